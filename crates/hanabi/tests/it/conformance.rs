//! The checks that every game passes.

use hanabi::{Card, Hanabi, Memory, Options, ValueState, View};
use testkit::{Trials, check_game, check_imagine, check_playthroughs, check_records};

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
        .cards(["/hands/*/cards/*/card"])
        .whole(whole)
        .named(Card::BOX.into_iter().flat_map(|card| [card.key(), card.key_in_sentence()]))
}

/// Each of the fifty cards lies in the deck, in a hand, in a series or among the discards, and nowhere twice.
fn whole(view: &View) -> Result<(), String> {
    let held = || view.hands.iter().flat_map(|hand| &hand.cards);
    let mut ids: Vec<u8> =
        held().map(|held| held.id.0).chain(view.discards.iter().map(|card| card.id.0)).collect();
    ids.sort_unstable();
    if let Some(twice) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("card {} is in two places", twice[0]));
    }
    let deck = view.deck_cards.as_deref().ok_or("the open view does not show the deck")?;
    if deck.len() != usize::from(view.deck) {
        return Err(format!("{} cards are said to be in the deck, and {} are", view.deck, deck.len()));
    }
    let series = view.series.iter().flat_map(|series| {
        let played = series.values.iter().filter(|value| value.state == ValueState::Played);
        played.map(|value| Card::new(series.colour, value.value))
    });
    let mut found: Vec<Card> = held().filter_map(|held| held.card).collect();
    found.extend(view.discards.iter().map(|discard| discard.card));
    found.extend(deck.iter().copied().chain(series));
    for card in Card::BOX {
        let (there, copies) = (found.iter().filter(|one| **one == card).count(), usize::from(card.copies()));
        if there != copies {
            return Err(format!("{card:?} is there {there} times instead of {copies}"));
        }
    }
    Ok(())
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
    check_playthroughs(&trials(), "tests/playthroughs");
}

#[test]
fn games_of_every_version_of_the_rules_end_as_they_ended() {
    check_records::<Hanabi>("tests/records");
}
