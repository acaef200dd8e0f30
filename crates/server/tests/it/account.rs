//! Coming back: with a passphrase, by a link for another device; all of one's data, and being rid of it.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::{Limit, Limits, Rate};

use crate::app::{Person, Reply, TestApp, reply, two_at};
use crate::clock::Time;

const PASSPHRASE: &str = "quattro gatti neri";

async fn keep(person: &Person, passphrase: &str) -> Reply {
    person.put("/api/me/passphrase", json!({ "passphrase": passphrase })).await
}

async fn come_back(app: &TestApp, name: &str, passphrase: &str) -> Reply {
    app.stranger().post("/api/me/return", json!({ "name": name, "passphrase": passphrase })).await
}

/// Whoever a browser is after this answer.
fn arrived(app: &TestApp, reply: &Reply) -> Person {
    reply.ok();
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("Max-Age=31536000"), "{cookie}");
    let token = cookie.strip_prefix("ludoteca=").unwrap().split(';').next().unwrap().to_owned();
    Person { token, ..app.stranger() }
}

async fn account(person: &Person) -> Value {
    person.get("/api/me/account").await.ok()
}

#[tokio::test]
async fn a_name_that_is_kept_brings_its_guest_back_anywhere() {
    let app = TestApp::start().await;
    let (marta, _, room) = two_at(&app, "senet").await;
    assert_eq!(account(&marta).await, json!({ "kept": null, "devices": 1 }));
    for bad in ["corto", "aaaaaaaaaaaaaaaa", ""] {
        keep(&marta, bad).await.refused(422, "error-bad-passphrase");
    }
    assert_eq!(keep(&marta, PASSPHRASE).await.ok(), json!({ "kept": "Marta", "devices": 1 }));

    // However the name and the phrase are typed, also after a restart.
    let app = app.restart().await;
    let marta = Person { url: app.url.clone(), ..marta };
    let back = arrived(&app, &come_back(&app, " MARTA ", &format!(" {PASSPHRASE} ")).await);
    assert_eq!(back.get("/api/me").await.ok()["name"], "Marta");
    assert_eq!(back.get(&format!("/api/rooms/{room}")).await.ok()["you"]["seats"], json!([0]));
    assert_eq!(account(&marta).await, json!({ "kept": "Marta", "devices": 2 }), "both are known");

    // Who changes the name on one device has changed it on the other.
    back.put("/api/me", json!({ "name": "Tina" })).await.ok();
    assert_eq!(marta.get("/api/me").await.ok()["name"], "Tina");
    arrived(&app, &come_back(&app, "Marta", PASSPHRASE).await);
    keep(&back, "cinque gatti neri").await.ok();
    come_back(&app, "Marta", PASSPHRASE).await.refused(403, "error-wrong-passphrase");
    come_back(&app, "Tina", PASSPHRASE).await.refused(403, "error-wrong-passphrase");
    arrived(&app, &come_back(&app, "Tina", "cinque gatti neri").await);

    assert_eq!(back.delete("/api/me/passphrase").await.status, 204);
    come_back(&app, "Tina", "cinque gatti neri").await.refused(403, "error-wrong-passphrase");
    assert_eq!(account(&back).await["kept"], Value::Null);
    assert_eq!(marta.get("/api/me").await.ok()["name"], "Tina", "they are still here");
}

#[tokio::test]
async fn a_name_is_kept_by_one_and_looks_like_no_other() {
    let app = TestApp::start().await;
    let (marta, other) = (app.person("Copa").await, app.person("copa").await);
    // The same in Cyrillic letters.
    let disguised = app.person("\u{421}\u{43e}\u{440}\u{430}").await;
    keep(&marta, PASSPHRASE).await.ok();
    keep(&other, "another one of mine").await.refused(409, "error-name-kept");
    keep(&disguised, "another one of mine").await.refused(409, "error-name-kept");
    marta.delete("/api/me").await;
    keep(&other, "another one of mine").await.ok();
}

#[tokio::test]
async fn a_passphrase_is_stored_only_as_a_hash() {
    let app = TestApp::start().await;
    let marta = app.person("Tea").await;
    keep(&marta, PASSPHRASE).await.ok();
    let link = marta.post("/api/me/devices", json!({})).await.ok();
    let secret = secret_of(&link);
    let stored = app.store.account("tea").await.unwrap().unwrap();
    assert!(stored.passphrase.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    assert!(!format!("{stored:?}").contains("argon2"), "nor is the hash in any log");
    let folder = app.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in [PASSPHRASE, &secret] {
            assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
        }
    }
}

