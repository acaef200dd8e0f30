//! At what tempo a table is played: at one sitting or over days, and how long it waits for a turn.
//!
//! When somebody has had their time, a bot plays that one turn for them: no seat is lost by it, nobody need take it back,
//! and nothing of it is stored, because it follows from the steps and the clock.

use boardgame::{Seat, SeatSet};
use games::{AnyTable, Options};

use crate::patience::KEPT;
use crate::{Core, DAY, GameEntry, GuestId, Millis, Refusal, Room, Status};

/// Over days without a limit, whoever has been waited for this long may be played for.
const VERY_LONG: Millis = 7 * DAY;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tempo {
    /// At one sitting; the room has no clock.
    #[default]
    Sitting,
    /// At one sitting, with so many minutes for a turn.
    Minutes(u8),
    /// Over days, with so many of them for a turn, or without a limit.
    Days(Option<u8>),
}

const NAMES: [(Tempo, &str); 8] = [
    (Tempo::Sitting, "sitting"),
    (Tempo::Minutes(2), "minutes-2"),
    (Tempo::Minutes(5), "minutes-5"),
    (Tempo::Days(Some(1)), "days-1"),
    (Tempo::Days(Some(2)), "days-2"),
    (Tempo::Days(Some(3)), "days-3"),
    (Tempo::Days(Some(7)), "days-7"),
    (Tempo::Days(None), "days"),
];

impl Tempo {
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(known, _)| *known == self).expect("every tempo has a name").1
    }

    pub fn of(name: &str) -> Option<Tempo> {
        NAMES.iter().find(|(_, known)| *known == name).map(|(tempo, _)| *tempo)
    }

    pub fn is_over_days(self) -> bool {
        matches!(self, Tempo::Days(_))
    }

    /// How long a turn may take.
    pub fn limit(self) -> Option<Millis> {
        match self {
            Tempo::Sitting | Tempo::Days(None) => None,
            Tempo::Minutes(minutes) => Some(Millis::from(minutes) * 60_000),
            Tempo::Days(Some(days)) => Some(Millis::from(days) * DAY),
        }
    }
}

/// Since when the table has waited for each seat, and whose last turn a bot has played.
///
/// It is told every step in its order, so that it is the same after a restart and at every node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waits {
    since: Vec<(Seat, Millis)>,
    turn: u32,
    /// Who has not played their last step themselves.
    played_for: SeatSet,
    /// How long people took when they were waited for, the last ones last; whoever stays unseen is not among them.
    took: Vec<Millis>,
}

impl Waits {
    /// The table was dealt.
    pub fn dealt(table: &dyn AnyTable, at: Millis) -> Waits {
        let mut waits = Waits::default();
        waits.wait(table, None, at);
        waits
    }

    /// A step was played: by the person at the seat themselves, or by another in their name. A wait begins with being
    /// waited for, with every turn, and anew with what one does oneself.
    pub fn stepped(&mut self, table: &dyn AnyTable, seat: Seat, themselves: bool, at: Millis) {
        if themselves {
            if let Some(since) = self.since(seat).filter(|_| !table.is_unseen(seat)) {
                self.took.push(at - since);
                self.took.drain(..self.took.len().saturating_sub(KEPT));
            }
            self.played_for.remove(seat);
        } else {
            self.played_for.insert(seat);
        }
        self.wait(table, themselves.then_some(seat), at);
    }

    fn wait(&mut self, table: &dyn AnyTable, acted: Option<Seat>, at: Millis) {
        let goes_on = table.turn() == self.turn;
        let since = |seat: Seat| {
            let before = self.since(seat).filter(|_| goes_on && acted != Some(seat));
            (seat, before.unwrap_or(at))
        };
        self.since = table.to_act().iter().map(since).collect();
        self.turn = table.turn();
    }

    /// How long people took for their last turns.
    pub(crate) fn took(&self) -> &[Millis] {
        &self.took
    }

    fn since(&self, seat: Seat) -> Option<Millis> {
        self.since.iter().find(|(waited, _)| *waited == seat).map(|(_, since)| *since)
    }
}

/// A wait for somebody's turn that the room limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTime {
    pub limit: Millis,
    pub left: Millis,
}

