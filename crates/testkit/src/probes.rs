//! Actions to try where they may not belong: met at other positions and other seats, or changed at random.

use boardgame::{Game, GameRng};

use crate::mutation::{mutate, strings};

/// How many actions are remembered; a later one takes the place of a random earlier one.
const KEPT: usize = 256;

pub(crate) struct Probes<G: Game> {
    actions: Vec<G::Action>,
    words: Vec<String>,
}

impl<G: Game> Probes<G> {
    pub(crate) fn new() -> Probes<G> {
        Probes { actions: Vec::new(), words: Vec::new() }
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
