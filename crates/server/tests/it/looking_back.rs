//! Looking back at finished games: what choices were worth, who sees it, and playing on from a step.

use boardgame::Seat;
use bots::{Cancel, Company};
use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{PATIENCE, Person, TestApp, two_at};
use crate::hidden;

/// The whole review, as soon as everything has been looked at.
async fn review(person: &Person, room: &str) -> Value {
    let (mut seen, mut deadline) = (0, tokio::time::Instant::now() + 3 * PATIENCE);
    loop {
        assert!(tokio::time::Instant::now() < deadline, "nothing is looked at after {seen} choices");
        let state = person.get(&format!("/api/rooms/{room}/review?seen={seen}")).await.ok();
        let (done, of) = (state["done"].as_u64().unwrap(), state["of"].as_u64().unwrap());
        assert!(done >= seen && done <= of);
        if !state["review"].is_null() {
            return state["review"].clone();
        }
        if done > seen {
            deadline = tokio::time::Instant::now() + 3 * PATIENCE;
        }
        seen = done;
    }
}

/// The seats whose decisions are told.
fn told(review: &Value) -> Vec<u64> {
    let decisions = review["decisions"].as_array().unwrap().iter();
    let mut seats: Vec<u64> = decisions.map(|decision| decision["seat"].as_u64().unwrap()).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Plays a game of Sensu on one device as a bot would, but for one blunder, and says at which step that was.
async fn blundered(app: &TestApp, marta: &Person) -> (String, u64) {
    let asked = json!({ "game": "sensu", "mine": ["Marta", "Nonna"], "start": true, "seed": 5 });
    let room = marta.open(asked).await;
    let mut blunder = None;
    loop {
        let table = app.truth(&room).await;
        let Some(seat) = table.to_act().first() else { break };
        let step = table.step();
        let worst = || {
            let worths = table.weigh(seat, 800)?.into_iter();
            let worst = worths.max_by(|one, other| one.loss.mean.total_cmp(&other.loss.mean))?;
            (worst.loss.mean > 0.2 && worst.loss.mean > 5.0 * worst.loss.error).then_some(worst.action)
        };
        let worst = if blunder.is_none() && step >= 4 { worst() } else { None };
        let action = match worst {
            Some(worst) => {
                blunder = Some(step + 1);
                worst
            }
            None => {
                let bot = table.bot(&"easy".parse().unwrap(), seat).unwrap();
                bot.decide(&*table, &Company::default(), true, Cancel::NEVER).made().unwrap().action
            }
        };
        let action = serde_json::from_str(action.get()).unwrap();
        marta.act(&room, seat.0, step, &format!("m{step}"), action).await.ok();
    }
    (room, blunder.expect("a game has a place for a blunder"))
}

#[tokio::test]
async fn a_blunder_is_found_and_known_after_a_restart() {
    let app = TestApp::with(|config| config.review_games = 200).await;
    let marta = app.person("Marta").await;
    let (room, blunder) = blundered(&app, &marta).await;
    let found = review(&marta, &room).await;
    assert_eq!(found["measure"], "chance");
    let steps = app.truth(&room).await.step() as usize;
    assert_eq!(found["curve"].as_array().unwrap().len(), steps + 1, "the deal and every step");
    let number = |of: &Value| of.as_f64().unwrap();
    let moments = found["moments"].as_array().unwrap();
    assert!(moments.len() <= 3);
    for moment in moments {
        assert!(number(&moment["change"]["mean"]).abs() > 2.0 * number(&moment["change"]["error"]));
    }
    let decisions = found["decisions"].as_array().unwrap();
    let made = decisions.iter().find(|decision| decision["step"] == blunder).unwrap();
    assert_eq!(made["clear"], true, "{made}");
    assert!(made["better"]["key"].is_string() && made["played"]["key"].is_string());
    assert!(number(&made["loss"]["mean"]) > 0.1, "{made}");
    for decision in decisions {
        let loss = &decision["loss"];
        assert_eq!(decision["clear"], number(&loss["mean"]) > 2.0 * number(&loss["error"]), "{decision}");
    }

    let app = app.restart_with(|config| config.review_games = 1).await;
    let marta = Person { url: app.url.clone(), ..marta };
    let kept = marta.get(&format!("/api/rooms/{room}/review")).await.ok();
    assert_eq!(kept["review"], found, "it is read, and thought of no more");
}

#[tokio::test]
async fn everybody_sees_their_own_choices_and_all_when_all_agree() {
    let app = TestApp::with(|config| config.review_games = 4).await;
    let (marta, luca, room) = two_at(&app, "sensu").await;
    marta.get(&format!("/api/rooms/{room}/review")).await.refused(409, "error-not-over");
    let show = json!({ "shown": true });
    let path = format!("/api/rooms/{room}/review");
    marta.put(&path, show.clone()).await.refused(409, "error-not-over");
    app.play_out(&room, &[&marta, &luca]).await;
    let anna = app.person("Anna").await;
    assert_eq!(told(&review(&marta, &room).await), [0]);
    let hers = review(&luca, &room).await;
    assert_eq!((told(&hers), &hers["totals"][0]["choices"]), (vec![1], &Value::Null));
    assert!(
        hers["totals"][0]["luck"]["mean"].is_number() && hers["totals"][1]["choices"]["mean"].is_number()
    );
    let from_outside = review(&anna, &room).await;
    assert_eq!((told(&from_outside), &from_outside["curve"]), (vec![], &hers["curve"]));
    anna.put(&path, show.clone()).await.refused(403, "error-not-in-room");
    marta.put(&path, show.clone()).await.ok();
    assert_eq!(told(&review(&luca, &room).await), [1], "one of them does not show theirs");
    assert_eq!(review(&luca, &room).await["agreed"], json!([0]));
    luca.put(&path, show).await.ok();
    assert_eq!(told(&review(&luca, &room).await), [0, 1]);
    assert_eq!(told(&review(&anna, &room).await), [0; 0], "they agreed among themselves");
    luca.put(&path, json!({ "shown": false })).await.ok();
    assert_eq!(told(&review(&marta, &room).await), [0]);
}

#[tokio::test]
async fn a_game_without_an_analyst_says_so() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    app.play_out(&room, &[&marta, &luca]).await;
    marta.get(&format!("/api/rooms/{room}/review")).await.refused(404, "error-no-review");
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_any_step_by_the_same_deal() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let path = format!("/api/rooms/{room}/what-if");
    let anna = app.person("Anna").await;
    anna.post(&path, json!({ "step": 0, "seat": 1 })).await.refused(409, "error-not-over");
    app.play_out(&room, &[&marta, &luca]).await;
    let truth = app.truth(&room).await;
    for bad in [json!({ "step": truth.step(), "seat": 1 }), json!({ "step": 3, "seat": 2 })] {
        anna.post(&path, bad).await.refused(422, "error-no-sense");
    }
    let step = truth.step() / 2;
    let branch = anna.post(&path, json!({ "step": step, "seat": 1 })).await;
    assert_eq!(branch.status, 201);
    let branch = branch.ok()["room"].as_str().unwrap().to_owned();
    let seen = anna.get(&format!("/api/rooms/{branch}")).await.ok();
    assert_eq!(seen["what_if"], json!({ "room": room, "step": step }));
    assert_eq!((&seen["status"], &seen["you"]["seats"]), (&json!("playing"), &json!([1])));
    assert_eq!(seen["seats"][0]["player"]["type"], "bot");
    let whole = truth.record();
    let mut table = app.truth(&branch).await;
    let (begun, same) = (table.record(), step as usize);
    assert_eq!(begun.commitment, whole.commitment);
    let played = |record: &games::AnyRecord| serde_json::to_value(&record.actions[..same]).unwrap();
    assert_eq!(played(&begun), played(&whole), "the steps before are there");
    // What was played then comes to the same: the dice at each step are the same.
    let mut again = hidden::ALL.iter().find(|game| game.info().id == "senet").unwrap().replay(&{
        let mut record = whole.clone();
        record.actions.truncate(same);
        record
    });
    for played in &whole.actions[same..] {
        let action = serde_json::value::to_raw_value(&played.action).unwrap();
        again.as_mut().unwrap().play(played.seat, &action).unwrap();
    }
    assert_eq!(again.unwrap().outcome(), truth.outcome());
    // It goes on to its end, with bots on the other seat.
    let _watching = anna.watch(&branch, "seat=1").await;
    let deadline = tokio::time::Instant::now() + 3 * PATIENCE;
    while !table.to_act().is_empty() {
        assert!(tokio::time::Instant::now() < deadline, "it stands at step {}", table.step());
        if table.to_act().contains(Seat(1)) {
            let (seat, action) = app.some_action(&branch).await;
            anna.act(&branch, seat.0, table.step(), &format!("b{}", table.step()), action).await.ok();
        }
        tokio::task::yield_now().await;
        table = app.truth(&branch).await;
    }
    assert_eq!(app.truth(&room).await.step(), truth.step(), "what was played stays as it was");
}

