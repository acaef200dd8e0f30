//! Steps: whose they are, which are too late, what is stored of them, and clocks.

use boardgame::Seat;
use room::{By, Refusal, Request, Status, Version};
use serde_json::json;
use serde_json::value::{RawValue, to_raw_value};

use crate::scene::{NOW, Scene, guest};

/// Some legal action of the seat that is to act.
fn some(scene: &Scene) -> (Seat, Box<RawValue>) {
    let table = scene.core.table().unwrap();
    let seat = table.to_act().first().unwrap();
    let bot = table.bot(&"random".parse().unwrap(), seat).unwrap();
    (seat, bot.decide(table, boardgame::SeatSet::EMPTY, true).unwrap().action)
}

fn person(seen: u64) -> By {
    By::Person { key: "key".to_owned(), seen }
}

fn raw(value: serde_json::Value) -> Box<RawValue> {
    to_raw_value(&value).unwrap()
}

#[test]
fn a_move_is_made_by_the_owner_of_the_seat_themselves() {
    let scene = Scene::new("senet", "A* B").started();
    let action = raw(json!({ "type": "throw" }));
    let check = |scene: &Scene, by: char, seat: u8, action: &RawValue| {
        scene.core.check_move(guest(by), Seat(seat), action)
    };
    assert_eq!(check(&scene, 'A', 0, &action), Ok(()), "whether it is legal says the game");
    assert_eq!(check(&scene, 'A', 1, &action), Err(Refusal::NotYourSeat));
    assert_eq!(check(&scene, 'C', 1, &action), Err(Refusal::NotInRoom));
    assert_eq!(check(&scene, 'A', 0, &raw(json!([]))), Err(Refusal::Bad("action")));
    let scene = scene.seated("A(easy)* B");
    assert_eq!(check(&scene, 'A', 0, &action), Err(Refusal::StoodIn));
    assert_eq!(check(&Scene::new("senet", "A* B"), 'A', 0, &action), Err(Refusal::NotStarted));
}

#[test]
fn what_is_late_is_told_from_what_is_illegal() {
    let mut scene = Scene::new("senet", "A* B").started();
    let (seat, action) = some(&scene);
    let other = Seat(1 - seat.0);
    let illegal = scene.core.play(other, &action, person(0), NOW);
    assert!(matches!(illegal, Err(Refusal::Game(games::Refusal::Illegal(_)))), "{illegal:?}");
    let unread = scene.core.play(seat, &raw(json!({ "type": "fly" })), person(7), NOW);
    assert!(matches!(unread, Err(Refusal::Game(games::Refusal::Unreadable(_)))), "{unread:?}");
    assert_eq!(scene.core.play(other, &action, person(7), NOW).unwrap_err(), Refusal::Stale);
    let step = scene.core.play(seat, &action, person(7), NOW).expect("it is still legal");
    assert_eq!((step.step, step.seat, step.at), (1, seat, NOW));
    assert_eq!(scene.core.step(), Some(1));
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
        scene.core.play(seat, &action, person(0), NOW).unwrap();
        scene
    };
    let undo = |scene: &Scene, by: char, step: u64| scene.core.check_undo(guest(by), Seat(0), step);
    assert_eq!(undo(&practice(), 'A', 1), Ok(()));
    assert_eq!(undo(&practice(), 'A', 0), Err(Refusal::Stale));
    assert_eq!(undo(&practice(), 'B', 1), Err(Refusal::NotInRoom));
    let mut usual = practice();
    usual.core.room.practice = false;
    assert_eq!(undo(&usual, 'A', 1), Err(Refusal::NoUndo));
    let mut daily = practice();
    daily.core.room.daily = Some(0);
    assert_eq!(undo(&daily, 'A', 1), Err(Refusal::NoUndo));
    let mut over = practice();
    over.core.room.status = Status::Over;
    assert_eq!(undo(&over, 'A', 1), Err(Refusal::NoUndo));
    let mut stood_in = practice();
    stood_in.ask('A', &Request::StandIn { seat: Seat(0), bot: None });
    assert_eq!(undo(&stood_in, 'A', 1), Err(Refusal::StoodIn));
}
