//! Places at the table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A place at the table, counted from 0 in the order of play.
///
/// Who sits there, a person or a bot, is known only to the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// The next seat clockwise.
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, at most sixteen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// # Panics
    /// When the seat is beyond the sixteenth: no table has it.
    pub fn of(seat: Seat) -> SeatSet {
        SeatSet(1u16.checked_shl(u32::from(seat.0)).expect("a table has at most sixteen seats"))
    }

    /// # Panics
    /// As [`of`](SeatSet::of).
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= SeatSet::of(seat).0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !1u16.checked_shl(u32::from(seat.0)).unwrap_or(0);
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1u16.checked_shl(u32::from(seat.0)).unwrap_or(0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}
