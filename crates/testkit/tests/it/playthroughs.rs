//! `check_playthroughs` on the game of stakes: it plays what is written, and nothing is torn on the way.

use testkit::check_playthroughs;
use testkit::stakes::{Fault, Stakes};

use crate::conformance::whole;
use crate::{assert_fails, trials};

const FOLDER: &str = "tests/playthroughs";

#[test]
fn the_written_games_are_played_as_written() {
    check_playthroughs::<Stakes>(&trials().whole(whole).cards(["/hands/*/*"]), FOLDER);
}

#[test]
fn a_card_that_lies_nowhere_while_a_written_game_tells_it() {
    let torn = trials().whole(whole);
    assert_fails(
        || check_playthroughs::<Stakes<{ Fault::TornBetween as u8 }>>(&torn, FOLDER),
        "is not whole: there are the cards",
    );
}

#[test]
fn a_written_game_that_is_over_before_all_is_told() {
    assert_fails(
        || check_playthroughs::<Stakes<{ Fault::OverBetween as u8 }>>(&trials(), FOLDER),
        "and yet more is told after it",
    );
}

#[test]
fn a_hand_that_a_written_game_shows_only_in_between() {
    let cards = trials().cards(["/hands/*/*"]);
    assert_fails(
        || check_playthroughs::<Stakes<{ Fault::LeaksBetween as u8 }>>(&cards, FOLDER),
        "in between, which nothing told it",
    );
}
