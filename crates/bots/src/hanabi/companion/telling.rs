//! What an information would bring: the giver hears it as everybody will, and looks whether it is true.

use hanabi::Clue;

use super::convention::{chop, soon_playable};
use super::policy::Convention;
use crate::hanabi::kinds::Kinds;
use crate::hanabi::mind::{Eyes, Mind, Said};

/// An information that could be given, and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Telling {
    pub(crate) to: u8,
    pub(crate) clue: Clue,
    pub(crate) worth: i32,
}

impl Telling {
    /// The next player would otherwise discard a card that cannot be replaced.
    pub(crate) const RESCUE: i32 = 100;
    /// The same for somebody further on, whom others can still help.
    const LATER_RESCUE: i32 = 25;
    /// The next player, or somebody further on, would discard a 2 of which no other is in sight.
    const SAVED_TWO: [i32; 2] = [15, 8];
    /// A card that can be played at once, and one that can be played soon.
    const PLAY: i32 = 30;
    const SOON: i32 = 20;
    /// What it is worth less where only the convention tells it, as long as the receiver may not keep to it.
    const HIDDEN: i32 = 4;
    /// A card touched for the first time: one that cannot be replaced, another, or one of no use that looks useful.
    const NEEDED: i32 = 15;
    const USEFUL: i32 = 1;
    const RUBBISH: i32 = -15;
    /// A card that is now known to be of no use.
    const DEAD: i32 = 4;
}

/// The informations that mislead nobody, with what they are worth; none without a token.
pub(crate) fn tellings(mind: &Mind, me: u8) -> impl Iterator<Item = Telling> {
    let board = &mind.board;
    let told = board.others(me).filter(move |to| board.tokens > 0 && !board.hand(*to).is_empty());
    told.flat_map(move |to| {
        Clue::ALL
            .into_iter()
            .filter_map(move |clue| worth(mind, me, to, clue).map(|worth| Telling { to, clue, worth }))
    })
}

/// The information that is worth most, of equals the first.
pub(crate) fn best_telling(mind: &Mind, me: u8) -> Option<Telling> {
    tellings(mind, me).reduce(|best, told| if told.worth > best.worth { told } else { best })
}

/// The mind of everybody after an information.
pub(crate) fn after(mind: &Mind, me: u8, to: u8, clue: Clue) -> Mind {
    let board = &mind.board;
    let kinds = Kinds::of_clue(clue);
    let hand = board.hand(to);
    let touched = hand.iter().copied().filter(|id| kinds.has(board.front(*id))).collect();
    let mut after = *mind;
    after.learn(&Said { by: me, to, clue, touched }, Eyes::All, &Convention);
    after.settle();
    after
}

/// What an information is worth; none if somebody would take a card for what it is not.
fn worth(mind: &Mind, me: u8, to: u8, clue: Clue) -> Option<i32> {
    let board = &mind.board;
    let after = after(mind, me, to, clue);
    let (soon, then_soon) = (soon_playable(mind), soon_playable(&after));
    let mut plays = Kinds::NONE;
    for seat in board.others(me).filter(|seat| *seat != to) {
        for id in board.hand(seat).iter().filter(|id| mind.may(**id).is_within(soon)) {
            plays = plays | Kinds::one(board.front(*id));
        }
    }
    let mut worth = 0;
    // Somebody who has not shown that they keep to the convention may read as a newcomer does.
    let unproven = after.keeps & (1 << to) == 0;
    for id in board.hand(to).iter() {
        let front = board.front(*id);
        let (was, is) = (mind.may(*id), after.may(*id));
        if !is.has(front) {
            return None;
        }
        let misread = |id: u8| newcomer_plays(&after, id) && !newcomer_plays(mind, id);
        if unproven && misread(*id) && !board.playable.has(front) {
            return None;
        }
        let new = !mind.touched.has(*id) && after.touched.has(*id);
        if is.is_within(then_soon) && !was.is_within(soon) && !plays.has(front) {
            worth += if is.is_within(board.playable) { Telling::PLAY } else { Telling::SOON };
            if unproven && !newcomer_plays(&after, *id) {
                worth -= Telling::HIDDEN;
            }
            worth -= i32::from(front % 5);
            plays = plays | Kinds::one(front);
        } else if new && (board.dead.has(front) || plays.has(front) || is_told(mind, me, *id, front)) {
            worth += if is.is_within(board.dead) { 0 } else { Telling::RUBBISH };
        } else if new {
            worth += if board.critical().has(front) { Telling::NEEDED } else { Telling::USEFUL };
        }
        if is.is_within(board.dead) && !was.is_within(board.dead) {
            worth += Telling::DEAD;
        }
        worth += (was.len() as i32 - is.len() as i32) / 8;
    }
    Some(worth + rescue(mind, &after, me, to))
}

/// Whether a newcomer would play the card, after what was said.
fn newcomer_plays(mind: &Mind, id: u8) -> bool {
    let words = mind.told[usize::from(id)] & mind.board.left.some();
    let may = words & mind.singled[usize::from(id)];
    !may.is_empty() && may.is_within(mind.board.playable)
}

/// What it is worth that `to` does not discard the card that is next.
fn rescue(mind: &Mind, after: &Mind, me: u8, to: u8) -> i32 {
    let board = &mind.board;
    let busy = |mind: &Mind| {
        let may = |id: &u8| mind.may(*id);
        board.hand(to).iter().map(may).any(|may| may.is_within(board.playable) || may.is_within(board.dead))
    };
    let Some(next) = chop(mind, to) else { return 0 };
    if busy(mind) || (chop(after, to) == Some(next) && !busy(after)) {
        return 0;
    }
    let front = board.front(next);
    let later = usize::from(to != board.after(me, 1));
    if board.critical().has(front) {
        [Telling::RESCUE, Telling::LATER_RESCUE][later]
    } else if front % 5 == 1 && !board.dead.has(front) && !is_told(mind, me, next, front) {
        Telling::SAVED_TWO[later]
    } else {
        0
    }
}

/// Whether another hand that `me` sees holds the same front and was told of it.
fn is_told(mind: &Mind, me: u8, id: u8, front: u8) -> bool {
    let board = &mind.board;
    board.others(me).any(|seat| {
        let hand = board.hand(seat);
        hand.iter().any(|held| *held != id && board.front(*held) == front && mind.touched.has(*held))
    })
}

/// Why this information is given: the weightiest thing that it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    Play,
    Save,
    Soon,
    Know,
    Pass,
}

pub(crate) fn aim(mind: &Mind, me: u8, to: u8, clue: Clue) -> Aim {
    let after = after(mind, me, to, clue);
    let hand = mind.board.hand(to);
    let becomes = |kinds: Kinds, then: Kinds| {
        hand.iter().any(|id| after.may(*id).is_within(then) && !mind.may(*id).is_within(kinds))
    };
    if becomes(mind.board.playable, mind.board.playable) {
        Aim::Play
    } else if rescue(mind, &after, me, to) > 0 {
        Aim::Save
    } else if becomes(soon_playable(mind), soon_playable(&after)) {
        Aim::Soon
    } else if hand.iter().any(|id| after.may(*id) != mind.may(*id)) {
        Aim::Know
    } else {
        Aim::Pass
    }
}
