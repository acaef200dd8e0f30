//! N9 to N13: going forward, attack and defence.

use senet::EventView;

use crate::drawing::{OWN, moves, throw_and_move};

#[test]
fn n09_a_piece_goes_exactly_as_far_as_the_throw() {
    assert_eq!(moves("own 8 | enemy 20", 3), ["8 forward 11: own 11 | enemy 20 | enemy throws"]);
    // 10 to 11 and 20 to 21 are one step, as everywhere.
    assert_eq!(moves("own 19 | enemy 1", 2), ["19 forward 21: own 21 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 25 | enemy 1", 5), ["25 forward 30: own 30 | enemy 1 | own again"]);
}

#[test]
fn n10_a_single_enemy_swaps_places() {
    assert_eq!(moves("own 12 | enemy 14", 2), ["12 swap 14 swaps: own 14 | enemy 12 | enemy throws"]);
    assert_eq!(
        throw_and_move("own 12 | enemy 14", 2),
        [EventView::Thrown { seat: OWN, throw: 2 }, EventView::Swapped { seat: OWN, from: 12, to: 14 }]
    );
}

#[test]
fn n11_two_neighbours_are_protected() {
    assert_eq!(moves("own 12 | enemy 13 14", 1), ["12 back 11: own 11 | enemy 13 14 | own again"]);
    assert_eq!(moves("own 12 | enemy 13 14", 2), ["12 back 10: own 10 | enemy 13 14 | enemy throws"]);
    // One square apart is no wall.
    assert_eq!(moves("own 12 | enemy 14 16", 2), ["12 swap 14 swaps: own 14 | enemy 12 16 | enemy throws"]);
}

#[test]
fn n11_houses_protect() {
    for (before, throw, after) in [
        ("own 12 | enemy 15", 3, "12 back 9: own 9 | enemy 15 | enemy throws"),
        ("own 24 | enemy 26", 2, "24 back 22: own 22 | enemy 26 | enemy throws"),
        ("own 25 | enemy 28", 3, "25 back 22: own 22 | enemy 28 | enemy throws"),
        ("own 25 | enemy 29", 4, "25 back 21: own 21 | enemy 29 | own again"),
        ("own 25 | enemy 30", 5, "25 back 20: own 20 | enemy 30 | own again"),
    ] {
        assert_eq!(moves(before, throw), [after], "{before}");
    }
}

#[test]
fn n11_27_protects_nobody_but_can_be_part_of_a_wall() {
    assert_eq!(
        moves("own 25 | enemy 27", 2),
        ["25 misfortune 27>15 swaps: own 15 | enemy 25 | enemy throws"]
    );
    assert_eq!(moves("own 25 | enemy 27 28", 2), ["25 back 23: own 23 | enemy 27 28 | enemy throws"]);
    assert_eq!(moves("own 25 | enemy 26 27", 2), ["25 back 23: own 23 | enemy 26 27 | enemy throws"]);
}

#[test]
fn n12_a_wall_of_two_may_be_jumped() {
    assert_eq!(moves("own 12 | enemy 13 14", 3), ["12 forward 15: own 15 | enemy 13 14 | enemy throws"]);
    assert_eq!(moves("own 12 | enemy 13 14", 4), ["12 forward 16: own 16 | enemy 13 14 | own again"]);
}

#[test]
fn n12_three_in_a_row_cannot_be_jumped() {
    assert_eq!(moves("own 12 | enemy 13 14 15", 4), ["12 back 8: own 8 | enemy 13 14 15 | own again"]);
    assert_eq!(moves("own 12 | enemy 13 14 15", 5), ["12 back 7: own 7 | enemy 13 14 15 | own again"]);
    assert_eq!(moves("own 12 | enemy 14 15 16", 5), ["12 back 7: own 7 | enemy 14 15 16 | own again"]);
    // Round the corner, and four in a row.
    assert_eq!(moves("own 8 | enemy 9 10 11", 4), ["8 back 4: own 4 | enemy 9 10 11 | own again"]);
    assert_eq!(moves("own 8 | enemy 9 10 11 12", 5), ["8 back 3: own 3 | enemy 9 10 11 12 | own again"]);
}

#[test]
fn n12_three_that_are_not_wholly_in_between_bar_nothing() {
    assert_eq!(moves("own 12 | enemy 11 13 14", 4), ["12 forward 16: own 16 | enemy 11 13 14 | own again"]);
    assert_eq!(moves("own 12 | enemy 9 10 11", 4), ["12 forward 16: own 16 | enemy 9 10 11 | own again"]);
    assert_eq!(moves("own 12 | enemy 17 18 19", 4), ["12 forward 16: own 16 | enemy 17 18 19 | own again"]);
}

#[test]
fn n12_three_in_a_row_bar_the_way_back_too() {
    // Forward 16 would meet a wall, back 8 would jump three.
    assert_eq!(
        moves("own 12 | enemy 9 10 11 16 17", 4),
        ["pass: own 12 | enemy 9 10 11 16 17 | enemy throws"]
    );
    assert_eq!(
        moves("own 13 | enemy 10 11 12 18 19", 5),
        ["pass: own 13 | enemy 10 11 12 18 19 | enemy throws"]
    );
    assert_eq!(
        moves("own 13 | enemy 9 10 11 18 19", 5),
        ["pass: own 13 | enemy 9 10 11 18 19 | enemy throws"]
    );
    // Two may be jumped backwards.
    assert_eq!(moves("own 12 | enemy 10 11 16 17", 4), ["12 back 8: own 8 | enemy 10 11 16 17 | own again"]);
}

#[test]
fn n12_own_walls_never_hinder() {
    assert_eq!(
        moves("own 12 13 14 15 | enemy 1", 4),
        [
            "12 forward 16: own 13 14 15 16 | enemy 1 | own again",
            "13 forward 17: own 12 14 15 17 | enemy 1 | own again",
            "14 forward 18: own 12 13 15 18 | enemy 1 | own again",
            "15 forward 19: own 12 13 14 19 | enemy 1 | own again",
        ]
    );
}

#[test]
fn n13_landing_on_an_own_piece_is_no_free_move() {
    assert_eq!(moves("own 12 14 | enemy 1", 2), ["14 forward 16: own 12 16 | enemy 1 | enemy throws"]);
}
