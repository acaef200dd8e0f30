//! How a game ends.

use boardgame::{Outcome, Saying, Standing};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The last of the seven days (G17).
pub const LAST_DAY: u8 = 7;

/// The best score there is: the culprit found on day 4, since a reconstruction takes three days.
pub const BEST: u8 = 4;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sesto_senso::End)]
pub enum End {
    /// The culprit was found (G22).
    Unmasked { day: u8 },
    /// The seven days were over before there was anyone to accuse (G17).
    TimeUp,
    /// The seven days were over, and the culprit was among those left (G22).
    Escaped,
    /// The psychics declared together that the ghost had helped otherwise than by dreams (G24).
    Slip,
    /// It could no longer be won, and all agreed to stop (G17).
    Stopped,
}

impl End {
    pub fn is_won(self) -> bool {
        matches!(self, End::Unmasked { .. })
    }

    /// The days left when the culprit was found, that day included; a defeat scores nothing.
    pub fn score(self) -> u8 {
        match self {
            End::Unmasked { day } => LAST_DAY + 1 - day,
            End::TimeUp | End::Escaped | End::Slip | End::Stopped => 0,
        }
    }

    pub(crate) fn say(self) -> Saying {
        match self {
            End::Unmasked { day } => Saying::new("sesto-senso-outcome-unmasked").with("day", day),
            End::TimeUp => Saying::new("sesto-senso-outcome-time-up"),
            End::Escaped => Saying::new("sesto-senso-outcome-escaped"),
            End::Slip => Saying::new("sesto-senso-outcome-slip"),
            End::Stopped => Saying::new("sesto-senso-outcome-stopped"),
        }
    }

    pub(crate) fn outcome(self) -> Outcome {
        Outcome {
            standing: Standing::Together {
                won: Some(self.is_won()),
                score: u32::from(self.score()),
                best: Some(u32::from(BEST)),
            },
            say: self.say(),
        }
    }
}
