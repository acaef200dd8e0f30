//! Players that are programs.
//!
//! A bot is a player with memory, not eyes: it is told what its seat is told ([`Seen`]), from the deal on, and never the truth.
//! After a restart it is rebuilt by telling it everything again, so [`Bot::decide`] changes nothing in it.

mod analyst;
mod bot;
mod cancel;
mod hanabi;
mod name;
mod random;
mod riddle;
mod roster;
mod seen;
mod senet;
mod sensu;
mod sesto_senso;
#[cfg(debug_assertions)]
mod tiny;
mod yardstick;

pub use analyst::{Analyst, Estimate, Eyes, Measure, Misread, Review, Reviewed, Weighed, Worth};
pub use bot::{Bot, Decision, Why};
pub use cancel::Cancel;
pub use name::{BadBot, BotName};
pub use random::Random;
pub use riddle::Riddle;
pub use roster::{Entry, MadeBot, Roster};
pub use seen::{Company, Finger, Seen};
pub use yardstick::Yardstick;
