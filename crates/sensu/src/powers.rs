//! The powers of the fans (U21–U25).

use boardgame::{GameRng, Log, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::action::{Action, Illegal};
use crate::card::{Card, CardSet, FanType};
use crate::event::Public;
use crate::options::Wisdom;
use crate::state::{Phase, Sensu};

/// The cards that Wisdom draws (U22).
const WISE: u8 = 3;

/// What the second symbol in a fan does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sensu::Power)]
pub enum Power {
    Courage,
    Wisdom,
    Harmony,
}

impl Power {
    pub fn of(fan: FanType) -> Power {
        match fan {
            FanType::GunSen => Power::Courage,
            FanType::HiOgi => Power::Wisdom,
            FanType::MaiOugi => Power::Harmony,
        }
    }

    /// Its name in the catalogue.
    pub fn key(self) -> &'static str {
        match self {
            Power::Courage => "sensu-power-courage",
            Power::Wisdom => "sensu-power-wisdom",
            Power::Harmony => "sensu-power-harmony",
        }
    }
}

impl Sensu {
    /// A power fires; it is lost when it can do nothing (U21).
    pub(crate) fn fire(&mut self, power: Power, log: &mut impl Log<Sensu>) {
        let seat = self.seat;
        let lost = match power {
            Power::Wisdom => self.deck.is_empty() && self.all_tops().is_empty(),
            Power::Harmony => self.harmonious().is_empty(),
            Power::Courage => self.opponents().all(|opponent| self.removable(opponent).is_empty()),
        };
        self.phase = match power {
            _ if lost => Phase::Build,
            Power::Wisdom => Phase::Wisdom { left: WISE },
            Power::Harmony => Phase::Harmony,
            Power::Courage => self.courage_against(seat.next(self.seats)),
        };
        log.tell(self, Public::Fired { seat, power, lost }.into());
    }

    /// The other seats, clockwise.
    fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let (mut seat, seats, me) = (self.seat, self.seats, self.seat);
        std::iter::from_fn(move || {
            seat = seat.next(seats);
            (seat != me).then_some(seat)
        })
    }

    /// Goes on with a power where it leaves no choice; `false` when the seat has to choose.
    pub(crate) fn resolves(&mut self, rng: &mut GameRng, log: &mut impl Log<Sensu>) -> bool {
        let (options, done) = match self.phase {
            Phase::Wisdom { .. } => (usize::from(!self.deck.is_empty()) + self.wise().len(), Phase::Build),
            Phase::Harmony => (self.harmonious().len(), Phase::Build),
            Phase::Courage { opponent } => {
                (self.removable(opponent).len(), self.courage_against(opponent.next(self.seats)))
            }
            _ => (0, self.phase),
        };
        match options {
            0 => self.phase = done,
            1 => {
                let action = self.only_choice().expect("there is one choice");
                let answer = match action {
                    Action::Draw => self.draw(rng, log),
                    Action::Take { card } => self.take(card, rng, log),
                    Action::Remove { card } => self.remove(card, rng, log),
                    _ => Err(self.not_yet()),
                };
                answer.expect("the only choice is legal");
            }
            _ => return false,
        }
        true
    }

    /// The cards of the piles that Wisdom may draw (U22).
    pub(crate) fn wise(&self) -> CardSet {
        match self.options.wisdom {
            Wisdom::Top => self.all_tops(),
            Wisdom::Any => {
                let piles = self.piles[..usize::from(self.seats)].iter();
                piles.fold(CardSet::EMPTY, |cards, pile| cards.or(pile.set()))
            }
        }
    }

    /// The tops of piles that fit a fan of the seat whose turn it is (U23).
    pub(crate) fn harmonious(&self) -> CardSet {
        self.all_tops().iter().filter(|card| self.fits(self.seat, *card)).collect()
    }

    /// The card lies among the redeemed ones until it is placed, which is at once.
    pub(crate) fn harmonise(&mut self, card: Card, rng: &mut GameRng, log: &mut impl Log<Sensu>) {
        let from = self.take_from_pile(card);
        self.redeeming.redeemed.insert(card);
        self.phase = Phase::Build;
        log.tell(self, Public::Harmonised { seat: self.seat, card, from }.into());
        self.redeeming.redeemed.remove(card);
        self.place(card, rng, log);
    }

    /// Courage goes round from one opponent to the next, and ends with oneself (U24).
    fn courage_against(&self, opponent: Seat) -> Phase {
        if opponent == self.seat { Phase::Build } else { Phase::Courage { opponent } }
    }

    /// The cards of an opponent that Courage can take away (U24).
    pub(crate) fn removable(&self, opponent: Seat) -> CardSet {
        self.fans[opponent.index()].iter().filter_map(|fan| fan.removable(self.faces)).collect()
    }

    pub(crate) fn remove(
        &mut self,
        card: Card,
        rng: &mut GameRng,
        log: &mut impl Log<Sensu>,
    ) -> Result<(), Illegal> {
        let Phase::Courage { opponent } = self.phase else { return Err(self.not_yet()) };
        if !self.removable(opponent).contains(card) {
            return Err(Illegal::NotAmongThese);
        }
        self.fans[opponent.index()][card.fan().index()].remove_last(self.faces);
        self.piles[opponent.index()].push(card);
        self.changed = true;
        self.phase = self.courage_against(opponent.next(self.seats));
        log.tell(self, Public::Removed { by: self.seat, seat: opponent, card }.into());
        self.reshuffle(rng, log);
        Ok(())
    }
}
