//! What happens when time is up, at tables with a clock (G13, G21, G26).

use boardgame::{Deadline, GameRng, Log, Seat};

use crate::action::{Action, Illegal};
use crate::card::Kind;
use crate::dream::Dream;
use crate::event::Public;
use crate::options::Final;
use crate::state::SestoSenso;

impl SestoSenso {
    /// The dreams of a day have their time, and then the talk has.
    pub(crate) fn due(&self) -> Option<Deadline<Action>> {
        let seconds = self.options.clock.seconds()?;
        let seat = self.awaited().first()?;
        let dreaming = self.is_dreaming();
        let wait = 2 * u32::from(self.day) + u32::from(!dreaming);
        let seat = if dreaming { self.ghost } else { seat };
        Some(Deadline { wait, seconds, seat, action: Action::TimeUp { wait } })
    }

    pub(crate) fn time_up(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        if !self.due().is_some_and(|due| due.seat == seat && due.action == *action) {
            return Err(Illegal::TimeIsLeft);
        }
        let dreams = self.is_dreaming();
        if dreams && self.revelation.is_none() {
            self.late = true;
        }
        log.tell(self, Public::TimeUp { dreams }.into());
        match (&self.revelation, dreams) {
            (None, true) => self.close_if_settled(rng, log),
            (None, false) => self.close_search(rng, log),
            (Some(_), true) => self.dream_at_random(rng, log)?,
            (Some(revelation), false) => match revelation.favourite() {
                Some(accused) => self.accuse(accused, rng, log),
                None => {
                    log.tell(self, Public::NoVote { day: self.day }.into());
                    self.try_tomorrow(rng, log);
                }
            },
        }
        Ok(())
    }

    /// The common dream that chance makes of the hand (G26).
    fn dream_at_random(&mut self, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) -> Result<(), Illegal> {
        let mut hand: Vec<Dream> = self.hand.iter().collect();
        rng.shuffle(&mut hand);
        match self.options.finale {
            Final::Classic => {
                let about = [(hand[0], Kind::Character), (hand[1], Kind::Place), (hand[2], Kind::Object)];
                self.lay_common(self.ghost, about, rng, log)
            }
            Final::One | Final::Two => self.add_common(self.ghost, hand[0], rng, log),
        }
    }
}
