//! The table as a partner keeps it in mind: told by events, and cheap to copy for thinking ahead.

use hanabi::{Card, CardId, EventView, Hanabi, Hand, Private, Public, View};

use super::kinds::{Copies, Kinds};

/// The front of a card that is not seen.
pub(crate) const UNSEEN: u8 = u8::MAX;

/// A hand from left (newest) to right, by the cards' identities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    ids: [u8; Hand::MOST],
    len: u8,
}

impl Held {
    fn take(&mut self, id: u8) {
        self.ids.copy_within(0..Hand::MOST - 1, 1);
        self.ids[0] = id;
        self.len += 1;
    }

    fn remove(&mut self, id: u8) {
        if let Some(slot) = self.iter().position(|held| *held == id) {
            self.ids.copy_within(slot + 1.., slot);
            self.len -= 1;
        }
    }
}

impl std::ops::Deref for Held {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.ids[..usize::from(self.len)]
    }
}

impl FromIterator<u8> for Held {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Held {
        let mut held = Held::default();
        for (place, id) in held.ids.iter_mut().zip(ids) {
            *place = id;
            held.len += 1;
        }
        held
    }
}

/// What lies on the table and who holds what, as far as one seat knows, or all of it when it is imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) seats: u8,
    pub(crate) to_act: u8,
    pub(crate) tokens: u8,
    pub(crate) errors: u8,
    /// The cards left in the deck.
    pub(crate) deck: u8,
    /// The turns left once the deck is empty; none in the Gran Finale, where they are not counted.
    pub(crate) turns_left: Option<u8>,
    pub(crate) gran_finale: bool,
    pub(crate) over: bool,
    /// The highest card of each series.
    pub(crate) tops: [u8; 5],
    /// How far each series can still come.
    pub(crate) reach: [u8; 5],
    /// The cards that lie neither in a series nor on the discard pile.
    pub(crate) left: Copies,
    /// The fronts that fit now.
    pub(crate) playable: Kinds,
    /// The fronts that no series can use any more.
    pub(crate) dead: Kinds,
    pub(crate) hands: [Held; 5],
    /// The fronts of cards by identity, where they are seen.
    pub(crate) fronts: [u8; Card::COUNT],
}

impl Board {
    /// The table before anything is dealt.
    pub(crate) fn new(seats: u8, gran_finale: bool) -> Board {
        let mut board = Board {
            seats,
            to_act: 0,
            tokens: Hanabi::TOKENS,
            errors: 0,
            deck: Card::COUNT as u8 - seats * Hand::size(seats),
            turns_left: None,
            gran_finale,
            over: false,
            tops: [0; 5],
            reach: [5; 5],
            left: Copies::BOX,
            playable: Kinds::NONE,
            dead: Kinds::NONE,
            hands: [Held::default(); 5],
            fronts: [UNSEEN; Card::COUNT],
        };
        board.judge();
        board
    }

    /// The table of a game that is about to be told.
    pub(crate) fn of_view(view: &View) -> Board {
        Board::new(view.seats(), view.options.gran_finale)
    }

    pub(crate) fn hand(&self, seat: u8) -> Held {
        self.hands[usize::from(seat)]
    }

    pub(crate) fn front(&self, id: u8) -> u8 {
        self.fronts[usize::from(id)]
    }

    /// The seat that sits `places` after `seat`.
    pub(crate) fn after(&self, seat: u8, places: u8) -> u8 {
        (seat + places) % self.seats
    }

    /// All seats but `seat`, in the order of play.
    pub(crate) fn others(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let seats = self.seats;
        (1..seats).map(move |places| (seat + places) % seats)
    }

    pub(crate) fn points(&self) -> u8 {
        self.tops.iter().sum()
    }

    /// The points that can still be reached, from discards and series alone.
    pub(crate) fn most_points(&self) -> u8 {
        self.reach.iter().sum()
    }

    /// The wanted fronts of which one copy is left.
    pub(crate) fn critical(&self) -> Kinds {
        self.left.single() & !self.dead
    }

    /// How many turns may still pass without a card being played, before the last points are out of reach.
    pub(crate) fn pace(&self) -> i32 {
        let missing = i32::from(self.most_points()) - i32::from(self.points());
        let turns = match self.turns_left {
            Some(turns) => i32::from(turns),
            None => i32::from(self.deck) + i32::from(self.seats),
        };
        turns - missing
    }

    /// Hears one event; whoever listens for more than the table does so besides.
    pub(crate) fn hear(&mut self, event: &EventView) {
        match event {
            EventView::Private(Private::Dealt { seat, cards }) => {
                self.hands[seat.index()] = cards.iter().map(|seen| seen.id.0).collect();
                for seen in cards {
                    self.see(seen.id, seen.card);
                }
            }
            EventView::Private(Private::Drew { seat, id, card, left }) => {
                self.see(*id, *card);
                self.hands[seat.index()].take(id.0);
                self.deck = *left;
            }
            EventView::Public(public) => self.hear_public(public),
        }
    }

