//! A bot that searches: `medium` and `hard` are the same player with different patience.

use boardgame::GameRng;
use sensu::{Action, Sensu};

use super::search::{Search, only};
use crate::{Bot, Decision, Seen};

impl Bot<Sensu> for Search {
    fn decide(&self, seen: &Seen<'_, Sensu>, rng: &mut GameRng) -> Decision<Action> {
        let moves = seen.legal();
        if let Some(action) = only(&moves) {
            return Decision::act(action);
        }
        match self.best(&seen.view(), &moves, rng) {
            Some(action) => Decision::act(action),
            None => Decision::Wait,
        }
    }
}
