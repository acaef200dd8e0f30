//! How much a room holds.

/// Private notes of one seat.
pub const NOTES: usize = 200;
/// Streams of those who only look on. Those who sit here have places of their own.
pub const SPECTATORS: usize = 200;
/// Streams of one person who sits here: their tabs and devices.
pub const STREAMS_OF_ONE: usize = 16;
