//! The colours of the pieces: a matter of look, which each player chooses for the own ones (N3).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the pieces of a side are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::Colour)]
pub enum Colour {
    Carnelian,
    Turquoise,
    Lapis,
    Malachite,
    Amethyst,
    Ebony,
}

impl Colour {
    pub const ALL: [Colour; 6] = [
        Colour::Carnelian,
        Colour::Turquoise,
        Colour::Lapis,
        Colour::Malachite,
        Colour::Amethyst,
        Colour::Ebony,
    ];

    /// The message with its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Colour::Carnelian => "senet-colour-carnelian",
            Colour::Turquoise => "senet-colour-turquoise",
            Colour::Lapis => "senet-colour-lapis",
            Colour::Malachite => "senet-colour-malachite",
            Colour::Amethyst => "senet-colour-amethyst",
            Colour::Ebony => "senet-colour-ebony",
        }
    }
}
