//! For whom a view is made.

use crate::Seat;

/// The one who looks: a seat, a spectator, or everybody once the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
    /// Sees everything; its key can only be had from a finished [`Table`](crate::Table).
    Open(Open),
}

impl Viewer {
    /// Whether this viewer may know what `seat` alone knows.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(viewer) => viewer == seat,
            Viewer::Spectator => false,
            Viewer::Open(_) => true,
        }
    }

    pub fn is_open(self) -> bool {
        matches!(self, Viewer::Open(_))
    }
}

/// The key to everything: made by [`Table::open`](crate::Table::open) alone, and only when the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open(());

impl Open {
    pub(crate) fn of_a_finished_table() -> Open {
        Open(())
    }
}
