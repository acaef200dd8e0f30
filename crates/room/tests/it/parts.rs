//! Deals that nobody chooses alone: promised, handed in, waited for.

use boardgame::{Seat, Seed};
use room::{
    Asked, Fresh, GameEntry, Host, Link, Refusal, Request, Room, RoomId, SecretHash, Status, WAIT_FOR_PARTS,
};

use crate::scene::{NOW, Scene, guest};

/// The part of a letter.
fn part(of: char) -> Seed {
    Seed::of_number(u64::from(of))
}

fn promise(seat: u8, of: char) -> Request {
    Request::Promise { seat: Seat(seat), hash: part(of).commitment() }
}

fn hand_in(seat: u8, of: char) -> Request {
    Request::HandIn { seat: Seat(seat), part: part(of) }
}

/// How the deal of a room stands: each promise by its seat, with a star where the part is in.
fn deal(scene: &Scene) -> String {
    let room = &scene.core.room;
    let parts = room.parts.iter().flatten();
    let parts: Vec<String> =
        parts.map(|part| format!("{}{}", part.seat.0, if part.part.is_some() { "*" } else { "" })).collect();
    let stands = match (room.status, room.dealing) {
        (Status::Open, None) => "open",
        (Status::Open, Some(_)) => "dealing",
        (Status::Playing, None) => "dealt",
        _ => "impossible",
    };
    assert_eq!(scene.core.table.is_some(), stands == "dealt");
    format!("{stands} {}", parts.join(" ")).trim_end().to_owned()
}

/// Asks for one thing after the other, and checks how the deal stands after each, or why nothing came of it.
#[track_caller]
fn check(seats: &str, rows: &[(char, Request, &str)]) -> Scene {
    let mut scene = Scene::new("hanabi", seats);
    for (by, request, expected) in rows {
        let before = deal(&scene);
        let answer = scene.ask(*by, request);
        let stands = deal(&scene);
        let refused =
            ["NoParts", "WrongPart", "NotStarted", "AlreadyStarted", "NotYourSeat", "NotInRoom", "nothing"];
        let said = if refused.contains(&answer.as_str()) || answer.starts_with("Bad") {
            assert_eq!(stands, before, "{by} asks for {request:?}");
            answer
        } else {
            stands
        };
        assert_eq!(said, *expected, "{seats}: {by} asks for {request:?}");
    }
    scene
}

#[test]
fn a_part_is_promised_before_the_start_and_handed_in_after_it() {
    let scene = check(
        "A* B - C",
        &[
            ('A', promise(0, 'a'), "open 0"),
            ('C', promise(3, 'c'), "open 0 3"),
            ('B', promise(1, 'b'), "open 0 1 3"),
            ('B', promise(1, 'b'), "nothing"),
            ('B', promise(1, 'x'), "open 0 1 3"),
            ('B', promise(1, 'b'), "open 0 1 3"),
            ('B', promise(0, 'b'), "NotYourSeat"),
            ('D', promise(0, 'b'), "NotInRoom"),
            ('B', Request::Promise { seat: Seat(1), hash: "abc".to_owned() }, "Bad(\"hash\")"),
            ('B', hand_in(1, 'b'), "NotStarted"),
            ('A', Request::Start, "dealing 0 1 2"),
            ('A', Request::Start, "AlreadyStarted"),
            ('B', promise(1, 'x'), "AlreadyStarted"),
            ('C', hand_in(2, 'c'), "dealing 0 1 2*"),
            ('C', hand_in(2, 'c'), "nothing"),
            ('A', hand_in(0, 'b'), "WrongPart"),
            ('A', hand_in(1, 'b'), "NotYourSeat"),
            ('A', hand_in(0, 'a'), "dealing 0* 1 2*"),
            ('B', hand_in(1, 'b'), "dealt 0* 1* 2*"),
            ('B', hand_in(1, 'b'), "nothing"),
        ],
    );
    let room = &scene.core.room;
    let shared = room.shared_deal().unwrap();
    assert_eq!((shared.server, shared.broken()), (room.seed, None));
    assert_eq!(scene.core.table.as_ref().unwrap().commitment(), Some(shared.seed().commitment()));
    assert_ne!(shared.seed(), room.seed);
    assert_eq!(room.touched, NOW);
}

#[test]
fn where_nobody_has_promised_anything_the_table_is_dealt_at_once() {
    let scene = check("A* B easy", &[('A', Request::Start, "dealt")]);
    assert_eq!(scene.core.room.deal_seed(), scene.core.room.seed);
    assert_eq!(scene.core.room.shared_deal(), None);
    // A program that promises nothing is not waited for.
    check(
        "A* B",
        &[
            ('A', promise(0, 'a'), "open 0"),
            ('A', Request::Start, "dealing 0"),
            ('A', hand_in(0, 'a'), "dealt 0*"),
        ],
    );
}

#[test]
fn who_does_not_hand_in_is_left_out_after_a_while() {
    let mut scene = check(
        "A* B",
        &[
            ('A', promise(0, 'a'), "open 0"),
            ('B', promise(1, 'b'), "open 0 1"),
            ('A', Request::Start, "dealing 0 1"),
            ('A', hand_in(0, 'a'), "dealing 0* 1"),
        ],
    );
    let early = NOW + WAIT_FOR_PARTS - 1;
    assert!(matches!(scene.core.deal_without(early), Ok(room::Change::Nothing)));
    scene = scene.after(WAIT_FOR_PARTS);
    let Ok(room::Change::Room(change)) = scene.core.deal_without(scene.now) else { panic!("it is time") };
    scene.core.adopt(*change, room::Version(9));
    assert_eq!(deal(&scene), "dealt 0* 1");
    assert_eq!(scene.core.room.touched, NOW + WAIT_FOR_PARTS);
    let shared = scene.core.room.shared_deal().unwrap();
    assert_eq!(shared.seats[1].part, None);
    assert_eq!(scene.core.table.as_ref().unwrap().commitment(), Some(shared.seed().commitment()));
    assert_eq!(scene.ask('B', &hand_in(1, 'b')), "AlreadyStarted");
    assert!(matches!(scene.core.deal_without(scene.now), Ok(room::Change::Nothing)));
}

