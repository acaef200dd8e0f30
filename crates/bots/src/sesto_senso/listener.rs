//! How a mind hears dreams: which of them it would expect for a card, and so which card it takes them for.

use std::sync::LazyLock;

use boardgame::GameRng;
use sesto_senso::{Card, CardSet, Dream, DreamSet, Edition, Kind};

use super::affinity::{Affinity, Model, Row, column};

/// How much a mind trusts its own reading: 0 hears nothing, large numbers leave no doubt.
///
/// A little above what foretold best what readers took gifts for that the table had not learnt from.
const TRUST: f32 = 1.4;

const KIND: usize = Kind::CARDS as usize;

/// A number for every card of a kind.
pub(crate) type OfKind = [f32; KIND];

/// One mind's reading: how strongly a dream suggests a card, as the logarithm of a chance that is not yet shared out among
/// the cards it could be.
#[derive(Debug)]
pub(crate) struct Listener {
    likelihood: Vec<Row>,
}

static PLAIN: LazyLock<[[Listener; 2]; 2]> = LazyLock::new(|| {
    [Edition::First, Edition::Second].map(|edition| {
        [Model::First, Model::Second].map(|model| Listener::new(Affinity::of(model, edition).rows.clone()))
    })
});

impl Listener {
    /// Everybody's reading.
    pub(crate) fn plain(model: Model, edition: Edition) -> &'static Listener {
        &PLAIN[edition as usize][model as usize]
    }

    /// Somebody's own: strays from everybody's by `noise` standard deviations.
    pub(crate) fn personal(model: Model, edition: Edition, noise: f32, rng: &mut GameRng) -> Listener {
        let mut rows = Affinity::of(model, edition).rows.clone();
        for pair in rows.as_flattened_mut().chunks_exact_mut(2) {
            for (number, stray) in pair.iter_mut().zip(normal_pair(rng)) {
                *number += noise * stray;
            }
        }
        for kind in Kind::ALL {
            let columns = kind.index() * KIND..(kind.index() + 1) * KIND;
            let numbers = || rows.iter().flat_map(|row| &row[columns.clone()]);
            let count = (rows.len() * KIND) as f32;
            let mean = numbers().sum::<f32>() / count;
            let deviation = (numbers().map(|number| (number - mean).powi(2)).sum::<f32>() / count).sqrt();
            rows.iter_mut().flat_map(|row| &mut row[columns.clone()]).for_each(|number| *number /= deviation);
        }
        Listener::new(rows)
    }

    fn new(mut rows: Vec<Row>) -> Listener {
        rows.as_flattened_mut().iter_mut().for_each(|number| *number *= TRUST);
        Listener { likelihood: rows }
    }

    /// How strongly `dream` suggests `card`.
    pub(crate) fn likelihood(&self, dream: Dream, card: Card) -> f32 {
        self.likelihood[usize::from(dream.number())][column(card)]
    }

    /// The same for all cards of a kind.
    pub(crate) fn of_kind(&self, dream: Dream, kind: Kind) -> &OfKind {
        let row = &self.likelihood[usize::from(dream.number())];
        row[kind.index() * KIND..].first_chunk().expect("every kind has its cards")
    }

    /// The same for several dreams together; a set has no order, so that none can matter.
    pub(crate) fn together(&self, dreams: DreamSet, kind: Kind) -> OfKind {
        let mut sums = [0.0; KIND];
        for dream in dreams.iter() {
            sums.iter_mut().zip(self.of_kind(dream, kind)).for_each(|(sum, number)| *sum += number);
        }
        sums
    }

    /// The logarithm of the chance of each of `cards`, given the dreams; nothing is left for the others.
    pub(crate) fn posterior(&self, dreams: DreamSet, kind: Kind, cards: CardSet) -> OfKind {
        let heard = self.together(dreams, kind);
        let mut chances = [f32::NEG_INFINITY; KIND];
        cards.iter().for_each(|card| chances[usize::from(card)] = heard[usize::from(card)]);
        let sum = ln_sum_exp(&chances);
        chances.map(|chance| chance - sum)
    }
}

/// The logarithm of a sum of numbers that are given by their logarithms.
pub(crate) fn ln_sum_exp(numbers: &[f32]) -> f32 {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if most == f32::NEG_INFINITY {
        return most;
    }
    most + numbers.iter().map(|number| (number - most).exp()).sum::<f32>().ln()
}

/// Two numbers of the normal distribution, by Box and Muller.
fn normal_pair(rng: &mut GameRng) -> [f32; 2] {
    const STEPS: u32 = 1 << 24;
    let mut share = || (rng.below(STEPS) as f32 + 0.5) / STEPS as f32;
    let radius = (-2.0 * share().ln()).sqrt();
    let angle = std::f32::consts::TAU * share();
    [radius * angle.cos(), radius * angle.sin()]
}

#[cfg(test)]
mod tests {
    use boardgame::Seed;

    use super::*;

    #[test]
    fn a_personality_strays_as_far_as_asked() {
        let plain = Listener::plain(Model::First, Edition::Second);
        for (noise, expected) in [(0.5, 0.894), (1.0, 0.707), (2.0, 0.447)] {
            let mut rng = GameRng::new(Seed::of_number(2), 0);
            let own = Listener::personal(Model::First, Edition::Second, noise, &mut rng);
            let agreement = correlation(plain.likelihood.as_flattened(), own.likelihood.as_flattened());
            assert!((agreement - expected).abs() < 0.03, "{noise}: {agreement}");
        }
    }

    fn correlation(one: &[f32], other: &[f32]) -> f32 {
        let mean = |numbers: &[f32]| numbers.iter().sum::<f32>() / numbers.len() as f32;
        let (m, n) = (mean(one), mean(other));
        let product = |a: &[f32], b: &[f32], m: f32, n: f32| {
            a.iter().zip(b).map(|(a, b)| (a - m) * (b - n)).sum::<f32>()
        };
        product(one, other, m, n) / (product(one, one, m, m) * product(other, other, n, n)).sqrt()
    }

    #[test]
    fn the_order_of_dreams_changes_nothing() {
        let dreams: Vec<Dream> = [70, 3, 41, 12].into_iter().filter_map(Dream::new).collect();
        let cards: CardSet = [1, 4, 9, 17].into_iter().collect();
        let listener = Listener::plain(Model::First, Edition::Second);
        let forwards = listener.posterior(dreams.iter().copied().collect(), Kind::Place, cards);
        let backwards = listener.posterior(dreams.iter().rev().copied().collect(), Kind::Place, cards);
        assert_eq!(forwards, backwards);
        assert!((forwards.map(f32::exp).iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}
