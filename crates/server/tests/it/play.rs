//! Moves: whose they are, which step they answer, and that each is played once.

use std::time::Duration;

use room::{RoomId, Version};
use serde_json::{Value, json};
use store::Store;

use crate::app::{Person, TestApp, two_at};
use crate::flaky::Flaky;
use crate::hidden;

/// Who is to act, and who is not.
fn sides<'a>(seat: u8, marta: &'a Person, luca: &'a Person) -> (&'a Person, &'a Person) {
    if seat == 0 { (marta, luca) } else { (luca, marta) }
}

#[tokio::test]
async fn nobody_plays_another_seat_or_in_another_room() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let (seat, action) = app.some_action(&room).await;
    let (_, other) = sides(seat.0, &marta, &luca);
    other.act(&room, seat.0, 0, "a", action.clone()).await.refused(403, "error-not-your-seat");
    other.act(&room, 7, 0, "a", action.clone()).await.refused(403, "error-not-your-seat");
    app.person("Anna")
        .await
        .act(&room, seat.0, 0, "a", action.clone())
        .await
        .refused(403, "error-not-in-room");
    app.stranger().act(&room, seat.0, 0, "a", action.clone()).await.refused(401, "error-no-guest");
    let nowhere = "0".repeat(20);
    marta.act(&nowhere, 0, 0, "a", action.clone()).await.refused(404, "error-no-room");
    marta.act("x", 0, 0, "a", action).await.refused(404, "error-no-room");
    assert_eq!(app.truth(&room).await.step(), 0);
}

#[tokio::test]
async fn out_of_turn_and_illegal_are_the_games_own_words() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let (seat, action) = app.some_action(&room).await;
    let (acting, other) = sides(seat.0, &marta, &luca);
    other.act(&room, 1 - seat.0, 0, "a", action.clone()).await.refused(422, "senet-illegal-not-your-turn");
    let nonsense = acting.act(&room, seat.0, 0, "a", json!({ "type": "fly" })).await;
    nonsense.refused(422, "error-bad-action");
    for bad in [json!(null), json!(7), json!("throw"), json!([])] {
        acting.act(&room, seat.0, 0, "a", bad).await.refused(422, "error-no-sense");
    }
    for id in ["", &"x".repeat(65), "a\nb"] {
        acting.act(&room, seat.0, 0, id, action.clone()).await.refused(422, "error-no-sense");
    }
    acting.act(&room, seat.0, 0, "a", action).await.ok();
}

#[tokio::test]
async fn before_the_start_and_after_the_end_nothing_is_played() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet" })).await;
    marta.act(&room, 0, 0, "a", json!({ "type": "throw" })).await.refused(409, "error-not-started");
    let (marta, luca, room) = two_at(&app, "senet").await;
    app.play_out(&room, &[&marta, &luca]).await;
    let step = app.truth(&room).await.step();
    marta.act(&room, 0, step, "late", json!({ "type": "throw" })).await.refused(422, "senet-illegal-over");
    marta.act(&room, 0, step - 1, "later", json!({ "type": "throw" })).await.refused(409, "error-stale");
    let last = format!("out-{}", step - 1);
    let stored = app.store.steps(&RoomId(room.as_str().into()), step - 1).await.unwrap();
    let owner = if stored[0].seat == 0 { &marta } else { &luca };
    let again = owner.act(&room, stored[0].seat, step - 1, &last, json!({})).await.ok();
    assert_eq!(again["step"], step, "even the last move is answered alike");
}

#[tokio::test]
async fn the_same_id_is_played_once() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let (seat, action) = app.some_action(&room).await;
    let (acting, other) = sides(seat.0, &marta, &luca);
    let all = std::iter::repeat_with(|| acting.act(&room, seat.0, 0, "same", action.clone())).take(8);
    for reply in futures_util::future::join_all(all).await {
        assert_eq!(reply.ok()["step"], 1);
    }
    assert_eq!(app.truth(&room).await.step(), 1);
    other.act(&room, 1 - seat.0, 1, "same", action).await.refused(409, "error-id-used");
}

