//! A psychic's vote for the culprit (G21): by the common dream first, with an argument; then not stubbornly.

use boardgame::{Saying, Seat, SeatSet};
use sesto_senso::{Card, Dream, DreamSet, Final, Kind, Psychic, View, VoteView};

use super::affinity::Affinity;
use super::final_dream::{combination, posterior, suspects};
use super::listener::Listener;
use super::why::{certainty, reason};

/// How much each ball of another program counts after a round without a majority; it grows with the rounds.
const ROUND: f32 = 0.7;
/// How often a person is right about the culprit.
const READER: f32 = 0.6;
/// Who argues does not take a word for a proof: this much of it counts, and as much again after each round without a
/// majority.
const HEARD: f32 = 0.5;

/// A vote, how likely it seems to be right, and why.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ballot {
    pub(crate) combination: Psychic,
    pub(crate) chance: f32,
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
    let dreams: DreamSet = revelation.common.iter().map(|common| common.dream).collect();
    let chances = posterior(listener, view.options.finale, dreams, &suspects(view));
    let rounds = f32::from(revelation.rounds);
    let doubt = (1.0 - READER) / (chances.len().max(2) - 1) as f32;
    let word = |voter: Seat| {
        if people.contains(voter) { (READER / doubt).ln() * HEARD * (1.0 + rounds) } else { ROUND * rounds }
    };
    let others = |on: Psychic| {
        let balls = revelation.votes.iter().filter(move |vote| vote.seat != seat && vote.on == Some(on));
        balls.map(|vote| word(vote.seat)).sum::<f32>()
    };
    let weighed: Vec<(Psychic, f32)> = revelation.suspects.iter().copied().zip(chances).collect();
    let favourite = weighed.iter().max_by(|one, other| one.1.total_cmp(&other.1))?;
    let worth = |(on, chance): &(Psychic, f32)| chance + others(*on);
    let chosen = weighed.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    let (combination, chance) = (chosen.0, chosen.1.exp());
    let say = if combination == favourite.0 {
        own_reason(listener, affinity, view, dreams, combination, chance)?
    } else if revelation.rounds == 0 {
        // Before the first count only people's words weigh so much.
        let agree = |vote: &&VoteView| vote.on == Some(combination) && people.contains(vote.seat);
        let count = revelation.votes.iter().filter(agree).count() as u32;
        naming("sesto-senso-why-follow", view, combination)?.with("count", count)
    } else {
        naming("sesto-senso-why-join", view, combination)?
    };
    Some(Ballot { combination, chance, say })
}

/// What is said to somebody who accuses another.
pub(crate) fn argument(view: &View, accused: Psychic, to: Seat, chance: f32) -> Option<Saying> {
    let say = naming("sesto-senso-say-argue", view, accused)?;
    Some(say.with("seat", to).with("percent", certainty(chance)))
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
