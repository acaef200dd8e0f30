//! Playing on from a step of a game, and whose choices are shown to whom.

use boardgame::{Seat, Seed};
use room::{Fresh, Request, RoomId, Sitter, Status};

use crate::scene::{Scene, guest};

fn from(step: u64, seat: u8) -> Request {
    let fresh = Fresh {
        id: RoomId("new".into()),
        code: Some("ABCD".to_owned()),
        seed: Seed::of_number(9),
        shared: false,
    };
    Request::WhatIf {
        step,
        seat: Seat(seat),
        name: "Zoe".to_owned(),
        puppet: "cat".to_owned(),
        fresh: Box::new(fresh),
    }
}

/// A game of two that has been played to its deal, in a room of such a state.
fn played(status: Status, practice: bool, daily: Option<i64>) -> Scene {
    let mut scene = Scene::new("senet", "A* B").started();
    (scene.core.room.status, scene.core.room.practice, scene.core.room.daily) = (status, practice, daily);
    scene
}

#[test]
fn anybody_plays_on_from_a_finished_game_and_those_who_practise_at_any_time() {
    let sealed = Some(i64::MAX / 1_000_000_000);
    for (status, practice, daily, by, request, after) in [
        (Status::Over, false, None, 'A', from(0, 0), "A* medium after 0"),
        (Status::Over, false, None, 'Z', from(0, 1), "medium Z* after 0"),
        (Status::Over, false, None, 'Z', from(0, 2), "Bad(\"seat\")"),
        (Status::Over, false, None, 'Z', from(7, 0), "Bad(\"step\")"),
        (Status::Playing, false, None, 'A', from(0, 0), "NotOver"),
        (Status::Playing, true, None, 'A', from(0, 0), "A* medium after 0"),
        (Status::Playing, true, None, 'Z', from(0, 0), "NotOver"),
        (Status::Over, false, sealed, 'A', from(0, 0), "Sealed"),
    ] {
        let asked = played(status, practice, daily).ask(by, &request);
        assert_eq!(asked, after, "{status:?}, practice {practice}: {by} asks for {request:?}");
    }
}

#[test]
fn choices_are_shown_when_everybody_shows_theirs() {
    let seen =
        |scene: &Scene, by| scene.core.room.choices_shown_to(guest(by)).iter().map(|seat| seat.0).collect();
    let mut scene = played(Status::Over, false, None);
    let table = |scene: &Scene| -> [Vec<u8>; 3] { ['A', 'B', 'Z'].map(|by| seen(scene, by)) };
    assert_eq!(table(&scene), [vec![0], vec![1], vec![]]);
    scene.ask('A', &Request::ShowChoices(true));
    assert_eq!(table(&scene), [vec![0], vec![1], vec![]], "one alone shows nothing");
    scene.ask('B', &Request::ShowChoices(true));
    assert_eq!(table(&scene), [vec![0, 1], vec![0, 1], vec![]]);
    scene.ask('B', &Request::ShowChoices(false));
    assert_eq!(table(&scene), [vec![0], vec![1], vec![]]);
    assert_eq!(scene.ask('Z', &Request::ShowChoices(true)), "NotInRoom");
    scene.core.room.seats[1] = Sitter::Bot { bot: "easy".to_owned(), puppet: "owl".to_owned() };
    assert_eq!(table(&scene), [vec![0, 1], vec![], vec![]], "bots have nothing to hide");
    scene.core.room.status = Status::Playing;
    assert_eq!(scene.ask('A', &Request::ShowChoices(true)), "NotOver");
}
