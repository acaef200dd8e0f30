//! The checks that every game passes.

use sensu::{
    Action, CLOSED_FANS, Card, CardSet, EventView, FULL, HAND, Help, Options, Public, Sensu, Step, View,
    Wisdom,
};
use testkit::{Trials, check_game, check_imagine, check_playthroughs, check_records};

/// Besides the default and each single change of it: what belongs together.
///
/// A discard that is shuffled into the new deck at once is told and then forgotten (U9).
fn trials() -> Trials<Sensu> {
    let options = Options::default();
    Trials::new()
        .options([
            Options { powers: true, chosen_fan: true, ..options },
            Options { powers: true, wisdom: Wisdom::Any, ..options },
            Options { powers: true, chosen_fan: true, help: Help::None, ..options },
        ])
        .games(1)
        .forgets(|event| matches!(event, EventView::Public(Public::Reshuffled { .. })))
        .whole(is_whole)
        .cards(["/players/*/cards/*", "/deck_cards/*"])
        .named(Card::all().flat_map(|card| [card.key(), card.key_in_sentence()]))
        .vain(two_wild_cards)
        .named(
            (1..=6).flat_map(|level| [format!("sensu-level-{level}"), format!("sensu-level-{level}-help")]),
        )
}

fn two_wild_cards(view: &View) -> Vec<Action> {
    let hand = view.you.and_then(|seat| view.players[seat.index()].cards).unwrap_or(CardSet::EMPTY);
    vec![Action::Play { cards: hand.iter().filter(|card| card.is_wild()).collect() }]
}

/// Every card of this number of players lies in exactly one place, and so does every closed-fan card; what is written
/// beside the cards agrees with them.
fn is_whole(view: &View) -> Result<(), String> {
    let deck = view.deck_cards.as_ref().ok_or("the deck is not open")?;
    let mut cards: Vec<Card> = deck.iter().chain(view.columns.iter().flatten()).copied().collect();
    let ensure = |good: bool, torn: String| if good { Ok(()) } else { Err(torn) };
    for player in &view.players {
        let hand = player.cards.ok_or("a hand is not open")?;
        cards.extend(hand.iter().chain(player.pile.iter().copied()));
        cards.extend(player.fans.iter().flat_map(|fan| &fan.cards));
        let most = HAND + usize::from(view.step == Step::Discard);
        ensure(
            hand.len() == usize::from(player.hand)
                && hand.len() <= most
                && player.known.is_none_or(|known| known.is_subset(hand)),
            format!("{hand:?} of {} in step {:?}", player.hand, view.step),
        )?;
        for fan in &player.fans {
            let sticks: u8 = fan.cards.iter().map(|card| view.faces().sticks(*card)).sum();
            let closed = fan.sticks == FULL || !fan.closed;
            ensure(sticks == fan.sticks && closed, format!("{sticks} sticks in {fan:?}"))?;
        }
    }
    if let Some(table) = view.table {
        cards.extend(table.left.iter().chain(table.redeemed.iter()).chain(table.aside.iter()));
    }
    if let Step::Put { card } = view.step {
        cards.push(card);
    }
    let count = cards.len();
    cards.sort();
    cards.dedup();
    let seats = view.players.len();
    let all = [27, 63, 63, 90, 90][seats - 1];
    ensure(cards.len() == count && count == all, format!("{count} cards, {} different", cards.len()))?;
    ensure(
        deck.len() == usize::from(view.deck),
        format!("{} cards in the deck of {}", deck.len(), view.deck),
    )?;
    // A fan is closed with the card of one's chosen fan; until the next one is drawn, that is the one still named.
    let with = |player: &sensu::PlayerView| {
        let closed = |fan: &&sensu::FanView| fan.closed;
        let waits = player.chosen.is_some_and(|chosen| !player.fans[chosen.index()].closed);
        player.fans.iter().filter(closed).count() + usize::from(waits)
    };
    let held: usize = view.players.iter().map(with).sum();
    let lying: u8 = view.closed_deck + view.closed_discards.iter().sum::<u8>();
    let fans = held + usize::from(lying);
    let chosen_fans = view.options.chosen_fan && seats > 1;
    ensure(!chosen_fans || fans == CLOSED_FANS, format!("{fans} closed-fan cards"))
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
    check_playthroughs(&trials(), "tests/playthroughs");
}

#[test]
fn games_of_every_version_of_the_rules_end_as_they_ended() {
    check_records::<Sensu>("tests/records");
}
