//! The ensemble: all seats follow one protocol, in which every information speaks to everybody at once.

pub(crate) mod policy;
mod question;

use boardgame::{GameRng, Saying};
use hanabi::{Action, EventView, Hanabi};

use super::ahead::choose_ahead;
use super::board::Board;
use super::mind::{Evidence, Eyes, Manner, Mind, Reach, Said};
use super::moves::{Candidates, Move};
use super::why::{Belief, answer};
use crate::{Bot, Decision, Seen, Why};

/// The protocol as a manner of playing.
#[derive(Clone, Copy, Debug)]
struct Protocol;

impl Manner for Protocol {
    fn mean(&self, mind: &mut Mind, said: &Said, eyes: Eyes) {
        question::learn(mind, said.by, said.to, said.clue, eyes);
    }

    fn choose(&self, mind: &Mind, me: u8) -> Move {
        policy::choose(mind, me)
    }

    fn candidates(&self, mind: &Mind, me: u8) -> Candidates {
        policy::candidates(mind, me)
    }

    /// Two players know so little of their cards that more worlds have to be looked at, and earlier.
    fn reach(&self, mind: &Mind) -> Reach {
        match mind.board.seats {
            2 => Reach { deck: 10, worlds: 24, doubt: 0 },
            _ => Reach { deck: 6, worlds: 6, doubt: 0 },
        }
    }
}

/// One seat of the ensemble.
#[derive(Clone, Debug)]
pub(crate) struct Ensemble {
    /// In how many worlds a late move is tried, if not in the usual number; 0 is the bare protocol.
    worlds: Option<u32>,
    mind: Option<Mind>,
}

impl Ensemble {
    pub(crate) fn new(worlds: Option<u32>) -> Ensemble {
        Ensemble { worlds, mind: None }
    }
}

impl Bot<Hanabi> for Ensemble {
    fn listens(&self) -> bool {
        true
    }

    fn notice(&mut self, events: &[EventView], seen: &Seen<'_, Hanabi>) {
        let mind = self.mind.get_or_insert_with(|| Mind::new(Board::of_view(&seen.view())));
        mind.hear(events, seen.seat().0, &Protocol, Evidence::Public);
    }

    fn decide(&self, seen: &Seen<'_, Hanabi>, rng: &mut GameRng) -> Decision<Action> {
        let Some(mind) = &self.mind else { return Decision::Wait };
        let me = seen.seat().0;
        let chosen = choose_ahead(mind, me, &Protocol, self.worlds, rng, seen.cancel());
        answer(mind, me, chosen, Belief::Own, || Why::public(Saying::new("hanabi-why-tell-all")))
    }
}
