//! The riddles of the day: one guess a person and day, and nothing of the answer before it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use serde_json::{Value, json};
use server::Clock;

use crate::app::{Person, TestApp};
use crate::hidden;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// 16 November 2026, at noon.
const NOON: i64 = 20_773 * DAY + DAY / 2;

/// A server whose day a test can change.
async fn with_clock() -> (TestApp, Arc<AtomicI64>) {
    let clock = Arc::new(AtomicI64::new(NOON));
    let told = clock.clone();
    (TestApp::with(move |config| config.clock = Clock::told_by(move || told.load(Relaxed))).await, clock)
}

/// The address of a game that is read, and of one that is not.
fn games() -> (String, String) {
    let of = |riddles: bool| hidden::ALL.iter().map(|game| game.info()).find(|info| info.riddles == riddles);
    let address = |id: &str| format!("/api/riddles/{id}");
    (address(of(true).expect("a game is read").id), address(of(false).expect("and another is not").id))
}

async fn guess(person: &Person, path: &str, place: usize, choice: usize) -> Value {
    person.post(path, json!({ "date": "2026-11-16", "place": place, "choice": choice })).await.ok()
}

fn people(choices: usize, taken: &[usize]) -> Value {
    let mut people = vec![0; choices];
    for choice in taken {
        people[*choice] += 1;
    }
    json!(people)
}

#[tokio::test]
async fn everybody_guesses_the_same_and_then_sees_how_all_have_read_it() {
    let (app, clock) = with_clock().await;
    let (path, _) = games();
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let today = marta.get(&path).await.ok();
    assert_eq!((&today["date"], &today["today"]), (&json!("2026-11-16"), &json!(true)));
    assert_eq!(today["ends"], json!(20_774 * DAY));
    assert_eq!(luca.get(&path).await.ok(), today);
    let riddles = today["riddles"].as_array().unwrap();
    let kinds: Vec<_> = riddles.iter().map(|riddle| riddle["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["object", "place", "character"]);
    for (place, riddle) in riddles.iter().enumerate() {
        let choices = riddle["choices"].as_array().unwrap().len();
        assert!(choices >= 4 && !riddle["clues"].as_array().unwrap().is_empty(), "{riddle}");
        let mine = guess(&marta, &path, place, 1).await;
        assert_eq!(mine["read"]["people"], people(choices, &[1]));
        let right = mine["read"]["right"].as_u64().unwrap() as usize;
        assert!(right < choices, "{mine}");
        let theirs = guess(&luca, &path, place, right).await;
        assert_eq!(theirs["read"]["people"], people(choices, &[1, right]));
        assert_eq!(marta.get(&path).await.ok()["riddles"][place], theirs, "it is told from now on");
    }

    let before = marta.get(&path).await.ok();
    clock.fetch_add(DAY, Relaxed);
    let stranger = app.person("Ugo").await;
    let then = stranger.get(&format!("{path}?date=2026-11-16")).await.ok();
    assert_eq!((&then["riddles"], &then["today"]), (&before["riddles"], &json!(false)), "the day is over");
    let tomorrow = marta.get(&path).await.ok();
    assert_ne!(tomorrow["riddles"][0]["clues"], before["riddles"][0]["clues"]);
    assert!(tomorrow["riddles"].as_array().unwrap().iter().all(|riddle| riddle["read"].is_null()));
    let earlier = marta.get(&format!("{path}?date=2026-11-01")).await.ok();
    assert_eq!(earlier["riddles"], json!([]), "nobody asked on that day");
}

#[tokio::test]
async fn one_guesses_once_and_on_its_day() {
    let (app, clock) = with_clock().await;
    let (path, other) = games();
    let marta = app.person("Marta").await;
    let choices = guess(&marta, &path, 2, 0).await["choices"].as_array().unwrap().len();
    let try_it = |date: &str, place: usize, choice: usize| {
        marta.post(&path, json!({ "date": date, "place": place, "choice": choice }))
    };
    try_it("2026-11-16", 2, 1).await.refused(409, "error-guessed");
    try_it("2026-11-16", 3, 0).await.refused(422, "error-no-sense");
    try_it("2026-11-16", 1, 40).await.refused(422, "error-no-sense");
    try_it("2026-11-17", 1, 0).await.refused(422, "error-no-sense");
    try_it("2026-11-15", 1, 0).await.refused(409, "error-day-over");
    let today = marta.get(&path).await.ok();
    assert_eq!(
        today["riddles"][2]["read"]["people"],
        people(choices, &[0]),
        "what is refused is not counted"
    );
    clock.fetch_add(DAY, Relaxed);
    try_it("2026-11-16", 1, 0).await.refused(409, "error-day-over");
    marta.get(&other).await.refused(404, "error-no-daily");
    marta
        .post(&other, json!({ "date": "2026-11-17", "place": 0, "choice": 0 }))
        .await
        .refused(404, "error-no-daily");
    marta.get(&format!("{path}?date=2026-11-18")).await.refused(422, "error-no-sense");
    app.stranger().get(&path).await.refused(401, "error-no-guest");
}

/// Whatever the answer is, and whatever others have guessed: before one's own guess every byte is the same.
#[tokio::test]
async fn nothing_of_the_answer_is_told_before_one_has_guessed() {
    let (app, _) = with_clock().await;
    let (path, _) = games();
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let before = marta.get(&path).await.bytes;
    let told: Value = serde_json::from_slice(&before).unwrap();
    for riddle in told["riddles"].as_array().unwrap() {
        let fields: Vec<&String> = riddle.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["choices", "clues", "kind", "read"]);
        assert_eq!(riddle["read"], Value::Null);
        let choices: Vec<&str> =
            riddle["choices"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(choices.is_sorted(), "their order says nothing: {choices:?}");
    }
    for place in 0..3 {
        guess(&luca, &path, place, place).await;
        assert_eq!(marta.get(&path).await.bytes, before);
    }
    let nonsense = marta.post(&path, json!({ "date": "2026-11-16", "place": 0, "choice": 200 })).await;
    assert!(!String::from_utf8_lossy(&nonsense.bytes).contains("read"));
    guess(&marta, &path, 0, 0).await;
    let after = marta.get(&path).await.ok();
    assert!(after["riddles"][0]["read"].is_object());
    assert_eq!((&after["riddles"][1], &after["riddles"][2]), (&told["riddles"][1], &told["riddles"][2]));
}

#[tokio::test]
async fn the_riddles_of_a_day_stay_after_a_restart() {
    let app = TestApp::start().await;
    let (path, _) = games();
    let marta = app.person("Marta").await;
    let before = marta.get(&path).await.ok();
    let app = app.restart().await;
    let marta = Person { url: app.url.clone(), ..marta };
    assert_eq!(marta.get(&path).await.ok(), before);
}
