//! Steps: whose they are, which are too late, what is stored of them, and clocks.

use boardgame::Seat;
use room::{By, Refusal, Request, Status, Version};
use serde_json::json;
use serde_json::value::{RawValue, to_raw_value};

use crate::scene::{NOW, Scene, guest, some};

/// The owner of a seat, who has a step before their eyes.
fn person(scene: &Scene, seat: Seat, seen: u64) -> By {
    let guest = scene.core.room.seats[seat.index()].guest().unwrap();
    By::Person { guest, key: "key".to_owned(), seen }
}

fn raw(value: serde_json::Value) -> Box<RawValue> {
    to_raw_value(&value).unwrap()
}

#[test]
fn a_move_is_made_by_the_owner_of_the_seat_themselves() {
    let played = |scene: Scene, by: char, seat: u8, action: &RawValue| {
        let (mut core, by) = (scene.core, By::Person { guest: guest(by), key: "key".to_owned(), seen: 0 });
        core.play(Seat(seat), action, by, NOW).map(|step| step.step)
    };
    let scene = || Scene::new("senet", "A* B").started();
    let (Seat(seat), action) = some(&scene());
    let (owner, other) = if seat == 0 { ('A', 'B') } else { ('B', 'A') };
    assert_eq!(played(scene(), owner, seat, &action), Ok(1));
    assert_eq!(played(scene(), other, seat, &action), Err(Refusal::NotYourSeat));
    assert_eq!(played(scene(), 'C', seat, &action), Err(Refusal::NotInRoom));
    assert_eq!(played(scene(), owner, seat, &raw(json!([]))), Err(Refusal::Bad("action")));
    assert_eq!(played(scene().seated("A(easy)* B(easy)"), owner, seat, &action), Err(Refusal::StoodIn));
    assert_eq!(played(Scene::new("senet", "A* B"), owner, seat, &action), Err(Refusal::NotStarted));
}

#[test]
fn only_the_clock_says_that_time_is_up() {
    let options = json!({ "ghost": 1, "clock": "three" });
    let mut scene = Scene::new("sesto-senso", "A* B C").with(options).started();
    let due = loop {
        if let Some(due) = scene.core.table().unwrap().deadline() {
            break due;
        }
        let (seat, action) = some(&scene);
        scene.core.play(seat, &action, By::Bot { why: None }, NOW).unwrap();
    };
    let step = scene.core.step().unwrap();
    let by = person(&scene, due.seat, step);
    assert_eq!(scene.core.play(due.seat, &due.action, by, NOW).unwrap_err(), Refusal::TimeIsLeft);
    assert_eq!(scene.core.play(due.seat, &due.action, By::Clock, NOW).unwrap().step, step + 1);
}

#[test]
fn what_is_late_is_told_from_what_is_illegal() {
    let mut scene = Scene::new("senet", "A* B").started();
    let (seat, action) = some(&scene);
    let other = Seat(1 - seat.0);
    let (mine, theirs) = (person(&scene, seat, 7), person(&scene, other, 0));
    let illegal = scene.core.play(other, &action, theirs, NOW);
    assert!(matches!(illegal, Err(Refusal::Game(games::Refusal::Illegal(_)))), "{illegal:?}");
    let unread = scene.core.play(seat, &raw(json!({ "type": "fly" })), mine.clone(), NOW);
    assert!(matches!(unread, Err(Refusal::Game(games::Refusal::Unreadable(_)))), "{unread:?}");
    let late = person(&scene, other, 7);
    assert_eq!(scene.core.play(other, &action, late, NOW).unwrap_err(), Refusal::Stale(other));
    let step = scene.core.play(seat, &action, mine, NOW).expect("it is still legal");
    assert_eq!((step.step, step.seat, step.at), (1, seat, NOW));
    assert_eq!(scene.core.step(), Some(1));
}

#[test]
fn people_play_no_more_where_a_game_is_too_long() {
    for (bound, person, bot, clock) in [
        (3, Ok(3), Ok(3), Ok(3)),
        (2, Err(Refusal::TooLong), Ok(3), Ok(3)),
        (1, Err(Refusal::TooLong), Ok(3), Ok(3)),
    ] {
        let played = |by: fn(&Scene, Seat) -> By| {
            let mut scene = Scene::new("senet", "A* B").started();
            for _ in 0..2 {
                let (seat, action) = some(&scene);
                scene.core.play(seat, &action, By::Bot { why: None }, NOW).unwrap();
            }
            scene.core.bounds.steps = bound;
            let (seat, action) = some(&scene);
            let by = by(&scene, seat);
            scene.core.play(seat, &action, by, NOW).map(|step| step.step)
        };
        assert_eq!(played(|scene, seat| self::person(scene, seat, 2)), person, "{bound}");
        // Bots and clocks bring it to its end.
        assert_eq!(played(|_, _| By::Bot { why: None }), bot, "{bound}");
        assert_eq!(played(|_, _| By::Clock), clock, "{bound}");
    }
}

