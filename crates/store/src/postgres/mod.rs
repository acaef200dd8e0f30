//! The store in PostgreSQL, which any number of nodes share.
//!
//! Steps of many rooms go to the database together ([`appends`]); everything else is a transaction of its own. Nothing
//! waits without end: a connection that does not answer is given up, and what was being committed on it is unknown.

mod appends;
mod backup;
#[path = "../sql/copy.rs"]
mod copy;
#[path = "../sql/reads.rs"]
mod reads;
#[path = "../sql/store.rs"]
mod store;
#[expect(dead_code, reason = "only SQLite is told what deletes: there it is overwritten")]
#[path = "../sql/writes.rs"]
mod writes;

use std::sync::Arc;
use std::time::Duration;

use room::Version;
use sqlx::migrate::Migrator;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{
    PgConnectOptions, PgConnection as Connection, PgPool, PgPoolOptions, PgRow as Row, Postgres,
};
use sqlx::{ConnectOptions, Connection as _, Executor as _};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use crate::StoreError;
use crate::counts::Counts;
use crate::rows::NewStep;
use PostgresStore as Backend;
use appends::Appends;
use writes::{Answer, Write};

/// What a statement says to keep others from changing what it looks at. Steps are appended all the same.
const LOCK: &str = " FOR NO KEY UPDATE";
/// The same, and nothing can be made that refers to it.
const LOCK_WHOLE: &str = " FOR UPDATE";
/// The time of the server, in milliseconds since 1970.
const NOW: &str = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
const SHARED: bool = true;
/// The columns of a table.
const COLUMNS: &str = "SELECT column_name::text FROM information_schema.columns \
                       WHERE table_schema = current_schema() AND table_name = $1";
/// How text is sorted by its bytes.
const TEXT_ORDER: &str = " COLLATE \"C\"";
/// What a statement says that gives numbers which the database would give by itself.
const OVERRIDING: &str = "OVERRIDING SYSTEM VALUE ";
/// What must be said to a database that was filled: what is said next has a higher number than what was restored.
const AFTER_FILLING: [&str; 1] = [
    "SELECT setval(pg_get_serial_sequence('talk', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM talk), false)",
];
/// How long a read or a write may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait for a connection: a database that is started anew is back by then, and nobody notices.
const CONNECT: Duration = Duration::from_secs(3);
/// A connection that was not used for so long is tried before it is used.
const RESTED: Duration = Duration::from_secs(1);
/// Connections of one node.
const CONNECTIONS: u32 = 8;
/// How often a write is tried that others have got in the way of.
const TRIES: u32 = 4;

/// How every connection behaves. Whatever the server is set to, an answered write is on its disk; and a node that is
/// stopped in the middle of a transaction keeps nobody waiting for ever. A plan is kept for as long as the connection
/// lives, and tables grow: what can be found by a key is, although all of it would be read sooner while there is little.
const SETTINGS: &str = "SET synchronous_commit = on; SET enable_seqscan = off; SET statement_timeout = '5s'; SET lock_timeout = '4s'; \
                        SET idle_in_transaction_session_timeout = '5s'";

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// The store in PostgreSQL.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    appends: Appends,
    counts: Arc<Counts>,
}

