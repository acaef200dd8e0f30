//! The greedy racer: leaves the board if it can, else runs, and never looks ahead.

use std::cmp::Reverse;

use boardgame::{Game, GameRng, Imagine, Saying, Seat, Unheard};
use senet::{Choice, ChoiceKind, Legal, Senet};

use super::why::{answer, obvious};
use crate::{Bot, Decision, Seen};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Easy;

impl Bot<Senet> for Easy {
    fn decide(&self, seen: &Seen<'_, Senet>, rng: &mut GameRng) -> Decision<senet::Action> {
        let game = Senet::imagine(&seen.view(), rng);
        let legal = seen.legal();
        if let Some(decision) = obvious(&game, &legal) {
            return decision;
        }
        match greediest(&game, &legal, rng) {
            Some(choice) => answer(&game, &choice, || race(lead_after(&game, &choice, rng))),
            None => Decision::Wait,
        }
    }
}

/// Leaves if possible; else the move after which the lead is greatest, of equals the one from the lowest square.
fn greediest(game: &Senet, legal: &Legal, rng: &mut GameRng) -> Option<Choice> {
    let leaves = |choice: &Choice| matches!(choice.kind, ChoiceKind::Leave | ChoiceKind::Off);
    legal
        .choices
        .iter()
        .max_by_key(|choice| (leaves(choice), lead_after(game, choice, rng), Reverse(choice.from)))
        .copied()
}

/// How far ahead of the other side one is after a choice.
fn lead_after(game: &Senet, choice: &Choice, rng: &mut GameRng) -> i32 {
    let (seat, mut after) = (game.to_move(), *game);
    after.apply(seat, &choice.action, rng, &mut Unheard).expect("a listed action is legal");
    covered(&after, seat) - covered(&after, seat.next(2))
}

/// How the race stands after the move that gains most in it.
fn race(lead: i32) -> Saying {
    let key = match lead {
        1.. => "senet-why-race-ahead",
        0 => "senet-why-race-level",
        _ => "senet-why-race-behind",
    };
    Saying::new(key).with("squares", lead.unsigned_abs())
}

/// How many squares the pieces of a side have covered; off the board comes right after 30.
fn covered(game: &Senet, seat: Seat) -> i32 {
    let on_board: i32 = (1..=30).filter(|square| game.pieces(seat) & 1 << square != 0).sum();
    on_board + 31 * i32::from(game.off(seat))
}
