//! Actions to try where they may not belong: met at other positions and other seats, or changed at random.

use std::collections::{BTreeMap, BTreeSet};

use boardgame::{Game, GameRng, Say, Saying};

use crate::mutation::{mutate, strings};

/// How many actions are remembered; a later one takes the place of a random earlier one.
const KEPT: usize = 256;

pub(crate) struct Probes<G: Game> {
    actions: Vec<G::Action>,
    words: Vec<String>,
    vain: fn(&G::View) -> Vec<G::Action>,
    /// The reasons with which actions were refused.
    refusals: BTreeSet<String>,
    /// The reasons that people are told before they try, and where.
    told: BTreeMap<String, String>,
}

impl<G: Game> Probes<G> {
    pub(crate) fn new(vain: fn(&G::View) -> Vec<G::Action>) -> Probes<G> {
        let (refusals, told) = (BTreeSet::new(), BTreeMap::new());
        Probes { actions: Vec::new(), words: Vec::new(), vain, refusals, told }
    }

    pub(crate) fn note(&mut self, action: &G::Action, rng: &mut GameRng) {
        for word in strings(action) {
            if !self.words.contains(&word) {
                self.words.push(word);
            }
        }
        if self.actions.contains(action) {
            return;
        }
        if self.actions.len() < KEPT {
            self.actions.push(action.clone());
        } else {
            self.actions[rng.below(KEPT as u32) as usize] = action.clone();
        }
    }

    pub(crate) fn refused(&mut self, why: &G::Illegal) {
        self.refusals.insert(why.say().key.into_owned());
    }

    /// Notes what an offer says about actions that are refused, and whether any of it was never met with.
    pub(crate) fn told(&mut self, offered: &[Saying], place: &impl ToString) -> bool {
        let prefix = format!("{}-illegal-", G::ID);
        for key in offered.iter().map(|saying| saying.key.as_ref()).filter(|key| key.starts_with(&prefix)) {
            self.told.entry(key.to_owned()).or_insert_with(|| place.to_string());
        }
        self.told.keys().any(|key| !self.refusals.contains(key))
    }

    /// Whatever somebody with this view could try.
    pub(crate) fn all(&self, view: &G::View) -> Vec<G::Action> {
        self.actions.iter().cloned().chain((self.vain)(view)).collect()
    }

    /// Fails where people are told a reason that no action is refused with, or one that says nothing.
    pub(crate) fn finish(self) {
        for (key, place) in &self.told {
            assert!(!key.ends_with("-not-now"), "{place}: “{key}” does not say what stands in the way");
            assert!(
                self.refusals.contains(key),
                "{place}: “{key}” is told, and nothing that was tried is refused with it: {:?}",
                self.refusals
            );
        }
    }

    /// The action with something in it changed, if that is still an action.
    pub(crate) fn change(&self, action: &G::Action, rng: &mut GameRng) -> Option<G::Action> {
        mutate(action, &self.words, rng)
    }

    /// An action from elsewhere, every second time with something in it changed.
    pub(crate) fn draw(&self, rng: &mut GameRng) -> Option<G::Action> {
        let count = u32::try_from(self.actions.len()).expect("few actions are kept");
        if count == 0 {
            return None;
        }
        let action = &self.actions[rng.below(count) as usize];
        if rng.below(2) == 0 {
            return Some(action.clone());
        }
        self.change(action, rng).or_else(|| Some(action.clone()))
    }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;
    use crate::tiny::{Illegal, Tiny};

    /// What the check says of a reason that is told, where actions were refused with others.
    fn finds(told: &'static str, refused: &[Illegal]) -> Option<String> {
        let mut probes = Probes::<Tiny>::new(|_| Vec::new());
        refused.iter().for_each(|why| probes.refused(why));
        probes.told(&[Saying::new(told)], &"here");
        catch_unwind(|| probes.finish()).err().map(|panic| *panic.downcast::<String>().expect("it says why"))
    }

    #[test]
    fn a_reason_that_is_told_is_one_that_refuses_and_says_something() {
        let refused = [Illegal::NotNow, Illegal::NotYourTurn];
        assert_eq!(finds("tiny-illegal-not-your-turn", &refused), None);
        assert_eq!(finds("tiny-something-else", &[]), None);
        let found = finds("tiny-illegal-not-now", &refused).expect("it says nothing");
        assert!(found.contains("does not say what stands in the way"), "{found}");
        let found = finds("tiny-illegal-not-your-turn", &[]).expect("nobody is refused with it");
        assert!(found.contains("nothing that was tried is refused with it"), "{found}");
    }
}
