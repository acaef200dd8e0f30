//! Hanabi's bots.

mod board;
mod ensemble;
mod kinds;

use hanabi::Hanabi;

use crate::{Entry, Roster};
use ensemble::Ensemble;

impl Roster for Hanabi {
    const BOTS: &'static [Entry<Hanabi>] = &[
        Entry::RANDOM,
        Entry {
            name: "ensemble",
            at_table: false,
            make: |name| {
                name.expect_only(&["worlds"])?;
                Ok(Box::new(Ensemble::new(name.number("worlds", Ensemble::WORLDS)?)))
            },
        },
    ];
}
