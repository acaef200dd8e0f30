//! Deals that nobody chooses alone: every seat has a part in them, promised before any is known.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use boardgame::{Chance, Seat, Seed};
use games::AnyRecord;
use room::{RoomId, WAIT_FOR_PARTS};
use serde_json::{Value, json};
use server::Clock;

use crate::app::{Person, Reply, TestApp, Watch};

const MARTAS: u64 = 101;
const LUCAS: u64 = 102;

/// Marta and Luca in a room that has not begun, each with a stream.
struct Lobby {
    app: TestApp,
    marta: Person,
    luca: Person,
    room: String,
}

impl Lobby {
    async fn open(app: TestApp) -> Lobby {
        let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
        let room = marta.open(json!({ "game": "hanabi", "seats": 2 })).await;
        luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
        Lobby { app, marta, luca, room }
    }

    /// Both have promised their part.
    async fn promised(self) -> Lobby {
        promise(&self.marta, &self.room, 0, MARTAS).await.ok();
        promise(&self.luca, &self.room, 1, LUCAS).await.ok();
        self
    }

    async fn begin(&self) -> Value {
        self.marta.post(&format!("/api/rooms/{}/start", self.room), json!({})).await.ok()
    }
}

pub(crate) async fn promise(person: &Person, room: &str, seat: u8, number: u64) -> Reply {
    let hash = Seed::of_number(number).commitment();
    person.put(&format!("/api/rooms/{room}/seats/{seat}/part"), json!({ "hash": hash })).await
}

pub(crate) async fn hand_in(person: &Person, room: &str, seat: u8, number: u64) -> Reply {
    let part = Seed::of_number(number).to_hex();
    person.post(&format!("/api/rooms/{room}/seats/{seat}/part"), json!({ "part": part })).await
}

#[tokio::test]
async fn two_people_deal_together_and_nobody_learns_a_part_before_the_end() {
    let Lobby { app, marta, luca, room } = Lobby::open(TestApp::start().await).await.promised().await;
    let mut streams: Vec<Watch> = Vec::new();
    for (person, query) in [(&marta, "seat=0"), (&luca, "seat=1"), (&app.person("Ugo").await, "")] {
        let mut stream = person.watch(&room, query).await;
        let hello = stream.next_of("hello").await.data;
        let hashes = [MARTAS, LUCAS].map(|number| Seed::of_number(number).commitment());
        assert_eq!(hello["room"]["parts"][0], json!({ "seat": 0, "hash": hashes[0], "given": false }));
        assert_eq!(hello["room"]["parts"][1], json!({ "seat": 1, "hash": hashes[1], "given": false }));
        streams.push(stream);
    }
    let mut answers = vec![marta.post(&format!("/api/rooms/{room}/start"), json!({})).await];
    assert_eq!(answers[0].ok()["status"], "open");
    assert_eq!(answers[0].ok()["dealing"], true);
    hand_in(&luca, &room, 1, MARTAS).await.refused(422, "error-wrong-part");
    answers.push(hand_in(&luca, &room, 1, LUCAS).await);
    assert_eq!(answers[1].ok()["parts"][1]["given"], true);
    answers.push(hand_in(&marta, &room, 0, MARTAS).await);
    assert_eq!((&answers[2].ok()["status"], &answers[2].ok()["dealing"]), (&json!("playing"), &json!(false)));
    for stream in &mut streams {
        assert_eq!(stream.next_of("step").await.id, Some(0));
    }

    let stored = app.store.room(&RoomId(Arc::from(room.as_str()))).await.unwrap().unwrap();
    let secrets = [Seed::of_number(MARTAS), Seed::of_number(LUCAS), stored.seed, stored.deal_seed()]
        .map(|seed| seed.to_hex());
    let heard = streams.iter().map(|stream| stream.heard.clone());
    let told = answers.iter().map(|reply| String::from_utf8(reply.bytes.clone()).unwrap());
    for text in heard.chain(told) {
        assert!(!secrets.iter().any(|secret| text.contains(secret)), "{text}");
    }

    app.play_out(&room, &[&marta, &luca]).await;
    let replay = app.stranger().get(&format!("/api/rooms/{room}/replay?eyes=open")).await.ok();
    assert_eq!(replay["parts"]["server"], json!(secrets[2]));
    assert_eq!(replay["parts"]["seats"][0]["part"], json!(secrets[0]));
    assert_eq!(replay["parts"]["seats"][1]["part"], json!(secrets[1]));
    assert_eq!(replay["seed"], json!(secrets[3]));
    let record = app.stranger().get(&format!("/api/rooms/{room}/record")).await;
    let mut record: AnyRecord = serde_json::from_slice(&record.bytes).unwrap();
    assert_eq!(record.commitment, Some(stored.seed.commitment()));
    assert_eq!(record.chance, Chance::Seed(stored.deal_seed()));
    let game = games::find("hanabi").unwrap();
    assert!(game.replay(&record).unwrap().outcome().is_some());
    record.parts.as_mut().unwrap().seats[1].part = Some(Seed::of_number(9));
    assert_eq!(game.replay(&record).unwrap_err(), boardgame::BadRecord::Commitment);

    // Played on from there it is the same deal, and nobody adds anything to it.
    let branch = json!({ "step": 1, "seat": 0 });
    let branch = marta.post(&format!("/api/rooms/{room}/what-if"), branch).await.ok();
    let branch = marta.get(&format!("/api/rooms/{}", branch["room"].as_str().unwrap())).await.ok();
    assert_eq!(branch["commitment"], json!(stored.deal_seed().commitment()));
    assert_eq!(branch["parts"], Value::Null);
}

