//! What a viewer receives, to the byte: exactly what the game's views give them, and nothing of what is hidden.
//!
//! That views themselves tell nothing is the testkit's business; here it is proved that the server adds nothing, and in
//! `swapped.rs` that nobody can tell two worlds apart by anything it sends.

use std::collections::BTreeSet;
use std::sync::Arc;

use boardgame::{Seat, Viewer};
use games::AnyTable;
use reqwest::Method;
use room::RoomId;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::app::{Heard, Person, TestApp, Watch};
use crate::hidden;

/// Somebody who notes down everything that they receive.
struct Ear {
    person: Person,
    seat: Option<Seat>,
    stream: Watch,
    /// Bodies of answers, refusals too.
    read: String,
}

impl Ear {
    async fn open(person: &Person, room: &str, seat: Option<u8>) -> Ear {
        let query = seat.map(|seat| format!("seat={seat}")).unwrap_or_default();
        let stream = person.watch(room, &query).await;
        Ear { person: person.clone(), seat: seat.map(Seat), stream, read: String::new() }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Tries everything that might tell more than it should.
    async fn pry(&mut self, room: &str, seats: u8, step: u64) {
        let at = |path: &str| format!("/api/rooms/{room}{path}");
        let mut replies = vec![
            self.person.get(&at("")).await,
            self.person.get("/api/rooms").await,
            self.person.get(&at("/record")).await,
            self.person.get(&at("/replay?eyes=open")).await,
            self.person.get(&at("/replay/moments?eyes=open&from=0&to=99")).await,
            self.person.get(&at("/history?from=0&to=99")).await,
        ];
        for seat in 0..seats {
            replies.push(self.person.get(&at(&format!("/replay?eyes={seat}"))).await);
            replies.push(self.person.get(&at(&format!("/history?seat={seat}&from=0&to=99"))).await);
            replies.push(self.person.act(room, seat, step, "pry", json!({ "type": "nonsense" })).await);
            if self.seat != Some(Seat(seat)) {
                replies.push(self.person.get(&at(&format!("/hint?seat={seat}"))).await);
                replies.push(self.person.get(&at(&format!("/events?seat={seat}"))).await);
            } else {
                replies
                    .push(self.person.act(room, seat, 0, "pry", json!({ "type": "swap", "card": 99 })).await);
            }
        }
        for reply in replies {
            self.read.push_str(&String::from_utf8(reply.bytes).unwrap());
        }
    }
}

fn value(json: &RawValue) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

/// What a table event may hold besides the game's own: nothing that is not listed here.
fn check_table(heard: &Value, table: &dyn AnyTable, ear: &Ear, extra: &str) {
    let fields: BTreeSet<&str> = heard.as_object().unwrap().keys().map(String::as_str).collect();
    let known = ["legal", "outcome", "seat", "seed", "speech", "step", "to_act", "turn", "view"];
    let mut known: BTreeSet<&str> = known.into_iter().collect();
    known.extend(extra.split(' '));
    assert_eq!(fields, known);
    assert_eq!(heard["view"], value(&table.view(ear.viewer())));
    assert_eq!(heard["legal"], ear.seat.map_or(Value::Null, |seat| value(&table.legal(seat))));
    assert_eq!(heard["step"], table.step());
    assert_eq!(heard["seed"].is_null(), !table.to_act().is_empty());
    let to_act: Vec<Seat> = table.to_act().iter().collect();
    assert_eq!(heard["to_act"], json!(to_act));
}

fn lines(table: &dyn AnyTable, viewer: Viewer) -> Value {
    let last =
        table.history(viewer, table.step().checked_sub(1), u64::MAX).pop().expect("there is a last step");
    serde_json::to_value(last.lines.events).unwrap()
}

fn check_step(heard: &Heard, table: &dyn AnyTable, ear: &Ear) {
    check_table(&heard.data, table, ear, "at_once by events why");
    assert_eq!(heard.data["events"], lines(table, ear.viewer()));
    if table.outcome().is_none() {
        assert_eq!(heard.data["why"], Value::Null, "reasons in private stay there");
    }
}

/// Whole games with one bot that has private reasons where the game has one, watched by every seat and a spectator.
#[tokio::test]
async fn viewers_receive_their_views_and_nothing_else() {
    let app = TestApp::start().await;
    for offered in hidden::ALL {
        let info = offered.info();
        let people: Vec<Person> = {
            let mut people = Vec::new();
            for seat in 0..info.min_seats {
                people.push(app.person(&format!("Person {seat}")).await);
            }
            people
        };
        let room = people[0].open(json!({ "game": info.id, "seats": info.min_seats })).await;
        for person in &people[1..] {
            person.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
        }
        people[0].send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
        let mut ears = Vec::new();
        for (seat, person) in (0..).zip(&people) {
            ears.push(Ear::open(person, &room, Some(seat)).await);
        }
        ears.push(Ear::open(&app.person("Eve").await, &room, None).await);

        let truth = app.truth(&room).await;
        for ear in &mut ears {
            let hello = ear.stream.next_of("hello").await.data;
            check_table(&hello["table"], &*truth, ear, "fixed history");
            assert_eq!(hello["table"]["history"][0]["events"], lines(&*truth, ear.viewer()));
        }
        for (seat, person) in people.iter().enumerate() {
            let note = json!({ "seat": seat, "text": format!("private-note-{seat}") });
            person.put(&format!("/api/rooms/{room}/notes/n"), note).await.ok();
        }
        loop {
            let before = app.truth(&room).await;
            if before.to_act().is_empty() {
                break;
            }
            if before.step() % 16 == 3 {
                for ear in &mut ears {
                    ear.pry(&room, info.min_seats, before.step()).await;
                }
            }
            let (seat, action) = app.some_action(&room).await;
            let id = format!("s{}", before.step());
            people[seat.index()].act(&room, seat.0, before.step(), &id, action).await.ok();
            let after = app.truth(&room).await;
            for ear in &mut ears {
                check_step(&ear.stream.next_of("step").await, &*after, ear);
            }
        }
        let seed = app.store.room(&RoomId(Arc::from(room.as_str()))).await.unwrap().unwrap().seed;
        let seed = seed.to_hex();
        for ear in &ears {
            let last = ear.stream.heard.rfind("event: step").unwrap();
            for bytes in [&ear.stream.heard[..last], &ear.read] {
                assert!(!bytes.contains(&seed), "{}: the seed is told before the end", info.id);
            }
            let all = [&*ear.stream.heard, &*ear.read].concat();
            for (seat, person) in people.iter().enumerate() {
                assert!(!all.contains(&person.token), "a token leaves the server once");
                let note = format!("private-note-{seat}");
                assert_eq!(all.contains(&note), ear.seat == Some(Seat(seat as u8)), "{note}");
            }
        }
    }
}

/// A bot's private reason reaches nobody before the end, and everybody after it.
#[tokio::test]
async fn private_reasons_wait_for_the_end() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": hidden::ID, "bots": ["sly"], "start": true })).await;
    let mut stream = marta.watch(&room, "seat=0").await;
    let mut table = stream.next_of("hello").await.data["table"].clone();
    let mut heard_before_the_end = String::new();
    while table["outcome"].is_null() {
        heard_before_the_end.push_str(&table.to_string());
        if table["to_act"].as_array().unwrap().contains(&json!(0)) {
            let step = table["step"].as_u64().unwrap();
            marta.act(&room, 0, step, &format!("m{step}"), table["legal"]["moves"][0].clone()).await;
        }
        table = stream.next_of("step").await.data;
    }
    assert!(!heard_before_the_end.contains(hidden::SLY_WORD));
    let mut after = marta.watch(&room, "seat=0").await;
    after.next_of("hello").await;
    assert!(after.heard.contains(hidden::SLY_WORD));
}

