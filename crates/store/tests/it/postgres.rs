//! What a server is besides: started by several nodes at once, restarted under them, and brought up to date before they
//! are.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use services::{Database, OwnServer};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use store::{PostgresStore, Store, StoreError};
use tokio::task::JoinSet;

use crate::scene::{Temp, id, room, step};

async fn connect(database: &Database) -> PgConnection {
    database.url().parse::<PgConnectOptions>().unwrap().connect().await.unwrap()
}

#[tokio::test]
async fn nodes_that_start_together_make_the_tables_once() {
    let database = Database::empty();
    let mut nodes = JoinSet::new();
    for _ in 0..4 {
        let url = database.url();
        nodes.spawn(async move { PostgresStore::open(&url).await });
    }
    for node in nodes.join_all().await {
        let node = node.unwrap();
        node.ready().await.unwrap();
        node.close().await;
    }
}

#[tokio::test]
async fn a_step_without_the_one_before_is_refused() {
    let temp = Temp::postgres().await;
    let host = temp.guest(1).await;
    temp.store.save_rooms(vec![room("r", host)]).await.unwrap();
    temp.store.append(step("r", 1, None)).await.unwrap();
    let far = temp.store.append(step("r", 3, None)).await;
    assert!(matches!(far, Err(StoreError::Conflict)), "{far:?}");
    assert_eq!(temp.store.steps(&id("r"), 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn connections_that_the_server_has_ended_are_replaced() {
    let database = Database::new().await;
    let store = PostgresStore::open(&database.url()).await.unwrap();
    store.ready().await.unwrap();
    let mut other = connect(&database).await;
    let ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE datname = current_database() AND pid <> pg_backend_pid()";
    for _ in 0..5 {
        assert!(!sqlx::query(ended).fetch_all(&mut other).await.unwrap().is_empty());
        store.mark("pulse").await.unwrap().unwrap();
        sqlx::query(ended).execute(&mut other).await.unwrap();
        store.ready().await.unwrap();
    }
    other.close().await.unwrap();
}

#[tokio::test]
async fn a_newer_schema_is_left_alone_also_by_those_who_run() {
    let database = Database::new().await;
    let store = PostgresStore::open(&database.url()).await.unwrap();
    let temp = Temp::of(&database).await;
    let host = temp.guest(1).await;
    store.save_rooms(vec![room("r", host)]).await.unwrap();
    store.append(step("r", 1, None)).await.unwrap();
    let mut other = connect(&database).await;
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', now(), true, ''::bytea, 0)";
    sqlx::query(newer).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let refused = |answer: Result<(), StoreError>| {
        assert!(matches!(answer, Err(StoreError::Newer(9999))), "{answer:?}")
    };
    refused(store.append(step("r", 2, None)).await.map(drop));
    refused(store.ready().await);
    refused(store.set_mark("here", 1).await);
    refused(PostgresStore::open(&database.url()).await.map(drop));
    assert_eq!(store.steps(&id("r"), 0).await.unwrap().len(), 1, "nothing was written");
}

#[tokio::test]
async fn a_transaction_that_stands_still_keeps_no_step_waiting() {
    let database = Database::new().await;
    let store = PostgresStore::open(&database.url()).await.unwrap();
    let temp = Temp::of(&database).await;
    let host = temp.guest(1).await;
    store.save_rooms(vec![room("r", host)]).await.unwrap();
    // A node that was stopped in the middle of changing the room.
    let mut stopped = connect(&database).await;
    sqlx::query("BEGIN").execute(&mut stopped).await.unwrap();
    sqlx::query("SELECT 1 FROM rooms WHERE id = 'r' FOR NO KEY UPDATE").execute(&mut stopped).await.unwrap();
    for number in 1..=3 {
        store.append(step("r", number, None)).await.unwrap();
    }
    stopped.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_is_there_after_the_server_has_crashed() {
    const ROOMS: usize = 8;
    // A server that answers before it has written, unless it is told otherwise.
    let server = OwnServer::start("-c synchronous_commit=off -c wal_writer_delay=10s");
    let store = Arc::new(PostgresStore::open(&server.url()).await.unwrap());
    let temp = Temp::of_url(&server.url()).await;
    let host = temp.guest(1).await;
    let names: Vec<String> = (0..ROOMS).map(|number| format!("r{number}")).collect();
    store.save_rooms(names.iter().map(|name| room(name, host)).collect()).await.unwrap();
    let going = Arc::new(AtomicBool::new(true));
    let mut players = JoinSet::new();
    for name in names.clone() {
        let (store, going) = (store.clone(), going.clone());
        players.spawn(async move {
            let mut answered = 0;
            while going.load(Relaxed) && store.append(step(&name, answered + 1, None)).await.is_ok() {
                answered += 1;
            }
            (name, answered)
        });
    }
    // Enough of them are under way whenever it crashes.
    let deadline = std::time::Instant::now() + Duration::from_secs(60);
    while store.batches().writes < 100 {
        assert!(std::time::Instant::now() < deadline, "{} writes of 100", store.batches().writes);
        tokio::task::yield_now().await;
    }
    server.crash();
    going.store(false, Relaxed);
    let answered = players.join_all().await;
    let refused = store.ready().await;
    assert!(refused.is_err(), "nothing is stored where nobody is");
    server.start_again();
    for (name, answered) in answered {
        let steps = store.steps(&id(&name), 0).await.unwrap().len() as u64;
        // One more may have been stored whose answer was lost.
        assert!(steps == answered || steps == answered + 1, "{name}: {answered} answered, {steps} stored");
        store.append(step(&name, steps + 1, None)).await.unwrap();
    }
    store.ready().await.unwrap();
}
