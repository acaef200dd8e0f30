//! How long bots wait for people: by the clock, by how many there are, and by how long they took so far.

use boardgame::Seat;
use room::{By, Millis, Pace, Request, Sitter, Tempo, bots_wait};
use serde_json::json;

use crate::scene::{Scene, options, some};

const BASE: Millis = 20_000;

#[track_caller]
fn waits(people: usize, took: &[Millis], left: Option<Millis>, expected: Millis) {
    assert_eq!(bots_wait(BASE, Pace { people, took, left }), expected);
}

#[test]
fn whoever_is_alone_and_neither_hasty_nor_slow_is_waited_for_as_long_as_was_asked() {
    waits(1, &[], None, BASE);
    waits(1, &[15_000, 15_000, 15_000], None, BASE);
    waits(0, &[], None, BASE);
    // Two turns tell nothing yet.
    waits(1, &[90_000, 90_000], None, BASE);
}

#[test]
fn several_people_have_something_to_say_to_each_other() {
    waits(2, &[], None, 30_000);
    waits(3, &[], None, 40_000);
    waits(6, &[], None, 40_000);
    waits(usize::MAX, &[], None, 40_000);
}

#[test]
fn a_hasty_table_waits_less_and_a_slow_one_more_within_bounds() {
    waits(1, &[9_000, 12_000, 1_000], None, 12_000);
    waits(1, &[1_000, 1_000, 1_000], None, 10_000);
    waits(1, &[24_000, 24_000, 600_000], None, 32_000);
    waits(1, &[Millis::MAX, Millis::MAX, Millis::MAX], None, 40_000);
    waits(6, &[600_000, 600_000, 600_000], None, 60_000);
}

#[test]
fn a_clock_is_for_thinking_and_not_for_waiting() {
    waits(1, &[], Some(180_000), BASE);
    waits(6, &[], Some(60_000), 15_000);
    waits(1, &[], Some(8_000), 2_000);
    waits(1, &[], Some(0), 0);
    waits(1, &[], Some(-5), 0);
}

#[test]
fn without_a_base_nobody_is_waited_for() {
    assert_eq!(bots_wait(0, Pace { people: 6, took: &[600_000; 9], left: None }), 0);
}

/// Two at a game of Senet who have taken so long for each of so many moves.
fn played(tempo: Tempo, took: Millis, moves: usize) -> Scene {
    let mut scene = Scene::new("senet", "A* B");
    scene.ask('A', &Request::Tempo(tempo));
    let mut scene = scene.started();
    for number in 0..moves {
        scene = scene.after(took);
        let (seat, action) = some(&scene);
        let guest = scene.core.room.seats[seat.index()].guest().unwrap();
        let by = By::Person { guest, key: format!("key-{number}"), seen: 0 };
        let step = scene.core.play(seat, &action, by, scene.now).unwrap();
        scene.core.stepped(&step, None);
    }
    scene
}

#[test]
fn a_room_knows_its_people_and_how_long_they_took() {
    let base = |scene: &Scene| scene.core.bots_wait(BASE, scene.now);
    assert_eq!(base(&played(Tempo::Sitting, 30_000, 2)), 30_000);
    assert_eq!(base(&played(Tempo::Sitting, 30_000, 6)), 60_000);
    let mut hasty = played(Tempo::Sitting, 3_000, 6);
    assert_eq!(base(&hasty), 15_000);
    hasty.core.room.seats[1] = Sitter::Bot { bot: "easy".to_owned(), puppet: "owl".to_owned() };
    assert_eq!(base(&hasty), 10_000, "one is left");
    // Of two minutes for a turn twenty seconds are left.
    let clock = played(Tempo::Minutes(2), 3_000, 6).after(100_000);
    assert_eq!(base(&clock), 5_000);
}

#[test]
fn what_a_table_did_long_ago_counts_no_more() {
    let mut scene = played(Tempo::Sitting, 30_000, 9);
    for number in 0..9 {
        scene = scene.after(3_000);
        let (seat, action) = some(&scene);
        let guest = scene.core.room.seats[seat.index()].guest().unwrap();
        let by = By::Person { guest, key: format!("late-{number}"), seen: 0 };
        let step = scene.core.play(seat, &action, by, scene.now).unwrap();
        scene.core.stepped(&step, None);
        let expected = if number < 4 { 60_000 } else { 15_000 };
        assert_eq!(scene.core.bots_wait(BASE, scene.now), expected, "{number}");
    }
}

/// Whoever stands in for the ghost must not be told from her by when the bots go on.
#[test]
fn of_a_seat_that_stays_unseen_nothing_counts() {
    let scene = |drawn: &str| {
        let mut scene = Scene::new("sesto-senso", drawn);
        scene.ask('A', &options(json!({ "ghost": 0 })));
        scene.started()
    };
    let (person, program) = (scene("A* B medium"), scene("A*(medium) B medium"));
    assert!(person.core.is_unseen(Seat(0)));
    for scene in [person, program] {
        assert_eq!(scene.core.bots_wait(BASE, scene.now), BASE);
    }
}
