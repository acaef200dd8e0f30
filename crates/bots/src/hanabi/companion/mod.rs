//! The companion: a partner for people, who keeps to a convention that fits on one page.

mod convention;
mod policy;
mod telling;

use boardgame::{GameRng, Saying, Seat};
use hanabi::{Action, EventView, Hanabi};

use super::ahead::choose_ahead;
use super::board::Board;
use super::mind::Mind;
use super::moves::Move;
use super::why::{Belief, answer};
use crate::{Bot, Decision, Seen, Why};
pub(crate) use policy::Convention;
use telling::{Aim, aim};

/// One seat played by a companion.
#[derive(Clone, Debug)]
pub(crate) struct Companion {
    /// In how many worlds a late move is tried, if not in the usual number; 0 is the bare convention.
    worlds: Option<u32>,
    reading: Reading,
    mind: Option<Mind>,
}

/// How a companion takes informations at the beginning of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// By the convention, as long as a teammate keeps to it.
    Convention,
    /// At their word, and so that a newcomer reads them.
    Plain,
}

impl Companion {
    pub(crate) fn new(worlds: Option<u32>, reading: Reading) -> Companion {
        Companion { worlds, reading, mind: None }
    }
}

impl Bot<Hanabi> for Companion {
    fn listens(&self) -> bool {
        true
    }

    fn notice(&mut self, events: &[EventView], seen: &Seen<'_, Hanabi>) {
        let mind = self.mind.get_or_insert_with(|| {
            let mut mind = Mind::new(Board::of_view(&seen.view()));
            if self.reading == Reading::Plain {
                mind.plainly = Seat::all(mind.board.seats).collect();
            }
            mind
        });
        mind.hear(events, seen.seat().0, &Convention);
    }

    fn decide(&self, seen: &Seen<'_, Hanabi>, rng: &mut GameRng) -> Decision<Action> {
        let Some(mind) = &self.mind else { return Decision::Wait };
        let me = seen.seat().0;
        let chosen = choose_ahead(mind, me, &Convention, self.worlds, rng);
        answer(mind, me, chosen, Belief::Shared, || telling(mind, me, chosen))
    }
}

/// Why an information is given; it speaks of a teammate's cards.
fn telling(mind: &Mind, me: u8, chosen: Move) -> Why {
    let Move::Inform(to, clue) = chosen else { return Why::private(Saying::new("hanabi-why-tell-pass")) };
    let key = match aim(mind, me, to, clue) {
        Aim::Play => "hanabi-why-tell-play",
        Aim::Save => "hanabi-why-tell-save",
        Aim::Soon => "hanabi-why-tell-soon",
        Aim::Know => "hanabi-why-tell-know",
        Aim::Pass if mind.board.tokens == Hanabi::TOKENS => "hanabi-why-tell-full",
        Aim::Pass => "hanabi-why-tell-pass",
    };
    Why::private(Saying::new(key).with("to", Seat(to)))
}
