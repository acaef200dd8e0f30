//! `check_playthroughs` on the tiny game: it plays what is written.

use testkit::check_playthroughs;
use testkit::tiny::Tiny;

#[test]
fn the_written_games_are_played_as_written() {
    check_playthroughs::<Tiny>("tests/playthroughs");
}
