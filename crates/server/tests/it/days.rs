//! Tables over days: nobody is hurried, a bot plays a turn whose time is up, and time stands still while no server runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::{Clock, Config};

use crate::app::{PATIENCE, Person, TestApp};
use crate::clock::Time;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Two at a table of a game, which is played at this tempo.
async fn two_over(app: &TestApp, game: &str, tempo: &str) -> (Person, Person, String) {
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.open(json!({ "game": game, "seats": 2, "tempo": tempo })).await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    (marta, luca, room)
}

/// The same person at another server.
fn at(app: &TestApp, person: &Person) -> Person {
    Person { url: app.url.clone(), ..person.clone() }
}

/// Whoever is to act does something.
async fn play(app: &TestApp, room: &str, people: [&Person; 2]) {
    let (seat, action) = app.some_action(room).await;
    let step = app.truth(room).await.step();
    people[seat.index()].act(room, seat.0, step, &format!("own-{step}"), action).await.ok();
}

async fn left(person: &Person, room: &str) -> Value {
    person.watch(room, "").await.next_of("hello").await.data["clock"]["left"].clone()
}

/// Waits until the room stands at a later step than this.
async fn played_on(app: &TestApp, room: &str, step: u64) -> u64 {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let now = app.truth(room).await.step();
        if now > step {
            return now;
        }
        assert!(tokio::time::Instant::now() < deadline, "nobody plays on");
        tokio::task::yield_now().await;
    }
}

/// A server that is off for so long before it starts.
fn after(time: &Time, off: i64) -> impl FnOnce(&mut Config) + use<> {
    let (time, set) = (time.clone(), time.set());
    move |config| {
        time.pass(off);
        set(config);
    }
}

#[tokio::test]
async fn a_game_over_days_is_played_to_its_end_across_restarts() {
    let time = Time::new();
    let app = TestApp::with(time.set()).await;
    let (marta, luca, room) = two_over(&app, "hanabi", "days-1").await;
    play(&app, &room, [&marta, &luca]).await;
    time.pass(20 * HOUR);
    assert_eq!(left(&marta, &room).await, json!(4 * HOUR));

    // The server is off for five days: nobody has lost an hour by it.
    let app = app.restart_with(after(&time, 5 * DAY)).await;
    let (marta, luca) = (at(&app, &marta), at(&app, &luca));
    assert_eq!(left(&marta, &room).await, json!(4 * HOUR));
    play(&app, &room, [&marta, &luca]).await;
    assert_eq!(left(&marta, &room).await, json!(DAY), "the next has a whole day");

    // And once more, while a bot is due: it plays this turn, and this turn only.
    time.pass(23 * HOUR);
    let app = app.restart_with(after(&time, 3 * DAY)).await;
    let (marta, luca) = (at(&app, &marta), at(&app, &luca));
    assert_eq!(left(&marta, &room).await, json!(HOUR));
    let before = app.truth(&room).await.step();
    let late = app.truth(&room).await.to_act().first().unwrap();
    let mut stream = marta.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    time.pass(HOUR);
    marta.get(&format!("/api/rooms/{room}")).await.ok();
    let step = stream.next_of("step").await.data;
    assert_eq!((step["step"].as_u64(), step["by"].as_u64()), (Some(before + 1), Some(late.0.into())));
    assert_eq!(stream.next_of("clock").await.data, json!({ "left": DAY, "seconds": 24 * 60 * 60 }));
    let seen = marta.get(&format!("/api/rooms/{room}")).await.ok();
    let player = |seat: usize| seen["seats"][seat]["player"].clone();
    assert_eq!(player(late.index())["stand_in"], Value::Null, "the seat is theirs as before");
    assert_eq!(player(late.index())["overdue"], true);
    assert_eq!(player(1 - late.index())["overdue"], false);

    app.play_out(&room, &[&marta, &luca]).await;
    let over = marta.get(&format!("/api/rooms/{room}")).await.ok();
    assert_eq!(over["status"], "over");
    assert_eq!(left(&marta, &room).await, Value::Null);
}

