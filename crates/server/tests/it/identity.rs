//! Who is who: tokens, cookies, and being forgotten.

use reqwest::Method;
use room::{RoomId, Sitter, Version};
use serde_json::{Value, json};

use crate::app::{TestApp, reply, two_at};
use crate::hidden;

#[tokio::test]
async fn a_browser_becomes_a_guest_and_stays_one() {
    let app = TestApp::start().await;
    let http = reqwest::Client::new();
    let me = format!("{}/api/me", app.url);
    assert_eq!(reply(http.get(&me)).await.status, 204);

    let put = http
        .put(&me)
        .header("accept-language", "it")
        .json(&json!({ "name": "  Nonna  Pina ", "puppet": "owl" }));
    let came = reply(put).await;
    assert_eq!(came.ok(), json!({ "name": "Nonna Pina", "puppet": "owl", "lang": "it" }));
    let cookie = came.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in ["ludoteca=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let cookie = cookie.split(';').next().unwrap().to_owned();

    let changed = http.put(&me).header("cookie", &cookie).json(&json!({ "name": "Pina", "lang": "en" }));
    let changed = reply(changed).await;
    assert_eq!(changed.ok(), json!({ "name": "Pina", "puppet": "owl", "lang": "en" }));
    assert!(!changed.headers.contains_key("set-cookie"), "it is the same guest");
    let app = app.restart().await;
    let known =
        reply(http.get(format!("{}/api/me", app.url)).header("cookie", format!("a=b; {cookie}"))).await;
    assert_eq!(known.ok()["name"], "Pina");
    assert!(known.headers["set-cookie"].to_str().unwrap().starts_with(&cookie), "a year begins again");
}

#[tokio::test]
async fn names_that_cannot_be_shown_are_refused() {
    let app = TestApp::start().await;
    let tower = format!("a{}", "\u{301}".repeat(22));
    for name in
        ["", "   ", "x\u{202e}y", "a name that is much too long", "\u{3164}", "\u{2800}", "a\u{ad}", &tower]
    {
        app.stranger().post("/api/tokens", json!({ "name": name })).await.refused(422, "error-bad-name");
    }
    for name in ["کتاب\u{200c}ها", "👩\u{200d}🚀"] {
        let guest = app.stranger().post("/api/tokens", json!({ "name": name })).await.ok();
        assert_eq!(guest["guest"]["name"], name);
    }
    app.stranger()
        .post("/api/tokens", json!({ "name": "a", "lang": "xx" }))
        .await
        .refused(422, "error-no-sense");
}

#[tokio::test]
async fn a_token_is_stored_only_as_a_hash() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let folder = app.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(marta.token.len()).any(|window| window == marta.token.as_bytes()));
    }
}

#[tokio::test]
async fn a_wrong_token_is_nobody() {
    let app = TestApp::start().await;
    let mut marta = app.person("Marta").await;
    let last = marta.token.pop().unwrap();
    marta.token.push(if last == 'a' { 'b' } else { 'a' });
    marta.get("/api/me").await.refused(401, "error-no-guest");
    marta.post("/api/rooms", json!({ "game": "senet" })).await.refused(401, "error-no-guest");
}

#[tokio::test]
async fn whoever_is_deleted_leaves_a_bot_and_no_trace() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let open = luca.open(json!({ "game": "senet" })).await;
    luca.post(&format!("/api/rooms/{room}/talk"), json!({ "text": "addio" })).await.ok();
    luca.put(&format!("/api/rooms/{room}/notes/square-1"), json!({ "seat": 1, "text": "qui" })).await.ok();

    assert_eq!(luca.delete("/api/me").await.status, 204);
    luca.get("/api/me").await.refused(401, "error-no-guest");
    let seen = marta.get(&format!("/api/rooms/{room}")).await.ok();
    let player = &seen["seats"][1]["player"];
    assert_eq!((player["name"].as_str(), player["stand_in"].is_string()), (Some(""), true), "{player}");
    assert_eq!(marta.get(&format!("/api/rooms/{open}")).await.ok()["seats"][0]["player"]["type"], "free");
    let mut stream = marta.watch(&room, "seat=0").await;
    let hello = stream.next_of("hello").await.data;
    assert_eq!(hello["talk"], json!([]));
    assert!(!stream.heard.contains("Luca"));

    // The room goes on: what is kept of it can still be changed.
    marta.send(Method::POST, &format!("/api/rooms/{room}/leave"), None).await.ok();
}

#[tokio::test]
async fn games_say_what_they_are() {
    let app = TestApp::start().await;
    let list: Value = app.stranger().get("/api/games").await.ok();
    let ids: Vec<&str> = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), hidden::ALL.len());
    assert!(ids.contains(&"senet") && ids.contains(&hidden::ID));
    for game in list.as_array().unwrap() {
        assert!(game["bots"].as_array().unwrap().iter().any(|bot| bot["at_table"] == true));
    }
}

#[tokio::test]
async fn a_room_that_cannot_be_opened_keeps_nobody_from_being_deleted() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let first = marta.open(json!({ "game": "senet", "mine": ["Marta", "B"], "start": true })).await;
    let mut stored = app.store.room(&RoomId(first.as_str().into())).await.unwrap().unwrap();
    let newer = RoomId("1".repeat(20).into());
    (stored.id, stored.version, stored.rules) = (newer.clone(), Version::NEW, 1_000_000);
    app.store.save_rooms(vec![stored.clone()]).await.unwrap();
    marta.get(&format!("/api/rooms/{newer}")).await.refused(503, "error-newer-rules");
    // Another whose options make no sense, and one whose cards are no longer here.
    let broken = RoomId("2".repeat(20).into());
    (stored.id, stored.rules, stored.options) = (broken.clone(), 1, json!({ "exit": "by the window" }));
    app.store.save_rooms(vec![stored]).await.unwrap();
    marta.get(&format!("/api/rooms/{broken}")).await.refused(500, "error-internal");
    let sensu = marta.open(json!({ "game": "sensu", "mine": ["Marta", "B"], "start": true })).await;
    let mut stored = app.store.room(&RoomId(sensu.as_str().into())).await.unwrap().unwrap();
    let away = RoomId("3".repeat(20).into());
    (stored.id, stored.version) = (away.clone(), Version::NEW);
    stored.options["faces"] = json!("00000000000000ff");
    app.store.save_rooms(vec![stored]).await.unwrap();
    marta.get(&format!("/api/rooms/{away}")).await.refused(503, "error-not-brought");
    let last = marta.open(json!({ "game": "senet", "mine": ["Marta", "B"], "start": true })).await;

    assert_eq!(marta.delete("/api/me").await.status, 204);
    marta.get("/api/me").await.refused(401, "error-no-guest");
    for room in [&first, &*newer.0, &*broken.0, &*away.0, &sensu, &last] {
        let room = app.store.room(&RoomId(room.into())).await.unwrap().unwrap();
        assert!(room.seats.iter().all(|seat| matches!(seat, Sitter::Deleted { .. })), "{:?}", room.seats);
    }
}
