//! A server to test against, and people who use it.

use std::sync::Arc;
use std::time::Duration;

use boardgame::Seat;
use bots::{Cancel, Company};
use bus::{Bus, LocalBus};
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use games::AnyTable;
use reqwest::{Method, StatusCode};
use room::RoomId;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::{Config, Limits, Listeners};
use store::{SqliteStore, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::hidden;

/// What may take this long has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct TestApp {
    pub(crate) url: String,
    metrics: String,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) folder: Arc<tempfile::TempDir>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// Settings that let tests run without waiting.
fn quick(store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Config {
    let mut config = Config::new(store, bus);
    config.games = hidden::ALL;
    config.bot_pause = Duration::ZERO;
    config.bot_patience = Duration::ZERO;
    config.limits = Limits::NONE;
    config.connections = usize::MAX;
    config.grace = Duration::from_millis(20);
    config
}

impl TestApp {
    pub(crate) async fn start() -> TestApp {
        TestApp::with(|_| {}).await
    }

    /// A server with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> TestApp {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        TestApp::over(folder, change).await
    }

    /// A server over a database that another program has left.
    pub(crate) async fn upon(database: &[u8], change: impl FnOnce(&mut Config)) -> TestApp {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        std::fs::write(folder.path().join("test.sqlite"), database).unwrap();
        TestApp::over(folder, change).await
    }

    async fn over(folder: Arc<tempfile::TempDir>, change: impl FnOnce(&mut Config)) -> TestApp {
        let store = Arc::new(SqliteStore::open(&folder.path().join("test.sqlite")).await.unwrap());
        TestApp::node(folder, store, Arc::new(LocalBus::new()), change).await
    }

    /// A server over a store and a bus that others may share.
    pub(crate) async fn node(
        folder: Arc<tempfile::TempDir>,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        change: impl FnOnce(&mut Config),
    ) -> TestApp {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let watched = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = format!("http://{}/metrics", watched.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        let mut config = quick(store.clone(), bus);
        change(&mut config);
        let task = tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            server::run(config, Listeners { site: listener, metrics: Some(watched) }, shutdown).await;
        });
        TestApp { url, metrics, store, folder, stop: Some(stop), task }
    }

    /// Stops the server as the system would, and waits for it.
    pub(crate) async fn stop(mut self) -> Arc<tempfile::TempDir> {
        drop(self.stop.take());
        tokio::time::timeout(PATIENCE, &mut self.task).await.expect("the server stops").unwrap();
        self.store.close().await;
        self.folder.clone()
    }

    /// Another server over what this one has stored.
    pub(crate) async fn restart(self) -> TestApp {
        self.restart_with(|_| {}).await
    }

    /// The same with other settings.
    pub(crate) async fn restart_with(self, change: impl FnOnce(&mut Config)) -> TestApp {
        TestApp::over(self.stop().await, change).await
    }

    /// Somebody who has just arrived.
    pub(crate) async fn person(&self, name: &str) -> Person {
        let http = reqwest::Client::new();
        let stranger = Person { http, url: self.url.clone(), token: String::new() };
        let reply = stranger.post("/api/tokens", json!({ "name": name })).await.ok();
        Person { token: reply["token"].as_str().unwrap().to_owned(), ..stranger }
    }

    /// Somebody of whom the server knows nothing.
    pub(crate) fn stranger(&self) -> Person {
        Person { http: reqwest::Client::new(), url: self.url.clone(), token: String::new() }
    }

    /// The truth of a room, from the store: what no client can see.
    pub(crate) async fn truth(&self, room: &str) -> Box<dyn AnyTable> {
        let id = RoomId(Arc::from(room));
        let stored = self.store.room(&id).await.unwrap().unwrap();
        let game = hidden::ALL.iter().find(|game| game.info().id == stored.game).unwrap();
        let options = game.options_since(stored.rules, &stored.options).unwrap();
        let mut table = options.deal(stored.count(), stored.deal_seed()).unwrap().table;
        for step in self.store.steps(&id, 0).await.unwrap() {
            table.play(Seat(step.seat), &RawValue::from_string(step.action).unwrap()).unwrap();
        }
        table
    }

    /// Some legal action of a seat that the game waits for.
    pub(crate) async fn some_action(&self, room: &str) -> (Seat, Value) {
        let table = self.truth(room).await;
        let seat = table.to_act().first().expect("the game is not over");
        let bot = table.bot(&"random".parse().unwrap(), seat).unwrap();
        let made = bot.decide(&*table, &Company::default(), true, Cancel::NEVER).made();
        let made = made.expect("somebody who is waited for has a move");
        (seat, serde_json::from_str(made.action.get()).unwrap())
    }

    /// Plays a room to its end; `people` are the owners of the seats.
    pub(crate) async fn play_out(&self, room: &str, people: &[&Person]) {
        for number in 0.. {
            let table = self.truth(room).await;
            if table.to_act().is_empty() {
                return;
            }
            let (seat, action) = self.some_action(room).await;
            let made = json!({ "seat": seat, "step": table.step(), "id": format!("out-{number}"), "action": action });
            people[seat.index()].post(&format!("/api/rooms/{room}/actions"), made).await.ok();
        }
    }

    /// How much was written to the store.
    pub(crate) fn store_writes(&self) -> u64 {
        self.store.batches().writes
    }

    /// Everything that those who run the server can read.
    pub(crate) async fn metrics(&self) -> String {
        reqwest::get(&self.metrics).await.unwrap().text().await.unwrap()
    }

    /// What a metric says now.
    pub(crate) async fn metric(&self, name: &str) -> i64 {
        let text = self.metrics().await;
        let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
        line.expect("the metric is there").rsplit(' ').next().unwrap().parse().unwrap()
    }

    /// Asks until a metric says this.
    pub(crate) async fn until_metric(&self, name: &str, wanted: i64) {
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let told = self.metric(name).await;
            if told == wanted {
                return;
            }
            assert!(tokio::time::Instant::now() < deadline, "{name} {told}, not {wanted}");
            tokio::task::yield_now().await;
        }
    }
}

