//! Games for one person: the deal of the day, practice with steps taken back, and the best line.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use boardgame::Seed;
use serde_json::{Value, json};
use server::Clock;

use crate::app::{Person, TestApp};
use crate::hidden;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// 16 November 2026, at noon.
const NOON: i64 = 20_773 * DAY + DAY / 2;

/// A server whose day a test can change.
async fn with_clock() -> (TestApp, Arc<AtomicI64>) {
    let clock = Arc::new(AtomicI64::new(NOON));
    let told = clock.clone();
    (TestApp::with(move |config| config.clock = Clock::told_by(move || told.load(Relaxed))).await, clock)
}

/// A game that is played alone, and one that has no daily deal.
fn games() -> (&'static str, &'static str) {
    let infos = || hidden::ALL.iter().map(|game| game.info());
    let alone = infos().find(|info| info.daily && info.min_seats == 1);
    let none = infos().find(|info| !info.daily);
    (alone.expect("a game is played alone").id, none.expect("and another has no daily deal").id)
}

/// All games that have a daily deal.
fn of_every_day() -> Vec<&'static str> {
    let found: Vec<_> =
        hidden::ALL.iter().map(|game| game.info()).filter(|info| info.daily).map(|info| info.id).collect();
    assert_eq!(found.len(), 3, "{found:?}");
    found
}

async fn begin(person: &Person, game: &str) -> Value {
    person.post(&format!("/api/daily/{game}"), json!({})).await.ok()
}

fn id(room: &Value) -> &str {
    room["id"].as_str().unwrap()
}

#[tokio::test]
async fn the_deal_of_a_day_is_the_same_for_everybody_and_another_tomorrow() {
    let (app, clock) = with_clock().await;
    let (game, _) = games();
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let (mine, theirs) = (begin(&marta, game).await, begin(&luca, game).await);
    assert_ne!(mine["id"], theirs["id"]);
    assert_eq!(mine["commitment"], theirs["commitment"]);
    assert_eq!((&mine["daily"], &mine["status"]), (&json!("2026-11-16"), &json!("playing")));
    assert_eq!((&mine["code"], mine["seats"].as_array().unwrap().len()), (&Value::Null, 1));
    assert_eq!(begin(&marta, game).await["id"], mine["id"], "asked twice it is the same room");
    let today = marta.get(&format!("/api/daily/{game}")).await.ok();
    assert_eq!((&today["commitment"], &today["seed"]), (&mine["commitment"], &Value::Null));
    assert_eq!((&today["today"], &today["ends"]), (&json!(true), &json!(20_774 * DAY)));

    clock.fetch_add(DAY, Relaxed);
    let tomorrow = marta.get(&format!("/api/daily/{game}")).await.ok();
    assert_ne!(tomorrow["commitment"], today["commitment"]);
    assert_eq!(tomorrow["mine"], Value::Null);
    let yesterday = &tomorrow["yesterday"];
    assert_eq!((&yesterday["date"], &yesterday["commitment"]), (&json!("2026-11-16"), &today["commitment"]));
    let seed = Seed::from_hex(yesterday["seed"].as_str().unwrap()).unwrap();
    assert_eq!(json!(seed.commitment()), today["commitment"], "the seed is the one that was committed to");
    let then = marta.get(&format!("/api/daily/{game}?date=2026-11-16")).await.ok();
    assert_eq!((&then["seed"], &then["mine"]["room"]), (&yesterday["seed"], &mine["id"]));
    assert_ne!(begin(&marta, game).await["id"], mine["id"]);
}

