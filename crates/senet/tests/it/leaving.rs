//! N20 to N24: leaving the board, and winning.

use boardgame::{Game, Legal, Standing};
use senet::{Action, Dice, EventView, Exit, Illegal, Lots, Options, OwnCollision, Phase, Retry, Senet};

use crate::drawing::{
    OWN, act, draw, moves, moves_of, moves_with, position, position_with, throw, throw_and_move,
};

const RA: Options = Options {
    exit: Exit::Ra,
    first: None,
    own_collision: OwnCollision::Forced,
    retry: Retry::Turn,
    hints: true,
    lots: Lots::Thrown,
    dice: Dice::Fresh,
};

const EVERY_THROW: Options = Options { exit: Exit::Exact, retry: Retry::Throw, ..RA };

/// Own throws and moves this piece.
fn after(options: Options, drawing: &str, throw: u8, from: u8) -> Senet {
    let mut game = position_with(options, drawing).with_throw(throw);
    act(&mut game, Action::Move { from }).expect("it can go");
    game
}

#[test]
fn n20_28_leaves_with_a_3_29_with_a_2_26_with_a_5() {
    assert_eq!(moves("own 28 30 | enemy 1", 3), ["28 off: own 30 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 29 30 | enemy 1", 2), ["29 off: own 30 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 26 30 | enemy 1", 5), ["26 off: own 30 | enemy 1 | own again"]);
    assert_eq!(
        throw_and_move("own 28 30 | enemy 1", 3),
        [EventView::Thrown { seat: OWN, throw: 3 }, EventView::Left { seat: OWN, from: 28 }]
    );
}

#[test]
fn n20_row_one_must_be_empty_when_the_exit_is_made() {
    assert_eq!(moves("own 5 28 | enemy 1", 3), ["5 forward 8: own 8 28 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 10 29 | enemy 1", 2), ["10 forward 12: own 12 29 | enemy 1 | enemy throws"]);
    assert_eq!(moves("own 6 26 | enemy 1", 5), ["6 forward 11: own 11 26 | enemy 1 | own again"]);
    // A piece on 10 that comes out with a 1 opens the way for the extra throw.
    let game = after(Options::default(), "own 10 26 | enemy 1", 1, 10);
    assert_eq!(moves_of(game, 5)[1], "26 off: own 11 | enemy 1 | own again");
    let game = after(EVERY_THROW, "own 10 28 | enemy 1", 1, 10);
    assert_eq!(moves_of(game, 3)[1], "28 off: own 11 | enemy 1 | enemy throws");
}

#[test]
fn n20_one_try_a_turn_the_extra_throw_does_not_count_for_28() {
    let mut game = after(Options::default(), "own 12 28 | enemy 1", 4, 12);
    assert_eq!(moves_of(game, 3), ["16 forward 19: own 19 28 | enemy 1 | enemy throws"]);
    throw(&mut game, 3);
    assert_eq!(act(&mut game, Action::Move { from: 28 }), Err(Illegal::Tried { square: 28 }));
}

#[test]
fn n20_one_try_a_turn_neither_28_nor_29_leaves() {
    let game = after(Options::default(), "own 12 28 29 | enemy 1", 5, 12);
    assert_eq!(moves_of(game, 2), ["17 forward 19: own 19 28 29 | enemy 1 | enemy throws"]);
    assert_eq!(moves_of(game, 3), ["17 forward 20: own 20 28 29 | enemy 1 | enemy throws"]);
}

#[test]
fn n20_a_piece_that_comes_to_28_in_this_turn_has_its_try_with_the_next_throw() {
    let game = after(Options::default(), "own 24 | enemy 1", 4, 24);
    assert_eq!(moves_of(game, 3), ["28 off: own | enemy 1 | own wins"]);
    // It comes to 29 while 28 has had its try: each counts for itself.
    let game = after(Options::default(), "own 25 28 | enemy 1", 4, 25);
    assert_eq!(moves_of(game, 2), ["29 off: own 28 | enemy 1 | enemy throws"]);
    assert_eq!(moves_of(game, 3), ["pass: own 28 29 | enemy 1 | enemy throws"]);
}

#[test]
fn n20_the_next_turn_is_a_new_try() {
    let mut game = after(Options::default(), "own 12 28 | enemy 1", 4, 12);
    throw(&mut game, 6);
    throw(&mut game, 6);
    assert_eq!(moves_of(game, 3)[1], "28 off: own 16 | enemy 1 | enemy throws");
}

#[test]
fn n20_a_throw_that_frees_from_27_is_the_try_of_the_others() {
    let game = after(Options::default(), "own 12 27 28 | enemy 15", 4, 27);
    assert_eq!(moves_of(game, 3), ["12 back 9: own 9 28 | enemy 15 | enemy throws"]);
}

