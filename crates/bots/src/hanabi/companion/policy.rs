//! What a companion does in its turn: the usual order of things, before any looking ahead.

use std::cmp::Reverse;

use hanabi::{Card, Clue, EventView, Hanabi, Public};

use super::convention::{chop, mean};
use super::telling::{Telling, best_telling, tellings};
use crate::hanabi::kinds::Kinds;
use crate::hanabi::mind::{Eyes, Manner, Mind, Reach, Reading, Said};
use crate::hanabi::moves::{Candidates, Move, Own, cheapest, proven_first, sure_plays, useless};
use crate::hanabi::reading::{note_single, singled_out};

/// The convention as a manner of playing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Convention;

impl Manner for Convention {
    fn mean(&self, mind: &mut Mind, said: &Said, _eyes: Eyes) {
        match mind.reading(said.by, said.to) {
            Reading::Convention => {
                note_single(mind, said);
                mean(mind, said);
            }
            Reading::Plain => singled_out(mind, said),
            Reading::Words => {}
        }
    }

    fn choose(&self, mind: &Mind, me: u8) -> Move {
        choose(mind, me)
    }

    /// The plays, the discard that would be made, and what is worth most to be told. As long as others may judge one by
    /// one's habits, nobody leaves a card lying that is taken for one to play.
    fn candidates(&self, mind: &Mind, me: u8) -> Candidates {
        let mut found = Candidates::new(choose(mind, me));
        let board = &mind.board;
        let own = Own::new(mind, me);
        let plays = plays_to_weigh(mind, me, &own);
        plays.iter().for_each(|id| found.add(Move::Play(*id)));
        if !plays.is_empty() && board.deck > LATE {
            return found;
        }
        if board.tokens < Hanabi::TOKENS
            && let Some(id) = discard(mind, me, &own)
        {
            found.add(Move::Discard(id));
        }
        let mut told: Vec<Telling> = tellings(mind, me).collect();
        told.sort_by_key(|told| Reverse(told.worth));
        told.iter().take(3).for_each(|told| found.add(Move::Inform(told.to, told.clue)));
        found
    }

    /// What everybody will make of a move is known only among one's own kind. With two at the table looking far brings
    /// nothing that could be measured.
    fn reach(&self, mind: &Mind) -> Reach {
        let seats = mind.board.seats;
        let alike = (0..seats).all(|seat| mind.kin & 1 << seat != 0);
        let deck = if alike && seats > 2 { Card::COUNT as u8 } else { LATE };
        Reach { deck, worlds: 8, doubt: 1 }
    }

    fn watch(&self, mind: &mut Mind, event: &EventView, me: u8) {
        if let EventView::Public(event) = event
            && let Some(by) = breaks_habit(mind, event).filter(|by| *by != me)
        {
            mind.distrust(1 << by);
        }
    }
}

/// From so few cards in the deck on a companion may leave a card lying that could be played.
const LATE: u8 = 8;

/// Who does something that nobody does by these habits: leaves a card lying that everybody takes for one to play, or plays
/// one that nobody does and that does not fit.
fn breaks_habit(mind: &Mind, event: &Public) -> Option<u8> {
    let board = &mind.board;
    if board.deck <= LATE || mind.misled {
        return None;
    }
    // Whoever has shown nothing yet may not be believed.
    let believed = |id: u8| {
        let from = mind.from[usize::from(id)];
        from == 0 || from & mind.shown != 0
    };
    let waits = |by: u8| {
        let hand = board.hand(by);
        hand.iter().any(|id| mind.may(*id).is_within(board.playable) && believed(*id))
    };
    let keeps = |by: u8| mind.readings[usize::from(by)] == Reading::Convention;
    match *event {
        Public::Discarded { by, .. } if keeps(by.0) && waits(by.0) => Some(by.0),
        Public::Informed { by, to, clue, touched, .. } if keeps(by.0) && waits(by.0) => {
            // Somebody may have been saved from a discard, and many cards at once are worth the turn.
            let said = Said { by: by.0, to: to.0, clue, touched: touched.iter().map(|id| id.0).collect() };
            let next = board.seats < 5 && to.0 == board.after(by.0, 1);
            let excused = touched.len() > 2 || (next && may_save(mind, &said));
            (!excused).then_some(by.0)
        }
        Public::Played { by, id, fits: false, .. }
            if keeps(by.0) && !mind.may(id.0).is_within(board.playable) =>
        {
            Some(by.0)
        }
        _ => None,
    }
}

/// Whether an information may keep its receiver from discarding the card that is next.
fn may_save(mind: &Mind, said: &Said) -> bool {
    let mut after = *mind;
    after.learn(said, Eyes::All, &Convention);
    let busy = |mind: &Mind| {
        let board = &mind.board;
        let may = |id: &u8| mind.may(*id);
        board
            .hand(said.to)
            .iter()
            .map(may)
            .any(|may| may.is_within(board.playable) || may.is_within(board.dead))
    };
    !busy(mind) && (chop(&after, said.to) != chop(mind, said.to) || busy(&after))
}

