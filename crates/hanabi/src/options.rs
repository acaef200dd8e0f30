//! What the host chooses before the start.

use boardgame::{BadOptions, OptionKind, OptionSpec, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::hand::Hand;

/// The choices of the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = hanabi::Options)]
pub struct Options {
    /// What the program remembers for the players (H22).
    pub memory: Memory,
    /// Only a complete show wins, and the game does not end with the deck (H17).
    pub gran_finale: bool,
    /// One's own cards that can surely be played or discarded are marked, as far as the memory goes.
    pub hints: bool,
    /// How much is said during play (H21).
    pub talk: Talk,
    /// Who begins; without a seat it is left to chance (H5).
    pub first: Option<Seat>,
    /// By the rules of version 1 a show that came to its end was won, whatever its points (H16). It is no choice.
    #[serde(skip_serializing_if = "is_false")]
    pub any_score_wins: bool,
    /// By the rules of version 1 there were notes at a table that plays from memory too (H22). It is no choice.
    #[serde(skip_serializing_if = "is_false")]
    pub notes_from_memory: bool,
}

/// What is not so most of the time is written only where it is.
pub(crate) fn is_false(value: &bool) -> bool {
    !value
}

/// What the program remembers for the players (H22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = hanabi::Memory)]
pub enum Memory {
    /// Like the real cards: what was said is heard once.
    None,
    /// Each card shows what was said of it, also what it is not.
    #[default]
    Marks,
    /// Each card also shows what it can still be.
    Inference,
}

impl Memory {
    fn name(self) -> &'static str {
        match self {
            Memory::None => "none",
            Memory::Marks => "marks",
            Memory::Inference => "inference",
        }
    }
}

/// How much is said during play (H21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = hanabi::Talk)]
pub enum Talk {
    /// Nobody at the table says anything.
    #[default]
    Silent,
    /// The quick phrases.
    Phrases,
    Free,
}

impl boardgame::Options for Options {
    fn meant_by(self, rules: u32) -> Options {
        match rules {
            1 => Options {
                // Silence had the phrases.
                talk: if self.talk == Talk::Silent { Talk::Phrases } else { self.talk },
                any_score_wins: true,
                notes_from_memory: true,
                ..self
            },
            _ => self,
        }
    }
}

impl Options {
    pub(crate) const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "memory",
            kind: OptionKind::Choice { choices: &["none", "marks", "inference"] },
            advanced: false,
        },
        OptionSpec { name: "gran_finale", kind: OptionKind::Switch, advanced: false },
        OptionSpec { name: "hints", kind: OptionKind::Switch, advanced: false },
        OptionSpec {
            name: "talk",
            kind: OptionKind::Choice { choices: &["silent", "phrases", "free"] },
            advanced: true,
        },
        OptionSpec { name: "first", kind: OptionKind::Seat { volunteers: false }, advanced: true },
    ];

    pub(crate) fn check(&self, seats: u8) -> Result<(), BadOptions> {
        match self.first {
            Some(Seat(seat)) if seat >= seats => {
                Err(BadOptions(Saying::new("hanabi-bad-first").with("seats", seats)))
            }
            _ => Ok(()),
        }
    }

    /// What each option means with this many seats, in the order of [`SPECS`](Options::SPECS).
    pub(crate) fn explain(&self, seats: u8) -> Vec<Saying> {
        let hand = Hand::size(seats);
        let help = |key: String| Saying::new(key).with("seats", seats).with("cards", hand);
        let gran_finale = if self.gran_finale { "on" } else { "off" };
        let hints = match (self.hints, self.memory) {
            (false, _) => "off",
            (true, Memory::None) => "none",
            (true, Memory::Marks | Memory::Inference) => "on",
        };
        let talk = match self.talk {
            Talk::Silent => "silent",
            Talk::Phrases => "phrases",
            Talk::Free => "free",
        };
        let first = match self.first {
            None => Saying::new("hanabi-option-first-help"),
            Some(seat) => Saying::new("hanabi-option-first-help-named").with("seat", seat),
        };
        vec![
            help(format!("hanabi-option-memory-help-{}", self.memory.name())),
            help(format!("hanabi-option-gran-finale-help-{gran_finale}")).with("deck", 50 - seats * hand),
            help(format!("hanabi-option-hints-help-{hints}")),
            help(format!("hanabi-option-talk-help-{talk}")),
            first.with("seats", seats).with("cards", hand),
        ]
    }
}
