//! The second phase: the common dream, the votes and the culprit (G18 to G23).

use arrayvec::ArrayVec;
use boardgame::{GameRng, Log, Seat, SeatSet};

use crate::action::Illegal;
use crate::card::Kind;
use crate::dream::{Dream, DreamSet};
use crate::event::{Event, Public};
use crate::options::Final;
use crate::outcome::{End, LAST_DAY};
use crate::psychic::Psychic;
use crate::state::SestoSenso;

/// The most days that the revelation can last, since the reconstruction takes three.
pub(crate) const DAYS: usize = 4;

/// A table has seven seats at most.
const SEATS: usize = 7;

/// The state of the second phase.
#[derive(Clone, Debug, Default)]
pub(crate) struct Revelation {
    /// Nobody's yet while the phase begins (G19).
    pub(crate) culprit: Option<Psychic>,
    /// The common dream in the order in which it is shown.
    pub(crate) common: ArrayVec<Common, DAYS>,
    /// The combinations accused so far, with the day.
    pub(crate) accused: ArrayVec<(u8, Psychic), DAYS>,
    /// The balls by seat.
    pub(crate) votes: [Vote; SEATS],
    /// How often all have confirmed today without a majority.
    pub(crate) rounds: u8,
}

/// One dream of the common dream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Common {
    pub(crate) day: u8,
    pub(crate) dream: Dream,
    /// The card that it is about, where each is about one (G20).
    pub(crate) about: Option<Kind>,
}

/// Where the ball of a seat lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Vote {
    pub(crate) on: Option<Psychic>,
    pub(crate) confirmed: bool,
    /// It has not moved since a round without a majority.
    pub(crate) again: bool,
    /// Which of today's balls it was, in the order in which they were placed or moved.
    pub(crate) turn: u16,
}

impl Revelation {
    pub(crate) fn vote(&self, seat: Seat) -> &Vote {
        &self.votes[seat.index()]
    }

    /// Whether the common dream is to be laid (G20), or to grow today (G23).
    pub(crate) fn awaits_dream(&self, finale: Final, day: u8) -> bool {
        match finale {
            Final::Classic => self.common.is_empty(),
            Final::One | Final::Two => self.common.iter().all(|common| common.day != day),
        }
    }

    fn last_turn(&self) -> u16 {
        self.votes.iter().map(|vote| vote.turn).max().unwrap_or(0)
    }

    /// The combination with the most balls; of several the one whose last ball was placed first (G21).
    pub(crate) fn favourite(&self) -> Option<Psychic> {
        let balls = |on: Psychic| self.votes.iter().filter(move |vote| vote.on == Some(on));
        let voted = self.votes.iter().filter_map(|vote| vote.on);
        voted.max_by_key(|on| {
            let last = balls(*on).map(|vote| vote.turn).max();
            (balls(*on).count(), std::cmp::Reverse(last))
        })
    }

    pub(crate) fn is_accused(&self, combination: Psychic) -> bool {
        self.accused.iter().any(|(_, accused)| *accused == combination)
    }
}

impl SestoSenso {
    /// The rows are put away, and one of the combinations is the culprit's (G18, G19).
    pub(crate) fn reveal(&mut self, culprit: Psychic, log: &mut impl Log<SestoSenso>) {
        self.revelation = Some(Revelation::default());
        log.tell(self, Public::Revealing { day: self.day, attempts: LAST_DAY + 1 - self.day }.into());
        self.revelation = Some(Revelation { culprit: Some(culprit), ..Revelation::default() });
        log.tell(self, Event::Culprit { ghost: self.ghost, who: self.who(culprit) });
    }

    /// The second phase, if its common dream is due from this seat.
    fn dreaming(&mut self, seat: Seat, classic: bool) -> Result<&mut Revelation, Illegal> {
        if seat != self.ghost {
            return Err(Illegal::NotTheGhost);
        }
        let (finale, day) = (self.options.finale, self.day);
        let revelation = self.revelation.as_mut().ok_or(Illegal::EventsUnclear)?;
        if classic != (finale == Final::Classic) {
            return Err(Illegal::OtherFinal);
        }
        if revelation.awaits_dream(finale, day) { Ok(revelation) } else { Err(Illegal::AlreadyDreamed) }
    }

    /// Lays the three dreams of the common dream in an order that chance makes (G20).
    pub(crate) fn lay_common(
        &mut self,
        seat: Seat,
        mut about: [(Dream, Kind); 3],
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        let (hand, day) = (self.hand, self.day);
        let revelation = self.dreaming(seat, true)?;
        let dreams: DreamSet = about.iter().map(|(dream, _)| *dream).collect();
        if !dreams.is_subset(hand) {
            return Err(Illegal::NotInHand);
        }
        if dreams.len() < about.len() {
            return Err(Illegal::SameDream);
        }
        // By number before the shuffle: what comes out of it has nothing to do with what was named first.
        about.sort_unstable();
        rng.shuffle(&mut about);
        let shown = about.iter().map(|(dream, kind)| Common { day, dream: *dream, about: Some(*kind) });
        revelation.common.extend(shown);
        self.hand = hand.without(dreams);
        let dreams = about.iter().map(|(dream, kind)| (*dream, Some(*kind))).collect();
        log.tell(self, Event::Dreamed { ghost: self.ghost, dreams });
        Ok(())
    }

