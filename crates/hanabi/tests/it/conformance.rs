//! The checks that every game passes.

use hanabi::{Hanabi, Memory, Options};
use testkit::{Trials, check_game, check_imagine, check_playthroughs};

/// Besides the default and each single change of it: what belongs together.
///
/// The front of a hidden card can be known from its marks, so that imagining it right is no proof of a leak;
/// `properties` looks at cards of which nothing was said.
fn trials() -> Trials<Hanabi> {
    let options = Options::default();
    Trials::new()
        .options([
            Options { gran_finale: true, memory: Memory::None, ..options },
            Options { gran_finale: true, memory: Memory::Inference, hints: true, ..options },
        ])
        .games(2)
        .deducible(["/hands/*/cards/*/card/colour", "/hands/*/cards/*/card/value"])
}

#[test]
fn it_obeys_the_contract() {
    check_game::<Hanabi>(&trials());
}

#[test]
fn it_keeps_its_secrets() {
    check_imagine::<Hanabi>(&trials());
}

#[test]
fn it_plays_as_it_did() {
    check_playthroughs::<Hanabi>("tests/playthroughs");
}
