//! The choices before the start, and what they were in older versions of the rules.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserializer, Serialize};

/// What the host chooses before the start, and whatever a version of the rules has changed: a rule that is no choice has
/// a value here too, off the playbill, so that a game goes on and is told for ever by the rules that it began with.
/// The default is what most people want, by the present rules.
pub trait Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned {
    /// The same choices as version `rules` of the rules meant them.
    #[must_use]
    fn meant_by(self, rules: u32) -> Self;

    /// Reads what a record or a room of version `rules` holds, and fills in what later versions have changed.
    fn of_version<'de, D: Deserializer<'de>>(rules: u32, json: D) -> Result<Self, D::Error> {
        Self::deserialize(json).map(|options| options.meant_by(rules))
    }
}
