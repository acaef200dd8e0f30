//! The checks that every game of Ludoteca passes, for one line each.
//!
//! ```no_run
//! # use testkit::stakes::Stakes as Hanabi;
//! use testkit::{Trials, check_game, check_imagine, check_playthroughs, check_records};
//!
//! check_game::<Hanabi>(&Trials::new()); // it obeys the contract
//! check_imagine::<Hanabi>(&Trials::new()); // it keeps its secrets
//! check_playthroughs::<Hanabi>(&Trials::new(), "tests/playthroughs"); // it still plays as it did
//! check_records::<Hanabi>("tests/records"); // and so does every older version of its rules
//! ```
//!
//! A check panics with a sentence that says what is wrong and how to come there again: options, seats, seed and step.
//! The checks themselves are tested on [`stakes::Stakes`], a game with hidden cards, and on its faulty twins.

mod bytes;
mod catalogue;
mod conformance;
mod difference;
mod glance;
mod groups;
mod guesses;
mod imagination;
mod moments;
mod mutation;
mod named;
mod paths;
mod playbill;
mod playthrough;
mod position;
mod probes;
mod records;
mod secrecy;
mod sight;
pub mod stakes;
mod transcript;
mod trials;
mod twins;
mod walk;
mod wrapped;

pub use bytes::{StepBytes, bytes_for};
pub use conformance::check_game;
pub use named::{Template, templates};
pub use playthrough::check_playthroughs;
pub use records::check_records;
pub use secrecy::check_imagine;
pub use trials::Trials;
pub use walk::viewers;
pub use wrapped::Wrapped;
