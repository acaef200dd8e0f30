//! `check_playthroughs` on the tiny game: it plays what is written, and says what is wrong with it.

use std::path::PathBuf;

use testkit::check_playthroughs;
use testkit::tiny::Tiny;

use crate::assert_fails;

/// A folder with one file, taken away at the end.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, text: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("testkit-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        std::fs::write(folder.join("game.txt"), text).expect("the file can be written");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on the folder being gone, and a panic here would hide the test's own.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[track_caller]
fn assert_rejects(name: &str, text: &str, expected: &str) {
    let folder = Folder::with(name, text);
    assert_fails(|| check_playthroughs::<Tiny>(&folder.0), expected);
}

#[test]
fn the_written_games_are_played_as_written() {
    check_playthroughs::<Tiny>("tests/playthroughs");
}

#[test]
fn another_game_is_shown_where_it_parts() {
    let written = include_str!("../playthroughs/stakes-at-the-same-time.txt");
    let wrong = written.replace("seat 0 has 4 moves", "seat 0 has 3 moves");
    assert_ne!(wrong, written);
    assert_rejects("parts", &wrong, "\n-   turn 1, seat 0 has 3 moves\n+   turn 1, seat 0 has 4 moves\n");
}

#[test]
fn a_missing_body_is_a_difference() {
    assert_rejects("body", "seed: 1\nseats: 2\n", "1 playthroughs are played differently now");
}

#[test]
fn bad_headers_are_explained() {
    assert_rejects("seed", "seats: 2\n", "the header needs a line `seed: 1`");
    assert_rejects("seats", "seed: 2\nseats: two\n", "`seats: two`: invalid digit");
    assert_rejects("line", "seed: 2\nseats: 2\nmood: fair\n", "`mood: fair`: unknown");
    assert_rejects("options", "seed: 2\nseats: 9\n", "these options cannot be played (error-seat-count)");
    assert_rejects(
        "illegal",
        "seed: 2\nseats: 2\nseat 0: {\"type\":\"stake\",\"stake\":1}\n",
        "step 1: seat 0 may not do",
    );
}

#[test]
fn a_folder_without_games_is_no_test() {
    assert_fails(|| check_playthroughs::<Tiny>("tests/nowhere"), "no playthroughs in tests/nowhere");
    assert_fails(|| check_playthroughs::<Tiny>("tests/it"), "no playthroughs in tests/it");
}