/// U37: at a table that does not find them, no byte that a seat receives names cards which make twenty, before they
/// are played; the same game with full help names them, so that the test knows what it looks for.
#[tokio::test]
async fn u37_no_byte_tells_what_makes_twenty() {
    for (help, told) in [("full", true), ("light", false), ("none", false)] {
        let app = TestApp::start().await;
        let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
        let room =
            marta.open(json!({ "game": "sensu", "seats": 2, "seed": 1, "options": { "help": help } })).await;
        luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
        marta.post(&format!("/api/rooms/{room}/start"), json!({})).await.ok();
        let people = [&marta, &luca];
        let mut ears = [Ear::open(&marta, &room, Some(0)).await, Ear::open(&luca, &room, Some(1)).await];
        for step in 0..40 {
            let (seat, action) = app.some_action(&room).await;
            if !told {
                let hint = format!("/api/rooms/{room}/hint?seat={seat}");
                people[seat.index()].get(&hint).await.refused(403, "error-hints-off");
            }
            ears[seat.index()].pry(&room, 2, step).await;
            people[seat.index()].act(&room, seat.0, step, &format!("{step}"), action).await.ok();
        }
        for ear in &mut ears {
            while ear.stream.next_of("step").await.id != Some(40) {}
            // A page that comes back is told no more.
            let hello = Ear::open(&ear.person, &room, ear.seat.map(|seat| seat.0)).await.stream.next().await;
            ear.read.push_str(&hello.unwrap().data.to_string());
            let bytes = format!("{}{}", ear.stream.heard, ear.read);
            assert_eq!(bytes.contains(r#""play":null"#), !told, "{help}");
            for named in [r#""play":[["#, r#""twenties":[{"#, r#""ways":"#] {
                assert_eq!(bytes.contains(named), told, "{named} with {help}");
            }
            assert_eq!(bytes.contains(r#""known":["#), help != "none");
        }
    }
}
