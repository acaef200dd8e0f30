//! What every bot answers to.

use boardgame::{Game, GameRng, Saying};

use crate::Seen;

/// A program that plays one seat.
pub trait Bot<G: Game>: Send + Sync {
    /// Whether this bot wants to be told of every step; one without memory need not be.
    fn listens(&self) -> bool {
        false
    }

    /// Something happened, the deal first: what the seat learned from it, and what it sees now.
    fn notice(&mut self, _events: &[G::EventView], _seen: &Seen<'_, G>) {}

    /// What to do now. Called only when the game waits for this seat, which then has at least one move.
    ///
    /// All chance comes from `rng`, which depends on the step alone: asked again, the bot answers the same.
    fn decide(&self, seen: &Seen<'_, G>, rng: &mut GameRng) -> Decision<G::Action>;
}

/// A bot's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision<A> {
    Act {
        action: A,
        why: Option<Why>,
    },
    /// Where several may act: let the others go first. If all wait, somebody is made to act.
    Wait,
}

impl<A> Decision<A> {
    pub fn act(action: A) -> Decision<A> {
        Decision::Act { action, why: None }
    }

    pub fn because(action: A, say: Saying) -> Decision<A> {
        Decision::Act { action, why: Some(Why { say, private: false }) }
    }
}

/// Why a bot did something, in words.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Why {
    pub say: Saying,
    /// Rests on what only this seat knows: shown to the seat alone, and to everybody after the end.
    pub private: bool,
}
