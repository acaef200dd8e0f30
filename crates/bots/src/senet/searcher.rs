//! A bot that searches: `medium` and `hard` are the same player with different judgement and patience.

use boardgame::{GameRng, Imagine};
use senet::{Action, Senet};

use super::search::{Judge, Search};
use super::why::{answer, obvious};
use crate::{Bot, Decision, Seen};

impl<J: Judge + Send + Sync> Bot<Senet> for Search<J> {
    fn decide(&self, seen: &Seen<'_, Senet>, rng: &mut GameRng) -> Decision<Action> {
        let game = Senet::imagine(&seen.view(), rng);
        let legal = seen.legal();
        if let Some(decision) = obvious(&game, &legal) {
            return decision;
        }
        match self.best(&game, &legal, rng) {
            Some(choice) => answer(&game, &choice),
            None => Decision::Wait,
        }
    }
}
