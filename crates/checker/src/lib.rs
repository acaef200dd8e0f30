//! What must hold of the history of a room, whatever was broken while it was made.
//!
//! A [`History`] is what those outside saw: what clients asked for and how each was answered, what every stream told, and
//! what is stored in the end. [`check`] knows nothing of how a server works. It is the same for a simulation of three nodes
//! and for real processes that are killed, and says what must not be:
//!
//! - every answered move is stored once, at the step that was answered, in the order in which its client made it;
//! - every stream is a stretch of the one line that is stored, and all who look through the same eyes see the same,
//!   whether they were told a step or came after it;
//! - what was refused is not stored, was refused with a reason, and nothing is stored that nobody asked for;
//! - when nothing is broken any more, the room goes on.
//!
//! Where steps are taken back the line has *epochs*: each take-back ends one. A stream belongs to the epoch in which it
//! began, so that what it told of a step is held against the stored line if no later take-back reached that far, and
//! against those who saw the same step between the same take-backs in any case.

use std::collections::BTreeMap;

/// One room, as it was seen from outside.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// In the order in which each client asked.
    pub asked: Vec<Asked>,
    pub streams: Vec<Stream>,
    /// The line in the store when all is over, by step.
    pub stored: Vec<Stored>,
    /// Whether bots or a clock play too: their steps have no key.
    pub others_play: bool,
    /// To which step the line was taken back, each time that it was.
    pub taken_back: Vec<u64>,
    /// How often a server said that it could do nothing just now, by the reason that it gave.
    pub put_off: BTreeMap<String, u64>,
    /// What did not go on when nothing was broken any more.
    pub stood_still: Option<String>,
}

impl History {
    /// How many of the first so many take-backs there were when a step was last taken back: what two saw of it is the
    /// same step only if that is the same for both.
    fn last_taken(&self, step: u64, epoch: usize) -> usize {
        let before = &self.taken_back[..epoch.min(self.taken_back.len())];
        before.iter().rposition(|after| *after < step).map_or(0, |index| index + 1)
    }

    /// Whether a step that was there after so many take-backs was taken back by a later one.
    fn is_gone(&self, step: u64, epoch: usize) -> bool {
        self.taken_back.iter().skip(epoch).any(|after| *after < step)
    }
}

/// A move that a client sent, perhaps several times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub client: String,
    /// What the client calls it.
    pub key: String,
    pub seat: u8,
    pub answer: Answer,
}

/// The last that a client heard of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It became this step.
    Step(u64),
    /// Nothing came of it, for this reason.
    Refused(String),
    /// Nobody said: no answer came, or one that says that it is not known.
    Unknown,
}

/// What one stream told, from its beginning to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stream {
    /// Through whose eyes; none for a spectator.
    pub eyes: Option<u8>,
    /// The step at which it began.
    pub from: u64,
    /// How the table stood there, or a digest; empty before the deal.
    pub stood: String,
    /// How many take-backs there had been.
    pub epoch: usize,
    pub told: Vec<Told>,
}

/// One step as a stream told it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub step: u64,
    /// Whose it was.
    pub seat: Option<u8>,
    /// All that was shown of it, or a digest.
    pub shown: String,
    /// How the table stood after it, as whoever comes then is told; or a digest.
    pub stood: String,
}

/// One step as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    pub step: u64,
    pub seat: u8,
    pub key: Option<String>,
}

/// What must not be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Violation {
    /// A move was answered and is not where the answer says.
    Lost { key: String, step: u64 },
    /// A move is stored more than once.
    Duplicated { key: String, steps: Vec<u64> },
    /// Something came before what it follows.
    Reordered { what: String },
    /// Two saw different things at the same step.
    Diverging { step: u64, what: String },
    /// Something was stored or told that nobody made.
    Phantom { step: u64, what: String },
    /// A move was refused and is stored.
    RefusedButStored { key: String, step: u64 },
    /// A move was refused, and nobody said why.
    Unexplained { key: String },
    /// Nothing is broken any more, and it does not go on.
    Stuck { what: String },
}

impl Violation {
    /// What kind it is.
    pub fn kind(&self) -> &'static str {
        match self {
            Violation::Lost { .. } => "lost",
            Violation::Duplicated { .. } => "duplicated",
            Violation::Reordered { .. } => "re-ordered",
            Violation::Diverging { .. } => "diverging",
            Violation::Phantom { .. } => "phantom",
            Violation::RefusedButStored { .. } => "refused-but-stored",
            Violation::Unexplained { .. } => "unexplained",
            Violation::Stuck { .. } => "stuck",
        }
    }
}

/// Whatever is wrong with a history.
pub fn check(history: &History) -> Vec<Violation> {
    let mut found = Vec::new();
    check_line(history, &mut found);
    check_answers(history, &mut found);
    check_streams(history, &mut found);
    for (_, times) in history.put_off.iter().filter(|(reason, _)| reason.is_empty()) {
        found.push(Violation::Unexplained { key: format!("{times} requests that were put off") });
    }
    found.extend(history.stood_still.clone().map(|what| Violation::Stuck { what }));
    found.sort();
    found.dedup();
    found
}

