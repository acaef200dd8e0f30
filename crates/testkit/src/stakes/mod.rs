//! A small game with hidden cards, on which the checks prove themselves.
//!
//! Two to four seats hold two or three cards of sixteen. Two rounds long each in turn keeps its hand or lays one card
//! open and draws another; then all stake at the same time and in secret, and the hands are shown.
//! The highest hand gains its stake and the others lose theirs. Anybody may rearrange the own hand at any time.
//!
//! `Stakes<FAULT>` is the same game with one [`Fault`], which the checks must find.

mod fault;
mod imagine;
mod state;
mod vocabulary;

pub use fault::Fault;
pub use state::Stakes;
pub use vocabulary::{Action, Event, EventView, Hand, Illegal, Legal, Options, Phase, View};
