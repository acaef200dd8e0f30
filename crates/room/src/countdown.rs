//! Tables with a clock: until when the table waits.
//!
//! A wait begins with the step that brought it about, as it is stored, so that it goes on through a restart.

use std::time::Duration;

use games::AnyTable;

use crate::Millis;

/// A wait of the table, and when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    wait: u32,
    /// The whole time.
    pub seconds: u32,
    until: Millis,
}

impl Countdown {
    /// What runs after a step of that time; the same as before while the table waits for the same.
    pub fn after(before: Option<Countdown>, table: &dyn AnyTable, at: Millis) -> Option<Countdown> {
        let due = table.deadline()?;
        let anew = || Countdown {
            wait: due.wait,
            seconds: due.seconds,
            until: at + Millis::from(due.seconds) * 1000,
        };
        Some(before.filter(|running| running.wait == due.wait).unwrap_or_else(anew))
    }

    pub fn left(&self, now: Millis) -> Duration {
        Duration::from_millis(u64::try_from(self.until - now).unwrap_or(0))
    }

    /// The same, ending at another time.
    #[must_use]
    pub fn until(self, until: Millis) -> Countdown {
        Countdown { until, ..self }
    }
}
