//! The fans of one player, and what a card is worth to them.

use boardgame::Seat;
use sensu::{Card, FULL, Face, Faces, FanType, Sensu};

/// Every stick counts so much, and one more for every stick that its fan has already.
const STICK: i32 = 10;
/// Closing a fan counts so much besides.
const CLOSES: i32 = 30;
/// Winning counts more than everything else together.
pub(crate) const WINS: i32 = 10_000;
/// Firing a power.
const FIRES: i32 = 15;

/// The fans of one player, as far as placing cards needs them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fans {
    /// What stands on the cards.
    pub(crate) faces: &'static Faces,
    sticks: [u8; 3],
    symbols: [u8; 3],
    powers: bool,
    closing: Closing,
    /// How many fans have still to be closed.
    missing: u8,
}

/// Which fans may be closed (U27).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closing {
    Any,
    Only(FanType),
    /// A chosen fan was just closed, and nobody knows which comes next.
    Unknown,
}

impl Fans {
    pub(crate) fn of(game: &Sensu, seat: Seat, alone: bool) -> Fans {
        let sticks = FanType::ALL.map(|fan| game.sticks_in(seat, fan));
        let closed = sticks.iter().filter(|sticks| **sticks == FULL).count() as u8;
        Fans {
            faces: game.faces(),
            sticks,
            symbols: FanType::ALL.map(|fan| game.symbols_in(seat, fan)),
            powers: game.options().powers && !alone,
            closing: game.chosen_by(seat).map_or(Closing::Any, Closing::Only),
            missing: if alone { 3 } else { 2 } - closed,
        }
    }

    /// Places a card and says what it is worth; nothing happens when it does not fit.
    pub(crate) fn place(&mut self, card: Card) -> i32 {
        let fan = card.fan();
        let (index, Face { sticks, symbol, .. }) = (fan.index(), *self.faces.face(card));
        let before = self.sticks[index];
        let after = before + sticks;
        let closes = after == FULL;
        if after > FULL
            || (closes && !matches!(self.closing, Closing::Any) && self.closing != Closing::Only(fan))
        {
            return 0;
        }
        self.sticks[index] = after;
        let mut worth = i32::from(sticks) * (STICK + i32::from(before));
        if closes {
            self.missing -= 1;
            if self.missing == 0 {
                return worth + WINS;
            }
            worth += CLOSES;
            if self.closing != Closing::Any {
                self.closing = Closing::Unknown;
            }
        }
        if symbol {
            self.symbols[index] += 1;
            if self.powers && self.symbols[index] == 2 {
                worth += FIRES;
            }
        }
        worth
    }

    /// What redeemed cards are worth in the best order, and the card that comes first in it.
    pub(crate) fn best_order(self, cards: &[Card]) -> (i32, Option<Card>) {
        match *cards {
            [] => (0, None),
            [card] => (self.one(card), Some(card)),
            [first, second] if self.is_free(first, second) => {
                (self.one(first) + self.one(second), Some(first))
            }
            _ => (0..cards.len()).fold((-1, None), |best, first| {
                let mut fans = self;
                let mut worth = fans.place(cards[first]);
                if worth < WINS {
                    let rest: arrayvec::ArrayVec<Card, 3> =
                        cards.iter().copied().filter(|card| *card != cards[first]).collect();
                    worth += fans.best_order(&rest).0;
                }
                if worth > best.0 { (worth, Some(cards[first])) } else { best }
            }),
        }
    }

    /// What one card is worth by itself.
    pub(crate) fn one(mut self, card: Card) -> i32 {
        self.place(card)
    }

    /// Whether the order of two cards makes no difference.
    fn is_free(&self, first: Card, second: Card) -> bool {
        first.fan() != second.fan() && self.closing == Closing::Any && self.missing > 1
    }

    /// Whether Harmony would fire with this card.
    pub(crate) fn fires(&self, card: Card) -> bool {
        self.powers && self.faces.has_symbol(card) && self.symbols[card.fan().index()] == 1
    }
}
