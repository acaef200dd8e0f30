//! What an information means among people; the page to learn it from is `docs/hanabi-companion.md`.
//!
//! Everything here follows from what the whole table knows, so that all seats take an information the same way.

use crate::hanabi::kinds::Kinds;
use crate::hanabi::mind::{Mind, Said};

/// The card that its holder discards next: the oldest that no information has touched.
pub(crate) fn chop(mind: &Mind, seat: u8) -> Option<u8> {
    mind.board.hand(seat).iter().rev().copied().find(|id| !mind.touched.has(*id))
}

/// The card that an information is about: the one that would be discarded next if it is touched, else the newest that was
/// never touched before, else the newest of those touched.
pub(crate) fn focus(mind: &Mind, said: &Said) -> Option<u8> {
    let hand = mind.board.hand(said.to);
    let touched = || hand.iter().copied().filter(|id| said.touched.has(*id));
    let chop = chop(mind, said.to).filter(|id| said.touched.has(*id));
    chop.or_else(|| touched().find(|id| !mind.touched.has(*id)))
        .or_else(|| touched().find(|id| !mind.may(*id).is_within(mind.board.playable)))
        .or_else(|| touched().next())
}

/// The fronts that fit now, or will once the cards that everybody knows of have been played.
pub(crate) fn soon_playable(mind: &Mind) -> Kinds {
    let board = &mind.board;
    let mut known = Kinds::NONE;
    for seat in 0..board.seats {
        for id in board.hand(seat).iter() {
            if let Some(kind) = mind.may(*id).only() {
                known = known | Kinds::one(kind);
            }
        }
    }
    let mut soon = board.playable;
    for kind in board.playable.iter() {
        let mut next = kind;
        while known.has(next) && next % 5 < 4 && !board.dead.has(next + 1) {
            next += 1;
            soon = soon | Kinds::one(next);
        }
    }
    soon
}

/// The fronts for which an information may warn: the last copies, and every 2 when the value is told.
fn worth_saving(mind: &Mind, said: &Said) -> Kinds {
    let critical = mind.board.critical();
    match said.clue {
        // A 5 is saved by its value, so that a colour always speaks of lower cards.
        hanabi::Clue::Colour(_) => critical & !Kinds::of_value(5),
        hanabi::Clue::Value(_) => critical | (Kinds::of_value(2) & !mind.board.dead),
    }
}

/// Takes in what an information means: the card it is about can be played, or soon; if it would have been discarded next it
/// may also be a warning. No other card that is touched for the first time is useless.
pub(crate) fn mean(mind: &mut Mind, said: &Said) {
    let Some(focus) = focus(mind, said) else { return };
    let kinds = Kinds::of_clue(said.clue);
    let before = mind.may(focus) & kinds;
    let saved = chop(mind, said.to) == Some(focus);
    let mut meant = before & soon_playable(mind);
    if saved {
        meant = meant | (before & worth_saving(mind, said));
    }
    let from = 1 << said.by;
    if !meant.is_empty() {
        mind.may[usize::from(focus)] = meant;
        mind.from[usize::from(focus)] |= from;
    }
    let board = mind.board;
    for id in board.hand(said.to).iter().filter(|id| **id != focus && said.touched.has(**id)) {
        if !mind.touched.has(*id) {
            let useful = mind.may(*id) & kinds & !board.dead;
            if !useful.is_empty() && useful != mind.may(*id) & kinds {
                mind.may[usize::from(*id)] = useful;
                mind.from[usize::from(*id)] |= from;
            }
        }
    }
}
