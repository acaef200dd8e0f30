//! A fan: cards of one type, opened stick by stick to ten (U16–U19).

use arrayvec::ArrayVec;

use crate::card::{Card, FanType};
use crate::faces::{Face, Faces};

/// The sticks of a complete fan (U18).
pub const FULL: u8 = 10;

/// One fan of a player; without cards it is not there yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fan {
    /// In the order of placing.
    pub(crate) cards: ArrayVec<Card, { FULL as usize }>,
    pub(crate) sticks: u8,
    /// How many of its cards bear the power symbol.
    pub(crate) symbols: u8,
    /// Whether it is closed, which follows upon its tenth stick.
    pub(crate) closed: bool,
}

/// Why a card does not go on its fan (U17, U31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoRoom {
    Closed,
    TooMany,
    NotChosen,
}

impl NoRoom {
    /// The sentence in the catalogue that says it of a fan.
    pub(crate) fn key(self) -> &'static str {
        match self {
            NoRoom::Closed => "sensu-misfit-closed",
            NoRoom::TooMany => "sensu-misfit-too-many",
            NoRoom::NotChosen => "sensu-misfit-not-chosen",
        }
    }
}

/// Whether a card goes on its fan, which has so many sticks; where one has a chosen fan, only that one may be closed.
pub(crate) fn misfit(sticks: u8, card: Card, faces: &Faces, chosen: Option<FanType>) -> Option<NoRoom> {
    let sum = sticks + faces.sticks(card);
    match sticks {
        FULL => Some(NoRoom::Closed),
        _ if sum > FULL => Some(NoRoom::TooMany),
        _ if sum == FULL && chosen.is_some_and(|chosen| chosen != card.fan()) => Some(NoRoom::NotChosen),
        _ => None,
    }
}

impl Fan {
    /// Whether it has all its sticks, and so is closed or just about to be.
    pub(crate) fn is_full(&self) -> bool {
        self.sticks == FULL
    }

    /// Whether there is room for so many sticks.
    pub(crate) fn has_room(&self, sticks: u8) -> bool {
        self.sticks + sticks <= FULL
    }

    pub(crate) fn place(&mut self, card: Card, face: &Face) {
        self.cards.push(card);
        self.sticks += face.sticks;
        self.symbols += u8::from(face.symbol);
    }

    /// The card that Courage can take away: the last one, of a fan that is not closed, without a symbol (U24).
    pub(crate) fn removable(&self, faces: &Faces) -> Option<Card> {
        self.cards.last().copied().filter(|card| !self.is_full() && !faces.has_symbol(*card))
    }

    pub(crate) fn remove_last(&mut self, faces: &Faces) {
        if let Some(card) = self.cards.pop() {
            self.sticks -= faces.sticks(card);
        }
    }

    /// A fan of these cards, in the order of placing.
    pub(crate) fn of(cards: &[Card], faces: &Faces) -> Fan {
        let mut fan = Fan::default();
        cards.iter().for_each(|card| fan.place(*card, faces.face(*card)));
        fan.closed = fan.is_full();
        fan
    }
}
