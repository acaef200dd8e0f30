//! What choices are worth: what reviews of a game stand on.
//!
//! An analyst imagines worlds that agree with what a seat sees, tries every choice in them, and lets all play on as its
//! bots usually do. It is shown what a seat is shown or, once a game is over, the open position; what is still to be drawn
//! or thrown is imagined either way, so that a choice is judged by what could be known and not by what came.

mod estimate;
mod review;
mod weighing;

use boardgame::{Game, GameRng, Legal, Outcome, Played, Saying, Seat, Standing};

use crate::Seen;
pub use estimate::Estimate;
pub use review::{Eyes, Review, Reviewed};
pub(crate) use weighing::{Results, Trials, forecast, weigh};

/// Knows what every choice is worth, for whoever sits at one seat.
///
/// All chance comes from `rng`, and work is counted in imagined games: asked again, an analyst answers the same.
pub trait Analyst<G: Game>: Send + Sync {
    /// In what worth is counted.
    fn measure(&self, seats: u8) -> Measure;

    /// Whether this analyst wants to be told of every step.
    fn listens(&self) -> bool {
        false
    }

    /// Something happened, the deal first: what the seat learned from it, and what it sees now.
    fn notice(&mut self, _events: &[G::EventView], _seen: &Seen<'_, G>) {}

    /// What each move is worth to the seat, by about so many imagined games; `asked` is looked at as closely as the best.
    fn weigh(
        &self,
        seen: &Seen<'_, G>,
        asked: Option<&G::Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Weighed<G::Action>;

    /// What the position is worth to each seat, or to all together, after `action` or when the usual thing is done now.
    fn forecast(
        &self,
        seen: &Seen<'_, G>,
        action: Option<&G::Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Vec<Estimate>;

    /// The moves that stand beside `action`; fewer than two of them are no choice.
    fn choices(&self, seen: &Seen<'_, G>, _action: &G::Action) -> Vec<G::Action> {
        seen.legal().moves().collect()
    }

    /// Whether an action is a choice at all; confirming what was chosen before is none.
    fn is_choice(&self, _action: &G::Action) -> bool {
        true
    }

    /// Whether a later action of the same turn takes the place of an earlier one, which then was no decision.
    fn replaces(&self, _later: &Played<G::Action>, _earlier: &Played<G::Action>) -> bool {
        false
    }

    /// Whether chance had a hand in an event.
    fn is_chance(&self, event: &G::Event) -> bool;

    /// What an action is called whose first event already tells what chance made of it.
    fn name(&self, _seat: Seat, _action: &G::Action) -> Option<Saying> {
        None
    }
}

/// Something that was said in a finished game, and taken for something else, which cost something.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Misread {
    /// The step in which it was said.
    pub step: u64,
    /// Who said it, and who took it otherwise.
    pub seats: [Seat; 2],
    pub say: Saying,
}

/// In what worth is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The chance to win.
    Chance,
    /// The points at the end.
    Points,
}

/// Every move of a seat with its worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// In the order in which they are listed as legal.
    pub worths: Vec<Worth<A>>,
    /// The place of the best one.
    pub best: usize,
}

/// What one move is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth<A> {
    pub action: A,
    pub worth: Estimate,
    /// How much less it is worth than the best: looked at in other worlds than those in which the best was found, so that
    /// a lucky choice is not taken for a good one. It can come out below nothing, by as much as it may be wrong.
    pub loss: Estimate,
}

impl<A: PartialEq> Weighed<A> {
    pub fn of(&self, action: &A) -> Option<&Worth<A>> {
        self.worths.iter().find(|worth| worth.action == *action)
    }

    pub fn best(&self) -> &Worth<A> {
        &self.worths[self.best]
    }
}

/// What an end is worth to each seat, or to all together.
pub(crate) fn results(outcome: &Outcome, seats: u8, measure: Measure) -> Results {
    match (&outcome.standing, measure) {
        (Standing::Ranked { .. }, _) => {
            let winners = outcome.standing.winners(seats);
            let share = |seat: Seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            Seat::all(seats).map(share).collect()
        }
        (Standing::Together { won, .. }, Measure::Chance) => {
            [f64::from(u8::from(*won == Some(true)))].into_iter().collect()
        }
        (Standing::Together { score, .. }, Measure::Points) => [f64::from(*score)].into_iter().collect(),
    }
}
