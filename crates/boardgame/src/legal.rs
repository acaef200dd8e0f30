//! What a seat may do now.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::GameRng;

/// The actions a seat may take now, in whatever compact form suits the game; it travels to the page beside the view.
///
/// *Moves* are what the game waits for: they can be counted, listed in a stable order and drawn at random.
/// *Free actions* are no turn (rearranging a hand): [`contains`](Legal::contains) knows them too, counts and lists leave them out.
pub trait Legal<A>: Clone + Debug + PartialEq {
    /// How many moves there are.
    fn count(&self) -> usize;

    /// The move at `index`, for every index below [`count`](Legal::count); the order is stable and without duplicates.
    fn nth(&self, index: usize) -> Option<A>;

    /// Whether this action, a move or a free one, would be accepted.
    fn contains(&self, action: &A) -> bool;

    /// A free action drawn at random, if the game has any now.
    fn sample_free(&self, _rng: &mut GameRng) -> Option<A> {
        None
    }

    /// A move drawn evenly.
    fn sample(&self, rng: &mut GameRng) -> Option<A> {
        match u32::try_from(self.count()).expect("a game has fewer than four billion moves") {
            0 => None,
            count => self.nth(rng.below(count) as usize),
        }
    }

    /// All moves in order.
    fn moves(&self) -> impl Iterator<Item = A> {
        (0..self.count()).filter_map(|index| self.nth(index))
    }

    /// Whether every move is listed: at some tables people are to find out for themselves what they may do.
    fn is_whole(&self) -> bool {
        true
    }

    fn is_empty(&self) -> bool {
        self.count() == 0
    }
}

/// The plain form: a list, for games whose moves are few.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct ActionList<A>(pub Vec<A>);

impl<A: Clone + Debug + PartialEq> Legal<A> for ActionList<A> {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn nth(&self, index: usize) -> Option<A> {
        self.0.get(index).cloned()
    }

    fn contains(&self, action: &A) -> bool {
        self.0.contains(action)
    }
}
