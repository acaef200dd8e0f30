//! Rooms, steps, guests, talk and notes, kept on disk.
//!
//! Everything behind one trait, [`Store`]. [`SqliteStore`] is the default, needs nothing installed and serves one node;
//! [`PostgresStore`] serves any number of them. Both speak the same statements: the files of `sql` are compiled for each.
//! A write is answered only after it is committed and synced; many writes share one commit.
//! SQL is spoken in this crate and nowhere else.

#![expect(clippy::duplicate_mod, reason = "the files of `sql` are meant to be compiled for each database")]

mod backup;
mod columns;
mod counts;
mod postgres;
mod rows;
mod sqlite;

use std::fmt::Debug;
use std::ops::RangeInclusive;

use async_trait::async_trait;

pub use backup::{BackupError, Kept};
pub use postgres::PostgresStore;
use room::{GuestId, Link, Millis, NewTalk, Note, Outage, Rating, Room, RoomId, SecretHash, Stand, Version};
pub use rows::{
    Account, Batches, DailyGame, Durability, Guess, Guest, KeptRiddle, NewStep, OverDays, Own, Rate, Reason,
    ScoreCount, Step, Subscription, Summary, Sweep, Swept, Talk, Unsure,
};
pub use sqlite::SqliteStore;

/// Where everything is kept.
#[async_trait]
pub trait Store: Debug + Send + Sync {
    async fn add_guest(&self, guest: Guest, token: SecretHash) -> Result<(), StoreError>;
    async fn guest(&self, token: SecretHash) -> Result<Option<Guest>, StoreError>;
    async fn change_guest(&self, guest: Guest) -> Result<(), StoreError>;
    /// Deletes a guest with their talk, notes and links; their seats are nobody's then.
    async fn delete_guest(&self, guest: GuestId) -> Result<(), StoreError>;

    /// Keeps a name for a guest, in the place of one that they have: [`StoreError::Conflict`] if it is another's.
    async fn keep_name(&self, account: Account) -> Result<(), StoreError>;
    /// The name that a guest has kept is free again.
    async fn drop_name(&self, guest: GuestId) -> Result<(), StoreError>;
    /// Who has kept this name, folded.
    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError>;
    /// One more device of a guest; the oldest goes where there are too many.
    async fn add_device(&self, guest: GuestId, token: SecretHash, now: Millis) -> Result<(), StoreError>;
    /// A link for one more device, in the place of one that is there.
    async fn add_device_link(
        &self,
        guest: GuestId,
        link: SecretHash,
        expires: Millis,
    ) -> Result<(), StoreError>;
    /// Uses such a link up for a device: [`StoreError::Gone`] if it is not good. Answers with whose it is then.
    async fn take_device_link(
        &self,
        link: SecretHash,
        device: SecretHash,
        now: Millis,
    ) -> Result<Guest, StoreError>;
    /// All devices of a guest go but the one with this token, and the link for another.
    async fn forget_devices(&self, guest: GuestId, but: SecretHash) -> Result<(), StoreError>;

    /// A device wants to be called, whoever's it was before; the oldest of too many goes.
    async fn subscribe(&self, subscription: Subscription) -> Result<(), StoreError>;
    /// The devices of a guest that want to be called, each with the guest's language.
    async fn subscriptions(&self, guest: GuestId) -> Result<Vec<(String, Subscription)>, StoreError>;
    /// A device is called no more: this guest's, or whoever's it is.
    async fn unsubscribe(&self, guest: Option<GuestId>, endpoint: &str) -> Result<(), StoreError>;

    /// What is kept of a guest beside what is in rooms.
    async fn own(&self, guest: GuestId) -> Result<Own, StoreError>;
    /// The rooms in which anything is kept of a guest, by their ids, after one of them.
    async fn rooms_about(
        &self,
        guest: GuestId,
        after: Option<&RoomId>,
        limit: u32,
    ) -> Result<Vec<RoomId>, StoreError>;
    /// The first things that a guest has said in a room after number `after`, oldest first.
    async fn talk_of(
        &self,
        room: &RoomId,
        guest: GuestId,
        after: i64,
        limit: u32,
    ) -> Result<Vec<Talk>, StoreError>;
    /// What a guest has noted in a room.
    async fn notes_of(&self, room: &RoomId, guest: GuestId) -> Result<Vec<Note>, StoreError>;

