//! The checks that every game passes.

use sensu::{EventView, Options, Public, Sensu, Wisdom};
use testkit::{Trials, check_game, check_imagine, check_playthroughs};

/// Besides the default and each single change of it: what belongs together.
///
/// A discard that is shuffled into the new deck at once is told and then forgotten (U9).
fn trials() -> Trials<Sensu> {
    let options = Options::default();
    Trials::new()
        .options([
            Options { powers: true, chosen_fan: true, ..options },
            Options { powers: true, wisdom: Wisdom::Any, ..options },
        ])
        .games(1)
        .forgets(|event| matches!(event, EventView::Public(Public::Reshuffled { .. })))
}

#[test]
fn it_obeys_the_contract() {
    check_game::<Sensu>(&trials());
}

#[test]
fn it_keeps_its_secrets() {
    check_imagine::<Sensu>(&trials());
}

#[test]
fn it_plays_as_it_did() {
    check_playthroughs::<Sensu>("tests/playthroughs");
}
