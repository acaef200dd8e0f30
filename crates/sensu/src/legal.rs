//! What a seat may do now, in a few lists.

use arrayvec::ArrayVec;
use boardgame::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::combination::{Combination, Combinations};
use crate::offer::Offer;
use crate::state::{COLUMNS, Phase, Sensu};

/// The moves of a seat, in the order of the fields. Orders are given card by card, so no list is long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Legal)]
pub struct Legal {
    /// Whether the deck may be drawn from.
    pub draw: bool,
    /// The cards of the piles that may be taken.
    #[schema(value_type = Vec<Card>)]
    pub take: CardSet,
    /// The combinations that may be played; nothing where people are to find them themselves (U37).
    #[schema(required, value_type = Option<Vec<Vec<Card>>>)]
    pub play: Option<Combinations>,
    #[schema(value_type = Vec<Card>)]
    pub discard: CardSet,
    #[schema(value_type = Vec<Card>)]
    pub redeem: CardSet,
    #[schema(value_type = Vec<Card>)]
    pub place: CardSet,
    #[schema(value_type = Vec<Card>)]
    pub remove: CardSet,
    /// Where a drawn card may go: columns, and null for the discards.
    #[schema(value_type = Vec<Option<u8>>)]
    pub put: ArrayVec<Option<u8>, { COLUMNS + 1 }>,
    /// What each move would do: it is told to people, and searches do without.
    #[schema(required)]
    pub offer: Option<Box<Offer>>,
}

type Make = fn(Card) -> Action;

impl Legal {
    /// The combinations that are listed.
    pub fn plays(&self) -> &[CardSet] {
        self.play.as_deref().unwrap_or_default()
    }

    /// The lists of single cards after the combinations, with what is done to them.
    fn cards(&self) -> [(CardSet, Make); 4] {
        [
            (self.discard, |card| Action::Discard { card }),
            (self.redeem, |card| Action::Redeem { card }),
            (self.place, |card| Action::Place { card }),
            (self.remove, |card| Action::Remove { card }),
        ]
    }
}

impl boardgame::Legal<Action> for Legal {
    fn count(&self) -> usize {
        let cards: usize = self.cards().iter().map(|(set, _)| set.len()).sum();
        usize::from(self.draw) + self.take.len() + self.plays().len() + cards + self.put.len()
    }

    fn nth(&self, index: usize) -> Option<Action> {
        let mut index = index;
        if self.draw {
            if index == 0 {
                return Some(Action::Draw);
            }
            index -= 1;
        }
        if let Some(card) = self.take.iter().nth(index) {
            return Some(Action::Take { card });
        }
        index -= self.take.len();
        let plays = self.plays();
        if let Some(cards) = plays.get(index) {
            return Some(Action::Play { cards: *cards });
        }
        index -= plays.len();
        for (set, action) in self.cards() {
            if let Some(card) = set.iter().nth(index) {
                return Some(action(card));
            }
            index -= set.len();
        }
        self.put.get(index).map(|column| Action::Put { column: *column })
    }

    fn is_whole(&self) -> bool {
        self.play.is_some()
    }

    fn contains(&self, action: &Action) -> bool {
        match action {
            Action::Draw => self.draw,
            Action::Take { card } => self.take.contains(*card),
            Action::Play { cards } => self.plays().contains(cards),
            Action::Discard { card } => self.discard.contains(*card),
            Action::Redeem { card } => self.redeem.contains(*card),
            Action::Place { card } => self.place.contains(*card),
            Action::Remove { card } => self.remove.contains(*card),
            Action::Put { column } => self.put.contains(column),
        }
    }
}

impl Sensu {
    pub(crate) fn moves_of(&self, seat: Seat) -> Legal {
        let mut legal = Legal { play: Some(Combinations::new()), ..Legal::default() };
        if self.end.is_some() || seat != self.seat {
            return legal;
        }
        match self.phase {
            Phase::Turn => {
                legal.draw = !self.deck.is_empty();
                legal.take = self.tops();
                legal.play = Some(Combination::all_in(self.playable()));
            }
            Phase::Discard => legal.discard = self.hands[seat.index()],
            Phase::Redeem => legal.redeem = self.redeeming.tied(self.faces),
            Phase::Order => legal.discard = self.redeeming.left,
            Phase::Build => legal.place = self.redeeming.redeemed,
            Phase::Aside => legal.discard = self.aside,
            Phase::Wisdom { .. } => {
                legal.draw = !self.deck.is_empty();
                legal.take = self.wise();
            }
            Phase::Harmony => legal.take = self.harmonious(),
            Phase::Courage { opponent } => legal.remove = self.removable(opponent),
            Phase::Put { .. } => {
                legal.put = std::iter::once(None).chain((0..COLUMNS as u8).map(Some)).collect();
            }
        }
        legal
    }
}
