//! What to do in a turn, from what all know and what one seat sees besides.

use hanabi::Hanabi;

use super::question;
use crate::hanabi::kinds::Kinds;
use crate::hanabi::mind::Mind;
use crate::hanabi::moves::{Candidates, Move, Own, cheapest, proven_first, sure_plays, useless};

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
    let plays = sure_plays(mind, me, &own);
    let late = |may: Kinds| urgency(mind, me, may);
    // As long as everybody keeps to the protocol, what it says is as certain as plain words.
    let play = if mind.misled {
        proven_first(mind, me, plays, late)
    } else {
        plays.min_by_key(|(_, may)| late(*may)).map(|(id, _)| id)
    };
    if let Some(id) = play {
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

/// Whether somebody has a card to play and does not know of any.
fn needs_telling(mind: &Mind, me: u8) -> bool {
    let board = &mind.board;
    board.others(me).any(|seat| {
        let hand = board.hand(seat);
        let knows = hand.iter().any(|id| mind.may(*id).is_within(board.playable));
        !knows && hand.iter().any(|id| board.playable.has(board.front(*id)))
    })
}
