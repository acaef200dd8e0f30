//! How much may be asked for: how often, how long and how large, and how long what nobody touches is kept. How much a room
//! and a guest hold stands in the crate `room`.

use std::ops::{Index, IndexMut};
use std::time::Duration;

use room::{DAY, Millis};

/// What a person's name may have at the most, in characters as they are seen.
pub(crate) const NAME: usize = 24;
/// What is said at once, in characters.
pub(crate) const TALK: usize = 500;
/// What a new reader is told of what was said.
pub(crate) const TALK_SHOWN: u32 = 200;
/// A private note, in characters.
pub(crate) const NOTE: usize = 500;
/// The key of a note, or of what is pointed at.
pub(crate) const KEY: usize = 64;
/// What a client may call its moves.
pub(crate) const MOVE_ID: usize = 64;
/// The body of a request, in bytes: a note is the longest thing that anybody sends.
pub(crate) const BODY: usize = 64 * 1024;
/// A passphrase has at the least, and at the most, so many characters.
pub(crate) const SHORTEST_PASSPHRASE: usize = 10;
pub(crate) const PASSPHRASE: usize = 200;
/// So many of them are different, at the least.
pub(crate) const DIFFERENT_IN_PASSPHRASE: usize = 5;
/// Marks on one letter: the most that any writing needs.
pub(crate) const MARKS: usize = 4;
/// Tags behind a flag: a region of a country has five letters, and an end.
pub(crate) const TAGS: usize = 6;
/// What a reader takes for one character may be made of several: so many on average, in a name.
pub(crate) const PARTS_OF_CHARACTER: usize = 4;
/// How long a link for another device is good: as long as it takes to fetch that device.
pub(crate) const DEVICE_LINK_GOOD: Millis = 15 * 60 * 1000;
/// The name of a deck of own pictures.
pub(crate) const DECK_NAME: usize = 40;
/// Larger manifests of own pictures are no manifests, in bytes.
pub(crate) const MANIFEST_FILE: u64 = 256 * 1024;
/// Larger pictures are too slow for phones, in bytes.
pub(crate) const PICTURE: u64 = 4 * 1024 * 1024;
/// Of longer files that a host has brought the length must do when they are compared: they are pictures.
pub(crate) const TEXT: u64 = 256 * 1024;
/// Notices that are sent at the same time.
pub(crate) const CALLS_AT_ONCE: usize = 8;
/// Notices that are under way, those among them that are tried again later.
pub(crate) const CALLS_UNDER_WAY: usize = 1000;
/// The longest address of a device that is called.
pub(crate) const CALL_ADDRESS: usize = 2048;
/// How long the service that carries a notice may take.
pub(crate) const CALL_TAKES: Duration = Duration::from_secs(10);
/// After so many times as long a notice is tried for the last time.
pub(crate) const CALL_PATIENCE: u32 = 10;
/// A file with a game, in bytes: the longest that a room holds is smaller.
pub(crate) const FILE: usize = 1024 * 1024;
/// Rooms in one's list.
pub(crate) const ROOMS_SHOWN: u32 = 100;
/// Finished games from which results are told.
pub(crate) const RESULTS: u32 = 1000;
/// Tables on one page of them.
pub(crate) const TABLES_SHOWN: u32 = 10;
/// Steps that are looked through for the last one of which somebody is told something, in a list of tables.
pub(crate) const LOOKED_THROUGH: u64 = 8;
/// Steps that are told by their moments in one answer.
pub(crate) const MOMENTS: u64 = 200;
/// Reviews that are in the making at once.
pub(crate) const REVIEWS: usize = 32;
/// How long somebody waits for news of a review before they are told that there are none.
pub(crate) const REVIEW_WAIT: Duration = Duration::from_secs(10);
/// Bytes that a slow reader may be behind; then its stream is ended, and it comes back and is told what it missed.
pub(crate) const UNREAD: usize = 256 * 1024;
/// Connections of one address: a class behind one router, each with a page or two.
pub(crate) const CONNECTIONS: usize = 512;
/// How long a client may take to send a request, or keep a connection for later: longer than proxies do.
pub(crate) const HEADER_TAKES: Duration = Duration::from_secs(90);
/// How long a client may take to agree on how the connection is sealed.
pub(crate) const HANDSHAKE_TAKES: Duration = Duration::from_secs(10);
/// Finished rooms and guests that nobody has touched for a year are deleted.
pub(crate) const KEPT: Millis = 365 * DAY;
/// Rooms that nobody ever started are deleted sooner: there is nothing in them.
pub(crate) const UNSTARTED: Millis = 30 * DAY;
/// Steps of the past that are told in one answer; others are asked for.
pub(crate) const TOLD: u64 = 500;

