//! What others may know, and who may look.

use boardgame::{Seat, SeatSet, Viewer};
use room::{By, PersonSeen, Refusal, Request, SPECTATORS, STREAMS_OF_ONE, Status, Tempo};
use serde_json::json;

use crate::scene::{NOW, Scene, TERMS, guest, some};

/// The ghost is B, who must keep silent.
fn haunted(present: &str) -> Scene {
    Scene::new("sesto-senso", "A* B C").with(json!({ "ghost": 1 })).started().watched_by(present)
}

fn seen(scene: &Scene, seat: u8, by: Option<char>) -> PersonSeen {
    scene.core.person_seen(Seat(seat), by.map(guest), scene.now).unwrap()
}

#[test]
fn everybody_sees_who_is_here_and_who_plays_for_whom() {
    let scene = Scene::new("senet", "A* B").started().seated("A* B(easy)").watched_by("A").after(9);
    for by in [Some('A'), Some('B'), None] {
        let here = seen(&scene, 0, by);
        assert_eq!((here.present, here.away_since, here.stand_in), (true, None, None), "{by:?}");
        let away = seen(&scene, 1, by);
        assert_eq!((away.present, away.away_since), (false, Some(NOW)), "{by:?}");
        assert_eq!((away.unseen, away.stand_in.as_deref()), (false, Some("easy")), "{by:?}");
    }
    let nobody = seen(&scene.seated("A* ~(easy)"), 1, Some('A'));
    assert_eq!((nobody.present, nobody.away_since), (false, None));
}

/// What is left is told, so that nobody's clock is compared with the server's.
#[test]
fn whoever_is_away_is_missed_in_so_many_milliseconds() {
    let scene = |waited| Scene::new("senet", "A* B").started().watched_by("A").after(waited);
    let missed = |waited, seat| seen(&scene(waited), seat, Some('A')).missed_in;
    assert_eq!(missed(9, 0), None, "who is here is not missed");
    assert_eq!(missed(9, 1), Some(TERMS.absence - 9));
    assert_eq!(missed(TERMS.absence + 9, 1), Some(0));
    // Whether somebody unseen is away shows in nothing: of both it is said how long the table is waited for.
    for present in ["ABC", "AC"] {
        assert_eq!(seen(&haunted(present).after(9), 1, Some('A')).missed_in, Some(TERMS.patience));
    }
    let mut over_days = scene(9);
    over_days.core.room.tempo = Tempo::Days(Some(1));
    assert_eq!(seen(&over_days, 1, Some('A')).missed_in, None, "over days it is a turn that counts");
}

#[test]
fn who_must_keep_silent_looks_the_same_whatever_they_do() {
    let stood_in = || haunted("AC").seated("A B(easy)! C");
    for by in [Some('A'), Some('C'), Some('D'), None] {
        let looks = seen(&haunted("ABC"), 1, by);
        assert_eq!((looks.unseen, looks.present, &looks.stand_in), (true, true, &None), "{by:?}");
        assert_eq!(seen(&haunted("AC"), 1, by), looks, "{by:?}: away");
        assert_eq!(seen(&stood_in(), 1, by), looks, "{by:?}: played for");
    }
    let own = seen(&stood_in(), 1, Some('B'));
    assert_eq!((own.present, own.stand_in.as_deref()), (false, Some("easy")), "they know themselves");
    let mut over = stood_in();
    over.core.room.status = Status::Over;
    assert!(!seen(&over, 1, Some('A')).present, "after the end there is nothing to hide");
}

#[test]
fn eyes_are_ones_own_or_a_spectators() {
    let core = Scene::new("senet", "A* B").started().core;
    for (by, seat, expected) in [
        (Some('A'), Some(0), Ok(())),
        (Some('A'), Some(1), Err(Refusal::NotYourSeat)),
        (Some('C'), Some(1), Err(Refusal::NotInRoom)),
        (None, Some(1), Err(Refusal::NotInRoom)),
        (Some('A'), None, Ok(())),
        (Some('C'), None, Ok(())),
        (None, None, Ok(())),
    ] {
        let watch = core.check_watch(by.map(guest), seat.map(Seat), NOW);
        assert_eq!(watch, expected, "{by:?} {seat:?}");
    }
    let mut daily = Scene::new("sensu", "A*").started().core;
    daily.room.daily = Some(NOW / room::DAY);
    assert_eq!(daily.check_watch(Some(guest('B')), None, NOW), Err(Refusal::Sealed));
    assert_eq!(daily.check_watch(Some(guest('A')), Some(Seat(0)), NOW), Ok(()));
}

