//! The checks that every game passes, and the games that are written down.

use boardgame::{Options as _, Seat};
use senet::{Colour, Exit, Options, OwnCollision, Phase, Senet, View};
use testkit::{Trials, check_game, check_imagine, check_playthroughs, check_records};

/// Besides the default and its single changes: the options that change the rules, together.
fn trials() -> Trials<Senet> {
    let options = [OwnCollision::Last, OwnCollision::Never].map(|own_collision| Options {
        own_collision,
        exit: Exit::Ra,
        ..Options::default()
    });
    let first_version = Options::default().meant_by(1);
    let houses = [15, 26, 27, 28, 29, 30];
    let words =
        houses.into_iter().flat_map(|square| ["", "-help"].map(|end| format!("senet-house-{square}{end}")));
    let colours = Colour::ALL.map(|colour| {
        let name = serde_json::to_value(colour).expect("a colour is a word");
        format!("senet-colour-{}", name.as_str().expect("a colour is a word"))
    });
    Trials::new().options(options).options([first_version]).whole(whole).named(words).named(colours)
}

/// Five pieces a side in a colour of their own, on the board and off it; before the sides are chosen there are none. What is said of them agrees.
fn whole(view: &View) -> Result<(), String> {
    let expected = if matches!(view.phase, Phase::WhoBegins | Phase::Choose) { 0 } else { 5 };
    if view.colours[0] == view.colours[1] {
        return Err(format!("both sides are {:?}", view.colours[0]));
    }
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
    for square in &view.tried {
        if !(28..=29).contains(square) || view.board[usize::from(*square) - 1] != Some(view.to_move) {
            return Err(format!("nobody can have had a try on {square}"));
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
    check_playthroughs(&trials(), "tests/playthroughs");
}

#[test]
fn games_of_every_version_of_the_rules_end_as_they_ended() {
    check_records::<Senet>("tests/records");
}
