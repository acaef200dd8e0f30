//! The greedy way to play, step by step: `easy` plays it, and the searching bots play it in the games that they imagine.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use boardgame::{Game, Seat};
use sensu::{Action, Card, CardSet, FanType, Legal, Sensu, Step};

use super::fans::Fans;
use super::prospects::{Kinds, Outlook, best_combination, best_redeeming, outlooks};

/// What the greedy player does now. It reads only what the seat that acts can know.
pub(crate) fn choose(game: &Sensu) -> Action {
    let seat = game.seat();
    let legal = game.legal(seat);
    let alone = game.seats() == 1;
    let fans = Fans::of(game, seat, alone);
    match game.step() {
        Step::Turn => {
            if let Some((_, cards)) = best_combination(&fans, game.cards_of(seat)) {
                return Action::Play { cards };
            }
            draw(game, &fans, &legal)
        }
        Step::Wisdom { .. } => draw(game, &fans, &legal),
        Step::Discard => Action::Discard { card: least(game, &fans, legal.discard) },
        Step::Redeem => {
            let table = game.on_table();
            let mut redeemed: ArrayVec<Card, 3> = table.redeemed.iter().collect();
            let best = best_redeeming(&fans, table.left, &mut redeemed, table.bonuses).1;
            let card = best.filter(|card| legal.redeem.contains(*card)).or(legal.redeem.first());
            Action::Redeem { card: card.expect("there are tied cards") }
        }
        Step::Order => Action::Discard { card: lowest_in_pile(game, &fans, legal.discard) },
        Step::Aside => Action::Discard { card: best_for_next(game, legal.discard) },
        Step::Build => {
            let cards: ArrayVec<Card, 3> = legal.place.iter().collect();
            Action::Place { card: fans.best_order(&cards).1.expect("there are cards to place") }
        }
        Step::Harmony => {
            let worth = |card: &Card| fans.best_order(&[*card]).0;
            let card = legal.take.iter().max_by_key(|card| (worth(card), Reverse(*card)));
            Action::Take { card: card.expect("there is a card that fits") }
        }
        Step::Courage { opponent } => {
            let theirs = |card: &Card| {
                i32::from(fans.faces.sticks(*card)) * (10 + i32::from(game.sticks_in(opponent, card.fan())))
            };
            let card = legal.remove.iter().max_by_key(|card| (theirs(card), Reverse(*card)));
            Action::Remove { card: card.expect("there is a card to remove") }
        }
        Step::Put { card } => Action::Put { column: place_alone(game, &fans, card, &legal) },
    }
}

/// From the deck, or from the pile whose top leads to more than the deck does on average. Where nothing can be drawn, a
/// combination must be played, whatever it is worth (U5).
fn draw(game: &Sensu, fans: &Fans, legal: &Legal) -> Action {
    let seat = game.seat();
    if legal.draw && legal.take.is_empty() {
        return Action::Draw;
    }
    let hand = game.cards_of(seat);
    let with = |card: Card| best_combination(fans, hand.or(CardSet::of(card))).map_or(0, |(worth, _)| worth);
    let best =
        legal.take.iter().map(|card| (with(card), card)).max_by_key(|(worth, card)| (*worth, Reverse(*card)));
    match best {
        Some((worth, card)) if legal.draw => {
            let from_deck = || {
                let cards: ArrayVec<Card, 6> = hand.iter().collect();
                let unseen = Kinds::of(game.unseen_by(seat));
                outlooks(fans, &cards, &unseen).last().map_or(0, |outlook| outlook.next)
            };
            if worth > 0 && worth * 100 > from_deck() { Action::Take { card } } else { Action::Draw }
        }
        Some((_, card)) => Action::Take { card },
        None => legal.plays().first().map_or(Action::Draw, |cards| Action::Play { cards: *cards }),
    }
}

/// The sixth card: the one without which the others are worth most, now and then after one more card.
fn least(game: &Sensu, fans: &Fans, hand: CardSet) -> Card {
    let cards: ArrayVec<Card, 6> = hand.iter().collect();
    let unseen = Kinds::of(game.unseen_by(game.seat()));
    let outlooks = outlooks(fans, &cards, &unseen);
    let best = cards
        .iter()
        .zip(&outlooks)
        .max_by_key(|(card, outlook)| (**outlook, Reverse(fans.faces.sticks(**card))));
    best.map(|(card, _)| *card).expect("six cards are in the hand")
}

/// The next card of those that go on one's pile: the last one lies on top. What the next player could use goes down first,
/// unless Harmony is about to fire, which can take the top: then the best for oneself comes last.
fn lowest_in_pile(game: &Sensu, fans: &Fans, cards: CardSet) -> Card {
    let harmony = game.on_table().redeemed.iter();
    let mut harmony = harmony.filter(|card| card.fan() == FanType::MaiOugi && fans.fires(*card));
    if harmony.next().is_some() {
        let own = |card: &Card| (fans.best_order(&[*card]).0, *card);
        return cards.iter().min_by_key(own).expect("there are cards to order");
    }
    best_for_next(game, cards)
}

/// The discard that keeps from the next player what they could use most.
pub(crate) fn hides(game: &Sensu) -> Action {
    Action::Discard { card: best_for_next(game, game.legal(game.seat()).discard) }
}

/// The card that is worth most to the player who comes next; alone the one with the fewest sticks.
fn best_for_next(game: &Sensu, cards: CardSet) -> Card {
    let seats = game.seats();
    if seats == 1 {
        let sticks = |card: &Card| game.faces().sticks(*card);
        return cards.iter().min_by_key(|card| (sticks(card), *card)).expect("there are cards to order");
    }
    let next: Seat = game.seat().next(seats);
    let fans = Fans::of(game, next, false);
    let theirs = |card: &Card| (fans.best_order(&[*card]).0, fans.faces.sticks(*card), Reverse(*card));
    cards.iter().max_by_key(theirs).expect("there are cards to order")
}

/// Alone: where the drawn card goes. The ends that are left are worth something now, and on average after the next card.
fn place_alone(game: &Sensu, fans: &Fans, card: Card, legal: &Legal) -> Option<u8> {
    let columns = game.column_ends();
    let discards = game.top_of(Seat(0));
    let cards: ArrayVec<Card, 6> = columns.into_iter().flatten().chain(discards).chain([card]).collect();
    let outlooks = outlooks(fans, &cards, &Kinds::of(game.unseen_by(Seat(0))));
    let after = |column: Option<u8>| -> (Outlook, bool, Reverse<u8>) {
        let covered = column.map_or(discards, |column| columns[usize::from(column)]);
        let place = covered.and_then(|covered| cards.iter().position(|card| *card == covered));
        let outlook = outlooks[place.unwrap_or(cards.len())];
        (outlook, covered.is_none(), Reverse(covered.map_or(0, |card| fans.faces.sticks(card))))
    };
    legal.put.iter().copied().max_by_key(|column| after(*column)).flatten()
}
