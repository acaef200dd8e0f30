//! What is stored, as the rest of the program sees it.

use std::fmt;
use std::sync::Arc;

/// Milliseconds since 1970.
pub type Millis = i64;

/// The long random id of a room, which is in its links.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomId(pub Arc<str>);

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A guest, known only to the server: a random number made by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId(pub i64);

/// SHA-256 of a secret: all that is stored of a token or of a personal link.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
    pub puppet: String,
    pub lang: String,
    pub seen: Millis,
}

/// A room with its seats; what was played in it are its [`Step`]s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    pub id: RoomId,
    /// The version that is stored; 0 for a room that is not stored yet. A change of an older version is refused.
    pub version: i64,
    pub code: Option<String>,
    pub door_closes: Millis,
    pub game: String,
    pub rules: u32,
    /// JSON.
    pub options: String,
    pub seed: SeedBytes,
    pub status: Status,
    pub host: Option<GuestId>,
    /// Whom the game waits for after the deal.
    pub waiting: u16,
    /// JSON, once it is over.
    pub outcome: Option<String>,
    pub rematch: Option<RoomId>,
    pub created: Millis,
    pub touched: Millis,
    /// Whether steps may be taken back here.
    pub practice: bool,
    /// How often steps were taken back.
    pub taken_back: u32,
    /// The day whose deal is played here, counted since 1970.
    pub daily: Option<i64>,
    /// The folder of own pictures, if the host has chosen one.
    pub deck: Option<String>,
    pub seats: Vec<SeatRow>,
}

/// A room's seed; printing it for debugging shows nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeedBytes(pub [u8; 32]);

impl fmt::Debug for SeedBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeedBytes(secret)")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Open,
    Playing,
    Over,
}

impl Status {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    pub(crate) fn of(name: &str) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Over].into_iter().find(|status| status.name() == name)
    }
}

/// One seat: free when it has neither guest, name nor bot.
///
/// A bot beside a name stands in for that person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// Whose seat it is; nobody's where the guest has been deleted.
    pub guest: Option<GuestId>,
    pub name: Option<String>,
    pub puppet: Option<String>,
    pub bot: Option<String>,
    /// The guest has left during play and may still come back.
    pub gone: bool,
}

/// One step of a game to be appended.
#[derive(Clone, Debug)]
pub struct NewStep {
    pub room: RoomId,
    pub step: u64,
    pub seat: u8,
    /// JSON.
    pub action: Box<str>,
    /// JSON.
    pub why: Option<Box<str>>,
    pub client: Option<Box<str>>,
    pub waiting: u16,
    pub at: Millis,
    /// The outcome as JSON, when this step ends the game: the room is then over.
    pub outcome: Option<Box<str>>,
    /// The score that counts for the day, when this step ends a daily deal on its day.
    pub score: Option<u32>,
    /// Where steps may be taken back: how often they were, as far as the writer knows.
    pub taken_back: Option<u32>,
}

/// One step of a game as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub step: u64,
    pub seat: u8,
    pub action: String,
    pub client: Option<String>,
    pub at: Millis,
}

/// Why a bot did what it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub step: u64,
    pub seat: u8,
    /// JSON.
    pub why: String,
}

/// A room in somebody's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub room: Room,
    /// Whom the game waits for now.
    pub waiting: u16,
    /// When something was last played or changed.
    pub touched: Millis,
    pub step: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTalk {
    pub room: RoomId,
    pub seat: u8,
    pub guest: GuestId,
    pub name: String,
    pub text: Option<String>,
    pub phrase: Option<String>,
    pub at: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    pub id: i64,
    pub seat: u8,
    pub name: String,
    pub text: Option<String>,
    pub phrase: Option<String>,
    pub at: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub seat: u8,
    pub key: String,
    /// Empty when the note is to be removed.
    pub text: String,
    pub step: u64,
}

/// A personal link that brings a seat to another browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub room: RoomId,
    pub seat: u8,
    /// Whose seat it was when the link was made.
    pub guest: GuestId,
    pub expires: Millis,
}

/// One guest's game of a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyGame {
    pub day: i64,
    /// None when the room was swept.
    pub room: Option<RoomId>,
    /// None until it is finished on its day.
    pub score: Option<u32>,
}

/// How many games of a daily deal ended with a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreCount {
    pub score: u32,
    pub games: u32,
}

/// What a sweep may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sweep {
    /// Rooms that are over, and guests: untouched since then.
    pub over: Millis,
    /// Rooms that nobody ever started: untouched since then.
    pub unstarted: Millis,
    /// Personal links that have expired before then.
    pub links: Millis,
}

/// What a sweep removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// That were over.
    pub rooms: u64,
    /// That nobody ever started.
    pub unstarted: u64,
    pub guests: u64,
}

/// How the writer groups: shown as metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Batches {
    /// Transactions committed.
    pub commits: u64,
    /// Writes in them.
    pub writes: u64,
    /// Writes that were refused or failed.
    pub failed: u64,
}

/// What the live connection says of how it writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    pub journal_mode: String,
    /// 2 is FULL: the log is synced to the disk at every commit.
    pub synchronous: i64,
    pub foreign_keys: bool,
}
