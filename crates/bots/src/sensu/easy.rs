//! The greedy player: a combination as soon as it brings something, else the draw that most likely leads to one.

use boardgame::{GameRng, Imagine};
use sensu::{Action, Sensu};

use super::greedy;
use super::why::answer;
use crate::{Bot, Decision, Seen};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Easy;

impl Bot<Sensu> for Easy {
    fn decide(&self, seen: &Seen<'_, Sensu>, rng: &mut GameRng) -> Decision<Action> {
        let game = Sensu::imagine(&seen.view(), rng);
        answer(&game, greedy::choose(&game))
    }
}
