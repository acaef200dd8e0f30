//! The whole truth of a game in progress, and its contract.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use boardgame::{
    BadOptions, Daily, Game, GameRng, Kind, Log, Outcome, Own, Playbill, Saying, Seat, SeatSet, Viewer,
};

use crate::action::{Action, Illegal};
use crate::card::{Card, CardSet, FanType};
use crate::combination::Redeeming;
use crate::event::{Event, EventView, Public};
use crate::faces::Faces;
use crate::fan::{Fan, misfit};
use crate::fixed::Fixed;
use crate::legal::Legal;
use crate::options::Options;
use crate::outcome::Ending;
use crate::stack::Stack;
use crate::view::View;

/// The most cards in a hand between turns (U2).
pub const HAND: usize = 5;
/// The columns of the solo game (U33).
pub const COLUMNS: usize = 4;
/// The closed-fan cards, five of each type (U26).
pub const CLOSED_FANS: usize = 15;

/// What the game waits for, always from the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// To draw, or to play a combination (U4).
    Turn,
    /// Six cards in hand (U7).
    Discard,
    /// Which of tied cards is redeemed (U13).
    Redeem,
    /// Which card goes on the pile next (U15).
    Order,
    /// Which card is placed next (U16).
    Build,
    /// Which card that did not fit goes on the pile next (U17).
    Aside,
    Wisdom {
        left: u8,
    },
    Harmony,
    Courage {
        opponent: Seat,
    },
    /// Alone: where the drawn card goes (U33).
    Put {
        card: Card,
    },
}

/// A game of Sensu.
#[derive(Clone, Debug)]
pub struct Sensu {
    pub(crate) options: Options,
    /// What stands on the cards that it is played with.
    pub(crate) faces: &'static Faces,
    pub(crate) seats: u8,
    pub(crate) seat: Seat,
    /// From 1; 0 while the cards are dealt and nobody has begun.
    pub(crate) turn: u32,
    /// How many turns in succession changed no fan, the present one not included (U35).
    pub(crate) quiet: u16,
    /// Whether a fan was changed in this turn.
    pub(crate) changed: bool,
    pub(crate) phase: Phase,
    pub(crate) end: Option<Ending>,
    pub(crate) deck: Stack,
    pub(crate) hands: [CardSet; 5],
    /// The cards of each hand that everybody has seen: those taken from a pile (U36).
    pub(crate) known: [CardSet; 5],
    pub(crate) piles: [Stack; 5],
    pub(crate) fans: [[Fan; 3]; 5],
    /// The combination on the table: what is to be discarded, and what is to be placed.
    pub(crate) redeeming: Redeeming,
    /// The redeemed cards that did not fit, which no power can take (U17).
    pub(crate) aside: CardSet,
    pub(crate) chosen: [Option<FanType>; 5],
    /// The closed-fan cards face down, the top last (U26).
    pub(crate) closed_deck: ArrayVec<FanType, CLOSED_FANS>,
    /// Those that were discarded, by type (U28).
    pub(crate) closed_discards: [u8; 3],
    pub(crate) columns: [Stack; COLUMNS],
}

impl Sensu {
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    pub(crate) fn has_powers(&self) -> bool {
        self.options.powers && !self.is_solo()
    }

    pub(crate) fn has_chosen_fans(&self) -> bool {
        self.options.chosen_fan && !self.is_solo()
    }

    pub(crate) fn fan(&self, seat: Seat, fan: FanType) -> &Fan {
        &self.fans[seat.index()][fan.index()]
    }

    /// How many fans of a seat are closed.
    pub(crate) fn closed(&self, seat: Seat) -> u8 {
        self.fans[seat.index()].iter().filter(|fan| fan.closed).count() as u8
    }

    /// The sticks in all fans of a seat.
    pub(crate) fn sticks(&self, seat: Seat) -> u8 {
        self.fans[seat.index()].iter().map(|fan| fan.sticks).sum()
    }

    /// The tops of the piles that may be drawn (U6); alone there is no drawing from the discards (U33).
    pub(crate) fn tops(&self) -> CardSet {
        if self.is_solo() {
            return CardSet::EMPTY;
        }
        self.all_tops()
    }

    pub(crate) fn all_tops(&self) -> CardSet {
        self.piles[..usize::from(self.seats)].iter().filter_map(Stack::top).collect()
    }

