//! Rooms: opened, filled, started, left, played again.

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{TestApp, two_at};
use crate::hidden;

fn players(room: &Value) -> Vec<String> {
    let player = |seat: &Value| match seat["player"]["type"].as_str().unwrap() {
        "free" => "free".to_owned(),
        "bot" => format!("bot {}", seat["player"]["bot"].as_str().unwrap()),
        _ => seat["player"]["name"].as_str().unwrap().to_owned(),
    };
    room["seats"].as_array().unwrap().iter().map(player).collect()
}

#[tokio::test]
async fn several_seats_on_one_device_and_a_bot_start_at_once() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let asked = json!({ "game": hidden::ID, "mine": ["Marta", "Nonna"], "bots": ["sly"], "start": true });
    let room = marta.post("/api/rooms", asked).await;
    assert_eq!(room.status, 201);
    let room = room.ok();
    assert_eq!(players(&room), ["Marta", "Nonna", "bot sly"]);
    assert_eq!(room["status"], "playing");
    assert_eq!(
        room["you"],
        json!({ "seats": [0, 1], "host": true, "removed": false, "vacant": [], "asks": null })
    );
    assert_eq!(room["code"], Value::Null, "nobody can come in any more");
    let puppets: std::collections::BTreeSet<&str> = room["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["player"]["puppet"].as_str().unwrap())
        .collect();
    assert_eq!(puppets.len(), 3, "all different");
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    for (room, status, code) in [
        (json!({ "game": "chess" }), 422, "error-unknown-game"),
        (json!({ "game": "senet", "bots": ["godlike"] }), 422, "error-unknown-bot"),
        (json!({ "game": "senet", "bots": ["random"] }), 422, "error-unknown-bot"),
        (json!({ "game": "senet", "seats": 3 }), 422, "error-no-sense"),
        (json!({ "game": "senet", "mine": [] }), 422, "error-no-sense"),
        (json!({ "game": "senet", "mine": ["a", "b", "c"] }), 409, "error-full"),
        (json!({ "game": "senet", "mine": ["a"], "start": true }), 409, "error-too-few"),
        (json!({ "game": "senet", "mine": ["a\u{7}"] }), 422, "error-bad-name"),
        (json!({ "game": "senet", "options": { "nonsense": 1 } }), 422, "error-bad-options"),
        (json!({ "game": "senet", "nonsense": 1 }), 400, "error-bad-request"),
        (json!({}), 400, "error-bad-request"),
    ] {
        marta.post("/api/rooms", room.clone()).await.refused(status, code);
    }
    assert_eq!(marta.get("/api/rooms").await.ok(), json!([]), "nothing was left behind");
}

#[tokio::test]
async fn options_are_explained_for_those_who_are_there() {
    let app = TestApp::start().await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.open(json!({ "game": "sensu" })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    let first = |seen: &Value| seen["explain"].as_array().and_then(|all| all.last()).cloned().unwrap();

    let alone = first(&marta.get(&at("")).await.ok());
    assert_eq!(alone["key"], "sensu-option-first-help-solo");
    luca.post(&at("/seats"), json!({ "seat": 3 })).await.ok();
    let two = first(&marta.get(&at("")).await.ok());
    assert_eq!(two["args"], json!({ "cards": 63, "deck": 53 }), "two of five chairs are taken: {two}");
}

/// Alone there are no variants; with others there are no last plays.
#[tokio::test]
async fn nobody_is_asked_what_means_nothing_to_so_many() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let names: Vec<Value> = {
        let games = marta.get("/api/games").await.ok();
        let sensu = games.as_array().unwrap().iter().find(|game| game["id"] == "sensu").unwrap().clone();
        sensu["options"].as_array().unwrap().iter().map(|option| option["name"].clone()).collect()
    };
    for (seats, mine, asked) in [
        (1, vec!["A"], vec!["help", "last_play"]),
        (2, vec!["A", "B"], vec!["powers", "chosen_fan", "help", "wisdom", "first"]),
        // Whoever is there may begin alone, or wait for the others.
        (5, vec!["A"], vec!["powers", "chosen_fan", "help", "wisdom", "last_play", "first"]),
    ] {
        let room = json!({ "game": "sensu", "seats": seats, "mine": mine });
        let seen = marta.post("/api/rooms", room).await.ok();
        let explain = seen["explain"].as_array().unwrap();
        let told = names.iter().zip(explain).filter(|(_, saying)| !saying.is_null());
        let told: Vec<&Value> = told.map(|(name, _)| name).collect();
        assert_eq!(told, asked, "{seats} seats");
    }
}

