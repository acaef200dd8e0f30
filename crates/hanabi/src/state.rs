//! The whole truth of a game in progress, and its contract.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Daily, Game, GameRng, Kind, Log, Outcome, Playbill, Saying, Seat, SeatSet, Speech, Viewer,
};

use crate::action::{Action, Illegal};
use crate::card::Card;
use crate::event::{Event, EventView, FaceUp, Public};
use crate::hand::{CardId, Hand};
use crate::legal::{Legal, Refused};
use crate::memory::Marks;
use crate::options::{Memory, Options, Talk};
use crate::outcome::End;
use crate::show::Show;
use crate::view::{Last, View};

/// A game of Hanabi.
#[derive(Clone, Debug)]
pub struct Hanabi {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// Whose turn it is; nobody's once there is an `end`.
    pub(crate) seat: Seat,
    pub(crate) turn: u32,
    pub(crate) tokens: u8,
    pub(crate) errors: u8,
    /// The turns left once the deck is empty (H15).
    pub(crate) turns_left: Option<u8>,
    /// The seats that may put their hand in another order (H20).
    pub(crate) arranging: SeatSet,
    pub(crate) end: Option<End>,
    pub(crate) last: Option<Last>,
    pub(crate) hands: [Hand; 5],
    /// All cards in the order of drawing; a card's place here is its identity.
    pub(crate) deck: [Card; Card::COUNT],
    pub(crate) drawn: u8,
    pub(crate) marks: [Marks; Card::COUNT],
    /// The cards that an information touched since the last turn of whoever holds them, one bit for each identity.
    pub(crate) fresh: u64,
    pub(crate) show: Show,
}

impl Hanabi {
    /// All information tokens (H3).
    pub const TOKENS: u8 = 8;
    /// All error cards (H3).
    pub const ERRORS: u8 = 3;

    pub(crate) fn card(&self, id: CardId) -> Card {
        self.deck[id.index()]
    }

    pub(crate) fn left(&self) -> u8 {
        Card::COUNT as u8 - self.drawn
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// Why a seat may not do now what it may not do, whatever card or seat it would do it with.
    fn refused(&self, seat: Seat) -> Refused {
        if self.end.is_some() {
            return Refused::all(Illegal::Over);
        }
        let arrange = (!self.may_arrange(seat)).then_some(Illegal::MayNotArrange);
        if seat != self.seat {
            return Refused { arrange, ..Refused::all(Illegal::NotYourTurn) };
        }
        let empty = self.hand(seat).is_empty().then_some(Illegal::NotInHand);
        let full = (self.tokens == Hanabi::TOKENS).then_some(Illegal::TokensFull);
        let alone = self.mates(seat).is_empty().then(|| Illegal::EmptyHand { seat: seat.next(self.seats) });
        let dark = (self.tokens == 0).then_some(Illegal::NoToken);
        Refused { play: empty, discard: empty.or(full), inform: dark.or(alone), arrange }
    }

    /// The teammates of `seat` who can be informed: those with cards (H19).
    pub(crate) fn mates(&self, seat: Seat) -> SeatSet {
        Seat::all(self.seats).filter(|mate| *mate != seat && !self.hand(*mate).is_empty()).collect()
    }

    /// Whether `seat` may put its hand in another order now; a single card has none.
    pub(crate) fn may_arrange(&self, seat: Seat) -> bool {
        self.end.is_none() && self.arranging.contains(seat) && self.hand(seat).len() > 1
    }

    /// The cards of a hand that were touched since its owner's last turn.
    pub(crate) fn fresh(&self, seat: Seat) -> Hand {
        self.hand(seat).iter().copied().filter(|id| self.fresh & (1 << id.0) != 0).collect()
    }

    /// Deals one hand after the other.
    fn deal(&mut self, log: &mut impl Log<Hanabi>) {
        let size = Hand::size(self.seats);
        for seat in Seat::all(self.seats) {
            self.hands[seat.index()] = Hand::dealt(seat.0 * size, size);
            self.drawn += size;
            let face = |id: &CardId| FaceUp { id: *id, card: self.card(*id) };
            let cards = std::array::from_fn(|slot| self.hand(seat).get(slot).map(face));
            log.tell(self, Event::Dealt { seat, cards });
        }
        log.tell(self, Public::Began { seat: self.seat }.into());
    }
}

impl Game for Hanabi {
    const ID: &'static str = "hanabi";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const PLAYBILL: Playbill = Playbill {
        kind: Kind::Together,
        minutes: 25,
        secrets: true,
        options: Options::SPECS,
        hints: Some(("hints", "true")),
        clock: None,
        phrases: &[
            "hanabi-phrase-know-nothing",
            "hanabi-phrase-remember",
            "hanabi-phrase-well-done",
            "hanabi-phrase-thinking",
            "hanabi-phrase-sorry",
            "hanabi-phrase-it-happens",
            "hanabi-phrase-here-i-am",
            "hanabi-phrase-good-game",
        ],
        pictures: &[],
        daily: Some(Daily { seat: Seat(0), bots: &["companion", "companion"], options: &[] }),
    };