#[tokio::test]
async fn every_game_of_the_day_is_dealt_as_its_playbill_says() {
    let (app, clock) = with_clock().await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    for (game, seats) in of_every_day().into_iter().zip([2, 3, 1]) {
        let dealt = async |person: &Person| {
            let room = begin(person, game).await;
            assert_eq!(room["status"], "playing", "{game}");
            let players: Vec<bool> = room["seats"]
                .as_array()
                .unwrap()
                .iter()
                .map(|seat| seat["player"]["bot"].is_null())
                .collect();
            assert_eq!(players, (0..seats).map(|seat| seat == 0).collect::<Vec<_>>(), "{game}: {room}");
            let record = app.truth(id(&room)).await.record();
            (record.options.clone(), record.seats, record.commitment.clone(), id(&room).to_owned())
        };
        let (mine, theirs) = (dealt(&marta).await, dealt(&luca).await);
        assert_eq!((&mine.0, mine.1, &mine.2), (&theirs.0, theirs.1, &theirs.2), "{game}");
        assert_ne!(mine.3, theirs.3);
        let path = format!("/api/rooms/{}", mine.3);
        for look in ["/events", "/replay", "/replay?eyes=0", "/history?eyes=0", "/record", "/review"] {
            let answer = luca.get(&format!("{path}{look}")).await;
            assert!(answer.status.is_client_error(), "{game}{look}: {}", answer.status);
        }
        marta.get(&format!("{path}/hint?seat=0")).await.refused(403, "error-hints-off");
        marta.post(&format!("{path}/seats/0/stand-in"), json!({})).await.refused(403, "error-daily");
        clock.fetch_add(DAY, Relaxed);
        assert_ne!(dealt(&marta).await.2, mine.2, "{game} tomorrow");
        clock.fetch_sub(DAY, Relaxed);
    }
    // A row of dice is the day's alone.
    let row = json!({ "game": "senet", "options": { "dice": "row" } });
    marta.post("/api/rooms", row).await.refused(422, "error-bad-options");
}

#[tokio::test]
async fn the_best_of_yesterday_is_shown_beside_ones_own() {
    let (app, clock) = with_clock().await;
    let (game, _) = games();
    let path = format!("/api/daily/{game}");
    let (marta, luca, zoe) = (app.person("Marta").await, app.person("Luca").await, app.person("Zoe").await);
    let (mine, theirs) = (begin(&marta, game).await, begin(&luca, game).await);
    app.play_out(id(&mine), &[&marta]).await;
    let today = marta.get(&path).await.ok();
    let (score, yesterday) = (&today["mine"]["score"], &today["yesterday"]);
    assert_eq!((&yesterday["best"], &yesterday["mine"]), (&Value::Null, &Value::Null), "nothing of today");
    clock.fetch_add(DAY, Relaxed);
    for (person, own) in [
        (&marta, json!({ "room": mine["id"], "score": score })),
        (&luca, json!({ "room": theirs["id"], "score": null })),
        (&zoe, Value::Null),
    ] {
        let yesterday = &person.get(&path).await.ok()["yesterday"];
        assert_eq!(yesterday["best"], json!({ "room": mine["id"], "score": score }));
        assert_eq!(yesterday["mine"], own);
    }
    zoe.get(&format!("/api/rooms/{}/replay", id(&mine))).await.ok();
}

#[tokio::test]
async fn the_deals_stay_the_same_after_a_restart() {
    let app = TestApp::start().await;
    let (game, _) = games();
    let marta = app.person("Marta").await;
    let path = format!("/api/daily/{game}?date=2026-01-01");
    let before = marta.get(&path).await.ok();
    let app = app.restart().await;
    let marta = Person { url: app.url.clone(), ..marta };
    assert_eq!(marta.get(&path).await.ok()["seed"], before["seed"]);
}

#[tokio::test]
async fn the_seed_never_leaves_before_its_day_is_over() {
    let (app, clock) = with_clock().await;
    let (game, _) = games();
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = begin(&marta, game).await;
    let room = id(&room);
    let mut watch = marta.watch(room, "seat=0").await;
    let mut spectator = marta.watch(room, "").await;
    app.play_out(room, &[&marta]).await;
    let hex = app.truth(room).await.seed().expect("the game is over").to_hex();
    watch.room_where(|room| room["status"] == "over").await;
    spectator.room_where(|room| room["status"] == "over").await;
    let mut told = vec![watch.heard.clone().into_bytes(), spectator.heard.clone().into_bytes()];
    let mut late = marta.watch(room, "").await;
    late.next_of("hello").await;
    told.push(late.heard.clone().into_bytes());
    let late_again = json!({ "seat": 0, "step": 0, "id": "late", "action": { "type": "nonsense" } });
    for path in ["", "/replay?eyes=0", "/invitation"] {
        told.push(marta.get(&format!("/api/rooms/{room}{path}")).await.bytes);
    }
    told.push(marta.post(&format!("/api/rooms/{room}/actions"), late_again).await.bytes);
    told.push(marta.get(&format!("/api/daily/{game}")).await.bytes);
    told.push(marta.get("/api/rooms").await.bytes);
    for path in ["/replay", "/replay?eyes=open", "/record", "/best-line"] {
        let refusal = marta.get(&format!("/api/rooms/{room}{path}")).await;
        refusal.refused(409, "error-sealed");
        told.push(refusal.bytes);
    }
    // Nobody else sees the cards before the day is over, by whatever link.
    let stranger = app.stranger();
    for path in ["/events", "/replay", "/replay?eyes=0", "/record", "/best-line"] {
        let path = format!("/api/rooms/{room}{path}");
        luca.get(&path).await.refused(409, "error-sealed");
        if !path.ends_with("best-line") {
            stranger.get(&path).await.refused(409, "error-sealed");
        }
    }
    for bytes in &told {
        assert!(!String::from_utf8_lossy(bytes).contains(&hex), "the seed has left the server");
    }
    clock.fetch_add(DAY, Relaxed);
    assert_eq!(luca.get(&format!("/api/rooms/{room}/replay?eyes=0")).await.ok()["eyes"], json!(0));
    assert_eq!(marta.get(&format!("/api/rooms/{room}/replay")).await.ok()["seed"], json!(hex));
    assert_eq!(marta.get(&format!("/api/rooms/{room}/record")).await.ok()["seed"], json!(hex));
}

