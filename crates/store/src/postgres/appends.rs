//! Steps of many rooms in one statement: while one is under way the next ones gather.
//!
//! A step that is not taken harms no other: the statement answers with those that were inserted, and the rest are looked
//! at one by one.

use std::collections::HashSet;
use std::sync::{Arc, Mutex as Lock, PoisonError};

use sqlx::Row as _;
use sqlx::postgres::PgPool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::writes::{self, Answer};
use super::{Connection, PATIENCE, is_definite, is_lost, newest_known, refuse_newer};
use crate::StoreError;
use crate::columns::mask;
use crate::counts::Counts;
use crate::rows::NewStep;

/// Statements under way at the same time: while one waits for the disk another is sent.
const WRITERS: usize = 2;
/// The most steps of one statement: bounds how long the first of them waits.
const MOST: usize = 512;

/// A step of which the one before is there, by a program that knows the schema. A second one of the same number is left
/// out by the key. The one before is asked for as a value, which is looked up by the key for each; `EXISTS` would read the
/// whole table where it was small when the statement was planned.
const INSERT: &str = "INSERT INTO steps (room, step, seat, action, why, client, waiting, at) \
    SELECT n.* FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], \
                           $8::bigint[]) AS n (room, step, seat, action, why, client, waiting, at) \
    WHERE (n.step = 1 OR (SELECT p.step FROM steps p WHERE p.room = n.room AND p.step = n.step - 1) IS NOT NULL) \
      AND NOT EXISTS (SELECT 1 FROM _sqlx_migrations WHERE version > $9) \
    ON CONFLICT DO NOTHING RETURNING room, step";

#[derive(Debug)]
struct Append {
    step: NewStep,
    reply: oneshot::Sender<Answer<()>>,
}

/// The handle of the tasks that append.
#[derive(Debug)]
pub(super) struct Appends {
    queue: Lock<Option<mpsc::UnboundedSender<Append>>>,
    writers: Mutex<JoinSet<()>>,
}

impl Appends {
    pub(super) fn start(pool: PgPool, counts: Arc<Counts>) -> Appends {
        let (queue, inbox) = mpsc::unbounded_channel();
        let inbox = Arc::new(Mutex::new(inbox));
        let mut writers = JoinSet::new();
        for _ in 0..WRITERS {
            writers.spawn(run(pool.clone(), inbox.clone(), counts.clone()));
        }
        Appends { queue: Lock::new(Some(queue)), writers: Mutex::new(writers) }
    }

