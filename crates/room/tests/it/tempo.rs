//! Tables over days and tables with a clock: whose time is up, what others may do then, and when no time passes.

use std::sync::Arc;

use boardgame::Seat;
use room::{By, DAY, Fresh, Millis, Outage, Outages, Request, RoomId, Status, Tempo, Version};
use serde_json::json;

use crate::scene::{NOW, Scene, TERMS, drawn, guest, options, some};

const HOUR: Millis = DAY / 24;

fn stand_in(seat: u8) -> Request {
    Request::StandIn { seat: Seat(seat), bot: None }
}

/// Three at a table of this tempo.
fn three(tempo: Tempo) -> Scene {
    let mut scene = Scene::new("hanabi", "A* B C");
    scene.ask('A', &Request::Tempo(tempo));
    scene.started()
}

/// Plays something at the seat that is to act, by its owner or by a bot, and says which seat that was.
fn play(scene: &mut Scene, themselves: bool) -> Seat {
    let (seat, action) = some(scene);
    let by = match themselves {
        true => {
            let guest = scene.core.room.seats[seat.index()].guest().unwrap();
            By::Person { guest, key: "key".to_owned(), seen: 0 }
        }
        false => By::Bot { why: None },
    };
    let step = scene.core.play(seat, &action, by, scene.now).unwrap();
    scene.core.stepped(&step, None);
    seat
}

fn to_act(scene: &Scene) -> Seat {
    scene.core.table().unwrap().to_act().first().unwrap()
}

fn owner(scene: &Scene, seat: Seat) -> char {
    let person = scene.core.room.seats[seat.index()].person().unwrap();
    person.name.chars().next().unwrap()
}

#[test]
fn every_tempo_is_read_as_it_is_written() {
    let names = ["sitting", "minutes-2", "minutes-5", "days-1", "days-2", "days-3", "days-7", "days"];
    for name in names {
        assert_eq!(Tempo::of(name).map(Tempo::name), Some(name));
    }
    assert_eq!(Tempo::of("weeks"), None);
    let limits =
        [Tempo::Sitting, Tempo::Minutes(2), Tempo::Days(Some(7)), Tempo::Days(None)].map(Tempo::limit);
    assert_eq!(limits, [None, Some(120_000), Some(7 * DAY), None]);
}

#[test]
fn no_time_passes_while_no_server_runs() {
    let outages = |spans: &[(Millis, Millis)]| {
        Outages::known(spans.iter().map(|(began, ended)| Outage { began: *began, ended: *ended }).collect())
    };
    for (spans, from, to, ran) in [
        (&[][..], 10, 30, 20),
        (&[(12, 20)], 10, 30, 12),
        (&[(0, 20)], 10, 30, 10),
        (&[(20, 99)], 10, 30, 10),
        (&[(0, 99)], 10, 30, 0),
        (&[(0, 5), (40, 50)], 10, 30, 20),
        (&[(20, 25), (12, 15)], 10, 30, 12),
        (&[(12, 20), (15, 18)], 10, 30, 12),
        (&[(12, 20), (15, 25)], 10, 30, 7),
        (&[], 30, 10, 0),
    ] {
        assert_eq!(outages(spans).ran(from, to), ran, "{spans:?} from {from} to {to}");
    }
    assert_eq!(Outages::UNKNOWN.ran(10, 30), 0, "before anything is known nobody is late");
}

#[test]
fn whoever_has_had_their_time_is_late_and_only_they() {
    for (tempo, limit) in
        [(Tempo::Days(Some(1)), DAY), (Tempo::Days(Some(3)), 3 * DAY), (Tempo::Minutes(5), 300_000)]
    {
        let scene = three(tempo).after(limit - 1);
        let seat = to_act(&scene);
        assert!(!scene.core.is_late(seat, scene.now), "{tempo:?}");
        assert_eq!(scene.core.turn_time(scene.now).map(|time| (time.limit, time.left)), Some((limit, 1)));
        let scene = scene.after(1);
        let late: Vec<u8> = (0..3).filter(|seat| scene.core.is_late(Seat(*seat), scene.now)).collect();
        assert_eq!(late, [seat.0], "{tempo:?}");
        assert_eq!(scene.core.turn_time(scene.now), None, "nobody is waited for any more");
    }
    for tempo in [Tempo::Sitting, Tempo::Days(None)] {
        let scene = three(tempo).after(400 * DAY);
        assert!(!scene.core.is_late(to_act(&scene), scene.now), "{tempo:?} waits for ever");
        assert_eq!(scene.core.turn_time(scene.now), None);
    }
}

