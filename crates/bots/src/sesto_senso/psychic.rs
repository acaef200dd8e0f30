//! A psychic's guess: what the dreams are taken for, at no card that another psychic of the same search needs more, and not
//! deaf to what people point at.

use boardgame::{Saying, Seat};
use sesto_senso::{Card, Psychic, PsychicView, View};

use super::affinity::Affinity;
use super::assignment::assign;
use super::listener::{Listener, OfKind, ln_sum_exp};
use super::why::{certainty, reason, tier};

/// How much a ball on a card counts for it being that psychic's: they know their own mind best.
const BALL: f32 = 1.5;

/// How often a person's first reading of a dream is right: docs/bots-sesto-senso.md tells how that was found.
const READER: f32 = 0.5;

/// Where a ball should lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Guess {
    pub(crate) card: Card,
    /// How likely it is to be right.
    pub(crate) chance: f32,
}

/// A card that somebody points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pointed {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
}

/// The guess of a psychic of one's own, if they search; what people point at is another reader's word.
pub(crate) fn guess(
    listener: &Listener,
    view: &View,
    psychic: Psychic,
    pointed: &[Pointed],
) -> Option<Guess> {
    let own = view.psychics.get(psychic.index())?;
    let kind = own.searching?;
    let searchers: Vec<&PsychicView> =
        view.psychics.iter().filter(|other| other.searching == Some(kind)).collect();
    let rows: Vec<OfKind> =
        searchers.iter().map(|other| expectation(listener, view, other, psychic, pointed)).collect();
    let place = searchers.iter().position(|other| other.psychic == psychic)?;
    let number = assign(&rows)[place];
    Some(Guess { card: Card::new(kind, number as u8), chance: rows[place][number].exp() })
}

/// What one expects of a psychic: by their dreams, by what people point at and, if it is somebody else, by where their
/// ball lies.
fn expectation(
    listener: &Listener,
    view: &View,
    psychic: &PsychicView,
    own: Psychic,
    pointed: &[Pointed],
) -> OfKind {
    let Some(kind) = psychic.searching else { return [f32::NEG_INFINITY; 18] };
    let cards = view.rows[kind.index()].cards.without(psychic.refused);
    let mut chances = listener.posterior(psychic.dreams, kind, cards);
    if let Some(ball) = psychic.ball.filter(|_| psychic.psychic != own) {
        chances[usize::from(ball)] += BALL;
    }
    let searchers = view.psychics.iter().filter(|other| other.searching == Some(kind)).count();
    for finger in pointed.iter().filter(|finger| finger.card.kind == kind) {
        chances[usize::from(finger.card.number)] += weight(searchers, cards.len());
    }
    let sum = ln_sum_exp(&chances);
    chances.map(|chance| chance - sum)
}

/// How much a finger counts for a card, as a logarithm: it is about any of those who search such a card, and whoever it is
/// about, its reader is right as often as people are.
fn weight(searchers: usize, cards: usize) -> f32 {
    let (share, cards) = (1.0 / searchers.max(1) as f32, cards.max(2) as f32);
    let about_others = (1.0 - share) / cards;
    let (right, wrong) = (READER, (1.0 - READER) / (cards - 1.0));
    ((share * right + about_others) / (share * wrong + about_others)).ln()
}

/// Why: the dream that speaks most for the card rather than for the others, and its words; whoever has pointed there is
/// named.
pub(crate) fn why(
    listener: &Listener,
    affinity: &Affinity,
    view: &View,
    psychic: Psychic,
    guess: Guess,
    shown_by: Option<Seat>,
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
    let say = |key: String| {
        let dream = best.filter(|dream| advantage(dream) > 0.0)?;
        let say = reason(Saying::new(key), affinity, dream, guess.card);
        Some(say.with("percent", certainty(guess.chance)))
    };
    if let Some(seat) = shown_by {
        let looked = say("sesto-senso-why-pointed".to_owned());
        let trusted =
            || Saying::new("sesto-senso-why-trusted").with_key("card", guess.card.key_in_sentence());
        return looked.unwrap_or_else(trusted).with("seat", seat);
    }
    match say(format!("sesto-senso-why-guess-{}", tier(guess.chance))) {
        Some(say) => say,
        None => Saying::new("sesto-senso-why-left").with_key("card", guess.card.key_in_sentence()),
    }
}
