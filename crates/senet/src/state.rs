//! The truth of a game in progress, and its course: who throws when, what a move leads to, when it is over.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Game, GameRng, Kind, Log, Outcome, Playbill, Saying, Seat, SeatSet, Standing, Unheard, Viewer,
};

use crate::board::{Board, HORUS, MISFORTUNE, OPENING, RA, ROW_ONE, TRUTHS, bit, other, squares};
use crate::legal::Choices;
use crate::moves::{
    CROSS, Moves, Step, Way, needed, opening_refusal, refusal, stopped_by_a_wall, throws_again,
};
use crate::{
    Action, Choice, ChoiceKind, Event, EventView, Illegal, Legal, Options, Phase, Side, View, options,
};

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

    fn last_throw(&self) -> u8 {
        self.thrown.expect("a piece is moved only after a throw")
    }

    /// Whose piece moves: in the opening that of whoever stands on 10 (N4).
    fn mover(&self) -> Seat {
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

    fn choose(&mut self, side: Side, log: &mut impl Log<Event>) {
        let seat = self.to_move;
        self.board = Board::set_up(seat, side);
        self.odd = Some(if side == Side::Odd { seat } else { other(seat) });
        self.phase = Phase::Throw { opening: true, again: false, may_leave: false };
        tell(log, EventView::Chose { seat, side });
    }

    fn throw(&mut self, opening: bool, throw: u8, log: &mut impl Log<Event>) {
        let seat = self.to_move;
        self.thrown = Some(throw);
        tell(log, EventView::Thrown { seat, throw });
        if throw != CROSS {
            self.phase = Phase::Move { opening };
            self.moves = self.find_moves();
            if self.moves.sources != 0 {
                return;
            }
            self.moves = Moves::NONE;
        }
        self.tell_why_nothing_moves(throw, log);
        tell(log, EventView::Passed { seat });
        self.end_turn();
    }

    fn tell_why_nothing_moves(&self, throw: u8, log: &mut impl Log<Event>) {
        let seat = self.to_move;
        if self.board.blocked(seat) {
            tell(log, EventView::Waits { seat, square: MISFORTUNE });
        } else if throw != CROSS {
            if stopped_by_a_wall(&self.board, seat, throw) {
                tell(log, EventView::Walled { seat, throw });
            }
            for square in squares(self.pieces(seat) & (bit(TRUTHS) | bit(HORUS))) {
                if throw != needed(square) {
                    tell(log, EventView::Waits { seat, square });
                }
            }
        }
    }

    /// Makes a move that is known to be legal, and sees what follows (N6, N8, N24).
    fn step(&mut self, from: u8, log: &mut impl Log<Event>) {
        let seat = self.to_move;
        let throw = self.last_throw();
        let mover = self.mover();
        let step = Step::of(&self.board, mover, self.moves.way, from, throw, self.options.exit);
        self.moves = Moves::NONE;
        step.make(&mut self.board, mover);
        tell_step(&step, seat, log);
        if self.is_won(log) {
            return;
        }
        if throws_again(throw) {
            self.phase = Phase::Throw { opening: false, again: true, may_leave: false };
            tell(log, EventView::Again { seat });
        } else {
            self.end_turn();
        }
    }

    fn leave(&mut self, log: &mut impl Log<Event>) {
        let seat = self.to_move;
        Step::LEAVE.make(&mut self.board, seat);
        self.phase = Phase::Throw { opening: false, again: false, may_leave: false };
        tell_step(&Step::LEAVE, seat, log);
        self.is_won(log);
    }

    fn why_not_leave(&self, again: bool) -> Illegal {
        let own = self.pieces(self.to_move);
        if again {
            Illegal::LeaveOnlyBeforeThrow
        } else if own & bit(RA) == 0 {
            Illegal::NothingOnRa
        } else if self.board.blocked(self.to_move) {
            Illegal::Blocked
        } else {
            debug_assert!(own & ROW_ONE != 0, "nothing else forbids to leave");
            Illegal::RowOne
        }
    }

    fn is_won(&mut self, log: &mut impl Log<Event>) -> bool {
        let won = self.pieces(self.to_move) == 0;
        if won {
            self.phase = Phase::Over { winner: self.to_move };
            tell(log, EventView::Won { seat: self.to_move });
        }
        won
    }

    fn end_turn(&mut self) {
        self.turn += 1;
        self.to_move = other(self.to_move);
        let may_leave = self.board.may_leave(self.to_move);
        self.phase = Phase::Throw { opening: false, again: false, may_leave };
    }
}

fn tell(log: &mut impl Log<Event>, event: EventView) {
    log.tell(Event(event));
}

fn tell_step(step: &Step, seat: Seat, log: &mut impl Log<Event>) {
    let Step { kind, from, to, end, swaps } = *step;
    let moved = match kind {
        ChoiceKind::Off if from == MISFORTUNE => EventView::Freed { seat },
        ChoiceKind::Off | ChoiceKind::Leave => EventView::Left { seat, from },
        ChoiceKind::Collision => EventView::Collided { seat, from, to, back_to: end },
        ChoiceKind::Back => EventView::SteppedBack { seat, from, to },
        ChoiceKind::BackSwap => EventView::SwappedBack { seat, from, to },
        _ if swaps => EventView::Swapped { seat, from, to },
        _ => EventView::Moved { seat, from, to },
    };
    tell(log, moved);
    match kind {
        ChoiceKind::Misfortune => tell(log, EventView::Fell { seat, to: end }),
        ChoiceKind::Trapped => tell(log, EventView::Trapped { seat }),
        _ => {}
    }
}

/// Both throw until one throws higher; the X is the lowest (N2, N3).
fn first_player(rng: &mut GameRng, log: &mut impl Log<Event>) -> Seat {
    loop {
        let throws = [rng.die(CROSS), rng.die(CROSS)];
        tell(log, EventView::Compared { throws });
        let [zero, one] = throws.map(|throw| throw % CROSS);
        if zero != one {
            return Seat(u8::from(one > zero));
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
    };

    type Options = Options;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(
        options: &Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Event>,
    ) -> Result<Senet, BadOptions> {
        options.check(seats)?;
        let first = options.first.unwrap_or_else(|| first_player(rng, log));
        tell(log, EventView::Begins { seat: first });
        Ok(Senet {
            options: *options,
            board: Board::default(),
            phase: Phase::Choose,
            to_move: first,
            first,
            odd: None,
            thrown: None,
            moves: Moves::NONE,
            turn: 1,
        })
    }

    fn seats(&self) -> u8 {
        2
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
        legal
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<Event>,
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
