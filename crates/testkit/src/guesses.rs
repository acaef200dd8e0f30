//! How often imagined worlds are right about what the imagining viewer is not shown.
//!
//! Honest imagination is wrong now and then. Where it never is, something tells it the truth:
//! this finds a leak even where `imagine` uses it, so that the imagined world looks just as it should.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::paths::is_meant;

/// A place is suspicious when it was imagined so often, and so often when it held something else than it mostly does.
const OFTEN: u32 = 24;
const VARIED: u32 = 8;

/// What was imagined at one way to sit down.
#[derive(Default)]
pub(crate) struct Guesses {
    /// By viewer, place and what last changed it.
    leaves: BTreeMap<(String, String, String), Tally>,
    /// By viewer: how many worlds, and how many of them were the real one.
    worlds: BTreeMap<String, (u32, u32)>,
}

#[derive(Default)]
struct Tally {
    wrong: u32,
    values: BTreeMap<String, u32>,
}

impl Guesses {
    pub(crate) fn note_world(&mut self, viewer: &str, real: bool) {
        let (worlds, right) = self.worlds.entry(viewer.to_owned()).or_default();
        *worlds += 1;
        *right += u32::from(real);
    }

    pub(crate) fn note_leaf(
        &mut self,
        viewer: &str,
        pointer: &str,
        cause: &str,
        truth: &Value,
        imagined: Option<&Value>,
    ) {
        let key = (viewer.to_owned(), pointer.to_owned(), cause.to_owned());
        let tally = self.leaves.entry(key).or_default();
        tally.wrong += u32::from(imagined != Some(truth));
        *tally.values.entry(truth.to_string()).or_default() += 1;
    }

    /// Why these guesses are too good, if they are. `deducible` are the places that everybody can work out.
    pub(crate) fn suspicion(&self, deducible: &[&str]) -> Option<String> {
        for ((viewer, pointer, cause), tally) in &self.leaves {
            let times: u32 = tally.values.values().sum();
            let varied = times - tally.values.values().max().unwrap_or(&0);
            let known = deducible.iter().any(|pattern| is_meant(pointer, pattern));
            if tally.wrong == 0 && times >= OFTEN && varied >= VARIED && !known {
                return Some(format!(
                    "{viewer} is not shown {pointer} (last changed by {cause}), and yet imagines it right all {times} \
                     times: something tells it"
                ));
            }
        }
        self.worlds.iter().find(|(_, (worlds, right))| *worlds >= OFTEN && worlds == right).map(
            |(viewer, (worlds, _))| {
                format!(
                    "all {worlds} worlds that {viewer} imagines are the real one: nothing is hidden from it"
                )
            },
        )
    }
}
