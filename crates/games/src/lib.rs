//! The registry: the one crate that names every game.
//!
//! Server, store, command line and tests loop over [`ALL`] and name none.
//! Behind the traits here every game speaks JSON: actions and options come in as text, views and events go out as text.

mod any_bot;
mod any_game;
mod any_options;
mod any_review;
mod any_table;
mod difference;
mod exchange;
mod hanab_live;
mod lineup;
mod playout;
mod registry;
mod riddles;
mod schemas;
mod wire;

pub use any_bot::{Answer, AnyBot, BotMove};
pub use any_game::{AnyGame, AnyRecord, BotInfo, Dealt, GameInfo, of};
pub use any_options::Options;
pub use any_review::{AnyReview, Choices, MoveWorth, ReviewedStep};
pub use any_table::{AnyTable, StepEvents};
pub use difference::{Difference, Key};
pub use exchange::{Exchanged, FORMATS, Format, Imported, format, read, replayed};
pub use lineup::{BadLineup, Finished, Lineup, Thought};
pub use playout::Playout;
pub use registry::{Described, Visitor};
pub use riddles::{riddles, riddles_of};
pub use schemas::schemas;
pub use wire::{EventLine, Json, PastStep, Refusal, ReplayStep, StepLines};

use std::sync::LazyLock;

registry::registry! {
    senet::Senet,
    hanabi::Hanabi,
    sensu::Sensu,
    sesto_senso::SestoSenso,
    // The game to copy: release builds do not know it.
    #[cfg(debug_assertions)]
    tiny::Tiny,
}

/// The games that people come to play: all but the one to copy.
pub fn offered() -> &'static [&'static dyn AnyGame] {
    static OFFERED: LazyLock<Vec<&dyn AnyGame>> =
        LazyLock::new(|| ALL.iter().copied().filter(|game| game.info().id != registry::EXAMPLE).collect());
    &OFFERED
}

/// The game called `id`.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    ALL.iter().copied().find(|game| game.info().id == id)
}
