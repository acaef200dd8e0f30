//! A hand of cards, by their identities, and the backs of cards that everybody can tell apart.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which of the fifty cards it is: its place in the order of drawing, the first card dealt being 0.
///
/// Everybody saw the order of drawing, so it tells nothing of the front; it lets marks and notes travel with a card.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
#[schema(as = hanabi::CardId)]
pub struct CardId(pub u8);

impl CardId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Up to five cards in order: a hand from left (newest) to right, or some cards of one.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct Hand {
    ids: [CardId; Hand::MOST],
    len: u8,
}

impl Hand {
    pub const MOST: usize = 5;
    pub const EMPTY: Hand = Hand { ids: [CardId(0); Hand::MOST], len: 0 };

    /// How many cards each hand is dealt (H2).
    pub fn size(seats: u8) -> u8 {
        if seats <= 3 { 5 } else { 4 }
    }

    /// The hand that was dealt the cards from `first` on, one at a time.
    pub(crate) fn dealt(first: u8, size: u8) -> Hand {
        let mut hand = Hand { ids: [CardId(0); Hand::MOST], len: size };
        for slot in 0..size {
            hand.ids[usize::from(slot)] = CardId(first + size - 1 - slot);
        }
        hand
    }

    /// Takes a drawn card to the left end; the others keep their order (H10).
    pub(crate) fn take(&mut self, id: CardId) {
        assert!(self.len() < Hand::MOST, "a hand holds five cards at most");
        self.ids.copy_within(0..Hand::MOST - 1, 1);
        self.ids[0] = id;
        self.len += 1;
    }

    /// Puts a card to the right end.
    pub(crate) fn push(&mut self, id: CardId) {
        self.ids[self.len()] = id;
        self.len += 1;
    }

    pub(crate) fn remove(&mut self, slot: usize) {
        self.ids.copy_within(slot + 1.., slot);
        self.len -= 1;
    }

    /// Where in the hand this card is, counted from the left.
    pub fn slot(&self, id: CardId) -> Option<usize> {
        self.iter().position(|held| *held == id)
    }

    /// Whether `other` has exactly the cards of this hand, in another order.
    pub fn is_rearranged_by(&self, other: &Hand) -> bool {
        self != other && self.len == other.len && self.iter().all(|id| other.contains(id))
    }
}

impl Deref for Hand {
    type Target = [CardId];

    fn deref(&self) -> &[CardId] {
        &self.ids[..usize::from(self.len)]
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        **self == **other
    }
}

impl Eq for Hand {}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|id| id.0)).finish()
    }
}

/// More cards than a hand can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCards;

impl fmt::Display for TooManyCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hand holds five cards at most")
    }
}

impl TryFrom<Vec<CardId>> for Hand {
    type Error = TooManyCards;

    fn try_from(ids: Vec<CardId>) -> Result<Hand, TooManyCards> {
        if ids.len() > Hand::MOST {
            return Err(TooManyCards);
        }
        Ok(ids.into_iter().collect())
    }
}

impl From<Hand> for Vec<CardId> {
    fn from(hand: Hand) -> Vec<CardId> {
        hand.to_vec()
    }
}

impl FromIterator<CardId> for Hand {
    fn from_iter<I: IntoIterator<Item = CardId>>(ids: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for id in ids {
            hand.push(id);
        }
        hand
    }
}
