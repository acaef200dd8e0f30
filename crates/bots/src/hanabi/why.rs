//! Why a partner does something, in words.
//!
//! A reason about one's own card that rests on what the whole table knows is for everybody. One that rests on other hands,
//! or speaks of a teammate's cards, would tell people their own: it is private until the end.

use boardgame::{Saying, Seat};
use hanabi::{Action, Card, CardId, CardValue};

use super::kinds::Kinds;
use super::mind::Mind;
use super::moves::{Move, Own};
use crate::{Decision, Why};

/// The action of a move.
pub(crate) fn action(chosen: Move) -> Action {
    match chosen {
        Move::Play(id) => Action::Play { card: CardId(id) },
        Move::Discard(id) => Action::Discard { card: CardId(id) },
        Move::Inform(to, clue) => Action::Inform { to: Seat(to), clue },
    }
}

/// A move with its reason; `telling` says why an information is given, which is private.
pub(crate) fn answer(mind: &Mind, me: u8, chosen: Move, telling: Why) -> Decision<Action> {
    let why = match chosen {
        Move::Play(id) => play(mind, me, id),
        Move::Discard(id) => discard(mind, me, id),
        Move::Inform(..) => telling,
    };
    Decision::Act { action: action(chosen), why: Some(why) }
}

pub(crate) fn public(say: Saying) -> Why {
    Why { say, private: false }
}

pub(crate) fn private(say: Saying) -> Why {
    Why { say, private: true }
}

/// What one knows of an own card oneself.
fn known(mind: &Mind, me: u8, id: u8) -> Kinds {
    let own = Own::new(mind, me);
    let slot = mind.board.hand(me).iter().position(|held| *held == id);
    slot.map_or(Kinds::ALL, |slot| own.may[slot])
}

fn play(mind: &Mind, me: u8, id: u8) -> Why {
    let playable = mind.board.playable;
    let (all_know, told) = (mind.may(id), mind.told[usize::from(id)] & mind.board.left.some());
    if !known(mind, me, id).is_within(playable) {
        return public(Saying::new("hanabi-why-guess"));
    }
    if !all_know.is_within(playable) {
        return private(Saying::new("hanabi-why-play-seen"));
    }
    if let Some(kind) = all_know.only() {
        let card = Card::of_index(usize::from(kind));
        return public(Saying::new("hanabi-why-play-known").with_key("card", card.key_in_sentence()));
    }
    // A colour of which only fitting cards are left is a single front, so that only values remain to be named.
    let value = CardValue::ALL.into_iter().find(|value| told.is_within(Kinds::of_value(value.number())));
    match value.filter(|_| told.is_within(playable)) {
        Some(value) => public(Saying::new("hanabi-why-play-value").with("value", value.number())),
        None => public(Saying::new("hanabi-why-play-meant")),
    }
}

fn discard(mind: &Mind, me: u8, id: u8) -> Why {
    let board = &mind.board;
    let mine = known(mind, me, id);
    if mind.may(id).is_within(board.dead) {
        return public(Saying::new("hanabi-why-discard-useless"));
    }
    if mine.is_within(board.dead) {
        return private(Saying::new("hanabi-why-discard-useless"));
    }
    let held = board.others(me).flat_map(|seat| board.hand(seat).to_vec());
    let held = held.fold(Kinds::NONE, |held, id| held | Kinds::one(board.front(id)));
    if mine.is_within(board.dead | held) {
        return private(Saying::new("hanabi-why-discard-twin"));
    }
    let untouched = || board.hand(me).iter().rev().copied().find(|id| !mind.touched.has(*id));
    if untouched() == Some(id) {
        return public(Saying::new("hanabi-why-discard-next"));
    }
    public(Saying::new("hanabi-why-discard-spare"))
}
