//! A bot that searches: `medium` and `hard` are the same player with different patience.

use boardgame::{GameRng, Imagine};
use sensu::{Action, Sensu};

use super::search::{Search, only};
use super::why::answer;
use crate::{Bot, Decision, Seen};

impl Bot<Sensu> for Search {
    fn decide(&self, seen: &Seen<'_, Sensu>, rng: &mut GameRng) -> Decision<Action> {
        let moves = seen.legal();
        let view = seen.view();
        match only(&view, &moves, rng).or_else(|| self.best(&view, &moves, rng, seen.cancel())) {
            Some(action) => answer(&Sensu::imagine(&view, rng), action),
            None => Decision::Wait,
        }
    }
}