    type Options = Options;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type Fixed = ();
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(
        options: &Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Hanabi>,
    ) -> Result<Hanabi, BadOptions> {
        options.check(seats)?;
        let mut deck = Card::BOX;
        rng.shuffle(&mut deck);
        let first = options.first.unwrap_or_else(|| Seat(rng.below(u32::from(seats)) as u8));
        let mut game = Hanabi {
            options: *options,
            seats,
            seat: first,
            turn: 1,
            tokens: Hanabi::TOKENS,
            errors: 0,
            turns_left: None,
            arranging: SeatSet::EMPTY,
            end: None,
            last: None,
            hands: [Hand::EMPTY; 5],
            deck,
            drawn: 0,
            marks: [Marks::NONE; Card::COUNT],
            fresh: 0,
            show: Show::EMPTY,
        };
        game.deal(log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn fixed(&self) {}

    fn to_act(&self) -> SeatSet {
        if self.end.is_some() { SeatSet::EMPTY } else { SeatSet::of(self.seat) }
    }

    fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal::default();
        if self.end.is_some() || seat.0 >= self.seats {
            return legal;
        }
        let hand = *self.hand(seat);
        if self.may_arrange(seat) {
            legal.arrange = hand;
        }
        if seat == self.seat {
            legal.play = hand;
            if self.tokens < Hanabi::TOKENS {
                legal.discard = hand;
            }
            if self.tokens > 0 {
                legal.inform = self.mates(seat);
            }
        }
        legal
    }

    fn offer(&self, seat: Seat) -> Legal {
        let mut legal = self.legal(seat);
        if seat.0 >= self.seats {
            return legal;
        }
        for mate in legal.inform.iter() {
            legal.tell_hand(mate, *self.hand(mate), |id| self.card(id));
        }
        legal.tell_refused(self.refused(seat));
        legal
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _rng: &mut GameRng,
        log: &mut impl Log<Hanabi>,
    ) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::Over);
        }
        if let Action::Arrange { cards } = action {
            return self.arrange(seat, *cards, log);
        }
        if seat != self.seat {
            return Err(Illegal::NotYourTurn);
        }
        match *action {
            Action::Inform { to, clue } => self.inform(to, clue, log),
            Action::Play { card } => self.play(card, log),
            Action::Discard { card } => self.discard(card, log),
            Action::Arrange { .. } => unreachable!("arranging is no turn"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| end.outcome(self.show.points(), &self.options))
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

    /// Without a memory, an information is heard once (H22).
    fn fades(&self, event: &Event) -> bool {
        self.options.memory == Memory::None && matches!(event, Event::Public(Public::Informed { .. }))
    }

    /// What the group chose holds until the show is over (H21).
    fn speech(&self, _seat: Seat) -> Speech {
        match self.options.talk {
            _ if self.end.is_some() => Speech::Free,
            Talk::Silent => Speech::Silent,
            Talk::Phrases => Speech::Phrases,
            Talk::Free => Speech::Free,
        }
    }

    /// Who plays from memory writes nothing down (H22).
    fn has_notes(&self) -> bool {
        self.end.is_some() || self.options.memory != Memory::None || self.options.notes_from_memory
    }

    fn is_turn(action: &Action) -> bool {
        !matches!(action, Action::Arrange { .. })
    }

    fn explain(options: &Options, seats: u8) -> Vec<Saying> {
        options.explain(seats)
    }
}