fn secret_of(link: &Value) -> String {
    let url = link["url"].as_str().unwrap();
    assert!(link["qr"].as_str().unwrap().contains("<svg"));
    url.split_once("/you#").unwrap_or_else(|| panic!("{url}")).1.to_owned()
}

#[tokio::test]
async fn a_link_makes_one_more_device_once_and_for_a_while() {
    let time = Time::new();
    let app = TestApp::with(time.set()).await;
    let marta = app.person("Marta").await;
    let arrive =
        async |secret: &str| app.stranger().post("/api/me/arrive", json!({ "secret": secret })).await;
    let first = secret_of(&marta.post("/api/me/devices", json!({})).await.ok());
    let second = secret_of(&marta.post("/api/me/devices", json!({})).await.ok());
    arrive(&first).await.refused(404, "error-no-link");
    arrive("nonsense").await.refused(404, "error-no-link");
    let phone = arrived(&app, &arrive(&second).await);
    assert_eq!(phone.get("/api/me").await.ok()["name"], "Marta");
    arrive(&second).await.refused(404, "error-no-link");
    let late = secret_of(&phone.post("/api/me/devices", json!({})).await.ok());
    time.pass(15 * 60 * 1000);
    arrive(&late).await.refused(404, "error-no-link");

    // The device that was lost knows them no more, nor does a link that it has made.
    let made = secret_of(&marta.post("/api/me/devices", json!({})).await.ok());
    assert_eq!(phone.delete("/api/me/devices").await.ok(), json!({ "kept": null, "devices": 1 }));
    marta.get("/api/me").await.refused(401, "error-no-guest");
    arrive(&made).await.refused(404, "error-no-link");
    assert_eq!(phone.get("/api/me").await.ok()["name"], "Marta");
}

/// Behind a proxy that tells who calls, so that tests have many addresses.
async fn guarded(limits: Limits) -> TestApp {
    TestApp::with(|config| (config.behind_proxy, config.limits) = (true, limits)).await
}

async fn try_from(app: &TestApp, from: &str, passphrase: &str) -> Reply {
    let request = reqwest::Client::new().post(format!("{}/api/me/return", app.url));
    let who = json!({ "name": "Marta", "passphrase": passphrase });
    reply(request.header("x-forwarded-for", from).json(&who)).await
}

#[tokio::test]
async fn guessing_a_passphrase_is_slowed_to_uselessness() {
    let app = guarded(Limits::NONE.with(Limit::Returns, Limits::default()[Limit::Returns])).await;
    keep(&app.person("Marta").await, PASSPHRASE).await.ok();
    for _ in 0..Limits::default()[Limit::Returns].burst {
        try_from(&app, "10.0.0.1", "sbagliata di certo").await.refused(403, "error-wrong-passphrase");
    }
    let refused = try_from(&app, "10.0.0.1", PASSPHRASE).await;
    refused.refused(429, "error-too-fast");
    assert!(refused.headers.contains_key("retry-after"));
    // It is counted in the store: another start makes no new tries.
    let app = app
        .restart_with(|config| {
            config.behind_proxy = true;
            config.limits = Limits::NONE.with(Limit::Returns, Limits::default()[Limit::Returns]);
        })
        .await;
    try_from(&app, "10.0.0.1", PASSPHRASE).await.refused(429, "error-too-fast");
    try_from(&app, "10.0.0.2", PASSPHRASE).await.ok();
}

#[tokio::test]
async fn others_who_guess_at_a_name_do_not_keep_its_guest_out() {
    let few = Rate::new(3, Duration::from_secs(3600));
    let own = Limits::default()[Limit::OwnReturns];
    let app = guarded(Limits::NONE.with(Limit::ReturnsOfOne, few).with(Limit::OwnReturns, own)).await;
    keep(&app.person("Marta").await, PASSPHRASE).await.ok();
    for last in 0..3 {
        try_from(&app, &format!("10.0.0.{last}"), "sbagliata di certo")
            .await
            .refused(403, "error-wrong-passphrase");
    }
    for _ in 0..own.burst {
        try_from(&app, "10.0.1.1", "sbagliata di certo").await.refused(403, "error-wrong-passphrase");
    }
    try_from(&app, "10.0.1.1", PASSPHRASE).await.refused(429, "error-too-fast");
    try_from(&app, "10.0.1.2", PASSPHRASE).await.ok();
}

#[tokio::test]
async fn passphrases_from_one_address_are_few_at_once() {
    let few = Rate::new(2, Duration::from_secs(3600));
    let app = guarded(Limits::NONE.with(Limit::Passphrases, few)).await;
    let marta = app.person("Marta").await;
    for _ in 0..2 {
        keep(&marta, PASSPHRASE).await.ok();
    }
    keep(&marta, PASSPHRASE).await.refused(429, "error-too-fast");
    let exports = guarded(Limits::NONE.with(Limit::Exports, few)).await;
    let luca = exports.person("Luca").await;
    for _ in 0..2 {
        luca.get("/api/me/data").await.ok();
    }
    luca.get("/api/me/data").await.refused(429, "error-too-fast");
}

