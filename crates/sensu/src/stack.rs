//! Cards that lie on each other: the deck, a discard pile, a column.

use std::fmt;
use std::ops::Deref;

use crate::card::{Card, CardSet};

/// A pile of cards, the top last.
#[derive(Clone, Copy)]
pub(crate) struct Stack {
    len: u8,
    cards: [Card; Card::COUNT],
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { len: 0, cards: [Card::FIRST; Card::COUNT] };

    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }

    pub(crate) fn top(&self) -> Option<Card> {
        self.last().copied()
    }

    /// Takes a card out, wherever it lies; those above it sink.
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let Some(place) = self.iter().position(|other| *other == card) else { return false };
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        true
    }

    pub(crate) fn as_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub(crate) fn set(&self) -> CardSet {
        self.iter().copied().collect()
    }
}

impl Deref for Stack {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

impl FromIterator<Card> for Stack {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Stack {
        let mut stack = Stack::EMPTY;
        cards.into_iter().for_each(|card| stack.push(card));
        stack
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
