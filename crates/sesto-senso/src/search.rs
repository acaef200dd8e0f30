//! Oneiromancy and the mysterious signs (G11 to G17), and what the psychics can only decide together.

use arrayvec::ArrayVec;
use boardgame::{GameRng, Log, Seat, SeatSet};

use crate::action::{Illegal, Motion};
use crate::card::{Card, CardSet, Kind};
use crate::event::Public;
use crate::outcome::{End, LAST_DAY};
use crate::psychic::Psychic;
use crate::state::SestoSenso;

impl SestoSenso {
    /// Whether the game waits for a searching psychic: they have their gift or none will come, and have not confirmed.
    pub(crate) fn waits_for(&self, psychic: Psychic) -> bool {
        !self.confirmed[psychic.index()] && (self.is_given(psychic) || self.is_lapsed())
    }

    /// The cards on which a psychic may put the ball: of the kind searched, on the table, not refused (G11, G13).
    pub(crate) fn choices(&self, psychic: Psychic, kind: Kind) -> CardSet {
        self.on_table(kind).without(self.album.refused(psychic, kind))
    }

    /// Puts a ball on a card, or moves it, which withdraws the confirmation (G11).
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        psychic: Psychic,
        card: Card,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        self.own(seat, psychic)?;
        if self.revelation.is_some() {
            return Err(Illegal::EventsAreClear);
        }
        let kind = self.searching(psychic).ok_or(Illegal::NotSearching)?;
        if card.kind != kind {
            return Err(Illegal::WrongKind { kind });
        }
        if !self.on_table(kind).contains(card.number) {
            return Err(Illegal::NotOnTable);
        }
        if !self.choices(psychic, kind).contains(card.number) {
            return Err(Illegal::AlreadyRefused);
        }
        let ball = &mut self.balls[psychic.index()];
        if *ball == Some(card.number) {
            return Err(Illegal::BallIsThere);
        }
        let from = ball.replace(card.number).map(|number| Card::new(kind, number));
        self.confirmed[psychic.index()] = false;
        log.tell(self, Public::Placed { who: self.who(psychic), card, from }.into());
        Ok(())
    }

    /// Confirms where the ball lies; the last one brings the signs (G11).
    pub(crate) fn confirm(
        &mut self,
        seat: Seat,
        psychic: Psychic,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        self.own(seat, psychic)?;
        if self.revelation.is_some() {
            return Err(Illegal::EventsAreClear);
        }
        self.searching(psychic).ok_or(Illegal::NotSearching)?;
        if self.balls[psychic.index()].is_none() {
            return Err(Illegal::NoBall);
        }
        if self.confirmed[psychic.index()] {
            return Err(Illegal::AlreadyConfirmed);
        }
        self.confirmed[psychic.index()] = true;
        log.tell(self, Public::Confirmed { who: self.who(psychic) }.into());
        self.close_if_settled(rng, log);
        Ok(())
    }

    /// When all gifts are made and all have confirmed, the signs come (G11).
    pub(crate) fn close_if_settled(&mut self, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) {
        if !self.is_dreaming() && self.searchers().all(|(psychic, _)| self.confirmed[psychic.index()]) {
            self.close_search(rng, log);
        }
    }

    /// The signs come, and the day is over.
    pub(crate) fn close_search(&mut self, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) {
        self.read_signs(log);
        self.end_day(rng, log);
    }

    /// Every psychic who searched is judged alone (G12, G14): ball and search change with their own sign, and no sooner.
    /// No ball is a wrong guess (G13).
    fn read_signs(&mut self, log: &mut impl Log<SestoSenso>) {
        let psychics: ArrayVec<Psychic, { Psychic::MOST }> =
            self.searchers().map(|(psychic, _)| psychic).collect();
        log.tell(self, Public::Signs { day: self.day, psychics: psychics.clone() }.into());
        for psychic in psychics.iter().filter(|psychic| self.balls[psychic.index()].is_none()) {
            log.tell(self, Public::Missed { who: self.who(*psychic) }.into());
        }
        for psychic in psychics {
            let (Some(kind), Some(number)) = (self.searching(psychic), self.balls[psychic.index()].take())
            else {
                continue;
            };
            self.confirmed[psychic.index()] = false;
            let (who, card) = (self.who(psychic), Card::new(kind, number));
            let right = self.combinations[psychic.index()].card(kind) == card;
            self.album.page_mut(psychic, self.day).guess = Some((number, right));
            if right {
                self.discards = self.discards.and(self.dreams_of(psychic));
                let found = &mut self.found[psychic.index()];
                *found += 1;
                let left = 3 - *found;
                log.tell(self, Public::Found { who, card, left }.into());
            } else {
                log.tell(self, Public::Refused { who, card }.into());
            }
        }
    }

    /// Goes on to the next day, to the revelation, or to the end (G15, G17, G18).
    fn end_day(&mut self, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) {
        self.motions = [SeatSet::EMPTY; 2];
        if self.day == LAST_DAY {
            return self.finish(End::TimeUp, log);
        }
        self.day += 1;
        if self.searchers().next().is_none() {
            let culprit = Psychic(rng.below(u32::from(self.psychic_count())) as u8);
            self.begin_day(rng, log);
            self.reveal(culprit, log);
            return;
        }
        self.begin_day(rng, log);
        if self.lacks_days() && !self.hopeless {
            self.hopeless = true;
            log.tell(self, Public::Hopeless { day: self.day }.into());
        }
    }

    /// A psychic's seat declares something or takes it back; when all have declared it, it ends the game (G17, G24).
    pub(crate) fn agree(
        &mut self,
        seat: Seat,
        to: Motion,
        yes: bool,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        if seat == self.ghost {
            return Err(Illegal::GhostIsSilent);
        }
        if to == Motion::Stop && !self.hopeless {
            return Err(Illegal::StillWinnable);
        }
        let declared = &mut self.motions[to.index()];
        if declared.contains(seat) == yes {
            return Err(Illegal::AlreadySaid);
        }
        if yes {
            declared.insert(seat);
        } else {
            declared.remove(seat);
        }
        log.tell(self, Public::Agreed { seat, to, yes }.into());
        if self.voters().all(|voter| self.motions[to.index()].contains(voter)) {
            let end = match to {
                Motion::Slip => End::Slip,
                Motion::Stop => End::Stopped,
            };
            self.finish(end, log);
        }
        Ok(())
    }

    pub(crate) fn finish(&mut self, end: End, log: &mut impl Log<SestoSenso>) {
        self.end = Some(end);
        log.tell(self, Public::Ended { end }.into());
    }
}
