//! The truth of a game in progress, and the contract it obeys.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Daily, Game, GameRng, Kind, Log, Outcome, Playbill, Saying, Seat, SeatSet, Standing, Unheard,
    Viewer,
};

use crate::board::{Board, GATES, OPENING, PIECES, RA, TRACK, bit, other, squares, up_to};
use crate::legal::{Choices, Colours};
use crate::moves::{CROSS, Moves, Step, Way, opening_refusal, refusal};
use crate::{
    Action, Choice, Colour, Dice, Event, EventView, Fixed, Illegal, Legal, Lots, Options, Phase, Side, View,
    options,
};

/// A game of Senet: small enough to be copied for every thought of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Senet {
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) phase: Phase,
    pub(crate) to_move: Seat,
    /// The first player, once that is known.
    pub(crate) first: Option<Seat>,
    /// What each seat threw for the first turn.
    pub(crate) lots: [Option<u8>; 2],
    pub(crate) colours: [Colour; 2],
    pub(crate) odd: Option<Seat>,
    pub(crate) thrown: Option<u8>,
    /// What may move now: found once a throw, because a search asks for it more often.
    pub(crate) moves: Moves,
    /// Where pieces stand that an earlier throw of this turn did not take on (N20).
    pub(crate) tried: u32,
    pub(crate) turn: u32,
    /// How many throws of the row were made, where they come in one.
    pub(crate) row: Option<u16>,
}

impl Senet {
    /// Whose turn it is; after the end the winner.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Where the pieces of `seat` stand: bit *n* is square *n*, 1 to 30.
    pub fn pieces(&self, seat: Seat) -> u32 {
        self.board.pieces(seat)
    }

    /// How many pieces of `seat` are in the afterlife.
    pub fn off(&self, seat: Seat) -> u8 {
        if self.odd.is_none() { 0 } else { self.board.off(seat) }
    }

    /// Where pieces of the seat to move stand that have had their try in this turn (N20), as [`Senet::pieces`].
    pub fn tried(&self) -> u32 {
        self.tried
    }

    /// A position of seat 0, which is about to throw and may not leave before that, for searching and solving; sets are
    /// as in [`Senet::pieces`], and pieces that stand nowhere are in the afterlife.
    ///
    /// # Panics
    /// When the two sides share a square or a try was made elsewhere than on the own 28 and 29.
    #[must_use]
    pub fn throwing(options: Options, own: u32, enemy: u32, tried: u32) -> Senet {
        assert!(own & enemy == 0 && (own | enemy) & !up_to(TRACK) == 0, "a piece a square");
        assert!(tried & !(own & GATES) == 0, "pieces try on 28 and 29");
        Senet {
            options,
            board: Board::new([own, enemy]),
            phase: Phase::Throw { opening: false, again: true, may_leave: false },
            to_move: Seat(0),
            first: Some(Seat(0)),
            lots: [None; 2],
            colours: [Colour::Carnelian, Colour::Turquoise],
            odd: Some(Seat(0)),
            thrown: None,
            moves: Moves::NONE,
            tried,
            // Long after the opening.
            turn: 100,
            row: None,
        }
    }

    /// The position as if `throw` (1 to 6, and 6 is the X) had been made now, for searching: all six are equally likely.
    ///
    /// # Panics
    /// When no throw is due.
    #[must_use]
    pub fn with_throw(&self, throw: u8) -> Senet {
        assert!(matches!(self.phase, Phase::Throw { .. }), "no throw is due");
        assert!((1..=CROSS).contains(&throw), "the die shows 1 to 6");
        let mut thrown = *self;
        thrown.throw(throw, &mut Unheard);
        thrown
    }

    /// Why the seat to move cannot take a side now.
    fn why_not_choose(&self) -> Option<Illegal> {
        match self.phase {
            Phase::WhoBegins => Some(Illegal::ThrowToBegin),
            Phase::Choose => None,
            Phase::Throw { .. } | Phase::Move { .. } => Some(Illegal::AlreadyChosen),
            Phase::Over { .. } => Some(Illegal::Over),
        }
    }

    /// Why the seat to move cannot throw now.
    pub(crate) fn why_not_throw(&self) -> Option<Illegal> {
        match self.phase {
            Phase::Choose => Some(Illegal::ChooseFirst),
            Phase::WhoBegins | Phase::Throw { .. } => None,
            Phase::Move { .. } => Some(Illegal::MoveFirst { throw: self.last_throw() }),
            Phase::Over { .. } => Some(Illegal::Over),
        }
    }

