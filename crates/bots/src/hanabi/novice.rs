//! The novice: how beginners play, to measure partners by. It knows no convention, and forgets nothing.
//!
//! It plays what is certain or was singled out as playable, tells of playable cards by the value or colour that touches
//! fewest, saves 5s, and discards its oldest card that nobody has said anything about.

use boardgame::GameRng;
use hanabi::{Action, Card, CardValue, Clue, EventView, Hanabi};

use super::board::Board;
use super::kinds::Kinds;
use super::mind::{Evidence, Eyes, Manner, Mind, Reach, Said};
use super::moves::{Candidates, Move, Own, cheapest, proven_first, sure_plays};
use super::reading::singled_out;
use super::why::{Belief, answer, touching};
use crate::{Bot, Decision, Seen, Why};

/// One seat played by a beginner.
#[derive(Clone, Debug, Default)]
pub(crate) struct Novice {
    mind: Option<Mind>,
}

/// What beginners make of informations, and do.
#[derive(Clone, Copy, Debug)]
struct Beginner;

impl Manner for Beginner {
    fn mean(&self, mind: &mut Mind, said: &Said, _eyes: Eyes) {
        singled_out(mind, said);
    }

    fn choose(&self, mind: &Mind, me: u8) -> Move {
        choose(mind, me)
    }

    fn candidates(&self, mind: &Mind, me: u8) -> Candidates {
        Candidates::new(choose(mind, me))
    }

    fn reach(&self, _mind: &Mind) -> Reach {
        Reach { deck: 0, worlds: 0, doubt: 0 }
    }
}

fn choose(mind: &Mind, me: u8) -> Move {
    let board = &mind.board;
    let own = Own::new(mind, me);
    let low = |may: Kinds| may.iter().map(|kind| u32::from(kind % 5)).min().unwrap_or(0);
    if let Some(id) = proven_first(mind, me, sure_plays(mind, me, &own), low) {
        return Move::Play(id);
    }
    if board.tokens > 0
        && let Some((to, clue)) = rescue(mind, me).or_else(|| point_out(mind, me))
    {
        return Move::Inform(to, clue);
    }
    let can_discard = board.tokens < Hanabi::TOKENS;
    match discard(mind, me, &own).filter(|_| can_discard) {
        Some(id) => Move::Discard(id),
        None => say_something(mind, me)
            .unwrap_or_else(|| Move::Play(*board.hand(me).last().expect("whoever cannot inform has a card"))),
    }
}

/// The card that somebody would discard next.
fn next_discard(mind: &Mind, seat: u8) -> Option<u8> {
    mind.board.hand(seat).iter().rev().copied().find(|id| !mind.touched.has(*id))
}

/// Whether somebody knows of a card to play.
fn can_play(mind: &Mind, seat: u8) -> bool {
    mind.board.hand(seat).iter().any(|id| mind.may(*id).is_within(mind.board.playable))
}

/// Saves a 5 that the next player would discard.
fn rescue(mind: &Mind, me: u8) -> Option<(u8, Clue)> {
    let next = mind.board.after(me, 1);
    let front = mind.board.front(next_discard(mind, next)?);
    let five = front % 5 == 4 && !mind.board.dead.has(front);
    (five && !can_play(mind, next)).then_some((next, Clue::Value(CardValue::Five)))
}

/// Tells somebody of a card to play that its holder does not know of, by the value or colour that touches fewest; of equals
/// the teammate who comes first, and the lowest card.
fn point_out(mind: &Mind, me: u8) -> Option<(u8, Clue)> {
    let board = &mind.board;
    let others = || board.others(me).flat_map(|seat| board.hand(seat).to_vec());
    let knows = |id: &u8| mind.may(*id).is_within(board.playable);
    let known = others().filter(knows).fold(Kinds::NONE, |known, id| known | Kinds::one(board.front(id)));
    let mut best: Option<(usize, u8, Clue)> = None;
    for to in board.others(me) {
        let hand = board.hand(to);
        let mut cards: Vec<u8> = hand.iter().map(|id| board.front(*id)).collect();
        cards.retain(|front| board.playable.has(*front) && !known.has(*front));
        cards.sort_by_key(|front| front % 5);
        for front in cards {
            let card = Card::of_index(usize::from(front));
            for clue in [Clue::Value(card.value), Clue::Colour(card.colour)] {
                let touches = hand.iter().filter(|id| Kinds::of_clue(clue).has(board.front(**id))).count();
                if best.is_none_or(|(fewest, ..)| touches < fewest) {
                    best = Some((touches, to, clue));
                }
            }
        }
    }
    best.map(|(_, to, clue)| (to, clue))
}

/// What is certainly useless, else the oldest card that nobody has said anything about, else what seems to cost least.
fn discard(mind: &Mind, me: u8, own: &Own) -> Option<u8> {
    let hand = mind.board.hand(me);
    let useless = hand.iter().zip(own.may).find(|(_, may)| may.is_within(mind.board.dead)).map(|(id, _)| *id);
    useless.or_else(|| next_discard(mind, me)).or_else(|| cheapest(mind, me, own).map(|(_, id)| id))
}

/// Where a turn has to be spent on words: those that touch most cards of the next player.
fn say_something(mind: &Mind, me: u8) -> Option<Move> {
    let board = &mind.board;
    let to = board.others(me).find(|seat| !board.hand(*seat).is_empty())?;
    let touches =
        |clue: &Clue| board.hand(to).iter().filter(|id| Kinds::of_clue(*clue).has(board.front(**id))).count();
    let clue = Clue::ALL.into_iter().max_by_key(touches)?;
    (board.tokens > 0).then_some(Move::Inform(to, clue))
}

impl Bot<Hanabi> for Novice {
    fn listens(&self) -> bool {
        true
    }

    fn notice(&mut self, events: &[EventView], seen: &Seen<'_, Hanabi>) {
        let mind = self.mind.get_or_insert_with(|| Mind::new(Board::of_view(&seen.view())));
        mind.hear(events, seen.seat().0, &Beginner, Evidence::Public);
    }

    fn decide(&self, seen: &Seen<'_, Hanabi>, _rng: &mut GameRng) -> Decision<Action> {
        let Some(mind) = &self.mind else { return Decision::Wait };
        let me = seen.seat().0;
        let chosen = choose(mind, me);
        answer(mind, me, chosen, Belief::Shared(mind), || {
            let Move::Inform(to, clue) = chosen else { unreachable!("only informations are explained here") };
            let fits = |id: &u8| {
                let front = mind.board.front(*id);
                Kinds::of_clue(clue).has(front) && mind.board.playable.has(front)
            };
            let plays = mind.board.hand(to).iter().any(fits);
            let saves = rescue(mind, me) == Some((to, clue));
            let key = match (saves, plays) {
                (true, _) => "hanabi-why-tell-save",
                (false, true) => "hanabi-why-tell-play",
                (false, false) => "hanabi-why-tell-know",
            };
            Why::private(touching(key, mind, to, clue))
        })
    }
}
