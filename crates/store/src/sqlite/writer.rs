//! The one task that writes: it takes what has gathered, puts it into one transaction, and answers after the commit.
//!
//! While a commit waits for the disk the next writes gather, so that a busy server syncs once for many rooms
//! and an idle one at once for each.

use std::sync::Arc;

use async_trait::async_trait;
use sqlx::{Connection as _, Row as _};
use tokio::sync::{mpsc, oneshot};

use super::Connection;
use super::files::Files;
use super::writes::{self, Answer, Write};
use crate::StoreError;
use crate::counts::Counts;
use crate::rows::{Durability, NewStep};

/// The most writes that share one commit: bounds how long the first of them waits.
const MOST_IN_COMMIT: usize = 512;

pub(super) enum Job {
    Write(Box<dyn AnyTask>),
    Durability(oneshot::Sender<Result<Durability, StoreError>>),
    Close(oneshot::Sender<()>),
}

/// A write on its way, with the caller that waits for its answer.
struct Task<W: Write> {
    write: W,
    answer: Answer<W::Answer>,
    reply: oneshot::Sender<Answer<W::Answer>>,
}

/// A [`Task`] whose type is forgotten, so that all kinds share a transaction.
#[async_trait]
pub(super) trait AnyTask: Send + Sync {
    fn deletes(&self) -> bool;
    fn step(&self) -> Option<&NewStep>;
    async fn run(&mut self, connection: &mut Connection) -> Result<(), sqlx::Error>;
    fn refuse(&mut self, error: StoreError);
    /// Says the answer, and why it failed where it did.
    fn reply(self: Box<Self>, counts: &Counts);
}

#[async_trait]
impl<W: Write> AnyTask for Task<W>
where
    W::Answer: Sync,
{
    fn deletes(&self) -> bool {
        self.write.deletes()
    }

    fn step(&self) -> Option<&NewStep> {
        self.write.step()
    }

    async fn run(&mut self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        self.answer = self.write.run(connection).await?;
        Ok(())
    }

    fn refuse(&mut self, error: StoreError) {
        self.answer = Err(error);
    }

    fn reply(self: Box<Self>, counts: &Counts) {
        counts.count(&self.answer);
        // Whoever asked may have gone; it is stored all the same.
        let _ = self.reply.send(self.answer);
    }
}

/// The handle of the writing task.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::UnboundedSender<Job>,
    counts: Arc<Counts>,
}

impl Writer {
    pub(super) fn start(connection: Connection, files: Files) -> Writer {
        let (jobs, inbox) = mpsc::unbounded_channel();
        let counts = Arc::new(Counts::default());
        tokio::spawn(run(connection, files, inbox, counts.clone()));
        Writer { jobs, counts }
    }

    pub(super) fn send(&self, job: Job) -> Result<(), StoreError> {
        self.jobs.send(job).map_err(|_| StoreError::Closed)
    }

    pub(super) async fn write<W: Write>(&self, write: W) -> Answer<W::Answer>
    where
        W::Answer: Sync,
    {
        let (reply, answer) = oneshot::channel();
        self.send(Job::Write(Box::new(Task { write, answer: Err(StoreError::Closed), reply })))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.send(Job::Close(done)).is_ok() {
            // The task may already be gone, which is as good.
            let _ = closed.await;
        }
    }

    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }
}

async fn run(
    mut connection: Connection,
    files: Files,
    mut inbox: mpsc::UnboundedReceiver<Job>,
    counts: Arc<Counts>,
) {
    let mut jobs = Vec::with_capacity(MOST_IN_COMMIT);
    let mut batch: Vec<Box<dyn AnyTask>> = Vec::with_capacity(MOST_IN_COMMIT);
    let mut closing = None;
    // Whether the log still holds what was deleted.
    let mut unclean = false;
    while closing.is_none() && inbox.recv_many(&mut jobs, MOST_IN_COMMIT).await > 0 {
        for job in jobs.drain(..) {
            match job {
                Job::Write(task) => batch.push(task),
                Job::Durability(reply) => {
                    // Whoever asked may have gone.
                    let _ = reply.send(durability(&mut connection).await);
                }
                Job::Close(done) => closing = Some(done),
            }
        }
        if !batch.is_empty() {
            unclean |= batch.iter().any(|task| task.deletes());
            commit(&mut connection, &files, &mut batch, &counts).await;
            if unclean {
                // Before the answer: who is told that they are deleted is nowhere to be found.
                unclean = !fold(&mut connection).await;
            }
            for task in batch.drain(..) {
                task.reply(&counts);
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

/// Writes the log into the file and empties it; says no where a reader is there, and nobody waits for them.
async fn fold(connection: &mut Connection) -> bool {
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
async fn commit(connection: &mut Connection, files: &Files, batch: &mut [Box<dyn AnyTask>], counts: &Counts) {
    match transaction(connection, files, batch).await {
        Ok(()) => counts.commit(),
        Err(error) if batch.len() == 1 => batch[0].refuse(meaning(error)),
        Err(_) => {
            for task in batch {
                match transaction(connection, files, std::slice::from_mut(task)).await {
                    Ok(()) => counts.commit(),
                    Err(error) => task.refuse(meaning(error)),
                }
            }
        }
    }
}

fn meaning(error: StoreError) -> StoreError {
    match error {
        StoreError::Database(error) => writes::meaning(error),
        error => error,
    }
}

async fn transaction(
    connection: &mut Connection,
    files: &Files,
    batch: &mut [Box<dyn AnyTask>],
) -> Result<(), StoreError> {
    files.check()?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let done = match write_all(connection, batch).await {
        Ok(()) => sqlx::query("COMMIT").execute(&mut *connection).await.map(drop),
        Err(error) => Err(error),
    };
    if let Err(error) = done {
        // SQLite may have rolled back by itself, and then there is nothing to roll back.
        let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
        return Err(error.into());
    }
    Ok(())
}

/// Runs all; steps of all rooms are inserted together.
async fn write_all(connection: &mut Connection, batch: &mut [Box<dyn AnyTask>]) -> Result<(), sqlx::Error> {
    let steps: Vec<&NewStep> = batch.iter().filter_map(|task| task.step()).collect();
    writes::insert_steps(connection, &steps).await?;
    for task in batch {
        task.run(connection).await?;
    }
    Ok(())
}

async fn durability(connection: &mut Connection) -> Result<Durability, StoreError> {
    Ok(Durability {
        journal_mode: sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await?.try_get(0)?,
        synchronous: sqlx::query("PRAGMA synchronous").fetch_one(&mut *connection).await?.try_get(0)?,
        foreign_keys: sqlx::query("PRAGMA foreign_keys").fetch_one(connection).await?.try_get(0)?,
    })
}