    /// Why the seat to move cannot move the piece on `from` now.
    pub(crate) fn why_not_move(&self, from: u8) -> Option<Illegal> {
        match self.phase {
            Phase::WhoBegins => Some(Illegal::ThrowToBegin),
            Phase::Choose => Some(Illegal::ChooseFirst),
            Phase::Throw { .. } => Some(Illegal::ThrowFirst),
            Phase::Move { .. } if self.moves.contain(from) => None,
            Phase::Move { opening: true } => Some(opening_refusal(from)),
            Phase::Move { .. } if self.has_tried(from) => Some(Illegal::Tried { square: from }),
            Phase::Move { opening: false } => {
                let throw = self.last_throw();
                Some(refusal(&self.board, self.to_move, from, throw, self.moves.way, &self.options))
            }
            Phase::Over { .. } => Some(Illegal::Over),
        }
    }

    /// Why the seat to move cannot leave from 30 now (N22).
    pub(crate) fn why_not_leave(&self) -> Option<Illegal> {
        let own = self.pieces(self.to_move);
        match self.phase {
            Phase::WhoBegins => Some(Illegal::ThrowToBegin),
            Phase::Choose => Some(Illegal::ChooseFirst),
            Phase::Throw { may_leave: true, .. } => None,
            Phase::Move { .. } | Phase::Throw { again: true, .. } => Some(Illegal::LeaveOnlyBeforeThrow),
            Phase::Throw { .. } if own & bit(RA) == 0 => Some(Illegal::NothingOnRa),
            Phase::Throw { .. } if self.board.blocked(self.to_move) => Some(Illegal::Blocked),
            Phase::Throw { .. } => Some(Illegal::RowOne),
            Phase::Over { .. } => Some(Illegal::Over),
        }
    }

    /// Why this seat cannot give its pieces this colour now (N3).
    fn why_not_paint(&self, seat: Seat, colour: Colour) -> Option<Illegal> {
        if matches!(self.phase, Phase::Over { .. }) {
            Some(Illegal::Over)
        } else if !self.may_paint(seat) {
            Some(Illegal::ColourKept)
        } else if self.colours.contains(&colour) {
            Some(Illegal::ColourTaken { colour })
        } else {
            None
        }
    }

    /// Whether this seat has not thrown yet, but for the first turn.
    fn may_paint(&self, seat: Seat) -> bool {
        match (self.turn, self.phase) {
            _ if seat.0 >= self.seats() => false,
            (1, Phase::WhoBegins | Phase::Choose | Phase::Throw { opening: true, .. }) => true,
            (1, _) | (2, Phase::Throw { again: false, .. }) => self.first != Some(seat),
            _ => false,
        }
    }

    fn list_colours(&self, colours: &mut Colours) {
        colours.extend(Colour::ALL.into_iter().filter(|colour| !self.colours.contains(colour)));
    }

    /// Why it leads to nothing when the seat to move touches a square: before the throw that means to leave from it,
    /// where that could be, and else to move from it.
    pub(crate) fn why_not_touch(&self, square: u8) -> Option<Illegal> {
        let own = self.pieces(self.to_move) & bit(square) != 0;
        match self.phase {
            Phase::Throw { .. } if own && square == RA => self.why_not_leave(),
            _ => self.why_not_move(square),
        }
    }

    /// Whether the try on this square is all that keeps its piece from moving (N20).
    fn has_tried(&self, square: u8) -> bool {
        squares(self.tried).any(|tried| tried == square) && !self.board.blocked(self.to_move)
    }

    /// What may move in this phase, by this throw.
    pub(crate) fn find_moves(&self) -> Moves {
        match self.phase {
            Phase::Move { opening: true } => Moves { way: Way::Forward, sources: bit(OPENING) },
            Phase::Move { opening: false } => {
                Moves::of(&self.board, self.to_move, self.last_throw(), self.tried, &self.options)
            }
            _ => Moves::NONE,
        }
    }

    pub(crate) fn last_throw(&self) -> u8 {
        self.thrown.expect("a piece is moved only after a throw")
    }

    /// Whose piece moves: in the opening that of whoever stands on 10 (N4).
    pub(crate) fn mover(&self) -> Seat {
        match self.phase {
            Phase::Move { opening: true } => self.board.at(OPENING).expect("row 1 is full at the opening"),
            _ => self.to_move,
        }
    }

    /// What the die shows.
    fn draw(&mut self, rng: &mut GameRng) -> u8 {
        match &mut self.row {
            None => rng.die(CROSS),
            Some(nth) => {
                *nth = nth.wrapping_add(1);
                rng.nth_die(u32::from(*nth), CROSS)
            }
        }
    }

    fn gain(&self, mover: Seat, step: &Step) -> Option<i8> {
        let sign = if mover == self.to_move { 1 } else { -1 };
        self.options.hints.then(|| sign * step.gain())
    }

