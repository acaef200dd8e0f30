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
    /// The same, and say something to those who are waited for; it is heard now, and kept nowhere.
    Say(Saying),
}

impl<A> Decision<A> {
    pub fn act(action: A) -> Decision<A> {
        Decision::Act { action, why: None }
    }

    pub fn because(action: A, say: Saying) -> Decision<A> {
        Decision::Act { action, why: Some(Why::public(say)) }
    }
}

/// Why a bot did something, in words.
///
/// Whether the others are told anything, and what, follows from the action and from what everybody knows:
/// a reason that is missing tells as much as one that is there.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Why {
    pub say: Saying,
    /// Rests on what only this seat knows: shown to the seat alone, and to everybody after the end.
    pub private: bool,
    /// What the others are told until then, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meanwhile: Option<Saying>,
}

impl Why {
    /// A reason that everybody may know at once.
    pub fn public(say: Saying) -> Why {
        Why { say, private: false, meanwhile: None }
    }

    /// A reason that rests on what only this seat knows.
    pub fn private(say: Saying) -> Why {
        Why { say, private: true, meanwhile: None }
    }

    /// What the others are told of a private reason until the end.
    #[must_use]
    pub fn meanwhile(self, say: Saying) -> Why {
        Why { meanwhile: Some(say), ..self }
    }

    /// What somebody is told: the seat itself and everybody after the end the reason, others what may be known.
    pub fn told(&self, to_itself: bool, over: bool) -> Option<&Saying> {
        if !self.private || over || to_itself { Some(&self.say) } else { self.meanwhile.as_ref() }
    }

    /// The same as a hint says it: every reason has a second message, `…-advice-…` for `…-why-…`, which speaks to whoever
    /// asked.
    pub fn advice(&self) -> Saying {
        Saying { key: self.say.key.replacen("-why-", "-advice-", 1).into(), args: self.say.args.clone() }
    }
}
