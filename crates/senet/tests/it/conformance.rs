//! The checks that every game passes, and the games that are written down.

use senet::{Exit, Options, OwnCollision, Senet};
use testkit::{Trials, check_game, check_imagine, check_playthroughs};

/// Besides the default and its single changes: the options that change the rules, together.
fn trials() -> Trials<Senet> {
    Trials::new().options([OwnCollision::Last, OwnCollision::Never].map(|own_collision| Options {
        own_collision,
        exit: Exit::Ra,
        ..Options::default()
    }))
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
