//! What a seat can do in its turn, and what it knows of its own cards.

use hanabi::Clue;

use super::kinds::{Copies, Kinds};
use super::mind::Mind;

/// What a seat does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Play(u8),
    Discard(u8),
    Inform(u8, Clue),
}

/// One's own cards as one knows them: from what all know, and from the hands of the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Own {
    pub(crate) may: [Kinds; 5],
    /// The cards that one sees nowhere.
    pub(crate) unseen: Copies,
}

impl Own {
    pub(crate) fn new(mind: &Mind, me: u8) -> Own {
        let board = &mind.board;
        let mut unseen = board.left;
        for seat in board.others(me) {
            for id in board.hand(seat).iter() {
                unseen.take(board.front(*id));
            }
        }
        let hand = board.hand(me);
        let mut may = [Kinds::NONE; 5];
        for (may, id) in may.iter_mut().zip(hand.iter()) {
            let possible = mind.may(*id) & unseen.some();
            *may = if possible.is_empty() { mind.may(*id) } else { possible };
        }
        loop {
            let mut known = Copies::NONE;
            may.iter().filter_map(|may| may.only()).for_each(|kind| known.add(kind));
            let gone = unseen.at_most(known);
            let mut changed = false;
            for may in may.iter_mut().take(hand.len()).filter(|may| may.len() > 1 && may.meets(gone)) {
                let rest = *may & !gone;
                if !rest.is_empty() {
                    *may = rest;
                    changed = true;
                }
            }
            if !changed {
                return Own { may, unseen };
            }
        }
    }
}

/// The moves to weigh, the protocol's own first: at most five plays, a discard, an information and that one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidates {
    moves: [Move; 8],
    len: usize,
}

impl Candidates {
    pub(crate) fn new(first: Move) -> Candidates {
        Candidates { moves: [first; 8], len: 1 }
    }

    pub(crate) fn add(&mut self, action: Move) {
        if !self.contains(&action) {
            self.moves[self.len] = action;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for Candidates {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

/// The cards that fit whatever they are.
pub(crate) fn sure_plays(mind: &Mind, me: u8, own: &Own) -> impl Iterator<Item = (u8, Kinds)> {
    let playable = mind.board.playable;
    let cards: [Option<(u8, Kinds)>; 5] =
        std::array::from_fn(|slot| mind.board.hand(me).get(slot).map(|id| (*id, own.may[slot])));
    cards.into_iter().flatten().filter(move |(_, may)| may.is_within(playable) && !may.is_empty())
}

/// The card that costs least to discard, and what it costs: 60,000 a card that no series can do without, 6,000 another.
pub(crate) fn cheapest(mind: &Mind, me: u8, own: &Own) -> Option<(u32, u8)> {
    let board = &mind.board;
    let mut seen = Kinds::NONE;
    for seat in board.others(me) {
        for id in board.hand(seat).iter() {
            seen = seen | Kinds::one(board.front(*id));
        }
    }
    let critical = board.critical();
    let cost = |may: Kinds| {
        let worth = |kind: u8| match kind {
            kind if board.dead.has(kind) => 0,
            kind if seen.has(kind) => 2,
            kind if critical.has(kind) => 60 - 10 * u32::from(kind % 5),
            kind => 6 - u32::from(kind % 5),
        };
        let sum: u32 = may.iter().map(|kind| own.unseen.of(kind) * worth(kind)).sum();
        1000 * sum / own.unseen.count(may).max(1)
    };
    let cards = board.hand(me);
    let costs = cards.iter().zip(own.may).map(|(id, may)| (cost(may), *id));
    costs.min_by_key(|(cost, _)| *cost)
}

/// A card that nobody misses: no series can use it, or another hand or this one holds the same and knows it.
pub(crate) fn useless(mind: &Mind, me: u8, own: &Own) -> Option<u8> {
    let board = &mind.board;
    let hand = board.hand(me);
    let dead = hand.iter().zip(own.may).find(|(_, may)| may.is_within(board.dead));
    if let Some((id, _)) = dead {
        return Some(*id);
    }
    let mut held = board.dead;
    for seat in board.others(me) {
        for id in board.hand(seat).iter() {
            if let Some(kind) = mind.may(*id).only() {
                held = held | Kinds::one(kind);
            }
        }
    }
    let twin = |slot: usize, may: Kinds| may.only().is_some() && own.may[..slot].contains(&may);
    let mut cards = hand.iter().zip(own.may).enumerate();
    cards.find(|(slot, (_, may))| may.is_within(held) || twin(*slot, *may)).map(|(_, (id, _))| *id)
}