#[test]
fn n20_after_a_collision_on_28_the_piece_there_has_had_its_try() {
    // Nothing else can move a 1: 26 leaps onto 28, and one of the two goes back.
    let game = after(Options::default(), "own 26 28 | enemy 1", 1, 26);
    assert_eq!(draw(&game), "own 2 28 | enemy 1 | own again");
    assert_eq!(moves_of(game, 3), ["2 forward 5: own 5 28 | enemy 1 | enemy throws"]);
    let mut thrown = game.with_throw(3);
    assert_eq!(act(&mut thrown, Action::Move { from: 28 }), Err(Illegal::Tried { square: 28 }));
}

#[test]
fn n20_the_log_says_that_the_throw_came_too_late() {
    let mut game = after(Options::default(), "own 25 28 | enemy 1", 4, 25);
    assert_eq!(
        throw(&mut game, 3),
        [
            EventView::Thrown { seat: OWN, throw: 3 },
            EventView::TooLate { seat: OWN, square: 28 },
            EventView::Waits { seat: OWN, square: 29 },
            EventView::Passed { seat: OWN },
        ]
    );
}

#[test]
fn n20_option_retry_lets_every_throw_count() {
    let game = after(EVERY_THROW, "own 12 28 | enemy 1", 4, 12);
    assert_eq!(
        moves_of(game, 3),
        ["16 forward 19: own 19 28 | enemy 1 | enemy throws", "28 off: own 16 | enemy 1 | enemy throws"]
    );
}

#[test]
fn n20_with_exits_from_ra_alone_there_is_one_try_a_turn_too() {
    let game = after(RA, "own 12 28 | enemy 1", 4, 12);
    assert_eq!(moves_of(game, 3), ["16 forward 19: own 19 28 | enemy 1 | enemy throws"]);
    let every_throw = Options { retry: Retry::Throw, ..RA };
    let game = after(every_throw, "own 12 28 | enemy 1", 4, 12);
    assert_eq!(moves_of(game, 3)[1], "28 forward 30: own 16 30 | enemy 1 | enemy throws");
}

#[test]
fn n20_28_and_29_do_nothing_with_any_other_throw() {
    for throw in [1, 2, 4, 5] {
        assert_eq!(moves("own 28 | enemy 1", throw), ["pass: own 28 | enemy 1 | enemy throws"]);
    }
    for throw in [1, 3, 4, 5] {
        assert_eq!(moves("own 29 | enemy 1", throw), ["pass: own 29 | enemy 1 | enemy throws"]);
    }
    assert_eq!(
        throw_and_move("own 28 29 | enemy 1", 4),
        [
            EventView::Thrown { seat: OWN, throw: 4 },
            EventView::Waits { seat: OWN, square: 28 },
            EventView::Waits { seat: OWN, square: 29 },
            EventView::Passed { seat: OWN },
        ]
    );
}

#[test]
fn n20_using_the_exit_is_optional_while_another_move_exists() {
    assert_eq!(
        moves("own 12 28 | enemy 1", 3),
        ["12 forward 15: own 15 28 | enemy 1 | enemy throws", "28 off: own 12 | enemy 1 | enemy throws",]
    );
}

#[test]
fn n12_three_enemies_before_31_stop_the_exit_from_26() {
    assert_eq!(moves("own 26 | enemy 27 28 29", 5), ["26 back 21: own 21 | enemy 27 28 29 | own again"]);
    assert_eq!(moves("own 26 | enemy 28 29 30", 5), ["26 back 21: own 21 | enemy 28 29 30 | own again"]);
    assert_eq!(moves("own 26 | enemy 27 28 30", 5), ["26 off: own | enemy 27 28 30 | own wins"]);
}

#[test]
fn n20_option_ra_sends_28_and_29_to_30() {
    assert_eq!(
        moves_with(RA, "own 5 28 | enemy 1", 3)[1],
        "28 forward 30: own 5 30 | enemy 1 | enemy throws"
    );
    assert_eq!(moves_with(RA, "own 29 | enemy 1", 2), ["29 forward 30: own 30 | enemy 1 | enemy throws"]);
    for throw in [1, 2, 4, 5] {
        assert_eq!(moves_with(RA, "own 28 | enemy 1", throw), ["pass: own 28 | enemy 1 | enemy throws"]);
    }
}

#[test]
fn n20_option_ra_needs_30_empty_and_knows_no_collision_there() {
    assert_eq!(moves_with(RA, "own 28 | enemy 30", 3), ["pass: own 28 | enemy 30 | enemy throws"]);
    assert_eq!(moves_with(RA, "own 28 30 | enemy 1", 3), ["pass: own 28 30 | enemy 1 | enemy throws"]);
    assert_eq!(moves_with(RA, "own 29 30 | enemy 1", 2), ["pass: own 29 30 | enemy 1 | enemy throws"]);
}

#[test]
fn n20_option_ra_has_no_exit_from_26_but_frees_from_27() {
    assert_eq!(moves_with(RA, "own 26 | enemy 1", 5), ["26 back 21: own 21 | enemy 1 | own again"]);
    assert_eq!(moves_with(RA, "own 12 27 | enemy 15", 4), ["27 off: own 12 | enemy 15 | own again"]);
    assert_eq!(moves_with(RA, "own 26 | enemy 1", 4), ["26 forward 30: own 30 | enemy 1 | own again"]);
}

