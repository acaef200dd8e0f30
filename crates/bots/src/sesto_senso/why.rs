//! Why in words: something of the dream, what it brings to mind, and how sure one is.

use boardgame::Saying;
use sesto_senso::{Card, Dream};

use super::affinity::Affinity;

/// Adds the words that bring a dream and a card together, and the card; where they are one word, another message says so.
pub(crate) fn reason(saying: Saying, affinity: &Affinity, dream: Dream, card: Card) -> Saying {
    let [seen, thought] = affinity.reason(dream, card);
    let named = card.key_in_sentence();
    let key = match thought {
        same if same == seen => format!("{}-same", saying.key),
        own if own == named => format!("{}-card", saying.key),
        _ => saying.key.into_owned(),
    };
    Saying::new(key).with_key("seen", seen).with_key("thought", thought).with_key("card", named)
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