#[tokio::test]
async fn the_wait_goes_on_through_a_restart() {
    let lobby = Lobby::open(TestApp::start().await).await.promised().await;
    assert_eq!(lobby.begin().await["dealing"], true);
    let Lobby { app, marta, luca, room } = lobby;
    hand_in(&luca, &room, 1, LUCAS).await.ok();
    let app = app.restart().await;
    let marta = Person { url: app.url.clone(), ..marta };
    let seen = marta.get(&format!("/api/rooms/{room}")).await.ok();
    assert_eq!((&seen["dealing"], &seen["parts"][1]["given"]), (&json!(true), &json!(true)));
    assert_eq!(hand_in(&marta, &room, 0, MARTAS).await.ok()["status"], "playing");
    let stored = app.store.room(&RoomId(Arc::from(room.as_str()))).await.unwrap().unwrap();
    assert_eq!(stored.shared_deal().unwrap().seats.iter().filter(|part| part.part.is_some()).count(), 2);
    // And the game that was dealt from it is the same after another.
    let app = app.restart().await;
    let luca = Person { url: app.url.clone(), ..luca };
    let hello = luca.watch(&room, "seat=1").await.next_of("hello").await.data;
    assert_eq!(hello["table"]["step"], 0);
}

#[tokio::test]
async fn who_hands_in_nothing_is_left_out_and_the_room_says_so() {
    let time = Arc::new(AtomicI64::new(20_773 * room::DAY));
    let told = time.clone();
    let app = TestApp::with(move |config| config.clock = Clock::told_by(move || told.load(Relaxed))).await;
    let lobby = Lobby::open(app).await.promised().await;
    let mut stream = lobby.marta.watch(&lobby.room, "seat=0").await;
    stream.next_of("hello").await;
    lobby.begin().await;
    let Lobby { app, marta, luca, room } = lobby;
    hand_in(&marta, &room, 0, MARTAS).await.ok();
    time.fetch_add(WAIT_FOR_PARTS - 1, Relaxed);
    assert_eq!(luca.get(&format!("/api/rooms/{room}")).await.ok()["dealing"], true);
    time.fetch_add(1, Relaxed);
    luca.get(&format!("/api/rooms/{room}")).await.ok();
    let dealt = stream.room_where(|room| room["status"] == "playing").await;
    assert_eq!((&dealt["parts"][0]["given"], &dealt["parts"][1]["given"]), (&json!(true), &json!(false)));
    assert_eq!(stream.next_of("step").await.id, Some(0));
    hand_in(&luca, &room, 1, LUCAS).await.refused(409, "error-already-started");
    app.play_out(&room, &[&marta, &luca]).await;
    let record = luca.get(&format!("/api/rooms/{room}/record")).await;
    let record: AnyRecord = serde_json::from_slice(&record.bytes).unwrap();
    let parts = record.parts.as_ref().unwrap();
    assert_eq!((parts.seats[1].seat, parts.seats[1].part), (Seat(1), None));
    assert!(games::find("hanabi").unwrap().replay(&record).is_ok());
}

#[tokio::test]
async fn a_room_that_begins_at_once_waits_for_what_was_promised_with_it() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let hashes = [MARTAS, LUCAS].map(|number| Seed::of_number(number).commitment());
    let asked = json!({ "game": "senet", "mine": ["Marta", "Nonna"], "hashes": hashes, "start": true });
    let opened = marta.post("/api/rooms", asked).await.ok();
    assert_eq!(opened["dealing"], true);
    let room = opened["id"].as_str().unwrap();
    hand_in(&marta, room, 0, MARTAS).await.ok();
    assert_eq!(hand_in(&marta, room, 1, LUCAS).await.ok()["status"], "playing");

    for (hashes, detail) in [(json!(["12"]), "hash"), (json!([hashes[0], hashes[1]]), "hashes")] {
        let asked = json!({ "game": "senet", "bots": ["easy"], "hashes": hashes, "start": true });
        let refused = marta.post("/api/rooms", asked).await.refused(422, "error-no-sense");
        assert_eq!(refused["say"]["args"]["detail"], json!(detail));
    }
    let practice =
        json!({ "game": "sensu", "seats": 1, "practice": true, "hashes": [hashes[0]], "start": true });
    let practice = marta.post("/api/rooms", practice).await.ok();
    assert_eq!((&practice["status"], &practice["parts"]), (&json!("playing"), &Value::Null));
    let room = practice["id"].as_str().unwrap();
    promise(&marta, room, 0, MARTAS).await.refused(403, "error-no-parts");
}

/// Whatever a test has chosen is all that decides.
#[cfg(debug_assertions)]
#[tokio::test]
async fn to_a_chosen_seed_nobody_adds_anything() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let hash = Seed::of_number(MARTAS).commitment();
    let asked = json!({ "game": "senet", "bots": ["easy"], "hashes": [hash], "start": true, "seed": 7 });
    let opened = marta.post("/api/rooms", asked).await.ok();
    assert_eq!((&opened["status"], &opened["parts"]), (&json!("playing"), &Value::Null));
}
