//! Tables with a clock: until when the table waits, and what happens then.
//!
//! A wait begins with the step that brought it about, as it is stored, so that it goes on through a restart. While
//! nobody has the room open no clock strikes; it does as soon as somebody comes.

use std::time::Duration;

use games::AnyTable;
use store::Millis;
use tokio::time::Instant;

use super::room::Room;
use super::wire;

/// How long a clock stands still after something went wrong, so that trouble does not become a busy loop.
const TROUBLE: Millis = 5_000;

/// A wait of the table, and when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Running {
    wait: u32,
    seconds: u32,
    until: Millis,
}

impl Running {
    /// What runs after a step of that time; the same as before while the table waits for the same.
    pub(super) fn after(before: Option<Running>, table: &dyn AnyTable, at: Millis) -> Option<Running> {
        let due = table.deadline()?;
        let anew =
            || Running { wait: due.wait, seconds: due.seconds, until: at + Millis::from(due.seconds) * 1000 };
        Some(before.filter(|running| running.wait == due.wait).unwrap_or_else(anew))
    }
}

impl Room {
    fn left(&self) -> Option<Duration> {
        let left = self.clock?.until - self.world.config.clock.now();
        Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    /// When the clock strikes, if one runs.
    pub(super) fn strikes_at(&self) -> Option<Instant> {
        self.left().map(|left| Instant::now() + left)
    }

    pub(super) fn is_time_up(&self) -> bool {
        self.left().is_some_and(|left| left.is_zero())
    }

    /// The clock as everybody sees it.
    pub(super) fn clock_face(&self) -> Option<wire::Clock> {
        let left = self.left()?.as_millis();
        let left = u64::try_from(left).expect("nobody waits for millions of years");
        Some(wire::Clock { left, seconds: self.clock?.seconds })
    }

    /// The table has moved on: perhaps it waits for something else.
    pub(super) fn set_clock(&mut self, clock: Option<Running>) {
        if self.clock != clock {
            self.clock = clock;
            let face = self.clock_face();
            self.watchers.tell_all("clock", &face);
        }
    }

    /// Time is up: what the rules say happens then is played in the name of whoever was waited for.
    pub(super) async fn strike(&mut self) {
        let Some(table) = &self.table else { return };
        let Some(due) = table.deadline() else { return self.set_clock(None) };
        let step = table.step();
        if let Err(error) = self.play(due.seat, &due.action, step, None, None).await {
            tracing::error!(room = %self.id, step, %error, "time was up, and it could not be played");
            if let Some(running) = &mut self.clock {
                running.until = self.world.config.clock.now() + TROUBLE;
            }
        }
    }
}
