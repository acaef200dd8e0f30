//! Building fans with the redeemed cards, and closing them (U16–U20, U26–U31).

use arrayvec::ArrayVec;
use boardgame::{GameRng, Log, Seat};

use crate::action::Illegal;
use crate::card::{Card, FanType};
use crate::event::Public;
use crate::faces::{Face, Faces};
use crate::fan::{FULL, NoRoom, misfit};
use crate::outcome::Ending;
use crate::powers::Power;
use crate::state::{CLOSED_FANS, Phase, Sensu};

/// What an order of placing leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Prospect {
    /// Harmony fires: which cards fit depends on what lies already.
    Open,
    Won,
    /// What is placed on each fan, in order where the order counts, and the powers that fire, in their order: Wisdom and
    /// Courage do the same whatever lies on one's own fans.
    Built {
        placed: ArrayVec<Card, 3>,
        fired: ArrayVec<Power, 3>,
    },
}

/// Somebody's fans while one thinks about building them.
pub(crate) struct Draft {
    faces: &'static Faces,
    sticks: [u8; 3],
    symbols: [u8; 3],
    chosen: Option<FanType>,
    powers: bool,
    to_win: usize,
}

/// What a card does that goes on its fan.
pub(crate) struct Laid {
    pub(crate) closes: bool,
    pub(crate) wins: bool,
    pub(crate) fires: Option<Power>,
}

impl Draft {
    pub(crate) fn of(game: &Sensu, seat: Seat) -> Draft {
        Draft {
            faces: game.faces,
            sticks: FanType::ALL.map(|fan| game.fan(seat, fan).sticks),
            symbols: FanType::ALL.map(|fan| game.fan(seat, fan).symbols),
            chosen: game.chosen[seat.index()],
            powers: game.has_powers(),
            to_win: game.fans_to_win(),
        }
    }

    /// Puts a card on its fan; `next` is what is chosen after the chosen fan, if it closes that.
    pub(crate) fn lay(&mut self, card: Card, next: Option<FanType>) -> Result<Laid, NoRoom> {
        let fan = card.fan().index();
        if let Some(why) = misfit(self.sticks[fan], card, self.faces, self.chosen) {
            return Err(why);
        }
        let Face { sticks, symbol, .. } = *self.faces.face(card);
        self.sticks[fan] += sticks;
        self.symbols[fan] += u8::from(symbol);
        let closes = self.sticks[fan] == FULL;
        let wins = closes && self.sticks.iter().filter(|sticks| **sticks == FULL).count() == self.to_win;
        if closes && self.chosen.is_some() {
            self.chosen = next;
        }
        let fires = self.powers && !wins && symbol && self.symbols[fan] == 2;
        Ok(Laid { closes, wins, fires: fires.then(|| Power::of(card.fan())) })
    }
}

impl Sensu {
    /// Places what leaves no choice; `false` when the seat has to choose.
    pub(crate) fn builds(&mut self, rng: &mut GameRng, log: &mut impl Log<Sensu>) -> bool {
        let hopeless = self.redeeming.redeemed.iter().find(|card| self.is_hopeless(*card));
        match hopeless.or(self.redeeming.redeemed.first()) {
            None => self.phase = Phase::Aside,
            Some(_) if hopeless.is_none() && self.order_of_building_matters() => return false,
            Some(card) => self.place_redeemed(card, rng, log),
        }
        true
    }

    /// Whether a card does not fit whatever is placed before it. With a chosen fan that can be closed in this
    /// building, a card that would close another fan may still become usable (U29).
    fn is_hopeless(&self, card: Card) -> bool {
        let fan = self.fan(self.seat, card.fan());
        let waits = self.has_chosen_fans()
            && fan.has_room(self.faces.sticks(card))
            && self.redeeming.redeemed.len() > 1;
        !self.fits(self.seat, card) && !waits
    }

    /// Whether the order can make a difference, whichever fan is chosen next if the chosen one is closed on the way.
    fn order_of_building_matters(&self) -> bool {
        let cards = self.redeeming.redeemed;
        if cards.is_uniform() {
            return false;
        }
        let cards: ArrayVec<Card, 3> = cards.iter().collect();
        let orders: &[&[usize]] = match cards.len() {
            2 => &[&[0, 1], &[1, 0]],
            _ => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
        };
        let chosen = self.chosen[self.seat.index()];
        let differs = |next: Option<FanType>| {
            let mut prospects = orders.iter().map(|order| {
                let order: ArrayVec<Card, 3> = order.iter().map(|place| cards[*place]).collect();
                self.prospect(&order, next)
            });
            let first = prospects.next().expect("there is an order");
            first == Prospect::Open || prospects.any(|prospect| prospect != first)
        };
        match chosen {
            None => differs(None),
            chosen => FanType::ALL.into_iter().map(Some).filter(|next| *next != chosen).any(differs),
        }
    }