    fn see(&mut self, id: CardId, card: Option<Card>) {
        self.fronts[id.index()] = card.map_or(UNSEEN, |card| card.index() as u8);
    }

    fn hear_public(&mut self, event: &Public) {
        match *event {
            Public::Began { seat } => self.to_act = seat.0,
            Public::Informed { .. } => {
                self.tokens = self.tokens.saturating_sub(1);
                self.pass_turn();
            }
            Public::Played { by, id, card, .. } => self.lay(by.0, id.0, card.index() as u8, true),
            Public::Discarded { by, id, card, .. } => self.lay(by.0, id.0, card.index() as u8, false),
            Public::TokenBack { tokens } => self.tokens = tokens,
            Public::LastRound { turns, .. } => self.turns_left = Some(turns),
            Public::Arranged { seat, cards } => {
                self.hands[seat.index()] = cards.iter().map(|id| id.0).collect();
            }
            Public::PassedOver { .. } => self.to_act = self.after(self.to_act, 1),
            Public::Ended { .. } => self.over = true,
            // These follow from the card that was laid down.
            Public::Completed { .. }
            | Public::Erred { .. }
            | Public::Lost { .. }
            | Public::DeckEmpty { .. } => {}
        }
    }

    /// A card leaves a hand: for its series if it is played and fits, else for the discard pile.
    fn lay(&mut self, seat: u8, id: u8, kind: u8, played: bool) {
        self.fronts[usize::from(id)] = kind;
        self.hands[usize::from(seat)].remove(id);
        self.left.take(kind);
        let (colour, value) = (usize::from(kind / 5), kind % 5 + 1);
        if played && self.tops[colour] + 1 == value {
            self.tops[colour] = value;
        } else if played {
            self.errors += 1;
        }
        self.judge();
        self.pass_turn();
    }

    fn pass_turn(&mut self) {
        self.to_act = self.after(self.to_act, 1);
        self.turns_left = self.turns_left.map(|turns| turns.saturating_sub(1));
    }

    /// What fits and what is of no use, from series and copies.
    fn judge(&mut self) {
        let (mut playable, mut wanted) = (Kinds::NONE, Kinds::NONE);
        for colour in 0..5u8 {
            let top = self.tops[usize::from(colour)];
            let mut reach = top;
            while reach < 5 && self.left.of(colour * 5 + reach) > 0 {
                wanted = wanted | Kinds::one(colour * 5 + reach);
                reach += 1;
            }
            self.reach[usize::from(colour)] = reach;
            if reach > top {
                playable = playable | Kinds::one(colour * 5 + top);
            }
        }
        self.playable = playable;
        self.dead = !wanted;
    }

    /// Informs in an imagined game.
    pub(crate) fn imagine_inform(&mut self) {
        self.tokens -= 1;
        self.pass_turn();
        self.over |= self.turns_left == Some(0);
        if self.gran_finale {
            self.pass_over();
        }
    }

    /// Plays or discards in an imagined game, in which all fronts are known; `next` is the front of the next card.
    pub(crate) fn imagine_lay(&mut self, id: u8, played: bool, next: impl FnOnce() -> u8) {
        let seat = self.to_act;
        let (kind, errors) = (self.front(id), self.errors);
        let lost = self.left.of(kind) == 1 && !self.dead.has(kind);
        self.lay(seat, id, kind, played);
        let fits = played && self.errors == errors;
        if (!played || (fits && kind % 5 == 4)) && self.tokens < Hanabi::TOKENS {
            self.tokens += 1;
        }
        self.over |= self.errors >= Hanabi::ERRORS
            || self.points() == hanabi::BEST
            || self.turns_left == Some(0)
            || (self.gran_finale && lost && !fits);
        if !self.over && self.deck > 0 {
            let drawn = Card::COUNT as u8 - self.deck;
            self.fronts[usize::from(drawn)] = next();
            self.hands[usize::from(seat)].take(drawn);
            self.deck -= 1;
            if self.deck == 0 && !self.gran_finale {
                self.turns_left = Some(self.seats);
            }
        }
        if self.gran_finale && !self.over {
            self.pass_over();
        }
    }

    fn pass_over(&mut self) {
        for _ in 0..self.seats {
            let idle = self.hand(self.to_act).is_empty()
                && (self.tokens == 0 || self.others(self.to_act).all(|seat| self.hand(seat).is_empty()));
            if !idle {
                return;
            }
            self.to_act = self.after(self.to_act, 1);
        }
    }

    /// The score if the game ended here.
    pub(crate) fn score(&self) -> u8 {
        let lost = self.errors >= Hanabi::ERRORS || (self.gran_finale && self.points() < hanabi::BEST);
        if lost { 0 } else { self.points() }
    }
}
