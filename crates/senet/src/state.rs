//! The truth of a game in progress, and the contract it obeys.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Game, GameRng, Kind, Log, Outcome, Playbill, Saying, Seat, SeatSet, Standing, Unheard, Viewer,
};

use crate::board::{Board, OPENING, bit, other, squares};
use crate::legal::Choices;
use crate::moves::{CROSS, Moves, Step, Way, opening_refusal, refusal};
use crate::{Action, Choice, Event, EventView, Illegal, Legal, Options, Phase, Side, View, options};

/// A game of Senet: small enough to be copied for every thought of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Senet {
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) phase: Phase,
    pub(crate) to_move: Seat,
    pub(crate) first: Seat,
    pub(crate) odd: Option<Seat>,
    pub(crate) thrown: Option<u8>,
    /// What may move now: found once a throw, because a search asks for it more often.
    pub(crate) moves: Moves,
    pub(crate) turn: u32,
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

    /// The position as if `throw` (1 to 6, and 6 is the X) had been made now, for searching: all six are equally likely.
    ///
    /// # Panics
    /// When no throw is due.
    #[must_use]
    pub fn with_throw(&self, throw: u8) -> Senet {
        let Phase::Throw { opening, .. } = self.phase else { panic!("no throw is due") };
        assert!((1..=CROSS).contains(&throw), "the die shows 1 to 6");
        let mut thrown = *self;
        thrown.throw(opening, throw, &mut Unheard);
        thrown
    }

    /// Why the piece on `from` cannot move with the present throw.
    pub(crate) fn why_not(&self, from: u8) -> Option<Illegal> {
        let Phase::Move { opening } = self.phase else { return Some(Illegal::ThrowFirst) };
        if self.moves.contain(from) {
            return None;
        }
        Some(if opening {
            opening_refusal(from)
        } else {
            refusal(&self.board, self.to_move, from, self.last_throw(), self.moves.way, &self.options)
        })
    }

    /// What may move in this phase, by this throw.
    pub(crate) fn find_moves(&self) -> Moves {
        match self.phase {
            Phase::Move { opening: true } => Moves { way: Way::Forward, sources: bit(OPENING) },
            Phase::Move { opening: false } => {
                Moves::of(&self.board, self.to_move, self.last_throw(), &self.options)
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
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const PLAYBILL: Playbill = Playbill {
        kind: Kind::Duel,
        minutes: 20,
        secrets: false,
        options: options::SPECS,
        phrases: &[
            "senet-phrase-lucky",
            "senet-phrase-well-played",
            "senet-phrase-wall",
            "senet-phrase-water",
            "senet-phrase-thinking",
            "senet-phrase-again",
        ],
        pictures: &[],
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
        log: &mut impl Log<Senet>,
    ) -> Result<Senet, BadOptions> {
        options.check(seats)?;
        let mut game = Senet {
            options: *options,
            board: Board::default(),
            phase: Phase::Choose,
            to_move: Seat(0),
            first: Seat(0),
            odd: None,
            thrown: None,
            moves: Moves::NONE,
            turn: 1,
        };
        let first = options.first.unwrap_or_else(|| game.first_player(rng, log));
        game.first = first;
        game.to_move = first;
        game.tell(EventView::Begins { seat: first }, log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn fixed(&self) {}

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
        legal
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<Senet>,
    ) -> Result<(), Illegal> {
        match (self.phase, *action) {
            (Phase::Over { .. }, _) => Err(Illegal::Over),
            _ if seat != self.to_move => Err(Illegal::NotYourTurn),
            (Phase::Choose, Action::Choose { side }) => {
                self.choose(side, log);
                Ok(())
            }
            (Phase::Choose, _) => Err(Illegal::ChooseFirst),
            (_, Action::Choose { .. }) => Err(Illegal::AlreadyChosen),
            (Phase::Throw { opening, .. }, Action::Throw) => {
                self.throw(opening, rng.die(CROSS), log);
                Ok(())
            }
            (Phase::Throw { may_leave: true, .. }, Action::Leave) => {
                self.leave(log);
                Ok(())
            }
            (Phase::Throw { again, .. }, Action::Leave) => Err(self.why_not_leave(again)),
            (Phase::Throw { .. }, Action::Move { .. }) => Err(Illegal::ThrowFirst),
            (Phase::Move { .. }, Action::Throw) => Err(Illegal::MoveFirst { throw: self.last_throw() }),
            (Phase::Move { .. }, Action::Leave) => Err(Illegal::LeaveOnlyBeforeThrow),
            (Phase::Move { .. }, Action::Move { from }) => match self.why_not(from) {
                Some(illegal) => Err(illegal),
                None => {
                    self.step(from, log);
                    Ok(())
                }
            },
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner } = self.phase else { return None };
        let say = Saying::new("senet-outcome").with("winner", winner).with("off", self.off(other(winner)));
        Some(Outcome { standing: Standing::won_by(winner, 2), say })
    }

    fn turn(&self) -> u32 {
        self.turn
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
