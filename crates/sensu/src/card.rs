//! The ninety cards: the one table that says what stands on them, and sets of cards.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What stands on a card besides its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Face)]
pub struct Face {
    /// The number; of a wild card the lowest of its three.
    pub value: u8,
    /// Whether it shows three numbers, from `value` on.
    pub wild: bool,
    pub sticks: u8,
    /// The wind symbols, which say with how many players the card is used (U1).
    pub winds: u8,
    /// Whether it bears the symbol of the power of its type.
    pub symbol: bool,
}

const fn plain(value: u8, sticks: u8, winds: u8, symbol: bool) -> Face {
    Face { value, wild: false, sticks, winds, symbol }
}

const fn wild(value: u8) -> Face {
    Face { value, wild: true, sticks: 1, winds: 0, symbol: false }
}

/// The thirty cards of each type. Whoever owns the box can correct it here, and nowhere else.
pub const FACES: [Face; 30] = [
    plain(1, 4, 1, false),
    plain(1, 4, 0, false),
    plain(1, 4, 2, false),
    plain(2, 3, 1, false),
    plain(2, 3, 0, false),
    plain(2, 3, 2, false),
    plain(3, 3, 1, false),
    plain(3, 3, 0, false),
    plain(3, 3, 2, false),
    plain(4, 2, 1, false),
    plain(4, 2, 0, false),
    plain(4, 2, 2, false),
    plain(5, 2, 1, false),
    plain(5, 2, 0, false),
    plain(5, 2, 2, false),
    plain(6, 2, 1, false),
    plain(6, 2, 0, false),
    plain(6, 2, 2, false),
    plain(7, 1, 1, true),
    plain(7, 1, 0, true),
    plain(7, 1, 2, true),
    plain(8, 1, 1, true),
    plain(8, 1, 0, true),
    plain(8, 1, 2, true),
    plain(9, 1, 1, true),
    plain(9, 1, 0, true),
    plain(9, 1, 2, true),
    wild(1),
    wild(4),
    wild(7),
];

/// The faces of all cards, type after type.
static CARDS: [Face; Card::COUNT] = {
    let mut cards = [FACES[0]; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        cards[card] = FACES[card % FACES.len()];
        card += 1;
    }
    cards
};

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

/// One of the ninety cards: thirty of each type, in the order of [`FACES`], and on the wire that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schema(as = sensu::Card)]
pub struct Card(u8);

impl Card {
    pub const COUNT: usize = 90;

    /// The card of a type with the face at this place of [`FACES`].
    pub fn new(fan: FanType, face: usize) -> Card {
        assert!(face < FACES.len(), "there are thirty faces");
        Card((fan.index() * FACES.len() + face) as u8)
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
        FanType::ALL[self.index() / FACES.len()]
    }

    pub fn face(self) -> &'static Face {
        &CARDS[self.index()]
    }

    pub fn sticks(self) -> u8 {
        self.face().sticks
    }

    pub fn is_wild(self) -> bool {
        self.face().wild
    }

    pub fn has_symbol(self) -> bool {
        self.face().symbol
    }

    /// Whether two cards do the same in play: wind symbols are for the set-up only.
    pub fn is_like(self, other: Card) -> bool {
        let (one, two) = (self.face(), other.face());
        self.fan() == other.fan()
            && (one.value, one.wild, one.sticks, one.symbol) == (two.value, two.wild, two.sticks, two.symbol)
    }

    fn name(self) -> String {
        let Face { value, wild, .. } = self.face();
        let fan = self.fan().name();
        if *wild { format!("{fan}-wild-{value}") } else { format!("{fan}-{value}") }
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
