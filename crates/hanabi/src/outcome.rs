//! How a game ends: its reason, its points and the band they fall into.

use boardgame::{Outcome, Saying, Standing};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::Card;
use crate::options::Options;

/// The most points there are: five series of five.
pub const BEST: u8 = 25;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = hanabi::End)]
pub enum End {
    /// All five series are complete (H14).
    Complete,
    /// The third error card was turned (H13).
    ThirdError,
    /// Everybody had their last turn (H15).
    LastRound,
    /// Gran Finale: the last copy of a card that a series needs was lost (H18).
    LostCard { card: Card },
}

impl End {
    /// Its name in keys of the catalogue.
    pub fn name(self) -> &'static str {
        match self {
            End::Complete => "complete",
            End::ThirdError => "third-error",
            End::LastRound => "last-round",
            End::LostCard { .. } => "lost-card",
        }
    }

    pub fn is_defeat(self) -> bool {
        matches!(self, End::ThirdError | End::LostCard { .. })
    }

    /// Whether it was a victory or a defeat; a show in between is neither (H16).
    pub(crate) fn won(self, options: &Options) -> Option<bool> {
        match self {
            End::Complete => Some(true),
            End::LastRound => options.any_score_wins.then_some(true),
            End::ThirdError | End::LostCard { .. } => Some(false),
        }
    }

    /// A defeat scores nothing; the points on the table are still shown (H13).
    pub fn score(self, points: u8) -> u8 {
        if self.is_defeat() { 0 } else { points }
    }

    /// The reason, the points on the table and, where bands count (H16), the band.
    pub(crate) fn say(self, points: u8, won: Option<bool>, gran_finale: bool) -> Saying {
        let key = match self {
            End::Complete if gran_finale => "hanabi-outcome-gran-finale".to_owned(),
            End::LastRound if won.is_none() => "hanabi-outcome-in-between".to_owned(),
            end => format!("hanabi-outcome-{}", end.name()),
        };
        let saying = Saying::new(key).with("points", points);
        match self {
            End::Complete | End::LastRound if !gran_finale => saying.with_key("band", Band::of(points).key()),
            End::Complete | End::LastRound | End::ThirdError => saying,
            End::LostCard { card } => saying.with_key("card", card.key_in_sentence()),
        }
    }

    pub(crate) fn outcome(self, points: u8, options: &Options) -> Outcome {
        let won = self.won(options);
        Outcome {
            standing: Standing::Together {
                won,
                score: u32::from(self.score(points)),
                best: Some(u32::from(BEST)),
            },
            say: self.say(points, won, options.gran_finale),
        }
    }
}

/// The six bands in which a show is judged (H16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = hanabi::Band)]
pub enum Band {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
}

impl Band {
    pub fn of(points: u8) -> Band {
        match points {
            0..=5 => Band::First,
            6..=10 => Band::Second,
            11..=15 => Band::Third,
            16..=20 => Band::Fourth,
            21..=24 => Band::Fifth,
            _ => Band::Sixth,
        }
    }

    /// Its verdict in the catalogue.
    pub fn key(self) -> String {
        format!("hanabi-band-{}", self as u8 + 1)
    }
}
