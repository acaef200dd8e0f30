//! People come and go: stand-ins, votes, leaving, and seats that move to another browser.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{Person, TestApp, two_at};
use crate::hidden;

fn person(room: &Value, seat: usize) -> &Value {
    &room["seats"][seat]["player"]
}

#[tokio::test]
async fn the_host_lets_a_bot_play_for_whoever_has_gone() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let stand_in = |seat: u8| format!("/api/rooms/{room}/seats/{seat}/stand-in");
    let mut stream = marta.watch(&room, "seat=0").await;
    let theirs = luca.watch(&room, "seat=1").await;
    stream.room_where(|room| person(room, 1)["present"] == true).await;
    marta.post(&stand_in(1), json!({})).await.refused(409, "error-still-here");
    drop(theirs);
    stream.room_where(|room| person(room, 1)["present"] == false).await;
    marta.post(&stand_in(1), json!({ "bot": "godlike" })).await.refused(422, "error-unknown-bot");
    marta.post(&stand_in(9), json!({})).await.refused(422, "error-no-sense");
    app.person("Eve").await.post(&stand_in(1), json!({})).await.refused(403, "error-not-in-room");
    let seen = marta.post(&stand_in(1), json!({ "bot": "easy" })).await.ok();
    assert_eq!(person(&seen, 1)["stand_in"], "easy");
    assert_eq!(person(&seen, 1)["name"], "Luca", "it is still Luca’s seat");

    luca.act(&room, 1, 0, "x", json!({ "type": "throw" })).await.refused(409, "error-stood-in");
    marta.delete(&stand_in(1)).await.refused(403, "error-not-your-seat");
    let back = luca.delete(&stand_in(1)).await.ok();
    assert_eq!(person(&back, 1)["stand_in"], Value::Null);
}

#[tokio::test]
async fn the_others_decide_by_majority_and_after_a_while() {
    let app = TestApp::with(|config| config.absence = Duration::from_secs(3600)).await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let at = format!("/api/rooms/{room}/seats/0/stand-in");
    let _here = luca.watch(&room, "seat=1").await;
    let _ = marta;
    luca.post(&at, json!({})).await.refused(409, "error-still-here");

    let app = TestApp::with(|config| config.absence = Duration::ZERO).await;
    let people = [app.person("A").await, app.person("B").await, app.person("C").await, app.person("D").await];
    // A game in which everybody may speak: who must keep silent decides nothing.
    let room = people[0].open(json!({ "game": "sensu", "seats": 4 })).await;
    for person in &people[1..] {
        person.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    }
    people[0].send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    let mut streams = Vec::new();
    for (seat, person) in people.iter().enumerate().skip(1) {
        streams.push(person.watch(&room, &format!("seat={seat}")).await);
    }
    let at = format!("/api/rooms/{room}/seats/0/stand-in");
    let one = people[1].post(&at, json!({})).await.ok();
    assert_eq!(person(&one, 0)["votes"], json!({ "for": 1, "needed": 2, "yours": true }));
    assert_eq!(person(&one, 0)["stand_in"], Value::Null);
    let same = people[1].post(&at, json!({})).await.ok();
    assert_eq!(person(&same, 0)["votes"]["for"], 1, "nobody votes twice");

    // Whoever comes back is asked no more.
    let back = people[0].watch(&room, "seat=0").await;
    streams[0].room_where(|room| person(room, 0)["present"] == true).await;
    drop(back);
    let gone = streams[0].room_where(|room| person(room, 0)["present"] == false).await;
    assert_eq!(person(&gone, 0)["votes"]["for"], 0);

    people[2].post(&at, json!({})).await.ok();
    let two = people[3].post(&at, json!({})).await.ok();
    assert!(person(&two, 0)["stand_in"].is_string());
    assert_eq!(person(&two, 0)["votes"]["for"], 0);
}

#[tokio::test]
async fn my_own_seat_i_hand_over_when_i_like() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let _stream = luca.watch(&room, "seat=1").await;
    let seen = luca.post(&format!("/api/rooms/{room}/seats/1/stand-in"), json!({})).await.ok();
    assert!(person(&seen, 1)["stand_in"].is_string());
    let open = marta.open(json!({ "game": "senet" })).await;
    let at = format!("/api/rooms/{open}/seats/0/stand-in");
    marta.post(&at, json!({})).await.refused(409, "error-not-started");
}

#[tokio::test]
async fn leaving_during_play_leaves_a_bot_and_the_way_back() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    marta.send(Method::POST, &format!("/api/rooms/{room}/leave"), None).await.ok();
    assert_eq!(marta.get("/api/rooms").await.ok(), json!([]));
    let seen = luca.get(&format!("/api/rooms/{room}")).await.ok();
    assert!(person(&seen, 0)["stand_in"].is_string());
    assert_eq!(seen["you"]["host"], true, "somebody must be host");
    marta.delete(&format!("/api/rooms/{room}/seats/0/stand-in")).await.ok();
    assert_eq!(marta.get("/api/rooms").await.ok().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn bots_do_not_play_for_nobody() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "bots": ["easy"], "start": true })).await;
    marta.send(Method::POST, &format!("/api/rooms/{room}/leave"), None).await.ok();
    let before = app.truth(&room).await.step();
    // The room answers, and has had every occasion to wake a bot.
    marta.get(&format!("/api/rooms/{room}")).await.ok();
    assert_eq!(app.truth(&room).await.step(), before);
    let mut stream = marta.watch(&room, "").await;
    stream.next_of("step").await;
}