#[tokio::test]
async fn what_a_bot_would_have_done_is_told_at_any_step() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "hanabi").await;
    let path = format!("/api/rooms/{room}/replay/hint?step=");
    marta.get(&format!("{path}0")).await.refused(409, "error-not-over");
    app.play_out(&room, &[&marta, &luca]).await;
    let last = app.truth(&room).await.step();
    for step in [0, last - 1] {
        let hint = marta.get(&format!("{path}{step}")).await.ok();
        assert_eq!(hint["step"], step);
        assert!(hint["action"]["type"].is_string() && hint["say"]["key"].is_string(), "{hint}");
    }
    marta.get(&format!("{path}{last}")).await.refused(422, "error-no-sense");
}

#[tokio::test]
async fn a_practice_is_branched_while_it_lasts_and_a_sealed_deal_never() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let practice = json!({ "game": "sensu", "seats": 1, "practice": true, "start": true });
    let room = marta.open(practice).await;
    let (seat, action) = app.some_action(&room).await;
    marta.act(&room, seat.0, 0, "a", action).await.ok();
    let path = format!("/api/rooms/{room}/what-if");
    let anna = app.person("Anna").await;
    anna.post(&path, json!({ "step": 1, "seat": 0 })).await.refused(409, "error-not-over");
    let branch = marta.post(&path, json!({ "step": 1, "seat": 0 })).await.ok();
    let branch = branch["room"].as_str().unwrap();
    assert_eq!(app.truth(branch).await.step(), 1);
    let undone = marta.post(&format!("/api/rooms/{branch}/undo"), json!({ "seat": 0, "step": 1 })).await.ok();
    assert_eq!(undone["step"], 0);

    let daily = marta.send(Method::POST, "/api/daily/sensu", None).await.ok();
    let daily = daily["room"].as_str().or(daily["id"].as_str()).unwrap().to_owned();
    app.play_out(&daily, &[&marta]).await;
    let sealed = json!({ "step": 0, "seat": 0 });
    marta.post(&format!("/api/rooms/{daily}/what-if"), sealed).await.refused(409, "error-sealed");
    marta.get(&format!("/api/rooms/{daily}/review")).await.refused(409, "error-sealed");
    marta.get(&format!("/api/rooms/{daily}/replay/hint?step=0")).await.refused(409, "error-sealed");
}

#[tokio::test]
async fn a_record_has_a_name_that_people_understand() {
    let app = TestApp::with(|config| config.clock = server::Clock::told_by(|| 1_795_000_000_000)).await;
    let marta = app.person("Zoë").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["Zoë", "Ben \"B\""], "start": true })).await;
    app.play_out(&room, &[&marta, &marta]).await;
    let record = marta.get(&format!("/api/rooms/{room}/record")).await;
    let name = record.headers["content-disposition"].to_str().unwrap().to_owned();
    let winner = if app.truth(&room).await.outcome().unwrap().standing.winners(2) == [Seat(0)] {
        [1, 2]
    } else {
        [2, 1]
    };
    let [first, second] = winner;
    let plain = format!("senet 2026-11-18 Zo_ ({first}), Ben B ({second}).json");
    let coded = format!("senet%202026-11-18%20Zo%C3%AB%20%28{first}%29%2C%20Ben%20B%20%28{second}%29.json");
    assert_eq!(name, format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{coded}"));
}
