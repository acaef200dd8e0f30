//! Sensu's bots.

use sensu::Sensu;

use crate::{Entry, Roster};

impl Roster for Sensu {
    const BOTS: &'static [Entry<Sensu>] = &[Entry::RANDOM];
}
