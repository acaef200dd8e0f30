//! What whoever keeps a place open decides: it is written into the store, and every node follows.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use server::{Config, Decision};

use crate::app::{PATIENCE, Person, TestApp, Watch};

const FOREVER: i64 = i64::MAX;

fn soon(config: &mut Config) {
    config.follow_house = Duration::from_millis(20);
}

/// Asks until the answer has this status.
async fn until(person: &Person, method: Method, path: &str, status: u16) {
    let asking = async {
        while person.send(method.clone(), path, None).await.status != status {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.expect("the node follows");
}

async fn end_of(stream: &mut Watch) {
    let ends = async { while stream.next().await.is_some() {} };
    tokio::time::timeout(PATIENCE, ends).await.expect("the stream ends");
}

#[tokio::test]
async fn from_a_banned_address_nobody_comes_in_or_goes_on_watching() {
    let app = TestApp::with(soon).await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet" })).await;
    let mut stream = marta.watch(&room, "").await;
    stream.next_of("hello").await;
    let banned = Decision::Banned("127.0.0.1".parse().unwrap());
    banned.store(&*app.store, FOREVER).await.unwrap();
    until(&marta, Method::GET, "/api/games", 403).await;
    marta.get("/api/games").await.refused(403, "error-banned");
    app.stranger().post("/api/tokens", json!({ "name": "Eve" })).await.refused(403, "error-banned");
    end_of(&mut stream).await;
    for watched in ["/healthz", "/readyz"] {
        assert_eq!(marta.get(watched).await.status, 200, "those who watch over it are no guests");
    }
    assert!(banned.take_back(&*app.store).await.unwrap());
    assert!(!banned.take_back(&*app.store).await.unwrap());
    until(&marta, Method::GET, "/api/games", 200).await;
}

#[tokio::test]
async fn who_is_muted_plays_on_and_says_nothing() {
    let app = TestApp::with(soon).await;
    let marta = app.person("Marta").await;
    let luca = app.person("Luca").await;
    let room = marta.open(json!({ "game": "senet" })).await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    let talk = format!("/api/rooms/{room}/talk");
    let summary = &app.store.newest_rooms(10).await.unwrap()[0];
    let guest = summary.room.seats.iter().find_map(|sitter| match sitter {
        room::Sitter::Person(person) if person.name == "Luca" => Some(person.guest.0),
        _ => None,
    });
    Decision::Muted(guest.unwrap()).store(&*app.store, FOREVER).await.unwrap();
    // The limit of talk is off here: he says it until he may not.
    let asking = async {
        while luca.post(&talk, json!({ "text": "ciao" })).await.status != 403 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.expect("the node follows");
    luca.post(&talk, json!({ "text": "ciao" })).await.refused(403, "error-muted");
    marta.post(&talk, json!({ "text": "ciao" })).await.ok();
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    app.play_out(&room, &[&marta, &luca]).await;
}

#[tokio::test]
async fn a_closed_table_lets_everybody_go_and_nobody_in_until_it_is_reopened() {
    let app = TestApp::with(soon).await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    let other = marta.open(json!({ "game": "senet" })).await;
    let path = format!("/api/rooms/{room}");
    let mut stream = marta.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    let closed = Decision::Closed(room.clone());
    closed.store(&*app.store, FOREVER).await.unwrap();
    until(&marta, Method::GET, &path, 404).await;
    end_of(&mut stream).await;
    marta.get(&path).await.refused(404, "error-room-closed");
    marta.get(&format!("/api/rooms/{other}")).await.ok();
    closed.take_back(&*app.store).await.unwrap();
    until(&marta, Method::GET, &path, 200).await;
    app.play_out(&room, &[&marta, &marta]).await;
}

#[tokio::test]
async fn what_was_decided_until_yesterday_no_longer_holds() {
    let app = TestApp::with(soon).await;
    let marta = app.person("Marta").await;
    let store = &*app.store;
    Decision::Banned("127.0.0.1".parse().unwrap()).store(store, 1).await.unwrap();
    Decision::Muted(7).store(store, FOREVER).await.unwrap();
    assert_eq!(Decision::all(store, 2).await.unwrap(), [(Decision::Muted(7), FOREVER)]);
    let sweep = store::Sweep { over: 0, unstarted: 0, expired: 2 };
    store.sweep(sweep).await.unwrap();
    assert_eq!(store.marks("house ").await.unwrap().len(), 1, "the address is forgotten");
    marta.get("/api/games").await.ok();
}
