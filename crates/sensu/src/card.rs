//! The ninety cards, and sets of cards.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The numbers of a type.
pub(crate) const NUMBERS: usize = 9;
/// Each number stands on so many cards of a type.
pub(crate) const COPIES: usize = 3;

/// The type of a card, and of the fan it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sensu::FanType)]
pub enum FanType {
    GunSen,
    HiOgi,
    MaiOugi,
}

impl FanType {
    pub const ALL: [FanType; 3] = [FanType::GunSen, FanType::HiOgi, FanType::MaiOugi];

    /// Its name in keys of the catalogue.
    pub fn name(self) -> &'static str {
        match self {
            FanType::GunSen => "gun-sen",
            FanType::HiOgi => "hi-ogi",
            FanType::MaiOugi => "mai-ougi",
        }
    }

    /// Its name in the catalogue.
    pub fn key(self) -> String {
        format!("sensu-fan-{}", self.name())
    }

    pub fn index(self) -> usize {
        self as usize
    }
}

/// One of the ninety cards, and on the wire its number: thirty of each type, three of every number and then the wild
/// cards from 1, 4 and 7 on. What else stands on it is told by [`Faces`](crate::Faces).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schema(as = sensu::Card)]
pub struct Card(u8);

impl Card {
    pub const COUNT: usize = 90;
    /// The cards of one type.
    pub const OF_TYPE: usize = 30;

    /// The number of each card; of a wild card the lowest of its three.
    pub(crate) const VALUES: [u8; Card::COUNT] = {
        let mut values = [0; Card::COUNT];
        let mut card = 0;
        while card < Card::COUNT {
            let place = card % Card::OF_TYPE;
            values[card] = match place.checked_sub(COPIES * NUMBERS) {
                None => (place / COPIES) as u8 + 1,
                Some(wild) => wild as u8 * 3 + 1,
            };
            card += 1;
        }
        values
    };

    /// The card at this place among those of its type.
    pub fn new(fan: FanType, place: usize) -> Card {
        assert!(place < Card::OF_TYPE, "there are thirty cards of a type");
        Card((fan.index() * Card::OF_TYPE + place) as u8)
    }

    /// All cards, by type and face.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    pub(crate) const FIRST: Card = Card(0);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn fan(self) -> FanType {
        FanType::ALL[self.index() / Card::OF_TYPE]
    }

    /// Its number; of a wild card the lowest of its three.
    pub fn value(self) -> u8 {
        Card::VALUES[self.index()]
    }

    pub fn is_wild(self) -> bool {
        self.index() % Card::OF_TYPE >= COPIES * NUMBERS
    }

    /// Whether two cards do the same in play: they have the same number, and so the same sticks and symbol.
    pub fn is_like(self, other: Card) -> bool {
        self.fan() == other.fan() && self.value() == other.value() && self.is_wild() == other.is_wild()
    }

    fn name(self) -> String {
        let (fan, value) = (self.fan().name(), self.value());
        if self.is_wild() { format!("{fan}-wild-{value}") } else { format!("{fan}-{value}") }
    }

    /// Its name in the catalogue: "Gun-sen 7".
    pub fn key(self) -> String {
        format!("sensu-card-{}", self.name())
    }

    /// Its name in the catalogue within a sentence: "the Gun-sen 7".
    pub fn key_in_sentence(self) -> String {
        format!("sensu-the-card-{}", self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.name(), self.0)
    }
}

/// A number that no card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadCard;

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cards are 0 to 89")
    }
}

impl TryFrom<u8> for Card {
    type Error = BadCard;

    fn try_from(number: u8) -> Result<Card, BadCard> {
        if usize::from(number) < Card::COUNT { Ok(Card(number)) } else { Err(BadCard) }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// A set of cards; on the wire the list of them in ascending order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    pub fn of(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    #[must_use]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    pub fn is_subset(self, other: CardSet) -> bool {
        self.without(other).is_empty()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest card.
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Whether all its cards do the same in play, so that no order of them differs from another.
    pub fn is_uniform(self) -> bool {
        self.first().is_none_or(|first| self.iter().all(|card| card.is_like(first)))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.or(CardSet::of(card)))
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Vec<Card> {
        set.iter().collect()
    }
}

/// A list in which a card stands twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubled;

impl fmt::Display for Doubled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card stands twice in the list")
    }
}

impl TryFrom<Vec<Card>> for CardSet {
    type Error = Doubled;

    fn try_from(cards: Vec<Card>) -> Result<CardSet, Doubled> {
        let set: CardSet = cards.iter().copied().collect();
        if set.len() == cards.len() { Ok(set) } else { Err(Doubled) }
    }
}
