//! Taking, leaving and handing on seats, and who is host.

use boardgame::Seat;
use room::{Change, DAY, Fresh, Link, Refusal, Request, RoomId, SecretHash, Sitter, Status, free_puppet};
use serde_json::json;

use crate::scene::{NOW, Scene, check_open, check_playing, guest, options, seats};

fn sit(seat: Option<u8>) -> Request {
    Request::Sit { seat: seat.map(Seat), name: "Marta".to_owned(), puppet: "cat".to_owned() }
}

fn bot(bot: &str) -> Request {
    Request::SeatBot { seat: None, bot: bot.to_owned() }
}

fn free(seat: u8) -> Request {
    Request::Free { seat: Seat(seat) }
}

fn rename(seat: u8) -> Request {
    Request::Rename { seat: Seat(seat), name: "Nonna".to_owned() }
}

#[test]
fn a_free_seat_is_anybodys() {
    check_open(
        "hanabi",
        &[
            ("A* - -", 'B', sit(None), "A* B -"),
            ("A* - -", 'B', sit(Some(2)), "A* - B"),
            ("A* - -", 'A', sit(None), "A* A -"),
            ("A* B", 'C', sit(None), "Full"),
            ("A* B -", 'C', sit(Some(1)), "SeatTaken"),
            ("A* B -", 'C', sit(Some(9)), "Bad(\"seat\")"),
            ("- -", 'C', sit(None), "C* -"),
        ],
    );
    check_playing(&[("A* B", 'C', sit(None), "AlreadyStarted")]);
}

#[test]
fn only_the_host_seats_bots() {
    check_open(
        "senet",
        &[
            ("A* -", 'A', bot("easy"), "A* easy"),
            ("A* - -", 'B', bot("easy"), "NotHost"),
            ("A* -", 'A', bot("godlike"), "UnknownBot"),
            ("A* B", 'A', bot("easy"), "Full"),
        ],
    );
}

#[test]
fn a_seat_is_freed_by_its_owner_or_the_host_before_the_start() {
    check_open(
        "hanabi",
        &[
            ("A* B C", 'B', free(1), "A* - C"),
            ("A* B C", 'A', free(1), "A* - C"),
            ("A* B C", 'B', free(2), "NotYourSeat"),
            ("A* B C", 'D', free(2), "NotYourSeat"),
            ("A* easy -", 'A', free(1), "A* - -"),
            ("A* B", 'A', free(5), "Bad(\"seat\")"),
            // The host goes, and the next person is host.
            ("A* B C", 'A', free(0), "- B* C"),
            ("A* easy -", 'A', free(0), "- easy -"),
            ("A* A B", 'A', free(0), "- A* B"),
        ],
    );
    check_playing(&[("A* B", 'B', free(1), "AlreadyStarted")]);
}

#[test]
fn a_name_is_changed_by_its_owner_before_the_start() {
    let mut scene = Scene::new("senet", "A* B");
    scene.ask('B', &rename(1));
    assert_eq!(scene.core.room.names(), ["A", "Nonna"]);
    check_open("senet", &[("A* B", 'A', rename(1), "NotYourSeat"), ("A* B", 'C', rename(1), "NotInRoom")]);
    check_playing(&[("A* B", 'B', rename(1), "AlreadyStarted")]);
}

#[test]
fn whoever_leaves_frees_a_seat_or_leaves_a_bot() {
    let bot = Scene::new("senet", "A* B").core.game.usual_bot();
    let stood_in = |drawn: &str| drawn.replace("BOT", bot);
    check_open(
        "hanabi",
        &[
            ("A* B C", 'A', Request::Leave, "- B* C"),
            ("A* B B", 'B', Request::Leave, "A* - -"),
            ("A* B", 'C', Request::Leave, "NotInRoom"),
            ("A* B C", 'B', Request::Forget, "A* - C"),
        ],
    );
    check_playing(&[
        ("A* B", 'A', Request::Leave, &stood_in("A(BOT)! B*")),
        ("A* B", 'B', Request::Leave, &stood_in("A* B(BOT)!")),
        ("A* B(easy)", 'B', Request::Leave, "A* B(easy)!"),
        ("A* easy", 'A', Request::Leave, &stood_in("A(BOT)! easy")),
        ("A* B", 'A', Request::Forget, &stood_in("~(BOT) B*")),
        ("A* B", 'C', Request::Forget, "NotInRoom"),
    ]);
}

#[test]
fn after_the_end_leaving_only_takes_it_off_ones_list() {
    let mut scene = Scene::new("senet", "A* B").started();
    scene.core.room.status = Status::Over;
    assert_eq!(scene.ask('B', &Request::Leave), "A* B!");
    assert_eq!(scene.ask('A', &Request::Forget), "~ B!");
}

