//! A turn, step by step: what a seat asks for, and what follows by itself until there is a choice again.

use boardgame::{GameRng, Log, Seat};

use crate::action::{Action, Illegal};
use crate::card::{Card, CardSet};
use crate::combination::{Combination, NoCombination, Redeeming};
use crate::event::{Event, Public, Reason};
use crate::options::Help;
use crate::outcome::Ending;
use crate::stack::Stack;
use crate::state::{HAND, Phase, Sensu};

/// After so many rounds without a change of any fan the game is over (U35).
pub(crate) const QUIET_ROUNDS: u16 = 100;

impl Sensu {
    /// Why nothing else can be done now.
    pub(crate) fn not_yet(&self) -> Illegal {
        Illegal::First { step: self.phase.into() }
    }

    /// Does everything that leaves no choice, until there is one or the game is over.
    pub(crate) fn advance(&mut self, rng: &mut GameRng, log: &mut impl Log<Sensu>) {
        while self.end.is_none() && self.advances(rng, log) {}
    }

    /// One such step; `false` when the seat has to choose.
    fn advances(&mut self, rng: &mut GameRng, log: &mut impl Log<Sensu>) -> bool {
        match self.phase {
            Phase::Turn | Phase::Put { .. } => return false,
            Phase::Discard => {
                if self.hands[self.seat.index()].len() > HAND {
                    return false;
                }
                self.end_turn(log);
            }
            Phase::Redeem => match self.redeeming.tied(self.faces).first() {
                None => self.phase = Phase::Order,
                Some(_) if self.redeeming.matters(self.faces) => return false,
                Some(card) => self.redeem_one(card, log),
            },
            Phase::Order => match self.redeeming.left.first() {
                None => {
                    self.reshuffle(rng, log);
                    self.phase = Phase::Build;
                }
                Some(_) if self.order_matters(self.redeeming.left) => return false,
                Some(card) => self.discard_from_table(card, log),
            },
            Phase::Build => return self.builds(rng, log),
            Phase::Aside => match self.aside.first() {
                None => {
                    self.reshuffle(rng, log);
                    self.end_turn(log);
                }
                Some(_) if self.order_matters(self.aside) => return false,
                Some(card) => self.discard_aside(card, log),
            },
            Phase::Wisdom { .. } | Phase::Harmony | Phase::Courage { .. } => return self.resolves(rng, log),
        }
        true
    }

    /// Whether the order in which cards go on the pile makes a difference: an empty deck takes them all in at once (U9).
    fn order_matters(&self, cards: CardSet) -> bool {
        !cards.is_uniform() && (self.is_solo() || !self.deck.is_empty())
    }

    pub(crate) fn draw(&mut self, rng: &mut GameRng, log: &mut impl Log<Sensu>) -> Result<(), Illegal> {
        if !matches!(self.phase, Phase::Turn | Phase::Wisdom { .. }) {
            return Err(self.not_yet());
        }
        let card = self.deck.pop().ok_or(Illegal::DeckEmpty)?;
        let left = self.deck.len() as u8;
        if self.is_solo() {
            self.phase = Phase::Put { card };
            log.tell(self, Public::Turned { card, left }.into());
            return Ok(());
        }
        let seat = self.seat;
        self.hands[seat.index()].insert(card);
        self.phase = self.after_drawing();
        log.tell(self, Event::Drew { seat, card, left });
        self.reshuffle(rng, log);
        Ok(())
    }

    pub(crate) fn take(
        &mut self,
        card: Card,
        rng: &mut GameRng,
        log: &mut impl Log<Sensu>,
    ) -> Result<(), Illegal> {
        let allowed = match self.phase {
            Phase::Turn if !self.is_solo() => self.tops(),
            Phase::Wisdom { .. } => self.wise(),
            Phase::Harmony if !self.all_tops().contains(card) => return Err(Illegal::NotOnTop),
            Phase::Harmony if !self.fits(self.seat, card) => return Err(Illegal::DoesNotFit),
            Phase::Harmony => {
                self.harmonise(card, rng, log);
                return Ok(());
            }
            _ => return Err(self.not_yet()),
        };
        if !allowed.contains(card) {
            return Err(Illegal::NotOnTop);
        }
        let (seat, from) = (self.seat, self.take_from_pile(card));
        self.hands[seat.index()].insert(card);
        if self.options.help != Help::None {
            self.known[seat.index()].insert(card);
        }
        self.phase = self.after_drawing();
        log.tell(self, Public::Took { seat, card, from }.into());
        self.reshuffle(rng, log);
        Ok(())
    }

    /// Takes a card out of the pile it lies in, and says whose that is.
    pub(crate) fn take_from_pile(&mut self, card: Card) -> Seat {
        let piles = Seat::all(self.seats);
        let mut piles = piles.filter(|seat| self.piles[seat.index()].contains(&card));
        let from = piles.next().expect("the card was found in a pile");
        self.piles[from.index()].take(card);
        from
    }

    /// What the game waits for when a card has come into the hand.
    fn after_drawing(&self) -> Phase {
        match self.phase {
            Phase::Wisdom { left: 1 } => Phase::Build,
            Phase::Wisdom { left } => Phase::Wisdom { left: left - 1 },
            _ => Phase::Discard,
        }
    }

