//! The store in one SQLite file: one connection writes, a few read.
//!
//! The file is in write-ahead mode with `synchronous=FULL`: a commit returns after the log has reached the disk.

mod columns;
mod files;
mod reads;
mod writer;
mod writes;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use room::{GuestId, Link, Millis, NewTalk, Note, Room, RoomId, SecretHash, Version};
use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::rows::{
    Batches, DailyGame, Durability, Guest, NewStep, Reason, ScoreCount, Step, Summary, Sweep, Swept, Talk,
};
use crate::{Store, StoreError};
use files::Files;
use writer::Writer;
use writes::{Answer, Old, Write};

/// Reading connections; each holds a thread and a small cache.
const READERS: u32 = 3;
/// Pages of the log before it is folded into the file: enough to fold hot pages once for many commits.
const CHECKPOINT_PAGES: &str = "4000";
/// How long to wait for another program that writes to the file.
const BUSY: Duration = Duration::from_secs(5);
/// The most that a sweep deletes in one write: nobody waits for more.
const SWEPT_AT_ONCE: u64 = 500;

/// The store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, creates it when it is missing, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        files::keep_to_owner(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
            .pragma("journal_size_limit", "67108864")
            // What is deleted is overwritten: nobody finds it in the file afterwards.
            .pragma("secure_delete", "ON")
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        sqlx::migrate!().run(&mut connection).await?;
        let files = Files::of(path)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        Ok(SqliteStore { readers, writer: Writer::start(connection, files) })
    }

    /// What the writing connection says of its own settings.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.writer.send(writer::Job::Durability(reply))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Finishes what is under way and closes the file. The writer is the last: it alone can fold the log into the file,
    /// and only when nobody reads there any more.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Deletes old things of one kind, piece by piece, and says how many.
    async fn sweep_old(&self, old: Old, before: Millis) -> Result<u64, StoreError> {
        let most = reads::count(&self.readers, old).await?.div_ceil(4);
        let mut swept = 0;
        while swept < most {
            let piece = SWEPT_AT_ONCE.min(most - swept);
            let gone = self.write(writes::Sweep { old, before, most: piece }).await?;
            swept += gone;
            if gone < piece {
                break;
            }
        }
        Ok(swept)
    }

    async fn write<W: Write>(&self, write: W) -> Answer<W::Answer>
    where
        W::Answer: Sync,
    {
        self.writer.write(write).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn add_guest(&self, guest: Guest, token: SecretHash) -> Result<(), StoreError> {
        self.write(writes::AddGuest(guest, token)).await
    }

    async fn guest(&self, token: SecretHash) -> Result<Option<Guest>, StoreError> {
        reads::guest(&self.readers, token).await
    }

    async fn change_guest(&self, guest: Guest) -> Result<(), StoreError> {
        self.write(writes::ChangeGuest(guest)).await
    }

    async fn delete_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(writes::DeleteGuest(guest)).await
    }

    async fn save_rooms(&self, rooms: Vec<Room>) -> Result<Vec<Version>, StoreError> {
        self.write(writes::SaveRooms(rooms)).await
    }

    async fn save_renumbered(&self, room: Room, kept: Vec<u8>) -> Result<Version, StoreError> {
        self.write(writes::Renumber(room, kept)).await
    }

    async fn save_taken(&self, room: Room, link: SecretHash) -> Result<Version, StoreError> {
        self.write(writes::SaveTaken(room, link)).await
    }

    async fn room(&self, id: &RoomId) -> Result<Option<Room>, StoreError> {
        reads::room(&self.readers, id).await
    }

    async fn door(&self, code: &str, now: Millis) -> Result<Option<RoomId>, StoreError> {
        reads::door(&self.readers, code, now).await
    }

    async fn rooms_of(&self, guest: GuestId, limit: u32) -> Result<Vec<Summary>, StoreError> {
        reads::rooms_of(&self.readers, guest, limit).await
    }

    async fn append(&self, step: NewStep) -> Result<Option<Version>, StoreError> {
        self.write(writes::Append(step)).await
    }

    async fn take_back(&self, room: &Room, step: u64, after: u64, now: Millis) -> Result<(), StoreError> {
        let (room, version) = (room.id.clone(), room.version);
        self.write(writes::TakeBack { room, version, step, after, at: now }).await
    }

    async fn steps(&self, room: &RoomId, after: u64) -> Result<Vec<Step>, StoreError> {
        reads::steps(&self.readers, room, after).await
    }

    async fn reasons(&self, room: &RoomId, after: u64) -> Result<Vec<Reason>, StoreError> {
        reads::reasons(&self.readers, room, after).await
    }

    async fn step_of_client(&self, room: &RoomId, client: &str) -> Result<Option<(u64, u8)>, StoreError> {
        reads::step_of_client(&self.readers, room, client).await
    }

    async fn say(&self, talk: NewTalk) -> Result<i64, StoreError> {
        self.write(writes::Say(talk)).await
    }

    async fn talk(&self, room: &RoomId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        reads::talk(&self.readers, room, after, limit).await
    }

    async fn write_note(&self, room: &RoomId, guest: GuestId, note: Note) -> Result<(), StoreError> {
        self.write(writes::WriteNote(room.clone(), guest, note)).await
    }

    async fn notes(&self, room: &RoomId, seat: u8) -> Result<Vec<Note>, StoreError> {
        reads::notes(&self.readers, room, seat).await
    }

    async fn add_link(&self, token: SecretHash, link: Link) -> Result<(), StoreError> {
        self.write(writes::AddLink(token, link)).await
    }

    async fn link(&self, token: SecretHash, now: Millis) -> Result<Option<Link>, StoreError> {
        reads::link(&self.readers, token, now).await
    }

    async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.write(writes::KeepSecret(name.to_owned(), fresh)).await
    }

    async fn open_daily(&self, room: Room, guest: GuestId) -> Result<(), StoreError> {
        self.write(writes::OpenDaily(room, guest)).await
    }

    async fn daily_of(&self, guest: GuestId, game: &str) -> Result<Vec<DailyGame>, StoreError> {
        reads::daily_of(&self.readers, guest, game).await
    }

    async fn daily_scores(&self, game: &str, day: i64) -> Result<Vec<ScoreCount>, StoreError> {
        reads::daily_scores(&self.readers, game, day).await
    }

    async fn sweep(&self, sweep: Sweep) -> Result<Swept, StoreError> {
        self.write(writes::SweepLinks(sweep.links)).await?;
        Ok(Swept {
            rooms: self.sweep_old(Old::Over, sweep.over).await?,
            unstarted: self.sweep_old(Old::Unstarted, sweep.unstarted).await?,
            guests: self.sweep_old(Old::Guests, sweep.over).await?,
        })
    }

    async fn latest(&self) -> Result<Option<Millis>, StoreError> {
        reads::latest(&self.readers).await
    }

    async fn mark(&self, name: &str) -> Result<Option<i64>, StoreError> {
        reads::mark(&self.readers, name).await
    }

    async fn set_mark(&self, name: &str, value: i64) -> Result<(), StoreError> {
        self.write(writes::SetMark(name.to_owned(), value)).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.write(writes::Pulse).await
    }

    fn batches(&self) -> Batches {
        self.writer.batches()
    }
}