    pub(super) async fn append(&self, step: NewStep) -> Answer<()> {
        let (reply, answer) = oneshot::channel();
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        queue.and_then(|queue| queue.send(Append { step, reply }).ok()).ok_or(StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Finishes what is queued.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        let mut writers = self.writers.lock().await;
        while writers.join_next().await.is_some() {}
    }
}

async fn run(pool: PgPool, inbox: Arc<Mutex<mpsc::UnboundedReceiver<Append>>>, counts: Arc<Counts>) {
    let mut batch = Vec::with_capacity(MOST);
    while inbox.lock().await.recv_many(&mut batch, MOST).await > 0 {
        // In one order on all nodes, so that two of them never wait for each other.
        batch.sort_by(|one: &Append, other: &Append| {
            (&one.step.room, one.step.step).cmp(&(&other.step.room, other.step.step))
        });
        let steps: Vec<&NewStep> = batch.iter().map(|append| &append.step).collect();
        let answers = match insert(&pool, &steps, &counts).await {
            Ok(answers) => answers,
            // Of what the database itself refuses, one by one; where it is not there, each would wait as long again.
            Err(StoreError::Database(error)) if steps.len() > 1 && error.as_database_error().is_some() => {
                one_by_one(&pool, &steps, &counts).await
            }
            Err(error) => steps.iter().map(|_| Err(same(&error))).collect(),
        };
        for (append, answer) in batch.drain(..).zip(answers) {
            counts.count(&answer);
            // Whoever asked may have gone; it is stored all the same.
            let _ = append.reply.send(answer);
        }
    }
}

/// What makes one of them fail must not harm the others.
async fn one_by_one(pool: &PgPool, steps: &[&NewStep], counts: &Counts) -> Vec<Answer<()>> {
    let mut answers = Vec::with_capacity(steps.len());
    for step in steps {
        match insert(pool, &[*step], counts).await {
            Ok(answer) => answers.extend(answer),
            Err(error) => answers.push(Err(same(&error))),
        }
    }
    answers
}

/// The same reason for several steps; what the database said is told once, where it happened.
fn same(error: &StoreError) -> StoreError {
    match error {
        StoreError::Database(error) => writes::kind(error).unwrap_or(StoreError::Late),
        StoreError::Unknown(_) => StoreError::Unknown(None),
        StoreError::Newer(version) => StoreError::Newer(*version),
        _ => StoreError::Late,
    }
}

/// Inserts steps in one statement, and says of each whether it was taken. All or none where it fails.
async fn insert(pool: &PgPool, steps: &[&NewStep], counts: &Counts) -> Result<Vec<Answer<()>>, StoreError> {
    let mut lent = pool.acquire().await?;
    let done = timeout(PATIENCE, insert_on(&mut lent, steps)).await;
    match done {
        Ok(Ok(answers)) => {
            counts.commit();
            Ok(answers)
        }
        Ok(Err(error)) => {
            tracing::warn!(%error, steps = steps.len(), "steps were not appended together");
            if is_lost(&error) {
                drop(lent.detach());
            }
            match error {
                StoreError::Database(error) if !is_definite(&error) => Err(StoreError::Unknown(Some(error))),
                error => Err(error),
            }
        }
        Err(_) => {
            drop(lent.detach());
            Err(StoreError::Unknown(None))
        }
    }
}

async fn insert_on(connection: &mut Connection, steps: &[&NewStep]) -> Result<Vec<Answer<()>>, StoreError> {
    let column = |text: fn(&NewStep) -> &str| steps.iter().map(|step| text(step)).collect::<Vec<&str>>();
    let optional = |text: fn(&NewStep) -> Option<&str>| {
        steps.iter().map(|step| text(step)).collect::<Vec<Option<&str>>>()
    };
    let number = |number: fn(&NewStep) -> i64| steps.iter().map(|step| number(step)).collect::<Vec<i64>>();
    let rows = sqlx::query(INSERT)
        .bind(column(|step| &step.room.0))
        .bind(number(|step| step.step as i64))
        .bind(number(|step| i64::from(step.seat)))
        .bind(column(|step| &step.action))
        .bind(optional(|step| step.why.as_deref()))
        .bind(optional(|step| step.client.as_deref()))
        .bind(number(|step| mask(step.waiting)))
        .bind(number(|step| step.at))
        .bind(newest_known())
        .fetch_all(&mut *connection)
        .await?;
    let mut taken = HashSet::with_capacity(rows.len());
    for row in &rows {
        taken.insert((row.try_get::<&str, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    if taken.is_empty() {
        refuse_newer(connection).await?;
    }
    // Two of one number may have come together: the first is the one that was inserted.
    let mut answers = Vec::with_capacity(steps.len());
    for step in steps {
        let is_taken = taken.remove(&(&*step.room.0, step.step as i64));
        answers.push(if is_taken { Ok(()) } else { Err(StoreError::Conflict) });
    }
    Ok(answers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PostgresStore;

    #[tokio::test]
    async fn a_step_is_looked_up_by_its_key_however_few_there_were_when_it_was_planned() {
        let database = services::Database::new().await;
        let store = PostgresStore::open(&database.url()).await.unwrap();
        let mut connection = store.pool.acquire().await.unwrap();
        // Plans are kept for as long as a connection lives: this one is made of an empty table.
        let values =
            "ARRAY['r'], ARRAY[2], ARRAY[0], ARRAY['{}'], ARRAY['w'], ARRAY['c'], ARRAY[1], ARRAY[0], 99";
        for sql in [
            "VACUUM ANALYZE steps",
            "SET plan_cache_mode = force_generic_plan",
            &format!("PREPARE append AS {INSERT}"),
        ] {
            sqlx::raw_sql(sql).execute(&mut *connection).await.unwrap();
        }
        let explain = format!("EXPLAIN EXECUTE append ({values})");
        let rows = sqlx::raw_sql(&explain).fetch_all(&mut *connection).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        let plan = plan.join("\n");
        assert!(plan.contains("steps_pkey"), "{plan}");
        assert!(!plan.contains("Seq Scan on steps") && !plan.contains("hashed"), "{plan}");
        drop(connection);
        store.shut().await;
    }
}