    // Kept out of line so that choices are written in place: inlined, the compiler takes the whole list apart, byte by
    // byte, which slows random play by a third.
    #[inline(never)]
    fn list_choices(&self, choices: &mut Choices) {
        let seat = self.to_move;
        match self.phase {
            Phase::WhoBegins => choices.push(Choice::throw()),
            Phase::Choose => choices.extend([Side::Odd, Side::Even].map(Choice::choose)),
            Phase::Throw { may_leave, .. } => {
                choices.push(Choice::throw());
                if may_leave {
                    choices.push(Choice::step(&Step::LEAVE, self.gain(seat, &Step::LEAVE)));
                }
            }
            Phase::Move { .. } => {
                let (throw, mover) = (self.last_throw(), self.mover());
                for from in squares(self.moves.sources) {
                    let step = Step::of(&self.board, mover, self.moves.way, from, throw, self.options.exit);
                    choices.push(Choice::step(&step, self.gain(mover, &step)));
                }
            }
            Phase::Over { .. } => {}
        }
    }
}

impl Game for Senet {
    const ID: &'static str = "senet";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const PLAYBILL: Playbill = Playbill {
        kind: Kind::Duel,
        minutes: 20,
        secrets: false,
        options: options::SPECS,
        hints: Some(("hints", "true")),
        clock: None,
        phrases: &[
            "senet-phrase-lucky",
            "senet-phrase-well-played",
            "senet-phrase-wall",
            "senet-phrase-water",
            "senet-phrase-thinking",
            "senet-phrase-again",
        ],
        pictures: &[],
        daily: Some(Daily { seat: Seat(0), bots: &["hard"], options: &[("dice", "row")] }),
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
        log: &mut impl Log<Senet>,
    ) -> Result<Senet, BadOptions> {
        options.check(seats)?;
        let mut game = Senet {
            options: *options,
            board: Board::default(),
            phase: Phase::WhoBegins,
            to_move: Seat(0),
            first: None,
            lots: [None; 2],
            colours: [Colour::Carnelian, Colour::Turquoise],
            odd: None,
            thrown: None,
            moves: Moves::NONE,
            tried: 0,
            turn: 1,
            row: (options.dice == Dice::Row).then_some(0),
        };
        match (options.first, options.lots) {
            (Some(first), _) => game.begin(first, log),
            (None, Lots::Thrown) => {}
            (None, Lots::Dealt) => game.deal_lots(rng, log),
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn fixed(&self) -> Fixed {
        Fixed::new()
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Over { .. } => SeatSet::EMPTY,
            _ => SeatSet::of(self.to_move),
        }
    }

    fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal::default();
        if seat == self.to_move {
            self.list_choices(&mut legal.choices);
        }
        if self.may_paint(seat) {
            self.list_colours(&mut legal.colours);
        }
        legal
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<Senet>,
    ) -> Result<(), Illegal> {
        let refused = match *action {
            Action::Paint { colour } => self.why_not_paint(seat, colour),
            _ if self.to_act().is_empty() => Some(Illegal::Over),
            _ if seat != self.to_move => Some(Illegal::NotYourTurn),
            Action::Choose { .. } => self.why_not_choose(),
            Action::Throw => self.why_not_throw(),
            Action::Leave => self.why_not_leave(),
            Action::Move { from } => self.why_not_move(from),
        };
        if let Some(illegal) = refused {
            return Err(illegal);
        }
        match *action {
            Action::Paint { colour } => self.paint(seat, colour, log),
            Action::Choose { side } => self.choose(side, log),
            Action::Throw => {
                let throw = self.draw(rng);
                match self.phase {
                    Phase::WhoBegins => self.cast_lot(throw, log),
                    _ => self.throw(throw, log),
                }
            }
            Action::Leave => self.leave(log),
            Action::Move { from } => self.step(from, log),
        }
        Ok(())
    }

    fn is_turn(action: &Action) -> bool {
        !matches!(action, Action::Paint { .. })
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner } = self.phase else { return None };
        let say = Saying::new("senet-outcome").with("winner", winner).with("off", self.off(other(winner)));
        Some(Outcome { standing: Standing::won_by(winner, 2), say })
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    /// Who wins counts more with every enemy piece that is still on its way; who loses, one for each that has arrived.
    fn score(&self, seat: Seat) -> Option<u32> {
        let Phase::Over { winner } = self.phase else { return None };
        let loser = self.off(other(winner));
        Some(u32::from(if seat == winner { 2 * PIECES - loser } else { loser }))
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn event_view(event: &Event, _viewer: Viewer) -> Option<EventView> {
        Some(event.0)
    }

    fn explain(options: &Options, _seats: u8) -> Vec<Saying> {
        options.explain()
    }
}
