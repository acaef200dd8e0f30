//! Hanabi's partners: for people, for the record, and to measure both by.

mod ahead;
mod analyst;
mod board;
mod cautious;
mod cheat;
mod companion;
mod ensemble;
mod kinds;
mod mind;
mod misread;
mod moves;
mod novice;
mod reading;
mod why;

use boardgame::RecordOf;
use hanabi::{Hanabi, Options};

use crate::{Analyst, BadBot, BotName, Entry, Misread, Roster, Yardstick};
use cautious::Cautious;
use cheat::Cheat;
use companion::Companion;
use ensemble::Ensemble;
use mind::Reading;
use novice::Novice;

impl Roster for Hanabi {
    type Reading = ();

    const USUAL: &'static str = "plain";

    fn analyst(finished: Option<&RecordOf<Hanabi>>) -> Option<Box<dyn Analyst<Hanabi>>> {
        Some(Box::new(analyst::Judge::new(finished)))
    }

    fn misread(record: &RecordOf<Hanabi>) -> Vec<Misread> {
        misread::misread(record)
    }

    const BOTS: &'static [Entry<Hanabi>] = &[
        Entry::RANDOM,
        Entry {
            name: "cautious",
            at_table: false,
            make: |name| {
                name.expect_only(&[])?;
                Ok(Box::new(Cautious::default()))
            },
        },
        Entry {
            name: "novice",
            at_table: false,
            make: |name| {
                name.expect_only(&[])?;
                Ok(Box::new(Novice::default()))
            },
        },
        Entry {
            name: "plain",
            at_table: true,
            make: |name| Ok(Box::new(Companion::new(worlds(name)?, Reading::Plain))),
        },
        Entry {
            name: "companion",
            at_table: true,
            make: |name| Ok(Box::new(Companion::new(worlds(name)?, Reading::Convention))),
        },
        Entry { name: "ensemble", at_table: false, make: |name| Ok(Box::new(Ensemble::new(worlds(name)?))) },
    ];

    fn yardstick(name: &str, options: &Options, seats: u8) -> Option<Box<dyn Yardstick<Hanabi>>> {
        (name == "cheat").then(|| Box::new(Cheat::new(seats, options.gran_finale)) as Box<_>)
    }
}

/// In how many worlds late moves are tried, which a name may say: `companion:worlds=20`.
fn worlds(name: &BotName) -> Result<Option<u32>, BadBot> {
    name.expect_only(&["worlds"])?;
    let given = name.parameters.iter().any(|(parameter, _)| parameter == "worlds");
    let worlds = name.number("worlds", 0)?;
    Ok(given.then_some(worlds))
}
