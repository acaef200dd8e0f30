//! Nonsense of every kind is refused in form, and nothing panics.

use boardgame::{GameRng, Seed};
use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{TestApp, reply, two_at};

#[tokio::test]
async fn unknown_addresses_and_methods_are_refused_in_form() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    for path in ["/api", "/api/", "/api/nothing", "/api/rooms/x/y/z"] {
        marta.get(path).await.refused(404, "error-no-page");
    }
    marta.delete("/api/games").await.refused(405, "error-no-method");
    marta.put("/api/rooms", json!({})).await.refused(405, "error-no-method");
    // What is wrong first is said first: whoever is at the wrong address need not send JSON there.
    for (method, path, status, code) in [
        (Method::POST, "/api/games", 405, "error-no-method"),
        (Method::PATCH, "/", 405, "error-no-method"),
        (Method::POST, "/api/nothing", 404, "error-no-page"),
        (Method::POST, "/api/rooms", 415, "error-not-json"),
        (Method::PATCH, "/api/rooms/zzzzzzzzzzzzzzzzzzzz", 415, "error-not-json"),
    ] {
        let request = marta.http.request(method, format!("{}{path}", app.url)).bearer_auth(&marta.token);
        reply(request.body("senet")).await.refused(status, code);
    }
    marta.get("/api/rooms/not-an-id").await.refused(404, "error-no-room");
    marta.get(&format!("/api/rooms/{}", "z".repeat(20))).await.refused(404, "error-no-room");
    marta
        .post(&format!("/api/rooms/{}/seats/999/link", "z".repeat(20)), json!({}))
        .await
        .refused(404, "error-no-page");
}

#[tokio::test]
async fn what_has_no_body_needs_no_content_type() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "seats": 2, "bots": ["easy"] })).await;
    let bare = |path: &str| reply(marta.http.post(format!("{}{path}", app.url)).bearer_auth(&marta.token));
    bare("/api/rooms").await.refused(400, "error-bad-request");
    bare(&format!("/api/rooms/{room}/start")).await.ok();
    bare(&format!("/api/rooms/{room}/leave")).await.ok();
}

#[tokio::test]
async fn huge_bodies_are_refused() {
    let app = TestApp::start().await;
    let (marta, _, room) = two_at(&app, "senet").await;
    let huge =
        json!({ "seat": 0, "step": 0, "id": "a", "action": { "type": "throw", "x": "y".repeat(100_000) } });
    marta.post(&format!("/api/rooms/{room}/actions"), huge).await.refused(413, "error-too-large");
    let deep = format!(
        "{{\"seat\":0,\"step\":0,\"id\":\"a\",\"action\":{}{}}}",
        "[".repeat(20_000),
        "]".repeat(20_000)
    );
    let request = marta.http.post(format!("{}/api/rooms/{room}/actions", app.url)).bearer_auth(&marta.token);
    let reply = reply(request.header("content-type", "application/json").body(deep)).await;
    assert!(reply.status.is_client_error(), "{}", reply.status);
    marta.get(&format!("/api/rooms/{room}")).await.ok();
}

/// JSON of any shape, sometimes almost right.
fn nonsense(rng: &mut GameRng, depth: u32) -> Value {
    const WORDS: [&str; 14] = [
        "game", "senet", "seat", "seats", "step", "id", "action", "type", "throw", "options", "mine", "bots",
        "text", "name",
    ];
    let word = |rng: &mut GameRng| WORDS[rng.below(WORDS.len() as u32) as usize];
    match rng.below(if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => Value::Bool(rng.below(2) == 0),
        2 => json!(i64::from(rng.below(5)) - 2),
        3 => json!(f64::from(rng.below(1000)) * 1e300),
        4 => json!(word(rng)),
        5 => json!("\u{0}\u{202e}\u{1f600}".repeat(rng.below(4) as usize)),
        6 => (0..rng.below(4)).map(|_| nonsense(rng, depth - 1)).collect(),
        _ => Value::Object(
            (0..rng.below(6)).map(|_| (word(rng).to_owned(), nonsense(rng, depth - 1))).collect(),
        ),
    }
}

#[tokio::test]
async fn random_nonsense_is_refused_in_form() {
    let app = TestApp::start().await;
    let (marta, _, room) = two_at(&app, "senet").await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    let calls = [
        (Method::POST, "/api/tokens".to_owned()),
        (Method::PUT, "/api/me".to_owned()),
        (Method::POST, "/api/rooms".to_owned()),
        (Method::PATCH, at("")),
        (Method::POST, at("/seats")),
        (Method::POST, at("/seats/1/stand-in")),
        (Method::POST, at("/actions")),
        (Method::POST, at("/talk")),
        (Method::PUT, at("/notes/k")),
    ];
    let mut rng = GameRng::new(Seed::of_number(7), 0);
    for round in 0..100 {
        for (method, path) in &calls {
            let body = nonsense(&mut rng, 3);
            let mut text = body.to_string();
            if round % 5 == 0 {
                text.truncate(
                    text.char_indices().map(|(index, _)| index).nth(text.chars().count() / 2).unwrap_or(0),
                );
            }
            let request =
                marta.http.request(method.clone(), format!("{}{path}", app.url)).bearer_auth(&marta.token);
            let reply = reply(request.header("content-type", "application/json").body(text.clone())).await;
            assert!(!reply.status.is_server_error(), "{method} {path} {text}: {}", reply.status);
            if !reply.status.is_success() {
                let code = reply.json()["code"].as_str().unwrap().to_owned();
                reply.refused(reply.status.as_u16(), &code);
            }
        }
    }
    for query in ["seat=-1", "seat=300", "after=x", "after=-1", "after=99999999999999999999", "seat=%00"] {
        let reply = marta.get(&at(&format!("/events?{query}"))).await;
        reply.refused(400, "error-bad-request");
    }
}

#[tokio::test]
async fn lists_are_not_read_as_objects() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let open = marta.open(json!({ "game": "senet" })).await;
    let bad = |reply: crate::app::Reply| drop(reply.refused(400, "error-bad-request"));
    bad(marta.patch(&format!("/api/rooms/{open}"), json!([null, null])).await);
    bad(marta.patch(&format!("/api/rooms/{open}"), json!({ "options": [] })).await);
    bad(marta.post("/api/rooms", json!(["senet"])).await);
    bad(marta.post("/api/rooms", json!({ "game": "senet", "options": [] })).await);
    bad(app.stranger().post("/api/tokens", json!(["Marta", null, null])).await);
    let (seat, action) = app.some_action(&room).await;
    let fields: Vec<Value> = action.as_object().unwrap().values().cloned().collect();
    let acted = [&marta, &luca][seat.index()].act(&room, seat.0, 0, "a", Value::Array(fields)).await;
    acted.refused(422, "error-no-sense");
}

/// `7.0` is `7`, and some programs write it so.
#[tokio::test]
async fn a_whole_number_may_have_a_point() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let opened = marta.post("/api/rooms", json!({ "game": "hanabi", "seats": 3.0 })).await.ok();
    assert_eq!(opened["seats"].as_array().unwrap().len(), 3);
    for seats in [json!(3.5), json!(-3.0), json!(1e300), json!("3.0")] {
        let asked = json!({ "game": "hanabi", "seats": seats });
        marta.post("/api/rooms", asked).await.refused(400, "error-bad-request");
    }
}
