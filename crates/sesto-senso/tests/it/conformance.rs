//! The checks that every game passes.

use sesto_senso::{
    Card, CardSet, Clock, Dream, DreamSet, Edition, EventView, Final, Kind, Level, Options, Phase, Public,
    SestoSenso, View,
};
use testkit::{Trials, check_game, check_imagine, check_playthroughs, check_records};

/// Besides the default and each single change of it: the other finals with another level, and clocks everywhere.
fn trials() -> Trials<SestoSenso> {
    let options = Options::default();
    Trials::new()
        .options([
            Options { level: Level::Normal, finale: Final::One, ..options },
            Options { level: Level::Hard, finale: Final::Two, ..options },
            Options { clock: Clock::Three, ..options },
            Options { clock: Clock::Day, finale: Final::One, ..options },
            Options { edition: Edition::First, ..options },
        ])
        .games(1)
        .forgets(ends_a_day)
        .whole(whole)
        .cards(SECRETS)
        .named(named())
}

/// A new day does not show whether the one before ended by the clock, or who confirmed last.
fn ends_a_day(event: &EventView) -> bool {
    use Public::{Confirmed, TimeUp, VoteConfirmed};
    matches!(event, EventView::Public(Confirmed { .. } | TimeUp { .. } | VoteConfirmed { .. }))
}

/// Whatever the page calls by a name that is put together.
pub(crate) fn named() -> impl Iterator<Item = String> {
    let psychics = [1, 2].map(|psychic| format!("sesto-senso-psychic-{psychic}"));
    pictures().chain(psychics)
}

/// What is called by name and told in words to whoever does not see it.
fn pictures() -> impl Iterator<Item = String> {
    let all = move |kind| (0..Kind::CARDS).map(move |number| Card::new(kind, number));
    let cards = Kind::ALL.into_iter().flat_map(all);
    let first = Edition::First.replaced().map(|dream| Edition::First.key(dream));
    let dreams = (0..84).filter_map(Dream::new).map(|dream| dream.key()).chain(first);
    let sentences = cards.clone().map(Card::key_in_sentence);
    let pictures = cards.map(Card::key).chain(dreams);
    sentences.chain(pictures.flat_map(|key| [format!("{key}-alt"), key]))
}

/// What is hidden from most.
pub(crate) const SECRETS: [&str; 5] = [
    "/hand/*",
    "/deck_dreams/*",
    "/psychics/*/combination/*",
    "/revelation/culprit",
    "/revelation/common/*/about",
];

/// Every dream in one place, every card on the table or found, every ball on a card that is searched.
pub(crate) fn whole(view: &View) -> Result<(), String> {
    dreams_are_whole(view)?;
    for kind in Kind::ALL {
        row_is_whole(view, kind)?;
    }
    for own in &view.psychics {
        let name = own.psychic;
        let searched = Kind::ALL.get(usize::from(own.found)).copied();
        if own.searching != searched {
            return Err(format!("{name:?} searches {:?} after finding {}", own.searching, own.found));
        }
        // A card may have left the table with the sign of another who chose it too.
        let found_today = |kind, number| {
            let mut pages = view.album.iter().filter(|page| page.day == view.day && page.kind == kind);
            pages.any(|page| page.guess == Some(number) && page.right == Some(true))
        };
        let lies =
            |kind: Kind, number| view.rows[kind.index()].cards.contains(number) || found_today(kind, number);
        if own.ball.is_some_and(|ball| !searched.is_some_and(|kind| lies(kind, ball))) {
            return Err(format!("the ball of {name:?} lies on no card that is searched"));
        }
        if own.confirmed && own.ball.is_none() {
            return Err(format!("{name:?} has confirmed without a ball"));
        }
        let right = view.album.iter().filter(|page| page.psychic == name && page.right == Some(true));
        if right.count() != usize::from(own.found) {
            return Err(format!("the album knows another number of finds of {name:?} than {}", own.found));
        }
    }
    match (view.phase, &view.revelation) {
        (Phase::Reconstruction, None) | (Phase::Revelation, Some(_)) => Ok(()),
        (phase, _) => Err(format!("the phase is {phase:?}")),
    }
}

fn dreams_are_whole(view: &View) -> Result<(), String> {
    let (hand, deck) = (view.hand.ok_or("no hand")?, view.deck_dreams.as_ref().ok_or("no deck")?);
    if hand.len() != usize::from(view.hand_size) || deck.len() != usize::from(view.deck) {
        return Err("the numbers of the dreams in hand and deck are wrong".to_owned());
    }
    let common = view.revelation.iter().flat_map(|phase| phase.common.iter().map(|common| common.dream));
    let mut places = vec![hand, view.discards, deck.iter().copied().collect(), common.collect()];
    places.extend(view.psychics.iter().map(|own| own.dreams));
    let count: usize = places.iter().map(|place| place.len()).sum();
    let all = places.iter().fold(DreamSet::EMPTY, |all, place| all.and(*place));
    if count != DreamSet::ALL.len() || all != DreamSet::ALL {
        return Err(format!("{count} dreams lie in {places:?}"));
    }
    Ok(())
}

fn row_is_whole(view: &View, kind: Kind) -> Result<(), String> {
    let row = view.rows[kind.index()];
    let found: CardSet = view
        .psychics
        .iter()
        .filter(|own| kind.index() < usize::from(own.found))
        .filter_map(|own| own.combination.number(kind))
        .collect();
    // For the revelation the rows are put away.
    let on_table = match view.phase {
        Phase::Reconstruction => row.laid.without(found),
        Phase::Revelation => CardSet::EMPTY,
    };
    if row.cards != on_table || !found.without(row.laid).is_empty() {
        return Err(format!("{row:?} with {found:?} found"));
    }
    Ok(())
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
    check_playthroughs(&trials(), "tests/playthroughs");
}

#[test]
fn games_of_every_version_of_the_rules_end_as_they_ended() {
    check_records::<SestoSenso>("tests/records");
}