#[tokio::test]
async fn a_day_counts_when_it_is_finished_in_time() {
    let (app, clock) = with_clock().await;
    let (game, _) = games();
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let path = format!("/api/daily/{game}");
    for day in 1..=2 {
        let room = begin(&marta, game).await;
        app.play_out(id(&room), &[&marta]).await;
        let today = marta.get(&path).await.ok();
        let score = &today["mine"]["score"];
        assert_eq!(today["scores"], json!([{ "score": score, "games": 1 }]));
        assert_eq!(today["streak"], json!({ "current": day, "longest": day }));
        clock.fetch_add(DAY, Relaxed);
    }
    let room = begin(&luca, game).await;
    clock.fetch_add(DAY, Relaxed);
    app.play_out(id(&room), &[&luca]).await;
    let late = luca.get(&format!("{path}?date=2026-11-18")).await.ok();
    assert_eq!((&late["mine"]["room"], &late["mine"]["score"]), (&room["id"], &Value::Null));
    assert_eq!((&late["scores"], &late["streak"]["longest"]), (&json!([]), &json!(0)));
    assert_eq!(marta.get(&path).await.ok()["streak"], json!({ "current": 0, "longest": 2 }));
}

#[tokio::test]
async fn the_daily_deal_is_played_alone_and_without_help() {
    let (app, _) = with_clock().await;
    let (game, other) = games();
    let marta = app.person("Marta").await;
    let room = begin(&marta, game).await;
    let room = format!("/api/rooms/{}", id(&room));
    let (seat, action) = app.some_action(id(&begin(&marta, game).await)).await;
    marta
        .post(&format!("{room}/actions"), json!({ "seat": seat, "step": 0, "id": "a", "action": action }))
        .await
        .ok();
    marta.post(&format!("{room}/undo"), json!({ "seat": 0, "step": 1 })).await.refused(403, "error-no-undo");
    marta.get(&format!("{room}/hint?seat=0")).await.refused(403, "error-hints-off");
    marta.post(&format!("{room}/leave"), json!({})).await.refused(403, "error-daily");
    marta.post(&format!("{room}/seats/0/stand-in"), json!({})).await.refused(403, "error-daily");
    marta.post(&format!("{room}/seats/0/link"), json!({})).await.refused(403, "error-daily");
    marta.get(&format!("/api/daily/{other}")).await.refused(404, "error-no-daily");
    marta.post("/api/daily/nothing", json!({})).await.refused(404, "error-no-daily");
    for date in ["2026-11-17", "soon", "1970-01-01"] {
        marta.get(&format!("/api/daily/{game}?date={date}")).await.refused(422, "error-no-sense");
    }
    app.stranger().get(&format!("/api/daily/{game}")).await.refused(401, "error-no-guest");
}

