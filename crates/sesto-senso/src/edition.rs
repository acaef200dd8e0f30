//! The editions of the deck: what a dream shows has changed, and a game keeps the pictures that it was dealt with.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::dream::Dream;

/// Which pictures the dreams have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Edition)]
pub enum Edition {
    /// What was dealt by the rules of version 1.
    First,
    /// Twenty-four dreams have another picture than in the first.
    #[default]
    Second,
}

/// The dreams that another picture has replaced since the first edition, counted from 0.
const REPLACED: [u8; 24] =
    [7, 8, 11, 24, 26, 27, 29, 39, 40, 42, 43, 44, 49, 50, 51, 55, 56, 61, 64, 65, 73, 74, 78, 81];

impl Edition {
    pub(crate) fn is_present(&self) -> bool {
        *self == Edition::default()
    }

    /// The dreams that have another picture in this edition than in the present one, in order.
    pub fn replaced(self) -> impl Iterator<Item = Dream> {
        let numbers: &[u8] = match self {
            Edition::First => &REPLACED,
            Edition::Second => &[],
        };
        numbers.iter().filter_map(|number| Dream::new(*number))
    }

    /// The name of a dream's picture in the catalogue.
    pub fn key(self, dream: Dream) -> String {
        if self.replaced().any(|one| one == dream) {
            return format!("sesto-first-{:02}", dream.number() + 1);
        }
        dream.key()
    }
}