#[test]
fn spectators_take_no_place_from_those_who_sit_here() {
    let mut core = Scene::new("senet", "A* B").started().core;
    let mut crowd = |strangers: usize, own: usize, by: Option<char>| {
        let strangers = std::iter::repeat_n(None, strangers);
        let own = std::iter::repeat_n(Some(guest('A')), own);
        core.presence.set_audience(strangers.chain(own));
        core.check_watch(by.map(guest), None, NOW)
    };
    assert_eq!(crowd(SPECTATORS - 1, 0, None), Ok(()));
    assert_eq!(crowd(SPECTATORS, 0, None), Err(Refusal::NoPlace));
    assert_eq!(crowd(SPECTATORS, 0, Some('C')), Err(Refusal::NoPlace));
    assert_eq!(crowd(SPECTATORS, STREAMS_OF_ONE - 1, Some('A')), Ok(()));
    assert_eq!(crowd(0, STREAMS_OF_ONE, Some('A')), Err(Refusal::NoPlace));
    assert_eq!(crowd(SPECTATORS, STREAMS_OF_ONE, Some('B')), Ok(()));
}

#[test]
fn a_list_has_the_rooms_one_has_not_left_and_says_which_wait() {
    let mut scene = Scene::new("senet", "A* B").started();
    let waiting = |scene: &Scene, by: char| scene.core.room.waits_for(guest(by), SeatSet::of(Seat(0)));
    assert!(waiting(&scene, 'A') && !waiting(&scene, 'B') && !waiting(&scene, 'C'));
    assert!(scene.core.room.is_listed_for(guest('A')) && !scene.core.room.is_listed_for(guest('C')));
    scene = scene.seated("A(easy)* B");
    assert!(!waiting(&scene, 'A'), "a bot plays for them");
    scene = scene.seated("A(easy)! B");
    assert!(!scene.core.room.is_listed_for(guest('A')), "they have left");
    scene = scene.seated("A* B");
    scene.core.room.status = Status::Over;
    assert!(!waiting(&scene, 'A'));
    assert!(!waiting(&Scene::new("senet", "A* B"), 'A'));
}

#[test]
fn a_finished_game_is_open_to_all_and_a_daily_deal_after_its_day() {
    let mut scene = Scene::new("sensu", "A*");
    let look = |scene: &Scene, by: Option<char>, eyes: Option<u8>, now| {
        scene.core.finished(by.map(guest), eyes.map(Seat), now).map(|(_, viewer)| viewer)
    };
    assert_eq!(look(&scene, None, None, NOW), Err(Refusal::NotStarted));
    scene = scene.started();
    assert_eq!(look(&scene, Some('A'), Some(0), NOW), Err(Refusal::NotOver));
    while !scene.core.table().unwrap().to_act().is_empty() {
        let (seat, action) = some(&scene);
        scene.core.play(seat, &action, By::Clock, NOW).unwrap();
    }
    let mine = Ok(Viewer::Seat(Seat(0)));
    assert_eq!(look(&scene, None, Some(0), NOW), mine);
    assert_eq!(look(&scene, None, Some(1), NOW), Err(Refusal::Bad("eyes")));
    assert_eq!(look(&scene, None, None, NOW).ok(), scene.core.table().unwrap().open());
    let day = NOW / room::DAY;
    scene.core.room.daily = Some(day);
    assert_eq!(look(&scene, Some('B'), Some(0), NOW), Err(Refusal::Sealed));
    assert_eq!(look(&scene, Some('A'), None, NOW), Err(Refusal::Sealed));
    assert_eq!(look(&scene, Some('A'), Some(0), NOW), mine);
    assert!(look(&scene, None, None, (day + 1) * room::DAY).is_ok());
}

#[test]
fn seats_that_stay_keep_their_people_under_new_numbers() {
    let scene = Scene::new("hanabi", "A* - B - C");
    let started = scene.core.decide(guest('A'), &Request::Start, NOW).unwrap();
    let room::Change::Room(change) = started else { panic!("a start changes the room") };
    let numbers: Vec<_> = (0..5).map(|old| change.new_number(Seat(old)).map(|seat| seat.0)).collect();
    assert_eq!(numbers, [Some(0), None, Some(1), None, Some(2)]);
}
