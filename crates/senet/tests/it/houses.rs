//! N16 to N19: the houses of Rebirth, Abundance and Misfortune.

use boardgame::Game;
use senet::{Action, EventView, Illegal, Phase};

use crate::drawing::{ENEMY, OWN, act, draw, moves, moves_of, position, throw, throw_and_move};

#[test]
fn n16_rebirth_protects_and_nothing_else() {
    assert_eq!(moves("own 12 | enemy 15", 3), ["12 back 9: own 9 | enemy 15 | enemy throws"]);
    assert_eq!(moves("own 15 | enemy 1", 3), ["15 forward 18: own 18 | enemy 1 | enemy throws"]);
}

#[test]
fn n17_abundance_protects_and_need_not_be_landed_on() {
    assert_eq!(moves("own 25 | enemy 26", 1), ["25 back 24: own 24 | enemy 26 | own again"]);
    assert_eq!(moves("own 25 | enemy 1", 3), ["25 forward 28: own 28 | enemy 1 | enemy throws"]);
}

#[test]
fn n17_from_26_a_1_leaps_to_28() {
    assert_eq!(moves("own 26 | enemy 1", 1), ["26 forward 28: own 28 | enemy 1 | own again"]);
    assert_eq!(moves("own 26 | enemy 27", 1), ["26 forward 28: own 28 | enemy 27 | own again"]);
    assert_eq!(
        throw_and_move("own 26 | enemy 1", 1),
        [
            EventView::Thrown { seat: OWN, throw: 1 },
            EventView::Moved { seat: OWN, from: 26, to: 28 },
            EventView::Again { seat: OWN },
        ]
    );
}

#[test]
fn n17_from_26_the_other_throws_are_ordinary() {
    assert_eq!(moves("own 26 | enemy 1", 2), ["26 forward 28: own 28 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 26 | enemy 1", 3), ["26 forward 29: own 29 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 26 | enemy 1", 4), ["26 forward 30: own 30 | enemy 1 | own again"]);
    assert_eq!(moves("own 12 26 | enemy 1", 5)[1], "26 off: own 12 | enemy 1 | own again");
}

#[test]
fn n17_28_taken_by_an_enemy_makes_the_1_no_move() {
    assert_eq!(moves("own 26 | enemy 28", 1), ["26 back 25: own 25 | enemy 28 | own again"]);
    assert_eq!(moves("own 26 | enemy 25 24 28", 1), ["pass: own 26 | enemy 24 25 28 | enemy throws"]);
    assert_eq!(moves("own 26 28 | enemy 1", 1), ["26 collision 28>2: own 2 28 | enemy 1 | own again"]);
}

#[test]
fn n18_landing_on_27_goes_back_to_15() {
    for (before, throw, after) in [
        ("own 25 | enemy 1", 2, "25 misfortune 27>15: own 15 | enemy 1 | enemy throws"),
        ("own 24 | enemy 1", 3, "24 misfortune 27>15: own 15 | enemy 1 | enemy throws"),
        ("own 23 | enemy 1", 4, "23 misfortune 27>15: own 15 | enemy 1 | own again"),
        ("own 22 | enemy 1", 5, "22 misfortune 27>15: own 15 | enemy 1 | own again"),
    ] {
        assert_eq!(moves(before, throw), [after], "and it is the only move");
    }
    assert_eq!(
        throw_and_move("own 25 | enemy 1", 2),
        [
            EventView::Thrown { seat: OWN, throw: 2 },
            EventView::Moved { seat: OWN, from: 25, to: 27 },
            EventView::Fell { seat: OWN, to: 15 },
        ]
    );
}

#[test]
fn n18_with_15_taken_by_anyone_it_stays_and_is_blocked() {
    assert_eq!(moves("own 25 | enemy 15", 2), ["25 trapped 27: own 27 | enemy 15 | enemy throws"]);
    let own_on_15 = &moves("own 15 25 | enemy 1", 2)[1];
    assert_eq!(own_on_15, "25 trapped 27: own 15 27 | enemy 1 | enemy throws");
    assert_eq!(
        throw_and_move("own 25 | enemy 15", 2),
        [
            EventView::Thrown { seat: OWN, throw: 2 },
            EventView::Moved { seat: OWN, from: 25, to: 27 },
            EventView::Trapped { seat: OWN },
        ]
    );
}