#[test]
fn what_is_no_turn_is_done_so_often_between_two_turns() {
    // Who has been informed may put their hand in another order, which is no turn.
    let informed = || {
        let mut scene = Scene::new("hanabi", "A* B").with(json!({ "first": 0 })).started();
        let table = scene.core.table().unwrap();
        let legal: serde_json::Value = serde_json::from_str(table.legal(Seat(0)).get()).unwrap();
        let (to, clue) = (&legal["inform"][0]["to"], &legal["inform"][0]["clues"][0]["clue"]);
        let inform = raw(json!({ "type": "inform", "to": to, "clue": clue }));
        let hand = legal["inform"][0]["hand"].as_array().unwrap().clone();
        let by = person(&scene, Seat(0), 0);
        scene.core.play(Seat(0), &inform, by, NOW).unwrap();
        scene.core.bounds.repeats = 3;
        (scene, hand)
    };
    let arrange = |scene: &mut Scene, hand: &mut Vec<serde_json::Value>| {
        hand.reverse();
        let by = person(scene, Seat(1), scene.core.step().unwrap());
        let action = raw(json!({ "type": "arrange", "cards": hand }));
        scene.core.play(Seat(1), &action, by, NOW).map(|step| step.step)
    };
    let (mut scene, mut hand) = informed();
    for step in 2..=4 {
        assert_eq!(arrange(&mut scene, &mut hand), Ok(step));
    }
    assert_eq!(arrange(&mut scene, &mut hand), Err(Refusal::EnoughMoved));
    // A turn is still theirs, and after it their hand is again.
    let (seat, action) = some(&scene);
    let by = person(&scene, seat, 4);
    assert_eq!(scene.core.play(seat, &action, by, NOW).map(|step| step.step), Ok(5));
}

#[test]
fn the_last_step_ends_the_room() {
    let mut scene = Scene::new("senet", "A* B").started();
    loop {
        let (seat, action) = some(&scene);
        let step = scene.core.play(seat, &action, By::Bot { why: None }, NOW + 9).unwrap();
        let over = step.outcome.is_some();
        assert_eq!(step.waiting.is_empty(), over);
        scene.core.stepped(&step, over.then_some(Version(3)));
        if over {
            break;
        }
    }
    let room = &scene.core.room;
    assert_eq!((room.status, room.version, room.touched), (Status::Over, Version(3), NOW + 9));
    assert!(room.outcome.is_some());
    assert_eq!(scene.core.hint(guest('A'), Seat(0)), Err(Refusal::NotYourTurn));
}

#[test]
fn only_a_daily_deal_of_today_counts() {
    for (today, counts) in [(true, true), (false, false)] {
        let mut scene = Scene::new("sensu", "A*").started();
        scene.core.room.daily = Some(NOW / room::DAY - i64::from(!today));
        let score = loop {
            let (seat, action) = some(&scene);
            let step = scene.core.play(seat, &action, By::Clock, NOW).unwrap();
            if step.outcome.is_some() {
                break step.score;
            }
        };
        assert_eq!(score.is_some(), counts);
    }
}

#[test]
fn hints_are_for_whoever_is_to_act_where_the_game_gives_them() {
    let scene = Scene::new("senet", "A* B").started();
    let (seat, _) = some(&scene);
    let (acting, other) = if seat.0 == 0 { ('A', 'B') } else { ('B', 'A') };
    assert_eq!(
        scene.core.hint(guest(acting), seat).unwrap().to_string(),
        scene.core.game.strongest_bot().unwrap()
    );
    assert_eq!(scene.core.hint(guest(other), Seat(1 - seat.0)), Err(Refusal::NotYourTurn));
    assert_eq!(scene.core.hint(guest(other), seat), Err(Refusal::NotYourSeat));
    let without = Scene::new("senet", "A* B").with(json!({ "hints": false })).started();
    assert_eq!(without.core.hint(guest(acting), seat), Err(Refusal::HintsOff));
    let open = Scene::new("senet", "A* B");
    assert_eq!(open.core.hint(guest('A'), Seat(0)), Err(Refusal::NotStarted));
    let mut daily = Scene::new("sensu", "A*").started();
    daily.core.room.daily = Some(0);
    assert_eq!(daily.core.hint(guest('A'), Seat(0)), Err(Refusal::HintsOff));
}

#[test]
fn steps_are_taken_back_only_where_one_practises_alone() {
    let practice = || {
        let mut scene = Scene::new("sensu", "A*");
        scene.core.room.practice = true;
        let mut scene = scene.started();
        let (seat, action) = some(&scene);
        let by = person(&scene, seat, 0);
        scene.core.play(seat, &action, by, NOW).unwrap();
        scene
    };
    let undo = |mut scene: Scene, by: char, step: u64| scene.ask(by, &Request::Undo { seat: Seat(0), step });
    assert_eq!(undo(practice(), 'A', 1), "without 1");
    assert_eq!(undo(practice(), 'A', 0), "Stale(Seat(0))");
    assert_eq!(undo(practice(), 'B', 1), "NotInRoom");
    let mut usual = practice();
    usual.core.room.practice = false;
    assert_eq!(undo(usual, 'A', 1), "NoUndo");
    let mut daily = practice();
    daily.core.room.daily = Some(0);
    assert_eq!(undo(daily, 'A', 1), "NoUndo");
    let mut over = practice();
    over.core.room.status = Status::Over;
    assert_eq!(undo(over, 'A', 1), "NoUndo");
    let mut stood_in = practice();
    stood_in.ask('A', &Request::StandIn { seat: Seat(0), bot: None });
    assert_eq!(undo(stood_in, 'A', 1), "StoodIn");
    let mut new = Scene::new("sensu", "A*");
    assert_eq!(new.ask('A', &Request::Undo { seat: Seat(0), step: 1 }), "NotStarted");
    new.core.room.practice = true;
    assert_eq!(undo(new.started(), 'A', 0), "NoUndo", "a deal stays");
}