    /// What this order leads to, if `next` is the fan that is chosen after the chosen one.
    fn prospect(&self, order: &[Card], next: Option<FanType>) -> Prospect {
        let mut draft = Draft::of(self, self.seat);
        let (mut placed, mut fired) = (ArrayVec::<Card, 3>::new(), ArrayVec::new());
        for card in order {
            let Ok(laid) = draft.lay(*card, next) else { continue };
            // Of cards that do the same, it is all one which is placed.
            let alike = self.redeeming.redeemed.iter().find(|other| other.is_like(*card));
            placed.push(alike.unwrap_or(*card));
            match laid.fires {
                _ if laid.wins => return Prospect::Won,
                Some(Power::Harmony) => return Prospect::Open,
                power => fired.extend(power),
            }
        }
        // Courage takes the last card of an open fan, so that with powers the order within one counts.
        let ordered = |card: &Card| self.has_powers() && draft.sticks[card.fan().index()] < FULL;
        placed.sort_by_key(|card| (card.fan(), (!ordered(card)).then_some(*card)));
        Prospect::Built { placed, fired }
    }

    pub(crate) fn choose_to_place(
        &mut self,
        card: Card,
        rng: &mut GameRng,
        log: &mut impl Log<Sensu>,
    ) -> Result<(), Illegal> {
        if self.phase != Phase::Build {
            return Err(self.not_yet());
        }
        if !self.redeeming.redeemed.contains(card) {
            return Err(Illegal::NotAmongThese);
        }
        self.place_redeemed(card, rng, log);
        Ok(())
    }

    /// A redeemed card is placed if it fits, and set aside otherwise (U17).
    fn place_redeemed(&mut self, card: Card, rng: &mut GameRng, log: &mut impl Log<Sensu>) {
        self.redeeming.redeemed.remove(card);
        if self.fits(self.seat, card) {
            self.place(card, rng, log);
        } else {
            self.aside.insert(card);
            log.tell(self, Public::SetAside { seat: self.seat, card }.into());
        }
    }

    /// Places a card that fits: closing, winning, a new chosen fan, a power, in this order (U21).
    pub(crate) fn place(&mut self, card: Card, rng: &mut GameRng, log: &mut impl Log<Sensu>) {
        let (seat, kind) = (self.seat, card.fan());
        let face = self.faces.face(card);
        let fan = &mut self.fans[seat.index()][kind.index()];
        fan.place(card, face);
        self.changed = true;
        let (sticks, symbols, full) = (fan.sticks, fan.symbols, fan.is_full());
        log.tell(self, Public::Placed { seat, card, sticks }.into());
        if full {
            self.fans[seat.index()][kind.index()].closed = true;
            log.tell(self, Public::Closed { seat, fan: kind }.into());
            if usize::from(self.closed(seat)) == self.fans_to_win() {
                return self.win(log);
            }
            if self.has_chosen_fans() {
                self.choose_anew(seat, kind, rng, log);
            }
        }
        if self.has_powers() && face.symbol && symbols == 2 {
            self.fire(Power::of(kind), log);
        }
    }

    /// Two closed fans win (U20); alone the third one ends the game (U34).
    fn fans_to_win(&self) -> usize {
        if self.is_solo() { 3 } else { 2 }
    }

    fn win(&mut self, log: &mut impl Log<Sensu>) {
        let ending = if self.is_solo() { self.alone() } else { Ending::Won { seat: self.seat } };
        self.finish(ending, log);
    }

    pub(crate) fn shuffle_closed_fans(&mut self, rng: &mut GameRng) {
        if self.has_chosen_fans() {
            self.closed_deck = (0..CLOSED_FANS).map(|place| FanType::ALL[place / 5]).collect();
            rng.shuffle(&mut self.closed_deck);
        }
    }

    /// Gives one of the closed-fan cards to each seat (U26).
    pub(crate) fn deal_chosen_fans(&mut self, log: &mut impl Log<Sensu>) {
        if !self.has_chosen_fans() {
            return;
        }
        for seat in Seat::all(self.seats) {
            let fan = self.closed_deck.pop().expect("there are more closed-fan cards than seats");
            self.chosen[seat.index()] = Some(fan);
            log.tell(self, Public::Chose { seat, fan }.into());
        }
    }

    /// Draws closed-fan cards until one is of another type than the fan just closed (U28, U30).
    fn choose_anew(&mut self, seat: Seat, closed: FanType, rng: &mut GameRng, log: &mut impl Log<Sensu>) {
        loop {
            if self.closed_deck.is_empty() {
                for fan in FanType::ALL {
                    let count = std::mem::take(&mut self.closed_discards[fan.index()]);
                    self.closed_deck.extend(std::iter::repeat_n(fan, usize::from(count)));
                }
                rng.shuffle(&mut self.closed_deck);
                log.tell(self, Public::FansReshuffled { deck: self.closed_deck.len() as u8 }.into());
            }
            // Nine cards at most lie with the players, one of them of the closed type: so two of other types are left.
            let fan = self.closed_deck.pop().expect("six closed-fan cards are never with the players");
            if fan != closed {
                self.chosen[seat.index()] = Some(fan);
                log.tell(self, Public::Chose { seat, fan }.into());
                return;
            }
            self.closed_discards[fan.index()] += 1;
            log.tell(self, Public::FanDiscarded { fan }.into());
        }
    }
}
