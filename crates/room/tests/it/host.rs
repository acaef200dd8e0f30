//! What the host decides about who is here.

use boardgame::Seat;
use room::{DAY, Link, Request, SecretHash, Status};
use serde_json::json;

use crate::scene::{NOW, Scene, check_open, check_playing, guest};

fn remove(seat: u8) -> Request {
    Request::Free { seat: Seat(seat) }
}

fn hand_on(seat: u8) -> Request {
    Request::HandOn { seat: Seat(seat) }
}

fn open() -> Request {
    Request::Door(Some("WXYZ".to_owned()))
}

fn sit() -> Request {
    Request::Sit { seat: None, name: "D".to_owned(), puppet: "cat".to_owned() }
}

fn take_back(seat: u8) -> Request {
    Request::TakeBack { seat: Seat(seat) }
}

/// The ghost is B, whom the others may not notice.
fn haunted(seats: &str) -> Scene {
    Scene::new("sesto-senso", seats).with(json!({ "ghost": 1 })).started()
}

#[test]
fn the_host_removes_somebody_and_a_bot_plays_there() {
    check_playing(&[
        ("A* B", 'A', remove(1), "A* B(medium)#"),
        ("A* B(easy)", 'A', remove(1), "A* B(easy)#"),
        ("A* B!(easy)", 'A', remove(1), "A* B(easy)#"),
        ("A* B", 'A', remove(0), "AlreadyStarted"),
        ("A* B", 'B', remove(1), "AlreadyStarted"),
        ("A* B", 'B', remove(0), "NotHost"),
        ("A* B", 'C', remove(1), "NotHost"),
        ("A* easy", 'A', remove(1), "AlreadyStarted"),
        ("A* ~(easy)", 'A', remove(1), "AlreadyStarted"),
        ("A* B(easy)#", 'A', remove(1), "AlreadyStarted"),
        ("A* B", 'A', remove(7), "Bad(\"seat\")"),
    ]);
    let mut scene = Scene::new("sensu", "A* B C B").started();
    assert_eq!(scene.ask('A', &remove(3)), "A* B(medium)# C B(medium)#", "all seats on their device");
}

#[test]
fn who_was_removed_has_no_seat_any_more() {
    check_playing(&[
        ("A* B(easy)#", 'B', take_back(1), "NotInRoom"),
        ("A* B(easy)#", 'B', Request::Leave, "NotInRoom"),
        ("A* B(easy)#", 'B', Request::StandIn { seat: Seat(0), bot: None }, "NotInRoom"),
        ("A* B(easy)#", 'B', Request::Forget, "A* ~(easy)"),
        ("A* B(easy)#", 'A', Request::Leave, "A(medium)! B(easy)#"),
    ]);
    let mut scene = Scene::new("senet", "A* B").started().seated("A* B(easy)#");
    let room = scene.core.room.id.clone();
    let link = Link { room, seat: Seat(1), guest: guest('B'), expires: NOW + 1 };
    assert_eq!(scene.ask('C', &Request::TakeSeat { secret: SecretHash([1; 32]), link }), "NoLink");
    let (room, seen) = (&scene.core.room, scene.core.person_seen(Seat(1), Some(guest('A')), NOW).unwrap());
    assert!(room.has_removed(guest('B')) && !room.has_removed(guest('A')));
    assert!(!room.is_listed_for(guest('B')) && scene.core.check_look(Some(guest('B')), None, NOW).is_ok());
    assert_eq!((seen.present, seen.away_since, seen.stand_in.as_deref()), (false, None, Some("easy")));
}

#[test]
fn even_somebody_unseen_is_removed_before_all_eyes() {
    let mut scene = haunted("A* B C");
    assert_eq!(scene.ask('A', &remove(1)), "A* B(medium)# C");
    let seen = scene.core.person_seen(Seat(1), Some(guest('C')), NOW).unwrap();
    assert_eq!((seen.unseen, seen.stand_in.as_deref()), (false, Some("medium")));
}

