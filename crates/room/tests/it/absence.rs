//! When somebody goes: who may let a bot play, and when.

use boardgame::Seat;
use room::{Refusal, Request};
use serde_json::json;

use crate::scene::{NOW, Scene, TERMS, guest};

fn stand_in(seat: u8) -> Request {
    Request::StandIn { seat: Seat(seat), bot: Some("easy".to_owned()) }
}

/// Three at a table at which everybody may speak.
fn three(present: &str) -> Scene {
    Scene::new("sensu", "A* B C").started().watched_by(present)
}

#[test]
fn ones_own_seat_is_handed_over_at_any_time() {
    assert_eq!(three("ABC").ask('B', &stand_in(1)), "A* B(easy) C");
    let mut scene = three("ABC").seated("A* B(easy) C");
    assert_eq!(scene.ask('B', &Request::TakeBack { seat: Seat(1) }), "A* B C");
    assert_eq!(scene.ask('A', &Request::TakeBack { seat: Seat(1) }), "NotYourSeat");
    assert_eq!(scene.ask('D', &Request::TakeBack { seat: Seat(1) }), "NotInRoom");
}

#[test]
fn the_host_lets_a_bot_play_for_whoever_has_gone() {
    assert_eq!(three("ABC").ask('A', &stand_in(1)), "StillHere");
    assert_eq!(three("AC").ask('A', &stand_in(1)), "A* B(easy) C");
    assert_eq!(three("AC").ask('D', &stand_in(1)), "NotInRoom");
    assert_eq!(three("AC").ask('A', &stand_in(9)), "Bad(\"seat\")");
    let godlike = Request::StandIn { seat: Seat(1), bot: Some("godlike".to_owned()) };
    assert_eq!(three("AC").ask('A', &godlike), "UnknownBot");
}

#[test]
fn the_others_vote_and_only_after_a_while() {
    let mut scene = Scene::new("sensu", "A* B C D").started().watched_by("BCD");
    assert_eq!(scene.ask('B', &stand_in(0)), "StillHere");
    scene = scene.after(TERMS.absence);
    assert_eq!(scene.ask('B', &stand_in(0)), "1 for 0");
    assert_eq!(scene.ask('B', &stand_in(0)), "1 for 0", "nobody votes twice");
    assert_eq!(scene.core.votes_needed(scene.now), 2);
    assert_eq!(scene.ask('C', &stand_in(0)), "A*(easy) B C D");
    assert_eq!(scene.core.presence.votes(Seat(0)).count(), 0);
}

#[test]
fn whoever_comes_back_is_voted_on_no_more() {
    let mut scene = Scene::new("sensu", "A* B C D").started().watched_by("BCD").after(TERMS.absence);
    scene.ask('B', &stand_in(0));
    scene.core.came(guest('A'));
    assert_eq!(scene.core.presence.votes(Seat(0)).count(), 0);
}

#[test]
fn votes_of_those_who_have_gone_do_not_count() {
    let mut scene = Scene::new("sensu", "A* B C D").started().watched_by("BCD").after(TERMS.absence);
    scene.ask('B', &stand_in(0));
    let mut scene = scene.watched_by("CD");
    assert_eq!(scene.ask('C', &stand_in(0)), "2 for 0");
    assert_eq!(scene.ask('D', &stand_in(0)), "A*(easy) B C D");
}

#[test]
fn a_closed_stream_is_presence_for_a_moment() {
    let mut scene = three("AC");
    scene.core.presence.left(guest('B'), scene.now);
    assert_eq!(scene.ask('A', &stand_in(1)), "StillHere");
    assert_eq!(scene.core.presence.next_news(), Some(NOW + TERMS.grace));
    assert!(!scene.core.presence.take_news(NOW + TERMS.grace - 1));
    assert!(scene.core.presence.take_news(NOW + TERMS.grace));
    assert!(!scene.core.presence.take_news(NOW + TERMS.grace), "once");
    assert_eq!(scene.core.presence.away_since(guest('B'), NOW + TERMS.grace), Some(NOW));
    assert_eq!(scene.after(TERMS.grace).ask('A', &stand_in(1)), "A* B(easy) C");
}

#[test]
fn where_nobody_sits_any_more_anybody_decides() {
    let mut scene = three("AC").seated("A* ~ C");
    assert_eq!(scene.ask('C', &stand_in(1)), "A* ~(easy) C");
    assert_eq!(three("AC").seated("A* easy C").ask('C', &stand_in(1)), "SeatTaken");
    assert_eq!(Scene::new("sensu", "A* B C").ask('A', &stand_in(1)), "NotStarted");
}

/// The ghost is B, whom the others may not notice.
fn haunted(present: &str) -> Scene {
    Scene::new("sesto-senso", "A* B C").with(json!({ "ghost": 1 })).started().watched_by(present)
}

#[test]
fn an_unseen_seat_is_handed_over_after_patience_whoever_is_here() {
    for present in ["ABC", "AC"] {
        let mut scene = haunted(present);
        assert!(scene.core.is_unseen(Seat(1)) && scene.core.stays_unseen(guest('B')));
        assert_eq!(scene.ask('A', &stand_in(1)), "StillHere");
        scene = scene.after(TERMS.patience);
        assert_eq!(
            scene.core.people_present(scene.now),
            [guest('A'), guest('C')],
            "the ghost decides nothing"
        );
        assert_eq!(scene.ask('A', &stand_in(1)), "1 for 1");
        // The others would see that she has come.
        scene.core.came(guest('B'));
        assert_eq!(scene.core.presence.votes(Seat(1)).count(), 1);
        assert_eq!(scene.ask('C', &stand_in(1)), "A* B(easy) C");
    }
}

#[test]
fn votes_on_an_unseen_seat_end_when_it_moves() {
    let mut scene = haunted("AC").after(TERMS.patience);
    scene.ask('A', &stand_in(1));
    assert!(scene.core.game_moved(scene.now));
    assert!(!scene.core.game_moved(scene.now), "there was nothing left");
    assert_eq!(scene.ask('C', &stand_in(1)), "StillHere", "and everybody waits anew");
}

#[test]
fn who_stays_unseen_lets_nobody_play_for_others_and_stays_host() {
    assert_eq!(haunted("BC").after(TERMS.absence).ask('B', &stand_in(2)), "Silent");
    let host = || Scene::new("sesto-senso", "A B* C").with(json!({ "ghost": 1 })).started();
    let bot = host().core.game.usual_bot();
    assert_eq!(host().ask('B', &Request::Leave), format!("A B*({bot})! C"), "nobody notices");
}

#[test]
fn bots_rest_when_nobody_cares() {
    assert!(three("").core.is_cared_for(), "somebody plays");
    assert!(!three("").seated("A(easy)! easy easy").core.is_cared_for());
    assert!(three("A").seated("A(easy)! easy easy").core.is_cared_for(), "somebody looks on");
}

#[test]
fn those_who_look_on_are_counted_apart() {
    let mut scene = three("AD");
    scene.core.presence.set_audience([Some(guest('A')), Some(guest('D')), None].into_iter());
    assert_eq!(scene.core.spectators(), 2);
}

#[test]
fn in_a_daily_deal_nobody_plays_for_somebody() {
    let mut scene = Scene::new("sensu", "A*").started();
    scene.core.room.daily = Some(NOW / room::DAY);
    assert_eq!(scene.ask('A', &stand_in(0)), "Daily");
    assert_eq!(scene.ask('A', &Request::Leave), "Daily");
    assert_eq!(scene.core.room.check_not_daily(), Err(Refusal::Daily));
}
