//! `ludoteca solve`: the best line that is known for the deal of a finished game.

use std::path::PathBuf;
use std::process::ExitCode;

use bots::Cancel;
use words::Lang;

use crate::record;
use crate::told::{Told, say};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long)]
    own: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let record = record::read_with(&args.record, args.own.as_deref(), lang)?;
    let table = record::replay(&record, lang)?.table;
    if table.outcome().is_none() {
        return Err(Told::new("cli-unfinished").with("steps", table.step() as i64).into());
    }
    let best = table.best_line(Cancel::NEVER).ok_or(Told::new("cli-no-best-line"))?;
    if args.json {
        println!("{}", serde_json::to_string(&best.record())?);
        return Ok(ExitCode::SUCCESS);
    }
    let open = best.open().expect("a best line is played to its end");
    for step in best.replay(open, 0..=u64::MAX).into_iter().skip(1) {
        let lines: Vec<String> = step.lines.events.iter().map(|line| say(lang, &line.say)).collect();
        println!("{:>3}. {}", step.lines.step, lines.join(" "));
    }
    Ok(ExitCode::SUCCESS)
}
