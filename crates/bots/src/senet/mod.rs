//! Senet's bots, from the gentlest to the strongest.

mod analyst;
mod easy;
mod endings;
mod features;
mod medium;
mod net;
mod search;
mod searcher;
mod why;

use boardgame::RecordOf;
use senet::Senet;

use crate::{Analyst, BadBot, BotName, Entry, Roster};
use easy::Easy;
use medium::Plain;
use net::Learned;
use search::Search;

impl Roster for Senet {
    type Reading = ();

    const USUAL: &'static str = "medium";

    fn analyst(_finished: Option<&RecordOf<Senet>>) -> Option<Box<dyn Analyst<Senet>>> {
        Some(Box::new(analyst::Judge))
    }

    const BOTS: &'static [Entry<Senet>] = &[
        Entry::RANDOM,
        Entry {
            name: "easy",
            at_table: true,
            make: |name| {
                name.expect_only(&[])?;
                Ok(Box::new(Easy))
            },
        },
        Entry {
            name: "medium",
            at_table: true,
            make: |name| Ok(Box::new(Search { judge: Plain, depth: depth(name, 1)? })),
        },
        Entry {
            name: "hard",
            at_table: true,
            make: |name| Ok(Box::new(Search { judge: Learned, depth: depth(name, 2)? })),
        },
    ];
}

/// The deepest search that can be asked for: one throw more takes over ten times as long.
const DEEPEST: u32 = 5;

/// How many throws to look ahead, which a name may say: `hard:depth=3`.
fn depth(name: &BotName, default: u32) -> Result<u32, BadBot> {
    name.expect_only(&["depth"])?;
    match name.number("depth", default)? {
        depth if depth <= DEEPEST => Ok(depth),
        depth => Err(BadBot::Parameter { name: name.name.clone(), parameter: format!("depth={depth}") }),
    }
}