impl PostgresStore {
    /// Connects and brings the schema up to date; nodes that start together wait for each other.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let options = options.application_name("ludoteca").disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECT)
            .test_before_acquire(false)
            .before_acquire(|connection, about| {
                Box::pin(async move {
                    if about.idle_for > RESTED {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .after_connect(|connection, _| {
                Box::pin(async move { connection.execute(SETTINGS).await.map(drop) })
            })
            .connect_with(options.clone())
            .await?;
        migrate(options).await?;
        warn_if_forgetful(&pool).await?;
        let counts = Arc::new(Counts::default());
        Ok(PostgresStore { appends: Appends::start(pool.clone(), counts.clone()), pool, counts })
    }

    async fn shut(&self) {
        self.appends.close().await;
        self.pool.close().await;
    }

    fn counts(&self) -> &Counts {
        &self.counts
    }

    async fn lend(&self) -> Result<PoolConnection<Postgres>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// Steps that are no more than steps go together with others.
    async fn append_step(&self, step: NewStep) -> Answer<Option<Version>> {
        if step.outcome.is_some() || step.taken_back.is_some() {
            return self.write(writes::Append(step)).await;
        }
        self.appends.append(step).await.map(|()| None)
    }

    /// Writes in a transaction of its own, once more where another one got in the way.
    async fn write<W: Write>(&self, write: W) -> Answer<W::Answer> {
        let mut tries = 0;
        let answer = loop {
            tries += 1;
            match self.transaction(&write).await {
                Err(StoreError::Database(error)) if is_contention(&error) && tries < TRIES => {}
                // Dead from the start: nothing was written on it.
                Err(error) if is_lost(&error) && tries < TRIES => {}
                answer => break answer,
            }
        };
        self.counts.count(&answer);
        answer
    }

    async fn transaction<W: Write>(&self, write: &W) -> Answer<W::Answer> {
        let mut lent = self.lend().await?;
        let mut committing = false;
        let done = timeout(PATIENCE, async {
            sqlx::query("BEGIN").execute(&mut *lent).await?;
            refuse_newer(&mut lent).await?;
            if let Some(step) = write.step() {
                writes::insert_steps(&mut lent, &[step]).await?;
            }
            let answer = write.run(&mut lent).await??;
            committing = true;
            sqlx::query("COMMIT").execute(&mut *lent).await?;
            Ok(answer)
        });
        let done = done.await;
        match &done {
            Ok(Ok(_)) => self.counts.commit(),
            // Nobody uses a connection again that has not answered; closing it undoes what was begun.
            Err(_) => drop(lent.detach()),
            Ok(Err(error)) if is_lost(error) => drop(lent.detach()),
            Ok(Err(_)) => {
                let undone = timeout(PATIENCE, sqlx::query("ROLLBACK").execute(&mut *lent)).await;
                if !matches!(undone, Ok(Ok(_))) {
                    drop(lent.detach());
                }
            }
        }
        match done {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(StoreError::Database(error))) if committing && !is_definite(&error) => {
                Err(StoreError::Unknown(Some(error)))
            }
            Ok(Err(StoreError::Database(error))) => Err(writes::meaning(error)),
            Ok(Err(error)) => Err(error),
            Err(_) if committing => Err(StoreError::Unknown(None)),
            Err(_) => Err(StoreError::Late),
        }
    }
}

/// Brings the schema up to date, on a connection of its own that may take its time: an index over many rows does.
async fn migrate(options: PgConnectOptions) -> Result<(), StoreError> {
    let pool = PgPoolOptions::new().max_connections(1).connect_with(options).await?;
    // Holds a lock of the database, so that nodes that start together do it one after the other.
    let migrated = MIGRATIONS.run(&pool).await;
    pool.close().await;
    Ok(migrated?)
}

/// The newest schema that this program knows.
fn newest_known() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// A newer program may have changed the tables while this one runs: then it writes nothing more.
async fn refuse_newer(connection: &mut Connection) -> Result<(), StoreError> {
    let sql = "SELECT max(version) FROM _sqlx_migrations WHERE version > $1";
    let newer: Option<i64> = sqlx::query_scalar(sql).bind(newest_known()).fetch_one(connection).await?;
    newer.map_or(Ok(()), |version| Err(StoreError::Newer(version)))
}

/// A server that does not sync its log loses answered moves in a power cut: whoever runs it should know.
async fn warn_if_forgetful(pool: &PgPool) -> Result<(), StoreError> {
    for setting in ["fsync", "full_page_writes"] {
        let value: String = sqlx::query_scalar(&format!("SHOW {setting}")).fetch_one(pool).await?;
        if value != "on" {
            tracing::warn!(setting, value, "the database may lose what it has stored when the power fails");
        }
    }
    Ok(())
}

/// What stands for a value in a long statement.
fn placeholder(number: usize) -> String {
    format!("${number}")
}

/// What came of a read; a connection that is dead or does not answer is not used again.
fn settle<T>(
    lent: PoolConnection<Postgres>,
    found: Result<Result<T, StoreError>, Elapsed>,
) -> Result<T, StoreError> {
    let found = found.unwrap_or(Err(StoreError::Late));
    match &found {
        Err(StoreError::Late) => drop(lent.detach()),
        Err(error) if is_lost(error) => drop(lent.detach()),
        _ => {}
    }
    found
}

/// Whether the connection is dead.
fn is_lost(error: &StoreError) -> bool {
    match error {
        StoreError::Database(sqlx::Error::Io(_) | sqlx::Error::Protocol(_)) => true,
        // The server ends the connection: it stops, has crashed, or waits no longer for a transaction; or it cannot be
        // written to any more, because another has taken its place.
        StoreError::Database(sqlx::Error::Database(error)) => error.code().is_some_and(|code| {
            code.starts_with("57P") || code.starts_with("08") || code == "25P03" || code == "25006"
        }),
        _ => false,
    }
}

/// Whether other transactions were in the way, so that trying again may help: deadlock and the like.
fn is_contention(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| code.starts_with("40"))
}

/// Whether an error says for certain that nothing was committed. One that ends the connection may come after a commit.
fn is_definite(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    let uncertain = ["08", "57", "58", "XX", "40003"];
    code.is_some_and(|code| !uncertain.iter().any(|class| code.starts_with(class)))
}
