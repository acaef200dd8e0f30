//! What the host chooses before the start, and how each choice is explained.

use boardgame::{BadOptions, OptionKind, OptionSpec, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The variants of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = senet::Options)]
pub struct Options {
    /// The first player, or nobody: then both throw for it (N3).
    pub first: Option<Seat>,
    /// When a piece must land on one of its own side (N14).
    pub own_collision: OwnCollision,
    /// How pieces leave the board (N20).
    pub exit: Exit,
    /// How often a piece on 28 or 29 may try to go on (N20).
    pub retry: Retry,
    /// Whether the moves say how much they gain in the race.
    pub hints: bool,
    /// Who throws for the first turn, where nobody is named (N3); no choice.
    pub lots: Lots,
    /// Where throws come from; no choice.
    #[serde(skip_serializing_if = "Dice::is_fresh")]
    pub dice: Dice,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first: None,
            own_collision: OwnCollision::Forced,
            exit: Exit::Exact,
            retry: Retry::Turn,
            hints: true,
            lots: Lots::Thrown,
            dice: Dice::Fresh,
        }
    }
}

/// When a piece must land on one of its own side (N14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::OwnCollision)]
pub enum OwnCollision {
    /// Before any backward move.
    Forced,
    /// When there is no backward move either.
    Last,
    Never,
}

/// How pieces leave the board (N20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::Exit)]
pub enum Exit {
    /// From 26 with a 5, from 28 with a 3, from 29 with a 2, and from 30.
    Exact,
    /// From 30 only: 28 with a 3 and 29 with a 2 go there.
    Ra,
}

/// How often a piece on 28 or 29 may try to go on (N20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::Retry)]
pub enum Retry {
    /// Once a turn: only the first throw that is made while it stands there counts for it.
    Turn,
    /// With every throw, as in version 1 of the rules.
    Throw,
}

/// How the two throws for the first turn are made (N3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::Lots)]
pub enum Lots {
    /// By the people, one after the other.
    Thrown,
    /// By themselves in the deal, as in version 1 of the rules.
    Dealt,
}

/// Where throws come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::Dice)]
pub enum Dice {
    /// Each throw from the step at which it is made.
    Fresh,
    /// One row of throws, of which each takes the next, whoever makes it and whatever was done before: the dice of a
    /// day are the same for everybody.
    Row,
}

impl Dice {
    /// What is so most of the time is not written.
    fn is_fresh(&self) -> bool {
        *self == Dice::Fresh
    }
}

/// The playbill's options, in the order in which they are shown.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "first", kind: OptionKind::Seat { volunteers: false }, advanced: false },
    OptionSpec { name: "hints", kind: OptionKind::Switch, advanced: false },
    OptionSpec {
        name: "own_collision",
        kind: OptionKind::Choice { choices: &["forced", "last", "never"] },
        advanced: true,
    },
    OptionSpec { name: "exit", kind: OptionKind::Choice { choices: &["exact", "ra"] }, advanced: true },
    OptionSpec { name: "retry", kind: OptionKind::Choice { choices: &["turn", "throw"] }, advanced: true },
];

impl boardgame::Options for Options {
    /// Until version 2 every throw counted on 28 and 29, and nobody threw for the first turn.
    fn meant_by(self, rules: u32) -> Options {
        if rules < 2 { Options { retry: Retry::Throw, lots: Lots::Dealt, ..self } } else { self }
    }
}

impl Options {
    /// Refuses a first player who has no seat.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadOptions> {
        match self.first {
            Some(Seat(first)) if first >= seats => Err(BadOptions(Saying::new("senet-bad-first"))),
            _ => Ok(()),
        }
    }

    /// What each option means, in the order of [`SPECS`].
    pub(crate) fn explain(&self) -> Vec<Saying> {
        let first = match self.first {
            None => Saying::new("senet-option-first-help"),
            Some(seat) => Saying::new("senet-option-first-help-named").with("seat", seat),
        };
        let hints = if self.hints { "senet-option-hints-help-on" } else { "senet-option-hints-help-off" };
        let own_collision = match self.own_collision {
            OwnCollision::Forced => "senet-option-own-collision-help-forced",
            OwnCollision::Last => "senet-option-own-collision-help-last",
            OwnCollision::Never => "senet-option-own-collision-help-never",
        };
        let exit = match self.exit {
            Exit::Exact => "senet-option-exit-help-exact",
            Exit::Ra => "senet-option-exit-help-ra",
        };
        let retry = match self.retry {
            Retry::Turn => "senet-option-retry-help-turn",
            Retry::Throw => "senet-option-retry-help-throw",
        };
        let rest = [hints, own_collision, exit, retry].map(Saying::new);
        [first].into_iter().chain(rest).collect()
    }
}
