//! The registry: the one crate that names every game.
//!
//! Server, store, command line and tests loop over [`ALL`] and name none.
//! Behind the traits here every game speaks JSON: actions and options come in as text, views and events go out as text.

mod any_bot;
mod any_game;
mod any_review;
mod any_table;
mod difference;
mod exchange;
mod hanab_live;
mod lineup;
mod playout;
mod schemas;
mod wire;

pub use any_bot::{AnyBot, BotMove};
pub use any_game::{AnyGame, AnyRecord, BotInfo, Dealt, GameInfo, of};
pub use any_review::{AnyReview, Choices, MoveWorth, ReviewedStep};
pub use any_table::{AnyTable, StepEvents};
pub use difference::{Difference, Key};
pub use exchange::{Exchanged, FORMATS, Format, format};
pub use lineup::{BadLineup, Finished, Lineup, Thought};
pub use playout::Playout;
pub use schemas::schemas;
pub use wire::{EventLine, Json, PastStep, Refusal, ReplayStep, StepLines};

/// Every game of this program, in the order in which they are shown.
pub const ALL: &[&dyn AnyGame] =
    &[of::<senet::Senet>(), of::<hanabi::Hanabi>(), of::<sensu::Sensu>(), of::<sesto_senso::SestoSenso>()];

/// The game called `id`.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    ALL.iter().copied().find(|game| game.info().id == id)
}
