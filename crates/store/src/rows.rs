//! What is stored, as the rest of the program sees it.

use std::fmt;

use boardgame::{Outcome, SeatSet};
use room::{GuestId, Link, Millis, Rated, Rating, Room, RoomId, Tempo};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
    pub puppet: String,
    pub lang: String,
    pub seen: Millis,
}

/// A name under which a guest comes back.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    pub guest: GuestId,
    /// As it is written.
    pub name: String,
    /// As names are compared: no two guests keep the same.
    pub folded: String,
    /// The hash of the passphrase, as a PHC string.
    pub passphrase: String,
    pub since: Millis,
}

impl fmt::Debug for Account {
    /// Hashes of passphrases are in no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("guest", &self.guest).finish_non_exhaustive()
    }
}

/// A device that wants to be called to its guest's turn.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Where the service of its browser takes notices.
    pub endpoint: String,
    pub guest: GuestId,
    /// The browser's public key, and the secret that it shares with those who may call it.
    pub key: Vec<u8>,
    pub auth: Vec<u8>,
    /// The address of the site as that browser knows it.
    pub site: String,
    pub since: Millis,
}

impl fmt::Debug for Subscription {
    /// Whoever knows an endpoint knows something of its owner.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription").field("guest", &self.guest).finish_non_exhaustive()
    }
}

/// What is kept of a guest beside what is said and done in rooms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// The name under which they come back, and since when.
    pub account: Option<(String, Millis)>,
    /// Since when their other devices are theirs, the first first.
    pub devices: Vec<Millis>,
    /// Until when a link for another device is good.
    pub device_link: Option<Millis>,
    /// Personal links that lead to seats of theirs.
    pub links: Vec<Link>,
    /// Where their devices are called, and since when.
    pub calls: Vec<(String, Millis)>,
    /// Their daily deals, by game and day.
    pub daily: Vec<(String, DailyGame)>,
    /// Where they have guessed: the game, the day, which of the day's, and until when it is kept.
    pub guessed: Vec<(String, i64, u8, Millis)>,
    /// How well they play against people, by game.
    pub ratings: Vec<(String, Rating)>,
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
    pub waiting: SeatSet,
    pub at: Millis,
    /// When this step ends the game: the room is then over.
    pub outcome: Option<Outcome>,
    /// The score that counts for the day, when this step ends a daily deal on its day.
    pub score: Option<u32>,
    /// The game, and who played how well, when this step ends a game that is rated.
    pub rated: Option<(String, Rated)>,
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

/// A room in a guest's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub room: Room,
    /// Whom the game waits for now.
    pub waiting: SeatSet,
    /// When something was last played or changed.
    pub touched: Millis,
    pub step: u64,
}

/// A table that is played over days.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverDays {
    pub room: RoomId,
    pub tempo: Tempo,
    /// Whom it waits for.
    pub waiting: SeatSet,
    /// When it was last played at, or its tempo was chosen.
    pub since: Millis,
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

/// Something to be guessed on a day, and what it was taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRiddle {
    pub day: i64,
    /// Which of the day's.
    pub place: u8,
    /// JSON.
    pub riddle: String,
    /// The choices that somebody took, ascending, and how many people did.
    pub people: Vec<(u8, u32)>,
}

/// One guest's guess; what they chose is kept without them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    pub guest: GuestId,
    pub game: String,
    pub day: i64,
    pub place: u8,
    pub choice: u8,
    /// Until when it is kept that they have guessed.
    pub expires: Millis,
}

/// So many at once, and one more every so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub every: Millis,
}

impl Rate {
    /// How long it is until there is one again, where nothing will be in use from `unused` on; none where there is one.
    pub(crate) fn wait(self, unused: Millis, now: Millis) -> Option<Millis> {
        let wait = self.after_one(unused, now) - now - self.every * i64::from(self.burst);
        (wait > 0).then_some(wait)
    }

    /// When nothing will be in use any more, if one is taken now.
    pub(crate) fn after_one(self, unused: Millis, now: Millis) -> Millis {
        unused.max(now) + self.every
    }
}

/// What a server does not know that cannot say whether it has run since it last said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsure {
    /// Until then it did run.
    pub since: Millis,
    /// Where another has said within this time that it runs, nothing was amiss.
    pub after: Millis,
}

/// What a sweep may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sweep {
    /// Rooms that are over, and guests: untouched since then.
    pub over: Millis,
    /// Rooms that nobody ever started: untouched since then.
    pub unstarted: Millis,
    /// Personal links, and that somebody has guessed: what has expired before then.
    pub expired: Millis,
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
