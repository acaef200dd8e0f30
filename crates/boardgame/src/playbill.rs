//! How a game presents itself to a room: what may be chosen before it starts, and how its table behaves.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Saying, Seat};

/// What a room must know of a game without knowing its rules.
#[derive(Clone, Copy, Debug)]
pub struct Playbill {
    pub kind: Kind,
    /// How long a game takes people, roughly.
    pub minutes: u8,
    /// Whether seats know things that others may not see: then a shared device is handed over behind a curtain.
    pub secrets: bool,
    /// The host's choices, in the order in which they are shown.
    pub options: &'static [OptionSpec],
    /// The option among them, and the value of it, with which people may ask for hints; where there is none, they may.
    pub hints: Option<(&'static str, &'static str)>,
    /// The option among them that is a clock of the game's own: it is for one sitting, and the room adds none to it.
    pub clock: Option<&'static str>,
    /// Catalogue keys of the quick phrases of this game.
    pub phrases: &'static [&'static str],
    /// The kinds of pictures that the game is played with, and how many there are of each: `dream-01`, `dream-02` …
    /// A host who owns others may use them instead.
    pub pictures: &'static [(&'static str, u8)],
    /// What is dealt every day, the same for everybody: where a game has that.
    pub daily: Option<Daily>,
}

/// The table at which one person plays the deal of a day, with bots on all other seats.
#[derive(Clone, Copy, Debug)]
pub struct Daily {
    /// The person's seat.
    pub seat: Seat,
    /// The bots on the other seats, in their order.
    pub bots: &'static [&'static str],
    /// The options that are not as usual, also those that are no choice elsewhere.
    pub options: &'static [(&'static str, &'static str)],
}

impl Daily {
    /// One person alone, by the usual options.
    pub const ALONE: Daily = Daily { seat: Seat(0), bots: &[], options: &[] };

    pub fn seats(&self) -> u8 {
        u8::try_from(self.bots.len()).expect("a table has few seats") + 1
    }
}

/// What a host may bring to a game who owns the box, where the pictures of its cards are not known: a file in the data
/// folder, which is read once, before anything is dealt.
#[derive(Clone, Copy, Debug)]
pub struct Own {
    /// The name of the file.
    pub file: &'static str,
    /// Deals every new game with it; or says everything that is wrong with it.
    pub bring: fn(&str) -> Result<(), Vec<Saying>>,
    /// What it is called, once it is there.
    pub title: fn() -> Option<String>,
}

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Duel,
    Everyone,
    Together,
}

/// One choice of the host: the name of a field of the game's options.
///
/// Its label is the message `<game>-option-<name>`, that of a choice `<game>-option-<name>-<choice>`,
/// with underscores of the names written as hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OptionSpec {
    pub name: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
    /// Shown to everybody at once, or behind "more".
    pub advanced: bool,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum OptionKind {
    Switch,
    Choice {
        #[schema(value_type = Vec<String>)]
        choices: &'static [&'static str],
    },
    /// A seat number, or null for chance.
    Seat {
        /// Whether people may put themselves forward while the host has named nobody.
        volunteers: bool,
    },
}