#[test]
fn n18_an_enemy_on_27_swaps_out_unblocked() {
    assert_eq!(
        moves("own 25 | enemy 15 27", 2),
        ["25 trapped 27 swaps: own 27 | enemy 15 25 | enemy throws"]
    );
    assert_eq!(
        throw_and_move("own 25 | enemy 27", 2),
        [
            EventView::Thrown { seat: OWN, throw: 2 },
            EventView::Swapped { seat: OWN, from: 25, to: 27 },
            EventView::Fell { seat: OWN, to: 15 },
        ]
    );
    // The enemy, no longer blocked, moves as it likes.
    let mut game = position("own 25 | enemy 15 27").with_throw(2);
    act(&mut game, Action::Move { from: 25 }).expect("it attacks");
    assert_eq!(game.with_throw(3).phase(), Phase::Move { opening: false });
    assert_eq!(game.with_throw(3).legal(ENEMY).choices.len(), 2);
}

#[test]
fn n18_the_extra_throw_is_kept_and_made_blocked() {
    let mut game = position("own 12 23 | enemy 15").with_throw(4);
    act(&mut game, Action::Move { from: 23 }).expect("it goes into the waters");
    assert_eq!(draw(&game), "own 12 27 | enemy 15 | own again");
    assert_eq!(moves_of(game, 5), ["pass: own 12 27 | enemy 15 | enemy throws"]);
    assert_eq!(moves_of(game, 4), ["27 off: own 12 | enemy 15 | own again"]);
}

#[test]
fn n19_a_blocked_player_waits_for_a_4() {
    for thrown in [1, 2, 3, 5, 6] {
        let mut game = position("own 12 27 30 | enemy 15");
        let events = throw(&mut game, thrown);
        assert_eq!(
            events,
            [
                EventView::Thrown { seat: OWN, throw: thrown },
                EventView::Waits { seat: OWN, square: 27 },
                EventView::Passed { seat: OWN },
            ]
        );
        assert_eq!(draw(&game), "own 12 27 30 | enemy 15 | enemy throws");
    }
}

#[test]
fn n19_a_4_takes_the_piece_off_and_throws_again() {
    // Row 1 is not asked, and no other piece may move with this 4.
    assert_eq!(moves("own 3 12 27 | enemy 15", 4), ["27 off: own 3 12 | enemy 15 | own again"]);
    assert_eq!(
        throw_and_move("own 3 12 27 | enemy 15", 4),
        [
            EventView::Thrown { seat: OWN, throw: 4 },
            EventView::Freed { seat: OWN },
            EventView::Again { seat: OWN },
        ]
    );
    assert_eq!(moves("own 27 | enemy 28 29 30", 4), ["27 off: own | enemy 28 29 30 | own wins"]);
}

#[test]
fn n19_the_turn_goes_on_as_usual_without_a_new_free_exit() {
    let mut game = position("own 12 27 30 | enemy 15").with_throw(4);
    assert_eq!(act(&mut game, Action::Move { from: 12 }), Err(Illegal::Blocked));
    act(&mut game, Action::Move { from: 27 }).expect("a 4 frees it");
    assert_eq!(game.phase(), Phase::Throw { opening: false, again: true, may_leave: false });
    assert_eq!(act(&mut game, Action::Leave), Err(Illegal::LeaveOnlyBeforeThrow));
    assert_eq!(moves_of(game, 2), ["12 forward 14: own 14 30 | enemy 15 | enemy throws"]);
}

#[test]
fn n19_no_exit_from_30_while_blocked() {
    let mut game = position("own 27 30 | enemy 15");
    assert_eq!(act(&mut game, Action::Leave), Err(Illegal::Blocked));
}

#[test]
fn n19_a_later_emptying_of_15_does_not_release() {
    let mut game = position("own 12 27 | enemy 15");
    throw(&mut game, 6);
    throw(&mut game, 3);
    act(&mut game, Action::Move { from: 15 }).expect("15 is emptied");
    assert_eq!(draw(&game), "own 12 27 | enemy 18 | own throws");
    assert_eq!(moves_of(game, 3), ["pass: own 12 27 | enemy 18 | enemy throws"]);
    assert_eq!(moves_of(game, 4), ["27 off: own 12 | enemy 18 | own again"]);
}