/// A client of the API.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) http: reqwest::Client,
    pub(crate) url: String,
    pub(crate) token: String,
}

/// An answer, whatever it is.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, String::from_utf8_lossy(&self.bytes));
        if self.bytes.is_empty() { Value::Null } else { self.json() }
    }

    /// A refusal with this status and code, in words.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) -> Value {
        let body = self.json();
        assert_eq!((self.status.as_u16(), body["code"].as_str()), (status, Some(code)), "{body}");
        assert!(
            body["message"].as_str().is_some_and(|message| !message.is_empty() && !message.contains('*'))
        );
        assert_eq!(body["say"]["key"], body["code"]);
        body
    }
}

impl Person {
    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Reply {
        let mut request = self.http.request(method.clone(), format!("{}{path}", self.url));
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        } else if method == Method::POST {
            request = request.header("content-type", "application/json");
        }
        reply(request).await
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Reply {
        self.send(Method::PUT, path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Reply {
        self.send(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.send(Method::DELETE, path, None).await
    }

    /// Opens a room and says its id.
    pub(crate) async fn open(&self, room: Value) -> String {
        self.post("/api/rooms", room).await.ok()["id"].as_str().unwrap().to_owned()
    }

    /// Sends a move.
    pub(crate) async fn act(&self, room: &str, seat: u8, step: u64, id: &str, action: Value) -> Reply {
        let made = json!({ "seat": seat, "step": step, "id": id, "action": action });
        self.post(&format!("/api/rooms/{room}/actions"), made).await
    }

    pub(crate) async fn watch(&self, room: &str, query: &str) -> Watch {
        let path = format!("{}/api/rooms/{room}/events?{query}", self.url);
        let request = self.http.get(path).bearer_auth(&self.token);
        Watch::open(request).await
    }
}

pub(crate) async fn reply(request: reqwest::RequestBuilder) -> Reply {
    let response = tokio::time::timeout(PATIENCE, request.send()).await.expect("an answer comes").unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    Reply { status, headers, bytes: response.bytes().await.unwrap().to_vec() }
}

/// Two people in a room of two seats that has begun, dealt from a seed of the test's in debug builds: what a game comes
/// to, and how long it takes, is nobody's luck.
pub(crate) async fn two_at(app: &TestApp, game: &str) -> (Person, Person, String) {
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.open(json!({ "game": game, "seats": 2, "seed": 1 })).await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    (marta, luca, room)
}

/// An open stream.
pub(crate) struct Watch {
    bytes: BoxStream<'static, reqwest::Result<bytes::Bytes>>,
    buffer: String,
    /// Everything that came.
    pub(crate) heard: String,
}

/// One event of a stream.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) event: String,
    pub(crate) id: Option<u64>,
    pub(crate) data: Value,
    /// As it came.
    pub(crate) frame: String,
}

impl Watch {
    pub(crate) async fn open(request: reqwest::RequestBuilder) -> Watch {
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200, "{}", response.text().await.unwrap());
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert_eq!(response.headers()["x-accel-buffering"], "no");
        Watch { bytes: response.bytes_stream().boxed(), buffer: String::new(), heard: String::new() }
    }

    /// More bytes; nothing when the stream has ended.
    pub(crate) async fn more(&mut self) -> Option<()> {
        let bytes = tokio::time::timeout(PATIENCE, self.bytes.next()).await.expect("the stream goes on")?;
        let text = String::from_utf8(bytes.ok()?.to_vec()).unwrap();
        self.heard.push_str(&text);
        self.buffer.push_str(&text);
        Some(())
    }

    /// The next event, or nothing when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        loop {
            while let Some((frame, rest)) = self.buffer.split_once("\n\n") {
                let (frame, rest) = (frame.to_owned(), rest.to_owned());
                self.buffer = rest;
                let field =
                    |name: &str| frame.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
                if let Some(event) = field("event: ") {
                    let data = serde_json::from_str(&field("data: ").unwrap()).unwrap();
                    let id = field("id: ").map(|id| id.parse().unwrap());
                    return Some(Heard { event, id, data, frame });
                }
            }
            self.more().await?;
        }
    }

    /// The next event of this kind; others are skipped.
    pub(crate) async fn next_of(&mut self, event: &str) -> Heard {
        loop {
            let heard = self.next().await.unwrap_or_else(|| panic!("the stream ended before {event}"));
            if heard.event == event {
                return heard;
            }
        }
    }

    /// The next news of the room for which `found` is true.
    pub(crate) async fn room_where(&mut self, found: impl Fn(&Value) -> bool) -> Value {
        loop {
            let room = self.next_of("room").await.data;
            if found(&room) {
                return room;
            }
        }
    }
}
