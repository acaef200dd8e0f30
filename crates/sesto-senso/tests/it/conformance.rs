//! The checks that every game passes.

use sesto_senso::{Clock, Final, Level, Options, SestoSenso};
use testkit::{Trials, check_game, check_imagine, check_playthroughs};

/// Besides the default and each single change of it: the other finals with another level, and clocks everywhere.
fn trials() -> Trials<SestoSenso> {
    let options = Options::default();
    Trials::new()
        .options([
            Options { level: Level::Normal, finale: Final::One, ..options },
            Options { level: Level::Hard, finale: Final::Two, ..options },
            Options { clock: Clock::Three, ..options },
            Options { clock: Clock::Day, finale: Final::One, ..options },
        ])
        .games(1)
}

#[test]
fn it_obeys_the_contract() {
    check_game::<SestoSenso>(&trials());
}

#[test]
fn it_keeps_its_secrets() {
    check_imagine::<SestoSenso>(&trials());
}

#[test]
fn it_plays_as_it_did() {
    check_playthroughs::<SestoSenso>("tests/playthroughs");
}
