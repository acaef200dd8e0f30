//! A finished game that somebody brings as a file: shown like one of ours, kept nowhere.

use boardgame::Viewer;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Limit, Limits, Rate};

use crate::app::{Reply, TestApp, reply, two_at};

/// A game of hanab.live in which nobody plays a card that fits, so that the third error ends it.
fn hanab_live() -> Value {
    let mut deck = Vec::new();
    for rank in [5, 4, 3, 2, 1, 4, 3, 2, 1, 1] {
        for suit in 0..5 {
            deck.push(json!({ "suitIndex": suit, "rank": rank }));
        }
    }
    let play = |card: u8| json!({ "type": 0, "target": card });
    let players = ["Ada", "Bruno\u{202e}"];
    json!({ "players": players, "deck": deck, "actions": [play(0), play(5), play(1)], "options": { "emptyClues": true } })
}

async fn bring(app: &TestApp, query: &str, file: &Value) -> Reply {
    // Without any token: looking on asks for none.
    let request = reqwest::Client::new().request(Method::POST, format!("{}/api/replays{query}", app.url));
    reply(request.json(file)).await
}

/// A short game of two, its record and its replay: both play whatever lies first, until the third error.
async fn played(app: &TestApp) -> (Value, Value) {
    let (marta, luca, room) = two_at(app, "hanabi").await;
    let people = [&marta, &luca];
    loop {
        let table = app.truth(&room).await;
        let Some(seat) = table.to_act().first() else { break };
        let view: Value = serde_json::from_str(table.view(Viewer::Seat(seat)).get()).unwrap();
        let action = json!({ "type": "play", "card": view["hands"][seat.index()]["cards"][0]["id"] });
        let step = table.step();
        people[seat.index()].act(&room, seat.0, step, &format!("m{step}"), action).await.ok();
    }
    let record = marta.get(&format!("/api/rooms/{room}/record")).await.ok();
    (record, luca.get(&format!("/api/rooms/{room}/replay?eyes=open")).await.ok())
}

#[tokio::test]
async fn a_record_of_ours_is_told_as_the_room_tells_it() {
    let app = TestApp::start().await;
    let (record, replay) = played(&app).await;
    let rooms = app.store_writes();
    let brought = bring(&app, "", &record).await.ok();
    for field in ["eyes", "fixed", "steps", "last", "outcome", "seed", "parts", "readings"] {
        assert_eq!(brought[field], replay[field], "{field}");
    }
    assert_eq!(brought["commitment"], replay["room"]["commitment"]);
    assert_eq!((&brought["game"], &brought["names"]), (&json!("hanabi"), &json!([null, null])));
    let through = bring(&app, "?eyes=1&from=2", &record).await.ok();
    assert_eq!((&through["eyes"], &through["steps"][0]["step"]), (&json!(1), &json!(2)));
    let moments = bring(&app, "/moments?from=1&to=2", &record).await.ok();
    assert_eq!(moments.as_array().map(Vec::len), Some(2));
    assert_eq!(app.store_writes(), rooms, "nothing is kept");
}

#[tokio::test]
async fn a_game_of_hanab_live_is_told_with_its_names() {
    let app = TestApp::start().await;
    let brought = bring(&app, "", &hanab_live()).await.ok();
    assert_eq!((&brought["game"], &brought["last"]), (&json!("hanabi"), &json!(3)));
    assert_eq!(brought["names"], json!(["Ada", null]), "what cannot be shown is no name");
    assert_eq!((&brought["seed"], &brought["commitment"]), (&json!(null), &json!(null)));
    let hand = &bring(&app, "?eyes=0", &hanab_live()).await.ok()["steps"][0]["view"];
    assert!(!hand.is_null());
}

#[tokio::test]
async fn what_cannot_be_shown_is_refused_in_words() {
    let app = TestApp::start().await;
    let (record, _) = played(&app).await;
    let with = |change: &dyn Fn(&mut Value)| {
        let mut file = record.clone();
        change(&mut file);
        file
    };
    for (file, code) in [
        (json!({}), "exchange-no-record"),
        (json!({ "game": "senet" }), "exchange-no-record"),
        (with(&|file| file["game"] = json!("chess")), "error-unknown-game"),
        (with(&|file| file["rules"] = json!(99)), "exchange-newer-rules"),
        (with(&|file| file["options"] = json!({ "gran_finale": 7 })), "exchange-bad-options"),
        (
            with(&|file| {
                file["actions"][2]["action"] = json!({ "type": "inform", "to": 9, "clue": { "value": 1 } })
            }),
            "exchange-not-ours",
        ),
        (
            with(&|file| {
                file["actions"].as_array_mut().unwrap().pop();
            }),
            "exchange-not-over",
        ),
    ] {
        bring(&app, "", &file).await.refused(422, code);
        bring(&app, "/moments?from=0&to=1", &file).await.refused(422, code);
    }
    let mut variant = hanab_live();
    variant["options"]["variant"] = json!("Rainbow (6 Suits)");
    bring(&app, "", &variant).await.refused(422, "exchange-variant");
    let mut cut = hanab_live();
    cut["actions"].as_array_mut().unwrap().pop();
    bring(&app, "", &cut).await.refused(422, "exchange-not-over");
    let sensu = json!({ "game": "sensu", "rules": 3, "seats": 2, "seed": "00".repeat(32), "actions": [],
        "options": { "faces": "00000000000000ff" } });
    bring(&app, "", &sensu).await.refused(422, "exchange-not-brought");
    for (query, file) in [("?eyes=2", &record), ("?eyes=x", &record), ("/moments?from=0&to=1000", &record)] {
        bring(&app, query, file).await.refused(422, "error-no-sense");
    }
}

#[tokio::test]
async fn a_file_may_be_longer_than_other_bodies_and_not_without_end() {
    let app = TestApp::start().await;
    let (mut record, _) = played(&app).await;
    record["said"] = json!("x".repeat(200_000));
    bring(&app, "", &record).await.ok();
    record["said"] = json!("x".repeat(1_100_000));
    bring(&app, "", &record).await.refused(413, "error-too-large");
    let many: Vec<Value> = vec![json!({ "seat": 0, "action": { "type": "throw" } }); 10_001];
    record["said"] = json!(null);
    record["actions"] = json!(many);
    bring(&app, "", &record).await.refused(422, "exchange-too-large");
}

#[tokio::test]
async fn files_are_rationed_like_looks_into_the_past() {
    let limits = Limits::NONE.with(Limit::Looks, Rate::new(2, std::time::Duration::from_secs(60)));
    let app = TestApp::with(|config| config.limits = limits).await;
    bring(&app, "", &hanab_live()).await.ok();
    bring(&app, "/moments?from=0&to=1", &hanab_live()).await.ok();
    bring(&app, "", &hanab_live()).await.refused(429, "error-too-fast");
}