#[test]
fn a_night_in_which_the_server_is_off_is_nobodys_time() {
    let mut scene = three(Tempo::Days(Some(1))).after(DAY + HOUR);
    let seat = to_act(&scene);
    assert!(scene.core.is_late(seat, scene.now));
    let night = Outage { began: NOW + 10 * HOUR, ended: NOW + 18 * HOUR };
    scene.core.outages = Arc::new(Outages::known(vec![night]));
    assert!(!scene.core.is_late(seat, scene.now));
    assert_eq!(scene.core.turn_time(scene.now).map(|time| time.left), Some(7 * HOUR));
    assert!(scene.core.is_late(seat, scene.now + 7 * HOUR));
}

#[test]
fn a_wait_begins_with_the_turn_and_with_what_one_does_oneself() {
    // In Sensu a turn is several steps of one seat.
    let mut scene = Scene::new("sensu", "A* B");
    scene.ask('A', &Request::Tempo(Tempo::Days(Some(1))));
    let mut scene = scene.started().after(DAY);
    let seat = to_act(&scene);
    let mut steps = 0;
    while to_act(&scene) == seat {
        assert!(scene.core.is_late(seat, scene.now), "the bot plays the whole turn, not a step of it");
        play(&mut scene, false);
        steps += 1;
    }
    assert!(steps > 1, "it was a turn of several steps");
    assert!(!scene.core.is_late(to_act(&scene), scene.now), "the other has their whole time");
    let other = to_act(&scene);
    scene = scene.after(DAY - 1);
    play(&mut scene, true);
    assert!(to_act(&scene) != other || !scene.core.is_late(other, scene.now + 1), "who acts is there");
}

#[test]
fn over_days_nobody_is_played_for_because_they_are_away() {
    let scene = || three(Tempo::Days(Some(2))).watched_by("AC");
    assert_eq!(scene().after(TERMS.absence).ask('A', &stand_in(1)), "StillHere", "the host neither");
    assert_eq!(scene().after(DAY).ask('C', &stand_in(1)), "StillHere");
    let bot = scene().core.game.usual_bot();
    assert_eq!(scene().ask('B', &stand_in(1)), format!("A* B({bot}) C"), "but for oneself");
}

#[test]
fn who_has_let_a_turn_go_by_may_be_played_for_until_they_return() {
    let mut scene = three(Tempo::Days(Some(1))).after(DAY);
    let missed = play(&mut scene, false);
    let others: String = "ABC".chars().filter(|name| *name != owner(&scene, missed)).collect();
    assert!(scene.core.is_overdue(missed, scene.now) && scene.core.overdue(scene.now).len() == 1);
    let mut here = scene.watched_by("ABC");
    let asks = others.chars().next().unwrap();
    assert_eq!(here.ask(asks, &stand_in(missed.0)), "StillHere", "who is here is not");
    let mut scene = here.watched_by(&others);
    // With two of three here, one of them is not more than half, unless they are the host.
    for name in others.chars() {
        scene.ask(name, &stand_in(missed.0));
    }
    assert!(scene.core.room.seats[missed.index()].bot().is_some(), "{}", drawn(&scene.core.room));
    scene.ask(owner(&scene, missed), &Request::TakeBack { seat: missed });
    assert_eq!(scene.core.room.seats[missed.index()].bot(), None, "and they have their seat again");
}

#[test]
fn without_a_limit_a_week_is_very_long() {
    let scene = |waited: Millis| three(Tempo::Days(None)).after(waited);
    let seat = to_act(&scene(0));
    assert!(!scene(7 * DAY - 1).core.is_overdue(seat, NOW + 7 * DAY - 1));
    assert!(scene(7 * DAY).core.is_overdue(seat, NOW + 7 * DAY));
}

