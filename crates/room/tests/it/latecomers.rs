//! Latecomers: who may ask for a seat, who answers, and what comes of it.

use boardgame::Seat;
use room::{How, Link, Request, SecretHash, Status};
use serde_json::json;

use crate::scene::{NOW, Scene, guest};

fn ask(seat: u8) -> Request {
    Request::AskSeat { seat: Seat(seat), name: "Zoe".to_owned(), puppet: "bear".to_owned() }
}

fn answer(seat: u8, agreed: bool) -> Request {
    Request::Answer { seat: Seat(seat), agreed }
}

/// A table in play at which these sit, all of them present, and Z, Y and X look on.
fn table(game: &str, seats: &str) -> Scene {
    Scene::new(game, "A* easy easy").started().seated(seats).watched_by("ABCZYX")
}

#[test]
fn a_latecomer_takes_the_seat_of_a_bot_if_the_host_agrees() {
    let mut scene = table("sensu", "A* easy B");
    assert_eq!(scene.core.vacant_for(Some(guest('Z')), NOW), [Seat(1)]);
    assert_eq!(scene.core.vacant_for(None, NOW), [Seat(1)], "a stranger may become a guest");
    assert_eq!(scene.ask('Z', &ask(1)), "A* easy B", "nothing has changed yet");
    assert_eq!(scene.core.room.asked_by(guest('Z')), Some(Seat(1)));
    assert_eq!(scene.ask('B', &answer(1, true)), "NotHost");
    assert_eq!(scene.ask('Z', &answer(1, true)), "NotHost");
    assert_eq!(scene.ask('A', &answer(2, true)), "Bad(\"seat\")", "nobody asks for that");
    assert_eq!(scene.ask('A', &answer(1, true)), "A* Z B");
    let person = scene.core.room.seats[1].person().unwrap();
    assert_eq!((person.name.as_str(), person.puppet.as_str()), ("Zoe", "bear"));
    assert!(scene.core.room.beside.is_empty(), "the question is answered");
    assert!(scene.core.check_look(Some(guest('Z')), Some(Seat(1)), NOW).is_ok());
}

#[test]
fn who_may_ask_and_for_what() {
    for (seats, by, seat, said) in [
        ("A* easy B", 'B', 1, "HasSeat"),
        ("A* easy B", 'Z', 0, "StillHere"),
        ("A* easy B(easy)", 'Z', 2, "StillHere"),
        ("A* easy B(easy)!", 'Z', 2, "A* easy B(easy)!"),
        ("A* easy D(easy)", 'Z', 2, "A* easy D(easy)"),
        ("A* easy D", 'Z', 2, "StillHere"),
        ("A* easy ~(easy)", 'Z', 2, "A* easy ~(easy)"),
        ("A* easy B(easy)#", 'B', 2, "A* easy B(easy)#"),
        ("A* easy B(easy)#", 'Z', 2, "A* easy B(easy)#"),
        ("A* easy B", 'Z', 9, "Bad(\"seat\")"),
    ] {
        let mut scene = table("sensu", seats);
        assert_eq!(scene.ask(by, &ask(seat)), said, "{seats}: {by} asks for {seat}");
    }
    let mut open = Scene::new("sensu", "A* easy B");
    assert_eq!(open.ask('Z', &ask(1)), "NotStarted");
    let mut over = table("sensu", "A* easy B");
    over.core.room.status = Status::Over;
    assert_eq!(over.ask('Z', &ask(1)), "AlreadyStarted");
    let mut daily = table("sensu", "A* easy B");
    daily.core.room.daily = Some(1);
    assert_eq!(daily.ask('Z', &ask(1)), "Daily");
}

#[test]
fn whoever_was_removed_comes_back_if_the_host_lets_them_in() {
    let mut scene = table("hanabi", "A* easy B(easy)#");
    scene.ask('B', &ask(2));
    assert_eq!(scene.ask('A', &answer(2, true)), "A* easy B");
    assert!(!scene.core.room.has_removed(guest('B')));
}

