//! How much a room holds.

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