#[tokio::test]
async fn an_older_step_is_accepted_while_it_is_still_legal() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let anna = app.person("Anna").await;
    let room = marta.open(json!({ "game": hidden::ID, "seats": 2 })).await;
    anna.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    marta.send(reqwest::Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    while app.truth(&room).await.to_act().len() == 1 {
        let (seat, step) = (app.some_action(&room).await.0, app.truth(&room).await.step());
        let person = if seat.0 == 0 { &marta } else { &anna };
        person.act(&room, seat.0, step, &format!("k{step}"), json!({ "type": "keep" })).await.ok();
    }
    // Both stake at the same time, and both answer the same step.
    let step = app.truth(&room).await.step();
    marta.act(&room, 0, step, "m", json!({ "type": "stake", "stake": 1 })).await.ok();
    let stale = marta
        .act(&room, 0, step, "m2", json!({ "type": "stake", "stake": 2 }))
        .await
        .refused(409, "error-stale");
    assert_eq!((&stale["table"]["step"], &stale["table"]["seat"]), (&json!(step + 1), &json!(0)));
    assert_eq!(stale["table"]["history"], json!([]));
    anna.act(&room, 1, step, "a", json!({ "type": "stake", "stake": 2 })).await.ok();
    assert!(app.truth(&room).await.to_act().is_empty());
}

#[tokio::test]
async fn only_what_the_game_reads_is_stored() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let (seat, action) = app.some_action(&room).await;
    let (acting, _) = sides(seat.0, &marta, &luca);
    let mut padded = action.clone();
    padded["note"] = Value::from("x".repeat(1000));
    acting.act(&room, seat.0, 0, "padded", padded).await.ok();
    let steps = app.store.steps(&RoomId(room.as_str().into()), 0).await.unwrap();
    assert_eq!(serde_json::from_str::<Value>(&steps[0].action).unwrap(), action);
}

#[tokio::test]
async fn a_disk_that_refuses_changes_nothing() {
    let flaky = Flaky::new().await;
    let app = TestApp::with(|config| config.store = flaky.clone()).await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    let first = marta.watch(&room, "seat=0").await.next_of("hello").await.data["table"]["to_act"][0].clone();
    let mut stream = marta.watch(&room, &format!("seat={first}")).await;
    let table = stream.next_of("hello").await.data["table"].clone();
    let (seat, action) = (first.as_u64().unwrap() as u8, &table["legal"]["choices"][0]["action"]);
    let act = async || marta.act(&room, seat, 0, "t", action.clone()).await;
    flaky.refuse(true);
    act().await.refused(503, "error-not-stored");
    marta.post("/api/rooms", json!({ "game": "senet" })).await.refused(503, "error-not-stored");
    flaky.refuse(false);
    assert_eq!(act().await.ok()["step"], 1);
    let step = stream.next_of("step").await;
    assert_eq!(step.id, Some(1), "nobody was shown what was not stored");
}

#[tokio::test]
async fn a_store_that_cannot_be_read_is_asked_again() {
    let flaky = Flaky::new().await;
    let app = TestApp::with(|config| {
        config.store = flaky.clone();
        config.idle = Duration::from_millis(1);
    })
    .await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": hidden::ID, "mine": ["A", "B"], "start": true })).await;
    let look = format!("/api/rooms/{room}");
    app.until_metric("ludoteca_rooms_active", 0).await;
    flaky.hide(true);
    marta.get(&look).await.refused(503, "error-not-stored");
    flaky.hide(false);
    marta.get(&look).await.ok();

    // A move that may or may not have been stored: the room is forgotten, and read again when it can be.
    let mut stream = marta.watch(&room, "seat=0").await;
    let to_act = stream.next_of("hello").await.data["table"]["to_act"][0].as_u64().unwrap() as u8;
    let act = async || marta.act(&room, to_act, 0, "k", json!({ "type": "keep" })).await;
    flaky.refuse(true);
    flaky.hide(true);
    act().await.refused(503, "error-not-stored");
    stream.next_of("bye").await;
    assert!(stream.next().await.is_none(), "nobody looks at what may not be so");
    marta.get(&look).await.refused(503, "error-not-stored");
    flaky.refuse(false);
    flaky.hide(false);
    assert_eq!(act().await.ok()["step"], 1);
}

