//! N6 to N8: what a turn is made of.

use boardgame::{Game, Legal};
use senet::{Action, EventView, Illegal, Options, OwnCollision, Phase};

use crate::drawing::{ENEMY, OWN, act, draw, moves, moves_with, position, throw, throw_and_move};

#[test]
fn n06_x_passes_at_once() {
    let mut game = position("own 12 18 | enemy 14");
    let events = throw(&mut game, 6);
    assert_eq!(events, [EventView::Thrown { seat: OWN, throw: 6 }, EventView::Passed { seat: OWN }]);
    assert_eq!(draw(&game), "own 12 18 | enemy 14 | enemy throws");
}

#[test]
fn n06_1_4_5_throw_again_and_2_3_end_the_turn() {
    assert_eq!(moves("own 11 | enemy 1", 1), ["11 forward 12: own 12 | enemy 1 | own again"]);
    assert_eq!(moves("own 11 | enemy 1", 2), ["11 forward 13: own 13 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 11 | enemy 1", 3), ["11 forward 14: own 14 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 11 | enemy 1", 4), ["11 forward 15: own 15 | enemy 1 | own again"]);
    assert_eq!(moves("own 11 | enemy 1", 5), ["11 forward 16: own 16 | enemy 1 | own again"]);
}

#[test]
fn n06_the_log_tells_the_extra_throw() {
    let moved = EventView::Moved { seat: OWN, from: 11, to: 15 };
    let thrown = EventView::Thrown { seat: OWN, throw: 4 };
    assert_eq!(throw_and_move("own 11 | enemy 1", 4), [thrown, moved, EventView::Again { seat: OWN }]);
}

#[test]
fn n06_turns_are_counted_from_one_turn_to_the_next() {
    let mut game = position("own 11 | enemy 1");
    let turn = game.turn();
    throw(&mut game, 5);
    act(&mut game, Action::Move { from: 11 }).expect("it can go");
    assert_eq!(game.turn(), turn, "an extra throw is the same turn");
    throw(&mut game, 2);
    act(&mut game, Action::Move { from: 16 }).expect("it can go");
    assert_eq!((game.turn(), game.to_move()), (turn + 1, ENEMY));
}

#[test]
fn n07_any_forward_move_comes_first() {
    // 3 could land on 5 and 20 could step back, but 20 goes forward, and so must it be.
    assert_eq!(moves("own 3 5 20 | enemy 7 8", 2), ["20 forward 22: own 3 5 22 | enemy 7 8 | enemy throws"]);
    // A free choice among all that can.
    assert_eq!(
        moves("own 12 18 | enemy 1", 3),
        [
            "12 forward 15: own 15 18 | enemy 1 | enemy throws",
            "18 forward 21: own 12 21 | enemy 1 | enemy throws",
        ]
    );
}

#[test]
fn n07_then_a_collision_then_a_step_back_then_a_pass() {
    assert_eq!(moves("own 3 5 | enemy 7 8", 2), ["3 collision 5>1: own 1 5 | enemy 7 8 | enemy throws"]);
    assert_eq!(
        moves("own 12 17 | enemy 14 15 19 20", 2),
        [
            "12 back 10: own 10 17 | enemy 14 15 19 20 | enemy throws",
            // 15 behind 17 is a house and a wall, so that only 12 can step back.
        ]
    );
    assert_eq!(moves("own 2 | enemy 4 5", 2), ["pass: own 2 | enemy 4 5 | enemy throws"]);
}

#[test]
fn n07_a_pass_ends_the_turn_even_after_1_4_5() {
    assert_eq!(moves("own 1 | enemy 2 3 4", 4), ["pass: own 1 | enemy 2 3 4 | enemy throws"]);
    assert_eq!(moves("own 1 | enemy 2 3", 1), ["pass: own 1 | enemy 2 3 | enemy throws"]);
    assert_eq!(moves("own 1 | enemy 2 3 4", 5), ["pass: own 1 | enemy 2 3 4 | enemy throws"]);
}

#[test]
fn n07_the_log_says_that_a_wall_made_it_pass() {
    let thrown = EventView::Thrown { seat: OWN, throw: 4 };
    let walled = EventView::Walled { seat: OWN, throw: 4 };
    assert_eq!(throw_and_move("own 1 | enemy 2 3 4", 4), [thrown, walled, EventView::Passed { seat: OWN }]);
}

#[test]
fn n08_a_forced_or_backward_move_earns_the_extra_throw_too() {
    assert_eq!(moves("own 12 | enemy 13 14 15", 4), ["12 back 8: own 8 | enemy 13 14 15 | own again"]);
    assert_eq!(moves("own 4 5 | enemy 6 7", 1), ["4 collision 5>1: own 1 5 | enemy 6 7 | own again"]);
    let last = Options { own_collision: OwnCollision::Last, ..Options::default() };
    assert_eq!(
        moves_with(last, "own 1 2 | enemy 3 4", 1),
        ["1 collision 2>1: own 1 2 | enemy 3 4 | own again"]
    );
}

#[test]
fn n06_a_throw_is_asked_for_before_a_move_and_a_move_before_a_throw() {
    let mut game = position("own 12 | enemy 1");
    assert_eq!(act(&mut game, Action::Move { from: 12 }), Err(Illegal::ThrowFirst));
    throw(&mut game, 2);
    assert_eq!(game.phase(), Phase::Move { opening: false });
    assert_eq!(act(&mut game, Action::Throw), Err(Illegal::MoveFirst { throw: 2 }));
    assert!(game.legal(ENEMY).is_empty(), "the other waits");
}