#[tokio::test]
async fn in_practice_steps_are_taken_back_for_good() {
    let app = TestApp::start().await;
    let (game, _) = games();
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": game, "seats": 1, "practice": true, "start": true })).await;
    let path = format!("/api/rooms/{room}");
    let back = format!("{path}/undo");
    let undo = |step: u64| marta.post(&back, json!({ "seat": 0, "step": step }));
    undo(0).await.refused(403, "error-no-undo");
    let mut watch = marta.watch(&room, "seat=0").await;
    watch.next_of("hello").await;
    let mut views = vec![app.truth(&room).await.view(boardgame::Viewer::Spectator)];
    for step in 0..3 {
        let (_, action) = app.some_action(&room).await;
        marta.act(&room, 0, step, &format!("m{step}"), action).await.ok();
        views.push(app.truth(&room).await.view(boardgame::Viewer::Spectator));
    }
    let stale = undo(2).await.refused(409, "error-stale");
    assert_eq!(stale["table"]["step"], 3);
    for step in [3, 2] {
        assert_eq!(undo(step).await.ok(), json!({ "step": step - 1 }));
        let hello = watch.next_of("hello").await.data;
        assert_eq!(
            (&hello["table"]["step"], &hello["room"]["taken_back"]),
            (&json!(step - 1), &json!(4 - step))
        );
        assert_eq!(hello["table"]["history"].as_array().unwrap().len() as u64, step, "with the deal");
        assert_eq!(
            app.truth(&room).await.view(boardgame::Viewer::Spectator).get(),
            views[step as usize - 1].get()
        );
    }
    // The same id may be played anew, because what was played under it is gone.
    let (_, action) = app.some_action(&room).await;
    assert_eq!(marta.act(&room, 0, 1, "m1", action).await.ok(), json!({ "step": 2 }));
    let app = app.restart().await;
    let marta = Person { url: app.url.clone(), ..marta.clone() };
    assert_eq!(app.truth(&room).await.step(), 2);
    app.play_out(&room, &[&marta]).await;
    let last = app.truth(&room).await.step();
    let over = marta.post(&format!("{path}/undo"), json!({ "seat": 0, "step": last })).await;
    over.refused(403, "error-no-undo");
    let again = marta.post(&format!("{path}/rematch"), json!({})).await.ok();
    let again = marta.get(&format!("/api/rooms/{}", again["room"].as_str().unwrap())).await.ok();
    assert_eq!((&again["practice"], &again["taken_back"]), (&json!(true), &json!(0)));
}

#[tokio::test]
async fn what_is_drawn_again_in_practice_is_the_same_and_counts_nowhere() {
    let app = TestApp::start().await;
    let (game, _) = games();
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": game, "seats": 1, "practice": true, "start": true })).await;
    // What chance does in a step is shown by it, and known when it is taken back.
    let mut step = 0;
    let chance = loop {
        let (_, action) = app.some_action(&room).await;
        let view = async || app.truth(&room).await.view(boardgame::Viewer::Spectator);
        marta.act(&room, 0, step, &format!("a{step}"), action.clone()).await.ok();
        let once = view().await;
        let back = json!({ "seat": 0, "step": step + 1 });
        marta.post(&format!("/api/rooms/{room}/undo"), back).await.ok();
        marta.act(&room, 0, step, &format!("b{step}"), action).await.ok();
        let again = view().await;
        assert_eq!(once.get(), again.get(), "step {step}");
        step += 1;
        if step == 12 {
            break again;
        }
    };
    assert!(!chance.get().is_empty());
    app.play_out(&room, &[&marta]).await;
    let results = marta.get("/api/me/results").await.ok();
    assert_eq!(results, json!([]));
    assert_eq!(marta.get(&format!("/api/daily/{game}")).await.ok()["mine"], Value::Null);
}

#[tokio::test]
async fn steps_are_taken_back_only_where_one_practises_alone() {
    let app = TestApp::start().await;
    let (game, other) = games();
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let usual = marta.open(json!({ "game": game, "seats": 1, "start": true })).await;
    let (_, action) = app.some_action(&usual).await;
    marta.act(&usual, 0, 0, "a", action).await.ok();
    let step = json!({ "seat": 0, "step": 1 });
    marta.post(&format!("/api/rooms/{usual}/undo"), step.clone()).await.refused(403, "error-no-undo");
    let many = json!({ "game": other, "practice": true });
    marta.post("/api/rooms", many).await.refused(422, "error-no-sense");
    let mine = marta.open(json!({ "game": game, "seats": 1, "practice": true, "start": true })).await;
    luca.post(&format!("/api/rooms/{mine}/undo"), step).await.refused(403, "error-not-in-room");
}