#[tokio::test]
async fn all_of_ones_data_is_one_file_and_holds_nothing_of_others_secrets() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "hanabi").await;
    let say = format!("/api/rooms/{room}/talk");
    marta.post(&say, json!({ "phrase": "hanabi-phrase-nice" })).await;
    let waits = marta.open(json!({ "game": "senet" })).await;
    marta.post(&format!("/api/rooms/{waits}/talk"), json!({ "text": "ci sono" })).await.ok();
    luca.post(&format!("/api/rooms/{waits}/seats"), json!({})).await.ok();
    luca.post(&format!("/api/rooms/{waits}/talk"), json!({ "text": "anch’io" })).await.ok();
    let note = json!({ "seat": 0, "text": "forse rossa" });
    marta.put(&format!("/api/rooms/{room}/notes/card-1"), note).await.ok();
    luca.put(&format!("/api/rooms/{room}/notes/card-2"), json!({ "seat": 1, "text": "la mia" })).await.ok();
    let over = marta.open(json!({ "game": "senet", "mine": ["Marta", "B"], "start": true })).await;
    app.play_out(&over, &[&marta, &marta]).await;
    marta.send(Method::POST, &format!("/api/rooms/{waits}/seats/0/link"), None).await.ok();
    let daily = marta.post("/api/daily/sensu", json!({})).await.ok()["id"].as_str().unwrap().to_owned();
    keep(&marta, PASSPHRASE).await.ok();
    marta.post("/api/me/devices", json!({})).await.ok();

    let file = marta.get("/api/me/data").await;
    let text = String::from_utf8(file.bytes.clone()).unwrap();
    let data = file.ok();
    assert!(file.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    assert_eq!(data["guest"]["name"], "Marta");
    assert_eq!(data["account"]["name"], "Marta");
    assert!(data["device_link"].is_i64());
    assert_eq!(data["personal_links"][0]["room"], *waits);
    assert_eq!((&data["daily"][0]["game"], &data["daily"][0]["room"]), (&json!("sensu"), &json!(daily)));
    let rooms = data["rooms"].as_array().unwrap();
    let of =
        |id: &str| rooms.iter().find(|room| room["id"] == id).unwrap_or_else(|| panic!("{id} in {text}"));
    assert_eq!(rooms.len(), 4);
    assert_eq!(of(&waits)["talk"].as_array().unwrap().len(), 1);
    assert_eq!(of(&waits)["talk"][0]["text"], "ci sono");
    assert_eq!(of(&room)["notes"].as_array().unwrap().len(), 1);
    assert_eq!(of(&room)["notes"][0]["text"], "forse rossa");
    assert_eq!((&of(&room)["seats"], &of(&room)["host"]), (&json!([0]), &json!(true)));
    assert!(of(&over)["outcome"].is_object());
    assert_eq!(of(&over)["record"], format!("/api/rooms/{over}/record"));
    assert_eq!(of(&room)["record"], Value::Null, "of a game that goes on nothing is open");
    let truth = app.store.room(&room::RoomId(room.as_str().into())).await.unwrap().unwrap();
    for secret in [&hex(truth.seed.bytes()), &marta.token, PASSPHRASE, "argon2", "la mia", "anch’io"] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    let stored = server::openapi();
    let schema: Value = serde_json::from_str(&stored).unwrap();
    let described = schema["components"]["schemas"]["MyData"]["properties"].as_object().unwrap();
    assert_eq!(described.keys().collect::<Vec<_>>(), data.as_object().unwrap().keys().collect::<Vec<_>>());

    // And all of it goes.
    assert_eq!(marta.delete("/api/me").await.status, 204);
    marta.get("/api/me/data").await.refused(401, "error-no-guest");
    come_back(&app, "Marta", PASSPHRASE).await.refused(403, "error-wrong-passphrase");
    let luca = luca.get("/api/me/data").await.ok().to_string();
    assert!(!luca.contains("Marta") && !luca.contains("ci sono"), "{luca}");
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn whoever_is_deleted_on_one_device_is_gone_on_all() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let secret = secret_of(&marta.post("/api/me/devices", json!({})).await.ok());
    let phone = arrived(&app, &app.stranger().post("/api/me/arrive", json!({ "secret": secret })).await);
    phone.get("/api/me").await.ok();
    assert_eq!(marta.delete("/api/me").await.status, 204);
    phone.get("/api/me").await.refused(401, "error-no-guest");
}