#[test]
fn what_is_seen_of_one_who_must_not_be_noticed_is_the_wait_alone() {
    let mut scene = Scene::new("sesto-senso", "A* B C").with(json!({ "ghost": 1 }));
    scene.ask('A', &Request::Tempo(Tempo::Days(Some(1))));
    let mut scene = scene.started();
    assert_eq!(to_act(&scene), Seat(1), "the ghost gives first");
    // A bot plays for the ghost in time: who has handed the seat over cannot be told from who has not.
    play(&mut scene, false);
    assert!(!scene.core.is_overdue(Seat(1), scene.now));
    assert_eq!(scene.after(TERMS.patience).watched_by("AC").ask('A', &stand_in(1)), "StillHere");
    // And she says nothing by the tempo, though she be the host.
    let mut host = Scene::new("sesto-senso", "A B* C").with(json!({ "ghost": 1 })).started();
    assert_eq!(host.ask('B', &Request::Tempo(Tempo::Days(None))), "Silent");
}

#[test]
fn the_host_chooses_the_tempo_before_the_end() {
    let days = Request::Tempo(Tempo::Days(Some(2)));
    let mut scene = Scene::new("senet", "A* B");
    assert_eq!(scene.ask('B', &days), "NotHost");
    assert_eq!(scene.ask('A', &days), "A* B");
    let mut scene = three(Tempo::Days(Some(1))).after(DAY);
    let seat = to_act(&scene);
    assert!(scene.core.is_late(seat, scene.now));
    scene.ask('A', &Request::Tempo(Tempo::Minutes(2)));
    assert!(!scene.core.is_late(seat, scene.now), "every wait begins anew");
    assert!(scene.core.is_late(seat, scene.now + 120_000));
    scene.core.room.status = Status::Over;
    assert_eq!(scene.ask('A', &days), "AlreadyStarted");
}

#[test]
fn whoever_plays_alone_keeps_nobody_waiting() {
    let mut scene = Scene::new("sensu", "A* -");
    scene.ask('A', &Request::Tempo(Tempo::Days(Some(1))));
    let mut scene = scene.started();
    assert_eq!(scene.core.room.tempo, Tempo::Sitting);
    assert_eq!(scene.ask('A', &Request::Tempo(Tempo::Days(Some(1)))), "Bad(\"tempo\")");
}

#[test]
fn a_clock_of_the_games_own_is_for_one_sitting() {
    let mut scene = Scene::new("sesto-senso", "A* B C").with(json!({ "ghost": 1, "clock": "three" }));
    assert_eq!(scene.ask('A', &Request::Tempo(Tempo::Minutes(2))), "Bad(\"tempo\")", "it has one");
    scene.ask('A', &Request::Tempo(Tempo::Days(Some(1))));
    assert_eq!(scene.core.room.options.json()["clock"], "none");
    scene.ask('A', &options(json!({ "clock": "six" })));
    assert_eq!(scene.core.room.options.json()["clock"], "none", "while it is played over days");
    scene.ask('A', &Request::Tempo(Tempo::Sitting));
    scene.ask('A', &options(json!({ "clock": "six" })));
    assert_eq!(scene.core.room.options.json()["clock"], "six");
}

#[test]
fn whoever_comes_back_to_a_table_at_which_bots_rested_has_their_whole_time() {
    let mut scene = three(Tempo::Days(Some(1)));
    let seat = to_act(&scene);
    let name = owner(&scene, seat);
    scene.ask(name, &stand_in(seat.0));
    let mut scene = scene.after(30 * DAY);
    assert!(!scene.core.is_late(seat, scene.now), "a bot is never late");
    scene.ask(name, &Request::TakeBack { seat });
    assert!(!scene.core.is_late(seat, scene.now));
    // What is no return gives no time.
    let mut scene = scene.after(DAY - 1);
    scene.ask(name, &Request::TakeBack { seat });
    assert!(scene.core.is_late(seat, scene.now + 1));
}

#[test]
fn playing_again_keeps_the_tempo() {
    let mut scene = three(Tempo::Days(Some(3)));
    scene.core.room.status = Status::Over;
    let fresh = Fresh { id: RoomId("next".into()), code: None, seed: scene.core.room.seed, shared: false };
    let again = scene.core.room.rematch(&scene.core.game, guest('A'), fresh, scene.now);
    assert_eq!((again.tempo, again.version), (Tempo::Days(Some(3)), Version::NEW));
}