#[test]
fn who_leaves_in_between_is_not_waited_for() {
    for (leave, drawn) in [(Request::Leave, "A* B(plain)!"), (Request::Forget, "A* ~(plain)")] {
        let mut scene = check(
            "A* B",
            &[
                ('A', promise(0, 'a'), "open 0"),
                ('B', promise(1, 'b'), "open 0 1"),
                ('A', Request::Start, "dealing 0 1"),
                ('A', hand_in(0, 'a'), "dealing 0* 1"),
            ],
        );
        assert_eq!(scene.ask('B', &leave), drawn);
        assert_eq!(deal(&scene), "dealt 0* 1");
    }
    // What they have handed in stays in.
    let mut scene = check(
        "A* B",
        &[
            ('A', promise(0, 'a'), "open 0"),
            ('B', promise(1, 'b'), "open 0 1"),
            ('A', Request::Start, "dealing 0 1"),
            ('B', hand_in(1, 'b'), "dealing 0 1*"),
        ],
    );
    assert_eq!(scene.ask('B', &Request::Leave), "A* B(plain)!");
    assert_eq!(deal(&scene), "dealing 0 1*");
    assert_eq!(scene.ask('A', &hand_in(0, 'a')), "A* B(plain)!");
    assert_eq!(deal(&scene), "dealt 0* 1*");
}

#[test]
fn a_promise_goes_with_whoever_made_it() {
    let link = Link { room: RoomId("room".into()), seat: Seat(1), guest: guest('B'), expires: NOW };
    let take = Request::TakeSeat { secret: SecretHash([1; 32]), link };
    for (by, request) in [
        ('B', Request::Leave),
        ('A', Request::Free { seat: Seat(1) }),
        ('B', Request::Forget),
        ('C', take.clone()),
    ] {
        let rows =
            [('A', promise(0, 'a'), "open 0"), ('B', promise(1, 'b'), "open 0 1"), (by, request, "open 0")];
        check("A* B -", &rows);
    }
    // Once it has begun, the seat is waited for whoever has it: the other browser may still hand it in.
    check(
        "A* B",
        &[
            ('B', promise(1, 'b'), "open 1"),
            ('A', Request::Start, "dealing 1"),
            ('C', take, "dealing 1"),
            ('C', hand_in(1, 'b'), "dealt 1*"),
        ],
    );
}

#[test]
fn while_it_is_dealt_nothing_else_of_the_room_changes() {
    let sit = Request::Sit { seat: None, name: "Marta".to_owned(), puppet: "cat".to_owned() };
    let rename = Request::Rename { seat: Seat(0), name: "Nonna".to_owned() };
    let options = Request::Options { options: None, seats: Some(3) };
    let mut rows = vec![('A', promise(0, 'a'), "open 0"), ('A', Request::Start, "dealing 0")];
    let bot = Request::SeatBot { seat: None, bot: "companion".to_owned() };
    for request in [sit, rename, options, bot, Request::Deck(None), Request::Free { seat: Seat(1) }] {
        rows.push(('A', request, "AlreadyStarted"));
    }
    check("A* B", &rows);
}

#[test]
fn what_speaks_against_a_deal_is_said_before_it_is_waited_for() {
    let mut scene = check("A* -", &[('A', promise(0, 'a'), "open 0")]);
    assert_eq!(scene.ask('A', &Request::Start), "TooFew(2)");
    assert_eq!(deal(&scene), "open 0");
}

#[test]
fn where_the_deal_is_known_already_seats_have_no_part_in_it() {
    let game = |id: &str| GameEntry::new(games::find(id).unwrap());
    let host = Host { guest: guest('A'), name: "Anna", puppet: "cat" };
    let fresh = |shared| Fresh { id: RoomId("new".into()), code: None, seed: Seed::of_number(1), shared };
    let hashes = vec![part('a').commitment().to_uppercase()];
    let asked = Asked { seats: Some(1), hashes: hashes.clone(), ..Asked::default() };
    let open = |asked: &Asked, shared| Room::open(&game("sensu"), host, asked.clone(), fresh(shared), NOW);
    let promised = open(&asked, true).unwrap().parts.unwrap();
    assert_eq!((promised[0].seat, &promised[0].hash), (Seat(0), &part('a').commitment()));
    assert_eq!(open(&asked, false).unwrap().parts, None);
    let practice = Asked { practice: true, ..asked.clone() };
    assert_eq!(open(&practice, true).unwrap().parts, None);
    let many = Asked { hashes: [hashes.clone(), hashes].concat(), ..asked.clone() };
    assert_eq!(open(&many, true).unwrap_err(), Refusal::Bad("hashes"));
    let wrong = Asked { hashes: vec!["x".to_owned()], ..asked };
    assert_eq!(open(&wrong, true).unwrap_err(), Refusal::Bad("hash"));
    assert_eq!(Room::daily(&game("sensu"), host, 20_000, fresh(true), NOW).unwrap().parts, None);

    let mut scene = Scene::new("hanabi", "A* B");
    scene.core.room.parts = None;
    assert_eq!(scene.ask('A', &promise(0, 'a')), "NoParts");
    assert_eq!(scene.ask('A', &hand_in(0, 'a')), "NoParts");
    assert_eq!(scene.ask('A', &Request::Start), "A* B");
    assert_eq!(deal(&scene), "dealt");
}
