//! The fifty-four cards of the villa (G2): characters, places and objects, and sets of one kind.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a card shows. The order is that of the search: objects first, characters last (G8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Kind)]
pub enum Kind {
    Object,
    Place,
    Character,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Object, Kind::Place, Kind::Character];
    /// How many cards of each kind there are (G2).
    pub const CARDS: u8 = 18;

    /// Its name in keys of the catalogue.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Object => "object",
            Kind::Place => "place",
            Kind::Character => "character",
        }
    }

    pub fn index(self) -> usize {
        self as usize
    }
}

/// One card: its kind, and its number among them from 0 to 17.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Card)]
pub struct Card {
    pub kind: Kind,
    pub number: u8,
}

impl Card {
    pub const fn new(kind: Kind, number: u8) -> Card {
        Card { kind, number }
    }

    /// Its name in the catalogue; there they are counted from 1.
    pub fn key(self) -> String {
        format!("sesto-{}-{:02}", self.kind.name(), self.number + 1)
    }

    /// The card that the page calls so: `object-05`.
    pub fn named(name: &str) -> Option<Card> {
        let (kind, number) = name.split_once('-')?;
        let kind = Kind::ALL.into_iter().find(|one| one.name() == kind)?;
        let number = number.parse::<u8>().ok()?.checked_sub(1)?;
        (number < Kind::CARDS).then_some(Card { kind, number })
    }

    /// Its name in the catalogue within a sentence: "the Butler".
    pub fn key_in_sentence(self) -> String {
        format!("sesto-the-{}-{:02}", self.kind.name(), self.number + 1)
    }
}

/// A set of cards of one kind; it travels as the list of their numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct CardSet(u32);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    pub fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    pub fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    pub fn contains(self, number: u8) -> bool {
        number < Kind::CARDS && self.0 & (1 << number) != 0
    }

    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The numbers, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..Kind::CARDS).filter(move |number| self.contains(*number))
    }

    /// The number at this place of [`iter`](CardSet::iter).
    pub fn nth(self, index: usize) -> Option<u8> {
        self.iter().nth(index)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

/// A number that no card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchCard;

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cards are numbered from 0 to 17")
    }
}

impl TryFrom<Vec<u8>> for CardSet {
    type Error = NoSuchCard;

    fn try_from(numbers: Vec<u8>) -> Result<CardSet, NoSuchCard> {
        let known = numbers.iter().all(|number| *number < Kind::CARDS);
        known.then(|| numbers.into_iter().collect()).ok_or(NoSuchCard)
    }
}

impl From<CardSet> for Vec<u8> {
    fn from(set: CardSet) -> Vec<u8> {
        set.iter().collect()
    }
}
