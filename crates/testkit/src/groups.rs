//! Games grouped by what a viewer was told, and by what it saw.
//!
//! What a viewer sees must follow from what it was told and did itself; what it was told must show in what it sees.
//! Two games that agree in the one and differ in the other betray what is hidden.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::sight::Sight;

/// What a viewer went through up to some step, as a hash.
pub(crate) type Past = u64;

/// The past with one more thing in it.
pub(crate) fn and_then(past: Past, now: &impl Hash) -> Past {
    let mut hasher = DefaultHasher::new();
    past.hash(&mut hasher);
    now.hash(&mut hasher);
    hasher.finish()
}

/// One viewer at one step of one game.
pub(crate) struct Moment {
    pub(crate) viewer: usize,
    /// All that was told before, this step included, and the own actions.
    pub(crate) told: Past,
    /// All that was seen before, this step included, and the own actions.
    pub(crate) seen: Past,
    /// The events of this step, as far as the view must keep them.
    pub(crate) events: String,
    pub(crate) sight: Sight,
    /// The state as debug text, hashed, to know two worlds apart.
    pub(crate) truth: u64,
    /// How to come there again.
    pub(crate) place: String,
}

/// All moments of the games of one way to sit down.
#[derive(Default)]
pub(crate) struct Groups {
    by_told: BTreeMap<(usize, Past), Met>,
    by_seen: BTreeMap<(usize, Past), (String, String)>,
    /// By viewer: how often it could not tell two worlds apart.
    confused: BTreeMap<usize, u32>,
}

struct Met {
    sight: Sight,
    truth: u64,
    place: String,
}

/// What a moment adds.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// This viewer has met nothing like it.
    New,
    /// It could be another game.
    Alike,
    Leak(String),
}

impl Groups {
    /// Adds a moment; `complete` also asks that the view keeps what the events told.
    pub(crate) fn add(&mut self, moment: Moment, complete: bool) -> Verdict {
        let Moment { viewer, told, seen, events, sight, truth, place } = moment;
        let mut alike = false;
        match self.by_told.get(&(viewer, told)) {
            Some(met) => {
                if let Some(difference) = met.sight.difference(&sight) {
                    return Verdict::Leak(format!(
                        "is told the same in two games, and yet they differ in {difference}\n  at {} and\n  at {place}",
                        met.place
                    ));
                }
                alike = true;
                *self.confused.entry(viewer).or_default() += u32::from(met.truth != truth);
            }
            None => {
                self.by_told.insert((viewer, told), Met { sight, truth, place: place.clone() });
            }
        }
        if !complete {
            return if alike { Verdict::Alike } else { Verdict::New };
        }
        match self.by_seen.get(&(viewer, seen)) {
            Some((before, elsewhere)) => {
                if *before != events {
                    return Verdict::Leak(format!(
                        "is told different things in two games that look the same to it before and after\n  {before}\n  \
                         {events}\n  at {elsewhere} and\n  at {place}"
                    ));
                }
                Verdict::Alike
            }
            None => {
                self.by_seen.insert((viewer, seen), (events, place));
                if alike { Verdict::Alike } else { Verdict::New }
            }
        }
    }

    /// How often this viewer met two different worlds that it could not tell apart.
    pub(crate) fn confused(&self, viewer: usize) -> u32 {
        self.confused.get(&viewer).copied().unwrap_or(0)
    }
}
