//! A database that an older program has left is opened by this one: every room answers, games go on by the rules they
//! began with, and those that are over end as they ended.
//!
//! `databases/0.1.0.db` was made by the program of that version: of every game a room that is open, some that are
//! played and some that are over, with talk and notes, and a deal of a day.

use std::sync::Arc;

use boardgame::Seat;
use games::AnyRecord;
use room::{RoomId, Status};
use serde_json::{Value, json};
use server::{Clock, Config};

use crate::app::{Person, TestApp};

const DATABASE: &[u8] = include_bytes!("../databases/0.1.0.db");

/// The server, and the two who have played there.
async fn opened() -> (TestApp, Person, Person) {
    // A day later: the deal of the day is open.
    let later = |config: &mut Config| config.clock = Clock::told_by(|| 1_795_046_400_000);
    let app = TestApp::upon(DATABASE, later).await;
    let someone = |token: &str| Person { token: token.to_owned(), ..app.stranger() };
    let marta = someone("rcke0yaksh3s2thypd4s6xq6katxd5w37d15kbey");
    let luca = someone("rptz0aaz50jnmrcehkwn5ksyswy8xckadw10se4e");
    (app, marta, luca)
}

/// Marta's rooms that are in this state, as her list shows them.
async fn rooms(marta: &Person, status: &str) -> Vec<Value> {
    let list = marta.get("/api/rooms").await.ok();
    list.as_array().unwrap().iter().filter(|room| room["status"] == status).cloned().collect()
}

fn id(room: &Value) -> &str {
    room["id"].as_str().unwrap()
}

#[tokio::test]
async fn every_room_answers() {
    let (_app, marta, _) = opened().await;
    for (status, count) in [("open", 4), ("playing", 9), ("over", 8)] {
        let rooms = rooms(&marta, status).await;
        assert_eq!(rooms.len(), count, "{status}");
        for room in rooms {
            let seen = marta.get(&format!("/api/rooms/{}", id(&room))).await.ok();
            assert_eq!((&seen["game"], &seen["status"]), (&room["game"], &room["status"]));
            let mut stream = marta.watch(id(&room), "seat=0").await;
            let hello = stream.next_of("hello").await.data;
            assert_eq!(hello["table"].is_null(), status == "open", "{hello}");
        }
    }
}

#[tokio::test]
async fn an_open_room_moves_to_the_present_rules() {
    let (app, marta, luca) = opened().await;
    for room in rooms(&marta, "open").await {
        let game = games::find(room["game"].as_str().unwrap()).unwrap().info();
        let seen = marta.get(&format!("/api/rooms/{}", id(&room))).await.ok();
        assert_eq!(seen["options"], game.default_options);
        luca.post(&format!("/api/rooms/{}/seats", id(&room)), json!({})).await.ok();
        marta.post(&format!("/api/rooms/{}/start", id(&room)), json!({})).await.ok();
        let stored = app.store.room(&RoomId(Arc::from(id(&room)))).await.unwrap().unwrap();
        assert_eq!((stored.rules, stored.status), (game.rules, Status::Playing));
        app.play_out(id(&room), &[&marta, &luca]).await;
    }
}

#[tokio::test]
async fn a_game_in_progress_goes_on_to_its_end() {
    let (app, marta, luca) = opened().await;
    for room in rooms(&marta, "playing").await {
        app.play_out(id(&room), &[&marta, &luca]).await;
        let replay = marta.get(&format!("/api/rooms/{}/replay", id(&room))).await.ok();
        assert!(replay["outcome"]["standing"].is_object(), "{replay}");
    }
}

#[tokio::test]
async fn a_finished_game_is_told_as_it_ended() {
    let (_app, marta, _) = opened().await;
    for room in rooms(&marta, "over").await {
        for eyes in ["0", "1", "open"] {
            let replay = marta.get(&format!("/api/rooms/{}/replay?eyes={eyes}", id(&room))).await.ok();
            assert_eq!(replay["outcome"]["standing"], room["outcome"]["standing"], "{room}");
            assert_eq!(replay["steps"].as_array().unwrap().len() as u64, room["step"].as_u64().unwrap() + 1);
        }
        let record = marta.get(&format!("/api/rooms/{}/record", id(&room))).await.ok();
        let record: AnyRecord = serde_json::from_value(record).unwrap();
        let table = games::find(&record.game).unwrap().replay(&record).unwrap();
        let standing = serde_json::to_value(table.outcome().unwrap().standing).unwrap();
        assert_eq!(standing, room["outcome"]["standing"]);
    }
}

#[tokio::test]
async fn what_was_said_and_noted_is_still_there() {
    let (_app, marta, luca) = opened().await;
    let (mut said, mut noted) = (0, 0);
    for room in rooms(&marta, "playing").await {
        for (person, seat) in [(&marta, 0), (&luca, 1)] {
            if seat < room["seats"].as_array().unwrap().len() {
                let mut stream = person.watch(id(&room), &format!("seat={seat}")).await;
                let hello = stream.next_of("hello").await.data;
                said += hello["talk"].as_array().unwrap().len();
                noted += hello["notes"].as_array().unwrap().len();
            }
        }
    }
    assert_eq!((said, noted), (20, 16));
}

