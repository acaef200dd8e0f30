//! `ludoteca bench`: the measurements, as Markdown; one file a section.

mod analysts;
mod kills;
mod random;
mod rooms;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use words::Lang;

use crate::told::Told;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long, default_value_t = 2.0, hide_default_value = true)]
    seconds: f64,
    #[arg(long)]
    only: Vec<Section>,
    #[arg(long, default_value_t = 200, hide_default_value = true)]
    kills: u32,
    #[arg(long, default_value_t = 300, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    /// The games that analysts are measured by; all of them unless given.
    #[arg(long)]
    game: Vec<String>,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Section {
    /// The rules, on one thread.
    Random,
    /// A server under load.
    Rooms,
    /// A server that is killed.
    Kills,
    /// Whether analysts know how sure they are: only when it is asked for, as it takes very long.
    Analysts,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let budget = Duration::try_from_secs_f64(args.seconds).map_err(|_| Told::new("cli-bad-seconds"))?;
    let wanted = |section: Section| args.only.is_empty() || args.only.contains(&section);
    if wanted(Section::Random) {
        println!("{}", random::section(budget, lang));
    }
    if wanted(Section::Rooms) {
        println!("{}", rooms::section(budget, lang)?);
    }
    if wanted(Section::Kills) {
        println!("{}", kills::section(args.kills, lang)?);
    }
    if args.only.contains(&Section::Analysts) {
        let games: Result<Vec<_>, _> = args.game.iter().map(|id| crate::lineup::game(id)).collect();
        println!("{}", analysts::section(&games?, args.positions, lang));
    }
    Ok(ExitCode::SUCCESS)
}

/// How many times a second `work` is done, where each call says how much of it there was.
fn rate(budget: Duration, mut work: impl FnMut(u64) -> u64) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    for round in 0.. {
        done += work(round);
        if start.elapsed() >= budget {
            break;
        }
    }
    done as f64 / start.elapsed().as_secs_f64()
}