#[tokio::test]
async fn a_personal_link_brings_the_seat_to_another_browser_once() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    let link = |seat: u8| format!("/api/rooms/{room}/seats/{seat}/link");
    luca.send(Method::POST, &link(0), None).await.refused(403, "error-not-your-seat");
    let path = marta.send(Method::POST, &link(0), None).await.ok()["path"].as_str().unwrap().to_owned();
    let secret = path.strip_prefix("/take/").unwrap().to_owned();
    marta.put(&format!("/api/rooms/{room}/notes/k"), json!({ "seat": 0, "text": "kept" })).await.ok();
    let mut old = marta.watch(&room, "seat=0").await;
    old.next_of("hello").await;

    let take = format!("/api/links/{secret}");
    app.stranger().send(Method::POST, &take, None).await.refused(401, "error-no-guest");
    let phone = app.person("Marta’s phone").await;
    let taken = phone.send(Method::POST, &take, None).await.ok();
    assert_eq!(taken, json!({ "room": room, "seat": 0 }));
    old.next_of("bye").await;
    assert!(old.next().await.is_none(), "the old browser sees the cards no more");
    marta.get(&format!("/api/rooms/{room}/events?seat=0")).await.refused(403, "error-not-in-room");
    let hello = phone.watch(&room, "seat=0").await.next_of("hello").await.data;
    assert_eq!(hello["notes"][0]["text"], "kept");
    assert_eq!(
        hello["room"]["you"],
        json!({ "seats": [0], "host": true, "removed": false, "vacant": [], "asks": null })
    );
    assert_eq!(person(&hello["room"], 0)["name"], "Marta");

    luca.send(Method::POST, &take, None).await.refused(404, "error-no-link");
    luca.send(Method::POST, "/api/links/short", None).await.refused(404, "error-no-link");
    // A link that its maker no longer has a right to is worth nothing.
    let path = phone.send(Method::POST, &link(0), None).await.ok()["path"].as_str().unwrap().to_owned();
    let second = phone.send(Method::POST, &link(0), None).await.ok()["path"].as_str().unwrap().to_owned();
    let api = |path: &str| path.replace("/take/", "/api/links/");
    marta.send(Method::POST, &api(&path), None).await.ok();
    luca.send(Method::POST, &api(&second), None).await.refused(404, "error-no-link");
}

#[tokio::test]
async fn one_person_plays_two_seats() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": hidden::ID, "mine": ["Marta", "Nonna"], "start": true })).await;
    let both: [&Person; 2] = [&marta, &marta];
    let mut first = marta.watch(&room, "seat=0").await;
    let mut second = marta.watch(&room, "seat=1").await;
    let [one, two] = [first.next_of("hello").await, second.next_of("hello").await];
    assert_ne!(one.data["table"]["view"], two.data["table"]["view"], "each seat has eyes of its own");
    app.play_out(&room, &both).await;
    first.room_where(|room| room["status"] == "over").await;
}

#[tokio::test]
async fn a_link_made_before_the_start_keeps_its_seat() {
    let app = TestApp::start().await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.open(json!({ "game": "hanabi", "seats": 5, "mine": ["Nonna"] })).await;
    let sit = |seat: u8, name: &'static str| {
        let (marta, room) = (marta.clone(), room.clone());
        async move {
            marta.post(&format!("/api/rooms/{room}/seats"), json!({ "seat": seat, "name": name })).await.ok()
        }
    };
    sit(2, "Ugo").await;
    sit(4, "Marta").await;
    let path = format!("/api/rooms/{room}/seats/4/link");
    let path = marta.send(Method::POST, &path, None).await.ok()["path"].as_str().unwrap().to_owned();
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    let taken = luca.send(Method::POST, &path.replace("/take/", "/api/links/"), None).await.ok();
    assert_eq!(taken["seat"], 2);
    let seen = luca.get(&format!("/api/rooms/{room}")).await.ok();
    assert_eq!(person(&seen, 2)["name"], "Marta");
    assert_eq!(seen["you"]["seats"], json!([2]), "Marta's seat and no other");
}

#[tokio::test]
async fn spectators_take_no_place_from_those_who_sit_here() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let stranger = app.stranger();
    let mut crowd = Vec::new();
    let refused = loop {
        let path = format!("{}/api/rooms/{room}/events", app.url);
        let response = stranger.http.get(path).send().await.unwrap();
        if response.status() != 200 {
            break response;
        }
        crowd.push(response);
        assert!(crowd.len() < 1000, "there is an end to it");
    };
    assert_eq!(refused.status(), 429);
    let mut own = Vec::new();
    for _ in 0..10 {
        own.push(marta.watch(&room, "seat=0").await);
        own.push(luca.watch(&room, "seat=1").await);
    }
    own[0].next_of("hello").await;
}