#[test]
fn whoever_has_seen_other_cards_is_refused() {
    let removed = "A* easy B(easy)#";
    assert_eq!(table("hanabi", removed).ask('B', &ask(1)), "HasSeenMore");
    assert_eq!(table("sensu", removed).ask('B', &ask(2)), removed, "their own cards they know");
    assert_eq!(
        Scene::new("senet", "A* B").started().seated("easy B(easy)#").ask('B', &ask(0)),
        "easy B(easy)#"
    );

    let mut scene = table("hanabi", "A* easy B");
    let link = Link { room: scene.core.room.id.clone(), seat: Seat(2), guest: guest('B'), expires: NOW + 1 };
    assert_eq!(scene.ask('Y', &Request::TakeSeat { secret: SecretHash([1; 32]), link }), "A* easy Y");
    assert_eq!(scene.ask('B', &ask(1)), "HasSeenMore", "they gave the seat away and remember it");

    let mut scene = table("hanabi", "A* easy D(easy)!");
    scene.ask('Z', &ask(2));
    assert_eq!(scene.ask('A', &answer(2, true)), "A* easy Z");
    assert_eq!(scene.ask('D', &ask(1)), "HasSeenMore", "so does whoever was replaced");
    assert!(scene.core.room.beside.iter().any(|beside| beside.how == How::Knows));
}

#[test]
fn a_no_stands_until_the_door_is_opened_anew() {
    let mut scene = table("sensu", "A* easy easy");
    scene.ask('Z', &ask(1));
    assert_eq!(scene.ask('A', &answer(1, false)), "A* easy easy");
    assert_eq!(scene.ask('Z', &ask(2)), "NotWelcome");
    assert!(scene.core.vacant_for(Some(guest('Z')), NOW).is_empty());
    scene.ask('A', &Request::Door(Some("WXYZ".to_owned())));
    assert_eq!(scene.ask('Z', &ask(2)), "A* easy easy");
}

#[test]
fn one_asks_for_one_seat_and_a_seat_is_asked_for_once() {
    let mut scene = table("sensu", "A* easy easy");
    scene.ask('Z', &ask(1));
    assert_eq!(scene.ask('Y', &ask(1)), "AskedFor");
    scene.ask('Z', &ask(2));
    assert_eq!(scene.core.room.asked_by(guest('Z')), Some(Seat(2)));
    scene.ask('Y', &ask(1));
    assert_eq!(scene.ask('A', &answer(1, true)), "A* Y easy");
    scene.ask('Z', &Request::StopAsking { seat: Seat(2) });
    assert_eq!(scene.ask('A', &answer(2, true)), "Bad(\"seat\")");
    scene.ask('Z', &ask(2));
    let mut scene = scene.watched_by("AX");
    assert_eq!(scene.ask('X', &ask(2)), "A* Y easy", "whoever asked has gone");
    assert_eq!(scene.ask('A', &answer(2, true)), "A* Y X");
}

#[test]
fn an_owner_who_comes_back_in_time_keeps_the_seat() {
    let mut scene = table("sensu", "A* easy D(easy)");
    scene.ask('Z', &ask(2));
    let mut scene = scene.watched_by("ADZ");
    assert_eq!(scene.ask('A', &answer(2, true)), "StillHere");
}

/// The ghost is at the second seat.
fn haunted(seats: &str) -> Scene {
    let scene = Scene::new("sesto-senso", "A* B C").with(json!({ "ghost": 1 })).started();
    scene.seated(seats).watched_by("ACZ")
}

#[test]
fn nobody_learns_by_asking_whether_somebody_unseen_is_there() {
    assert_eq!(haunted("A* B(easy)! C").ask('Z', &ask(1)), "StillHere");
    assert_eq!(haunted("A* B C").ask('Z', &ask(1)), "StillHere");
    let mut scene = haunted("A* easy C");
    scene.ask('Z', &ask(1));
    assert_eq!(scene.ask('A', &answer(1, true)), "A* Z C", "a bot that is the ghost is seen to be one");
}

#[test]
fn where_nobody_may_notice_the_host_the_others_answer() {
    let mut scene = haunted("A B easy");
    scene.core.room.host = Some(guest('B'));
    scene.ask('Z', &ask(2));
    assert_eq!(scene.ask('B', &answer(2, true)), "Silent");
    assert_eq!(scene.ask('Z', &answer(2, true)), "NotHost");
    assert_eq!(scene.ask('A', &answer(2, true)), "A B* Z");
}
