//! Times and names that everything about rooms speaks of.

use std::fmt;
use std::sync::Arc;

/// Milliseconds since 1970, or a span of them.
pub type Millis = i64;

pub const DAY: Millis = 24 * 60 * 60 * 1000;

/// The long random id of a room, which is in its links.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomId(pub Arc<str>);

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Which version of a room is stored: counted by the store, which refuses a change of an older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(pub i64);

impl Version {
    /// Of a room that is not stored yet.
    pub const NEW: Version = Version(0);
}

/// How far a stored room goes: by its version, its last step (0 is the deal), and the number of what was said last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    pub version: Version,
    pub step: u64,
    pub talk: i64,
}

/// A guest, known only to the server: a random number made by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId(pub i64);
