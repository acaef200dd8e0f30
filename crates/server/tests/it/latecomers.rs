//! A latecomer asks for the seat of a bot, and the host answers.

use serde_json::{Value, json};

use crate::app::{Person, TestApp, two_at};
use crate::hidden;

/// Marta at a table with a bot, in a game with secrets.
async fn with_a_bot(app: &TestApp) -> (Person, String) {
    let marta = app.person("Marta").await;
    let bot = json!({ "game": hidden::ID, "seats": 2, "bots": ["sly"], "start": true });
    let room = marta.open(bot).await;
    (marta, room)
}

#[tokio::test]
async fn a_latecomer_sees_what_the_seat_sees_once_the_host_agrees() {
    let app = TestApp::start().await;
    let (marta, room) = with_a_bot(&app).await;
    let zoe = app.person("Zoe").await;
    let at = format!("/api/rooms/{room}/seats/1/ask");
    let mut hers = marta.watch(&room, "seat=0").await;
    let mut late = zoe.watch(&room, "").await;
    let seen = late.next_of("hello").await.data;
    assert_eq!(seen["room"]["you"]["vacant"], json!([1]));
    assert_eq!(seen["table"]["seat"], Value::Null);
    zoe.get(&format!("/api/rooms/{room}/events?seat=1")).await.refused(403, "error-not-in-room");
    marta.put(&at, json!({ "agreed": true })).await.refused(422, "error-no-sense");

    assert_eq!(zoe.post(&at, json!({})).await.ok()["you"]["asks"], 1);
    let asked = hers.room_where(|room| room["latecomers"] != json!([])).await;
    assert_eq!(asked["latecomers"][0]["name"], "Zoe");
    assert_eq!(zoe.get(&format!("/api/rooms/{room}")).await.ok()["latecomers"], json!([]));
    zoe.put(&at, json!({ "agreed": true })).await.refused(403, "error-not-host");
    app.person("Eve").await.post(&at, json!({})).await.refused(409, "error-asked-for");

    let seen = marta.put(&at, json!({ "agreed": true })).await.ok();
    assert_eq!(seen["seats"][1]["player"]["name"], "Zoe");
    let told = late.room_where(|room| room["you"]["seats"] == json!([1])).await;
    assert_eq!((&told["you"]["asks"], &told["you"]["vacant"]), (&Value::Null, &json!([])));
    let hello = zoe.watch(&room, "seat=1").await.next_of("hello").await.data;
    assert_eq!(hello["table"]["seat"], 1);
    assert!(!hello["table"]["legal"].is_null());
    // From the next decision on it is theirs, and the game goes to its end.
    app.play_out(&room, &[&marta, &zoe]).await;
}

#[tokio::test]
async fn a_question_ends_with_whoever_asked() {
    let app = TestApp::start().await;
    let (marta, room) = with_a_bot(&app).await;
    let zoe = app.person("Zoe").await;
    let at = format!("/api/rooms/{room}/seats/1/ask");
    let mut hers = marta.watch(&room, "seat=0").await;
    let late = zoe.watch(&room, "").await;
    zoe.post(&at, json!({})).await.ok();
    hers.room_where(|room| room["latecomers"] != json!([])).await;
    drop(late);
    hers.room_where(|room| room["latecomers"] == json!([])).await;
    let _late = zoe.watch(&room, "").await;
    hers.room_where(|room| room["latecomers"] != json!([])).await;
    zoe.delete(&at).await.ok();
    hers.room_where(|room| room["latecomers"] == json!([])).await;

    zoe.post(&at, json!({})).await.ok();
    marta.put(&at, json!({ "agreed": false })).await.ok();
    zoe.post(&at, json!({})).await.refused(403, "error-not-welcome");
    let app = app.restart().await;
    let zoe = Person { url: app.url.clone(), ..zoe };
    zoe.post(&at, json!({})).await.refused(403, "error-not-welcome");
}

#[tokio::test]
async fn whoever_has_or_had_a_seat_is_refused_another() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    let at = |rest: &str| format!("/api/rooms/{room}/seats/{rest}");
    luca.post(&at("0/ask"), json!({})).await.refused(403, "error-has-seat");
    marta.put(&format!("/api/rooms/{room}/host"), json!({ "seat": 1 })).await.ok();
    luca.delete(&at("0")).await.ok();
    let zoe = app.person("Zoe").await;
    zoe.post(&at("1/ask"), json!({})).await.refused(409, "error-still-here");
    marta
        .put(&format!("/api/rooms/{room}/notes/k"), json!({ "seat": 0, "text": "mine" }))
        .await
        .refused(403, "error-not-in-room");
    zoe.post(&at("0/ask"), json!({})).await.ok();
    luca.put(&at("0/ask"), json!({ "agreed": true })).await.ok();
    // Marta has seen the cards of the first seat: she may not sit at the second.
    luca.post(&format!("/api/rooms/{room}/leave"), json!({})).await.ok();
    marta.post(&at("1/ask"), json!({})).await.refused(403, "error-has-seen-more");
}

#[tokio::test]
async fn nobody_reads_the_notes_of_whoever_sat_there_before() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    let note = json!({ "seat": 1, "text": "between me and me" });
    luca.put(&format!("/api/rooms/{room}/notes/k"), note).await.ok();
    luca.post(&format!("/api/rooms/{room}/leave"), json!({})).await.ok();
    let zoe = app.person("Zoe").await;
    let at = format!("/api/rooms/{room}/seats/1/ask");
    zoe.post(&at, json!({})).await.ok();
    marta.put(&at, json!({ "agreed": true })).await.ok();
    let hello = zoe.watch(&room, "seat=1").await.next_of("hello").await.data;
    assert_eq!(hello["notes"], json!([]));
    assert_eq!(luca.get("/api/rooms").await.ok(), json!([]), "the seat is Zoe's now");
}
