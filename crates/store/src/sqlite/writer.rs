//! The one task that writes: it takes what has gathered, puts it into one transaction, and answers after the commit.
//!
//! While a commit waits for the disk the next writes gather, so that a busy server syncs once for many rooms
//! and an idle one at once for each.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sqlx::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::files::Files;
use super::writes::{self, Write};
use crate::StoreError;
use crate::rows::{Batches, Durability};

/// The most writes that share one commit: bounds how long the first of them waits.
const MOST: usize = 512;

type Answer = Result<i64, StoreError>;
pub(super) type Reply = oneshot::Sender<Answer>;

pub(super) enum Job {
    Write(Write, Reply),
    Durability(oneshot::Sender<Result<Durability, StoreError>>),
    Close(oneshot::Sender<()>),
}

#[derive(Debug, Default)]
struct Counts {
    commits: AtomicU64,
    writes: AtomicU64,
    failed: AtomicU64,
}

/// The handle of the writing task.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::UnboundedSender<Job>,
    counts: Arc<Counts>,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection, files: Files) -> Writer {
        let (jobs, inbox) = mpsc::unbounded_channel();
        let counts = Arc::new(Counts::default());
        tokio::spawn(run(connection, files, inbox, counts.clone()));
        Writer { jobs, counts }
    }

    pub(super) fn send(&self, job: Job) -> Result<(), StoreError> {
        self.jobs.send(job).map_err(|_| StoreError::Closed)
    }

    pub(super) async fn write(&self, write: Write) -> Result<i64, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.send(Job::Write(write, reply))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.send(Job::Close(done)).is_ok() {
            // The task may already be gone, which is as good.
            let _ = closed.await;
        }
    }

    pub(super) fn batches(&self) -> Batches {
        Batches {
            commits: self.counts.commits.load(Relaxed),
            writes: self.counts.writes.load(Relaxed),
            failed: self.counts.failed.load(Relaxed),
        }
    }
}

async fn run(
    mut connection: SqliteConnection,
    files: Files,
    mut inbox: mpsc::UnboundedReceiver<Job>,
    counts: Arc<Counts>,
) {
    let mut jobs = Vec::with_capacity(MOST);
    let mut batch = Vec::with_capacity(MOST);
    let mut replies = Vec::with_capacity(MOST);
    let mut closing = None;
    // Whether the log still holds what was deleted.
    let mut unclean = false;
    while closing.is_none() && inbox.recv_many(&mut jobs, MOST).await > 0 {
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, reply) => {
                    batch.push(write);
                    replies.push(reply);
                }
                Job::Durability(reply) => {
                    // Whoever asked may have gone.
                    let _ = reply.send(durability(&mut connection).await);
                }
                Job::Close(done) => closing = Some(done),
            }
        }
        if !batch.is_empty() {
            unclean |= batch.iter().any(Write::deletes);
            let answers = commit(&mut connection, &files, &mut batch, &counts).await;
            if unclean {
                // Before the answer: who is told that they are deleted is nowhere to be found.
                unclean = !fold(&mut connection).await;
            }
            for (reply, answer) in replies.drain(..).zip(answers) {
                answered(reply, answer, &counts);
            }
        }
    }
    if files.check().is_ok() {
        fold(&mut connection).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
    if let Some(done) = closing {
        let _ = done.send(());
    }
}

/// Writes the log into the file and empties it; says no where somebody reads there, and nobody waits for them.
async fn fold(connection: &mut SqliteConnection) -> bool {
    let folded = async {
        sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *connection).await?;
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
        row.try_get::<i64, _>(0).map(|busy| busy == 0)
    };
    let folded = folded.await;
    let patience = format!("PRAGMA busy_timeout = {}", super::BUSY.as_millis());
    if let Err(error) = sqlx::query(&patience).execute(&mut *connection).await {
        tracing::warn!(%error, "the database waits for nobody");
    }
    folded.unwrap_or(false)
}

/// One transaction for all; where it fails, one for each, so that a bad write harms no other.
async fn commit(
    connection: &mut SqliteConnection,
    files: &Files,
    batch: &mut Vec<Write>,
    counts: &Counts,
) -> Vec<Answer> {
    let mut answers = match transaction(connection, files, batch).await {
        Ok(answers) => {
            counts.commits.fetch_add(1, Relaxed);
            answers
        }
        Err(StoreError::Database(error)) if batch.len() == 1 => vec![Err(writes::meaning(error))],
        Err(_) => Vec::with_capacity(batch.len()),
    };
    if answers.is_empty() {
        for write in batch.iter() {
            answers.push(match transaction(connection, files, std::slice::from_ref(write)).await {
                Ok(mut answers) => {
                    counts.commits.fetch_add(1, Relaxed);
                    answers.pop().expect("one write has one answer")
                }
                Err(StoreError::Database(error)) => Err(writes::meaning(error)),
                Err(error) => Err(error),
            });
        }
    }
    batch.clear();
    answers
}

fn answered(reply: Reply, answer: Answer, counts: &Counts) {
    match &answer {
        Ok(_) => counts.writes.fetch_add(1, Relaxed),
        Err(error) => {
            match error {
                StoreError::Database(error) => tracing::error!(%error, "a write failed"),
                StoreError::Damaged(_) | StoreError::Removed => tracing::error!(%error, "a write failed"),
                _ => {}
            }
            counts.failed.fetch_add(1, Relaxed)
        }
    };
    // Whoever asked may have gone; it is stored all the same.
    let _ = reply.send(answer);
}

async fn transaction(
    connection: &mut SqliteConnection,
    files: &Files,
    batch: &[Write],
) -> Result<Vec<Answer>, StoreError> {
    files.check()?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let done = match writes::all(connection, batch).await {
        Ok(answers) => sqlx::query("COMMIT").execute(&mut *connection).await.map(|_| answers),
        Err(error) => Err(error),
    };
    match done {
        Ok(answers) => Ok(answers),
        Err(error) => {
            // SQLite may have rolled back by itself, and then there is nothing to roll back.
            let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
            Err(error.into())
        }
    }
}

async fn durability(connection: &mut SqliteConnection) -> Result<Durability, StoreError> {
    Ok(Durability {
        journal_mode: sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await?.try_get(0)?,
        synchronous: sqlx::query("PRAGMA synchronous").fetch_one(&mut *connection).await?.try_get(0)?,
        foreign_keys: sqlx::query("PRAGMA foreign_keys").fetch_one(connection).await?.try_get(0)?,
    })
}
