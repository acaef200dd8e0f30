//! How rooms begin.

use boardgame::Seed;
use games::Options;
use room::{Asked, DAY, Fresh, GameEntry, Host, Refusal, Request, Room, RoomId, Status};

use crate::scene::{NOW, Scene, drawn, guest};

fn fresh() -> Fresh {
    Fresh { id: RoomId("new".into()), code: Some("ABCD".to_owned()), seed: Seed::of_number(1), shared: true }
}

fn opened(game: &str, asked: Asked) -> Result<Room<Options>, Refusal> {
    let host = Host { guest: guest('A'), name: "Anna", puppet: "cat" };
    Room::open(&GameEntry::new(games::find(game).unwrap()), host, asked, fresh(), NOW)
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn a_room_is_opened_as_it_was_asked_for() {
    for (game, asked, expected) in [
        ("senet", Asked::default(), Ok("A* -")),
        ("hanabi", Asked { seats: Some(3), ..Asked::default() }, Ok("A* - -")),
        ("hanabi", Asked { bots: names(&["companion"]), ..Asked::default() }, Ok("A* companion - - -")),
        (
            "senet",
            Asked { mine: Some(names(&["Anna", "Nonna"])), start: true, ..Asked::default() },
            Ok("A* A"),
        ),
        ("sensu", Asked { seats: Some(1), practice: true, ..Asked::default() }, Ok("A*")),
        ("senet", Asked { mine: Some(Vec::new()), ..Asked::default() }, Err(Refusal::Bad("mine"))),
        ("senet", Asked { bots: names(&["easy", "easy"]), ..Asked::default() }, Err(Refusal::Full)),
        ("senet", Asked { start: true, ..Asked::default() }, Err(Refusal::TooFew(2))),
        ("senet", Asked { seats: Some(3), ..Asked::default() }, Err(Refusal::Bad("seats"))),
        (
            "hanabi",
            Asked { seats: Some(2), bots: names(&["companion", "companion"]), ..Asked::default() },
            Err(Refusal::Bad("seats")),
        ),
        ("senet", Asked { practice: true, ..Asked::default() }, Err(Refusal::Bad("practice"))),
        ("senet", Asked { bots: names(&["godlike"]), ..Asked::default() }, Err(Refusal::UnknownBot)),
    ] {
        let room = opened(game, asked.clone()).map(|room| drawn(&room));
        assert_eq!(room, expected.map(str::to_owned), "{asked:?}");
    }
}

#[test]
fn a_new_room_is_open_for_a_day() {
    let room = opened("hanabi", Asked::default()).unwrap();
    assert_eq!((room.status, room.host), (Status::Open, Some(guest('A'))));
    assert_eq!(room.door(NOW + DAY - 1), Some("ABCD"));
    assert_eq!(room.door(NOW + DAY), None);
    assert_eq!(room.names()[0], "Anna");
    assert_eq!(room.seats[0].puppet(), Some("cat"));
}

#[test]
fn a_daily_deal_is_sealed_until_its_day_is_over() {
    let host = Host { guest: guest('A'), name: "Anna", puppet: "cat" };
    let (day, game) = (NOW / DAY, GameEntry::new(games::find("sensu").unwrap()));
    let room = Room::daily(&game, host, day, fresh(), NOW).unwrap();
    assert_eq!((drawn(&room).as_str(), room.daily), ("A*", Some(day)));
    let midnight = (day + 1) * DAY;
    for (who, now, expected) in [
        (Some('A'), NOW, Ok(())),
        (Some('B'), NOW, Err(Refusal::Sealed)),
        (None, midnight - 1, Err(Refusal::Sealed)),
        (None, midnight, Ok(())),
    ] {
        assert_eq!(room.check_unsealed(who.map(guest), now), expected, "{who:?} at {now}");
    }
}

#[test]
fn a_daily_deal_is_laid_as_the_playbill_says_and_nobody_changes_it() {
    let host = Host { guest: guest('A'), name: "Anna", puppet: "cat" };
    for (name, seats) in [("senet", "A* hard"), ("hanabi", "A* companion companion"), ("sensu", "A*")] {
        let game = GameEntry::new(games::find(name).unwrap());
        let room = Room::daily(&game, host, NOW / DAY, fresh(), NOW).unwrap();
        assert_eq!(drawn(&room), seats);
        let options = room.options.json().clone();
        assert_eq!(options.get("dice").is_some(), name == "senet", "the dice of a day come in a row");
        // Another node reads it before it has begun.
        let read = game.by_present_rules(room.stored()).unwrap();
        assert_eq!(*read.options.json(), options);
        let mut scene = Scene::new(name, seats);
        scene.core.room = Room { id: scene.core.room.id.clone(), ..read };
        for request in [Request::SeatBot { seat: None, bot: "easy".to_owned() }, Request::Leave] {
            assert_eq!(scene.ask('A', &request), "Daily", "{request:?}");
        }
        scene.ask('A', &Request::Start);
        assert_eq!(*scene.core.room.options.json(), options, "{name} begins as it was laid");
        assert_eq!(scene.core.room.status, Status::Playing);
    }
    let none = GameEntry::new(games::find("sesto-senso").unwrap());
    assert_eq!(Room::daily(&none, host, 1, fresh(), NOW), Err(Refusal::Bad("game")));
}