    /// Stores new rooms and changes of rooms, all or none: [`StoreError::Conflict`] if one of them is known only in an
    /// older version than the stored one, or if a code is in use. Answers with their versions from now on.
    async fn save_rooms(&self, rooms: Vec<Room>) -> Result<Vec<Version>, StoreError>;
    /// Stores a change of one room whose seats have new numbers: `kept` are those that stay, by their old numbers and in
    /// order. Personal links go on meaning the same seat.
    async fn save_renumbered(&self, room: Room, kept: Vec<u8>) -> Result<Version, StoreError>;
    /// Stores a change of one room by which a personal link is used up: [`StoreError::Gone`] if there is no such link.
    async fn save_taken(&self, room: Room, link: SecretHash) -> Result<Version, StoreError>;
    /// Stores a change of one room by which a seat goes to another person: the notes of the one before go.
    async fn save_cleared(&self, room: Room, seat: u8) -> Result<Version, StoreError>;
    async fn room(&self, id: &RoomId) -> Result<Option<Room>, StoreError>;
    /// The open room behind a code, if its door has not closed.
    async fn door(&self, code: &str, now: Millis) -> Result<Option<RoomId>, StoreError>;
    /// The rooms in which a guest has a seat, even one that they have left, last touched first.
    async fn rooms_of(&self, guest: GuestId, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// Those of them that the guest has not left, finished ones or the others, after one of which the last touched time
    /// and the room are given.
    async fn tables_of(
        &self,
        guest: GuestId,
        over: bool,
        before: Option<(Millis, RoomId)>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError>;

    /// All rooms, the last touched first.
    async fn newest_rooms(&self, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// All tables that are being played over days.
    async fn over_days(&self) -> Result<Vec<OverDays>, StoreError>;

    /// How far those of these rooms go that are there.
    async fn stands(&self, rooms: &[RoomId]) -> Result<Vec<(RoomId, Stand)>, StoreError>;

    /// Appends a step: [`StoreError::Conflict`] if that step of the room is there already. Whoever appends knows all
    /// steps before it, and so that no other has the same id of a client. Answers with the version of the room where the
    /// step has ended the game.
    async fn append(&self, step: NewStep) -> Result<Option<Version>, StoreError>;
    /// Takes back the steps after `after` of a room that stands at `step`, so that they were never played:
    /// [`StoreError::Conflict`] if the room has moved on.
    async fn take_back(&self, room: &Room, step: u64, after: u64, now: Millis) -> Result<(), StoreError>;
    async fn steps(&self, room: &RoomId, after: u64) -> Result<Vec<Step>, StoreError>;
    async fn reasons(&self, room: &RoomId, after: u64) -> Result<Vec<Reason>, StoreError>;
    /// Step and seat of what was played under a client's id.
    async fn step_of_client(&self, room: &RoomId, client: &str) -> Result<Option<(u64, u8)>, StoreError>;

    /// Stores something said and gives it a number that grows.
    async fn say(&self, talk: NewTalk) -> Result<i64, StoreError>;
    /// The last `limit` things said after number `after`, oldest first.
    async fn talk(&self, room: &RoomId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError>;
    /// Writes a note over the one with the same key, or removes it where the text is empty.
    async fn write_note(&self, room: &RoomId, guest: GuestId, note: Note) -> Result<(), StoreError>;
    async fn notes(&self, room: &RoomId, seat: u8) -> Result<Vec<Note>, StoreError>;

    /// Stores a new room with steps that were played before, all or none.
    async fn open_at(&self, room: Room, steps: Vec<NewStep>) -> Result<(), StoreError>;
    /// Keeps what was found out about a game with it: JSON.
    async fn keep_review(&self, room: &RoomId, review: Box<str>) -> Result<(), StoreError>;
    async fn review(&self, room: &RoomId) -> Result<Option<String>, StoreError>;

    async fn add_link(&self, token: SecretHash, link: Link) -> Result<(), StoreError>;
    /// The link, if it is still good.
    async fn link(&self, token: SecretHash, now: Millis) -> Result<Option<Link>, StoreError>;

    /// A secret of this store: the first that is given under a name stays for ever.
    async fn keep(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError>;
    /// The same of 32 bytes.
    async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let kept = self.keep(name, fresh.to_vec()).await?;
        kept.try_into().map_err(|_| StoreError::Corrupt("a secret has 32 bytes"))
    }
    /// Stores the room in which a guest plays the deal of its day: [`StoreError::Conflict`] if they have one already.
    async fn open_daily(&self, room: Room, guest: GuestId) -> Result<(), StoreError>;
    /// The daily deals of a game that a guest has begun, by day.
    async fn daily_of(&self, guest: GuestId, game: &str) -> Result<Vec<DailyGame>, StoreError>;
    /// How well a guest plays against people, by game.
    async fn ratings(&self, guest: GuestId) -> Result<Vec<(String, Rating)>, StoreError>;
    /// The scores of a day, ascending.
    async fn daily_scores(&self, game: &str, day: i64) -> Result<Vec<ScoreCount>, StoreError>;
    /// The best game of a day whose room is still there.
    async fn daily_best(&self, game: &str, day: i64) -> Result<Option<DailyGame>, StoreError>;

    /// Keeps the riddles of a game and day; the first that are given stay, and are the answer.
    async fn keep_riddles(
        &self,
        game: &str,
        day: i64,
        fresh: Vec<String>,
    ) -> Result<Vec<KeptRiddle>, StoreError>;
    /// The riddles of a game in these days, by day and place.
    async fn riddles(&self, game: &str, days: RangeInclusive<i64>) -> Result<Vec<KeptRiddle>, StoreError>;
    /// Counts a guess at a riddle that is kept: [`StoreError::Conflict`] if the guest has guessed there already.
    async fn guess(&self, guess: Guess) -> Result<(), StoreError>;
    /// The places of a day's riddles at which a guest has guessed.
    async fn guessed(&self, guest: GuestId, game: &str, day: i64) -> Result<Vec<u8>, StoreError>;

    /// A server runs at this time. Where it is not sure of the time before, and nobody has said that one ran, that was an
    /// outage. Answers with all outages.
    async fn awake(&self, now: Millis, unsure: Option<Unsure>) -> Result<Vec<Outage>, StoreError>;
    /// A node says that it lives; answers with all that have said so within the `lease`, by the clock of the store.
    async fn beat(&self, node: i64, lease: Millis) -> Result<Vec<i64>, StoreError>;
    /// A node stops.
    async fn leave(&self, node: i64) -> Result<(), StoreError>;
    /// Takes one of what is rationed under a name for all nodes together, or only looks. Answers with how long it is until
    /// there is one again, where there is none.
    async fn ration(&self, name: &str, rate: Rate, take: bool) -> Result<Option<Millis>, StoreError>;

    /// Deletes what is long untouched, the oldest first and never more than a quarter of what there is: a mistake about
    /// the time must not take everything, and is seen before it has.
    async fn sweep(&self, sweep: Sweep) -> Result<Swept, StoreError>;
    /// The latest time at which a guest was seen or a room was touched.
    async fn latest(&self) -> Result<Option<Millis>, StoreError>;
    /// A number that is kept under a name.
    async fn mark(&self, name: &str) -> Result<Option<i64>, StoreError>;
    async fn set_mark(&self, name: &str, value: i64) -> Result<(), StoreError>;
    /// The numbers whose names begin so, by name.
    async fn marks(&self, prefix: &str) -> Result<Vec<(String, i64)>, StoreError>;
    /// Whether there was one.
    async fn remove_mark(&self, name: &str) -> Result<bool, StoreError>;
    /// Whether it can be written to: shown by writing.
    async fn ready(&self) -> Result<(), StoreError>;
    /// Whether other nodes may use the same.
    fn is_shared(&self) -> bool;
    fn batches(&self) -> Batches;
    /// Finishes what is under way; nothing can be stored or read afterwards.
    async fn close(&self);
}

/// Why something was not stored or not found; but for [`StoreError::Unknown`] nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("the stored room has moved on")]
    Conflict,
    /// What it belongs to is not there.
    #[error("the room or guest is not there")]
    Gone,
    #[error("the store is closed")]
    Closed,
    #[error("what is stored makes no sense: {0}")]
    Corrupt(&'static str),
    #[error("the database failed")]
    Database(#[source] sqlx::Error),
    #[error("the database did not answer in time")]
    Late,
    /// The connection was lost, or the time was over, while it was being committed: it may be stored or become so yet.
    #[error("whether it is stored is not known")]
    Unknown(#[source] Option<sqlx::Error>),
    /// Only a backup helps.
    #[error("the database is damaged")]
    Damaged(#[source] sqlx::Error),
    /// It was removed or replaced while it was open: what is written to it is lost.
    #[error("the file of the database is no longer where it was opened")]
    Removed,
    #[error("the files of the database cannot be reached")]
    Files(#[from] std::io::Error),
    /// A program that knows more than this one has written it.
    #[error("the database was written by a newer program: its schema has version {0}")]
    Newer(i64),
}

/// What SQLite says of a file that it cannot make sense of: `SQLITE_CORRUPT` and `SQLITE_NOTADB`.
const DAMAGE: [u32; 2] = [11, 26];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
        match code {
            // The lowest byte is the kind, those above it are its details.
            Some(code) if DAMAGE.contains(&(code & 0xff)) => StoreError::Damaged(error),
            _ => StoreError::Database(error),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        use sqlx::migrate::MigrateError;
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::Source(error) => StoreError::Database(sqlx::Error::Configuration(error)),
            MigrateError::VersionMissing(version)
            | MigrateError::VersionMismatch(version)
            | MigrateError::VersionNotPresent(version)
            | MigrateError::VersionTooNew(version, _) => StoreError::Newer(version),
            error => StoreError::Database(sqlx::Error::Migrate(Box::new(error))),
        }
    }
}
