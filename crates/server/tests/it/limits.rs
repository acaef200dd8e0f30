//! Floods are slowed, play is not.

use std::time::Duration;

use serde_json::json;
use server::{Limit, Limits, Rate};

use crate::app::{TestApp, two_at};

/// So few that tests run into it.
const FEW: Rate = Rate::new(3, Duration::from_secs(3600));

#[tokio::test]
async fn a_flood_of_writes_is_refused_and_says_when_to_come_back() {
    let app = TestApp::with(|config| config.limits = Limits::NONE.with(Limit::Guest, FEW)).await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    for _ in 0..3 {
        marta.put("/api/me", json!({ "name": "Marta" })).await.ok();
    }
    let refused = marta.put("/api/me", json!({ "name": "Marta" })).await;
    refused.refused(429, "error-too-fast");
    let seconds: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=3600).contains(&seconds));
    marta.get("/api/me").await.ok();
    luca.put("/api/me", json!({ "name": "Luca" })).await.ok();
}

#[tokio::test]
async fn each_kind_has_its_own_measure() {
    let limits = |limits: Limits| TestApp::with(move |config| config.limits = limits);
    let app = limits(Limits::NONE.with(Limit::Address, FEW)).await;
    for _ in 0..3 {
        app.stranger().post("/api/tokens", json!({ "name": "x" })).await.ok();
    }
    app.stranger().post("/api/tokens", json!({ "name": "x" })).await.refused(429, "error-too-fast");

    // Whatever is read counts, by whomever, found or not; the page itself and what watches over it do not.
    let app = limits(Limits::NONE.with(Limit::Reads, FEW)).await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet" })).await;
    marta.get("/api/rooms").await.ok();
    assert_eq!(app.stranger().get(&format!("/api/rooms/{room}/qr.svg")).await.status, 200);
    app.stranger().get("/api/rooms/none").await.refused(404, "error-no-room");
    let review = format!("/api/rooms/{room}/review");
    for path in ["/api/rooms", &format!("/api/rooms/{room}"), "/api/daily/senet", "/api/riddles", &review] {
        let refused = marta.get(path).await;
        refused.refused(429, "error-too-fast");
        assert!(refused.headers.contains_key("retry-after"));
    }
    assert_eq!(marta.get("/healthz").await.status, 200);
    marta.put("/api/me", json!({ "name": "Marta" })).await.ok();

    let app = limits(Limits::NONE.with(Limit::Newcomers, FEW)).await;
    for _ in 0..3 {
        app.stranger().post("/api/tokens", json!({ "name": "x" })).await.ok();
    }
    app.stranger().put("/api/me", json!({ "name": "x" })).await.refused(429, "error-too-fast");

    let app = limits(Limits::NONE.with(Limit::Rooms, FEW)).await;
    let marta = app.person("Marta").await;
    for _ in 0..3 {
        marta.post("/api/rooms", json!({ "game": "senet" })).await.ok();
    }
    marta.post("/api/rooms", json!({ "game": "senet" })).await.refused(429, "error-too-fast");

    let app =
        limits(Limits::NONE.with(Limit::Talk, FEW).with(Limit::Hints, FEW).with(Limit::Streams, FEW)).await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    // Hints are for whoever is to act.
    let (seat, _) = app.some_action(&room).await;
    let acting = if seat.0 == 0 { &marta } else { &luca };
    let (talk, seat) = (format!("/api/rooms/{room}/talk"), format!("seat={}", seat.0));
    for _ in 0..3 {
        acting.post(&talk, json!({ "text": "x" })).await.ok();
        acting.get(&format!("/api/rooms/{room}/hint?{seat}")).await.ok();
        acting.watch(&room, &seat).await;
    }
    acting.post(&talk, json!({ "text": "x" })).await.refused(429, "error-too-fast");
    acting.get(&format!("/api/rooms/{room}/hint?{seat}")).await.refused(429, "error-too-fast");
    acting.get(&format!("/api/rooms/{room}/events?{seat}")).await.refused(429, "error-too-fast");
}

#[tokio::test]
async fn the_usual_limits_let_people_play() {
    let app = TestApp::with(|config| config.limits = Limits::default()).await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    for number in 0..50 {
        let (seat, action) = app.some_action(&room).await;
        let person = if seat.0 == 0 { &marta } else { &luca };
        person.act(&room, seat.0, number, &format!("p{number}"), action).await.ok();
    }
}