    /// Adds a dream to the common dream, and fills the hand up (G23).
    pub(crate) fn add_common(
        &mut self,
        seat: Seat,
        dream: Dream,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        let (hand, day) = (self.hand, self.day);
        let revelation = self.dreaming(seat, false)?;
        if !hand.contains(dream) {
            return Err(Illegal::NotInHand);
        }
        revelation.common.push(Common { day, dream, about: None });
        self.hand = hand.without(DreamSet::of(dream));
        let dreams = std::iter::once((dream, None)).collect();
        log.tell(self, Event::Dreamed { ghost: self.ghost, dreams });
        self.refill(rng, log);
        Ok(())
    }

    /// The second phase, if this seat has a vote in it now.
    fn voting(&mut self, seat: Seat) -> Result<&mut Revelation, Illegal> {
        if seat == self.ghost {
            return Err(Illegal::GhostIsSilent);
        }
        if self.revelation.is_some() && self.is_dreaming() {
            return Err(Illegal::NoDreamYet);
        }
        self.revelation.as_mut().ok_or(Illegal::EventsUnclear)
    }

    /// Puts a seat's ball on a combination, which withdraws its confirmation (G21).
    pub(crate) fn vote(
        &mut self,
        seat: Seat,
        combination: Psychic,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        let count = self.psychic_count();
        let revelation = self.voting(seat)?;
        if combination.0 >= count || revelation.is_accused(combination) {
            return Err(Illegal::NoSuchCombination);
        }
        let from = revelation.vote(seat).on;
        if from == Some(combination) {
            return Err(Illegal::BallIsThere);
        }
        let turn = revelation.last_turn().saturating_add(1);
        revelation.votes[seat.index()] = Vote { on: Some(combination), confirmed: false, again: false, turn };
        log.tell(self, Public::Voted { seat, on: self.who(combination), from }.into());
        Ok(())
    }

    /// Confirms a vote; when all have, the majority accuses, or the discussion goes on (G21).
    pub(crate) fn confirm_vote(
        &mut self,
        seat: Seat,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        let voters: ArrayVec<Seat, SEATS> = self.voters().collect();
        let revelation = self.voting(seat)?;
        let vote = &mut revelation.votes[seat.index()];
        if vote.on.is_none() {
            return Err(Illegal::NoBall);
        }
        if vote.confirmed {
            return Err(Illegal::AlreadyConfirmed);
        }
        vote.confirmed = true;
        log.tell(self, Public::VoteConfirmed { seat }.into());
        let revelation = self.voting(seat)?;
        if !voters.iter().all(|voter| revelation.vote(*voter).confirmed) {
            return Ok(());
        }
        let balls =
            |on: Option<Psychic>| voters.iter().filter(|voter| revelation.vote(**voter).on == on).count();
        let most =
            voters.iter().map(|voter| revelation.vote(*voter).on).find(|on| 2 * balls(*on) > voters.len());
        match most.flatten() {
            Some(accused) => self.accuse(accused, rng, log),
            None => {
                for voter in voters {
                    let vote = &mut revelation.votes[voter.index()];
                    (vote.confirmed, vote.again) = (false, true);
                }
                let rounds = revelation.rounds.saturating_add(1);
                revelation.rounds = rounds;
                log.tell(self, Public::NoMajority { rounds }.into());
            }
        }
        Ok(())
    }

    /// Right wins; wrong takes a combination and a day away (G22).
    pub(crate) fn accuse(&mut self, accused: Psychic, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) {
        let (day, on) = (self.day, self.who(accused));
        let character = self.combinations[accused.index()].card(Kind::Character);
        let revelation = self.revelation.as_mut().expect("accusing belongs to the revelation");
        let right = revelation.culprit == Some(accused);
        revelation.accused.push((day, accused));
        log.tell(self, Public::Accused { day, on, character, right }.into());
        if right {
            return self.finish(End::Unmasked { day }, log);
        }
        self.try_tomorrow(rng, log);
    }

    /// The day is over without the culprit: on to the next, or to the end (G22).
    pub(crate) fn try_tomorrow(&mut self, rng: &mut GameRng, log: &mut impl Log<SestoSenso>) {
        if self.day == LAST_DAY {
            return self.finish(End::Escaped, log);
        }
        let revelation = self.revelation.as_mut().expect("votes belong to the revelation");
        revelation.votes = [Vote::default(); SEATS];
        revelation.rounds = 0;
        self.motions = [SeatSet::EMPTY; 2];
        self.day += 1;
        self.begin_day(rng, log);
    }
}
