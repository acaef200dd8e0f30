//! Hanabi's bots.

mod ahead;
mod board;
mod ensemble;
mod kinds;
mod mind;
mod moves;

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
                let given = name.parameters.iter().any(|(parameter, _)| parameter == "worlds");
                let worlds = name.number("worlds", 0)?;
                Ok(Box::new(Ensemble::new(given.then_some(worlds))))
            },
        },
    ];
}
