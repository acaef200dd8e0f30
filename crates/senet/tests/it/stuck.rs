//! N14 and N15: what happens when nothing can go forward.

use senet::{EventView, Options, OwnCollision};

use crate::drawing::{OWN, moves, moves_with, throw_and_move};

const LAST: OwnCollision = OwnCollision::Last;
const NEVER: OwnCollision = OwnCollision::Never;

fn with(own_collision: OwnCollision) -> Options {
    Options { own_collision, ..Options::default() }
}

#[test]
fn n14_one_of_two_own_pieces_goes_to_the_lowest_empty_square() {
    assert_eq!(moves("own 3 5 | enemy 7 8", 2), ["3 collision 5>1: own 1 5 | enemy 7 8 | enemy throws"]);
    assert_eq!(moves("own 3 5 | enemy 1 7 8", 2), ["3 collision 5>2: own 2 5 | enemy 1 7 8 | enemy throws"]);
    assert_eq!(
        throw_and_move("own 3 5 | enemy 7 8", 2),
        [
            EventView::Thrown { seat: OWN, throw: 2 },
            EventView::Collided { seat: OWN, from: 3, to: 5, back_to: 1 },
        ]
    );
}

#[test]
fn n14_the_square_that_was_left_counts_as_empty() {
    assert_eq!(moves("own 1 3 | enemy 5 6", 2), ["1 collision 3>1: own 1 3 | enemy 5 6 | enemy throws"]);
    assert_eq!(moves("own 2 4 | enemy 1 6 7", 2), ["2 collision 4>2: own 2 4 | enemy 1 6 7 | enemy throws"]);
}

#[test]
fn n14_any_such_move_may_be_chosen() {
    assert_eq!(
        moves("own 3 5 7 | enemy 9 10", 2),
        [
            "3 collision 5>1: own 1 5 7 | enemy 9 10 | enemy throws",
            "5 collision 7>1: own 1 3 7 | enemy 9 10 | enemy throws",
        ]
    );
}

#[test]
fn n14_three_enemies_in_between_stop_a_collision_too() {
    // 12 could land on 16, but for 13, 14 and 15 in between; 16 itself meets a wall, so both step back.
    assert_eq!(
        moves("own 12 16 | enemy 13 14 15 20 21", 4),
        [
            "12 back 8: own 8 16 | enemy 13 14 15 20 21 | own again",
            // From 16 three enemies bar the way back as well.
        ]
    );
}

#[test]
fn n14_never_for_pieces_on_28_29_30() {
    // 28 with a 1 or 2, and 29 with a 1, do not bump into their own.
    assert_eq!(moves("own 28 29 30 | enemy 1", 1), ["pass: own 28 29 30 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 5 28 30 | enemy 7 8", 2), ["5 back 3: own 3 28 30 | enemy 7 8 | enemy throws"]);
}

#[test]
fn n14_from_26_onto_the_own_piece_on_28_29_and_30() {
    assert_eq!(moves("own 26 28 | enemy 1", 1), ["26 collision 28>2: own 2 28 | enemy 1 | own again"]);
    assert_eq!(moves("own 26 28 | enemy 1", 2), ["26 collision 28>2: own 2 28 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 26 29 | enemy 1", 3), ["26 collision 29>2: own 2 29 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 26 30 | enemy 1", 4), ["26 collision 30>2: own 2 30 | enemy 1 | own again"]);
}

#[test]
fn n14_option_last_steps_back_first() {
    assert_eq!(
        moves_with(with(LAST), "own 3 5 | enemy 7 8", 2),
        ["3 back 1: own 1 5 | enemy 7 8 | enemy throws"],
        "5 cannot go back onto 3"
    );
    assert_eq!(
        moves_with(with(LAST), "own 2 4 | enemy 6 7", 2),
        ["2 collision 4>1: own 1 4 | enemy 6 7 | enemy throws"],
        "nothing can step back, so it collides"
    );
}

#[test]
fn n14_option_never_steps_back_or_passes() {
    assert_eq!(
        moves_with(with(NEVER), "own 3 5 | enemy 7 8", 2),
        ["3 back 1: own 1 5 | enemy 7 8 | enemy throws"]
    );
    assert_eq!(
        moves_with(with(NEVER), "own 2 4 | enemy 6 7", 2),
        ["pass: own 2 4 | enemy 6 7 | enemy throws"]
    );
}

#[test]
fn n15_a_step_back_is_a_free_choice_of_own_pieces() {
    assert_eq!(
        moves("own 9 21 | enemy 11 12 23 24", 2),
        [
            "9 back 7: own 7 21 | enemy 11 12 23 24 | enemy throws",
            "21 back 19: own 9 19 | enemy 11 12 23 24 | enemy throws",
        ]
    );
    assert_eq!(
        throw_and_move("own 12 | enemy 14 15", 2),
        [EventView::Thrown { seat: OWN, throw: 2 }, EventView::SteppedBack { seat: OWN, from: 12, to: 10 }]
    );
}

#[test]
fn n15_a_step_back_swaps_an_unprotected_enemy_forward() {
    assert_eq!(
        moves("own 12 | enemy 10 14 15", 2),
        ["12 back-swap 10 swaps: own 10 | enemy 12 14 15 | enemy throws"]
    );
    assert_eq!(
        throw_and_move("own 12 | enemy 10 14 15", 2),
        [EventView::Thrown { seat: OWN, throw: 2 }, EventView::SwappedBack { seat: OWN, from: 12, to: 10 }]
    );
}

#[test]
fn n15_not_onto_a_protected_enemy() {
    assert_eq!(
        moves("own 12 | enemy 9 10 14 15", 2),
        ["pass: own 12 | enemy 9 10 14 15 | enemy throws"],
        "9 and 10 are a wall"
    );
    assert_eq!(
        moves("own 17 | enemy 15 19 20", 2),
        ["pass: own 17 | enemy 15 19 20 | enemy throws"],
        "15 is a house"
    );
}

#[test]
fn n15_not_onto_an_own_piece_and_not_off_the_track() {
    let options = with(NEVER);
    assert_eq!(
        moves_with(options, "own 4 6 | enemy 8 9", 2),
        ["4 back 2: own 2 6 | enemy 8 9 | enemy throws"]
    );
    assert_eq!(moves("own 2 | enemy 4 5", 2), ["pass: own 2 | enemy 4 5 | enemy throws"]);
    assert_eq!(moves("own 3 | enemy 5 6", 2), ["3 back 1: own 1 | enemy 5 6 | enemy throws"]);
}

#[test]
fn n15_from_26_but_never_from_28_29_30() {
    assert_eq!(moves("own 26 | enemy 28", 1), ["26 back 25: own 25 | enemy 28 | own again"]);
    assert_eq!(moves("own 28 29 30 | enemy 1", 5), ["pass: own 28 29 30 | enemy 1 | enemy throws"]);
}
