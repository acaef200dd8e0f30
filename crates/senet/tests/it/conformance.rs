//! The checks that every game passes, and the games that are written down.

use boardgame::Seat;
use senet::{Exit, Options, OwnCollision, Phase, Senet, View};
use testkit::{Trials, check_game, check_imagine, check_playthroughs, check_records};

/// Besides the default and its single changes: the options that change the rules, together.
fn trials() -> Trials<Senet> {
    let options = [OwnCollision::Last, OwnCollision::Never].map(|own_collision| Options {
        own_collision,
        exit: Exit::Ra,
        ..Options::default()
    });
    let houses = [15, 26, 27, 28, 29, 30];
    let words =
        houses.into_iter().flat_map(|square| ["", "-help"].map(|end| format!("senet-house-{square}{end}")));
    Trials::new().options(options).whole(whole).named(words)
}

/// Five pieces a side, on the board and off it; before the sides are chosen there are none. What is said of them agrees.
fn whole(view: &View) -> Result<(), String> {
    let expected = if view.phase == Phase::Choose { 0 } else { 5 };
    for seat in Seat::all(2) {
        let on = view.board.iter().filter(|owner| **owner == Some(seat)).count();
        let off = usize::from(view.off[seat.index()]);
        if on + off != expected {
            return Err(format!("{seat:?} has {on} pieces on the board and {off} off it"));
        }
        let waits = view.board[26] == Some(seat);
        if view.blocked[seat.index()] != waits {
            return Err(format!("{seat:?} is blocked: {}, but on 27: {waits}", !waits));
        }
    }
    for wall in &view.walls {
        let first = usize::from(wall.from) - 1;
        let bricks = &view.board[first..first + usize::from(wall.length)];
        if bricks.iter().any(|owner| *owner != Some(wall.seat)) {
            return Err(format!("{wall:?} stands where its pieces do not"));
        }
    }
    Ok(())
}

#[test]
fn it_obeys_the_contract() {
    check_game(&trials());
}

#[test]
fn it_has_no_secrets_to_lose() {
    check_imagine(&trials());
}

#[test]
fn it_still_plays_as_it_did() {
    check_playthroughs::<Senet>("tests/playthroughs");
}

#[test]
fn games_of_every_version_of_the_rules_end_as_they_ended() {
    check_records::<Senet>("tests/records");
}