#[tokio::test]
async fn a_table_goes_on_though_nobody_looks() {
    let time = Time::new();
    let app = TestApp::with(time.set()).await;
    let (_, _, room) = two_over(&app, "senet", "days-2").await;
    let before = app.truth(&room).await.step();
    time.pass(2 * DAY);
    let often = |time: &Time| {
        let set = time.set();
        move |config: &mut Config| {
            config.awake = Duration::from_millis(20);
            set(config);
        }
    };
    let app = app.restart_with(often(&time)).await;
    let first = played_on(&app, &room, before).await;
    // The other one is not there either.
    time.pass(2 * DAY);
    played_on(&app, &room, first).await;
}

#[tokio::test]
async fn while_the_machine_sleeps_no_time_passes() {
    let (time, awake) = (Time::new(), Arc::new(AtomicI64::new(0)));
    let (told, slept) = (time.clone(), awake.clone());
    let app = TestApp::with(|config| {
        config.clock = Clock::told_by(move || told.told()).awake(move || slept.load(Relaxed));
    })
    .await;
    let (marta, _, room) = two_over(&app, "senet", "days-1").await;
    assert_eq!(left(&marta, &room).await, json!(DAY));
    // A laptop that was closed for a weekend, after it had run for two hours.
    awake.fetch_add(2 * HOUR, Relaxed);
    time.pass(2 * HOUR + 3 * DAY);
    assert_eq!(left(&marta, &room).await, json!(22 * HOUR));
    // And once it is noted it stays so.
    let app = app.restart_with(time.set()).await;
    assert_eq!(left(&at(&app, &marta), &room).await, json!(22 * HOUR));
    assert_eq!(app.truth(&room).await.step(), 0);
}

#[tokio::test]
async fn at_one_sitting_a_clock_is_gentle_too() {
    let time = Time::new();
    let app = TestApp::with(time.set()).await;
    for game in ["senet", "sensu"] {
        let (marta, _, room) = two_over(&app, game, "minutes-2").await;
        let mut stream = marta.watch(&room, "seat=0").await;
        let hello = stream.next_of("hello").await.data;
        assert_eq!(hello["clock"], json!({ "left": 120_000, "seconds": 120 }), "{game}");
        time.pass(120_000);
        marta.get(&format!("/api/rooms/{room}")).await.ok();
        let step = stream.next_of("step").await.data;
        assert_eq!(step["by"], hello["table"]["to_act"][0], "{game}: a bot plays for whoever was waited for");
    }
}

#[tokio::test]
async fn the_tempo_is_the_hosts_and_may_change_during_play() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_over(&app, "senet", "days").await;
    let tempo = format!("/api/rooms/{room}/tempo");
    luca.put(&tempo, json!({ "tempo": "days-1" })).await.refused(403, "error-not-host");
    marta.put(&tempo, json!({ "tempo": "weeks" })).await.refused(400, "error-bad-request");
    assert_eq!(marta.put(&tempo, json!({ "tempo": "days-1" })).await.ok()["tempo"], "days-1");
    let haunted = marta.open(json!({ "game": "sesto-senso" })).await;
    let clocked = json!({ "tempo": "minutes-5" });
    marta.put(&format!("/api/rooms/{haunted}/tempo"), clocked).await.refused(422, "error-no-sense");
    let options = json!({ "options": { "clock": "six" } });
    marta.patch(&format!("/api/rooms/{haunted}"), options).await.ok();
    let seen = marta.put(&format!("/api/rooms/{haunted}/tempo"), json!({ "tempo": "days-3" })).await.ok();
    assert_eq!(seen["options"]["clock"], "none", "its own clock rests");
    let games = marta.get("/api/games").await.ok();
    let haunting = games.as_array().unwrap().iter().find(|game| game["id"] == "sesto-senso").unwrap();
    let options = haunting["options"].as_array().unwrap();
    let clock = options.iter().position(|option| option["name"] == haunting["clock"]).unwrap();
    assert_eq!(seen["explain"][clock], Value::Null, "and is not asked for");
}
