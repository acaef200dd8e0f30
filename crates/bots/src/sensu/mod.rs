//! Sensu's bots, from the gentlest to the strongest.

mod alone;
mod analyst;
mod easy;
mod fans;
mod greedy;
mod patience;
mod prospects;
mod search;
mod searcher;
mod solver;
mod traits;
mod why;

use boardgame::{Played, RecordOf};
use sensu::{Action, Sensu};

use crate::{Analyst, BadBot, BotName, Cancel, Entry, Roster};
use easy::Easy;
use search::Search;

impl Roster for Sensu {
    type Reading = ();

    const USUAL: &'static str = "medium";

    fn best_line(record: &RecordOf<Sensu>, cancel: &Cancel) -> Option<Vec<Played<Action>>> {
        solver::best_line(record, solver::WIDTH, cancel)
    }

    fn analyst(_finished: Option<&RecordOf<Sensu>>) -> Option<Box<dyn Analyst<Sensu>>> {
        Some(Box::new(analyst::Judge))
    }

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
        Entry { name: "medium", at_table: true, make: |name| Ok(Box::new(search(name, [40, 40], 4)?)) },
        Entry { name: "hard", at_table: true, make: |name| Ok(Box::new(search(name, [1200, 600], 6)?)) },
    ];
}

/// The longest search that can be asked for.
const MOST: u32 = 1_000_000;

/// How often and how many rounds ahead to look, alone turns, which a name may say: `hard:iterations=500,rounds=6`.
/// The usual numbers are for company and for being alone.
fn search(name: &BotName, [iterations, alone]: [u32; 2], rounds: u32) -> Result<Search, BadBot> {
    name.expect_only(&["iterations", "rounds"])?;
    let search = Search {
        iterations: name.number("iterations", iterations)?,
        alone: name.number("iterations", alone)?,
        rounds: name.number("rounds", rounds)?,
    };
    if search.iterations == 0 || search.iterations > MOST || search.rounds > 1000 {
        let parameter = format!("iterations={},rounds={}", search.iterations, search.rounds);
        return Err(BadBot::Parameter { name: name.name.clone(), parameter });
    }
    Ok(search)
}
