//! How much a room and a guest hold, and how long what leads into a room is good.

use crate::{DAY, Millis};

/// Devices of a guest besides the one on which they became a guest.
pub const DEVICES: usize = 9;
/// Devices of a guest that are called to their turn.
pub const CALLED: usize = 10;
/// How long the code of a room leads there, unless its host makes another.
pub const DOOR_GOOD: Millis = DAY;
/// How long a link brings a seat to another browser.
pub const LINK_GOOD: Millis = DAY;

/// Private notes of one seat.
pub const NOTES: usize = 200;

/// How far people can drive a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// How often a person may do the same kind of thing between two turns of the game, where it is no turn.
    pub repeats: usize,
    /// After so many steps people play no more.
    pub steps: u64,
}

impl Default for Bounds {
    /// More than anybody does who plays, and many times longer than a long game.
    fn default() -> Bounds {
        Bounds { repeats: 100, steps: 10_000 }
    }
}

/// Streams of those who only look on. Those who sit here have places of their own.
pub const SPECTATORS: usize = 200;
/// Streams of one person who sits here: their tabs and devices.
pub const STREAMS_OF_ONE: usize = 16;