#[test]
fn a_personal_link_brings_a_seat_to_another_guest() {
    let take = |seat: u8, from: char| Request::TakeSeat {
        secret: SecretHash([9; 32]),
        link: Link { room: RoomId("room".into()), seat: Seat(seat), guest: guest(from), expires: NOW },
    };
    check_playing(&[
        ("A* B", 'C', take(0, 'A'), "C* B"),
        ("A* B", 'C', take(1, 'B'), "A* C"),
        ("A* A", 'C', take(1, 'A'), "A* C"),
        ("A* B(easy)!", 'C', take(1, 'B'), "A* C"),
        ("A* B", 'C', take(1, 'A'), "NoLink"),
        ("A* ~(easy)", 'C', take(1, 'B'), "NoLink"),
        ("A* B", 'C', take(7, 'B'), "NoLink"),
        ("A* B", 'B', take(1, 'B'), "A* B"),
    ]);
    let scene = Scene::new("senet", "A* B").started();
    let Ok(Change::Room(change)) = scene.core.decide(guest('C'), &take(1, 'B'), NOW) else { panic!() };
    assert_eq!(change.used, Some(SecretHash([9; 32])), "and is used up by it");
}

#[test]
fn a_personal_link_is_made_for_a_seat_of_ones_own() {
    let link = |seat: u8| Request::MakeLink { seat: Seat(seat), secret: SecretHash([9; 32]) };
    let day = format!("9 to 1 until {}", NOW + DAY);
    check_playing(&[
        ("A* B", 'B', link(1), &day),
        ("A* B(easy)", 'B', link(1), &day),
        ("A* B", 'A', link(1), "NotYourSeat"),
        ("A* B", 'C', link(1), "NotInRoom"),
    ]);
    check_open("senet", &[("A* B", 'B', link(1), &day)]);
    let mut daily = Scene::new("sensu", "A*").started();
    daily.core.room.daily = Some(0);
    assert_eq!(daily.ask('A', &link(0)), "Daily");
}

#[test]
fn the_host_sets_options_and_seats_before_the_start() {
    check_open(
        "hanabi",
        &[
            ("A* -", 'A', seats(5), "A* - - - -"),
            ("A* B - -", 'A', seats(2), "A* B"),
            ("A* - B", 'A', seats(2), "SeatTaken"),
            ("A* B", 'A', seats(9), "Bad(\"seats\")"),
            ("A* B", 'B', seats(3), "NotHost"),
            ("A* B", 'B', options(json!({ "hints": true })), "NotHost"),
            ("A* B", 'A', options(json!({ "hints": "perhaps" })), "game: error-bad-options"),
            ("A* B", 'A', options(json!({ "hints": true })), "A* B"),
            ("A* B", 'B', Request::Deck(None), "NotHost"),
            ("A* B", 'A', Request::Deck(Some("mine".to_owned())), "A* B"),
        ],
    );
    check_playing(&[
        ("A* B", 'A', options(json!({ "hints": true })), "AlreadyStarted"),
        ("A* B", 'A', Request::Deck(None), "AlreadyStarted"),
    ]);
    let mut scene = Scene::new("hanabi", "A* B").with(json!({ "gran_finale": true }));
    scene.ask('A', &options(json!({ "hints": true })));
    let kept = scene.core.room.options.json();
    assert_eq!((&kept["hints"], &kept["gran_finale"]), (&json!(true), &json!(true)), "the others stay");
}

#[test]
fn people_may_put_themselves_forward() {
    let ghost = |seat: Option<u8>| options(json!({ "ghost": seat }));
    let named = |now: Option<u8>| Scene::new("sesto-senso", "A* B C -").with(json!({ "ghost": now }));
    for (now, by, asked, then) in [
        (None, 'B', Some(1), Ok(json!(1))),
        (Some(1), 'B', None, Ok(json!(null))),
        (None, 'B', Some(2), Err("NotHost")),
        (Some(2), 'B', Some(1), Err("NotHost")),
        (Some(2), 'B', None, Err("NotHost")),
        (None, 'D', None, Err("NotHost")),
        (Some(2), 'A', Some(1), Ok(json!(1))),
    ] {
        let mut scene = named(now);
        let told = scene.ask(by, &ghost(asked));
        match then {
            Ok(ghost) => {
                assert_eq!(scene.core.room.options.json()["ghost"], ghost, "{now:?}, {by}: {asked:?}")
            }
            Err(refusal) => assert_eq!(told, refusal, "{now:?}, {by}: {asked:?}"),
        }
    }
    let both = options(json!({ "ghost": 1, "level": "hard" }));
    assert_eq!(named(None).ask('B', &both), "NotHost", "nothing else is a volunteer's");
}