#[tokio::test]
async fn the_host_sets_the_table_and_free_seats_go_at_the_start() {
    let app = TestApp::start().await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.open(json!({ "game": hidden::ID, "options": { "first": 3 } })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    assert_eq!(players(&marta.get(&at("")).await.ok()), ["Marta", "free", "free", "free"]);

    luca.patch(&at(""), json!({ "seats": 3 })).await.refused(403, "error-not-host");
    marta.patch(&at(""), json!({ "seats": 9 })).await.refused(422, "error-no-sense");
    marta.patch(&at(""), json!({ "options": { "hand": "seven" } })).await.refused(422, "error-bad-options");
    let seen = marta.patch(&at(""), json!({ "options": { "hand": "three" } })).await.ok();
    assert_eq!(
        seen["options"],
        json!({ "first": 3, "hand": "three", "high_stakes": false }),
        "the rest stays"
    );
    assert_eq!(seen["explain"].as_array().unwrap().len(), 3);

    marta.send(Method::POST, &at("/start"), None).await.refused(409, "error-too-few");
    luca.post(&at("/seats"), json!({ "seat": 3, "name": "Il Luca" })).await.ok();
    luca.post(&at("/seats"), json!({ "seat": 0 })).await.refused(409, "error-seat-taken");
    luca.post(&at("/seats"), json!({ "seat": 7 })).await.refused(422, "error-no-sense");
    luca.post(&at("/seats"), json!({ "bot": "sly" })).await.refused(403, "error-not-host");
    marta.patch(&at(""), json!({ "seats": 3 })).await.refused(409, "error-seat-taken");
    marta.post(&at("/seats"), json!({ "bot": "sly", "seat": 1 })).await.ok();
    marta.delete(&at("/seats/1")).await.ok();
    luca.delete(&at("/seats/0")).await.refused(403, "error-not-your-seat");
    luca.send(Method::POST, &at("/start"), None).await.refused(403, "error-not-host");

    let mut stream = luca.watch(&room, "seat=3").await;
    assert_eq!(stream.next_of("hello").await.data["table"], Value::Null);
    marta.send(Method::POST, &at("/start"), None).await.ok();
    let begun = stream.room_where(|room| room["status"] == "playing").await;
    assert_eq!(players(&begun), ["Marta", "Il Luca"]);
    assert_eq!(begun["you"]["seats"], json!([1]), "seats have new numbers");
    assert_eq!(begun["options"]["first"], 1, "and options still mean the same person");
    let dealt = stream.next_of("step").await;
    assert_eq!((dealt.id, &dealt.data["seat"]), (Some(0), &json!(1)));
    assert!(!dealt.data["events"].as_array().unwrap().is_empty());

    marta.send(Method::POST, &at("/start"), None).await.refused(409, "error-already-started");
    marta.patch(&at(""), json!({ "seats": 3 })).await.refused(409, "error-already-started");
    luca.post(&at("/seats"), json!({})).await.refused(409, "error-already-started");
    luca.delete(&at("/seats/1")).await.refused(409, "error-already-started");
}

#[tokio::test]
async fn people_of_one_device_are_named_before_the_start() {
    let app = TestApp::start().await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.open(json!({ "game": "hanabi", "mine": ["Marta", "Giocatore 2"] })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    luca.patch(&at("/seats/2"), json!({ "name": "x" })).await.refused(403, "error-not-in-room");
    luca.post(&at("/seats"), json!({})).await.ok();
    let mut stream = luca.watch(&room, "seat=2").await;
    let seen = marta.patch(&at("/seats/1"), json!({ "name": " Nonna  Pina " })).await.ok();
    assert_eq!(players(&seen)[..2], ["Marta", "Nonna Pina"]);
    stream.room_where(|room| players(room)[1] == "Nonna Pina").await;
    marta.patch(&at("/seats/0"), json!({ "name": "Anna" })).await.ok();
    marta.patch(&at("/seats/1"), json!({ "name": "" })).await.refused(422, "error-bad-name");
    marta.patch(&at("/seats/2"), json!({ "name": "x" })).await.refused(403, "error-not-your-seat");
    marta.patch(&at("/seats/3"), json!({ "name": "x" })).await.refused(403, "error-not-your-seat");
    marta.send(Method::POST, &at("/start"), None).await.ok();
    marta.patch(&at("/seats/1"), json!({ "name": "Sssh" })).await.refused(409, "error-already-started");
    assert_eq!(players(&marta.get(&at("")).await.ok()), ["Anna", "Nonna Pina", "Luca"]);
}

#[tokio::test]
async fn the_host_leaves_and_the_next_one_is_host() {
    let app = TestApp::start().await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.open(json!({ "game": "senet" })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    luca.send(Method::POST, &at("/leave"), None).await.refused(403, "error-not-in-room");
    luca.post(&at("/seats"), json!({})).await.ok();
    luca.post(&at("/seats"), json!({})).await.refused(409, "error-full");
    marta.send(Method::POST, &at("/leave"), None).await.ok();
    let seen = luca.get(&at("")).await.ok();
    assert_eq!(players(&seen), ["free", "Luca"]);
    assert_eq!(seen["you"]["host"], true);
    luca.send(Method::POST, &at("/leave"), None).await.ok();
    marta.post(&at("/seats"), json!({})).await.ok();
    assert_eq!(
        marta.get(&at("")).await.ok()["you"]["host"],
        true,
        "an empty room belongs to the next who comes"
    );
}

#[tokio::test]
async fn my_rooms_put_those_that_wait_for_me_first() {
    let app = TestApp::start().await;
    let (marta, luca, first) = two_at(&app, "senet").await;
    let second = marta.open(json!({ "game": "senet" })).await;
    let (seat, action) = app.some_action(&first).await;
    let (acting, other) = if seat.0 == 0 { (&marta, &luca) } else { (&luca, &marta) };
    let ids = |list: Value| -> Vec<(String, bool)> {
        let id = |room: &Value| (room["id"].as_str().unwrap().to_owned(), room["your_turn"] == true);
        list.as_array().unwrap().iter().map(id).collect()
    };
    assert_eq!(ids(acting.get("/api/rooms").await.ok())[0], (first.clone(), true));
    assert!(!ids(other.get("/api/rooms").await.ok()).contains(&(first.clone(), true)));
    acting.act(&first, seat.0, 0, "a", action).await.ok();
    let list = marta.get("/api/rooms").await.ok();
    assert_eq!(list.as_array().unwrap().len(), 2);
    let of = |id: &str| list.as_array().unwrap().iter().find(|room| room["id"] == id).unwrap().clone();
    assert_eq!((&of(&first)["step"], &of(&second)["status"]), (&json!(1), &json!("open")));
    app.stranger().get("/api/rooms").await.refused(401, "error-no-guest");
}

#[tokio::test]
async fn a_finished_game_is_open_to_all_and_can_be_played_again() {
    let app = TestApp::start().await;
    for game in hidden::ALL.iter().map(|game| game.info().id) {
        let (marta, luca, room) = two_at(&app, game).await;
        let at = |path: &str| format!("/api/rooms/{room}{path}");
        marta.get(&at("/replay")).await.refused(409, "error-not-over");
        marta.get(&at("/record")).await.refused(409, "error-not-over");
        marta.send(Method::POST, &at("/rematch"), None).await.refused(409, "error-not-over");
        let commitment = marta.get(&at("")).await.ok()["commitment"].clone();
        marta.put(&at("/notes/x"), json!({ "seat": 0, "text": "mine" })).await.ok();
        let mut stream = luca.watch(&room, "seat=1").await;
        app.play_out(&room, &[&marta, &luca]).await;

        let over = stream.room_where(|room| room["status"] == "over").await;
        assert_eq!(over["rematch"], Value::Null);
        let replay = app.stranger().get(&at("/replay?eyes=open")).await.ok();
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!(steps.len() as u64, app.truth(&room).await.step() + 1);
        assert!(steps[1]["action"].is_object() && steps[0]["action"].is_null());
        assert_eq!(replay["notes"], json!([]), "notes are private");
        assert_eq!(marta.get(&at("/replay?eyes=0")).await.ok()["notes"][0]["text"], "mine");
        marta.get(&at("/replay?eyes=9")).await.refused(422, "error-no-sense");
        let record = app.stranger().get(&at("/record")).await.ok();
        assert_eq!(record["commitment"], commitment, "what was shown before play");
        assert_eq!(record["seed"], replay["seed"]);
        let offered = hidden::ALL.iter().find(|offered| offered.info().id == game).unwrap();
        let table = offered.replay(&serde_json::from_value(record).unwrap()).unwrap();
        assert_eq!(serde_json::to_value(table.outcome()).unwrap(), replay["outcome"]);

        app.person("Anna")
            .await
            .send(Method::POST, &at("/rematch"), None)
            .await
            .refused(403, "error-not-in-room");
        let new = luca.send(Method::POST, &at("/rematch"), None).await.ok()["room"].clone();
        assert_eq!(stream.room_where(|room| !room["rematch"].is_null()).await["rematch"], new);
        assert_eq!(
            marta.send(Method::POST, &at("/rematch"), None).await.ok()["room"],
            new,
            "asked twice, once made"
        );
        let again = marta.get(&format!("/api/rooms/{}", new.as_str().unwrap())).await.ok();
        assert_eq!(
            (players(&again), &again["status"]),
            (vec!["Marta".to_owned(), "Luca".to_owned()], &json!("open"))
        );
        assert_eq!(
            again["you"],
            json!({ "seats": [0], "host": false, "removed": false, "vacant": [], "asks": null }),
            "whoever asked is host"
        );
        assert_ne!(again["commitment"], commitment);
    }
}

#[tokio::test]
async fn playing_again_against_bots_begins_at_once() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "bots": ["easy"], "start": true })).await;
    let mut stream = marta.watch(&room, "seat=0").await;
    let mut number = 0;
    let mut table = stream.next_of("hello").await.data["table"].clone();
    while table["outcome"].is_null() {
        if table["to_act"] == json!([0]) {
            let (_, action) = app.some_action(&room).await;
            marta.act(&room, 0, table["step"].as_u64().unwrap(), &format!("m{number}"), action).await.ok();
            number += 1;
        }
        table = stream.next_of("step").await.data;
    }
    let new = marta.send(Method::POST, &format!("/api/rooms/{room}/rematch"), None).await.ok();
    let again = marta.get(&format!("/api/rooms/{}", new["room"].as_str().unwrap())).await.ok();
    assert_eq!(again["status"], "playing");
}

