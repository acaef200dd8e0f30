//! Why a partner does something, in words.
//!
//! A reason says that something is so only if plain words and what can be seen leave nothing else; what an information was
//! taken to mean is told as such. What the others hear during play follows from the action and from what the whole table
//! knows: other hands never choose it, neither its words nor whether there are any. What rests on them is told at the end.

use boardgame::{Saying, Seat};
use hanabi::{Action, Card, CardId, CardValue, Clue, Hanabi};

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

/// Who can follow what a partner believes of its cards.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Belief<'a> {
    /// It follows from what the whole table has heard, which is this.
    Shared(&'a Mind),
    /// It rests on the hands that this partner sees.
    Own,
}

/// A move with its reason; `telling` says why an information is given.
pub(crate) fn answer(
    mind: &Mind,
    me: u8,
    chosen: Move,
    belief: Belief<'_>,
    telling: impl FnOnce() -> Why,
) -> Decision<Action> {
    let why = match chosen {
        Move::Play(id) => play(mind, me, id, belief),
        Move::Discard(id) => discard(mind, me, id, belief),
        Move::Inform(..) => telling(),
    };
    // The only thing there was to do speaks for itself.
    let forced = can_only_play(mind, me) && mind.board.hand(me).len() == 1;
    Decision::Act { action: action(chosen), why: Some(why).filter(|_| !forced) }
}

fn because(key: &'static str) -> Saying {
    Saying::new(key)
}

fn named(key: &'static str, kind: u8) -> Saying {
    Saying::new(key).with_key("card", Card::of_index(usize::from(kind)).key_in_sentence())
}

/// Speaks of an information: whom it is for, and how many cards it touches.
pub(crate) fn touching(key: &'static str, mind: &Mind, to: u8, clue: Clue) -> Saying {
    let kinds = Kinds::of_clue(clue);
    let touched = mind.board.hand(to).iter().filter(|id| kinds.has(mind.board.front(**id))).count();
    because(key).with("to", Seat(to)).with("count", touched as u32)
}

/// What one would say by all one knows, and what the whole table may hear of it meanwhile.
fn both(say: Saying, meanwhile: Saying) -> Why {
    if say == meanwhile { Why::public(say) } else { Why::private(say).meanwhile(meanwhile) }
}

/// What one's own card can be by plain words, and by what they were taken to mean, both with the other hands in sight.
fn known(mind: &Mind, me: u8, id: u8) -> (Kinds, Kinds) {
    let slot = mind.board.hand(me).iter().position(|held| *held == id);
    let of = |own: Own| slot.map_or(Kinds::ALL, |slot| own.may[slot]);
    (of(Own::plain(mind, me)), of(Own::new(mind, me)))
}

/// What all take a card for: what an information meant to everybody, or else its words.
fn taken_for(id: u8, open: Kinds, belief: Belief<'_>) -> Kinds {
    match belief {
        Belief::Shared(table) => table.may(id),
        Belief::Own => open,
    }
}

fn play(mind: &Mind, me: u8, id: u8, belief: Belief<'_>) -> Why {
    let playable = mind.board.playable;
    let open = mind.plain()[usize::from(id)];
    if open.is_within(playable) {
        return Why::public(fits(open));
    }
    let taken = taken_for(id, open, belief);
    let meanwhile = if !taken.is_within(playable) {
        if can_only_play(mind, me) {
            because("hanabi-why-play-forced")
        } else {
            because("hanabi-why-play-open")
        }
    } else {
        meant(taken)
    };
    let (proven, believed) = known(mind, me, id);
    let say = if proven.is_within(playable) {
        because("hanabi-why-play-seen")
    } else if believed.is_within(playable) && !believed.is_empty() {
        if taken.is_within(playable) { meanwhile.clone() } else { because("hanabi-why-play-meant-seen") }
    } else if meanwhile.key == "hanabi-why-play-forced" {
        meanwhile.clone()
    } else {
        because("hanabi-why-play-guess").with("chance", chance(mind, me, believed))
    };
    both(say, meanwhile)
}

/// What is certain of a card that fits whatever it is.
fn fits(open: Kinds) -> Saying {
    if let Some(kind) = open.only() {
        return named("hanabi-why-play-known", kind);
    }
    // A colour of which only fitting cards are left is a single front, so that only values remain to be named.
    let value = CardValue::ALL.into_iter().find(|value| open.is_within(Kinds::of_value(value.number())));
    match value {
        Some(value) => because("hanabi-why-play-value").with("value", value.number()),
        None => because("hanabi-why-play-sure"),
    }
}

/// What a card was taken for that would fit if it were so.
fn meant(taken: Kinds) -> Saying {
    match taken.only() {
        Some(kind) => named("hanabi-why-play-taken", kind),
        None => because("hanabi-why-play-meant"),
    }
}

/// How likely a card is to fit, in whole per cent, all copies that it can be being equally likely.
fn chance(mind: &Mind, me: u8, may: Kinds) -> u32 {
    let unseen = Own::plain(mind, me).unseen;
    let (fits, all) = (unseen.count(may & mind.board.playable), unseen.count(may).max(1));
    (100 * fits + all / 2) / all
}

/// Whether everybody sees that a card had to be played.
fn can_only_play(mind: &Mind, me: u8) -> bool {
    let board = &mind.board;
    board.tokens == Hanabi::TOKENS && board.others(me).all(|seat| board.hand(seat).is_empty())
}

fn discard(mind: &Mind, me: u8, id: u8, belief: Belief<'_>) -> Why {
    let board = &mind.board;
    let (dead, critical) = (board.dead, board.critical());
    let open = mind.plain()[usize::from(id)];
    if open.is_within(dead) {
        return Why::public(because("hanabi-why-discard-useless"));
    }
    let taken = taken_for(id, open, belief);
    let oldest = board.hand(me).iter().rev().copied().find(|id| !mind.touched.has(*id));
    let meanwhile = if taken.is_within(dead) {
        because("hanabi-why-discard-taken")
    } else if oldest == Some(id) {
        because("hanabi-why-discard-next")
    } else if !open.meets(critical) {
        because("hanabi-why-discard-replaceable")
    } else {
        because("hanabi-why-discard-spare")
    };
    let held = board.others(me).flat_map(|seat| board.hand(seat).to_vec());
    let held = held.fold(Kinds::NONE, |held, id| held | Kinds::one(board.front(id)));
    let (proven, believed) = known(mind, me, id);
    let pair = || {
        let mine = Own::new(mind, me);
        believed.only().is_some() && mine.may.iter().filter(|may| **may == believed).count() > 1
    };
    let say = if proven.is_within(dead) {
        because("hanabi-why-discard-seen")
    } else if proven.is_within(held) {
        because("hanabi-why-discard-twin")
    } else if believed.is_within(dead) {
        because("hanabi-why-discard-taken")
    } else if believed.is_within(dead | held) {
        because("hanabi-why-discard-twin-taken")
    } else if pair() {
        because("hanabi-why-discard-pair")
    } else {
        meanwhile.clone()
    };
    both(say, meanwhile)
}
