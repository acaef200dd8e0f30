//! `ludoteca verify`: was the deal fair, and was the game played by the rules?

use std::path::PathBuf;
use std::process::ExitCode;

use boardgame::{Chance, Parts, Saying};
use games::AnyRecord;
use words::{Lang, word};

use crate::record;
use crate::told::{Told, say};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long)]
    own: Option<PathBuf>,
    #[arg(long)]
    commitment: Option<String>,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let record = record::read_with(&args.record, args.own.as_deref(), lang)?;
    let mut checks = vec![check_seed(&record, args.commitment.as_deref())];
    checks.extend(record.parts.as_ref().map(|parts| check_parts(&record, parts)));
    checks.push(check_rules(&record, lang));
    let mut good = true;
    for check in checks {
        match check {
            Ok(saying) => println!("✓ {}", say(lang, &saying)),
            Err(Told(saying)) => {
                good = false;
                println!("✗ {}", say(lang, &saying));
            }
        }
    }
    println!("{}", word(lang, if good { "cli-verified" } else { "cli-not-verified" }));
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The seed, or the server's part in it, against what was shown before play: in the record, and on the command line.
fn check_seed(record: &AnyRecord, given: Option<&str>) -> Result<Saying, Told> {
    let seed = match &record.chance {
        Chance::Seed(seed) => seed,
        Chance::Draws(_) if given.is_none() && record.commitment.is_none() => {
            return Ok(Saying::new("cli-seed-draws"));
        }
        Chance::Draws(_) => return Err(Told::new("cli-seed-none")),
    };
    let actual = record.parts.as_ref().map_or(*seed, |parts| parts.server).commitment();
    let mut shown = given.into_iter().chain(record.commitment.as_deref()).peekable();
    if shown.peek().is_none() {
        return Ok(Saying::new("cli-seed-unshown").with("commitment", actual));
    }
    match shown.find(|shown| !shown.trim().eq_ignore_ascii_case(&actual)) {
        None => Ok(Saying::new("cli-seed-matches").with("commitment", actual)),
        Some(other) => {
            Err(Told::new("cli-seed-differs").with("shown", other.to_owned()).with("actual", actual))
        }
    }
}

/// The parts of the seats against what each had promised, and the seed against all of them.
fn check_parts(record: &AnyRecord, parts: &Parts) -> Result<Saying, Told> {
    if let Some(seat) = parts.broken() {
        return Err(Told::new("cli-part-differs").with("seat", seat));
    }
    let actual = parts.seed();
    if record.chance != Chance::Seed(actual) {
        return Err(Told::new("cli-parts-differ").with("actual", actual.to_hex()));
    }
    let missing = parts.seats.iter().filter(|given| given.part.is_none()).count();
    let given = parts.seats.len() - missing;
    Ok(Saying::new("cli-parts-match").with("given", given as i64).with("missing", missing as i64))
}

/// The actions against the rules, up to the end.
fn check_rules(record: &AnyRecord, lang: Lang) -> Result<Saying, Told> {
    let replayed = record::replay(record, lang)?;
    let steps = replayed.table.step() as i64;
    let name = word(lang, &format!("{}-name", replayed.game.info().id));
    match replayed.table.outcome() {
        Some(outcome) => Ok(Saying::new("cli-rules-kept")
            .with("game", name)
            .with("steps", steps)
            .with("outcome", say(lang, &outcome.say))),
        None => Err(Told::new("cli-unfinished").with("steps", steps)),
    }
}
