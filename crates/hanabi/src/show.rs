//! The show on the table: the five series, and the discard pile that says what can still become of them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, CardSet, CardValue, Colour};
use crate::hand::CardId;

/// The series and the discard pile.
#[derive(Clone, Debug)]
pub(crate) struct Show {
    /// The highest card of each series, 0 before its first (H11).
    series: [u8; 5],
    /// How many of each front lie in the discard pile.
    gone: [u8; Card::KINDS],
    /// The discard pile in order; `pile_len` cards of it.
    pile: [CardId; Card::COUNT],
    pile_len: u8,
}

impl Show {
    pub(crate) const EMPTY: Show =
        Show { series: [0; 5], gone: [0; Card::KINDS], pile: [CardId(0); Card::COUNT], pile_len: 0 };

    pub(crate) fn pile(&self) -> &[CardId] {
        &self.pile[..usize::from(self.pile_len)]
    }

    pub(crate) fn top(&self, colour: Colour) -> u8 {
        self.series[colour.index()]
    }

    /// Whether the card starts, continues or completes the series of its colour (H10).
    pub(crate) fn fits(&self, card: Card) -> bool {
        card.value.number() == self.top(card.colour) + 1
    }

    /// Adds a card that fits.
    pub(crate) fn add(&mut self, card: Card) {
        self.series[card.colour.index()] = card.value.number();
    }

    pub(crate) fn discard(&mut self, id: CardId, card: Card) {
        self.pile[usize::from(self.pile_len)] = id;
        self.pile_len += 1;
        self.gone[card.index()] += 1;
    }

    pub(crate) fn gone(&self, card: Card) -> u8 {
        self.gone[card.index()]
    }

    /// Whether a series still waits for this card, and no copy of it is left (H18).
    pub(crate) fn is_lost(&self, card: Card) -> bool {
        card.value.number() > self.top(card.colour) && self.gone(card) == card.copies()
    }

    /// How far a series can still come, from discards and series alone (H23).
    pub(crate) fn reach(&self, colour: Colour) -> u8 {
        CardValue::ALL
            .into_iter()
            .find(|value| self.is_lost(Card::new(colour, *value)))
            .map_or(5, |lost| lost.number() - 1)
    }

    /// The sum of the highest card of each series (H16).
    pub(crate) fn points(&self) -> u8 {
        self.series.iter().sum()
    }

    /// The cards that fit now.
    pub(crate) fn playable(&self) -> CardSet {
        Card::BOX.into_iter().filter(|card| self.fits(*card)).collect()
    }

    /// The cards that no series can use any more.
    pub(crate) fn useless(&self) -> CardSet {
        let mut set = CardSet::EMPTY;
        for colour in Colour::ALL {
            let wanted = self.top(colour) + 1..=self.reach(colour);
            let useless = CardValue::ALL.into_iter().filter(|value| !wanted.contains(&value.number()));
            useless.for_each(|value| set.insert(Card::new(colour, value)));
        }
        set
    }

    /// How many of each front lie neither in a series nor in the discard pile.
    pub(crate) fn unseen(&self) -> [u8; Card::KINDS] {
        std::array::from_fn(|index| {
            let card = Card::of_index(index);
            let played = u8::from(card.value.number() <= self.top(card.colour));
            card.copies() - self.gone(card) - played
        })
    }

    pub(crate) fn view(&self) -> ArrayVec<SeriesView, 5> {
        let unseen = self.unseen();
        let series = |colour| {
            let (top, reach) = (self.top(colour), self.reach(colour));
            let value = |value: CardValue| {
                let card = Card::new(colour, value);
                let left = unseen[card.index()];
                let state = match value.number() {
                    number if number <= top => ValueState::Played,
                    number if number > reach + 1 => ValueState::Beyond,
                    number if number > reach => ValueState::Lost,
                    _ if left == 1 => ValueState::Last,
                    _ => ValueState::Wanted,
                };
                ValueView { value, discarded: self.gone(card), left, state }
            };
            SeriesView { colour, top, reach, values: CardValue::ALL.map(value) }
        };
        Colour::ALL.into_iter().map(series).collect()
    }
}

/// One series, and what can still become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Series)]
pub struct SeriesView {
    pub colour: Colour,
    /// Its highest card, 0 before the first.
    pub top: u8,
    /// How far it can still come: 5 while it can be completed (H23).
    pub reach: u8,
    pub values: [ValueView; 5],
}

/// One value of a series: where its copies are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::SeriesValue)]
pub struct ValueView {
    pub value: CardValue,
    /// How many copies lie in the discard pile.
    pub discarded: u8,
    /// How many copies are still in hands and deck.
    pub left: u8,
    pub state: ValueState,
}

/// What a series has to do with one of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = hanabi::SeriesValueState)]
pub enum ValueState {
    Played,
    Wanted,
    /// Wanted, and only one copy is left.
    Last,
    /// Wanted, and no copy is left.
    Lost,
    /// Above a lost one: of no use any more.
    Beyond,
}
