//! What has been told of a card (H22).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{CardSet, CardValue, Clue, Colour};

/// What was said of one card: the informations that touched it, and those that did not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "MarksView", into = "MarksView")]
pub struct Marks {
    is: u16,
    is_not: u16,
}

impl Marks {
    pub const NONE: Marks = Marks { is: 0, is_not: 0 };

    /// Writes down an information given to the hand of this card.
    pub fn note(&mut self, clue: Clue, touched: bool) {
        let bit = 1 << clue.index();
        if touched {
            self.is |= bit;
        } else {
            self.is_not |= bit;
        }
    }

    /// Whether the card was pointed at for this.
    pub fn is(self, clue: Clue) -> bool {
        self.is & (1 << clue.index()) != 0
    }

    /// Whether the card was left out when this was said.
    pub fn is_not(self, clue: Clue) -> bool {
        self.is_not & (1 << clue.index()) != 0
    }

    /// Whether any information has touched the card.
    pub fn is_touched(self) -> bool {
        self.is != 0
    }

    /// The colour it was said to be.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.is(Clue::Colour(*colour)))
    }

    /// The value it was said to be.
    pub fn value(self) -> Option<CardValue> {
        CardValue::ALL.into_iter().find(|value| self.is(Clue::Value(*value)))
    }

    /// What follows for colour and value from the fronts that are left: the only one, or those that it is not.
    pub(crate) fn following(fronts: CardSet) -> Marks {
        let mut marks = Marks::NONE;
        let (colours, values) = Clue::ALL.split_at(Colour::ALL.len());
        for kind in [colours, values] {
            let may_be = |clue: &&Clue| !fronts.and(CardSet::of_clue(**clue)).is_empty();
            match kind.iter().filter(may_be).count() {
                1 => kind.iter().filter(may_be).for_each(|clue| marks.note(*clue, true)),
                _ => kind.iter().filter(|clue| !may_be(clue)).for_each(|clue| marks.note(*clue, false)),
            }
        }
        marks
    }

    /// The fronts that agree with what was said.
    pub fn allow(self) -> CardSet {
        let mut set = CardSet::ALL;
        for clue in Clue::ALL {
            if self.is(clue) {
                set = set.and(CardSet::of_clue(clue));
            } else if self.is_not(clue) {
                set = set.without(CardSet::of_clue(clue));
            }
        }
        set
    }
}

/// Marks as they travel.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Marks)]
pub struct MarksView {
    #[schema(required)]
    colour: Option<Colour>,
    #[schema(required)]
    value: Option<CardValue>,
    not_colours: Vec<Colour>,
    not_values: Vec<CardValue>,
}

impl From<Marks> for MarksView {
    fn from(marks: Marks) -> MarksView {
        let not_colours = Colour::ALL.into_iter().filter(|colour| marks.is_not(Clue::Colour(*colour)));
        let not_values = CardValue::ALL.into_iter().filter(|value| marks.is_not(Clue::Value(*value)));
        MarksView {
            colour: marks.colour(),
            value: marks.value(),
            not_colours: not_colours.collect(),
            not_values: not_values.collect(),
        }
    }
}

impl From<MarksView> for Marks {
    fn from(view: MarksView) -> Marks {
        let mut marks = Marks::NONE;
        view.colour.into_iter().for_each(|colour| marks.note(Clue::Colour(colour), true));
        view.value.into_iter().for_each(|value| marks.note(Clue::Value(value), true));
        view.not_colours.into_iter().for_each(|colour| marks.note(Clue::Colour(colour), false));
        view.not_values.into_iter().for_each(|value| marks.note(Clue::Value(value), false));
        marks
    }
}