#[test]
fn n20_option_ra_leaves_from_30_as_always() {
    let mut game = position_with(RA, "own 12 30 | enemy 1");
    act(&mut game, Action::Leave).expect("row 1 is empty");
    assert_eq!(draw(&game), "own 12 | enemy 1 | own throws");
}

#[test]
fn n21_nothing_goes_past_31() {
    // Beyond the exact throws nothing on the last squares moves at all.
    for (before, throws) in
        [("own 28 | enemy 1", [4, 5]), ("own 29 | enemy 1", [3, 4]), ("own 30 | enemy 1", [2, 5])]
    {
        for throw in throws {
            let pass = format!("pass: {before} | enemy throws");
            assert_eq!(moves(before, throw), [pass]);
        }
    }
}

#[test]
fn n22_a_piece_on_30_may_leave_before_the_throw() {
    let mut game = position("own 12 30 | enemy 1");
    assert_eq!(game.phase(), Phase::Throw { opening: false, again: false, may_leave: true });
    assert_eq!(game.legal(OWN).moves().collect::<Vec<_>>(), [Action::Throw, Action::Leave]);
    assert_eq!(act(&mut game, Action::Leave), Ok(vec![EventView::Left { seat: OWN, from: 30 }]));
    // It costs nothing: the throw is still due.
    assert_eq!(draw(&game), "own 12 | enemy 1 | own throws");
    assert_eq!(game.legal(OWN).moves().collect::<Vec<_>>(), [Action::Throw]);
    assert_eq!(act(&mut game, Action::Leave), Err(Illegal::NothingOnRa));
}

#[test]
fn n22_not_with_an_own_piece_in_row_one() {
    let mut game = position("own 5 30 | enemy 1");
    assert_eq!(game.phase(), Phase::Throw { opening: false, again: false, may_leave: false });
    assert_eq!(act(&mut game, Action::Leave), Err(Illegal::RowOne));
    // The enemy's pieces in row 1 do not matter, and 11 is row 2.
    assert!(position("own 11 30 | enemy 1 2").legal(OWN).contains(&Action::Leave));
}

#[test]
fn n22_not_again_before_an_extra_throw() {
    let mut game = position("own 12 25 | enemy 1").with_throw(5);
    act(&mut game, Action::Move { from: 25 }).expect("it reaches 30");
    assert_eq!(draw(&game), "own 12 30 | enemy 1 | own again");
    assert_eq!(game.legal(OWN).moves().collect::<Vec<_>>(), [Action::Throw]);
    assert_eq!(act(&mut game, Action::Leave), Err(Illegal::LeaveOnlyBeforeThrow));
}

#[test]
fn n22_it_may_also_stay() {
    assert_eq!(moves("own 12 30 | enemy 1", 2), ["12 forward 14: own 14 30 | enemy 1 | enemy throws"]);
}

#[test]
fn n22_never_by_the_die_and_never_back() {
    for throw in 1..=5 {
        assert_eq!(moves("own 30 | enemy 1", throw), ["pass: own 30 | enemy 1 | enemy throws"]);
    }
}

#[test]
fn n23_no_other_square_protects() {
    for square in (6..=27).filter(|square| ![15, 26, 27].contains(square)) {
        let before = format!("own {} | enemy {square}", square - 5);
        let swapped =
            format!("{} swap {square} swaps: own {square} | enemy {} | own again", square - 5, square - 5);
        assert_eq!(moves(&before, 5), [swapped]);
    }
    assert_eq!(moves("own 22 | enemy 27", 5), ["22 misfortune 27>15 swaps: own 15 | enemy 22 | own again"]);
    for square in [15, 26, 28, 29, 30] {
        let before = format!("own {} | enemy {square}", square - 4);
        assert!(moves(&before, 4)[0].contains("back"), "{square} protects");
    }
}

#[test]
fn n24_the_fifth_piece_off_the_board_wins_at_once() {
    let mut game = position("own 30 | enemy 12 28");
    let events = act(&mut game, Action::Leave).expect("row 1 is empty");
    assert_eq!(events, [EventView::Left { seat: OWN, from: 30 }, EventView::Won { seat: OWN }]);
    assert_eq!(draw(&game), "own | enemy 12 28 | own wins");
    assert!(game.to_act().is_empty() && game.legal(OWN).is_empty());
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.standing, Standing::Ranked { places: vec![1, 2] });
    let off = outcome.say.args.get("off").expect("it says how far the other came");
    assert_eq!(*off, boardgame::Arg::Number(3));
    assert_eq!(act(&mut game, Action::Throw), Err(Illegal::Over));
}

#[test]
fn n24_by_the_die_too_and_the_extra_throw_lapses() {
    assert_eq!(moves("own 26 | enemy 1", 5), ["26 off: own | enemy 1 | own wins"]);
    assert_eq!(
        throw_and_move("own 28 | enemy 1", 3),
        [
            EventView::Thrown { seat: OWN, throw: 3 },
            EventView::Left { seat: OWN, from: 28 },
            EventView::Won { seat: OWN },
        ]
    );
}
