//! What can be read of a game without making a view of it: for players that imagine many games and look at each but briefly.

use boardgame::Seat;

use crate::card::{Card, CardSet, FanType};
use crate::faces::Faces;
use crate::options::Options;
use crate::stack::Stack;
use crate::state::{COLUMNS, Sensu};
use crate::view::{Step, TableView};

impl Sensu {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn faces(&self) -> &'static Faces {
        self.faces
    }

    /// Whose turn it is, or whose it was at the end.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is being waited for.
    pub fn step(&self) -> Step {
        self.phase.into()
    }

    /// The cards from which a seat makes its combinations: its hand, or alone the ends of columns and discards.
    pub fn cards_of(&self, seat: Seat) -> CardSet {
        if self.is_solo() { self.ends() } else { self.hands[seat.index()] }
    }

    /// The tops of the discard piles, by seat.
    pub fn top_of(&self, seat: Seat) -> Option<Card> {
        self.piles[seat.index()].top()
    }

    /// Alone: the ends of the four columns.
    pub fn column_ends(&self) -> [Option<Card>; COLUMNS] {
        std::array::from_fn(|column| self.columns[column].top())
    }

    /// Alone: a column, the end last.
    pub fn column(&self, column: usize) -> &[Card] {
        &self.columns[column]
    }

    /// The discard pile of a seat, the top last.
    pub fn pile_of(&self, seat: Seat) -> &[Card] {
        &self.piles[seat.index()]
    }

    /// The cards of a fan, in the order of placing.
    pub fn fan_of(&self, seat: Seat, fan: FanType) -> &[Card] {
        &self.fan(seat, fan).cards
    }

    pub fn sticks_in(&self, seat: Seat, fan: FanType) -> u8 {
        self.fan(seat, fan).sticks
    }

    pub fn symbols_in(&self, seat: Seat, fan: FanType) -> u8 {
        self.fan(seat, fan).symbols
    }

    pub fn chosen_by(&self, seat: Seat) -> Option<FanType> {
        self.chosen[seat.index()]
    }

    pub fn cards_in_deck(&self) -> usize {
        self.deck.len()
    }

    /// The cards that a seat sees nowhere: in an imagined game they are as many and the same as in the true one.
    pub fn unseen_by(&self, seat: Seat) -> CardSet {
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        others.fold(self.deck.set(), |unseen, other| {
            unseen.or(self.hands[other.index()].without(self.known[other.index()]))
        })
    }

    /// The combination on the table, in the middle of a turn.
    pub fn on_table(&self) -> TableView {
        TableView {
            left: self.redeeming.left,
            redeemed: self.redeeming.redeemed,
            bonuses: self.redeeming.bonuses,
            aside: self.aside,
        }
    }

    fn ends(&self) -> CardSet {
        self.columns.iter().chain([&self.piles[0]]).filter_map(Stack::top).collect()
    }
}
