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
    /// From everything that was said and meant.
    pub(crate) fn new(mind: &Mind, me: u8) -> Own {
        let unseen = unseen(mind, me);
        let hand = mind.board.hand(me);
        let mut own = Own { may: [Kinds::NONE; 5], unseen };
        for (may, id) in own.may.iter_mut().zip(hand.iter()) {
            let told = mind.told[usize::from(*id)] & unseen.some();
            let possible = mind.may(*id) & unseen.some();
            *may = if possible.is_empty() { told } else { possible };
        }
        // What is only believed gives way where more cards claim a front than there are copies.
        let mut doubted = [false; 5];
        loop {
            own.narrow(hand.len());
            let over = own.claimed_too_often();
            let mut changed = false;
            for (slot, id) in hand.iter().enumerate() {
                if own.may[slot].meets(over) && own.may[slot].only().is_some() && !doubted[slot] {
                    doubted[slot] = true;
                    own.may[slot] = mind.told[usize::from(*id)] & unseen.some();
                    changed = true;
                }
            }
            if !changed {
                return own;
            }
        }
    }

    /// The fronts that more cards are taken for than there are copies.
    fn claimed_too_often(&self) -> Kinds {
        let (mut known, mut over) = (Copies::NONE, Kinds::NONE);
        for kind in self.may.iter().filter_map(|may| may.only()) {
            if known.of(kind) >= self.unseen.of(kind) {
                over = over | Kinds::one(kind);
            }
            known.add(kind);
        }
        over
    }

    /// From plain words alone, and from what one sees: true whoever spoke and however.
    pub(crate) fn plain(mind: &Mind, me: u8) -> Own {
        let unseen = unseen(mind, me);
        let hand = mind.board.hand(me);
        let mut own = Own { may: [Kinds::NONE; 5], unseen };
        for (may, id) in own.may.iter_mut().zip(hand.iter()) {
            *may = mind.told[usize::from(*id)] & unseen.some();
        }
        own.narrow(hand.len());
        own
    }

    /// Where all copies of a front are known to be among these cards, no other is one of them.
    fn narrow(&mut self, cards: usize) {
        loop {
            let mut known = Copies::NONE;
            self.may.iter().filter_map(|may| may.only()).for_each(|kind| known.add(kind));
            let gone = self.unseen.at_most(known);
            let mut changed = false;
            for may in self.may.iter_mut().take(cards).filter(|may| may.len() > 1 && may.meets(gone)) {
                let rest = *may & !gone;
                if !rest.is_empty() {
                    *may = rest;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }
}

/// The cards that `me` sees nowhere.
pub(crate) fn unseen(mind: &Mind, me: u8) -> Copies {
    let board = &mind.board;
    let mut unseen = board.left;
    for seat in board.others(me) {
        for id in board.hand(seat).iter() {
            unseen.take(board.front(*id));
        }
    }
    unseen
}

/// The moves to weigh, the usual one first: at most five plays, a discard, three informations and that one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidates {
    moves: [Move; 10],
    len: usize,
}

impl Candidates {
    pub(crate) fn new(first: Move) -> Candidates {
        Candidates { moves: [first; 10], len: 1 }
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
pub(crate) fn sure_plays(
    mind: &Mind,
    me: u8,
    own: &Own,
) -> impl Iterator<Item = (u8, Kinds)> + Clone + use<> {
    let playable = mind.board.playable;
    let cards: [Option<(u8, Kinds)>; 5] =
        std::array::from_fn(|slot| mind.board.hand(me).get(slot).map(|id| (*id, own.may[slot])));
    cards.into_iter().flatten().filter(move |(_, may)| may.is_within(playable) && !may.is_empty())
}

/// The play to make first: what plain words prove before what is only believed, and then what is least `late`.
pub(crate) fn proven_first(
    mind: &Mind,
    me: u8,
    plays: impl Iterator<Item = (u8, Kinds)> + Clone,
    late: impl Fn(Kinds) -> u32,
) -> Option<u8> {
    let only_one = plays.clone().nth(1).is_none();
    let plain = if only_one { None } else { Some(Own::plain(mind, me)) };
    let hand = mind.board.hand(me);
    let believed = |id: u8| match &plain {
        None => false,
        Some(own) => {
            hand.iter().zip(own.may).any(|(held, may)| *held == id && !may.is_within(mind.board.playable))
        }
    };
    plays.min_by_key(|(id, may)| (believed(*id), late(*may))).map(|(id, _)| id)
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

#[cfg(test)]
mod tests {
    use boardgame::{Game, Legal, Seat, Seed, Table, Viewer};
    use hanabi::{Card, Hanabi, Options};

    use super::*;
    use crate::hanabi::board::Board;
    use crate::hanabi::companion::Convention;
    use crate::hanabi::mind::Evidence;

    /// How many cards are taken for each front and no other.
    fn claims(sets: impl Iterator<Item = Kinds>) -> [u32; Card::KINDS] {
        let mut claims = [0; Card::KINDS];
        for kind in sets.filter_map(Kinds::only) {
            claims[usize::from(kind)] += 1;
        }
        claims
    }

    #[test]
    fn nobody_believes_in_more_copies_than_there_are() {
        for number in 0..300 {
            let seats = 2 + (number % 4) as u8;
            let mut events = Vec::new();
            let mut table =
                Table::<Hanabi>::new(Options::default(), seats, Seed::of_number(number), &mut events)
                    .expect("the usual options");
            let mut minds = vec![Mind::new(Board::new(seats, false)); usize::from(seats)];
            loop {
                for (seat, mind) in Seat::all(seats).zip(&mut minds) {
                    let heard: Vec<_> = events
                        .iter()
                        .filter_map(|event| Hanabi::event_view(event, Viewer::Seat(seat)))
                        .collect();
                    mind.hear(&heard, seat.0, &Convention, Evidence::Sight);
                    let hand = mind.board.hand(seat.0);
                    let own = Own::new(mind, seat.0);
                    let mine = claims(own.may.into_iter().take(hand.len()));
                    let all = (0..seats).flat_map(|seat| mind.board.hand(seat).to_vec());
                    let all = claims(all.map(|id| mind.may(id)));
                    for kind in 0..Card::KINDS as u8 {
                        assert!(mine[usize::from(kind)] <= own.unseen.of(kind), "game {number}: {kind}");
                        assert!(all[usize::from(kind)] <= mind.board.left.of(kind), "game {number}: {kind}");
                    }
                }
                events.clear();
                // Partners at random say what no convention would.
                let Some(seat) = table.to_act().first() else { break };
                let mut rng = table.private_rng("anything");
                let action = table.legal(seat).sample(&mut rng).expect("a move");
                table.play(seat, &action, &mut events).expect("a legal move");
            }
        }
    }
}
