//! Streams: what a viewer hears, how they come back, and how streams end.

use std::time::Duration;

use serde_json::{Value, json};

use crate::app::{Person, TestApp, Watch, two_at};
use crate::hidden;

/// Plays one step, whoever's turn it is.
async fn one_step(app: &TestApp, room: &str, people: [&Person; 2]) {
    let (seat, action) = app.some_action(room).await;
    let step = app.truth(room).await.step();
    people[seat.index()].act(room, seat.0, step, &format!("s{step}"), action).await.ok();
}

fn steps(history: &Value) -> Vec<u64> {
    history.as_array().unwrap().iter().map(|step| step["step"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn a_stream_says_hello_and_then_every_step() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let mut stream = marta.watch(&room, "seat=0").await;
    let hello = stream.next().await.unwrap();
    assert_eq!((hello.event.as_str(), hello.id), ("hello", Some(0)));
    assert_eq!(steps(&hello.data["table"]["history"]), [0], "the deal");
    assert_eq!(hello.data["room"]["seats"][0]["player"]["present"], true);
    for expected in 1..=5 {
        one_step(&app, &room, [&marta, &luca]).await;
        let step = stream.next_of("step").await;
        assert_eq!((step.id, step.data["step"].as_u64()), (Some(expected), Some(expected)));
        let events = step.data["events"].as_array().unwrap();
        assert!(events.iter().all(|line| line["event"].is_object() && line["say"]["key"].is_string()));
        let truth = app.truth(&room).await;
        let viewer = boardgame::Viewer::Seat(boardgame::Seat(0));
        assert_eq!(step.data["view"], serde_json::from_str::<Value>(truth.view(viewer).get()).unwrap());
        let legal = truth.legal(boardgame::Seat(0));
        assert_eq!(step.data["legal"], serde_json::from_str::<Value>(legal.get()).unwrap());
        assert_eq!(step.data["seed"], Value::Null);
    }
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_they_missed() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    for _ in 0..5 {
        one_step(&app, &room, [&marta, &luca]).await;
    }
    let missed =
        |mut stream: Watch| async move { steps(&stream.next_of("hello").await.data["table"]["history"]) };
    assert_eq!(missed(marta.watch(&room, "seat=0").await).await, [0, 1, 2, 3, 4, 5]);
    assert_eq!(missed(marta.watch(&room, "seat=0&after=3").await).await, [4, 5]);
    assert_eq!(missed(marta.watch(&room, "seat=0&after=5").await).await, [0; 0]);
    assert_eq!(missed(marta.watch(&room, "seat=0&after=99").await).await, [0, 1, 2, 3, 4, 5], "another life");
    let path = format!("{}/api/rooms/{room}/events?seat=0&after=1", app.url);
    let request = marta.http.get(path).bearer_auth(&marta.token).header("last-event-id", "4");
    assert_eq!(missed(Watch::open(request).await).await, [5], "the browser's own memory is newer");
}

#[tokio::test]
async fn eyes_are_ones_own_or_a_spectators() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    luca.get(&format!("/api/rooms/{room}/events?seat=0")).await.refused(403, "error-not-your-seat");
    let anna = app.person("Anna").await;
    anna.get(&format!("/api/rooms/{room}/events?seat=0")).await.refused(403, "error-not-in-room");
    app.stranger().get(&format!("/api/rooms/{room}/events?seat=0")).await.refused(401, "error-no-guest");
    anna.get(&format!("/api/rooms/{room}/events?seat=x")).await.refused(400, "error-bad-request");
    let mut own = marta.watch(&room, "seat=0").await;
    own.next_of("hello").await;
    let mut stream = app.stranger().watch(&room, "").await;
    let hello = stream.next_of("hello").await.data;
    assert_eq!((&hello["table"]["seat"], &hello["table"]["legal"]), (&Value::Null, &Value::Null));
    assert_eq!(hello["table"]["speech"], "silent");
    assert_eq!(
        hello["room"]["you"],
        json!({ "seats": [], "host": false, "removed": false, "vacant": [], "asks": null })
    );
    own.room_where(|room| room["spectators"] == 1).await;
    drop(stream);
    own.room_where(|room| room["spectators"] == 0).await;
}

#[tokio::test]
async fn others_see_who_is_here() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let mut stream = marta.watch(&room, "seat=0").await;
    let luca_in = |room: &Value| room["seats"][1]["player"].clone();
    let hello = stream.next_of("hello").await.data;
    assert_eq!(luca_in(&hello["room"])["present"], false);
    assert!(luca_in(&hello["room"])["away_since"].is_i64());
    let first = luca.watch(&room, "seat=1").await;
    let second = luca.watch(&room, "seat=1").await;
    let here = stream.room_where(|room| luca_in(room)["present"] == true).await;
    assert_eq!(luca_in(&here)["away_since"], Value::Null);
    drop(first);
    marta.post(&format!("/api/rooms/{room}/talk"), json!({ "text": "?" })).await.ok();
    assert_eq!(stream.next().await.unwrap().event, "talk", "with one tab left nobody has gone");
    drop(second);
    stream.room_where(|room| luca_in(room)["present"] == false).await;
}

#[tokio::test]
async fn a_silent_stream_says_that_it_is_alive() {
    let app = TestApp::with(|config| config.keep_alive = Duration::from_millis(5)).await;
    let (marta, _, room) = two_at(&app, "senet").await;
    let mut stream = marta.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    for _ in 0..3 {
        let alive = stream.next_of("alive").await;
        assert_eq!((alive.id, alive.data), (None, json!({})));
    }
}

#[tokio::test]
async fn stopping_ends_streams_with_a_word() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let mut streams = [marta.watch(&room, "seat=0").await, luca.watch(&room, "seat=1").await];
    for stream in &mut streams {
        stream.next_of("hello").await;
    }
    app.stop().await;
    for mut stream in streams {
        stream.next_of("bye").await;
        assert!(stream.next().await.is_none());
    }
}
