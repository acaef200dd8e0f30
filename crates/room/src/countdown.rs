//! Games with a clock of their own: how long the table waits.
//!
//! A wait begins with the step that brought it about, as it is stored, so that it goes on through a restart; the time in
//! which no server ran does not count.

use std::time::Duration;

use games::AnyTable;

use crate::{Millis, Outages};

/// A wait of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    wait: u32,
    /// The whole time.
    pub seconds: u32,
    began: Millis,
}

impl Countdown {
    /// What runs after a step of that time; the same as before while the table waits for the same.
    pub fn after(before: Option<Countdown>, table: &dyn AnyTable, at: Millis) -> Option<Countdown> {
        let due = table.deadline()?;
        let anew = || Countdown { wait: due.wait, seconds: due.seconds, began: at };
        Some(before.filter(|running| running.wait == due.wait).unwrap_or_else(anew))
    }

    pub fn left(&self, now: Millis, outages: &Outages) -> Duration {
        let left = Millis::from(self.seconds) * 1000 - outages.ran(self.began, now);
        Duration::from_millis(u64::try_from(left).unwrap_or(0))
    }

    /// The same, over no sooner than after this time from now.
    #[must_use]
    pub fn put_off(self, now: Millis, left: Millis) -> Countdown {
        Countdown { began: now + left - Millis::from(self.seconds) * 1000, ..self }
    }
}
