//! What to do in a turn, from what all know and what one seat sees besides.

use hanabi::{Clue, Hanabi};

use super::mind::Mind;
use super::question;
use crate::hanabi::kinds::{Copies, Kinds};

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

/// What depends on how many sit at the table.
#[derive(Clone, Copy, Debug)]
struct Habits {
    /// A useless card is discarded only while more turns than this can be spared.
    pace: i32,
    /// Two players hear so few informations that they discard what is probably not missed, to have tokens when it counts:
    /// with this many tokens or fewer, and this many turns to spare.
    bold: Option<(u8, i32)>,
}

impl Habits {
    fn of(seats: u8) -> Habits {
        match seats {
            2 => Habits { pace: 0, bold: Some((3, 2)) },
            3 => Habits { pace: 2, bold: None },
            _ => Habits { pace: 3, bold: None },
        }
    }
}

/// With so many tokens an information comes before a discard.
const PLENTY: u8 = 6;

/// What the protocol does for `me`.
pub(crate) fn choose(mind: &Mind, me: u8) -> Move {
    let board = &mind.board;
    let own = Own::new(mind, me);
    let play = sure_plays(mind, me, &own).min_by_key(|(_, may)| urgency(mind, me, *may));
    if let Some((id, _)) = play {
        return Move::Play(id);
    }
    let habits = Habits::of(board.seats);
    let pace = if board.gran_finale { i32::MAX } else { board.pace() };
    let can_inform = board.tokens > 0 && question::messages(mind, me) > 0;
    let can_discard = board.tokens < Hanabi::TOKENS && !board.hand(me).is_empty();
    let useless = useless(mind, me, &own);
    if can_inform && can_discard && !needs_telling(mind, me) {
        if let Some(id) = useless
            && pace > habits.pace
            && board.tokens < PLENTY
        {
            return Move::Discard(id);
        }
        if let Some((tokens, spare)) = habits.bold
            && board.tokens <= tokens
            && pace > spare
            && let Some((cost, id)) = cheapest(mind, me, &own)
            && cost < BOLD
        {
            return Move::Discard(id);
        }
    }
    if can_inform {
        let (to, clue) = question::inform(mind, me);
        return Move::Inform(to, clue);
    }
    let (_, cheapest) = cheapest(mind, me, &own).expect("whoever cannot inform has cards");
    match useless.unwrap_or(cheapest) {
        id if can_discard => Move::Discard(id),
        id => Move::Play(id),
    }
}

/// The cards that fit whatever they are.
fn sure_plays(mind: &Mind, me: u8, own: &Own) -> impl Iterator<Item = (u8, Kinds)> {
    let playable = mind.board.playable;
    let cards: [Option<(u8, Kinds)>; 5] =
        std::array::from_fn(|slot| mind.board.hand(me).get(slot).map(|id| (*id, own.may[slot])));
    cards.into_iter().flatten().filter(move |(_, may)| may.is_within(playable) && !may.is_empty())
}

/// What else might be done: any likely play, the discard that costs least, telling.
pub(crate) fn candidates(mind: &Mind, me: u8) -> Candidates {
    let board = &mind.board;
    let own = Own::new(mind, me);
    let mut found = Candidates::new(choose(mind, me));
    if board.tokens < Hanabi::TOKENS {
        let discard = useless(mind, me, &own).or_else(|| cheapest(mind, me, &own).map(|(_, id)| id));
        discard.into_iter().for_each(|id| found.add(Move::Discard(id)));
    }
    for (id, may) in board.hand(me).iter().zip(own.may) {
        let (fits, all) = (own.unseen.count(may & board.playable), own.unseen.count(may).max(1));
        if fits == all || (board.errors + 1 < Hanabi::ERRORS && 10 * fits >= 3 * all) {
            found.add(Move::Play(*id));
        }
    }
    if board.tokens > 0 && question::messages(mind, me) > 0 {
        let (to, clue) = question::inform(mind, me);
        found.add(Move::Inform(to, clue));
    }
    found
}

/// The moves to weigh, the protocol's own first: at most five plays, a discard, an information and that one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidates {
    moves: [Move; 8],
    len: usize,
}

impl Candidates {
    fn new(first: Move) -> Candidates {
        Candidates { moves: [first; 8], len: 1 }
    }

    fn add(&mut self, action: Move) {
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

/// How late a sure play may come, the most urgent having the least: low cards come first, those that a teammate waits to
/// build on before others, and those that a teammate holds too after others.
fn urgency(mind: &Mind, me: u8, may: Kinds) -> u32 {
    let board = &mind.board;
    let mut sum = 0;
    for kind in may.iter() {
        sum += 100 + 10 * u32::from(kind % 5);
        let holds = |seat: u8, kind: u8| board.hand(seat).iter().any(|id| board.front(*id) == kind);
        if kind % 5 < 4
            && let Some(places) = board.others(me).position(|seat| holds(seat, kind + 1))
        {
            sum -= 8 * (5 - places as u32);
        }
        if board.others(me).any(|seat| holds(seat, kind)) {
            sum += 20;
        }
    }
    sum * 60 / may.len()
}

/// What may be risked by a bold discard, as [`cheapest`] counts.
const BOLD: u32 = 20_000;

/// The card that costs least to discard, and what it costs: 60,000 a card that no series can do without, 6,000 another.
fn cheapest(mind: &Mind, me: u8, own: &Own) -> Option<(u32, u8)> {
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
fn useless(mind: &Mind, me: u8, own: &Own) -> Option<u8> {
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

/// Whether somebody has a card to play and does not know of any.
fn needs_telling(mind: &Mind, me: u8) -> bool {
    let board = &mind.board;
    board.others(me).any(|seat| {
        let hand = board.hand(seat);
        let knows = hand.iter().any(|id| mind.may(*id).is_within(board.playable));
        !knows && hand.iter().any(|id| board.playable.has(board.front(*id)))
    })
}
