//! A psychic's vote for the culprit (G21): by the common dream, with the people, and not stubbornly.

use boardgame::{Saying, Seat, SeatSet};
use sesto_senso::{Card, Dream, DreamSet, Final, Kind, Psychic, RevelationView, View};

use super::affinity::Affinity;
use super::final_dream::{combination, posterior, suspects};
use super::listener::Listener;
use super::why::{certainty, reason};

/// How much each ball of another counts after a round without a majority; it grows with the rounds.
const ROUND: f32 = 0.7;

/// A vote, and why.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ballot {
    pub(crate) combination: Psychic,
    pub(crate) say: Saying,
}

pub(crate) fn ballot(
    listener: &Listener,
    affinity: &Affinity,
    view: &View,
    seat: Seat,
    people: SeatSet,
) -> Option<Ballot> {
    let revelation = view.revelation.as_ref()?;
    if let Some(combination) = agreed(revelation, seat, people) {
        return Some(Ballot { combination, say: naming("sesto-senso-why-follow", view, combination)? });
    }
    let dreams: DreamSet = revelation.common.iter().map(|common| common.dream).collect();
    let chances = posterior(listener, view.options.finale, dreams, &suspects(view));
    let others =
        |on: Psychic| revelation.votes.iter().filter(move |vote| vote.seat != seat && vote.on == Some(on));
    let weight = ROUND * f32::from(revelation.rounds);
    let worth = |(on, chance): &(Psychic, f32)| chance + weight * others(*on).count() as f32;
    let weighed: Vec<(Psychic, f32)> = revelation.suspects.iter().copied().zip(chances).collect();
    let favourite = weighed.iter().max_by(|one, other| one.1.total_cmp(&other.1))?;
    let chosen = weighed.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    let (combination, chance) = *chosen;
    let say = if combination == favourite.0 {
        own_reason(listener, affinity, view, dreams, combination, chance)?
    } else {
        naming("sesto-senso-why-join", view, combination)?
    };
    Some(Ballot { combination, say })
}

/// The combination on which more than half of the other people agree.
fn agreed(revelation: &RevelationView, seat: Seat, people: SeatSet) -> Option<Psychic> {
    let balls = || revelation.votes.iter().filter(|vote| vote.seat != seat && people.contains(vote.seat));
    let count = balls().count();
    let on = |combination: &Psychic| balls().filter(|vote| vote.on == Some(*combination)).count();
    revelation.suspects.iter().copied().find(|combination| 2 * on(combination) > count)
}

fn naming(key: &'static str, view: &View, accused: Psychic) -> Option<Saying> {
    let character = combination(view, accused)?[Kind::Character.index()];
    Some(Saying::new(key).with_key("character", character.key_in_sentence()))
}

/// The dream and the card of the combination that suit each other best.
fn own_reason(
    listener: &Listener,
    affinity: &Affinity,
    view: &View,
    dreams: DreamSet,
    accused: Psychic,
    chance: f32,
) -> Option<Saying> {
    let cards = combination(view, accused)?;
    let about = if view.options.finale == Final::One { &cards[2..] } else { &cards[..] };
    let worth = |(dream, card): &(Dream, Card)| listener.likelihood(*dream, *card);
    let pairs = dreams.iter().flat_map(|dream| about.iter().map(move |card| (dream, *card)));
    let (dream, card) = pairs.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    let character = cards[Kind::Character.index()].key_in_sentence();
    let say = reason(Saying::new("sesto-senso-why-accuse"), affinity, dream, card);
    Some(say.with_key("character", character).with("percent", certainty(chance)))
}
