//! The course of a turn: what a throw and a move lead to, and who comes next.

use boardgame::{GameRng, Log, Seat};

use crate::board::{Board, GATES, MISFORTUNE, bit, other, squares};
use crate::moves::{CROSS, Moves, Step, needed, stopped_by_a_wall, throws_again};
use crate::{ChoiceKind, Colour, Event, EventView, Phase, Retry, Senet, Side};

impl Senet {
    pub(crate) fn paint(&mut self, seat: Seat, colour: Colour, log: &mut impl Log<Senet>) {
        self.colours[seat.index()] = colour;
        self.tell(EventView::Painted { seat, colour }, log);
    }

    /// One of the two throws for the first turn; after the second it is known, or both are made again (N2, N3).
    pub(crate) fn cast_lot(&mut self, throw: u8, log: &mut impl Log<Senet>) {
        let seat = self.to_move;
        if seat == Seat(0) {
            self.lots = [Some(throw), None];
            self.to_move = Seat(1);
        } else {
            self.lots[1] = Some(throw);
        }
        self.tell(EventView::ThrownToBegin { seat, throw }, log);
        let [Some(zero), Some(one)] = self.lots else { return };
        match higher([zero, one]) {
            Some(first) => self.begin(first, log),
            None => {
                self.to_move = Seat(0);
                self.tell(EventView::Compared { throws: [zero, one] }, log);
            }
        }
    }

    /// Both throws at once, until one is higher.
    pub(crate) fn deal_lots(&mut self, rng: &mut GameRng, log: &mut impl Log<Senet>) {
        let mut first = None;
        for _ in 0..TIES {
            let throws = [rng.die(CROSS), rng.die(CROSS)];
            self.lots = throws.map(Some);
            self.tell(EventView::Compared { throws }, log);
            first = higher(throws);
            if first.is_some() {
                break;
            }
        }
        self.begin(first.unwrap_or(Seat(0)), log);
    }

    pub(crate) fn begin(&mut self, first: Seat, log: &mut impl Log<Senet>) {
        self.first = Some(first);
        self.to_move = first;
        self.phase = Phase::Choose;
        self.tell(EventView::Begins { seat: first }, log);
    }

    pub(crate) fn choose(&mut self, side: Side, log: &mut impl Log<Senet>) {
        let seat = self.to_move;
        self.board = Board::set_up(seat, side);
        self.odd = Some(if side == Side::Odd { seat } else { other(seat) });
        self.phase = Phase::Throw { opening: true, again: false, may_leave: false };
        self.tell(EventView::Chose { seat, side }, log);
    }

    pub(crate) fn throw(&mut self, throw: u8, log: &mut impl Log<Senet>) {
        let seat = self.to_move;
        let opening = matches!(self.phase, Phase::Throw { opening: true, .. });
        self.thrown = Some(throw);
        self.tell(EventView::Thrown { seat, throw }, log);
        if throw != CROSS {
            let before = std::mem::replace(&mut self.phase, Phase::Move { opening });
            self.moves = self.find_moves();
            if self.moves.sources != 0 {
                return;
            }
            self.moves = Moves::NONE;
            self.phase = before;
        }
        self.tell_why_nothing_moves(throw, log);
        self.tell(EventView::Passed { seat }, log);
        self.end_turn();
    }

    fn tell_why_nothing_moves(&self, throw: u8, log: &mut impl Log<Senet>) {
        let seat = self.to_move;
        if self.board.blocked(seat) {
            self.tell(EventView::Waits { seat, square: MISFORTUNE }, log);
        } else if throw != CROSS {
            if stopped_by_a_wall(&self.board, seat, throw) {
                self.tell(EventView::Walled { seat, throw }, log);
            }
            for square in squares(self.pieces(seat) & GATES) {
                if throw != needed(square) {
                    self.tell(EventView::Waits { seat, square }, log);
                } else if self.tried & bit(square) != 0 {
                    self.tell(EventView::TooLate { seat, square }, log);
                }
            }
        }
    }

