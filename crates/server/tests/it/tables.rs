//! My tables and my results: whose turn it is, what was done last, what came of it; page by page.

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{Person, TestApp, two_at};

async fn tables(person: &Person, over: bool) -> Value {
    person.get(&format!("/api/me/tables?over={over}")).await.ok()
}

#[tokio::test]
async fn tables_under_way_say_whose_turn_it_is_and_what_was_done_last() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let listed = tables(&marta, false).await;
    assert_eq!((&listed["next"], listed["tables"].as_array().unwrap().len()), (&Value::Null, 1));
    assert_eq!(listed["tables"][0]["last"], Value::Null, "nothing has been done");
    let (seat, action) = app.some_action(&room).await;
    [&marta, &luca][seat.index()].act(&room, seat.0, 0, "first", action).await.ok();
    let table = tables(&marta, false).await["tables"][0].clone();
    assert_eq!(table["id"], json!(room));
    assert_eq!(table["last"]["by"], json!(seat));
    assert!(table["last"]["events"][0]["say"]["key"].is_string());
    let to_act: Vec<_> = app.truth(&room).await.to_act().iter().collect();
    assert_eq!(table["to_act"], json!(to_act));
    assert_eq!(table["your_turn"], json!(to_act.iter().any(|seat| seat.0 == 0)));
    assert_eq!(tables(&app.person("Eve").await, false).await["tables"], json!([]));
    app.stranger().get("/api/me/tables").await.refused(401, "error-no-guest");
}

#[tokio::test]
async fn what_is_left_is_put_away() {
    let app = TestApp::start().await;
    let (marta, _, room) = two_at(&app, "senet").await;
    marta.send(Method::POST, &format!("/api/rooms/{room}/leave"), None).await.ok();
    assert_eq!(tables(&marta, false).await["tables"], json!([]));
}

#[tokio::test]
async fn what_was_done_last_is_told_as_i_may_know_it() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "hanabi").await;
    let people = [&marta, &luca];
    for step in 0..40 {
        let (seat, action) = app.some_action(&room).await;
        let draws = action["type"] != "inform";
        people[seat.index()].act(&room, seat.0, step, &format!("s{step}"), action).await.ok();
        if draws {
            // Whoever has drawn does not see the card, and the other one does.
            let last = |listed: Value| listed["tables"][0]["last"]["events"].clone();
            let told = [last(tables(&marta, false).await), last(tables(&luca, false).await)];
            assert_ne!(told[0], told[1]);
            return;
        }
    }
    panic!("nobody has drawn anything");
}

#[tokio::test]
async fn pages_follow_each_other_without_gaps() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let mut opened = Vec::new();
    for _ in 0..23 {
        opened.push(marta.open(json!({ "game": "senet" })).await);
    }
    let (mut seen, mut before, mut sizes) = (Vec::new(), String::new(), Vec::new());
    loop {
        let page = marta.get(&format!("/api/me/tables?over=false{before}")).await.ok();
        let ids =
            page["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned());
        let ids: Vec<String> = ids.collect();
        sizes.push(ids.len());
        seen.extend(ids);
        match page["next"].as_str() {
            Some(next) => before = format!("&before={next}"),
            None => break,
        }
    }
    assert_eq!(sizes, [10, 10, 3]);
    seen.sort_unstable();
    opened.sort_unstable();
    assert_eq!(seen, opened);
    marta.get("/api/me/tables?before=yesterday").await.refused(422, "error-no-sense");
}

#[tokio::test]
async fn results_tell_what_came_of_finished_games() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    assert_eq!(marta.get("/api/me/results").await.ok(), json!([]));
    app.play_out(&room, &[&marta, &luca]).await;
    let [mine, theirs] = [marta.get("/api/me/results").await.ok(), luca.get("/api/me/results").await.ok()];
    assert_eq!(mine[0]["game"], "senet");
    let result = &mine[0]["results"][0];
    assert_eq!(
        (&result["room"], &result["people"], &result["level"]),
        (&json!(room), &json!(1), &Value::Null)
    );
    let won = [&mine, &theirs].map(|results| results[0]["results"][0]["won"].as_bool().unwrap());
    assert_eq!(won.iter().filter(|won| **won).count(), 1, "one of them");
    assert_eq!(mine[0]["streak"], json!(u32::from(won[0])));
    for (results, won) in [&mine, &theirs].into_iter().zip(won) {
        let rating = if won { 1662 } else { 1338 };
        let told = json!({ "value": rating, "deviation": 290, "games": 1 });
        assert_eq!(results[0]["rating"], told, "by Glicko-2, from 1500");
    }
    assert_eq!(tables(&marta, true).await["tables"][0]["outcome"]["say"]["key"], "senet-outcome");
    // Deleted with me.
    marta.delete("/api/me").await.ok();
    assert_eq!(luca.get("/api/me/results").await.ok()[0]["results"][0]["people"], json!(1));
}
