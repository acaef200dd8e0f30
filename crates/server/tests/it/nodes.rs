//! Two servers over one store: nobody owns a room, and what one stores the other shows.

use std::sync::Arc;

use bus::LocalBus;
use serde_json::json;

use crate::app::{Person, TestApp};
use crate::hidden;

#[tokio::test]
async fn two_nodes_play_one_game() {
    let bus = Arc::new(LocalBus::new());
    let shared = bus.clone();
    let here = TestApp::with(move |config| config.bus = shared).await;
    let there = here.beside(bus).await;
    let marta = here.person("Marta").await;
    let luca = Person { url: there.url.clone(), ..here.person("Luca").await };
    let room = marta.open(json!({ "game": "senet" })).await;
    let mut stream = marta.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    stream.room_where(|room| room["seats"][1]["player"]["name"] == "Luca").await;
    let mut other = luca.watch(&room, "seat=1").await;
    other.next_of("hello").await;
    marta.send(reqwest::Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    other.room_where(|room| room["status"] == "playing").await;
    assert_eq!(other.next_of("step").await.id, Some(0));
    stream.next_of("step").await;
    for step in 0..30 {
        let (seat, action) = here.some_action(&room).await;
        let person = if seat.0 == 0 { &marta } else { &luca };
        person.act(&room, seat.0, step, &format!("n{step}"), action).await.ok();
        for stream in [&mut stream, &mut other] {
            assert_eq!(stream.next_of("step").await.id, Some(step + 1));
        }
    }
    luca.post(&format!("/api/rooms/{room}/talk"), json!({ "text": "da qui" })).await.ok();
    assert_eq!(stream.next_of("talk").await.data["text"], "da qui");
}

#[tokio::test]
async fn of_two_moves_for_one_step_one_is_played_and_the_other_told() {
    let bus = Arc::new(LocalBus::new());
    let shared = bus.clone();
    let here = TestApp::with(move |config| config.bus = shared).await;
    let there = here.beside(bus).await;
    let marta = here.person("Marta").await;
    let twin = Person { url: there.url.clone(), ..marta.clone() };
    for _ in 0..5 {
        let room = marta.open(json!({ "game": hidden::ID, "mine": ["A", "B"], "start": true })).await;
        // Both seats move twice in turn, so that no move is legal twice in a row.
        for step in 0..4 {
            let seat = here.truth(&room).await.to_act().first().unwrap();
            let keep = json!({ "type": "keep" });
            let ids = [format!("here-{step}"), format!("there-{step}")];
            let one = marta.act(&room, seat.0, step, &ids[0], keep.clone());
            let two = twin.act(&room, seat.0, step, &ids[1], keep);
            let (one, two) = futures_util::future::join(one, two).await;
            let (played, told) = if one.status == 200 { (one, two) } else { (two, one) };
            assert_eq!(played.ok()["step"], json!(step + 1));
            let table = &told.refused(409, "error-stale")["table"];
            assert_eq!(table["step"], json!(step + 1), "whoever was late sees what was played");
            assert_eq!(here.truth(&room).await.step(), step + 1);
        }
    }
}

#[tokio::test]
async fn the_same_id_at_two_nodes_is_played_once() {
    let bus = Arc::new(LocalBus::new());
    let shared = bus.clone();
    let here = TestApp::with(move |config| config.bus = shared).await;
    let there = here.beside(bus).await;
    let marta = here.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    let twin = Person { url: there.url.clone(), ..marta.clone() };
    for step in 0..20 {
        let (seat, action) = here.some_action(&room).await;
        let id = format!("both-{step}");
        let one = marta.act(&room, seat.0, step, &id, action.clone());
        let two = twin.act(&room, seat.0, step, &id, action);
        let (one, two) = futures_util::future::join(one, two).await;
        assert_eq!((&one.ok()["step"], &two.ok()["step"]), (&json!(step + 1), &json!(step + 1)));
        assert_eq!(here.truth(&room).await.step(), step + 1);
    }
}
