//! Being called to one's turn: whom, when, how often, and by what a service learns of it.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use reqwest::Method;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use server::{Config, Services};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::app::{PATIENCE, Person, TestApp};

/// What a service was given: at which address, with which headers, and how long it was.
pub(crate) struct Given {
    pub(crate) path: String,
    headers: HeaderMap,
    length: usize,
}

impl Given {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {:?}", self.headers)).to_str().unwrap()
    }
}

/// A service of a browser, which answers with the number that the path begins with.
pub(crate) struct Service {
    url: String,
    given: mpsc::UnboundedReceiver<Given>,
}

impl Service {
    pub(crate) async fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (tell, given) = mpsc::unbounded_channel();
        let take = async |State(tell): State<Arc<mpsc::UnboundedSender<Given>>>,
                          Path((status, name)): Path<(u16, String)>,
                          headers: HeaderMap,
                          body: axum::body::Bytes| {
            let _ = tell.send(Given { path: name, headers, length: body.len() });
            StatusCode::from_u16(status).unwrap()
        };
        let site =
            Router::new().route("/{status}/{name}", axum::routing::post(take)).with_state(Arc::new(tell));
        tokio::spawn(async move { axum::serve(listener, site).await });
        Service { url, given }
    }

    /// A device of which this service answers so.
    pub(crate) fn device(&self, status: u16, name: &str) -> Value {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let key = BASE64.encode(key.compute_public_key().unwrap());
        json!({ "endpoint": format!("{}/{status}/{name}", self.url), "key": key, "auth": BASE64.encode([7; 16]) })
    }

    pub(crate) async fn next(&mut self) -> Given {
        tokio::time::timeout(PATIENCE, self.given.recv()).await.expect("somebody is called").unwrap()
    }

    /// Whether nothing has come; what was sent for certain afterwards comes first then.
    pub(crate) fn is_quiet(&mut self) -> bool {
        self.given.try_recv().is_err()
    }
}

pub(crate) fn anywhere(config: &mut Config) {
    config.services = Services::Any;
    config.call_again = Duration::from_millis(10);
}

pub(crate) async fn call(person: &Person, device: &Value) {
    assert_eq!(person.put("/api/me/push", device.clone()).await.status, 204);
}

/// Two at a table of Senet at this tempo, which has begun.
pub(crate) async fn two_over(marta: &Person, luca: &Person, tempo: &str) -> String {
    let room =
        marta.open(json!({ "game": "senet", "seats": 2, "tempo": tempo, "options": { "first": 1 } })).await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    room
}

/// Plays at the table until the other one is waited for.
pub(crate) async fn hand_over(app: &TestApp, room: &str, people: [&Person; 2]) {
    let (seat, _) = app.some_action(room).await;
    loop {
        let (now, action) = app.some_action(room).await;
        if now != seat {
            return;
        }
        let step = app.truth(room).await.step();
        people[now.index()].act(room, now.0, step, &format!("own-{step}"), action).await.ok();
    }
}

#[tokio::test]
async fn whoever_is_waited_for_over_days_is_called_once_and_nothing_is_told_to_the_service() {
    let mut service = Service::start().await;
    let app = TestApp::with(anywhere).await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    call(&marta, &service.device(201, "marta")).await;
    call(&luca, &service.device(201, "luca")).await;
    let room = two_over(&marta, &luca, "days-2").await;
    let given = service.next().await;
    assert_eq!(given.path, "luca", "the deal waits for them");
    assert_eq!(given.header("content-encoding"), "aes128gcm");
    assert_eq!(given.header("urgency"), "normal");
    assert_eq!(given.header("ttl"), "259200");
    assert!(given.header("authorization").starts_with("vapid t="));
    assert_eq!(given.header("topic").len(), 32);
    let told = format!("{:?}", given.headers);
    for secret in [&*room, "senet", "Luca", "Marta"] {
        assert!(!told.contains(secret), "{secret} in {told}");
    }
    hand_over(&app, &room, [&marta, &luca]).await;
    let other = service.next().await;
    assert_eq!((&*other.path, other.header("topic")), ("marta", given.header("topic")), "one notice a room");
    assert_eq!(other.length, given.length, "a length says nothing");

    // Whoever looks at the table need not be called, and at one sitting nobody is.
    let mut stream = luca.watch(&room, "seat=1").await;
    stream.next_of("hello").await;
    hand_over(&app, &room, [&marta, &luca]).await;
    two_over(&marta, &luca, "sitting").await;
    two_over(&marta, &luca, "minutes-5").await;
    // A seat that a bot plays is not called.
    let bots = marta.open(json!({ "game": "senet", "bots": ["easy"], "tempo": "days" })).await;
    marta.send(Method::POST, &format!("/api/rooms/{bots}/start"), None).await.ok();
    let third = two_over(&luca, &marta, "days").await;
    let last = service.next().await;
    assert_eq!(last.path, "marta", "of all these only the last calls somebody who is away");
    assert_ne!(last.header("topic"), given.header("topic"));
    assert!(service.is_quiet());
    drop(third);
}

