//! `ludoteca analyse`: what every choice of a finished game was worth, which was better, and what was luck.
//!
//! What is told is in `docs/analyse.md`.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use boardgame::{Outcome, Saying, Seat};
use bots::{Estimate, Eyes, Measure, Misread};
use games::{AnyReview, Choices, ReviewedStep};
use serde::Serialize;
use words::{Lang, word};

use crate::numbers::{fixed, whole};
use crate::record;
use crate::told::{Told, say, seat_name};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long)]
    own: Option<PathBuf>,
    #[arg(long, default_value_t = 400, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long)]
    open: bool,
    #[arg(long)]
    json: bool,
}

/// So many of the dearest choices are named at the end.
const MOMENTS: usize = 3;

/// A whole review.
#[derive(Debug, Serialize)]
struct Analysis {
    game: String,
    seats: u8,
    /// How many imagined games went into a choice, about.
    games: u32,
    /// Whether choices were judged with everything open.
    open: bool,
    measure: Measure,
    /// What the deal was worth to each seat, or to all together.
    deal: Vec<Estimate>,
    steps: Vec<ReviewedStep>,
    totals: Vec<Total>,
    /// What was said and taken for something else, which cost something.
    misread: Vec<Misread>,
    outcome: Outcome,
}

/// What one seat made of its choices, and chance of it.
#[derive(Debug, Serialize)]
struct Total {
    seat: Seat,
    decisions: u32,
    /// The decisions in which something was lost beyond doubt.
    clear: u32,
    /// Lost on average by a decision.
    loss: Estimate,
    /// What its own choices changed for it, against what is usual.
    swing: Estimate,
    /// What chance changed for it.
    luck: Estimate,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let record = record::read_with(&args.record, args.own.as_deref(), lang)?;
    let table = record::replay(&record, lang)?.table;
    let Some(outcome) = table.outcome() else {
        return Err(Told::new("cli-unfinished").with("steps", table.step() as i64).into());
    };
    let eyes = if args.open { Eyes::Open } else { Eyes::Seat };
    let mut review = table.review(eyes, args.games).ok_or(Told::new("cli-no-analyst"))?;
    let mut out = BufWriter::new(io::stdout().lock());
    let told = if args.json {
        let analysis = analyse(review.as_mut(), args, &record.game, table.seats(), outcome, |_| Ok(()))?;
        serde_json::to_writer(&mut out, &analysis).map_err(io::Error::from).and_then(|()| writeln!(out))
    } else {
        print(&mut out, review.as_mut(), args, &record.game, table.seats(), outcome, lang)
    };
    match told.and_then(|()| out.flush()) {
        // Whoever reads may have seen enough: `ludoteca analyse … | head`.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// Looks at every step, and tells of each as soon as it is known.
fn analyse(
    review: &mut dyn AnyReview,
    args: &Args,
    game: &str,
    seats: u8,
    outcome: Outcome,
    mut tell: impl FnMut(&ReviewedStep) -> io::Result<()>,
) -> io::Result<Analysis> {
    let (measure, deal) = (review.measure(), review.outlook());
    let mut steps = Vec::new();
    while let Some(step) = review.look() {
        tell(&step)?;
        steps.push(step);
    }
    let totals = Seat::all(seats).map(|seat| total(&steps, seat)).collect();
    let (game, games, open) = (game.to_owned(), args.games, args.open);
    let misread = review.misread();
    Ok(Analysis { game, seats, games, open, measure, deal, steps, totals, misread, outcome })
}

/// What something changed for a seat, or for all together.
fn for_seat(changes: &[Estimate], seat: Seat) -> Estimate {
    changes.get(seat.index()).or(changes.first()).copied().unwrap_or_default()
}

fn total(steps: &[ReviewedStep], seat: Seat) -> Total {
    let mut total = Total {
        seat,
        decisions: 0,
        clear: 0,
        loss: Estimate::default(),
        swing: Estimate::default(),
        luck: Estimate::default(),
    };
    for step in steps {
        if let Some(choices) = step.choices.as_ref().filter(|_| step.seat == seat) {
            let loss = choices.played().loss;
            total.decisions += 1;
            total.clear += u32::from(loss.is_clear());
            total.loss = total.loss.plus(loss);
            total.swing = total.swing.plus(for_seat(&step.swing, seat));
        }
        if let Some(luck) = &step.luck {
            total.luck = total.luck.plus(for_seat(luck, seat));
        }
    }
    let count = f64::from(total.decisions.max(1));
    total.loss = Estimate { mean: total.loss.mean / count, error: total.loss.error / count };
    total
}

/// Writes amounts of worth as people read them.
#[derive(Clone, Copy)]
struct Amounts {
    measure: Measure,
    lang: Lang,
}

impl Amounts {
    fn number(self, value: f64) -> String {
        let text = match self.measure {
            Measure::Chance => fixed(self.lang, 100.0 * value, 1),
            Measure::Points => fixed(self.lang, value, 2),
        };
        text.replace('-', "−")
    }

    /// A message with an amount and how far it may be off.
    fn with(self, saying: Saying, amount: Estimate) -> Saying {
        let measure = match self.measure {
            Measure::Chance => "chance",
            Measure::Points => "points",
        };
        saying
            .with("amount", self.number(amount.mean))
            .with("error", self.number(amount.error))
            .with("measure", measure.to_owned())
    }

    /// The same for a change, which has a sign.
    fn signed(self, saying: Saying, change: Estimate) -> Saying {
        let sign = if change.mean < 0.0 { "−" } else { "+" };
        let amount = format!("{sign}{}", self.number(change.mean.abs()));
        self.with(saying, change).with("amount", amount)
    }
}

fn print(
    out: &mut impl Write,
    review: &mut dyn AnyReview,
    args: &Args,
    game: &str,
    seats: u8,
    outcome: Outcome,
    lang: Lang,
) -> io::Result<()> {
    let amounts = Amounts { measure: review.measure(), lang };
    let eyes = if args.open { "cli-analyse-head-open" } else { "cli-analyse-head" };
    let head = Saying::new(eyes)
        .with_key("game", format!("{game}-name"))
        .with("games", whole(lang, u64::from(args.games)));
    writeln!(out, "{}", say(lang, &head))?;
    for (seat, worth) in Seat::all(seats).zip(review.outlook()) {
        let together = review.outlook().len() == 1;
        let key = if together { "cli-analyse-deal-together" } else { "cli-analyse-deal" };
        let saying = amounts.with(Saying::new(key).with("seat", seat), worth);
        writeln!(out, "{}", say(lang, &saying))?;
    }
    let analysis = analyse(review, args, game, seats, outcome, |step| tell(out, step, amounts))?;
    writeln!(out, "\n= {}\n", say(lang, &analysis.outcome.say))?;
    for total in &analysis.totals {
        let said = Saying::new("cli-analyse-total")
            .with("seat", total.seat)
            .with("decisions", total.decisions)
            .with("clear", total.clear);
        writeln!(out, "{}", say(lang, &amounts.with(said, total.loss)))?;
        let swing = Saying::new("cli-analyse-total-swing");
        writeln!(out, "  {}", say(lang, &amounts.signed(swing, total.swing)))?;
        let luck = Saying::new("cli-analyse-total-luck");
        writeln!(out, "  {}", say(lang, &amounts.signed(luck, total.luck)))?;
    }
    moments(out, &analysis, amounts)?;
    misunderstandings(out, &analysis.misread, lang)
}

/// What was said and taken for something else.
fn misunderstandings(out: &mut impl Write, misread: &[Misread], lang: Lang) -> io::Result<()> {
    if !misread.is_empty() {
        writeln!(out, "\n{}", word(lang, "cli-analyse-misread"))?;
    }
    misread.iter().try_for_each(|one| writeln!(out, "{:>4}. {}", one.step, say(lang, &one.say)))
}

/// The choices that cost most beyond doubt.
fn moments(out: &mut impl Write, analysis: &Analysis, amounts: Amounts) -> io::Result<()> {
    let decisions = analysis.steps.iter().filter_map(|step| Some((step, step.choices.as_ref()?)));
    let mut dear: Vec<_> = decisions.filter(|(_, choices)| choices.played().loss.is_clear()).collect();
    dear.sort_by(|(_, one), (_, other)| other.played().loss.mean.total_cmp(&one.played().loss.mean));
    let key = if dear.is_empty() { "cli-analyse-no-moments" } else { "cli-analyse-moments" };
    writeln!(out, "\n{}", word(amounts.lang, key))?;
    for (step, choices) in dear.into_iter().take(MOMENTS) {
        writeln!(out, "{:>4}. {}", step.step, played(step, choices, amounts.lang))?;
        writeln!(out, "      {}", better(choices, amounts))?;
    }
    Ok(())
}

/// One step: what was done, what that was worth, and what chance made of it.
fn tell(out: &mut impl Write, step: &ReviewedStep, amounts: Amounts) -> io::Result<()> {
    let lang = amounts.lang;
    if step.choices.is_none() && step.luck.is_none() {
        return Ok(());
    }
    let happened: Vec<String> = step.say.iter().map(|line| say(lang, line)).collect();
    writeln!(out, "\n{:>4}. {}", step.step, happened.join(" "))?;
    if let Some(choices) = &step.choices {
        let worth = amounts.with(Saying::new("cli-analyse-worth"), choices.played().worth);
        writeln!(out, "      {} {}", say(lang, &worth), better(choices, amounts))?;
    }
    if let Some(luck) = &step.luck {
        let together = luck.len() == 1;
        let key = if together { "cli-analyse-luck-together" } else { "cli-analyse-luck" };
        let luck = amounts.signed(Saying::new(key).with("seat", step.seat), for_seat(luck, step.seat));
        writeln!(out, "      {}", say(lang, &luck))?;
    }
    Ok(())
}

/// The move that was played, in words.
fn played(step: &ReviewedStep, choices: &Choices, lang: Lang) -> String {
    match &choices.played().say {
        Some(words) => say(lang, words),
        None => seat_name(lang, step.seat),
    }
}

/// What would have been better, if anything.
fn better(choices: &Choices, amounts: Amounts) -> String {
    let lang = amounts.lang;
    if choices.best == choices.played {
        return word(lang, "cli-analyse-best");
    }
    let loss = choices.played().loss;
    let key = if loss.is_clear() { "cli-analyse-better" } else { "cli-analyse-about-as-good" };
    let best = choices.best();
    let words = best.say.as_ref().map_or_else(|| best.action.get().to_owned(), |words| say(lang, words));
    let words = words.trim_end_matches('.').to_owned();
    let saying = Saying::new(key).with("better", words).with("worth", amounts.number(best.worth.mean));
    say(lang, &amounts.with(saying, loss))
}
