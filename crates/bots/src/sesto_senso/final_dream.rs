//! Reading the common dream: how likely it is for each of the combinations that are left (G20, G23).

use arrayvec::ArrayVec;
use sesto_senso::{Card, Dream, DreamSet, Final, Kind, Psychic, View};

use super::listener::{Listener, ln_sum_exp};

/// A number for every combination that is asked about.
pub(crate) type OfSuspects = ArrayVec<f32, { Psychic::MOST }>;

/// The cards of a combination, in the order of the kinds.
pub(crate) type Combination = [Card; 3];

/// The ways in which three dreams can belong to three cards.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The combination of a psychic, once it is known.
pub(crate) fn combination(view: &View, psychic: Psychic) -> Option<Combination> {
    let known = view.psychics.get(psychic.index())?.combination;
    let card = |kind| known.number(kind).map(|number| Card::new(kind, number));
    Some([card(Kind::Object)?, card(Kind::Place)?, card(Kind::Character)?])
}

/// The combinations that may still be the culprit's.
pub(crate) fn suspects(view: &View) -> ArrayVec<Combination, { Psychic::MOST }> {
    let left = view.revelation.iter().flat_map(|revelation| &revelation.suspects);
    left.filter_map(|psychic| combination(view, *psychic)).collect()
}

/// The logarithm of the chance of each combination, given the common dream.
pub(crate) fn posterior(
    listener: &Listener,
    finale: Final,
    dreams: DreamSet,
    combinations: &[Combination],
) -> OfSuspects {
    let heard = combinations.iter().map(|cards| likelihood(listener, finale, dreams, cards));
    let mut chances: OfSuspects = heard.collect();
    let sum = ln_sum_exp(&chances);
    chances.iter_mut().for_each(|chance| *chance -= sum);
    chances
}

fn likelihood(listener: &Listener, finale: Final, dreams: DreamSet, cards: &Combination) -> f32 {
    match finale {
        Final::Classic => {
            let orders = ORDERS.map(|order| in_order(listener, dreams, cards, order));
            ln_sum_exp(&orders)
        }
        Final::One => {
            dreams.iter().map(|dream| listener.likelihood(dream, cards[Kind::Character.index()])).sum()
        }
        // About the whole of it: about any of the three cards.
        Final::Two => {
            dreams.iter().map(|dream| ln_sum_exp(&cards.map(|card| listener.likelihood(dream, card)))).sum()
        }
    }
}

/// The first dream for the card that the order names first, and so on.
fn in_order(listener: &Listener, dreams: DreamSet, cards: &Combination, order: [usize; 3]) -> f32 {
    dreams.iter().zip(order).map(|(dream, card)| listener.likelihood(dream, cards[card])).sum()
}

/// Which of three dreams suits which card best.
pub(crate) fn best_order(listener: &Listener, dreams: DreamSet, cards: &Combination) -> Option<[Dream; 3]> {
    let [first, second, third] = [dreams.nth(0)?, dreams.nth(1)?, dreams.nth(2)?];
    let worth = |order: &[usize; 3]| in_order(listener, dreams, cards, *order);
    let order = ORDERS.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    let mut by_card = [first; 3];
    for (dream, card) in [first, second, third].into_iter().zip(order) {
        by_card[*card] = dream;
    }
    Some(by_card)
}

#[cfg(test)]
mod tests {
    use sesto_senso::Edition;

    use super::super::affinity::Model;
    use super::*;

    fn dreams(numbers: [u8; 3]) -> DreamSet {
        numbers.into_iter().filter_map(Dream::new).collect()
    }

    fn cards(numbers: [u8; 3]) -> Combination {
        let [object, place, character] = numbers;
        [
            Card::new(Kind::Object, object),
            Card::new(Kind::Place, place),
            Card::new(Kind::Character, character),
        ]
    }

    #[test]
    fn the_order_of_the_common_dream_changes_nothing() {
        let listener = Listener::plain(Model::First, Edition::Second);
        let combinations = [cards([1, 2, 3]), cards([4, 5, 6]), cards([7, 8, 9])];
        for finale in Final::ALL {
            let chances = posterior(listener, finale, dreams([8, 30, 77]), &combinations);
            for order in [[77, 30, 8], [30, 8, 77]] {
                assert_eq!(posterior(listener, finale, dreams(order), &combinations), chances);
            }
            assert!((chances.iter().map(|chance| chance.exp()).sum::<f32>() - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn each_dream_goes_to_the_card_it_suits() {
        let listener = Listener::plain(Model::First, Edition::Second);
        let (given, asked) = (dreams([8, 30, 77]), cards([1, 2, 3]));
        let by_card = best_order(listener, given, &asked).expect("three dreams");
        let worth = |by_card: [Dream; 3]| -> f32 {
            by_card.into_iter().zip(asked).map(|(dream, card)| listener.likelihood(dream, card)).sum()
        };
        assert_eq!(by_card.into_iter().collect::<DreamSet>(), given);
        for order in ORDERS {
            assert!(worth(order.map(|place| by_card[place])) <= worth(by_card) + 1e-6);
        }
    }
}