#[tokio::test]
async fn a_device_that_is_gone_is_forgotten_and_one_that_waits_is_tried_again() {
    let mut service = Service::start().await;
    let app = TestApp::with(anywhere).await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    for (status, name) in [(410, "sold"), (404, "lost"), (503, "busy"), (403, "cross")] {
        call(&luca, &service.device(status, name)).await;
    }
    two_over(&marta, &luca, "days-2").await;
    let mut given = Vec::new();
    for _ in 0..6 {
        given.push(service.next().await.path);
    }
    given.sort();
    assert_eq!(given, ["busy", "busy", "busy", "cross", "lost", "sold"]);
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let known = luca.get("/api/me/push").await.ok()["endpoints"].as_array().unwrap().len();
        if known == 2 {
            break;
        }
        assert!(tokio::time::Instant::now() < deadline, "{known} are known");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_device_is_called_only_as_long_as_its_guest_wants() {
    let service = Service::start().await;
    let app = TestApp::with(anywhere).await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let device = service.device(201, "phone");
    let key = marta.get("/api/me/push").await.ok()["key"].as_str().unwrap().to_owned();
    assert_eq!(BASE64.decode(&key).unwrap().len(), 65);
    call(&marta, &device).await;
    call(&marta, &device).await;
    assert_eq!(marta.get("/api/me/push").await.ok()["endpoints"], json!([device["endpoint"]]));
    // Nobody hushes another's.
    assert_eq!(luca.post("/api/me/hush", json!({ "endpoint": device["endpoint"] })).await.status, 204);
    assert_eq!(marta.get("/api/me/data").await.ok()["calls"][0]["endpoint"], device["endpoint"]);
    assert_eq!(marta.post("/api/me/hush", json!({ "endpoint": device["endpoint"] })).await.status, 204);
    assert_eq!(marta.get("/api/me/push").await.ok()["endpoints"], json!([]));
    for (field, wrong) in [("key", "AAAA"), ("auth", "AAAA"), ("auth", "ß"), ("endpoint", "no address")] {
        let mut device = device.clone();
        device[field] = json!(wrong);
        marta.put("/api/me/push", device).await.refused(422, "error-no-sense");
    }
    // The keys stay, also after a restart.
    let app = app.restart_with(anywhere).await;
    let marta = Person { url: app.url.clone(), ..marta };
    assert_eq!(marta.get("/api/me/push").await.ok()["key"], *key);
}

#[tokio::test]
async fn nobody_makes_the_server_speak_to_its_own_network() {
    let service = Service::start().await;
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let fine = service.device(201, "x");
    for endpoint in [
        fine["endpoint"].as_str().unwrap(),
        "https://127.0.0.1/x",
        "https://localhost/x",
        "http://push.example.com/x",
    ] {
        let mut device = fine.clone();
        device["endpoint"] = json!(endpoint);
        marta.put("/api/me/push", device).await.refused(422, "error-no-sense");
    }
    let mut device = fine.clone();
    device["endpoint"] = json!("https://push.example.com/x");
    call(&marta, &device).await;
}
