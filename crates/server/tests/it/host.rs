//! The host during play: somebody is removed, the door is opened and shut, the badge is handed on.

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{TestApp, two_at};
use crate::hidden;

#[tokio::test]
async fn who_is_removed_sees_the_cards_no_more_and_cannot_come_back() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    let at = |rest: &str| format!("/api/rooms/{room}{rest}");
    let (mut hers, mut his) = (marta.watch(&room, "seat=0").await, luca.watch(&room, "seat=1").await);
    his.next_of("hello").await;
    let link = luca.send(Method::POST, &at("/seats/1/link"), None).await.ok()["path"].clone();
    luca.delete(&at("/seats/0")).await.refused(403, "error-not-host");
    marta.delete(&at("/seats/0")).await.refused(409, "error-already-started");

    let seen = marta.delete(&at("/seats/1")).await.ok();
    let player = &seen["seats"][1]["player"];
    assert_eq!((&player["name"], &player["present"]), (&json!("Luca"), &json!(false)));
    assert!(player["stand_in"].is_string(), "a bot plays there");
    his.next_of("bye").await;
    assert!(his.next().await.is_none(), "nothing of the seat is told any more");
    hers.room_where(|room| room["seats"][1]["player"]["stand_in"].is_string()).await;

    let hello = luca.watch(&room, "").await.next_of("hello").await.data;
    assert_eq!(
        hello["room"]["you"],
        json!({ "seats": [], "host": false, "removed": true, "vacant": [1], "asks": null })
    );
    assert_eq!(hello["table"]["seat"], Value::Null, "they look on");
    luca.get(&at("/events?seat=1")).await.refused(403, "error-not-in-room");
    luca.delete(&at("/seats/1/stand-in")).await.refused(403, "error-not-in-room");
    luca.post(&at("/talk"), json!({ "text": "why?" })).await.refused(403, "error-not-in-room");
    let secret = link.as_str().unwrap().strip_prefix("/take/").unwrap();
    luca.send(Method::POST, &format!("/api/links/{secret}"), None).await.refused(404, "error-no-link");
    assert_eq!(luca.get("/api/rooms").await.ok(), json!([]));

    let app = app.restart().await;
    let luca = crate::app::Person { url: app.url.clone(), ..luca };
    assert_eq!(luca.get(&at("")).await.ok()["you"]["removed"], true, "it is stored");
    luca.delete("/api/me").await.ok();
    let after = app.stranger().get(&at("")).await.ok();
    assert_eq!(
        after["seats"][1]["player"]["name"], "",
        "whoever is deleted is, also where they were removed"
    );
}

#[tokio::test]
async fn the_code_leads_to_a_table_in_play_while_the_host_keeps_the_door_open() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let at = format!("/api/rooms/{room}/door");
    let seen = marta.get(&format!("/api/rooms/{room}")).await.ok();
    assert_eq!((&seen["shut"], &seen["code"]), (&json!(true), &Value::Null));
    luca.put(&at, json!({ "open": true })).await.refused(403, "error-not-host");
    let seen = marta.put(&at, json!({ "open": true })).await.ok();
    let code = seen["code"].as_str().unwrap().to_owned();
    let door = format!("/api/doors/{code}");
    assert_eq!(app.stranger().get(&door).await.ok()["room"], room);
    assert_eq!(marta.put(&at, json!({ "open": false })).await.ok()["code"], Value::Null);
    app.stranger().get(&door).await.refused(404, "error-no-door");

    let waits = marta.open(json!({ "game": "senet" })).await;
    marta.put(&format!("/api/rooms/{waits}/door"), json!({ "open": false })).await.ok();
    let sit = format!("/api/rooms/{waits}/seats");
    luca.post(&sit, json!({})).await.refused(403, "error-door-shut");
    marta.put(&format!("/api/rooms/{waits}/door"), json!({ "open": true })).await.ok();
    luca.post(&sit, json!({})).await.ok();
}

#[tokio::test]
async fn the_host_hides_the_code_on_televisions_and_it_stays_hidden() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let at = format!("/api/rooms/{room}/television");
    luca.put(&at, json!({ "code": false })).await.refused(403, "error-not-host");
    let mut television = app.stranger().watch(&room, "").await;
    assert_eq!(television.next_of("hello").await.data["room"]["hides_code"], false);
    assert_eq!(marta.put(&at, json!({ "code": false })).await.ok()["hides_code"], true);
    television.room_where(|room| room["hides_code"] == true).await;
    let app = app.restart().await;
    assert_eq!(app.stranger().get(&format!("/api/rooms/{room}")).await.ok()["hides_code"], true);
}

#[tokio::test]
async fn the_badge_is_handed_on() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let at = format!("/api/rooms/{room}/host");
    luca.put(&at, json!({ "seat": 1 })).await.refused(403, "error-not-host");
    marta.put(&at, json!({ "seat": 7 })).await.refused(422, "error-no-sense");
    let seen = marta.put(&at, json!({ "seat": 1 })).await.ok();
    assert_eq!((&seen["you"]["host"], &seen["seats"][1]["host"]), (&json!(false), &json!(true)));
    marta.delete(&format!("/api/rooms/{room}/seats/1")).await.refused(403, "error-not-host");
    luca.delete(&format!("/api/rooms/{room}/seats/0")).await.ok();
}
