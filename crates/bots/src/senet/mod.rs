//! Senet's bots, from the gentlest to the strongest.

use senet::Senet;

use crate::{Entry, Roster};

impl Roster for Senet {
    const BOTS: &'static [Entry<Senet>] = &[Entry::RANDOM];
}