#[tokio::test]
async fn rooms_survive_a_restart_and_idleness() {
    let app = TestApp::with(|config| config.idle = std::time::Duration::from_millis(1)).await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    let (seat, action) = app.some_action(&room).await;
    let acting = if seat.0 == 0 { &marta } else { &luca };
    acting.act(&room, seat.0, 0, "once", action.clone()).await.ok();
    app.until_metric("ludoteca_rooms_active", 0).await;
    let before = marta.get(&at("")).await.ok();
    app.until_metric("ludoteca_rooms_active", 0).await;

    let app = app.restart().await;
    let acting = acting.clone();
    let (marta, acting) =
        [marta, acting].map(|person| crate::app::Person { url: app.url.clone(), ..person }).into();
    // People are away since the room was opened, and what is left until they are missed runs.
    let timeless = |mut room: Value| {
        for (seat, time) in [0, 1].into_iter().flat_map(|seat| [(seat, "away_since"), (seat, "missed_in")]) {
            assert!(room["seats"][seat]["player"][time].take().is_i64(), "{time}");
        }
        room
    };
    assert_eq!(timeless(marta.get(&at("")).await.ok()), timeless(before));
    assert_eq!(
        acting.act(&room, seat.0, 0, "once", action).await.ok()["step"],
        1,
        "the same id is played once"
    );
    assert_eq!(app.truth(&room).await.step(), 1);
}