#[test]
fn the_start_takes_the_empty_chairs_away() {
    check_open(
        "hanabi",
        &[
            ("A* - B -", 'A', Request::Start, "A* B"),
            ("A* - -", 'A', Request::Start, "TooFew(2)"),
            ("A* B", 'B', Request::Start, "NotHost"),
        ],
    );
    check_playing(&[("A* B", 'A', Request::Start, "AlreadyStarted")]);
    let scene = Scene::new("sesto-senso", "A* - B C").with(json!({ "ghost": 2 })).started();
    let room = &scene.core.room;
    assert_eq!(room.options.json()["ghost"], json!(1), "it is still the same person");
    assert_eq!((room.status, room.code.as_deref()), (Status::Playing, None));
    assert!(!room.waiting.is_empty());
}

#[test]
fn what_happens_during_play_besides_steps_is_no_touch() {
    let mut scene = Scene::new("senet", "A* -").after(500);
    scene.ask('B', &sit(None));
    assert_eq!(scene.core.room.touched, NOW + 500);
    let mut scene = scene.started().after(1_000);
    scene.ask('B', &Request::Leave);
    assert_eq!(scene.core.room.touched, NOW + 500);
}

#[test]
fn a_door_is_open_for_a_while_and_while_there_is_a_seat() {
    let open = |seats: &str, now| Scene::new("senet", seats).core.room.door(now).map(str::to_owned);
    assert_eq!(open("A* -", NOW).as_deref(), Some("ABCD"));
    assert_eq!(open("A* B", NOW), None);
    assert_eq!(open("A* -", NOW + 1000), None);
    assert_eq!(Scene::new("senet", "A* B").started().core.room.door(NOW), None);
}

#[test]
fn puppets_at_a_table_differ() {
    let taken = |puppet: &str| Sitter::Bot { bot: "easy".to_owned(), puppet: puppet.to_owned() };
    assert_eq!(free_puppet(&[], Some("cat")), "cat");
    assert_eq!(free_puppet(&[taken("cat")], Some("cat")), "fox");
    assert_eq!(free_puppet(&[taken("fox")], Some("ghost")), "owl", "the ghost is nobody's");
}

#[test]
fn the_same_people_play_again() {
    let rematch = || {
        let (id, seed) = (RoomId("new".into()), boardgame::Seed::of_number(2));
        Request::Rematch(Fresh { id, code: None, seed, shared: true })
    };
    for (old, by, new) in [
        ("A* B", 'B', "A B*"),
        ("A* B(easy)! C", 'A', "A* easy C"),
        ("A! B", 'A', "- B*"),
        ("A* ~(easy)", 'A', "A* easy"),
        ("A* B(easy)", 'A', "A* B"),
        ("A* medium", 'A', "A* medium"),
        ("A* B", 'C', "NotInRoom"),
    ] {
        let mut scene = Scene::new("hanabi", old).after(5);
        assert!(["NotOver", "NotInRoom"].contains(&scene.ask(by, &rematch()).as_str()), "{old}");
        scene.core.room.status = Status::Over;
        let made = scene.core.decide(guest(by), &rematch(), scene.now);
        if let Ok(Change::Rematch(again)) = made {
            assert_eq!((again.status, again.created, again.rematch), (Status::Open, NOW + 5, None));
        }
        assert_eq!(scene.ask(by, &rematch()), new, "{old}");
        if new != "NotInRoom" {
            assert_eq!(scene.ask(by, &rematch()), "nothing", "asked twice, it is the same room");
        }
    }
    assert!(Scene::new("senet", "A* easy").core.room.is_ready_to_start(guest('A')));
    for others in ["A* B", "A* -", "A* ~(easy)"] {
        assert!(!Scene::new("senet", others).core.room.is_ready_to_start(guest('A')), "{others}");
    }
}

#[test]
fn a_seat_is_somebodys_own() {
    let room = Scene::new("senet", "A* B").core.room;
    assert_eq!(room.check_seat(guest('A'), Seat(0)), Ok(()));
    assert_eq!(room.check_seat(guest('A'), Seat(1)), Err(Refusal::NotYourSeat));
    assert_eq!(room.check_seat(guest('A'), Seat(9)), Err(Refusal::NotYourSeat));
    assert_eq!(room.check_seat(guest('C'), Seat(0)), Err(Refusal::NotInRoom));
}
