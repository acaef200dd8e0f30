//! The companion: a partner for people, who keeps to a convention that fits on one page.

mod convention;
mod policy;
mod telling;

use boardgame::{GameRng, Saying};
use hanabi::{Action, EventView, Hanabi};

use super::ahead::choose_ahead;
use super::board::Board;
use super::mind::{Evidence, Mind, Reading};
use super::moves::Move;
use super::why::{Belief, answer, touching};
use crate::{Bot, Decision, Seen, Why};
pub(crate) use policy::Convention;
use telling::{Aim, aim};

/// One seat played by a companion.
#[derive(Clone, Debug)]
pub(crate) struct Companion {
    /// In how many worlds a late move is tried, if not in the usual number; 0 is the bare convention.
    worlds: Option<u32>,
    /// How all are read at the beginning.
    reading: Reading,
    minds: Option<Minds>,
}

/// What a companion goes by, and what of it the whole table can follow: the hands that it sees tell it more of whom to
/// believe, and its words must not tell that.
#[derive(Clone, Debug)]
pub(crate) struct Minds {
    pub(crate) own: Mind,
    table: Mind,
}

impl Minds {
    /// At the beginning, when each seat reads and is read like this.
    pub(crate) fn new(seen: &Seen<'_, Hanabi>, readings: [Reading; 5]) -> Minds {
        let mut mind = Mind::new(Board::of_view(&seen.view()));
        mind.readings = readings;
        Minds { own: mind, table: mind }
    }

    /// Hears what a step told `me`.
    pub(crate) fn hear(&mut self, events: &[EventView], me: u8) {
        self.own.hear(events, me, &Convention, Evidence::Sight);
        self.table.hear(events, me, &Convention, Evidence::Public);
        // What everybody has seen of somebody's habits counts for oneself, too.
        for seat in 0..5u8 {
            while self.own.readings[usize::from(seat)] < self.table.readings[usize::from(seat)] {
                self.own.distrust(1 << seat);
            }
        }
    }
}

impl Companion {
    pub(crate) fn new(worlds: Option<u32>, reading: Reading) -> Companion {
        Companion { worlds, reading, minds: None }
    }
}

impl Bot<Hanabi> for Companion {
    fn listens(&self) -> bool {
        true
    }

    fn notice(&mut self, events: &[EventView], seen: &Seen<'_, Hanabi>) {
        let minds = self.minds.get_or_insert_with(|| Minds::new(seen, [self.reading; 5]));
        minds.hear(events, seen.seat().0);
    }

    fn decide(&self, seen: &Seen<'_, Hanabi>, rng: &mut GameRng) -> Decision<Action> {
        let Some(Minds { own, table }) = &self.minds else { return Decision::Wait };
        let me = seen.seat().0;
        let mut own = *own;
        own.kin = seen.alike().iter().fold(1 << me, |kin, seat| kin | 1 << seat.0);
        if self.reading == Reading::Convention {
            own.keeps |= own.kin;
        }
        let own = &own;
        let chosen = choose_ahead(own, me, &Convention, self.worlds, rng, seen.cancel());
        answer(own, me, chosen, Belief::Shared(table), || telling(own, me, chosen))
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
    Why::private(touching(key, mind, to, clue))
}
