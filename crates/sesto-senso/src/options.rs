//! What the host chooses before the start.

use boardgame::{BadOptions, OptionKind, OptionSpec, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edition::Edition;
use crate::psychic::Psychic;

/// The choices of the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = sesto_senso::Options)]
pub struct Options {
    /// How many cards lie on the table, and how often the ghost may change the hand (G3, G9).
    pub level: Level,
    /// How the common dream shows the culprit (G20, G23).
    #[serde(rename = "final")]
    pub finale: Final,
    /// How long the table waits (G26).
    pub clock: Clock,
    /// Who is the ghost; without a seat it is left to chance (G1).
    pub ghost: Option<Seat>,
    /// Which pictures the dreams have (G2). It is no choice: what was dealt from the first edition keeps its pictures.
    #[serde(skip_serializing_if = "Edition::is_present")]
    pub edition: Edition,
}

/// How hard it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Level)]
pub enum Level {
    #[default]
    Easy,
    Normal,
    Hard,
    VeryHard,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::VeryHard];

    /// Its name in keys of the catalogue.
    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::VeryHard => "very-hard",
        }
    }

    /// How many cards of each kind lie on the table (G3).
    pub fn cards(self, seats: u8) -> u8 {
        seats + 2 + self as u8
    }

    /// How often the ghost may change the hand: on the first day if it is easy, in the whole game otherwise (G9).
    pub(crate) fn changes(self) -> u8 {
        match self {
            Level::Easy | Level::Hard => 1,
            Level::Normal => 3,
            Level::VeryHard => 0,
        }
    }
}

/// How the common dream shows the culprit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Final)]
pub enum Final {
    /// Three dreams at once, one for each of the three cards (G20).
    #[default]
    Classic,
    /// One dream a day about the character (G23).
    One,
    /// One dream a day about the whole combination (G23).
    Two,
}

impl Final {
    pub const ALL: [Final; 3] = [Final::Classic, Final::One, Final::Two];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Final::Classic => "classic",
            Final::One => "one",
            Final::Two => "two",
        }
    }
}

/// How long the ghost may take for the dreams of a day, and then the psychics for their talk (G26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Clock)]
pub enum Clock {
    #[default]
    None,
    /// Three minutes each.
    Three,
    /// Six minutes each.
    Six,
    /// Half a day each, so that a day of the game takes a day; no choice any more.
    Day,
}

impl Clock {
    pub const ALL: [Clock; 4] = [Clock::None, Clock::Three, Clock::Six, Clock::Day];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Clock::None => "none",
            Clock::Three => "three",
            Clock::Six => "six",
            Clock::Day => "day",
        }
    }

    pub(crate) fn seconds(self) -> Option<u32> {
        const MINUTE: u32 = 60;
        match self {
            Clock::None => None,
            Clock::Three => Some(3 * MINUTE),
            Clock::Six => Some(6 * MINUTE),
            Clock::Day => Some(12 * 60 * MINUTE),
        }
    }
}

impl boardgame::Options for Options {
    fn meant_by(self, rules: u32) -> Options {
        match rules {
            1 => Options { edition: Edition::First, ..self },
            _ => self,
        }
    }
}

impl Options {
    pub(crate) const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "level",
            kind: OptionKind::Choice { choices: &["easy", "normal", "hard", "very-hard"] },
            advanced: false,
        },
        OptionSpec { name: "ghost", kind: OptionKind::Seat { volunteers: true }, advanced: false },
        OptionSpec {
            name: "final",
            kind: OptionKind::Choice { choices: &["classic", "one", "two"] },
            advanced: true,
        },
        OptionSpec {
            name: "clock",
            kind: OptionKind::Choice { choices: &["none", "three", "six"] },
            advanced: true,
        },
    ];

    pub(crate) fn check(&self, seats: u8) -> Result<(), BadOptions> {
        match self.ghost {
            Some(Seat(seat)) if seat >= seats => {
                Err(BadOptions(Saying::new("sesto-senso-bad-ghost").with("seats", seats)))
            }
            _ => Ok(()),
        }
    }

    /// What each option means with this many seats, in the order of [`SPECS`](Options::SPECS).
    pub(crate) fn explain(&self, seats: u8) -> Vec<Saying> {
        let psychics = Psychic::count(seats);
        // Six psychics find the levels above normal harder than their names say.
        let crowded = if psychics == 6 && self.level > Level::Normal { "-crowded" } else { "" };
        let level = format!("sesto-senso-option-level-help-{}{crowded}", self.level.name());
        let ghost = match self.ghost {
            None => Saying::new("sesto-senso-option-ghost-help"),
            Some(seat) => Saying::new("sesto-senso-option-ghost-help-named").with("seat", seat),
        };
        let finale = format!("sesto-senso-option-final-help-{}", self.finale.name());
        let clock = format!("sesto-senso-option-clock-help-{}", self.clock.name());
        vec![
            Saying::new(level).with("cards", self.level.cards(seats)).with("seats", seats),
            ghost.with("psychics", psychics).with("seats", seats),
            Saying::new(finale),
            Saying::new(clock),
        ]
    }
}