/// What the body of a request may have at an address, in bytes.
pub(crate) fn body(path: &str) -> u64 {
    let most = if path.starts_with("/api/replays") { FILE } else { BODY };
    most as u64
}

/// So many at once, and one more every so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub every: Duration,
}

impl Rate {
    pub const fn new(burst: u32, every: Duration) -> Rate {
        Rate { burst, every }
    }

    /// So often that it is no limit.
    pub const NONE: Rate = Rate::new(u32::MAX, Duration::ZERO);
}

/// Makes the kinds and their usual rates from one table.
macro_rules! rates {
    ($($(#[$doc:meta])* $kind:ident: $burst:literal, $every:literal;)+) => {
        /// What is limited in how often it may be asked for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Limit {
            $($(#[$doc])* $kind,)+
        }

        const USUAL: [Rate; [$(Limit::$kind),+].len()] =
            [$(Rate::new($burst, Duration::from_millis($every))),+];
    };
}

rates! {
    /// All writes of one guest: more than anybody can tap.
    Guest: 60, 50;
    /// All writes from one address: a family or a class behind one router.
    Address: 400, 5;
    /// All reads from one address: a class whose pages come back at once, and people who look around meanwhile.
    Reads: 1_000, 5;
    /// New guests from one address.
    Newcomers: 30, 5_000;
    /// New rooms of one guest.
    Rooms: 20, 10_000;
    /// What one guest says.
    Talk: 10, 1_000;
    /// Hints for one guest: a strong bot thinks for each.
    Hints: 6, 2_000;
    /// Looks into the past from one address: a whole game is played again for each.
    Looks: 100, 100;
    /// Streams opened from one address.
    Streams: 100, 200;
    /// Tries at doors and personal links from one address.
    Doors: 10, 6_000;
    /// Tries that found nothing, from anywhere: with it, guessing a code is useless even from many addresses.
    WrongDoors: 60, 4_000;
    /// Tries that found nothing from one address, while those from anywhere are used up: others who guess must not hold
    /// the door shut to a guest who knows the code, and may slip once or twice.
    OwnWrongDoors: 3, 7_200_000;
    /// Passphrases that are looked at or chosen from one address: each takes a processor for a moment.
    Passphrases: 10, 6_000;
    /// Tries to come back from one address, at all nodes together.
    Returns: 10, 300_000;
    /// Tries to come back under one name, from anywhere.
    ReturnsOfOne: 30, 600_000;
    /// Tries to come back under one name from one address, while those from anywhere are used up: others who guess must
    /// not keep out whoever knows the passphrase.
    OwnReturns: 3, 7_200_000;
    /// Files of all that is kept of one guest.
    Exports: 3, 60_000;
    /// Notices to one guest.
    Calls: 20, 60_000;
}

/// How often each kind may be asked for, by one guest or from one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits([Rate; USUAL.len()]);

impl Limits {
    /// For measurements and simulations.
    pub const NONE: Limits = Limits([Rate::NONE; USUAL.len()]);

    /// The same with another rate for one kind.
    #[must_use]
    pub fn with(mut self, limit: Limit, rate: Rate) -> Limits {
        self[limit] = rate;
        self
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits(USUAL)
    }
}

impl Index<Limit> for Limits {
    type Output = Rate;

    fn index(&self, limit: Limit) -> &Rate {
        &self.0[limit as usize]
    }
}

impl IndexMut<Limit> for Limits {
    fn index_mut(&mut self, limit: Limit) -> &mut Rate {
        &mut self.0[limit as usize]
    }
}