#[tokio::test]
async fn an_invitation_names_the_host_of_the_request() {
    let app = TestApp::with(|config| config.public_url = Some("http://192.168.1.7:8420".to_owned())).await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet" })).await;
    let here = marta.get(&format!("/api/rooms/{room}/invitation")).await.ok();
    assert_eq!(here["url"], format!("http://192.168.1.7:8420/room/{room}"), "phones cannot reach 127.0.0.1");
    assert_eq!(here["code"].as_str().unwrap().len(), 4);
    let elsewhere =
        marta.http.get(format!("{}/api/rooms/{room}/invitation", app.url)).header("host", "ludo.example");
    assert_eq!(crate::app::reply(elsewhere).await.ok()["url"], format!("http://ludo.example/room/{room}"));
    let qr = marta.get(&format!("/api/rooms/{room}/qr.svg")).await;
    assert_eq!(qr.headers["content-type"], "image/svg+xml");
    assert!(String::from_utf8(qr.bytes).unwrap().contains("<svg"));
}

#[tokio::test]
async fn people_may_put_themselves_forward_where_the_host_names_nobody() {
    let app = TestApp::start().await;
    let [marta, luca, eve] = [app.person("Marta").await, app.person("Luca").await, app.person("Eve").await];
    let room = marta.open(json!({ "game": hidden::ID, "seats": 3 })).await;
    let path = format!("/api/rooms/{room}");
    luca.post(&format!("{path}/seats"), json!({})).await.ok();
    let first = |seat: Value| json!({ "options": { "first": seat } });
    assert_eq!(luca.patch(&path, first(json!(1))).await.ok()["options"]["first"], 1);
    assert_eq!(luca.patch(&path, first(Value::Null)).await.ok()["options"]["first"], Value::Null);
    // Nobody names others, nobody takes the place of whom the host has named, and nothing else can be asked for.
    luca.patch(&path, first(json!(0))).await.refused(403, "error-not-host");
    eve.patch(&path, first(json!(2))).await.refused(403, "error-not-host");
    luca.patch(&path, json!({ "options": { "first": 1, "hand": "three" } }))
        .await
        .refused(403, "error-not-host");
    luca.patch(&path, json!({ "options": { "first": 1 }, "seats": 2 })).await.refused(403, "error-not-host");
    marta.patch(&path, first(json!(0))).await.ok();
    luca.patch(&path, first(json!(1))).await.refused(403, "error-not-host");
    luca.patch(&path, first(Value::Null)).await.refused(403, "error-not-host");
    // Where a game does not look for volunteers, only the host decides.
    let other = marta.open(json!({ "game": "senet" })).await;
    luca.post(&format!("/api/rooms/{other}/seats"), json!({})).await.ok();
    luca.patch(&format!("/api/rooms/{other}"), first(json!(1))).await.refused(403, "error-not-host");
}
