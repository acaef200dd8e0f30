//! How the worth of many choices is found with few imagined games.
//!
//! All choices are tried in the same worlds with the same chance, so that they differ by what they are and not by luck. Half
//! of the games find out which is best, the worse half being dropped again and again; the other half, in fresh worlds, tells
//! what the best and the one that was asked about are worth. The best was chosen without those, so that nothing speaks for
//! it by luck.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use boardgame::{GameRng, Seed};

use super::{Estimate, Weighed, Worth};

/// What a game was worth to each seat, or to all together.
pub(crate) type Results = ArrayVec<f64, 7>;

/// A position in which choices can be tried.
pub(crate) trait Trials {
    type Action: Clone + PartialEq;
    type World;

    /// By how much results differ where they differ.
    const UNIT: f64;

    /// Whose choices these are, among the results.
    fn place(&self) -> usize;

    /// A world that agrees with what is known.
    fn world(&self, rng: &mut GameRng) -> Self::World;

    /// What comes of an action in a world, or of the usual one, when all go on as usual.
    fn play_out(&self, world: &Self::World, action: Option<&Self::Action>, rng: &mut GameRng) -> Results;

    /// Whether two choices come to the same.
    fn alike(&self, _one: &Self::Action, _other: &Self::Action) -> bool {
        false
    }

    /// Whether any other choice is better that comes to the same.
    fn is_rash(&self, _action: &Self::Action) -> bool {
        false
    }

    /// How good a choice looks at first sight, where there are too many to try them all.
    fn hope(&self, _action: &Self::Action) -> Option<f64> {
        None
    }
}

/// So many choices are left when the best is chosen.
const FINALISTS: usize = 4;
/// So many are tried where first sight tells something: most of them the most hopeful, the others from all over.
const TRIED: usize = 24;
const HOPEFUL: usize = 16;
/// Fewer games than these tell nothing.
const FEWEST: u32 = 8;

/// Worlds one after the other, each with its own chance.
struct Worlds {
    seed: Seed,
    next: u64,
}

impl Worlds {
    fn new(rng: &mut GameRng) -> Worlds {
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(2).for_each(|pair| {
            let drawn = rng.below(1 << 16) as u16;
            pair.copy_from_slice(&drawn.to_le_bytes());
        });
        Worlds { seed: Seed::new(bytes), next: 0 }
    }

    fn draw(&mut self) -> GameRng {
        self.next += 1;
        GameRng::new(self.seed, self.next)
    }
}

/// What every seat makes of so many games after an action, or when the usual thing is done.
pub(crate) fn forecast<T: Trials>(
    trials: &T,
    action: Option<&T::Action>,
    games: u32,
    rng: &mut GameRng,
) -> Vec<Estimate> {
    let mut worlds = Worlds::new(rng);
    let played: Vec<Results> = (0..games.max(1))
        .map(|_| {
            let mut rng = worlds.draw();
            let world = trials.world(&mut rng);
            trials.play_out(&world, action, &mut rng)
        })
        .collect();
    let seats = played[0].len();
    let of_seat = |seat: usize| played.iter().map(|results| results[seat]).collect::<Vec<f64>>();
    (0..seats).map(|seat| Estimate::of(&of_seat(seat), T::UNIT)).collect()
}

/// The choices that are tried, and what came of them.
struct Trying<'a, T: Trials> {
    trials: &'a T,
    choices: Vec<T::Action>,
    results: Vec<Vec<f64>>,
    worlds: Worlds,
}

impl<T: Trials> Trying<'_, T> {
    /// Tries some choices in so many worlds more.
    fn try_out(&mut self, which: &[usize], worlds: u32) {
        let place = self.trials.place();
        for _ in 0..worlds {
            let mut rng = self.worlds.draw();
            let world = self.trials.world(&mut rng);
            for choice in which {
                let action = &self.choices[*choice];
                let played = self.trials.play_out(&world, Some(action), &mut rng.clone());
                self.results[*choice].push(played[place]);
            }
        }
    }

    fn mean(&self, choice: usize) -> f64 {
        let results = &self.results[choice];
        results.iter().sum::<f64>() / results.len().max(1) as f64
    }

    /// The best of some choices, by about so many games.
    fn best(&mut self, mut left: Vec<usize>, games: u32) -> usize {
        let rounds = (left.len().div_ceil(FINALISTS).next_power_of_two().trailing_zeros()).max(1);
        for _ in 0..rounds {
            self.try_out(&left, (games / rounds / left.len() as u32).max(1));
            left.sort_by(|one, other| {
                let rash = |choice: usize| self.trials.is_rash(&self.choices[choice]);
                descending(self.mean(*one), self.mean(*other)).then(rash(*one).cmp(&rash(*other)))
            });
            left.truncate(left.len().div_ceil(2).max(FINALISTS));
        }
        left[0]
    }
}

