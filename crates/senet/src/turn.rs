//! The course of a turn: what a throw and a move lead to, and who comes next.

use boardgame::{GameRng, Log, Seat};

use crate::board::{Board, HORUS, MISFORTUNE, TRUTHS, bit, other, squares};
use crate::moves::{CROSS, Moves, Step, needed, stopped_by_a_wall, throws_again};
use crate::{ChoiceKind, Event, EventView, Phase, Senet, Side};

impl Senet {
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
            for square in squares(self.pieces(seat) & (bit(TRUTHS) | bit(HORUS))) {
                if throw != needed(square) {
                    self.tell(EventView::Waits { seat, square }, log);
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
        self.moves = Moves::NONE;
        self.phase = Phase::Throw { opening: false, again: false, may_leave: false };
        step.land(&mut self.board, mover);
        self.tell_step(&step, mover, log);
        if self.ends_if_won(log) {
            return;
        }
        if throws_again(throw) {
            self.phase = Phase::Throw { opening: false, again: true, may_leave: false };
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

    /// Both throw until one throws higher; the X is the lowest (N2, N3).
    pub(crate) fn first_player(&self, rng: &mut GameRng, log: &mut impl Log<Senet>) -> Seat {
        for _ in 0..TIES {
            let throws = [rng.die(CROSS), rng.die(CROSS)];
            self.tell(EventView::Compared { throws }, log);
            let [zero, one] = throws.map(|throw| throw % CROSS);
            if zero != one {
                return Seat(u8::from(one > zero));
            }
        }
        Seat(0)
    }

    pub(crate) fn tell(&self, event: EventView, log: &mut impl Log<Senet>) {
        log.tell(self, Event(event));
    }
}

/// So many ties in a row do not happen by chance, but the draws of a bad record are all the same once they run out.
const TIES: u32 = 100;
