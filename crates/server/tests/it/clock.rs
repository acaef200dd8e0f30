//! Tables with a clock: the game of stakes gives a minute for the stakes, which begin when both have moved twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use serde_json::{Value, json};
use server::{Clock, Config};

use crate::app::{Person, TestApp, two_at};
use crate::hidden;

const MINUTE: i64 = 60_000;
/// 16 November 2026.
const MORNING: i64 = 20_773 * 24 * 60 * MINUTE;

/// A clock that a test sets.
#[derive(Clone)]
pub(crate) struct Time(Arc<AtomicI64>);

impl Time {
    pub(crate) fn new() -> Time {
        Time(Arc::new(AtomicI64::new(MORNING)))
    }

    pub(crate) fn set(&self) -> impl FnOnce(&mut Config) + use<> {
        let Time(told) = self.clone();
        move |config| config.clock = Clock::told_by(move || told.load(Relaxed))
    }

    pub(crate) fn told(&self) -> i64 {
        self.0.load(Relaxed)
    }

    pub(crate) fn pass(&self, millis: i64) {
        self.0.fetch_add(millis, Relaxed);
    }
}

/// Both move so often that stakes are due.
async fn move_on(app: &TestApp, people: [&Person; 2], room: &str) {
    for step in 0..4 {
        let seat = app.truth(room).await.to_act().first().unwrap();
        let keep = json!({ "type": "keep" });
        people[seat.index()].act(room, seat.0, step, &format!("keep-{step}"), keep).await.ok();
    }
}

async fn look(person: &Person, room: &str) -> Value {
    person.get(&format!("/api/rooms/{room}")).await.ok()
}

#[tokio::test]
async fn when_time_is_up_the_game_goes_on_and_everybody_sees_the_clock() {
    let time = Time::new();
    let app = TestApp::with(time.set()).await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    let mut stream = marta.watch(&room, "seat=0").await;
    assert_eq!(stream.next_of("hello").await.data["clock"], Value::Null, "no clock runs yet");
    move_on(&app, [&marta, &luca], &room).await;
    assert_eq!(stream.next_of("clock").await.data, json!({ "left": MINUTE, "seconds": 60 }));
    time.pass(MINUTE - 1);
    luca.act(&room, 1, 4, "in-time", json!({ "type": "stake", "stake": 2 })).await.ok();
    let late = luca.watch(&room, "seat=1").await.next_of("hello").await.data;
    assert_eq!(late["clock"]["left"], json!(1), "the same wait goes on");
    time.pass(1);
    // Whatever is asked of it, the room sees that time is up: before it answers or after.
    look(&marta, &room).await;
    while stream.next_of("step").await.data["outcome"].is_null() {}
    assert_eq!(stream.next_of("clock").await.data, Value::Null);
    let table = app.truth(&room).await;
    assert!(table.outcome().is_some());
    assert!(table.last().unwrap().action.get().contains("time-up"));
}

#[tokio::test]
async fn nobody_can_say_that_time_is_up() {
    let time = Time::new();
    let app = TestApp::with(time.set()).await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    move_on(&app, [&marta, &luca], &room).await;
    let due = app.truth(&room).await.deadline().unwrap();
    let person = if due.seat.0 == 0 { &marta } else { &luca };
    for (number, action) in [due.action.get(), r#"{ "type" : "time-up" }"#].iter().enumerate() {
        let action = serde_json::from_str(action).unwrap();
        person
            .act(&room, due.seat.0, 4, &format!("up-{number}"), action)
            .await
            .refused(409, "error-time-is-left");
    }
    assert_eq!(app.truth(&room).await.step(), 4);
}

#[tokio::test]
async fn time_goes_on_after_a_restart_and_stands_still_before_it() {
    let time = Time::new();
    let app = TestApp::with(time.set()).await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    move_on(&app, [&marta, &luca], &room).await;
    time.pass(MINUTE / 2);
    let (off, set) = (time.clone(), time.set());
    let app = app
        .restart_with(move |config| {
            off.pass(10 * MINUTE);
            set(config);
        })
        .await;
    let marta = Person { url: app.url.clone(), ..marta };
    let mut stream = marta.watch(&room, "seat=0").await;
    assert_eq!(stream.next_of("hello").await.data["clock"]["left"], json!(MINUTE / 2));
    drop(stream);

    time.pass(MINUTE);
    let app = app.restart_with(time.set()).await;
    let marta = Person { url: app.url.clone(), ..marta };
    let mut stream = marta.watch(&room, "seat=0").await;
    // It strikes as soon as somebody comes: they are told by the first word, or by a step that follows it.
    let mut table = stream.next_of("hello").await.data["table"].clone();
    while table["outcome"].is_null() {
        table = stream.next_of("step").await.data;
    }
    assert_eq!(table["step"], json!(5), "once, and nothing else was played");
    assert!(app.truth(&room).await.last().unwrap().action.get().contains("time-up"));
}