/// What is stored is one line without a gap, each move once, and each made by somebody.
fn check_line(history: &History, found: &mut Vec<Violation>) {
    let mut keys: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    let asked: BTreeMap<&str, &Asked> =
        history.asked.iter().map(|asked| (asked.key.as_str(), asked)).collect();
    for (index, stored) in history.stored.iter().enumerate() {
        if stored.step != index as u64 + 1 {
            let what = format!("step {} is stored in place {}", stored.step, index + 1);
            found.push(Violation::Reordered { what });
        }
        let phantom = |what: &str| Violation::Phantom { step: stored.step, what: what.to_owned() };
        match &stored.key {
            None if history.others_play => {}
            None => found.push(phantom("it has no key, and nobody plays without")),
            Some(key) => {
                keys.entry(key).or_default().push(stored.step);
                match asked.get(key.as_str()) {
                    None => found.push(phantom("nobody asked for it")),
                    Some(asked) if asked.seat != stored.seat => {
                        found.push(phantom("another seat asked for it"))
                    }
                    Some(_) => {}
                }
            }
        }
    }
    for (key, steps) in keys.into_iter().filter(|(_, steps)| steps.len() > 1) {
        found.push(Violation::Duplicated { key: key.to_owned(), steps });
    }
}

/// Answers are true, and in the order in which each client asked.
fn check_answers(history: &History, found: &mut Vec<Violation>) {
    let step_of = |key: &str| {
        history.stored.iter().find(|stored| stored.key.as_deref() == Some(key)).map(|stored| stored.step)
    };
    let mut last: BTreeMap<&str, (u64, &str)> = BTreeMap::new();
    // Keys that were answered with a step and are not there, by that step.
    let mut missing: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    for asked in &history.asked {
        let key = asked.key.clone();
        match &asked.answer {
            Answer::Step(step) if step_of(&asked.key) == Some(*step) => {
                if let Some((before, earlier)) = last.insert(&asked.client, (*step, &asked.key))
                    && before >= *step
                {
                    let what = format!("{} became step {step} after {earlier} became {before}", asked.key);
                    found.push(Violation::Reordered { what });
                }
            }
            Answer::Step(step) => missing.entry(*step).or_default().push(&asked.key),
            Answer::Refused(reason) => {
                if reason.is_empty() {
                    found.push(Violation::Unexplained { key: key.clone() });
                }
                if let Some(step) = step_of(&asked.key) {
                    found.push(Violation::RefusedButStored { key, step });
                }
            }
            Answer::Unknown => {}
        }
    }
    for (step, mut keys) in missing {
        keys.sort();
        keys.dedup();
        // Each take-back has taken one move from a place at most.
        let taken = history.taken_back.iter().filter(|after| **after < step).count();
        for key in keys.into_iter().skip(taken) {
            found.push(Violation::Lost { key: key.to_owned(), step });
        }
    }
}

/// Streams tell the line step by step, and the same to the same eyes.
fn check_streams(history: &History, found: &mut Vec<Violation>) {
    let mut shown: BTreeMap<(Option<u8>, u64, usize), &str> = BTreeMap::new();
    let mut stood: BTreeMap<(Option<u8>, u64, usize), &str> = BTreeMap::new();
    for Stream { eyes, from, epoch, stood: at_first, told } in &history.streams {
        let place = |step: u64| (*eyes, step, history.last_taken(step, *epoch));
        let phantom = |step: u64| {
            let what = "it was told and is not stored".to_owned();
            Violation::Phantom { step, what }
        };
        let mut differ = |step: u64, one: &str, other: &str| {
            if one != other {
                let what = format!("{eyes:?} saw {one} and {other}");
                found.push(Violation::Diverging { step, what });
            }
        };
        differ(*from, stood.entry(place(*from)).or_insert(at_first), at_first);
        for told in told {
            differ(told.step, shown.entry(place(told.step)).or_insert(&told.shown), &told.shown);
            differ(told.step, stood.entry(place(told.step)).or_insert(&told.stood), &told.stood);
        }
        if *from > history.stored.len() as u64 && !history.is_gone(*from, *epoch) {
            found.push(phantom(*from));
        }
        let mut before = *from;
        for told in told {
            if told.step != before + 1 {
                let what = format!("a stream told step {} after {before}", told.step);
                found.push(Violation::Reordered { what });
            }
            before = told.step;
            if history.is_gone(told.step, *epoch) {
                continue;
            }
            let stored =
                usize::try_from(told.step).ok().and_then(|step| history.stored.get(step.checked_sub(1)?));
            match stored {
                None => found.push(phantom(told.step)),
                Some(stored) if told.seat.is_some_and(|seat| seat != stored.seat) => {
                    let what = format!("seat {:?} was told, {} is stored", told.seat, stored.seat);
                    found.push(Violation::Diverging { step: told.step, what });
                }
                Some(_) => {}
            }
        }
    }
}
