//! The ensemble: all seats follow one protocol, in which every information speaks to everybody at once.

mod mind;
mod policy;
mod question;
mod search;

use boardgame::{GameRng, Seat};
use hanabi::{Action, CardId, EventView, Hanabi};

use super::board::Board;
use crate::{Bot, Decision, Seen};
use mind::Mind;
use policy::Move;
use search::choose_ahead;

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
        mind.hear(events, seen.seat().0);
    }

    fn decide(&self, seen: &Seen<'_, Hanabi>, rng: &mut GameRng) -> Decision<Action> {
        let Some(mind) = &self.mind else { return Decision::Wait };
        let action = match choose_ahead(mind, seen.seat().0, self.worlds, rng) {
            Move::Play(id) => Action::Play { card: CardId(id) },
            Move::Discard(id) => Action::Discard { card: CardId(id) },
            Move::Inform(to, clue) => Action::Inform { to: Seat(to), clue },
        };
        Decision::act(action)
    }
}
