//! What is the same in every game of Sensu: what stands on the cards.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{FACES, Face};

/// Told once, before the first view. It names no card's place, so that it tells nobody what is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Fixed)]
pub struct Fixed {
    /// Card n of a type has the face n, and each type has thirty cards.
    pub faces: Vec<Face>,
}

impl Fixed {
    pub(crate) fn new() -> Fixed {
        Fixed { faces: FACES.to_vec() }
    }
}
