//! No room without end: what people may do in one, and how much of it is told at once.

use boardgame::Seat;
use room::Bounds;
use serde_json::{Value, json};
use server::{Limit, Limits, Rate};

use crate::app::{Person, TestApp, two_at};

#[tokio::test]
async fn what_is_no_turn_is_not_done_without_end_and_the_game_goes_on() {
    let bounds = Bounds { repeats: 5, ..Bounds::default() };
    let app = TestApp::with(|config| config.bounds = bounds).await;
    let (marta, luca, room) = two_at(&app, "hanabi").await;
    let people = [&marta, &luca];
    // Who has been informed may put their hand in another order, which is no turn.
    let table = app.truth(&room).await;
    let first = table.to_act().first().unwrap();
    let legal: Value = serde_json::from_str(table.legal(first).get()).unwrap();
    let informed = &legal["inform"][0];
    let inform = json!({ "type": "inform", "to": informed["to"], "clue": informed["clues"][0]["clue"] });
    people[first.index()].act(&room, first.0, 0, "inform", inform).await.ok();
    let seat = 1 - first.0;
    let mut cards = informed["hand"].as_array().unwrap().clone();
    let mut arrange = async |url: &str, step: u64| {
        cards.reverse();
        let owner = Person { url: url.to_owned(), ..people[usize::from(seat)].clone() };
        let made = json!({ "type": "arrange", "cards": cards });
        owner.act(&room, seat, step, &format!("arranged-{step}"), made).await
    };
    for step in 1..=5 {
        arrange(&app.url, step).await.ok();
    }
    arrange(&app.url, 6).await.refused(409, "error-enough-moved");
    let app = app.restart_with(|config| config.bounds = bounds).await;
    arrange(&app.url, 6).await.refused(409, "error-enough-moved");
    let (Seat(seat), action) = app.some_action(&room).await;
    let owner = Person { url: app.url.clone(), ..people[usize::from(seat)].clone() };
    owner.act(&room, seat, 6, "turn", action).await.ok();
}

#[tokio::test]
async fn a_game_that_is_too_long_is_played_no_more() {
    let app = TestApp::with(|config| config.bounds = Bounds { steps: 6, ..Bounds::default() }).await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    for step in 0..=6 {
        let (seat, action) = app.some_action(&room).await;
        let reply = [&marta, &luca][seat.index()].act(&room, seat.0, step, &format!("s{step}"), action).await;
        if step < 6 {
            reply.ok();
        } else {
            reply.refused(409, "error-too-long");
        }
    }
}

#[tokio::test]
async fn a_long_past_is_told_in_pieces() {
    let app = TestApp::with(|config| config.told = 8).await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let people = [&marta, &luca];
    let mut stream = marta.watch(&room, "seat=0").await;
    let mut whole = vec![json!(0)];
    for step in 0..20 {
        let (seat, action) = app.some_action(&room).await;
        people[seat.index()].act(&room, seat.0, step, &format!("t{step}"), action).await.ok();
        whole.push(stream.next_of("step").await.data["events"].clone());
    }
    let steps = |told: &Value| -> Vec<u64> {
        told.as_array().unwrap().iter().map(|step| step["step"].as_u64().unwrap()).collect()
    };
    let hello = |query: &'static str| {
        let (marta, room) = (&marta, &room);
        async move { marta.watch(room, query).await.next_of("hello").await.data["table"]["history"].clone() }
    };
    assert_eq!(steps(&hello("seat=0").await), (13..=20).collect::<Vec<_>>(), "the last ones");
    assert_eq!(steps(&hello("seat=0&after=2").await), (13..=20).collect::<Vec<_>>());
    assert_eq!(steps(&hello("seat=0&after=17").await), [18, 19, 20]);

    let past = |who: &Person, query: &str| {
        let (who, path) = (who.clone(), format!("/api/rooms/{room}/history?{query}"));
        async move { who.get(&path).await }
    };
    let earlier = past(&marta, "seat=0&from=5&to=12").await.ok();
    assert_eq!(steps(&earlier), (5..=12).collect::<Vec<_>>());
    for step in earlier.as_array().unwrap() {
        let said = |events: &Value| -> Vec<Value> {
            events.as_array().unwrap().iter().map(|line| line["event"].clone()).collect()
        };
        let then = &whole[step["step"].as_u64().unwrap() as usize];
        assert_eq!(said(&step["events"]), said(then), "as it was told then");
        assert!(step["view"].is_null(), "in words alone");
    }
    assert_eq!(steps(&past(&marta, "from=19&to=26").await.ok()), [19, 20], "there is no more");
    past(&marta, "seat=0&from=0&to=8").await.refused(422, "error-no-sense");
    past(&luca, "seat=0&from=0&to=3").await.refused(403, "error-not-your-seat");
    past(&app.stranger(), "seat=0&from=0&to=3").await.refused(401, "error-no-guest");

    app.play_out(&room, &people).await;
    let replay = |from: u64| {
        let (marta, path) = (marta.clone(), format!("/api/rooms/{room}/replay?eyes=open&from={from}"));
        async move { marta.get(&path).await.ok() }
    };
    let (mut from, mut all, mut whys) = (0, Vec::<u64>::new(), 0);
    loop {
        let piece = replay(from).await;
        let told = steps(&piece["steps"]);
        assert!(told.len() <= 8, "{told:?}");
        whys += piece["steps"].as_array().unwrap().iter().filter(|step| !step["why"].is_null()).count();
        all.extend(&told);
        from = told.last().unwrap() + 1;
        if from > piece["last"].as_u64().unwrap() {
            break;
        }
    }
    assert_eq!(all, (0..from).collect::<Vec<_>>(), "every step once, in order");
    assert!(from > 20 && whys == 0, "people gave no reasons");
}

#[tokio::test]
async fn looking_into_the_past_is_rationed() {
    let limits = Limits::NONE.with(Limit::Looks, Rate::new(2, std::time::Duration::from_secs(60)));
    let app = TestApp::with(|config| config.limits = limits).await;
    let (marta, _, room) = two_at(&app, "senet").await;
    for what in ["replay", "record"] {
        marta.get(&format!("/api/rooms/{room}/{what}")).await.refused(409, "error-not-over");
    }
    for what in ["replay", "replay/moments?from=0&to=1", "record", "history?from=0&to=1"] {
        marta.get(&format!("/api/rooms/{room}/{what}")).await.refused(429, "error-too-fast");
    }
}