impl Core {
    /// Since when the table has waited for a person who plays themselves.
    fn waited_since(&self, seat: Seat) -> Option<Millis> {
        let room = &self.room;
        let plays = room.sitter(seat).ok()?.person()?.stand_in.is_none();
        let since = self.waits.since(seat).filter(|_| plays && room.status == Status::Playing)?;
        Some(since.max(room.tempo_since))
    }

    /// How long the table has waited for a person, in time that a server ran.
    fn waited_for(&self, seat: Seat, now: Millis) -> Option<Millis> {
        Some(self.outages.ran(self.waited_since(seat)?, now))
    }

    /// Whether a person has had their time, so that a bot plays this turn for them.
    pub fn is_late(&self, seat: Seat, now: Millis) -> bool {
        let waited = self.room.tempo.limit().zip(self.waited_for(seat, now));
        waited.is_some_and(|(limit, waited)| waited >= limit)
    }

    /// How long the table still waits for whoever has least time left.
    pub fn turn_time(&self, now: Millis) -> Option<TurnTime> {
        let limit = self.room.tempo.limit()?;
        let left = |(seat, _)| Some(limit - self.waited_for(seat, now)?);
        let left = self.room.seats().filter_map(left).filter(|left| *left > 0).min()?;
        Some(TurnTime { limit, left })
    }

    /// Whether others may let a bot play on for somebody over days: who has let a turn go by, or, where nothing else ends
    /// a wait, has been waited for very long. Of an unseen seat only the wait counts, which everybody sees.
    pub fn is_overdue(&self, seat: Seat, now: Millis) -> bool {
        let tempo = self.room.tempo;
        let is_person = self.room.sitter(seat).is_ok_and(|sitter| sitter.guest().is_some());
        if !tempo.is_over_days() || !is_person || self.room.status != Status::Playing {
            return false;
        }
        let waited = self.waited_for(seat, now);
        let is_waited = waited.is_some_and(|waited| waited >= tempo.limit().unwrap_or(VERY_LONG));
        is_waited || (!self.is_unseen(seat) && self.waits.played_for.contains(seat))
    }

    /// All of whom that is so.
    pub fn overdue(&self, now: Millis) -> SeatSet {
        self.room.seats().map(|(seat, _)| seat).filter(|seat| self.is_overdue(*seat, now)).collect()
    }

    /// The host chooses the tempo, before the start and during play: then the wait begins anew.
    pub(crate) fn set_tempo(
        &self,
        room: &mut Room<Options>,
        by: GuestId,
        tempo: Tempo,
        now: Millis,
    ) -> Result<(), Refusal> {
        room.check_host(by)?;
        room.check_not_daily()?;
        // Everybody sees it: it would be a way to say something.
        if self.stays_unseen(by) {
            return Err(Refusal::Silent);
        }
        if room.status == Status::Over {
            return Err(Refusal::AlreadyStarted);
        }
        if room.status == Status::Playing && room.count() == 1 {
            return Err(Refusal::Bad("tempo"));
        }
        self.game.check_tempo(tempo)?;
        (room.tempo, room.tempo_since) = (tempo, now);
        self.game.rest_own_clock(room)
    }
}

impl GameEntry {
    /// Whether the game can be played at this tempo: one with a clock of its own needs no other at one sitting.
    pub(crate) fn check_tempo(&self, tempo: Tempo) -> Result<(), Refusal> {
        let two_clocks = self.info.clock.is_some() && matches!(tempo, Tempo::Minutes(_));
        if two_clocks { Err(Refusal::Bad("tempo")) } else { Ok(()) }
    }

    /// Over days the game's own clock rests; during play its options stay as they are, and nobody looks at it.
    pub(crate) fn rest_own_clock(&self, room: &mut Room<Options>) -> Result<(), Refusal> {
        if let Some(clock) = self.info.clock
            && room.tempo.is_over_days()
            && room.status == Status::Open
        {
            let mut options = room.options.json().clone();
            options[clock] = self.info.default_options[clock].clone();
            room.options = self.game.options(&options, room.count())?;
        }
        Ok(())
    }
}
