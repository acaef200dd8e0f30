//! `ludoteca transcript`: the open book of a finished game, by which the rules can be checked from outside.
//!
//! The format is told in `docs/transcript.md`.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use boardgame::{Seat, Viewer};
use games::{AnyRecord, AnyTable, EventLine, Json, ReplayStep};
use serde::Serialize;
use words::{Lang, word};

use crate::record;
use crate::told::{Told, say, seat_name};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long)]
    own: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// A finished game with everything open.
#[derive(Debug, Serialize)]
struct Transcript<'a> {
    #[serde(flatten)]
    record: Head<'a>,
    outcome: boardgame::Outcome,
    steps: Vec<Step>,
}

/// The record without its actions, which are told step by step.
#[derive(Debug, Serialize)]
struct Head<'a> {
    game: &'a str,
    rules: u32,
    seats: u8,
    options: &'a serde_json::Value,
    commitment: &'a Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: &'a Option<boardgame::Parts>,
    #[serde(flatten)]
    chance: &'a boardgame::Chance,
}

/// One step: what was asked, what became of it in truth, and what each seat and a spectator saw of it.
#[derive(Debug, Serialize)]
struct Step {
    step: u64,
    turn: u32,
    seat: Option<Seat>,
    action: Option<Json>,
    truth: Sight,
    seats: Vec<Sight>,
    spectator: Sight,
}

/// What one viewer learned from a step, and what they saw after it.
#[derive(Debug, Serialize)]
struct Sight {
    events: Vec<EventLine>,
    view: Json,
}

impl From<ReplayStep> for Sight {
    fn from(step: ReplayStep) -> Sight {
        Sight { events: step.lines.events, view: step.view }
    }
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let record = record::read_with(&args.record, args.own.as_deref(), lang)?;
    let replayed = record::replay(&record, lang)?;
    let transcript = open_book(&record, replayed.table.as_ref())?;
    let mut out = BufWriter::new(io::stdout().lock());
    let written = if args.json {
        serde_json::to_writer(&mut out, &transcript).map_err(io::Error::from).and_then(|()| writeln!(out))
    } else {
        print(&mut out, &transcript, lang)
    };
    match written.and_then(|()| out.flush()) {
        // Whoever reads may have seen enough: `ludoteca transcript … | head`.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(ExitCode::SUCCESS),
    }
}

fn open_book<'a>(record: &'a AnyRecord, table: &dyn AnyTable) -> Result<Transcript<'a>, Told> {
    let (Some(open), Some(outcome)) = (table.open(), table.outcome()) else {
        return Err(Told::new("cli-unfinished").with("steps", table.step() as i64));
    };
    let mut seats: Vec<_> = Seat::all(table.seats())
        .map(|seat| table.replay(Viewer::Seat(seat), 0..=u64::MAX).into_iter())
        .collect();
    let spectator = table.replay(Viewer::Spectator, 0..=u64::MAX);
    let steps = table
        .replay(open, 0..=u64::MAX)
        .into_iter()
        .zip(spectator)
        .map(|(truth, spectator)| Step {
            step: truth.lines.step,
            turn: truth.lines.turn,
            seat: truth.lines.by,
            action: truth.action.clone(),
            seats: seats.iter_mut().filter_map(Iterator::next).map(Sight::from).collect(),
            spectator: spectator.into(),
            truth: truth.into(),
        })
        .collect();
    let head = Head {
        game: &record.game,
        rules: record.rules,
        seats: record.seats,
        options: &record.options,
        commitment: &record.commitment,
        parts: &record.parts,
        chance: &record.chance,
    };
    Ok(Transcript { record: head, outcome, steps })
}

/// The same for the eye: one block a step; a seat that saw the whole truth is said to have.
fn print(out: &mut impl Write, transcript: &Transcript<'_>, lang: Lang) -> io::Result<()> {
    writeln!(out, "{}", serde_json::to_string(&transcript.record)?)?;
    for step in &transcript.steps {
        let asked = match (step.seat, &step.action) {
            (Some(seat), Some(action)) => format!("{} {}", seat_name(lang, seat), action.get()),
            _ => word(lang, "cli-transcript-deal"),
        };
        writeln!(out, "\n# {} · {asked}", step.step)?;
        print_sight(out, &word(lang, "cli-transcript-truth"), &step.truth, lang)?;
        let seats = step.seats.iter().zip(0..).map(|(sight, seat)| (seat_name(lang, Seat(seat)), sight));
        for (name, sight) in seats.chain([(word(lang, "cli-transcript-spectator"), &step.spectator)]) {
            if same(sight, &step.truth) {
                writeln!(out, "{name}: {}", word(lang, "cli-transcript-same"))?;
            } else {
                print_sight(out, &name, sight, lang)?;
            }
        }
    }
    writeln!(out, "\n= {}", say(lang, &transcript.outcome.say))
}

fn same(one: &Sight, other: &Sight) -> bool {
    let events =
        |sight: &Sight| sight.events.iter().map(|line| line.event.get().to_owned()).collect::<Vec<_>>();
    one.view.get() == other.view.get() && events(one) == events(other)
}

fn print_sight(out: &mut impl Write, name: &str, sight: &Sight, lang: Lang) -> io::Result<()> {
    writeln!(out, "{name}:")?;
    for line in &sight.events {
        writeln!(out, "  {} {}", line.event.get(), say(lang, &line.say))?;
    }
    writeln!(out, "  = {}", sight.view.get())
}