    /// An empty deck is made anew from all piles, as soon as there is something in them (U9); alone it stays empty.
    pub(crate) fn reshuffle(&mut self, rng: &mut GameRng, log: &mut impl Log<Sensu>) {
        if !self.deck.is_empty() || self.is_solo() {
            return;
        }
        let piles = self.piles[..usize::from(self.seats)].iter();
        let cards = piles.fold(CardSet::EMPTY, |cards, pile| cards.or(pile.set()));
        if cards.is_empty() {
            return;
        }
        self.piles.iter_mut().for_each(|pile| *pile = Stack::EMPTY);
        self.deck = cards.iter().collect();
        rng.shuffle(self.deck.as_mut());
        log.tell(self, Public::Reshuffled { deck: self.deck.len() as u8 }.into());
    }

    pub(crate) fn play(&mut self, cards: CardSet, log: &mut impl Log<Sensu>) -> Result<(), Illegal> {
        if self.phase != Phase::Turn {
            return Err(self.not_yet());
        }
        if !cards.is_subset(self.playable()) {
            return Err(if self.is_solo() { Illegal::Covered } else { Illegal::NotInHand });
        }
        let combination = Combination::new(cards).map_err(|why| match why {
            NoCombination::TwoWilds => Illegal::TwoWilds,
            NoCombination::NotTwenty(_) if self.options.help == Help::None => Illegal::NoTwenty,
            NoCombination::NotTwenty(sum) => Illegal::NotTwenty { sum },
        })?;
        let seat = self.seat;
        if self.is_solo() {
            let ends = self.columns.iter_mut().chain([&mut self.piles[0]]);
            ends.filter(|end| end.top().is_some_and(|card| cards.contains(card))).for_each(|end| {
                end.pop();
            });
        } else {
            self.hands[seat.index()] = self.hands[seat.index()].without(cards);
            self.known[seat.index()] = self.known[seat.index()].without(cards);
        }
        self.redeeming = Redeeming::new(&combination);
        self.phase = Phase::Redeem;
        let Combination { wild, bonuses, .. } = combination;
        let (pair, trio) = (bonuses.pair.is_some(), bonuses.trio.is_some());
        log.tell(self, Public::Played { seat, cards, wild, pair, trio }.into());
        Ok(())
    }

    pub(crate) fn redeem(&mut self, card: Card, log: &mut impl Log<Sensu>) -> Result<(), Illegal> {
        if self.phase != Phase::Redeem {
            return Err(self.not_yet());
        }
        if !self.redeeming.tied(self.faces).contains(card) {
            return Err(Illegal::NotAmongThese);
        }
        self.redeem_one(card, log);
        Ok(())
    }

    fn redeem_one(&mut self, card: Card, log: &mut impl Log<Sensu>) {
        let reason = if self.redeeming.is_first() { Reason::MostSticks } else { Reason::Bonus };
        self.redeeming = self.redeeming.with(card);
        log.tell(self, Public::Redeemed { seat: self.seat, card, reason }.into());
    }

    pub(crate) fn discard(
        &mut self,
        card: Card,
        rng: &mut GameRng,
        log: &mut impl Log<Sensu>,
    ) -> Result<(), Illegal> {
        let seat = self.seat;
        match self.phase {
            Phase::Discard if !self.hands[seat.index()].contains(card) => Err(Illegal::NotInHand),
            Phase::Discard => {
                self.hands[seat.index()].remove(card);
                self.known[seat.index()].remove(card);
                self.push_discard(card, log);
                self.reshuffle(rng, log);
                Ok(())
            }
            Phase::Order if self.redeeming.left.contains(card) => {
                self.discard_from_table(card, log);
                Ok(())
            }
            Phase::Aside if self.aside.contains(card) => {
                self.discard_aside(card, log);
                Ok(())
            }
            Phase::Order | Phase::Aside => Err(Illegal::NotAmongThese),
            _ => Err(self.not_yet()),
        }
    }

    fn discard_from_table(&mut self, card: Card, log: &mut impl Log<Sensu>) {
        self.redeeming.left.remove(card);
        self.push_discard(card, log);
    }

    fn discard_aside(&mut self, card: Card, log: &mut impl Log<Sensu>) {
        self.aside.remove(card);
        self.push_discard(card, log);
    }

    fn push_discard(&mut self, card: Card, log: &mut impl Log<Sensu>) {
        self.piles[self.seat.index()].push(card);
        log.tell(self, Public::Discarded { seat: self.seat, card }.into());
    }

    /// The next seat that can do something has its turn (U5).
    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Sensu>) {
        self.redeeming = Redeeming::NONE;
        if self.is_solo() {
            return self.end_solo_turn(log);
        }
        self.phase = Phase::Turn;
        for _ in 0..self.seats {
            self.quiet = if std::mem::take(&mut self.changed) { 0 } else { self.quiet + 1 };
            if self.quiet >= QUIET_ROUNDS * u16::from(self.seats) {
                return self.finish(Ending::Quiet, log);
            }
            self.seat = self.seat.next(self.seats);
            self.turn += 1;
            let can_draw = !self.deck.is_empty() || !self.tops().is_empty();
            if can_draw || !Combination::all_in(self.playable()).is_empty() {
                return;
            }
            log.tell(self, Public::Passed { seat: self.seat }.into());
        }
        self.finish(Ending::Stuck, log);
    }

    pub(crate) fn finish(&mut self, ending: Ending, log: &mut impl Log<Sensu>) {
        self.end = Some(ending);
        log.tell(self, Public::Ended { ending }.into());
    }

    /// Whether the seat whose turn it is has exactly one thing to do in this step; then it is not asked.
    pub(crate) fn only_choice(&self) -> Option<Action> {
        use boardgame::Legal;
        let legal = self.moves_of(self.seat);
        if legal.count() == 1 { legal.nth(0) } else { None }
    }
}
