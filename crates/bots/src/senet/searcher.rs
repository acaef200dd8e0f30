//! A bot that searches: `medium` and `hard` are the same player with different judgement and patience.

use boardgame::{GameRng, Imagine, Saying};
use senet::{Action, Senet};

use super::medium::Plain;
use super::net::Learned;
use super::search::{Judge, Search, WON};
use super::why::{answer, obvious};
use crate::{Bot, Decision, Seen};

/// What a judge has to say for a move by which nothing else is gained that could be pointed at.
pub(crate) trait Speaker {
    fn why(&self, throws: u32, worth: i32) -> Saying;
}

impl Speaker for Plain {
    fn why(&self, throws: u32, _worth: i32) -> Saying {
        Saying::new("senet-why-stands").with("throws", throws)
    }
}

impl Speaker for Learned {
    fn why(&self, throws: u32, worth: i32) -> Saying {
        let chance = (i64::from(worth) + i64::from(WON)) * 100 / (2 * i64::from(WON));
        Saying::new("senet-why-chance").with("throws", throws).with("chance", chance)
    }
}

impl<J: Judge + Speaker + Send + Sync> Bot<Senet> for Search<J> {
    fn decide(&self, seen: &Seen<'_, Senet>, rng: &mut GameRng) -> Decision<Action> {
        let game = Senet::imagine(&seen.view(), rng);
        let legal = seen.legal();
        if let Some(decision) = obvious(&game, &legal) {
            return decision;
        }
        match self.best(&game, &legal, rng) {
            Some(choice) => answer(&game, &choice, || {
                self.judge.why(self.depth, self.worth_of(&game, &choice.action, rng))
            }),
            None => Decision::Wait,
        }
    }
}
