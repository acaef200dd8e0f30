//! G26, and what G13 and G21 say of tables with a clock.

use boardgame::{Game, Seat};
use sesto_senso::{Action, Card, Clock, End, Final, Illegal, Kind, Level, Options, Psychic, Public, Who};

use crate::scene::{GHOST, Scene, confirm, dreams, give, place, scene, scene_with, vote};

fn hurried(seats: u8) -> Scene {
    scene_with(Options { clock: Clock::Three, ..Options::default() }, seats)
}

fn who(psychic: u8) -> Who {
    Who { psychic: Psychic(psychic), seat: Seat(psychic + 1), shared: false }
}

/// The reconstruction is over after day 3, the culprit is psychic 2, and the common dream is laid.
fn voting(seats: u8) -> Scene {
    let mut scene = hurried(seats);
    scene.reconstruct(3, 2).time_is_up();
    scene
}

#[test]
fn g26_there_is_no_clock_unless_it_is_chosen() {
    let mut scene = scene(4);
    assert_eq!(scene.game.deadline(), None);
    for seat in Seat::all(4) {
        assert_eq!(scene.act(seat, Action::TimeUp { wait: 2 }), Err(Illegal::TimeIsLeft));
    }
}

#[test]
fn g26_dreams_and_talk_have_their_time_each_and_a_day_of_the_game_may_take_a_day() {
    let seconds = Clock::ALL.map(|clock| {
        let scene = scene_with(Options { clock, ..Options::default() }, 4);
        scene.game.deadline().map(|due| due.seconds)
    });
    assert_eq!(seconds, [None, Some(180), Some(360), Some(12 * 60 * 60)]);

    let mut scene = hurried(4);
    let mut waits = Vec::new();
    let mut wait = |scene: &Scene| waits.push(scene.game.deadline().expect("time runs").wait);
    wait(&scene);
    scene.does(give(0, &[0])).does(place(0, Kind::Object, 3));
    wait(&scene);
    scene.gifts();
    wait(&scene);
    scene.does(confirm(0)).does(place(1, Kind::Object, 1)).does(confirm(1));
    wait(&scene);
    scene.does(place(2, Kind::Object, 2)).does(confirm(2));
    wait(&scene);
    assert_eq!(waits, [2, 2, 3, 3, 4], "the same while the same is waited for");
}

#[test]
fn g26_only_the_clock_says_that_time_is_up() {
    let mut scene = hurried(4);
    for seat in Seat::all(4).filter(|seat| *seat != GHOST) {
        assert_eq!(scene.act(seat, Action::TimeUp { wait: 2 }), Err(Illegal::TimeIsLeft));
    }
    assert_eq!(scene.act(GHOST, Action::TimeUp { wait: 3 }), Err(Illegal::TimeIsLeft));
    assert!(
        Seat::all(4)
            .all(|seat| { !boardgame::Legal::contains(&scene.legal(seat), &Action::TimeUp { wait: 2 }) })
    );
}

#[test]
fn g26_psychics_without_a_gift_in_time_get_none_and_still_guess() {
    let mut scene = hurried(4);
    scene.does(give(0, &[0])).time_is_up();
    assert!(scene.told(&Public::TimeUp { dreams: true }));
    assert!(scene.public().late);
    assert_eq!(scene.to_act(), [1, 2, 3], "all guess, and the ghost is not waited for");
    assert_eq!(scene.act(GHOST, give(1, &[1])), Err(Illegal::TooLate));
    assert_eq!(scene.act(GHOST, Action::Change), Err(Illegal::TooLateToChange));
    for psychic in 0..3 {
        scene.does(place(psychic, Kind::Object, psychic)).does(confirm(psychic));
    }
    let view = scene.public();
    assert_eq!((view.day, view.late), (2, false), "tomorrow there is time again");
    assert!(view.psychics.iter().all(|psychic| psychic.found == 1));
    assert_eq!(scene.to_act(), [GHOST.0]);
}

#[test]
fn g26_when_all_have_confirmed_before_the_ghost_is_late_the_signs_come_at_once() {
    let mut scene = hurried(3);
    for psychic in 0..2 {
        scene.does(place(psychic, Kind::Object, psychic)).does(confirm(psychic));
    }
    scene.time_is_up();
    assert_eq!(scene.public().day, 2);
    assert!(scene.public().psychics.iter().all(|psychic| psychic.found == 1));
}

