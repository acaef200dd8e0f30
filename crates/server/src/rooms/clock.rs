//! Tables with a clock, of the game or of the room: what happens when the time of a wait is over.
//!
//! While nobody has the room open no time runs out; it does as soon as a stream is opened. Tables over days are opened when
//! their time is up.

use std::sync::Arc;
use std::time::Duration;

use room::{By, Countdown, Millis, TurnTime};
use tokio::time::Instant;

use super::room::Room;
use super::wire;

/// How long a clock stands still after something went wrong, so that trouble does not become a busy loop.
const RETRY_AFTER: Millis = 5_000;

impl Room {
    /// The game's own clock, which rests over days.
    fn countdown(&self) -> Option<Countdown> {
        self.core.countdown.filter(|_| !self.core.room.tempo.is_over_days())
    }

    /// When the time of a wait is over, if there is one.
    pub(super) fn time_is_up_at(&self) -> Option<Instant> {
        Some(Instant::now() + Duration::from_millis(self.face_at(self.app.now())?.left))
    }

    pub(super) fn is_time_up(&self) -> bool {
        let left = |countdown: Countdown| countdown.left(self.app.now(), &self.core.outages);
        self.countdown().is_some_and(|countdown| left(countdown).is_zero())
    }

    /// The clock as everybody sees it.
    pub(super) fn clock_face(&self) -> Option<wire::Clock> {
        self.face_at(self.app.now())
    }

    /// Of the game's clock and the room's the one that is over first.
    fn face_at(&self, now: Millis) -> Option<wire::Clock> {
        let of_game = self.countdown().map(|countdown| {
            let left = countdown.left(now, &self.core.outages).as_millis();
            let left = u64::try_from(left).expect("nobody waits for millions of years");
            wire::Clock { left, seconds: countdown.seconds }
        });
        let of_room = self.core.turn_time(now).map(|TurnTime { limit, left }| wire::Clock {
            left: left.unsigned_abs(),
            seconds: u32::try_from(limit / 1000).expect("a turn takes a week at the most"),
        });
        of_game.into_iter().chain(of_room).min_by_key(|face| face.left)
    }

    /// How long the clock runs, and when it ends: it goes by itself, and only what ends at another time is news.
    pub(super) fn running_clock(&self) -> Option<(u32, Millis)> {
        let now = self.app.now();
        let face = self.face_at(now)?;
        Some((face.seconds, now.saturating_add_unsigned(face.left)))
    }

    /// Tells everybody of the clock, where it is another than they know.
    pub(super) fn tell_countdown(&mut self) {
        let running = self.running_clock();
        if self.countdown_told != running {
            self.countdown_told = running;
            let face = self.clock_face();
            self.streams.tell_all("clock", &face);
        }
    }

    /// Learns when no server ran, while the room was open or before.
    pub(super) fn note_outages(&mut self) {
        let outages = self.app.outages();
        if !Arc::ptr_eq(&outages, &self.core.outages) {
            self.core.outages = outages;
            self.tell_countdown();
        }
    }

    /// Time is up: what the rules say happens then is played in the name of the seat that was waited for.
    pub(super) async fn play_for_the_clock(&mut self) {
        let due = self.core.table.as_ref().and_then(|table| table.deadline());
        let Some(due) = due else {
            self.core.countdown = None;
            return self.tell_countdown();
        };
        if let Err(error) = self.play(due.seat, &due.action, By::Clock).await {
            tracing::error!(room = %self.core.room.id, %error, "time was up, and it could not be played");
            let now = self.app.now();
            self.core.countdown = self.core.countdown.map(|countdown| countdown.put_off(now, RETRY_AFTER));
        }
    }
}
