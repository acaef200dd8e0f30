//! A step of the game: whose it is, and what is to be stored of it.

use boardgame::{Outcome, Seat, SeatSet};
use bots::Why;
use games::{Json, StepEvents};
use serde_json::value::RawValue;

use crate::{Core, Countdown, GuestId, Millis, Rated, Refusal, Status, Version};

/// Who plays a step.
#[derive(Clone, Debug)]
pub enum By {
    /// A person, who has the step `seen` before their eyes and calls their move so, lest it be played twice.
    Person { guest: GuestId, key: String, seen: u64 },
    /// A bot, with its reason.
    Bot { why: Option<Why> },
    /// Nobody: time is up.
    Clock,
}

/// A step that was played and is to be stored before anybody sees it.
#[derive(Debug)]
pub struct Step {
    pub step: u64,
    pub seat: Seat,
    pub by: By,
    /// As the game reads it: nothing of what a client sent besides.
    pub action: Json,
    pub events: Box<dyn StepEvents>,
    pub waiting: SeatSet,
    pub outcome: Option<Outcome>,
    /// What counts for the day, where a daily deal ends on its day.
    pub score: Option<u32>,
    /// Who played how well, where a game ends that is rated.
    pub rated: Option<Rated>,
    pub at: Millis,
}

impl Core {
    /// Whether this guest may play at this seat now; the game says what.
    fn check_move(&self, guest: GuestId, seat: Seat, action: &RawValue) -> Result<(), Refusal> {
        self.room.check_seat(guest, seat)?;
        if !action.get().starts_with('{') {
            // A list would be taken for the fields of an action in their order.
            return Err(Refusal::Bad("action"));
        }
        let table = self.table()?;
        if table.to_act().is_empty() {
            // The game itself says that it is over, in its own words.
            Ok(())
        } else if self.room.sitter(seat)?.bot().is_some() {
            Err(Refusal::StoodIn)
        } else if table.is_due(action) {
            Err(Refusal::TimeIsLeft)
        } else if table.step() >= self.bounds.steps {
            Err(Refusal::TooLong)
        } else if table.step() >= self.bounds.repeats as u64
            && table.repeats(seat, action) >= self.bounds.repeats
        {
            // Whatever else the seat has to do for the game to go on, it still may.
            Err(Refusal::EnoughMoved)
        } else {
            Ok(())
        }
    }

    /// Decides on a move, and plays it on the table at once, of which no copy is made. It is not stored yet: where that
    /// fails, the room is read anew.
    pub fn play(&mut self, seat: Seat, action: &RawValue, by: By, now: Millis) -> Result<Step, Refusal> {
        if let By::Person { guest, .. } = by {
            self.check_move(guest, seat, action)?;
        }
        let sealed = self.room.is_sealed(now);
        let table = self.table.as_mut().ok_or(Refusal::NotStarted)?;
        let before = table.step();
        let is_late = matches!(by, By::Person { seen, .. } if seen != before);
        let events = table.play(seat, action).map_err(|refusal| match refusal {
            games::Refusal::Illegal(_) if is_late => Refusal::Stale(seat),
            refusal => Refusal::Game(refusal),
        })?;
        let outcome = table.outcome();
        let seat_of_day = self.room.seats().find(|(_, sitter)| sitter.person().is_some()).filter(|_| sealed);
        let score = seat_of_day.and_then(|(seat, _)| table.score(seat));
        let duel = self.game.info.max_seats == 2;
        let rated = outcome.as_ref().and_then(|outcome| Rated::of(&self.room, outcome, duel));
        let action = table.last().expect("something was just played").action;
        Ok(Step {
            step: before + 1,
            seat,
            by,
            action,
            events,
            waiting: table.to_act(),
            outcome,
            score,
            rated,
            at: now,
        })
    }

    /// A step is stored. `ended` is the version of the room where the step has ended the game.
    pub fn stepped(&mut self, step: &Step, ended: Option<Version>) {
        if let Some(table) = &self.table {
            self.countdown = Countdown::after(self.countdown, &**table, step.at);
            let themselves = matches!(step.by, By::Person { .. });
            self.waits.stepped(&**table, step.seat, themselves, step.at);
        }
        if let Some(version) = ended {
            self.room.status = Status::Over;
            self.room.outcome.clone_from(&step.outcome);
            self.room.touched = step.at;
            self.room.version = version;
        }
    }
}
