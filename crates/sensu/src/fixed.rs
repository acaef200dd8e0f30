//! What is the same from the deal to the end: what stands on the cards, and what scores are worth.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::faces::{Face, Faces};
use crate::outcome::Level;

/// Told once, before the first view. It names no card's place, so that it tells nobody what is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Fixed)]
pub struct Fixed {
    /// The face of each card, by its number.
    pub faces: Vec<Face>,
    /// What the host calls them who has brought their own (U38); nothing where they are the usual ones.
    #[schema(required)]
    pub title: Option<String>,
    /// The scores from which each level of the game alone but the first is reached, the lowest first (U34).
    pub levels: Vec<u8>,
}

impl Fixed {
    pub(crate) fn of(faces: &Faces) -> Fixed {
        Fixed {
            faces: faces.all().to_vec(),
            title: faces.title().map(str::to_owned),
            levels: Level::FROM.to_vec(),
        }
    }
}
