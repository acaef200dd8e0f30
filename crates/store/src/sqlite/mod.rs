//! The store in one SQLite file: one connection writes, a few read.
//!
//! The file is in write-ahead mode with `synchronous=FULL`: a commit returns after the log has reached the disk.

mod backup;
#[path = "../sql/copy.rs"]
mod copy;
mod files;
#[path = "../sql/reads.rs"]
mod reads;
#[path = "../sql/store.rs"]
mod store;
mod writer;
#[path = "../sql/writes.rs"]
mod writes;

use std::path::Path;
use std::time::Duration;

use room::Version;
use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    Sqlite, SqliteConnectOptions, SqliteConnection as Connection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow as Row, SqliteSynchronous,
};
use tokio::time::error::Elapsed;

use crate::StoreError;
use crate::counts::Counts;
use crate::rows::{Durability, NewStep};
use SqliteStore as Backend;
use files::Files;
use writer::Writer;
use writes::{Answer, Write};

/// What a statement says to lock what it looks at: nothing, because one connection alone writes.
const LOCK: &str = "";
const LOCK_WHOLE: &str = "";
/// The time, in milliseconds since 1970.
const NOW: &str = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";
/// A file has one server.
const SHARED: bool = false;
/// The columns of a table.
const COLUMNS: &str = "SELECT name FROM pragma_table_info($1)";
/// How text is sorted by its bytes, as it always is here.
const TEXT_ORDER: &str = "";
/// What a statement says that gives numbers which the database would give by itself.
const OVERRIDING: &str = "";
/// What must be said to a database that was filled.
const AFTER_FILLING: [&str; 0] = [];
/// How long a read may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Reading connections; each holds a thread and a small cache.
const READERS: u32 = 3;
/// Pages of the log before it is folded into the file: enough to fold hot pages once for many commits.
const CHECKPOINT_PAGES: &str = "4000";
/// How long to wait for another program that writes to the file.
const BUSY: Duration = Duration::from_secs(5);

/// How long a reader that was used a moment ago is given to come back when the file is closed, again and again.
const BACK: Duration = Duration::from_millis(1);

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// The store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, creates it when it is missing, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let options = options(path);
        let connection = make(path, &options).await?;
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
    async fn shut(&self) {
        self.readers.close().await;
        // The pool takes a reader that it has closed for one that has come back, so that it does not wait for all of them;
        // one that comes back later lies in it unclosed.
        while self.readers.size() > 0 {
            tokio::time::sleep(BACK).await;
            self.readers.close().await;
        }
        self.writer.close().await;
    }

    fn counts(&self) -> &Counts {
        self.writer.counts()
    }

    async fn lend(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        Ok(self.readers.acquire().await?)
    }

    async fn append_step(&self, step: NewStep) -> Answer<Option<Version>> {
        self.write(writes::Append(step)).await
    }

    async fn write<W: Write>(&self, write: W) -> Answer<W::Answer>
    where
        W::Answer: Sync,
    {
        self.writer.write(write).await
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
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
        .disable_statement_logging()
}

/// Opens the file to write to it, creates it when it is missing, and brings its schema up to date.
async fn make(path: &Path, options: &SqliteConnectOptions) -> Result<Connection, StoreError> {
    files::keep_to_owner(path)?;
    let mut connection = options.connect().await?;
    MIGRATIONS.run(&mut connection).await?;
    Ok(connection)
}

/// The newest schema that this program knows.
fn newest_known() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// What stands for a value in a long statement. SQLite looks for the name of each one that has a name, which takes the
/// longer the more there are.
fn placeholder(_number: usize) -> String {
    "?".to_owned()
}

/// What came of a read.
fn settle<T>(
    _lent: PoolConnection<Sqlite>,
    found: Result<Result<T, StoreError>, Elapsed>,
) -> Result<T, StoreError> {
    found.unwrap_or(Err(StoreError::Late))
}

/// Whether the connection is dead, which one to a file never is.
fn is_lost(_error: &StoreError) -> bool {
    false
}