#[tokio::test]
async fn a_rematch_is_played_by_the_present_rules() {
    let (app, marta, _) = opened().await;
    for room in rooms(&marta, "over").await {
        let again = marta.post(&format!("/api/rooms/{}/rematch", id(&room)), json!({})).await.ok();
        let new = again["room"].as_str().unwrap();
        let seen = marta.get(&format!("/api/rooms/{new}")).await.ok();
        let game = games::find(room["game"].as_str().unwrap()).unwrap();
        let options = game.options(&seen["options"], 2).unwrap();
        assert_eq!(options.json(), &seen["options"], "everything in it can be chosen");
        let stored = app.store.room(&RoomId(Arc::from(new))).await.unwrap().unwrap();
        assert_eq!(stored.rules, game.info().rules);
    }
}

/// Hanabi's rules have changed: in silence there were phrases, from memory there were notes, and any score won. A game
/// that began so goes on so, also when the room has been written anew, by the present rules.
#[tokio::test]
async fn hanabi_is_played_to_its_end_as_it_began() {
    let (app, marta, luca) = opened().await;
    let playing = rooms(&marta, "playing").await;
    let ids: Vec<String> =
        playing.iter().filter(|room| room["game"] == "hanabi").map(|room| id(room).to_owned()).collect();
    assert_eq!(ids.len(), 2);
    for room in &ids {
        check_old_manners(&marta, room).await;
        // Somebody who is not to act lets a bot play for them, and takes the seat back.
        let waits = app.truth(room).await.to_act().first().unwrap();
        let (seat, person) = if waits == Seat(0) { (1, &luca) } else { (0, &marta) };
        let stand_in = format!("/api/rooms/{room}/seats/{seat}/stand-in");
        person.post(&stand_in, json!({})).await.ok();
        person.delete(&stand_in).await.ok();
        let stored = app.store.room(&RoomId(Arc::from(room.as_str()))).await.unwrap().unwrap();
        let (talk, won) = (&stored.options["talk"], &stored.options["any_score_wins"]);
        assert_eq!((stored.rules, talk, won), (2, &json!("phrases"), &json!(true)));
    }
    let app = app.restart().await;
    let [marta, luca] = [marta, luca].map(|person| Person { url: app.url.clone(), ..person });
    for room in &ids {
        check_old_manners(&marta, room).await;
        play_without_playing(&app, room, &[&marta, &luca]).await;
        let standing = &marta.get(&format!("/api/rooms/{room}/replay")).await.ok()["outcome"]["standing"];
        assert_eq!(standing["won"], true, "{standing}");
        assert!(standing["score"].as_u64().unwrap() < 25);
    }
}

/// What a silent table that may play from memory allowed in version 1.
async fn check_old_manners(marta: &Person, room: &str) {
    let talk = format!("/api/rooms/{room}/talk");
    marta.post(&talk, json!({ "phrase": "hanabi-phrase-thinking" })).await.ok();
    marta.post(&talk, json!({ "text": "ciao" })).await.refused(403, "error-phrases-only");
    marta.put(&format!("/api/rooms/{room}/notes/card-1"), json!({ "seat": 0, "text": "x" })).await.ok();
}

/// Discards and informations until the deck is empty and everybody has had a last turn.
async fn play_without_playing(app: &TestApp, room: &str, people: &[&Person]) {
    for number in 0.. {
        let table = app.truth(room).await;
        let Some(seat) = table.to_act().first() else { return };
        let legal: Value = serde_json::from_str(table.legal(seat).get()).unwrap();
        let action = match &legal["discard"][0] {
            Value::Null => {
                json!({ "type": "inform", "to": legal["inform"][0]["to"], "clue": { "value": 1 } })
            }
            card => json!({ "type": "discard", "card": card }),
        };
        let person = people[seat.index()];
        person.act(room, seat.0, table.step(), &format!("last-{number}"), action).await.ok();
    }
}

/// Twenty-four dreams of Il Sesto Senso show something else since then: a game that was dealt with the first edition
/// keeps its pictures, at the table and when it is told, and a new one has those of today.
#[tokio::test]
async fn sesto_senso_keeps_the_pictures_of_its_edition() {
    let (app, marta, luca) = opened().await;
    let mut old = Vec::new();
    for status in ["playing", "over"] {
        for room in rooms(&marta, status).await.iter().filter(|room| room["game"] == "sesto-senso") {
            let mut stream = marta.watch(id(room), "seat=0").await;
            let hello = stream.next_of("hello").await.data;
            assert_eq!(hello["table"]["view"]["options"]["edition"], "first", "{status}");
            old.push(id(room).to_owned());
        }
    }
    assert!(old.len() >= 2, "{old:?}");
    let app = app.restart().await;
    let [marta, luca] = [marta, luca].map(|person| Person { url: app.url.clone(), ..person });
    for room in &old {
        app.play_out(room, &[&marta, &luca]).await;
        let replay = marta.get(&format!("/api/rooms/{room}/replay?eyes=open")).await.ok();
        let steps = replay["steps"].as_array().unwrap();
        assert!(steps.iter().all(|step| step["view"]["options"]["edition"] == "first"));
    }
    let again = marta.post(&format!("/api/rooms/{}/rematch", old[0]), json!({})).await.ok();
    let new = again["room"].as_str().unwrap();
    luca.post(&format!("/api/rooms/{new}/seats"), json!({})).await;
    marta.post(&format!("/api/rooms/{new}/start"), json!({})).await.ok();
    let view = &marta.watch(new, "seat=0").await.next_of("hello").await.data["table"]["view"];
    assert!(view["options"]["edition"].is_null(), "{view}");
}
