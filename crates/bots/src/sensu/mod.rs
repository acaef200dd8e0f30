//! Sensu's bots, from the gentlest to the strongest.

mod easy;
mod fans;
mod greedy;
mod prospects;

use sensu::Sensu;

use crate::{Entry, Roster};
use easy::Easy;

impl Roster for Sensu {
    const BOTS: &'static [Entry<Sensu>] = &[
        Entry::RANDOM,
        Entry {
            name: "easy",
            at_table: true,
            make: |name| {
                name.expect_only(&[])?;
                Ok(Box::new(Easy))
            },
        },
    ];
}
