//! What the host chooses before the start.

use boardgame::{BadOptions, OptionKind, OptionSpec, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, CardSet};
use crate::state::HAND;

/// The choices of the host. Alone there are no variants, and with others no last plays: then they mean nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = sensu::Options)]
pub struct Options {
    /// The second symbol in a fan fires its power (U21).
    pub powers: bool,
    /// Everybody has a fan to close before any other (U26).
    pub chosen_fan: bool,
    /// Which cards of the piles Wisdom may draw (U22).
    pub wisdom: Wisdom,
    /// Alone: combinations may still be played when the deck is empty (U34).
    pub last_play: bool,
    /// Who begins; without a seat it is left to chance (U3).
    #[schema(required)]
    pub first: Option<Seat>,
}

/// Which cards of the piles Wisdom may draw (U22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sensu::Wisdom)]
pub enum Wisdom {
    #[default]
    Top,
    Any,
}

/// The cards that are used with so many players (U1, U33).
pub(crate) fn cards_for(seats: u8) -> CardSet {
    let used = |card: &Card| match seats {
        1 => card.face().winds == 1,
        2 | 3 => card.face().winds < 2,
        _ => true,
    };
    Card::all().filter(used).collect()
}

impl boardgame::Options for Options {
    fn meant_by(self, _rules: u32) -> Options {
        self
    }
}

impl Options {
    pub(crate) const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "powers", kind: OptionKind::Switch, advanced: false },
        OptionSpec { name: "chosen_fan", kind: OptionKind::Switch, advanced: false },
        OptionSpec { name: "wisdom", kind: OptionKind::Choice { choices: &["top", "any"] }, advanced: true },
        OptionSpec { name: "last_play", kind: OptionKind::Switch, advanced: true },
        OptionSpec { name: "first", kind: OptionKind::Seat { volunteers: false }, advanced: true },
    ];

    pub(crate) fn check(&self, seats: u8) -> Result<(), BadOptions> {
        match self.first {
            Some(Seat(seat)) if seat >= seats => {
                Err(BadOptions(Saying::new("sensu-bad-first").with("seats", seats)))
            }
            _ => Ok(()),
        }
    }

    /// What each option means with this many seats, in the order of [`SPECS`](Options::SPECS).
    pub(crate) fn explain(&self, seats: u8) -> Vec<Saying> {
        let switch = |name: &str, on: bool, alone: bool| {
            let state = match (alone == (seats == 1), on) {
                (false, _) if alone => "together",
                (false, _) => "solo",
                (true, true) => "on",
                (true, false) => "off",
            };
            Saying::new(format!("sensu-option-{name}-help-{state}"))
        };
        let wisdom = match (seats, self.powers, self.wisdom) {
            (1, _, _) | (_, false, _) => "unused",
            (_, true, Wisdom::Top) => "top",
            (_, true, Wisdom::Any) => "any",
        };
        let cards = cards_for(seats).len() as u8;
        let first = match self.first {
            _ if seats == 1 => Saying::new("sensu-option-first-help-solo"),
            None => Saying::new("sensu-option-first-help-chance"),
            Some(seat) => Saying::new("sensu-option-first-help-named").with("seat", seat),
        };
        let dealt = if seats == 1 { 0 } else { seats * HAND as u8 };
        vec![
            switch("powers", self.powers, false),
            switch("chosen-fan", self.chosen_fan, false),
            Saying::new(format!("sensu-option-wisdom-help-{wisdom}")),
            switch("last-play", self.last_play, true),
            first.with("cards", cards).with("deck", cards - dealt),
        ]
    }
}
