//! `check_playthroughs` on the game of stakes: it plays what is written.

use testkit::check_playthroughs;
use testkit::stakes::Stakes;

#[test]
fn the_written_games_are_played_as_written() {
    check_playthroughs::<Stakes>("tests/playthroughs");
}
