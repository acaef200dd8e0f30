//! The three actions of a turn, what follows from them, and the free one.

use boardgame::{Log, Seat, SeatSet};

use crate::action::Illegal;
use crate::card::{Card, CardValue, Clue};
use crate::event::{Event, FaceUp, Public};
use crate::hand::{CardId, Hand};
use crate::outcome::{BEST, End};
use crate::state::Hanabi;
use crate::view::Last;

impl Hanabi {
    /// Takes a token out and points at every matching card of a teammate at once (H6), even if there is none (H7).
    pub(crate) fn inform(&mut self, to: Seat, clue: Clue, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if to.0 >= self.seats {
            return Err(Illegal::NoSuchSeat);
        }
        if to == self.seat {
            return Err(Illegal::OwnHand);
        }
        if self.tokens == 0 {
            return Err(Illegal::NoToken);
        }
        let hand = *self.hand(to);
        if hand.is_empty() {
            return Err(Illegal::EmptyHand { seat: to });
        }
        self.tokens -= 1;
        let mut touched = Hand::EMPTY;
        for id in hand.iter() {
            let matches = clue.touches(self.card(*id));
            self.marks[id.index()].note(clue, matches);
            if matches {
                touched.push(*id);
            }
        }
        self.arranging.insert(to);
        let by = self.seat;
        self.last = Some(Last::Informed { by, to, clue, touched });
        log.tell(Public::Informed { by, to, clue, hand, touched, tokens: self.tokens }.into());
        self.finish(log);
        Ok(())
    }

    /// Puts a card on the discard pile for a token (H9).
    pub(crate) fn discard(&mut self, id: CardId, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let slot = self.slot_of(id)?;
        if self.tokens == Hanabi::TOKENS {
            return Err(Illegal::TokensFull);
        }
        let (by, card) = (self.seat, self.card(id));
        self.last = Some(Last::Discarded { by, id, card });
        log.tell(Public::Discarded { by, id, card, slot: slot as u8 }.into());
        self.hands[by.index()].remove(slot);
        self.lose(id, card, log);
        self.token_back(log);
        self.draw_and_finish(log);
        Ok(())
    }

    /// Adds a card to its series, or turns an error card (H10).
    pub(crate) fn play(&mut self, id: CardId, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let slot = self.slot_of(id)?;
        let (by, card) = (self.seat, self.card(id));
        let fits = self.show.fits(card);
        self.last = Some(Last::Played { by, id, card, fits });
        log.tell(Public::Played { by, id, card, slot: slot as u8, fits }.into());
        self.hands[by.index()].remove(slot);
        if fits {
            self.show.add(card);
            if card.value == CardValue::Five {
                log.tell(Public::Completed { by, colour: card.colour }.into());
                if self.tokens < Hanabi::TOKENS {
                    self.token_back(log);
                }
                if self.show.points() == BEST {
                    self.end = Some(End::Complete);
                }
            }
        } else {
            self.errors += 1;
            log.tell(Public::Erred { by, errors: self.errors }.into());
            // The third error is looked at first: of two reasons to lose it is the one that holds in every game.
            if self.errors == Hanabi::ERRORS {
                self.end = Some(End::ThirdError);
            }
            self.lose(id, card, log);
        }
        self.draw_and_finish(log);
        Ok(())
    }

    /// Puts one's own hand in another order, which is no turn (H20).
    pub(crate) fn arrange(
        &mut self,
        seat: Seat,
        cards: Hand,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        if seat.0 >= self.seats || !self.may_arrange(seat) {
            return Err(Illegal::MayNotArrange);
        }
        let hand = &mut self.hands[seat.index()];
        if *hand == cards {
            return Err(Illegal::SameOrder);
        }
        if !hand.is_rearranged_by(&cards) {
            return Err(Illegal::OtherCards);
        }
        *hand = cards;
        log.tell(Public::Arranged { seat, cards }.into());
        Ok(())
    }

    fn slot_of(&self, id: CardId) -> Result<usize, Illegal> {
        self.hand(self.seat).slot(id).ok_or(Illegal::NotInHand)
    }

    fn token_back(&mut self, log: &mut impl Log<Event>) {
        self.tokens += 1;
        log.tell(Public::TokenBack { tokens: self.tokens }.into());
    }

    /// Lays a card on the discard pile, and sees whether a series could have used it and has no other (H18, H23).
    fn lose(&mut self, id: CardId, card: Card, log: &mut impl Log<Event>) {
        self.show.discard(id, card);
        if !self.show.is_lost(card) {
            return;
        }
        let reach = self.show.reach(card.colour);
        if reach + 1 == card.value.number() {
            log.tell(Public::Lost { card, reach }.into());
        }
        if self.options.gran_finale && self.end.is_none() {
            self.end = Some(End::LostCard { card });
        }
    }

    /// Draws while the deck has cards (H12); at the end of the game nobody draws.
    fn draw_and_finish(&mut self, log: &mut impl Log<Event>) {
        if self.end.is_some() || self.left() == 0 {
            return self.finish(log);
        }
        let (seat, id) = (self.seat, CardId(self.drawn));
        self.drawn += 1;
        self.hands[seat.index()].take(id);
        log.tell(Event::Drew { seat, card: FaceUp { id, card: self.card(id) }, left: self.left() });
        if self.left() > 0 {
            return self.finish(log);
        }
        if self.options.gran_finale {
            log.tell(Public::DeckEmpty { by: seat }.into());
        } else {
            // One turn more than announced, because the present one is counted down when it finishes.
            self.turns_left = Some(self.seats + 1);
            log.tell(Public::LastRound { by: seat, turns: self.seats }.into());
        }
        self.finish(log);
    }

    /// Ends the turn: the game is over, or the next seat that can do something has its turn.
    fn finish(&mut self, log: &mut impl Log<Event>) {
        self.arranging.remove(self.seat);
        if let Some(turns) = &mut self.turns_left {
            *turns -= 1;
            if *turns == 0 && self.end.is_none() {
                self.end = Some(End::LastRound);
            }
        }
        if let Some(end) = self.end {
            let points = self.show.points();
            let gran_finale = self.options.gran_finale;
            log.tell(Public::Ended { end, points, score: end.score(points), gran_finale }.into());
            return;
        }
        self.turn += 1;
        self.seat = self.seat.next(self.seats);
        if self.options.gran_finale {
            self.pass_over(log);
        }
    }

    /// Passes over the seats that can do nothing (H19).
    fn pass_over(&mut self, log: &mut impl Log<Event>) {
        let mut passed = SeatSet::EMPTY;
        while self.hand(self.seat).is_empty() && (self.tokens == 0 || self.mates(self.seat).is_empty()) {
            assert!(
                !passed.contains(self.seat),
                "with all cards gone, an indispensable one has been lost before"
            );
            passed.insert(self.seat);
            log.tell(Public::PassedOver { seat: self.seat }.into());
            self.seat = self.seat.next(self.seats);
        }
    }
}
