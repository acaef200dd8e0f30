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
    pub(crate) fn inform(&mut self, to: Seat, clue: Clue, log: &mut impl Log<Hanabi>) -> Result<(), Illegal> {
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
        self.use_turn();
        self.tokens -= 1;
        let mut touched = Hand::EMPTY;
        for id in hand.iter() {
            let matches = clue.touches(self.card(*id));
            self.marks[id.index()].note(clue, matches);
            if matches {
                touched.push(*id);
                self.fresh |= 1 << id.0;
            }
        }
        self.arranging.insert(to);
        let by = self.seat;
        self.last = Some(Last::Informed { by, to, clue, touched });
        log.tell(self, Public::Informed { by, to, clue, hand, touched, tokens: self.tokens }.into());
        self.finish(None, log);
        Ok(())
    }

    /// Puts a card on the discard pile for a token (H9).
    pub(crate) fn discard(&mut self, id: CardId, log: &mut impl Log<Hanabi>) -> Result<(), Illegal> {
        let slot = self.slot_of(id)?;
        if self.tokens == Hanabi::TOKENS {
            return Err(Illegal::TokensFull);
        }
        self.use_turn();
        let (by, card) = (self.seat, self.card(id));
        self.last = Some(Last::Discarded { by, id, card });
        self.hands[by.index()].remove(slot);
        self.show.discard(id, card);
        log.tell(self, Public::Discarded { by, id, card, slot: slot as u8 }.into());
        let end = self.tell_loss(card, log);
        self.token_back(log);
        self.draw_and_finish(end, log);
        Ok(())
    }

    /// Adds a card to its series, or turns an error card (H10).
    pub(crate) fn play(&mut self, id: CardId, log: &mut impl Log<Hanabi>) -> Result<(), Illegal> {
        let slot = self.slot_of(id)?;
        self.use_turn();
        let (by, card) = (self.seat, self.card(id));
        let fits = self.show.fits(card);
        self.last = Some(Last::Played { by, id, card, fits });
        self.hands[by.index()].remove(slot);
        if fits {
            self.show.add(card);
        } else {
            self.show.discard(id, card);
        }
        log.tell(self, Public::Played { by, id, card, slot: slot as u8, fits }.into());
        let end = if fits { self.tell_series(by, card, log) } else { self.tell_error(by, card, log) };
        self.draw_and_finish(end, log);
        Ok(())
    }

    /// A five completes its series and brings a token back; with all five series it is over (H14).
    fn tell_series(&mut self, by: Seat, card: Card, log: &mut impl Log<Hanabi>) -> Option<End> {
        if card.value != CardValue::Five {
            return None;
        }
        log.tell(self, Public::Completed { by, colour: card.colour }.into());
        if self.tokens < Hanabi::TOKENS {
            self.token_back(log);
        }
        (self.show.points() == BEST).then_some(End::Complete)
    }

    /// Turns an error card. The third error is looked at first: of two reasons to lose it is the one that holds in every
    /// game.
    fn tell_error(&mut self, by: Seat, card: Card, log: &mut impl Log<Hanabi>) -> Option<End> {
        self.errors += 1;
        log.tell(self, Public::Erred { by, errors: self.errors }.into());
        let lost = self.tell_loss(card, log);
        if self.errors == Hanabi::ERRORS { Some(End::ThirdError) } else { lost }
    }

    /// Puts one's own hand in another order, which is no turn (H20).
    pub(crate) fn arrange(
        &mut self,
        seat: Seat,
        cards: Hand,
        log: &mut impl Log<Hanabi>,
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
        log.tell(self, Public::Arranged { seat, cards }.into());
        Ok(())
    }

    fn slot_of(&self, id: CardId) -> Result<usize, Illegal> {
        self.hand(self.seat).slot(id).ok_or(Illegal::NotInHand)
    }

    fn token_back(&mut self, log: &mut impl Log<Hanabi>) {
        self.tokens += 1;
        log.tell(self, Public::TokenBack { tokens: self.tokens }.into());
    }

    /// Sees whether a series could have used a discarded card and has no other (H18, H23).
    fn tell_loss(&mut self, card: Card, log: &mut impl Log<Hanabi>) -> Option<End> {
        if !self.show.is_lost(card) {
            return None;
        }
        let reach = self.show.reach(card.colour);
        if reach + 1 == card.value.number() {
            log.tell(self, Public::Lost { card, reach }.into());
        }
        self.options.gran_finale.then_some(End::LostCard { card })
    }

    /// Draws while the deck has cards (H12); at the end of the game nobody draws.
    fn draw_and_finish(&mut self, end: Option<End>, log: &mut impl Log<Hanabi>) {
        if end.is_some() || self.left() == 0 {
            return self.finish(end, log);
        }
        let (seat, id) = (self.seat, CardId(self.drawn));
        self.drawn += 1;
        self.hands[seat.index()].take(id);
        log.tell(self, Event::Drew { seat, card: FaceUp { id, card: self.card(id) }, left: self.left() });
        if self.left() > 0 {
            return self.finish(end, log);
        }
        if self.options.gran_finale {
            log.tell(self, Public::DeckEmpty { by: seat }.into());
        } else {
            // This turn was used before the last round began, and is not one of them.
            self.turns_left = Some(self.seats);
            log.tell(self, Public::LastRound { by: seat, turns: self.seats }.into());
        }
        self.finish(end, log);
    }

    /// Whatever is told of a turn of the last round, that turn is no longer left.
    fn use_turn(&mut self) {
        if let Some(turns) = &mut self.turns_left {
            *turns -= 1;
        }
    }

    /// The game is over, or the next seat that can do something has its turn.
    fn finish(&mut self, end: Option<End>, log: &mut impl Log<Hanabi>) {
        self.arranging.remove(self.seat);
        for id in self.hands[self.seat.index()].iter() {
            self.fresh &= !(1 << id.0);
        }
        let last = (self.turns_left == Some(0)).then_some(End::LastRound);
        if let Some(end) = end.or(last) {
            self.end = Some(end);
            let points = self.show.points();
            let (gran_finale, in_between) = (self.options.gran_finale, end.won(&self.options).is_none());
            let ended = Public::Ended { end, points, score: end.score(points), gran_finale, in_between };
            log.tell(self, ended.into());
            return;
        }
        self.turn += 1;
        self.seat = self.seat.next(self.seats);
        if self.options.gran_finale {
            self.pass_over(log);
        }
    }

    /// Passes over the seats that can do nothing (H19).
    fn pass_over(&mut self, log: &mut impl Log<Hanabi>) {
        let mut passed = SeatSet::EMPTY;
        while self.hand(self.seat).is_empty() && (self.tokens == 0 || self.mates(self.seat).is_empty()) {
            assert!(
                !passed.contains(self.seat),
                "with all cards gone, an indispensable one has been lost before"
            );
            passed.insert(self.seat);
            log.tell(self, Public::PassedOver { seat: self.seat }.into());
            self.seat = self.seat.next(self.seats);
        }
    }
}
