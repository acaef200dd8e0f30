//! Plays any move, all equally likely: the yardstick of every game.

use boardgame::{Game, GameRng, Legal};

use crate::{Bot, Decision, Seen};

#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(&self, seen: &Seen<'_, G>, rng: &mut GameRng) -> Decision<G::Action> {
        match seen.legal().sample(rng) {
            Some(action) => Decision::act(action),
            None => Decision::Wait,
        }
    }
}
