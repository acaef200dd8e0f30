//! The list of games, for those who need no types and for those who do.

use bots::Roster;
use utoipa::ToSchema;

/// A game whose types can be described: what it puts on the wire derives `ToSchema`.
pub trait Described:
    Roster<
        Fixed: ToSchema,
        Options: ToSchema,
        Action: ToSchema,
        Legal: ToSchema,
        View: ToSchema,
        EventView: ToSchema,
        Reading: ToSchema,
    >
{
}

impl<G> Described for G where
    G: Roster<
            Fixed: ToSchema,
            Options: ToSchema,
            Action: ToSchema,
            Legal: ToSchema,
            View: ToSchema,
            EventView: ToSchema,
            Reading: ToSchema,
        >
{
}

/// Somebody who goes from game to game and needs the types of each.
pub trait Visitor {
    fn game<G: Described>(&mut self);
}

/// The game to copy, which nobody comes to play: debug builds alone have it.
pub(crate) const EXAMPLE: &str = "tiny";

/// The one list of games.
macro_rules! registry {
    ($($(#[$when:meta])? $game:ty,)+) => {
        /// Every game of this program, in the order in which they are shown.
        pub const ALL: &[&dyn AnyGame] = &[$($(#[$when])? of::<$game>()),+];

        /// Leads a visitor to every game, in the same order.
        pub fn visit(visitor: &mut impl Visitor) {
            $($(#[$when])? visitor.game::<$game>();)+
        }
    };
}
pub(crate) use registry;