    /// Makes a move that is known to be legal, and sees what follows (N6, N8, N24).
    pub(crate) fn step(&mut self, from: u8, log: &mut impl Log<Senet>) {
        let seat = self.to_move;
        let throw = self.last_throw();
        let mover = self.mover();
        let step = Step::of(&self.board, mover, self.moves.way, from, throw, self.options.exit);
        let stood = self.pieces(seat) & GATES;
        self.moves = Moves::NONE;
        self.phase = Phase::Throw { opening: false, again: false, may_leave: false };
        step.land(&mut self.board, mover);
        self.tell_step(&step, mover, log);
        if self.ends_if_won(log) {
            return;
        }
        if throws_again(throw) {
            self.phase = Phase::Throw { opening: false, again: true, may_leave: false };
            // Whatever throws again takes nothing on from 28 and 29, so that what stood there still does (N20).
            if self.options.retry == Retry::Turn {
                self.tried = stood;
            }
            self.tell(EventView::Again { seat }, log);
        } else {
            self.end_turn();
        }
    }

    pub(crate) fn leave(&mut self, log: &mut impl Log<Senet>) {
        let seat = self.to_move;
        Step::LEAVE.land(&mut self.board, seat);
        self.phase = Phase::Throw { opening: false, again: false, may_leave: false };
        self.tell_step(&Step::LEAVE, seat, log);
        self.ends_if_won(log);
    }

    fn ends_if_won(&mut self, log: &mut impl Log<Senet>) -> bool {
        let won = self.pieces(self.to_move) == 0;
        if won {
            self.phase = Phase::Over { winner: self.to_move };
            self.tell(EventView::Won { seat: self.to_move }, log);
        }
        won
    }

    fn end_turn(&mut self) {
        self.turn += 1;
        self.tried = 0;
        self.to_move = other(self.to_move);
        let may_leave = self.board.may_leave(self.to_move);
        self.phase = Phase::Throw { opening: false, again: false, may_leave };
    }

    /// Tells what a step did, and makes the fall that follows it (N18): first the piece is seen on 27, then on 15.
    fn tell_step(&mut self, step: &Step, mover: Seat, log: &mut impl Log<Senet>) {
        let seat = self.to_move;
        let Step { kind, from, to, end, swaps } = *step;
        let moved = match kind {
            ChoiceKind::Off if from == MISFORTUNE => EventView::Freed { seat },
            ChoiceKind::Off | ChoiceKind::Leave => EventView::Left { seat, from },
            ChoiceKind::Collision => EventView::Collided { seat, from, to, back_to: end },
            ChoiceKind::Back => EventView::SteppedBack { seat, from, to },
            ChoiceKind::BackSwap => EventView::SwappedBack { seat, from, to },
            _ if swaps => EventView::Swapped { seat, from, to },
            _ if mover != seat => EventView::Opened { seat, from, to },
            _ => EventView::Moved { seat, from, to },
        };
        self.tell(moved, log);
        match kind {
            ChoiceKind::Misfortune => {
                step.fall(&mut self.board, mover);
                self.tell(EventView::Fell { seat, to: end }, log);
            }
            ChoiceKind::Trapped => self.tell(EventView::Trapped { seat }, log),
            _ => {}
        }
    }

    pub(crate) fn tell(&self, event: EventView, log: &mut impl Log<Senet>) {
        log.tell(self, Event(event));
    }
}

/// Who threw higher, where the X is the lowest (N2).
fn higher(throws: [u8; 2]) -> Option<Seat> {
    let [zero, one] = throws.map(|throw| throw % CROSS);
    (zero != one).then(|| Seat(u8::from(one > zero)))
}

/// So many ties in a row do not happen by chance, but the draws of a bad record are all the same once they run out.
const TIES: u32 = 100;
