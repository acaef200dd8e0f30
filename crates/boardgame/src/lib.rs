//! The contract that every game of Ludoteca obeys.
//!
//! A game is a value: the type named after it ([`Game`]) is the whole truth of a game in progress.
//! Actions ask, events tell, views show what one [`Viewer`] may know; chance is a parameter ([`GameRng`]).
//! A [`Table`] plays one game from a seed and keeps its [`Record`], and replaying the record gives the game back exactly.
//!
//! This crate does no IO, reads no clock and knows no game.

mod chance;
mod deadline;
mod game;
mod legal;
mod log;
mod options;
mod outcome;
mod parts;
mod playbill;
mod record;
mod rng;
mod saying;
mod seat;
mod table;
mod viewer;

pub use chance::{BadSeed, Chance, Seed};
pub use deadline::Deadline;
pub use game::{BadOptions, Game, Imagine, Speech};
pub use legal::{ActionList, Legal};
pub use log::{Log, Moment, Moments, Unheard};
pub use options::Options;
pub use outcome::{Outcome, Standing};
pub use parts::{Part, Parts};
pub use playbill::{Daily, Kind, OptionKind, OptionSpec, Own, Playbill};
pub use record::{BadRecord, Played, Record, RecordOf, read_options};
pub use rng::GameRng;
pub use saying::{Arg, Say, Saying};
pub use seat::{Seat, SeatSet};
pub use table::Table;
pub use viewer::{Open, Viewer};
