//! The table as one viewer sees it.

use std::ops::RangeInclusive;

use boardgame::{Saying, Seat, Viewer};
use bots::Why;
use games::{AnyTable, Json, PastStep, StepEvents, StepLines};
use store::Reason;

use super::wire;

/// Why a bot at a seat did something.
#[derive(Clone, Debug)]
pub(crate) struct Reasoned {
    pub(super) seat: Seat,
    pub(super) why: Why,
}

impl Reasoned {
    pub(crate) fn read(reason: &Reason) -> Option<Reasoned> {
        Some(Reasoned { seat: Seat(reason.seat), why: serde_json::from_str(&reason.why).ok()? })
    }

    /// As it is stored.
    pub(super) fn written(&self) -> Box<str> {
        serde_json::to_string(&self.why).expect("a reason is plain data").into()
    }

    /// The reason, if this viewer may know it: what rests on a seat's own knowledge stays there until the end.
    pub(crate) fn told_to(&self, seat: Option<Seat>, over: bool) -> Option<Saying> {
        self.why.told(seat == Some(self.seat), over).cloned()
    }
}

pub(super) fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// How much a seat may say: everything once it is over, and a spectator nothing.
pub(super) fn speech(table: &dyn AnyTable, seat: Option<Seat>) -> wire::Speech {
    match seat {
        None => wire::Speech::Silent,
        Some(_) if table.to_act().is_empty() => wire::Speech::Free,
        Some(seat) => table.speech(seat).into(),
    }
}

/// The seed once the game is over, unless others still play the same deal.
pub(super) fn seed(table: &dyn AnyTable, sealed: bool) -> Option<String> {
    table.seed().filter(|_| !sealed).map(|seed| seed.to_hex())
}

/// What a step looks like to some eyes: what was told, and the table after it.
#[derive(Debug)]
pub(super) struct Sight {
    lines: StepLines,
    view: Json,
}

impl Sight {
    pub(super) fn of(table: &dyn AnyTable, events: &dyn StepEvents, eyes: Viewer) -> Sight {
        let view = table.view(eyes);
        Sight { lines: events.moments(eyes, &view), view }
    }
}

/// A step and the table after it, for one viewer, who sees it so.
pub(super) fn step<'a>(
    table: &dyn AnyTable,
    sight: &'a Sight,
    reason: Option<&Reasoned>,
    seat: Option<Seat>,
    sealed: bool,
) -> wire::Step<'a> {
    let outcome = table.outcome();
    wire::Step {
        seat,
        lines: &sight.lines,
        fixed: (table.step() == 0).then(|| table.fixed()),
        why: reason.and_then(|reason| reason.told_to(seat, outcome.is_some())),
        view: &sight.view,
        legal: seat.map(|seat| table.legal(seat)),
        to_act: table.to_act().iter().collect(),
        speech: speech(table, seat),
        seed: outcome.as_ref().and_then(|_| seed(table, sealed)),
        outcome,
    }
}

/// The table now and the steps after `after`, at most the last `most` of them, for one viewer.
pub(super) fn present(
    table: &dyn AnyTable,
    seat: Option<Seat>,
    after: Option<u64>,
    most: u64,
    reasons: &[Reason],
    sealed: bool,
) -> wire::Table {
    let over = table.outcome().is_some();
    let why = |step: u64| {
        let reason = reasons.iter().find(|reason| reason.step == step)?;
        Reasoned::read(reason)?.told_to(seat, over)
    };
    let history = table
        .history(viewer(seat), after, most)
        .into_iter()
        .map(|PastStep { lines, view }| wire::PastStep { why: why(lines.step), lines, view })
        .collect();
    wire::Table {
        seat,
        step: table.step(),
        turn: table.turn(),
        fixed: table.fixed(),
        view: table.view(viewer(seat)),
        legal: seat.map(|seat| table.legal(seat)),
        to_act: table.to_act().iter().collect(),
        outcome: table.outcome(),
        speech: speech(table, seat),
        seed: seed(table, sealed),
        history,
    }
}

/// Some steps of the past in words, for one viewer.
pub(super) fn past(
    table: &dyn AnyTable,
    seat: Option<Seat>,
    steps: RangeInclusive<u64>,
    reasons: &[Reason],
) -> Vec<wire::PastStep> {
    let over = table.outcome().is_some();
    let why = |step: u64| {
        let reason = reasons.iter().find(|reason| reason.step == step)?;
        Reasoned::read(reason)?.told_to(seat, over)
    };
    let words = table.words(viewer(seat), steps).into_iter();
    words.map(|lines| wire::PastStep { why: why(lines.step), lines, view: None }).collect()
}

/// The table without its past, as a refusal carries it.
pub(super) fn present_json(table: &dyn AnyTable, seat: Seat, sealed: bool) -> Json {
    let present = present(table, Some(seat), Some(table.step()), 0, &[], sealed);
    serde_json::value::to_raw_value(&present).expect("the wire's types are plain data")
}
