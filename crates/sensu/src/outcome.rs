//! How a game ends, alone and with others (U20, U34, U35).

use boardgame::{Outcome, Saying, Seat, Standing};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::state::Sensu;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sensu::Ending)]
pub enum Ending {
    /// Somebody closed their second fan (U20).
    Won { seat: Seat },
    /// Nobody can draw or play (U5).
    Stuck,
    /// A hundred rounds without a change of any fan (U35).
    Quiet,
    /// Alone: the third fan is closed, or the deck is empty (U34).
    Alone { score: u8, complete: bool },
}

/// What a score of the solo game is worth (U34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sensu::Level)]
pub enum Level {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
}

impl Level {
    const ALL: [Level; 6] =
        [Level::First, Level::Second, Level::Third, Level::Fourth, Level::Fifth, Level::Sixth];
    /// The scores from which each level but the first is reached.
    pub(crate) const FROM: [u8; 5] = [20, 25, 30, 35, 40];

    pub fn of(score: u8) -> Level {
        Level::ALL[Level::FROM.iter().filter(|from| score >= **from).count()]
    }

    /// Its name in the catalogue.
    pub fn key(self) -> String {
        format!("sensu-level-{}", self as u8 + 1)
    }
}

impl Ending {
    pub(crate) fn say(self) -> Saying {
        match self {
            Ending::Won { seat } => Saying::new("sensu-outcome-won").with("seat", seat),
            Ending::Stuck => Saying::new("sensu-outcome-stuck"),
            Ending::Quiet => Saying::new("sensu-outcome-quiet"),
            Ending::Alone { score, complete } => {
                Saying::new(if complete { "sensu-outcome-solo-complete" } else { "sensu-outcome-solo" })
                    .with("score", score)
                    .with_key("level", Level::of(score).key())
            }
        }
    }
}

impl Sensu {
    pub(crate) fn result(&self) -> Option<Outcome> {
        let ending = self.end?;
        let standing = match ending {
            Ending::Won { seat } => Standing::won_by(seat, self.seats),
            Ending::Stuck | Ending::Quiet => Standing::Ranked { places: self.places() },
            Ending::Alone { score, .. } => Standing::Together {
                won: Some(Level::of(score) > Level::First),
                score: u32::from(score),
                best: None,
            },
        };
        Some(Outcome { standing, say: ending.say() })
    }

    /// By closed fans, then by sticks in all fans; whoever is equal shares a place (U35).
    fn places(&self) -> Vec<u8> {
        let merit = |seat: Seat| (self.closed(seat), self.sticks(seat));
        let better = |seat| Seat::all(self.seats).filter(|other| merit(*other) > merit(seat)).count();
        Seat::all(self.seats).map(|seat| 1 + better(seat) as u8).collect()
    }
}