fn descending(one: f64, other: f64) -> Ordering {
    other.total_cmp(&one)
}

/// Where a choice stands: one of those that were looked at closely, or one that was only tried.
struct Standing {
    worth: Estimate,
    loss: Estimate,
}

/// What each of `moves` is worth, by about so many games.
///
/// # Panics
/// When there is no move.
pub(crate) fn weigh<T: Trials>(
    trials: &T,
    mut moves: Vec<T::Action>,
    asked: Option<&T::Action>,
    games: u32,
    rng: &mut GameRng,
) -> Weighed<T::Action> {
    if let Some(asked) = asked.filter(|asked| !moves.contains(asked)) {
        moves.push(asked.clone());
    }
    let (choices, choice_of) = distinct(trials, &moves);
    let asked = asked.and_then(|asked| moves.iter().position(|action| action == asked));
    let asked = asked.map(|place| choice_of[place]);
    let hopes: Option<Vec<f64>> = choices.iter().map(|choice| trials.hope(choice)).collect();
    let hopes = hopes.filter(|_| choices.len() > TRIED);
    let tried = match &hopes {
        Some(hopes) => hopeful(hopes, asked),
        None => (0..choices.len()).collect(),
    };
    let count = choices.len();
    let worlds = Worlds::new(rng);
    let mut trying = Trying { trials, choices, results: vec![Vec::new(); count], worlds };
    let best = if tried.len() == 1 { tried[0] } else { trying.best(tried.clone(), games / 2) };
    let mut closely = vec![best];
    closely.extend(asked.filter(|asked| *asked != best));
    let screened = std::mem::replace(&mut trying.results, vec![Vec::new(); count]);
    trying.try_out(&closely, (games / 2 / closely.len() as u32).max(FEWEST));
    let fresh = trying.results;
    let best_worth = Estimate::of(&fresh[best], T::UNIT);
    let prior = Prior::of(&screened, &tried, T::UNIT);
    let mut standings: Vec<Option<Standing>> = (0..count)
        .map(|choice| {
            if closely.contains(&choice) {
                let worth = Estimate::of(&fresh[choice], T::UNIT);
                let behind: Vec<f64> = fresh[best].iter().zip(&fresh[choice]).map(|(a, b)| a - b).collect();
                let loss = if choice == best { Estimate::default() } else { Estimate::of(&behind, T::UNIT) };
                Some(Standing { worth, loss })
            } else if screened[choice].is_empty() {
                None
            } else {
                let worth = prior.shrink(&screened[choice]);
                Some(Standing { worth, loss: best_worth.minus(worth) })
            }
        })
        .collect();
    if let Some(hopes) = &hopes {
        let guessed: Vec<Estimate> = (0..count)
            .map(|choice| nearest(choice, hopes, &standings).map_or(best_worth, |near| prior.widen(near)))
            .collect();
        for (standing, worth) in standings.iter_mut().zip(guessed) {
            standing.get_or_insert_with(|| Standing { worth, loss: best_worth.minus(worth) });
        }
    }
    let standings: Vec<Standing> =
        standings.into_iter().map(|standing| standing.expect("every choice was tried or guessed")).collect();
    let worths = moves
        .into_iter()
        .zip(&choice_of)
        .map(|(action, choice)| Worth {
            action,
            worth: standings[*choice].worth,
            loss: standings[*choice].loss,
        })
        .collect();
    let best = choice_of.iter().position(|choice| *choice == best).expect("the best choice is a move");
    Weighed { worths, best }
}

/// The choices that differ, and which of them each move is.
fn distinct<T: Trials>(trials: &T, moves: &[T::Action]) -> (Vec<T::Action>, Vec<usize>) {
    let mut choices: Vec<T::Action> = Vec::new();
    let choice_of = moves
        .iter()
        .map(|action| {
            choices.iter().position(|choice| trials.alike(choice, action)).unwrap_or_else(|| {
                choices.push(action.clone());
                choices.len() - 1
            })
        })
        .collect();
    (choices, choice_of)
}

/// Which choices are tried: the most hopeful, some from all over, and the one that was asked about.
fn hopeful(hopes: &[f64], asked: Option<usize>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..hopes.len()).collect();
    order.sort_by(|one, other| descending(hopes[*one], hopes[*other]));
    let rest = &order[HOPEFUL..];
    let step = rest.len().div_ceil(TRIED - HOPEFUL);
    let mut tried: Vec<usize> =
        order[..HOPEFUL].iter().chain(rest.iter().skip(step - 1).step_by(step)).copied().collect();
    tried.extend(asked.filter(|asked| !tried.contains(asked)));
    tried
}

