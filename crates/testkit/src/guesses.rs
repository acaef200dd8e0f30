//! How often imagined worlds are right about what the imagining viewer is not shown.
//!
//! Honest imagination is wrong now and then. Where it never is, something tells it the truth:
//! this finds a leak even where `imagine` uses it, so that the imagined world looks just as it should.

use std::collections::{BTreeMap, BTreeSet};

use crate::groups::and_then;
use crate::paths::{Hidden, is_meant, patterns};

/// A place is suspicious when it was right at so many moments, and held so often something else than the most common.
/// Fewer are not enough: much can be worked out by honest means, such as a card of which everything was said.
pub(crate) const MANY: usize = 40;
const VARIED: usize = 16;
/// So many worlds that are all the real one are no chance.
const WORLDS: u32 = 24;

/// What was imagined.
#[derive(Default)]
pub(crate) struct Guesses {
    /// Places and causes by number, because each is met thousands of times.
    names: Vec<String>,
    numbers: BTreeMap<String, usize>,
    secrets: BTreeMap<Secret, Tally>,
    /// By viewer: how many worlds, and how many of them were the real one.
    worlds: BTreeMap<String, (u32, u32)>,
}

/// Something that was put somewhere at some moment and that a viewer was not shown there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Secret {
    viewer: usize,
    pointer: usize,
    /// What kind of action put it there.
    cause: usize,
    /// The game and the step.
    moment: (u64, u64),
    /// Looked at right after it came there, or at any time: some leaks are soon forgotten.
    at_once: bool,
}

struct Tally {
    value: u64,
    wrong: bool,
}

/// Places that are judged together.
#[derive(Default)]
struct Group {
    wrong: bool,
    /// What came there at the same moment hangs together, so moments are counted and not places.
    moments: BTreeSet<(u64, u64)>,
    values: BTreeMap<u64, usize>,
}

impl Group {
    fn add(&mut self, moment: (u64, u64), tally: &Tally) {
        self.wrong |= tally.wrong;
        self.moments.insert(moment);
        *self.values.entry(tally.value).or_default() += 1;
    }

    fn join(&mut self, other: &Group) {
        self.wrong |= other.wrong;
        if !self.wrong {
            self.moments.extend(&other.moments);
            for (value, times) in &other.values {
                *self.values.entry(*value).or_default() += times;
            }
        }
    }

    fn is_suspicious(&self) -> bool {
        let cases: usize = self.values.values().sum();
        let varied = cases - self.values.values().max().unwrap_or(&0);
        !self.wrong && self.moments.len() >= MANY && varied >= VARIED
    }
}

/// One look at one leaf of an imagined world.
pub(crate) struct Guess<'a> {
    pub(crate) viewer: &'a str,
    pub(crate) hidden: &'a Hidden<'a>,
    pub(crate) cause: &'a str,
    /// The number of the game, and the step of the cause.
    pub(crate) moment: (u64, u64),
    /// Whether that is the present step.
    pub(crate) at_once: bool,
}

impl Guesses {
    pub(crate) fn note_world(&mut self, viewer: &str, real: bool) {
        let (worlds, right) = self.worlds.entry(viewer.to_owned()).or_default();
        *worlds += 1;
        *right += u32::from(real);
    }

    pub(crate) fn note(&mut self, guess: &Guess<'_>) {
        let Hidden { pointer, truth, imagined } = guess.hidden;
        let secret = Secret {
            viewer: self.number(guess.viewer),
            pointer: self.number(pointer),
            cause: self.number(guess.cause),
            moment: guess.moment,
            at_once: false,
        };
        let wrong = *imagined != Some(*truth);
        let mut note = |secret| {
            let new = || Tally { value: and_then(0, &truth.to_string()), wrong: false };
            self.secrets.entry(secret).or_insert_with(new).wrong |= wrong;
        };
        note(secret);
        if guess.at_once {
            note(Secret { at_once: true, ..secret });
        }
    }

    fn number(&mut self, name: &str) -> usize {
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), self.names.len() - 1);
        self.names.len() - 1
    }

    /// Takes the secrets of other games in.
    pub(crate) fn absorb(&mut self, other: Guesses) {
        for (secret, tally) in other.secrets {
            let secret = Secret {
                viewer: self.number(&other.names[secret.viewer]),
                pointer: self.number(&other.names[secret.pointer]),
                cause: self.number(&other.names[secret.cause]),
                ..secret
            };
            self.secrets.insert(secret, tally);
        }
    }

    /// Why these guesses are too good, if they are. `deducible` are the places that everybody can work out.
    ///
    /// Places are looked at one by one, and also together with those that differ by an index, seats as one viewer too.
    pub(crate) fn suspicion(&self, deducible: &[&str]) -> Option<String> {
        let mut places: BTreeMap<(bool, usize, usize, usize), Group> = BTreeMap::new();
        for (secret, tally) in &self.secrets {
            let place = (secret.at_once, secret.viewer, secret.pointer, secret.cause);
            places.entry(place).or_default().add(secret.moment, tally);
        }
        let mut groups: BTreeMap<(bool, &str, String, &str), Group> = BTreeMap::new();
        for ((at_once, viewer, pointer, cause), place) in &places {
            let [viewer, pointer, cause] =
                [viewer, pointer, cause].map(|number| self.names[*number].as_str());
            if deducible.iter().any(|pattern| is_meant(pointer, pattern)) {
                continue;
            }
            let together = if viewer.starts_with("seat") { "every seat" } else { viewer };
            for pattern in patterns(pointer) {
                for viewer in BTreeSet::from([viewer, together]) {
                    groups.entry((*at_once, viewer, pattern.clone(), cause)).or_default().join(place);
                }
            }
        }
        for ((_, viewer, pattern, cause), group) in groups {
            if group.is_suspicious() {
                return Some(format!(
                    "{viewer} is not shown {pattern} (last changed by {cause}), and yet imagines it right every time, \
                     {} times: something tells it",
                    group.moments.len()
                ));
            }
        }
        self.worlds.iter().find(|(_, (worlds, right))| *worlds >= WORLDS && worlds == right).map(
            |(viewer, (worlds, _))| {
                format!(
                    "all {worlds} worlds that {viewer} imagines are the real one: nothing is hidden from it"
                )
            },
        )
    }
}
