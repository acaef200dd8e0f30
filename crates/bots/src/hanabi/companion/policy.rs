//! What a companion does in its turn: the usual order of things, before any looking ahead.

use boardgame::Seat;
use hanabi::{Clue, Hanabi};

use super::convention::{chop, mean};
use super::telling::{Telling, best_telling};
use crate::hanabi::kinds::Kinds;
use crate::hanabi::mind::{Eyes, Manner, Mind, Reach, Said};
use crate::hanabi::moves::{Candidates, Move, Own, cheapest, proven_first, sure_plays, useless};
use crate::hanabi::reading::singled_out;

/// The convention as a manner of playing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Convention;

impl Manner for Convention {
    fn mean(&self, mind: &mut Mind, said: &Said, _eyes: Eyes) {
        if mind.plainly.contains(Seat(said.by)) || mind.plainly.contains(Seat(said.to)) {
            singled_out(mind, said);
        } else {
            mean(mind, said);
        }
    }

    fn choose(&self, mind: &Mind, me: u8) -> Move {
        choose(mind, me)
    }

    fn candidates(&self, mind: &Mind, me: u8) -> Candidates {
        let mut found = Candidates::new(choose(mind, me));
        let board = &mind.board;
        let own = Own::new(mind, me);
        if board.tokens < Hanabi::TOKENS
            && let Some(id) = discard(mind, me, &own)
        {
            found.add(Move::Discard(id));
        }
        trusted_plays(mind, me, &own).for_each(|(id, _)| found.add(Move::Play(id)));
        if let Some(told) = best_telling(mind, me) {
            found.add(Move::Inform(told.to, told.clue));
        }
        found
    }

    fn reach(&self, _seats: u8) -> Reach {
        Reach { deck: 8, worlds: 8 }
    }
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
    let (told, unseen, playable) = (mind.told, own.unseen.some(), board.playable);
    sure_plays(mind, me, own)
        .filter(move |(id, _)| !wary || (told[usize::from(*id)] & unseen).is_within(playable))
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