/// What was tried and looks most like this choice at first sight.
fn nearest(choice: usize, hopes: &[f64], standings: &[Option<Standing>]) -> Option<Estimate> {
    let tried =
        standings.iter().enumerate().filter_map(|(other, standing)| Some((other, standing.as_ref()?)));
    let apart = |other: usize| (hopes[other] - hopes[choice]).abs();
    tried.min_by(|(one, _), (other, _)| apart(*one).total_cmp(&apart(*other))).map(|(_, near)| near.worth)
}

/// What is known of a choice before it is tried: what such choices are worth here.
struct Prior {
    mean: f64,
    /// How much the results of one choice vary, and how much choices do.
    within: f64,
    between: f64,
}

impl Prior {
    fn of(results: &[Vec<f64>], tried: &[usize], unit: f64) -> Prior {
        let tried = || tried.iter().map(|choice| &results[*choice]).filter(|results| !results.is_empty());
        let means: Vec<f64> =
            tried().map(|results| results.iter().sum::<f64>() / results.len() as f64).collect();
        let count = means.len().max(1) as f64;
        let mean = means.iter().sum::<f64>() / count;
        let (mut squares, mut freedom, mut noise) = (unit * unit, 1.0, 0.0);
        for (results, mean) in tried().zip(&means) {
            squares += results.iter().map(|result| (result - mean).powi(2)).sum::<f64>();
            freedom += (results.len() - 1) as f64;
        }
        let within = squares / freedom;
        tried().for_each(|results| noise += within / results.len() as f64 / count);
        let spread = means.iter().map(|other| (other - mean).powi(2)).sum::<f64>() / count;
        // Choices always differ a little.
        let between = (spread - noise).max(within / 50.0);
        Prior { mean, within, between }
    }

    /// Few results are drawn towards what is usual here.
    fn shrink(&self, results: &[f64]) -> Estimate {
        let weight = self.within / self.between;
        let count = results.len() as f64 + weight;
        let mean = (results.iter().sum::<f64>() + weight * self.mean) / count;
        Estimate { mean, error: (self.within / count).sqrt() }
    }

    /// What was not tried may differ from what it looks like.
    fn widen(&self, near: Estimate) -> Estimate {
        Estimate { mean: near.mean, error: near.error.hypot(self.between.sqrt()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Coins of which each falls on heads with its own chance, in per cent.
    struct Coins;

    impl Trials for Coins {
        type Action = u32;
        type World = ();

        const UNIT: f64 = 1.0;

        fn place(&self) -> usize {
            0
        }

        fn world(&self, _rng: &mut GameRng) {}

        fn play_out(&self, (): &(), action: Option<&u32>, rng: &mut GameRng) -> Results {
            let won = rng.below(100) < *action.unwrap_or(&50);
            [f64::from(u8::from(won))].into_iter().collect()
        }

        fn alike(&self, one: &u32, other: &u32) -> bool {
            one == other
        }

        fn hope(&self, action: &u32) -> Option<f64> {
            Some(f64::from(*action))
        }
    }

    fn rng(number: u64) -> GameRng {
        GameRng::new(Seed::of_number(number), 0)
    }

    #[test]
    fn the_truth_lies_within_two_errors() {
        for (coins, games) in [(vec![10, 45, 48, 50, 50, 90], 400), ((0..100).collect(), 600)] {
            let (mut within, mut all, mut looked) = (0, 0, 0);
            for number in 0..100 {
                let weighed = weigh(&Coins, coins.clone(), Some(&45), games, &mut rng(number));
                for worth in &weighed.worths {
                    let off = (worth.worth.mean - f64::from(worth.action) / 100.0).abs();
                    all += 1;
                    within += usize::from(off <= 2.0 * worth.worth.error);
                }
                let asked = weighed.of(&45).unwrap();
                let truth = f64::from(weighed.best().action) / 100.0 - 0.45;
                looked += usize::from((asked.loss.mean - truth).abs() <= 2.0 * asked.loss.error);
            }
            assert!(within * 100 >= all * 90, "{within} of {all}");
            assert!(looked >= 90, "{looked} of 100");
        }
    }

    #[test]
    fn the_best_is_found_and_equals_have_one_worth() {
        let coins = [20, 90, 20, 30, 25, 20];
        let weighed = weigh(&Coins, coins.to_vec(), None, 300, &mut rng(1));
        assert_eq!(weighed.best().action, 90);
        assert_eq!(weighed.best().loss, Estimate::default());
        assert_eq!(weighed.worths.len(), coins.len());
        assert_eq!(weighed.worths[0], weighed.worths[2]);
    }

    #[test]
    fn asked_again_it_answers_the_same() {
        let ask = || weigh(&Coins, vec![1, 50, 60], Some(&50), 100, &mut rng(7));
        assert_eq!(ask(), ask());
        let one = forecast(&Coins, Some(&30), 4000, &mut rng(3))[0];
        assert!((one.mean - 0.3).abs() < 2.0 * one.error, "{one:?}");
    }
}
