//! A server in a process of its own, and a person who plays both seats of a room.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use reqwest::Client;
use serde_json::{Value, json};

pub(crate) fn ludoteca() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
    command.env("LC_ALL", "en").env("LUDOTECA_LOG", "error");
    command
}

/// Runs `serve` where it must refuse to.
pub(crate) fn refused(args: &[&str]) -> Output {
    let output = ludoteca().arg("serve").args(args).output().unwrap();
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    output
}

pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) url: String,
    /// What it has printed so far.
    pub(crate) greeting: String,
    out: BufReader<ChildStdout>,
}

impl Served {
    /// Starts a command that ends in a server.
    pub(crate) fn start(mut command: Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        while !greeting.contains("Ctrl+C") {
            assert_ne!(out.read_line(&mut greeting).unwrap(), 0, "it ended: {greeting}");
        }
        let first = greeting.lines().next().unwrap();
        let url = format!("http://127.0.0.1:{}", first.rsplit(':').next().unwrap().trim());
        Served { child, url, greeting, out }
    }

    pub(crate) fn over(data: &Path) -> Served {
        let mut command = ludoteca();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        Served::start(command)
    }

    /// Asks it to stop, as the system does, and says what it printed last.
    pub(crate) fn terminate(mut self) -> String {
        let kill = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(kill.success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        assert!(self.child.wait().unwrap().success());
        rest
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who plays both seats of one room, by the hints of the server.
pub(crate) struct Person {
    http: Client,
    pub(crate) url: String,
    token: String,
    pub(crate) room: String,
    step: u64,
}

impl Person {
    pub(crate) async fn new(url: &str) -> Person {
        let http = Client::new();
        let reply =
            http.post(format!("{url}/api/tokens")).json(&json!({ "name": "Marta" })).send().await.unwrap();
        let token = reply.json::<Value>().await.unwrap()["token"].as_str().unwrap().to_owned();
        let mut person = Person { http, url: url.to_owned(), token, room: String::new(), step: 0 };
        let game = games::ALL[0].info().id;
        let room =
            person.post("/api/rooms", json!({ "game": game, "mine": ["A", "B"], "start": true })).await;
        person.room = room["id"].as_str().unwrap().to_owned();
        person
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{}{path}", self.url)).bearer_auth(&self.token).json(&body);
        let reply = request.send().await.unwrap();
        assert!(reply.status().is_success(), "{}", reply.text().await.unwrap());
        reply.json().await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        self.http.get(format!("{}{path}", self.url)).bearer_auth(&self.token).send().await.unwrap()
    }

    /// Makes one move.
    pub(crate) async fn play(&mut self) {
        for seat in 0..2 {
            let hint = self.get(&format!("/api/rooms/{}/hint?seat={seat}", self.room)).await;
            if hint.status() == 200 {
                let hint: Value = hint.json().await.unwrap();
                let id = format!("m{}", self.step);
                let made = json!({ "seat": seat, "step": self.step, "id": id, "action": hint["action"] });
                let reply = self.post(&format!("/api/rooms/{}/actions", self.room), made).await;
                self.step = reply["step"].as_u64().unwrap();
                return;
            }
        }
        panic!("somebody is to act");
    }
}