#[tokio::test]
async fn a_move_of_which_nobody_knows_whether_it_is_stored_is_played_once() {
    let flaky = Flaky::new().await;
    let app = TestApp::with(|config| config.store = flaky.clone()).await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": hidden::ID, "mine": ["A", "B"], "start": true })).await;
    let id = RoomId(room.as_str().into());
    let to_act = async || {
        let hello = marta.watch(&room, "seat=0").await.next_of("hello").await;
        hello.data["table"]["to_act"][0].as_u64().unwrap() as u8
    };
    let act = async |seat: u8, step: u64, key: &str| {
        marta.act(&room, seat, step, key, json!({ "type": "keep" })).await
    };
    let stored = async || flaky.steps(&id, 0).await.unwrap().len();

    // It is stored, and can be looked for: then it is known after all.
    let seat = to_act().await;
    flaky.break_once(true);
    assert_eq!(act(seat, 0, "a").await.ok()["step"], 1);

    // It is stored, and cannot be looked for.
    let seat = to_act().await;
    flaky.break_once(true);
    flaky.hide(true);
    act(seat, 1, "b").await.refused(503, "error-unsure");
    flaky.hide(false);
    assert_eq!(stored().await, 2);
    assert_eq!(act(seat, 1, "b").await.ok()["step"], 2);

    // It is not stored yet, but it may be at any moment.
    let seat = to_act().await;
    flaky.break_once(false);
    act(seat, 2, "c").await.refused(503, "error-unsure");
    assert_eq!(stored().await, 2);
    assert_eq!(act(seat, 2, "c").await.ok()["step"], 3);
    assert_eq!(stored().await, 3, "each was played once");
}

#[tokio::test]
async fn a_mistake_of_the_program_is_a_refusal_like_any_other() {
    let flaky = Flaky::new().await;
    let app = TestApp::with(|config| config.store = flaky.clone()).await;
    let marta = app.person("Marta").await;
    flaky.panic(true);
    marta.get("/api/rooms").await.refused(500, "error-internal");
    flaky.panic(false);
    marta.get("/api/rooms").await.ok();
}

#[tokio::test]
async fn a_room_of_rules_that_nobody_knows_is_left_alone() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    let mut stored = app.store.room(&RoomId(room.as_str().into())).await.unwrap().unwrap();
    let newer = "0".repeat(20);
    (stored.id, stored.version, stored.rules) = (RoomId(newer.as_str().into()), Version::NEW, 1_000_000);
    app.store.save_rooms(vec![stored]).await.unwrap();
    marta.get(&format!("/api/rooms/{newer}")).await.refused(503, "error-newer-rules");
    marta.act(&newer, 0, 0, "a", json!({})).await.refused(503, "error-newer-rules");
    let kept = app.store.room(&RoomId(newer.as_str().into())).await.unwrap().unwrap();
    assert_eq!(kept.rules, 1_000_000);
}

#[tokio::test]
async fn u38_a_room_whose_cards_are_no_longer_here_waits_for_them() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "sensu", "mine": ["A", "B"], "start": true })).await;
    let mut stored = app.store.room(&RoomId(room.as_str().into())).await.unwrap().unwrap();
    let other = "0".repeat(20);
    (stored.id, stored.version) = (RoomId(other.as_str().into()), Version::NEW);
    stored.options["faces"] = json!("00000000000000ff");
    app.store.save_rooms(vec![stored.clone()]).await.unwrap();
    marta.get(&format!("/api/rooms/{other}")).await.refused(503, "error-not-brought");
    marta.act(&other, 0, 0, "a", json!({ "type": "draw" })).await.refused(503, "error-not-brought");
    let kept = app.store.room(&stored.id).await.unwrap().unwrap();
    assert_eq!(kept.options, stored.options);
}

#[tokio::test]
async fn not_every_game_has_a_best_line() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "hanabi").await;
    let best = format!("/api/rooms/{room}/best-line");
    marta.get(&best).await.refused(409, "error-not-over");
    app.play_out(&room, &[&marta, &luca]).await;
    marta.get(&best).await.refused(404, "error-no-best-line");
}

#[tokio::test]
async fn a_best_line_is_looked_for_once_however_often_it_is_asked_for() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    app.play_out(&room, &[&marta, &luca]).await;
    let path = format!("/api/rooms/{room}/best-line");
    let (one, other) = tokio::join!(marta.get(&path), luca.get(&path));
    assert!(one.ok()["steps"].as_array().is_some_and(|steps| steps.len() > 1));
    assert_eq!(one.bytes, other.bytes);
    assert_eq!(marta.get(&path).await.bytes, one.bytes);
    assert_eq!(app.metric("ludoteca_best_lines_total").await, 1);
}

