//! `ludoteca simulate`: bots play many games, on all cores, and their results are counted.
//!
//! What is told is in `docs/simulate.md`. Apart from the times it depends on the arguments alone, whatever the number of threads.

mod report;
mod tally;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use boardgame::{Outcome, Standing};
use bots::{BotName, Cancel};
use games::{AnyGame, AnyRecord, Lineup};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::Value;
use words::{Lang, word};

use crate::told::Told;
use crate::{lineup, own};
use report::Report;
use tally::Tally;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(long)]
    seats: Option<u8>,
    #[arg(long, default_value = "random", hide_default_value = true)]
    bots: String,
    #[arg(long, default_value_t = 1000, hide_default_value = true, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, default_value_t = 1, hide_default_value = true)]
    seed: u64,
    #[arg(long)]
    options: Option<String>,
    #[arg(long)]
    own: Option<PathBuf>,
    #[arg(long)]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    records: Option<PathBuf>,
    #[arg(long)]
    best: bool,
}

/// Everything that decides the games.
#[derive(Debug)]
struct Plan {
    game: &'static str,
    registered: &'static dyn AnyGame,
    best: bool,
    seats: u8,
    bots: Vec<BotName>,
    options: Value,
    games: u64,
    seed: u64,
    records: Option<PathBuf>,
    lineup: Box<dyn Lineup>,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let plan = plan(args, lang)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build()?;
    let bar = progress(plan.games, lang);
    let start = Instant::now();
    let tally = pool.install(|| play(&plan, &bar))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = Report::new(&plan, &tally, seconds);
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{}", report.table(lang));
    }
    Ok(ExitCode::SUCCESS)
}

fn plan(args: &Args, lang: Lang) -> Result<Plan, Told> {
    let game = lineup::game(&args.game)?;
    if let Some(own) = &args.own {
        own::bring(game, own, lang)?;
    }
    let info = game.info();
    let bots = lineup::bots(&args.bots)?;
    let named = u8::try_from(bots.len()).unwrap_or(u8::MAX);
    let seats = args.seats.unwrap_or(info.min_seats.max(named));
    let options = game.options(&lineup::options(args.options.as_deref())?, seats)?;
    if args.seed.checked_add(args.games).is_none() {
        return Err(Told::new("cli-seed-too-large"));
    }
    let lineup = game.lineup(options.json(), seats, &bots)?;
    let records = args.records.clone();
    Ok(Plan {
        game: info.id,
        registered: game,
        best: args.best,
        seats,
        bots,
        options: options.json().clone(),
        games: args.games,
        seed: args.seed,
        records,
        lineup,
    })
}

/// On a terminal only: `indicatif` hides it elsewhere.
fn progress(games: u64, lang: Lang) -> ProgressBar {
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {}  {{eta}}", word(lang, "cli-simulate-bar"));
    let style = ProgressStyle::with_template(&template).expect("the template is sound");
    let bar = ProgressBar::new(games).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Plays all games. Tallies hold whole numbers only, so that adding them up in any order gives the same.
fn play(plan: &Plan, bar: &ProgressBar) -> anyhow::Result<Tally> {
    if let Some(folder) = &plan.records {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    (0..plan.games)
        .into_par_iter()
        .try_fold(
            || Tally::new(plan.bots.len(), plan.seats),
            |mut tally, index| {
                let seed = plan.seed + index;
                let shift = plan.shift(index);
                if plan.records.is_none() && !plan.best {
                    tally.count(&plan.lineup.play(seed, shift), shift);
                } else {
                    let (finished, record) = plan.lineup.record(seed, shift);
                    if let Some(folder) = &plan.records {
                        let path = folder.join(format!("{}-{seed}.json", plan.game));
                        let text = serde_json::to_string(&record)? + "\n";
                        fs::write(&path, text).with_context(|| path.display().to_string())?;
                    }
                    tally.count(&finished, shift);
                    if plan.best {
                        let start = Instant::now();
                        let best = plan.best_score(&record)?;
                        tally.solve(score(&finished.outcome), best, start.elapsed());
                    }
                }
                bar.inc(1);
                anyhow::Ok(tally)
            },
        )
        .try_reduce(|| Tally::new(plan.bots.len(), plan.seats), |one, other| Ok(one.plus(other)))
}

/// What was reached together; there is no such score against each other.
fn score(outcome: &Outcome) -> u32 {
    match outcome.standing {
        Standing::Together { score, .. } => score,
        Standing::Ranked { .. } => 0,
    }
}

impl Plan {
    /// What the best line that is known for the deal of a record scores.
    fn best_score(&self, record: &AnyRecord) -> Result<u32, Told> {
        let table = self.registered.replay(record).expect("what was just played is by the rules");
        let outcome = table.best_line(Cancel::NEVER).and_then(|best| best.outcome());
        outcome.map(|outcome| score(&outcome)).ok_or(Told::new("cli-no-best-line"))
    }

    /// By how many places the bots have moved on in game `index`.
    fn shift(&self, index: u64) -> usize {
        if self.bots.len() == 1 { 0 } else { (index % u64::from(self.seats)) as usize }
    }
}
