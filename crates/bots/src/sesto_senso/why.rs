//! Why in words: something of the dream, what it brings to mind, and how sure one is.

use boardgame::Saying;
use sesto_senso::{Card, Dream};

use super::affinity::{Affinity, Reason};

/// Adds the words that bring a dream and a card together, and the card. Which message says it depends on what there is to
/// say: one thing that both show, the card itself, two things, colours, or nothing that has a name.
pub(crate) fn reason(saying: Saying, affinity: &Affinity, dream: Dream, card: Card) -> Saying {
    let key = saying.key.into_owned();
    let say = |ending: &str| Saying::new(format!("{key}{ending}")).with_key("card", card.key_in_sentence());
    match affinity.reason(dream, card) {
        Reason::Same { seen } => say("-same").with_key("seen", seen),
        Reason::Card { seen } => say("-card").with_key("seen", seen),
        Reason::Thought { seen, thought } => say("").with_key("seen", seen).with_key("thought", thought),
        Reason::Colour => say("-colour"),
        Reason::Feeling => say("-feeling"),
    }
}

/// A chance in whole percent; nobody is ever quite certain.
pub(crate) fn certainty(chance: f32) -> u8 {
    (100.0 * chance).round().clamp(1.0, 99.0) as u8
}

/// How a psychic speaks of a guess.
pub(crate) fn tier(chance: f32) -> &'static str {
    match chance {
        sure if sure >= 0.75 => "sure",
        likely if likely >= 0.4 => "likely",
        _ => "unsure",
    }
}
