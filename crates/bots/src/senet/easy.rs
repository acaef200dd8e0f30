//! The greedy racer: leaves the board if it can, else runs, and never looks ahead.

use std::cmp::Reverse;

use boardgame::{Game, GameRng, Imagine, Unheard};
use senet::{Choice, ChoiceKind, Legal, Senet};

use super::why::{lead, obvious, racing};
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
            Some(choice) => racing(&game, &choice),
            None => Decision::Wait,
        }
    }
}

/// Leaves if possible; else the move after which the lead is greatest, of equals the one from the lowest square.
fn greediest(game: &Senet, legal: &Legal, rng: &mut GameRng) -> Option<Choice> {
    let leaves = |choice: &Choice| matches!(choice.kind, ChoiceKind::Leave | ChoiceKind::Off);
    let seat = game.to_move();
    let mut lead_after = |choice: &Choice| {
        let mut after = *game;
        after.apply(seat, &choice.action, rng, &mut Unheard).expect("a listed action is legal");
        lead(&after, seat)
    };
    legal
        .choices
        .iter()
        .max_by_key(|choice| (leaves(choice), lead_after(choice), Reverse(choice.from)))
        .copied()
}
