//! Time, at tables where the host chose a clock.

use crate::Seat;

/// What happens when a table has waited too long.
///
/// Rules read no clock: they say how long the table waits and what is played then. Whoever runs the table measures the
/// time and alone plays the action, which is nobody's legal action.
#[derive(Clone, Debug, PartialEq)]
pub struct Deadline<A> {
    /// Names the wait: time runs anew when this changes.
    pub wait: u32,
    pub seconds: u32,
    /// In whose name it is played: a seat for which the game waits.
    pub seat: Seat,
    pub action: A,
}
