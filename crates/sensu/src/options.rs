//! What the host chooses before the start.

use boardgame::{BadOptions, OptionKind, OptionSpec, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::faces::{Faces, FacesId};
use crate::state::HAND;

/// The choices of the host. Alone there are no variants, and with others no last plays: then they mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
    /// How much the table helps to find combinations (U37).
    pub help: Help,
    /// Who begins; without a seat it is left to chance (U3).
    #[schema(required)]
    pub first: Option<Seat>,
    /// What stands on the cards, where a host has brought their own table (U38). It is no choice: a new game is dealt
    /// with what is there, and one that says nothing means the usual table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faces: Option<FacesId>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            powers: false,
            chosen_fan: false,
            wisdom: Wisdom::Top,
            last_play: false,
            help: Help::Full,
            first: None,
            faces: Faces::present().id(),
        }
    }
}

/// How much the table helps to find combinations (U37).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sensu::Help)]
pub enum Help {
    /// They are shown and counted, and the cards that are known to be in a hand stay named.
    #[default]
    Full,
    /// Nothing is found for anybody; one's own picks are summed up.
    Light,
    /// As with the box: one plays cards, and is told whether they make twenty.
    None,
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

impl boardgame::Options for Options {
    fn meant_by(self, rules: u32) -> Options {
        if rules >= 3 {
            return self;
        }
        // There was one table of faces, and everybody was helped.
        Options { help: Help::Full, faces: None, ..self }
    }
}

impl Options {
    pub(crate) const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "powers", kind: OptionKind::Switch, advanced: false },
        OptionSpec { name: "chosen_fan", kind: OptionKind::Switch, advanced: false },
        OptionSpec {
            name: "help",
            kind: OptionKind::Choice { choices: &["full", "light", "none"] },
            advanced: false,
        },
        OptionSpec { name: "wisdom", kind: OptionKind::Choice { choices: &["top", "any"] }, advanced: true },
        OptionSpec { name: "last_play", kind: OptionKind::Switch, advanced: true },
        OptionSpec { name: "first", kind: OptionKind::Seat { volunteers: false }, advanced: true },
    ];

    /// The faces that it is played with, if it can be played so.
    pub(crate) fn check(&self, seats: u8) -> Result<&'static Faces, BadOptions> {
        match (self.first, Faces::of(self.faces)) {
            (Some(Seat(seat)), _) if seat >= seats => {
                Err(BadOptions(Saying::new("sensu-bad-first").with("seats", seats)))
            }
            (_, Some(faces)) => Ok(faces),
            (_, None) => {
                let named = self.faces.map(|faces| faces.to_string()).unwrap_or_default();
                Err(BadOptions(Saying::new("sensu-bad-faces").with("faces", named)))
            }
        }
    }

    /// What each option means with this many seats, in the order of [`SPECS`](Options::SPECS).
    pub(crate) fn explain(&self, seats: u8) -> Vec<Saying> {
        let say = |option: &str, means: &str| Saying::new(format!("sensu-option-{option}-help-{means}"));
        let switch = |option: &str, on: bool| say(option, if on { "on" } else { "off" });
        let alone = seats == 1;
        let variant = |option: &str, on: bool| if alone { say(option, "solo") } else { switch(option, on) };
        let wisdom = match self.wisdom {
            _ if alone || !self.powers => "unused",
            Wisdom::Top => "top",
            Wisdom::Any => "any",
        };
        let help = match self.help {
            Help::Full => "full",
            Help::Light => "light",
            Help::None if alone => "none-solo",
            Help::None => "none",
        };
        let cards = Faces::of(self.faces).unwrap_or(Faces::present()).cards_for(seats).len() as u8;
        let first = match self.first {
            _ if alone => say("first", "solo"),
            None => say("first", "chance"),
            Some(seat) => say("first", "named").with("seat", seat),
        };
        let dealt = if alone { 0 } else { seats * HAND as u8 };
        vec![
            variant("powers", self.powers),
            variant("chosen-fan", self.chosen_fan),
            say("help", help),
            say("wisdom", wisdom),
            switch("last-play", self.last_play),
            first.with("cards", cards).with("deck", cards - dealt),
        ]
    }

    /// Whether an option means anything with this many seats: alone there are no variants, and with others no last
    /// plays.
    pub(crate) fn counts(option: &str, seats: u8) -> bool {
        match option {
            "last_play" => seats == 1,
            "help" => true,
            _ => seats > 1,
        }
    }
}
