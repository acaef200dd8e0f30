//! Old things go, and a wrong clock takes nothing with it.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use room::{RoomId, Status};
use serde_json::json;
use server::Clock;

use crate::app::{PATIENCE, TestApp, two_at};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn days_ahead(days: i64) -> Clock {
    Clock::told_by(move || {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        since.as_millis() as i64 + days * DAY
    })
}

/// Waits until the sweep has gone by once more.
async fn swept(app: &TestApp) -> i64 {
    let before = app.store.mark("swept").await.unwrap();
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        match app.store.mark("swept").await.unwrap() {
            Some(mark) if Some(mark) != before => return mark,
            _ => assert!(tokio::time::Instant::now() < deadline, "no sweep"),
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_clock_a_year_ahead_takes_nothing() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    app.play_out(&room, &[&marta, &luca]).await;
    let open = marta.open(json!({ "game": "senet" })).await;
    let app = app
        .restart_with(|config| {
            config.sweep = Duration::from_millis(1);
            config.clock = days_ahead(400);
        })
        .await;
    for _ in 0..3 {
        swept(&app).await;
    }
    for room in [&room, &open] {
        let id = RoomId(Arc::from(room.as_str()));
        assert!(app.store.room(&id).await.unwrap().is_some(), "{room} is there");
    }
    let marta = crate::app::Person { url: app.url.clone(), ..marta };
    marta.get("/api/me").await.ok();
}

#[tokio::test]
async fn rooms_that_nobody_ever_started_go_after_a_month() {
    let app = TestApp::start().await;
    let (marta, _, playing) = two_at(&app, "senet").await;
    let open = marta.open(json!({ "game": "senet" })).await;
    // The server has been running for all that time.
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    app.store.set_mark("swept", since + 31 * DAY - 1).await.unwrap();
    let app = app
        .restart_with(|config| {
            config.sweep = Duration::from_millis(1);
            config.clock = days_ahead(31);
        })
        .await;
    let id = |room: &str| RoomId(Arc::from(room));
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while app.store.room(&id(&open)).await.unwrap().is_some() {
        assert!(tokio::time::Instant::now() < deadline, "it goes");
        tokio::task::yield_now().await;
    }
    let stored = app.store.room(&id(&playing)).await.unwrap().unwrap();
    assert_eq!(stored.status, Status::Playing, "a game that goes on stays");
}