/// Whether playing a card that is only believed to fit risks one that cannot be replaced, on the word of strangers
/// alone who have shown nothing yet. In the last round there is nothing to keep it for.
fn is_risk(mind: &Mind, id: u8, plain: Kinds) -> bool {
    let (board, from) = (&mind.board, mind.from[usize::from(id)]);
    let strangers = from != 0 && from & (mind.shown | mind.kin) == 0;
    strangers && board.turns_left.is_none() && (plain & !board.playable).meets(board.critical())
}

/// What an information must be worth to be given instead of a discard: two players have no one else to speak to.
fn bar(seats: u8) -> i32 {
    if seats == 2 { 10 } else { 20 }
}

/// From this worth on a teammate would lose a needed card, and an information comes before a play.
/// With five at the table a play is worth more, as there are so few turns.
fn urgent(seats: u8) -> i32 {
    if seats == 5 { i32::MAX } else { Telling::RESCUE }
}

fn choose(mind: &Mind, me: u8) -> Move {
    let board = &mind.board;
    let own = Own::new(mind, me);
    let told = best_telling(mind, me);
    if let Some(told) = told.filter(|told| told.worth >= urgent(board.seats)) {
        return Move::Inform(told.to, told.clue);
    }
    let low = |may: Kinds| may.iter().map(|kind| u32::from(kind % 5)).sum::<u32>() * 60 / may.len();
    if let Some(id) = proven_first(mind, me, trusted_plays(mind, me, &own), low) {
        return Move::Play(id);
    }
    if let Some(id) = last_guess(mind, me, &own)
        && told.is_none_or(|told| told.worth < bar(board.seats))
    {
        return Move::Play(id);
    }
    let can_discard = board.tokens < Hanabi::TOKENS && !board.hand(me).is_empty();
    if let Some(told) = told {
        // Every discard costs a turn of the deck; once there are none to spare, speaking is better.
        let bar = if board.pace() <= 0 && !board.gran_finale { 0 } else { bar(board.seats) };
        if !can_discard || told.worth >= bar {
            return Move::Inform(told.to, told.clue);
        }
    }
    match discard(mind, me, &own) {
        Some(id) if can_discard => Move::Discard(id),
        Some(id) => Move::Play(id),
        // Without cards there is only speaking, and somebody can be spoken to, or the turn would be passed over (H19).
        None => {
            let to = board.others(me).find(|seat| !board.hand(*seat).is_empty());
            Move::Inform(to.unwrap_or(board.after(me, 1)), Clue::ALL[0])
        }
    }
}

/// The cards to play without a doubt. Once a card has turned out otherwise than it was meant, and the next error is the
/// third, only plain words are believed.
pub(crate) fn trusted_plays(
    mind: &Mind,
    me: u8,
    own: &Own,
) -> impl Iterator<Item = (u8, Kinds)> + Clone + use<> {
    let board = &mind.board;
    let wary = mind.misled && board.errors + 1 >= Hanabi::ERRORS;
    let plain = Own::plain(mind, me);
    let hand = board.hand(me);
    let trusted: [bool; 5] = std::array::from_fn(|slot| {
        let proven = plain.may[slot].is_within(board.playable);
        let risk = || hand.get(slot).is_some_and(|id| is_risk(mind, *id, plain.may[slot]));
        proven || (!wary && !risk())
    });
    sure_plays(mind, me, own)
        .filter(move |(id, _)| hand.iter().zip(trusted).any(|(held, trusted)| held == id && trusted))
}

/// What plain words prove to fit; only where they prove nothing, what is believed to.
fn plays_to_weigh(mind: &Mind, me: u8, own: &Own) -> Vec<u8> {
    let (hand, plain) = (mind.board.hand(me), Own::plain(mind, me));
    let proven = |id: &u8| {
        let mut cards = hand.iter().zip(plain.may);
        cards.any(|(held, may)| held == id && may.is_within(mind.board.playable))
    };
    let (sure, believed): (Vec<u8>, Vec<u8>) =
        trusted_plays(mind, me, own).map(|(id, _)| id).partition(proven);
    if sure.is_empty() { believed } else { sure }
}

/// In the last round a card that may fit is played as long as an error can be borne: nothing is left to lose.
fn last_guess(mind: &Mind, me: u8, own: &Own) -> Option<u8> {
    let board = &mind.board;
    if board.turns_left.is_none() || board.errors + 1 >= Hanabi::ERRORS {
        return None;
    }
    let hand = board.hand(me);
    let chances = hand
        .iter()
        .zip(own.may)
        .map(|(id, may)| (1000 * own.unseen.count(may & board.playable) / own.unseen.count(may).max(1), *id));
    chances.filter(|(chance, _)| *chance > 0).max().map(|(_, id)| id)
}

/// What is discarded: what nobody misses, else the card that is next, else what costs least.
pub(crate) fn discard(mind: &Mind, me: u8, own: &Own) -> Option<u8> {
    if let Some(id) = useless(mind, me, own) {
        return Some(id);
    }
    let hand = mind.board.hand(me);
    let needed = |id: u8| {
        let slot = hand.iter().position(|held| *held == id);
        slot.is_some_and(|slot| own.may[slot].is_within(mind.board.critical()))
    };
    let next = chop(mind, me).filter(|id| !needed(*id));
    next.or_else(|| cheapest(mind, me, own).map(|(_, id)| id))
}
