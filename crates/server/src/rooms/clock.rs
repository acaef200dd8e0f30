//! Tables with a clock: what happens when the time of a wait is over.
//!
//! While nobody has the room open no time runs out; it does as soon as a stream is opened.

use room::{By, Millis};
use tokio::time::Instant;

use super::room::Room;
use super::wire;

/// How long a clock stands still after something went wrong, so that trouble does not become a busy loop.
const RETRY_AFTER: Millis = 5_000;

impl Room {
    /// When the time of a wait is over, if there is one.
    pub(super) fn time_is_up_at(&self) -> Option<Instant> {
        Some(Instant::now() + self.core.countdown?.left(self.app.now()))
    }

    pub(super) fn is_time_up(&self) -> bool {
        self.core.countdown.is_some_and(|countdown| countdown.left(self.app.now()).is_zero())
    }

    /// The clock as everybody sees it.
    pub(super) fn clock_face(&self) -> Option<wire::Clock> {
        let countdown = self.core.countdown?;
        let left = countdown.left(self.app.now()).as_millis();
        let left = u64::try_from(left).expect("nobody waits for millions of years");
        Some(wire::Clock { left, seconds: countdown.seconds })
    }

    /// Tells everybody of the clock, where it is another than they know.
    pub(super) fn tell_countdown(&mut self) {
        if self.countdown_told != self.core.countdown {
            self.countdown_told = self.core.countdown;
            let face = self.clock_face();
            self.streams.tell_all("clock", &face);
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
            let again = self.app.now() + RETRY_AFTER;
            self.core.countdown = self.core.countdown.map(|countdown| countdown.until(again));
            self.countdown_told = self.core.countdown;
        }
    }
}
