//! Hanabi's bots.

use hanabi::Hanabi;

use crate::{Entry, Roster};

impl Roster for Hanabi {
    const BOTS: &'static [Entry<Hanabi>] = &[Entry::RANDOM];
}