#[test]
fn a_host_who_stays_unseen_decides_nothing_that_all_would_see() {
    for request in [remove(2), open(), Request::Door(None), Request::HideCode(true), hand_on(2)] {
        let mut scene = haunted("A B* C");
        assert_eq!(scene.ask('B', &request), "Silent", "{request:?}");
    }
    assert_eq!(haunted("A* B C").ask('A', &hand_on(1)), "Silent", "nor is anybody made such a host");
}

#[test]
fn the_badge_goes_to_somebody_who_is_there() {
    check_playing(&[
        ("A* B", 'A', hand_on(1), "A B*"),
        ("A* B", 'A', hand_on(0), "A* B"),
        ("A* B", 'B', hand_on(1), "NotHost"),
        ("A* easy", 'A', hand_on(1), "Bad(\"seat\")"),
        ("A* B(easy)!", 'A', hand_on(1), "Bad(\"seat\")"),
        ("A* B(easy)#", 'A', hand_on(1), "Bad(\"seat\")"),
        ("A* B(easy)", 'A', hand_on(1), "A B*(easy)"),
    ]);
    check_open(
        "sensu",
        &[("A* B -", 'A', hand_on(1), "A B* -"), ("A* B -", 'A', hand_on(2), "Bad(\"seat\")")],
    );
}

#[test]
fn televisions_hide_the_code_for_the_host_alone_and_it_leads_in_all_the_same() {
    let mut scene = Scene::new("senet", "A* B");
    for (by, hides, then) in [('B', true, false), ('A', true, true), ('A', true, true), ('A', false, false)] {
        let said = scene.ask(by, &Request::HideCode(hides));
        assert_eq!(said, if by == 'A' { "A* B" } else { "NotHost" });
        assert_eq!(scene.core.room.hides_code, then, "{by} {hides}");
    }
    let mut scene = scene.started();
    scene.ask('A', &open());
    assert_eq!(scene.ask('A', &Request::HideCode(true)), "A* B");
    assert_eq!((scene.core.room.hides_code, scene.core.room.door(NOW)), (true, Some("WXYZ")));
    scene.core.room.status = Status::Over;
    assert_eq!(scene.ask('A', &Request::HideCode(false)), "AlreadyStarted");
}

#[test]
fn behind_a_shut_door_only_those_inside_sit_down() {
    let mut scene = Scene::new("sensu", "A* B - -");
    assert_eq!(scene.core.room.door(NOW), Some("ABCD"));
    assert_eq!(scene.ask('B', &Request::Door(None)), "NotHost");
    scene.ask('A', &Request::Door(None));
    assert_eq!((scene.core.room.door(NOW), &scene.core.room.code), (None, &None));
    assert_eq!(scene.ask('D', &sit()), "DoorShut");
    assert_eq!(scene.ask('B', &sit()), "A* B B -", "one more on the same device");
    scene.ask('A', &open());
    assert_eq!(scene.core.room.door(NOW + DAY - 1), Some("WXYZ"));
    assert_eq!(scene.core.room.door(NOW + DAY), None);
    assert_eq!(scene.ask('D', &sit()), "A* B B D");
    assert_eq!(scene.core.room.door(NOW), None, "nothing is free");
}

#[test]
fn during_play_the_door_is_shut_until_the_host_opens_it() {
    let mut scene = Scene::new("senet", "A* B").started();
    assert!(scene.core.room.shut);
    assert_eq!(scene.core.room.door(NOW), None);
    scene.ask('A', &open());
    assert_eq!(scene.core.room.door(NOW), Some("WXYZ"));
    let link = Link { room: scene.core.room.id.clone(), seat: Seat(1), guest: guest('B'), expires: NOW + 1 };
    scene.ask('A', &Request::Door(None));
    assert_eq!(scene.core.room.door(NOW), None);
    let taken = Request::TakeSeat { secret: SecretHash([1; 32]), link };
    assert_eq!(scene.ask('C', &taken), "A* C", "a personal link keeps its seat");
    scene.core.room.status = Status::Over;
    assert_eq!(scene.ask('A', &open()), "AlreadyStarted");
    scene.core.room.daily = Some(1);
    assert_eq!(scene.ask('A', &open()), "Daily");
}
