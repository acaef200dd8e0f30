//! A psychic's guess: what the dreams are taken for, at no card that another psychic of the same search needs more.

use boardgame::Saying;
use sesto_senso::{Card, Psychic, PsychicView, View};

use super::affinity::Affinity;
use super::assignment::assign;
use super::listener::{Listener, OfKind};
use super::why::{certainty, reason, tier};

/// How much a ball on a card counts for it being that psychic's: they know their own mind best.
const BALL: f32 = 1.5;

/// Where a ball should lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Guess {
    pub(crate) card: Card,
    /// How likely it is to be right.
    pub(crate) chance: f32,
}

/// The guess of a psychic of one's own, if they search.
pub(crate) fn guess(listener: &Listener, view: &View, psychic: Psychic) -> Option<Guess> {
    let own = view.psychics.get(psychic.index())?;
    let kind = own.searching?;
    let searchers: Vec<&PsychicView> =
        view.psychics.iter().filter(|other| other.searching == Some(kind)).collect();
    let rows: Vec<OfKind> =
        searchers.iter().map(|other| expectation(listener, view, other, psychic)).collect();
    let place = searchers.iter().position(|other| other.psychic == psychic)?;
    let number = assign(&rows)[place];
    Some(Guess { card: Card::new(kind, number as u8), chance: rows[place][number].exp() })
}

/// What one expects of a psychic: by their dreams and, if it is somebody else, by where their ball lies.
fn expectation(listener: &Listener, view: &View, psychic: &PsychicView, own: Psychic) -> OfKind {
    let Some(kind) = psychic.searching else { return [f32::NEG_INFINITY; 18] };
    let cards = view.rows[kind.index()].cards.without(psychic.refused);
    let mut chances = listener.posterior(psychic.dreams, kind, cards);
    if let Some(ball) = psychic.ball.filter(|_| psychic.psychic != own) {
        chances[usize::from(ball)] += BALL;
    }
    chances
}

/// Why: the dream that speaks most for the card rather than for the others, and its words.
pub(crate) fn why(
    listener: &Listener,
    affinity: &Affinity,
    view: &View,
    psychic: Psychic,
    guess: Guess,
) -> Saying {
    let own = &view.psychics[psychic.index()];
    let (kind, others) = (guess.card.kind, view.rows[guess.card.kind.index()].cards.without(own.refused));
    let advantage = |dream: &sesto_senso::Dream| {
        let heard = listener.of_kind(*dream, kind);
        let mean =
            others.iter().map(|card| heard[usize::from(card)]).sum::<f32>() / others.len().max(1) as f32;
        heard[usize::from(guess.card.number)] - mean
    };
    let best = own.dreams.iter().max_by(|one, other| advantage(one).total_cmp(&advantage(other)));
    match best.filter(|dream| advantage(dream) > 0.0) {
        Some(dream) => {
            let key = format!("sesto-senso-why-guess-{}", tier(guess.chance));
            reason(Saying::new(key), affinity, dream, guess.card).with("percent", certainty(guess.chance))
        }
        None => Saying::new("sesto-senso-why-left").with_key("card", guess.card.key_in_sentence()),
    }
}
