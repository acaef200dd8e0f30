//! The fifty cards (H1), what can be told of them, and sets of both.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// The colour of a card, and of the series it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = hanabi::Colour)]
pub enum Colour {
    White,
    Red,
    Blue,
    Yellow,
    Green,
}

impl Colour {
    pub const ALL: [Colour; 5] = [Colour::White, Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// Its name in keys of the catalogue.
    pub fn name(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
        }
    }

    pub fn index(self) -> usize {
        self as usize
    }
}

/// The value of a card: 1 to 5, and on the wire that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum CardValue {
    One = 1,
    Two,
    Three,
    Four,
    Five,
}

impl CardValue {
    pub const ALL: [CardValue; 5] =
        [CardValue::One, CardValue::Two, CardValue::Three, CardValue::Four, CardValue::Five];

    pub fn number(self) -> u8 {
        self as u8
    }

    /// How many cards of this value each colour has (H1).
    pub fn copies(self) -> u8 {
        match self {
            CardValue::One => 3,
            CardValue::Two | CardValue::Three | CardValue::Four => 2,
            CardValue::Five => 1,
        }
    }
}

/// A number that no card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadValue;

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("values are 1 to 5")
    }
}

impl TryFrom<u8> for CardValue {
    type Error = BadValue;

    fn try_from(number: u8) -> Result<CardValue, BadValue> {
        CardValue::ALL.into_iter().find(|value| value.number() == number).ok_or(BadValue)
    }
}

impl PartialSchema for CardValue {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(1)).maximum(Some(5)).into()
    }
}

impl ToSchema for CardValue {
    fn name() -> Cow<'static, str> {
        "hanabi.CardValue".into()
    }
}

impl From<CardValue> for u8 {
    fn from(value: CardValue) -> u8 {
        value.number()
    }
}

/// The front of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Card)]
pub struct Card {
    pub colour: Colour,
    pub value: CardValue,
}

impl Card {
    /// How many different fronts there are.
    pub const KINDS: usize = 25;
    /// How many cards there are.
    pub const COUNT: usize = 50;

    pub const fn new(colour: Colour, value: CardValue) -> Card {
        Card { colour, value }
    }

    /// The fifty cards before they are shuffled: by colour, then by value.
    pub const BOX: [Card; Card::COUNT] = {
        let mut cards = [Card::new(Colour::White, CardValue::One); Card::COUNT];
        let values = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5];
        let mut place = 0;
        while place < Card::COUNT {
            let value = CardValue::ALL[values[place % 10] - 1];
            cards[place] = Card::new(Colour::ALL[place / 10], value);
            place += 1;
        }
        cards
    };

    /// Its front counted from 0 to 24, by colour, then by value.
    pub fn index(self) -> usize {
        self.colour.index() * 5 + usize::from(self.value.number()) - 1
    }

    /// The front with this [`index`](Card::index).
    pub fn of_index(index: usize) -> Card {
        Card::new(Colour::ALL[index / 5], CardValue::ALL[index % 5])
    }

    pub fn copies(self) -> u8 {
        self.value.copies()
    }

    /// Its name in the catalogue: "red 3".
    pub fn key(self) -> String {
        format!("hanabi-card-{}-{}", self.colour.name(), self.value.number())
    }

    /// Its name in the catalogue within a sentence: "the red 3".
    pub fn key_in_sentence(self) -> String {
        format!("hanabi-the-card-{}-{}", self.colour.name(), self.value.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour.name(), self.value.number())
    }
}

/// A set of fronts.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "CardSetView", into = "CardSetView")]
pub struct CardSet(u32);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);
    pub const ALL: CardSet = CardSet((1 << Card::KINDS) - 1);

    /// All cards of which `clue` would be said.
    pub const fn of_clue(clue: Clue) -> CardSet {
        match clue {
            Clue::Colour(colour) => CardSet(0b11111 << (colour as u32 * 5)),
            Clue::Value(value) => CardSet(0b1_00001_00001_00001_00001 << (value as u32 - 1)),
        }
    }

    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
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

    /// The cards of the set, by colour, then by value.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(Card::of_index(index as usize))
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// A set of fronts as it travels: the values of each colour.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::CardSet)]
pub struct CardSetView {
    white: Vec<CardValue>,
    red: Vec<CardValue>,
    blue: Vec<CardValue>,
    yellow: Vec<CardValue>,
    green: Vec<CardValue>,
}

impl From<CardSet> for CardSetView {
    fn from(set: CardSet) -> CardSetView {
        let values = |colour| {
            CardValue::ALL.into_iter().filter(|value| set.contains(Card::new(colour, *value))).collect()
        };
        let [white, red, blue, yellow, green] = Colour::ALL.map(values);
        CardSetView { white, red, blue, yellow, green }
    }
}

impl From<CardSetView> for CardSet {
    fn from(view: CardSetView) -> CardSet {
        let CardSetView { white, red, blue, yellow, green } = view;
        let colours = Colour::ALL.into_iter().zip([white, red, blue, yellow, green]);
        colours
            .flat_map(|(colour, values)| values.into_iter().map(move |value| Card::new(colour, value)))
            .collect()
    }
}

/// What one information names: one colour or one value (H6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = hanabi::Clue)]
pub enum Clue {
    Colour(Colour),
    Value(CardValue),
}

impl Clue {
    /// The five colours, then the five values.
    pub const ALL: [Clue; 10] = {
        let mut clues = [Clue::Colour(Colour::White); 10];
        let mut index = 0;
        while index < 5 {
            clues[index] = Clue::Colour(Colour::ALL[index]);
            clues[index + 5] = Clue::Value(CardValue::ALL[index]);
            index += 1;
        }
        clues
    };

    /// Its place in [`Clue::ALL`].
    pub fn index(self) -> usize {
        match self {
            Clue::Colour(colour) => colour.index(),
            Clue::Value(value) => 4 + usize::from(value.number()),
        }
    }

    /// Whether it is said of this card.
    pub fn touches(self, card: Card) -> bool {
        match self {
            Clue::Colour(colour) => card.colour == colour,
            Clue::Value(value) => card.value == value,
        }
    }
}