/// A3: whoever asks for much waits for it alone.
#[tokio::test]
async fn a_flood_of_hints_keeps_no_table_waiting_for_its_bot() {
    const FLOOD: usize = 24;
    let app = TestApp::start().await;
    let mut asked = Vec::new();
    for number in 0..FLOOD {
        let greedy = app.person(&format!("Otto {number}")).await;
        let room = greedy.open(json!({ "game": "hanabi", "mine": ["A", "B"], "start": true })).await;
        let (seat, _) = app.some_action(&room).await;
        asked.push((greedy, format!("/api/rooms/{room}/hint?seat={}", seat.0)));
    }
    let answered = std::sync::Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let mut flood = tokio::task::JoinSet::new();
    for (greedy, path) in asked {
        let answered = answered.clone();
        flood.spawn(async move {
            let hint = greedy.http.get(format!("{}{path}", greedy.url)).bearer_auth(&greedy.token);
            assert_eq!(hint.send().await.unwrap().status(), 200);
            answered.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        });
    }
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A"], "bots": ["easy"], "start": true })).await;
    let mut stream = marta.watch(&room, "seat=0").await;
    let mut table = stream.next_of("hello").await.data["table"].clone();
    let mut bots = 0;
    while bots < 3 {
        let step = table["step"].as_u64().unwrap();
        if table["to_act"][0] == 0 {
            let (_, action) = app.some_action(&room).await;
            marta.act(&room, 0, step, &format!("m{step}"), action).await.ok();
        }
        table = stream.next_of("step").await.data;
        bots += u8::from(table["by"] == 1);
    }
    let before = answered.load(std::sync::atomic::Ordering::Relaxed);
    assert!(
        before < FLOOD,
        "all hints were thought about before the bot of the honest table had moved thrice"
    );
    // What nobody waits for any more is not thought about.
    flood.shutdown().await;
}

#[tokio::test]
async fn bots_answer_and_go_on_after_a_restart() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": hidden::ID, "bots": ["sly", "patient"], "start": true })).await;
    let mut stream = marta.watch(&room, "seat=0").await;
    let mut table = stream.next_of("hello").await.data["table"].clone();
    while table["to_act"][0] != 0 {
        table = stream.next_of("step").await.data;
    }
    let app = app.restart().await;
    let marta = Person { url: app.url.clone(), ..marta };
    let mut stream = marta.watch(&room, "seat=0").await;
    let mut table = stream.next_of("hello").await.data["table"].clone();
    let mut done = 0;
    while table["outcome"].is_null() {
        let step = table["step"].as_u64().unwrap();
        // What a bot did before her own last move is old news by now.
        if step >= done && table["to_act"].as_array().unwrap().contains(&json!(0)) {
            let action = table["legal"]["moves"][0].clone();
            // A bot may stake at the same moment: then the step is old, and the move still good.
            let played = marta.act(&room, 0, step, &format!("m{step}"), action).await.ok();
            done = played["step"].as_u64().unwrap();
        }
        table = stream.next_of("step").await.data;
    }
    let reasons = marta.get(&format!("/api/rooms/{room}/replay")).await;
    assert!(
        String::from_utf8(reasons.bytes).unwrap().contains(hidden::SLY_WORD),
        "after the end all is told"
    );
}

#[tokio::test]
async fn a_hint_is_a_legal_move_for_whoever_is_to_act() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let (seat, _) = app.some_action(&room).await;
    let (acting, other) = sides(seat.0, &marta, &luca);
    let hint = |seat: u8| format!("/api/rooms/{room}/hint?seat={seat}");
    other.get(&hint(1 - seat.0)).await.refused(409, "error-not-your-turn");
    other.get(&hint(seat.0)).await.refused(403, "error-not-your-seat");
    other.get(&format!("/api/rooms/{room}/hint")).await.refused(400, "error-bad-request");
    let told = acting.get(&hint(seat.0)).await.ok();
    acting.act(&room, seat.0, told["step"].as_u64().unwrap(), "h", told["action"].clone()).await.ok();
    let asked = json!({ "game": "senet", "mine": ["A", "B"], "options": { "hints": false }, "start": true });
    let room = marta.open(asked).await;
    marta.get(&format!("/api/rooms/{room}/hint?seat=0")).await.refused(403, "error-hints-off");
}
