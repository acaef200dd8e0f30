//! What the ghost does with the hand: gifts, changes, and drawing (G7 to G10).

use boardgame::{GameRng, Log, Seat};

use crate::action::Illegal;
use crate::dream::DreamSet;
use crate::event::{Event, Public};
use crate::options::Level;
use crate::psychic::Psychic;
use crate::state::SestoSenso;

impl SestoSenso {
    /// Opens a day: pages for those who search, a full hand, and the change of an easy day.
    pub(crate) fn begin_day(&mut self, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) {
        self.late = false;
        for psychic in self.psychics() {
            self.album.page_mut(psychic, self.day).kind = self.searching(psychic);
        }
        // The common dream of the classic final is laid once: after it the hand is of no use (G20).
        let dreamless = self.revelation.is_some() && !self.is_dreaming();
        if self.options.level == Level::Easy && !dreamless {
            self.changes = Level::Easy.changes();
        }
        log.tell(self, Public::Day { day: self.day }.into());
        if dreamless {
            return;
        }
        self.refill(rng, log);
        if self.hand.is_empty() {
            log.tell(self, Public::Lapsed.into());
        }
    }

    /// Whether a psychic has today's gift.
    pub(crate) fn is_given(&self, psychic: Psychic) -> bool {
        !self.album.page(psychic, self.day).gift.is_empty()
    }

    /// The psychics who search and have no gift today.
    pub(crate) fn ungiven(&self) -> impl Iterator<Item = Psychic> {
        self.searchers().map(|(psychic, _)| psychic).filter(|psychic| !self.is_given(*psychic))
    }

    /// Whether no more gifts come today: no dream is left, or no time (G10, G26).
    pub(crate) fn is_lapsed(&self) -> bool {
        self.hand.is_empty() || self.late
    }

    /// Whether the game waits for dreams of the ghost.
    pub(crate) fn is_dreaming(&self) -> bool {
        match &self.revelation {
            None => !self.is_lapsed() && self.ungiven().next().is_some(),
            Some(revelation) => revelation.awaits_dream(self.options.finale, self.day),
        }
    }

    /// The most dreams that the next gift may have, so that everybody else can still have one (G10).
    pub(crate) fn most_given(&self) -> usize {
        let left = self.hand.len() + self.deck.len() + self.discards.len();
        let others = self.ungiven().count().saturating_sub(1);
        left.saturating_sub(others).max(1).min(self.hand.len())
    }

    /// Gives a psychic the dreams of the day (G7), which withdraws their confirmation (G11).
    pub(crate) fn give(
        &mut self,
        seat: Seat,
        psychic: Psychic,
        dreams: DreamSet,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        if seat != self.ghost {
            return Err(Illegal::NotTheGhost);
        }
        if self.revelation.is_some() {
            return Err(Illegal::EventsAreClear);
        }
        if psychic.0 >= self.psychic_count() {
            return Err(Illegal::NoSuchPsychic);
        }
        let kind = self.searching(psychic).ok_or(Illegal::NotSearching)?;
        if self.is_given(psychic) {
            return Err(Illegal::AlreadyGiven);
        }
        if self.late {
            return Err(Illegal::TooLate);
        }
        if dreams.is_empty() {
            return Err(Illegal::EmptyGift);
        }
        if !dreams.is_subset(self.hand) {
            return Err(Illegal::NotInHand);
        }
        let most = self.most_given();
        if dreams.len() > most {
            return Err(Illegal::TooManyDreams { most: most as u8 });
        }
        self.album.page_mut(psychic, self.day).gift = dreams;
        self.confirmed[psychic.index()] = false;
        self.hand = self.hand.without(dreams);
        log.tell(self, Public::Given { who: self.who(psychic), kind, dreams }.into());
        self.refill(rng, log);
        if self.hand.is_empty() && self.ungiven().next().is_some() {
            log.tell(self, Public::Lapsed.into());
        }
        Ok(())
    }

    /// Whether the hand may be changed now (G9).
    pub(crate) fn may_change(&self) -> Result<(), Illegal> {
        if !self.is_dreaming() {
            return Err(Illegal::TooLateToChange);
        }
        if self.changes == 0 { Err(Illegal::NoChangeLeft) } else { Ok(()) }
    }

    /// Discards the whole hand, then draws a new one (G9).
    pub(crate) fn change(
        &mut self,
        seat: Seat,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        if seat != self.ghost {
            return Err(Illegal::NotTheGhost);
        }
        self.may_change()?;
        self.changes -= 1;
        let dreams = std::mem::take(&mut self.hand);
        self.discards = self.discards.and(dreams);
        log.tell(self, Public::Changed { dreams, left: self.changes }.into());
        self.refill(rng, log);
        Ok(())
    }

    /// Draws up to seven; when the deck is empty, the discards become a new one (G10).
    pub(crate) fn refill(&mut self, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) {
        let missing = SestoSenso::HAND.saturating_sub(self.hand.len());
        // The new deck goes under what is left of the old one, and the hand is drawn at once: what came before the
        // shuffle and what after it is not to be seen.
        if self.deck.len() < missing && !self.discards.is_empty() {
            let rest = std::mem::take(&mut self.deck);
            self.deck.extend(std::mem::take(&mut self.discards).iter());
            rng.shuffle(&mut self.deck);
            self.deck.extend(rest);
            log.tell(self, Public::Shuffled { deck: self.deck.len() as u8 }.into());
        }
        let drawn = missing.min(self.deck.len());
        if drawn > 0 {
            let dreams: DreamSet = self.deck.drain(self.deck.len() - drawn..).collect();
            self.hand = self.hand.and(dreams);
            log.tell(self, Event::Drew { ghost: self.ghost, dreams, deck: self.deck.len() as u8 });
        }
    }
}