#[test]
fn g26_a_common_dream_that_is_late_is_picked_at_random_from_the_hand() {
    let mut scene = hurried(4);
    scene.reconstruct(3, 1);
    let hand = scene.hand();
    scene.time_is_up();
    let common = scene.revelation().common;
    assert_eq!(common.len(), 3);
    assert!(common.iter().all(|common| hand.contains(common.dream)));
    let about: Vec<Kind> =
        scene.ghosts().revelation.unwrap().common.iter().filter_map(|common| common.about).collect();
    assert!(Kind::ALL.iter().all(|kind| about.contains(kind)), "one for each card: {about:?}");

    for finale in [Final::One, Final::Two] {
        let mut scene = scene_with(Options { clock: Clock::Six, finale, ..Options::default() }, 4);
        scene.reconstruct(3, 1);
        let hand = scene.hand();
        scene.time_is_up();
        let common = scene.revelation().common;
        assert_eq!((common.len(), hand.contains(common[0].dream)), (1, true));
    }
}

#[test]
fn g13_no_ball_in_time_is_a_wrong_guess_and_blocks_no_card() {
    let mut scene = hurried(4);
    scene.gifts().does(place(0, Kind::Object, 0)).does(place(1, Kind::Object, 4)).time_is_up();
    assert!(scene.told(&Public::TimeUp { dreams: false }));
    let psychics = Psychic::all(3).collect();
    assert!(scene.told(&Public::Signs { day: 1, psychics }), "nobody is left out");
    let object = |number| Card::new(Kind::Object, number);
    let found = Public::Found { who: who(0), card: object(0), left: 2 };
    assert!(scene.told(&found), "a ball that is not confirmed counts");
    assert!(scene.told(&Public::Refused { who: who(1), card: object(4) }));
    assert!(scene.told(&Public::Missed { who: who(2) }));
    let view = scene.public();
    assert_eq!(view.day, 2);
    assert_eq!(view.psychics.iter().map(|psychic| psychic.found).collect::<Vec<_>>(), [1, 0, 0]);
    assert!(view.psychics[2].refused.is_empty());
    assert_eq!(view.psychics[2].dreams, dreams(&[2]), "the dreams stay");
}

#[test]
fn g17_seven_days_without_a_ball_are_lost() {
    let mut scene = scene_with(Options { clock: Clock::Day, level: Level::Hard, ..Options::default() }, 5);
    for _ in 1..=7 {
        scene.time_is_up().time_is_up();
    }
    assert_eq!(scene.public().end, Some(End::TimeUp));
    assert_eq!(scene.game.deadline(), None);
}

#[test]
fn g21_with_a_clock_most_balls_accuse_without_a_majority() {
    let mut scene = voting(6);
    for (seat, on) in [(1, 4), (2, 2), (3, 2), (4, 0)] {
        scene.act(Seat(seat), vote(on)).unwrap();
    }
    scene.time_is_up();
    assert_eq!(scene.public().end, Some(End::Unmasked { day: 4 }), "two of five were enough");
}

#[test]
fn g21_with_a_clock_a_tie_goes_to_the_combination_whose_last_ball_was_placed_first() {
    let mut scene = voting(5);
    for (seat, on) in [(1, 0), (2, 3), (3, 3), (4, 0)] {
        scene.act(Seat(seat), vote(on)).unwrap();
    }
    scene.time_is_up();
    assert_eq!(
        scene.revelation().accused[0].combination,
        Psychic(3),
        "the last ball on 3 came before that on 0"
    );

    let mut scene = voting(5);
    for (seat, on) in [(1, 0), (2, 3), (3, 3), (4, 0), (2, 1), (2, 3)] {
        scene.act(Seat(seat), vote(on)).unwrap();
    }
    scene.time_is_up();
    assert_eq!(scene.revelation().accused[0].combination, Psychic(0), "a ball that came back came later");
}

#[test]
fn g21_with_a_clock_a_day_without_a_ball_passes_and_nothing_leaves() {
    let mut scene = voting(4);
    scene.time_is_up();
    assert!(scene.told(&Public::NoVote { day: 4 }));
    assert_eq!((scene.public().day, scene.revelation().suspects.len()), (5, 3));
    scene.time_is_up().time_is_up().time_is_up();
    assert_eq!(scene.public().end, Some(End::Escaped), "and after the seventh day they have escaped");
}