    /// The cards from which the seat may make a combination: its hand, or alone the ends of columns and discards (U33).
    pub(crate) fn playable(&self) -> CardSet {
        self.cards_of(self.seat)
    }

    /// Whether a card may go on its fan now (U17, U31).
    pub(crate) fn fits(&self, seat: Seat, card: Card) -> bool {
        misfit(self.fan(seat, card.fan()).sticks, card, self.faces, self.chosen[seat.index()]).is_none()
    }
}

impl Game for Sensu {
    const ID: &'static str = "sensu";
    const RULES: u32 = 3;
    const SEATS: RangeInclusive<u8> = 1..=5;
    const PLAYBILL: Playbill = Playbill {
        kind: Kind::Everyone,
        minutes: 30,
        secrets: true,
        options: Options::SPECS,
        hints: Some(("help", "full")),
        clock: None,
        phrases: &[
            "sensu-phrase-nice",
            "sensu-phrase-thinking",
            "sensu-phrase-that-was-mine",
            "sensu-phrase-almost",
            "sensu-phrase-here-i-am",
            "sensu-phrase-good-game",
        ],
        pictures: &[],
        daily: Some(Daily::ALONE),
    };

    type Options = Options;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type Fixed = Fixed;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(
        options: &Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Sensu>,
    ) -> Result<Sensu, BadOptions> {
        let faces = options.check(seats)?;
        let mut deck: Stack = faces.cards_for(seats).iter().collect();
        rng.shuffle(deck.as_mut());
        let first = match options.first {
            Some(seat) => seat,
            None if seats == 1 => Seat(0),
            None => Seat(rng.below(u32::from(seats)) as u8),
        };
        let mut game = Sensu {
            options: *options,
            faces,
            seats,
            seat: first,
            turn: 0,
            quiet: 0,
            changed: false,
            phase: Phase::Turn,
            end: None,
            deck,
            hands: [CardSet::EMPTY; 5],
            known: [CardSet::EMPTY; 5],
            piles: [Stack::EMPTY; 5],
            fans: Default::default(),
            redeeming: Redeeming::NONE,
            aside: CardSet::EMPTY,
            chosen: [None; 5],
            closed_deck: ArrayVec::new(),
            closed_discards: [0; 3],
            columns: [Stack::EMPTY; COLUMNS],
        };
        game.shuffle_closed_fans(rng);
        if !game.is_solo() {
            for seat in Seat::all(seats) {
                let cards: CardSet = (0..HAND).filter_map(|_| game.deck.pop()).collect();
                game.hands[seat.index()] = cards;
                log.tell(&game, Event::Dealt { seat, cards });
            }
        }
        game.turn = 1;
        log.tell(&game, Public::Began { seat: first, deck: game.deck.len() as u8 }.into());
        game.deal_chosen_fans(log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn fixed(&self) -> Fixed {
        Fixed::of(self.faces)
    }

    fn to_act(&self) -> SeatSet {
        if self.end.is_some() { SeatSet::EMPTY } else { SeatSet::of(self.seat) }
    }

    fn legal(&self, seat: Seat) -> Legal {
        self.moves_of(seat)
    }

    fn offer(&self, seat: Seat) -> Legal {
        self.offer_to(seat)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<Sensu>,
    ) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::Over);
        }
        if seat != self.seat {
            return Err(Illegal::NotYourTurn);
        }
        match *action {
            Action::Draw => self.draw(rng, log)?,
            Action::Take { card } => self.take(card, rng, log)?,
            Action::Play { cards } => self.play(cards, log)?,
            Action::Discard { card } => self.discard(card, rng, log)?,
            Action::Redeem { card } => self.redeem(card, log)?,
            Action::Place { card } => self.choose_to_place(card, rng, log)?,
            Action::Remove { card } => self.remove(card, rng, log)?,
            Action::Put { column } => self.put(column, log)?,
        }
        self.advance(rng, log);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.view(viewer))
    }

    fn explain(options: &Options, seats: u8) -> Vec<Saying> {
        options.explain(seats)
    }

    fn counts(option: &str, seats: u8) -> bool {
        Options::counts(option, seats)
    }

    const OWN: Option<Own> = Some(Own {
        file: "sensu-faces.txt",
        bring: Faces::bring,
        title: || Faces::present().title().map(str::to_owned),
    });

    fn is_brought(options: &Options) -> bool {
        Faces::of(options.faces).is_some()
    }
}
