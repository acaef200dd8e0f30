//! How a game ended.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Saying, Seat};

/// The end of a game: who stands where, and the same in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Outcome {
    pub standing: Standing,
    /// Why and how it ended, for the log and the summary.
    pub say: Saying,
}

/// Who stands where at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Standing {
    /// Against each other: the place of each seat, 1 for the first, shared places allowed.
    Ranked { places: Vec<u8> },
    /// Together, or alone: won or lost, with a score and, where there is one, the best possible.
    Together {
        /// What is neither a victory nor a defeat has none of the two.
        #[schema(required)]
        won: Option<bool>,
        score: u32,
        best: Option<u32>,
    },
}

impl Standing {
    /// The standing in which `winner` is first and all others share the second place.
    pub fn won_by(winner: Seat, seats: u8) -> Standing {
        Standing::Ranked { places: Seat::all(seats).map(|seat| if seat == winner { 1 } else { 2 }).collect() }
    }

    /// The seats in the first place; all of them when a game was won together.
    pub fn winners(&self, seats: u8) -> Vec<Seat> {
        Seat::all(seats)
            .filter(|seat| match self {
                Standing::Ranked { places } => places.get(seat.index()) == Some(&1),
                Standing::Together { won, .. } => *won == Some(true),
            })
            .collect()
    }
}
