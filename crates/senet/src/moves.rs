//! Which pieces a throw can move, where they go and what happens there (N7 to N20).

use boardgame::Seat;

use crate::board::{
    ABUNDANCE, Board, HORUS, MISFORTUNE, RA, REBIRTH, ROW_ONE, SAFE, TRACK, TRUTHS, bit, in_three, other,
    paired, tops_of_three, up_to,
};
use crate::{ChoiceKind, Exit, Illegal, Options, OwnCollision};

/// The throw that passes.
pub(crate) const CROSS: u8 = 6;
/// Counted as a square, off the board comes right after 30 (N12, N21).
const OFF: u8 = TRACK + 1;
/// The throw that frees a piece from 27 (N19).
const FREEING: u8 = 4;

/// Whether this throw throws again (N6).
pub(crate) fn throws_again(throw: u8) -> bool {
    matches!(throw, 1 | 4 | 5)
}

/// The only throw that moves a piece on 28 or 29 (N20).
pub(crate) fn needed(square: u8) -> u8 {
    OFF - square
}

/// How pieces must move with this throw: the first of N7's ways in which any can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Forward,
    /// Onto an own piece (N14).
    Collision,
    Back,
}

/// The pieces that may move, all in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moves {
    pub(crate) way: Way,
    /// Where they stand; empty when the turn passes.
    pub(crate) sources: u32,
}

impl Moves {
    /// Nothing moves.
    pub(crate) const NONE: Moves = Moves { way: Way::Forward, sources: 0 };

    pub(crate) fn contain(&self, from: u8) -> bool {
        from <= TRACK && self.sources & bit(from) != 0
    }

    /// What `seat` may move with a throw of 1 to 5, when the pieces on `tried` have had their try (N20).
    pub(crate) fn of(board: &Board, seat: Seat, throw: u8, tried: u32, options: &Options) -> Moves {
        let own = board.pieces(seat);
        if board.blocked(seat) {
            let sources = if throw == FREEING { bit(MISFORTUNE) } else { 0 };
            return Moves { way: Way::Forward, sources };
        }
        let sources = forward(board, seat, throw, tried, options.exit);
        if sources != 0 {
            return Moves { way: Way::Forward, sources };
        }
        let onto_own = match options.own_collision {
            OwnCollision::Never => 0,
            OwnCollision::Forced | OwnCollision::Last => collisions(own, board.pieces(other(seat)), throw),
        };
        if options.own_collision == OwnCollision::Forced && onto_own != 0 {
            return Moves { way: Way::Collision, sources: onto_own };
        }
        let sources = backward(own, board.pieces(other(seat)), throw);
        if sources == 0 && onto_own != 0 {
            return Moves { way: Way::Collision, sources: onto_own };
        }
        Moves { way: Way::Back, sources }
    }
}

/// The pieces that walk ahead by the throw alone: all up to 25, and 26 unless it leaps (1) or leaves the board (5).
fn walkers(own: u32, throw: u8) -> u32 {
    own & if matches!(throw, 1 | 5) { up_to(25) } else { up_to(ABUNDANCE) }
}

/// The squares from which three enemies in a row bar the way ahead (N12).
fn barred_ahead(enemy: u32, throw: u8) -> u32 {
    let tops = tops_of_three(enemy);
    match throw {
        4 => tops >> 3,
        5 => tops >> 3 | tops >> 4,
        _ => 0,
    }
}

/// The squares from which three enemies in a row bar the way back (N12, N15).
fn barred_behind(enemy: u32, throw: u8) -> u32 {
    let tops = tops_of_three(enemy);
    match throw {
        4 => tops << 1,
        5 => tops << 1 | tops << 2,
        _ => 0,
    }
}

/// The enemies that cannot be attacked (N11).
fn shielded(enemy: u32) -> u32 {
    enemy & SAFE | paired(enemy)
}

fn forward(board: &Board, seat: Seat, throw: u8, tried: u32, exit: Exit) -> u32 {
    let (own, enemy) = (board.pieces(seat), board.pieces(other(seat)));
    let barred = barred_ahead(enemy, throw);
    let free = walkers(own, throw) & !barred & !((own | shielded(enemy)) >> throw);
    let row_one_empty = own & ROW_ONE == 0;
    let onward = match exit {
        Exit::Exact => row_one_empty,
        Exit::Ra => board.all() & bit(RA) == 0,
    };
    let special = match throw {
        1 if board.all() & bit(TRUTHS) == 0 => bit(ABUNDANCE),
        2 if onward => bit(HORUS),
        3 if onward => bit(TRUTHS),
        5 if exit == Exit::Exact && row_one_empty => bit(ABUNDANCE) & !barred,
        _ => 0,
    };
    free | own & special & !tried
}

fn collisions(own: u32, enemy: u32, throw: u8) -> u32 {
    let leap = if throw == 1 && own & bit(TRUTHS) != 0 { own & bit(ABUNDANCE) } else { 0 };
    walkers(own, throw) & !barred_ahead(enemy, throw) & own >> throw | leap
}

fn backward(own: u32, enemy: u32, throw: u8) -> u32 {
    let walkers = own & up_to(ABUNDANCE) & !up_to(throw);
    walkers & !barred_behind(enemy, throw) & !((own | shielded(enemy)) << throw)
}

/// Whether a wall keeps a piece from going forward: what the log says when nothing moves at all.
pub(crate) fn stopped_by_a_wall(board: &Board, seat: Seat, throw: u8) -> bool {
    let enemy = board.pieces(other(seat));
    walkers(board.pieces(seat), throw) & (barred_ahead(enemy, throw) | paired(enemy) >> throw) != 0
}

/// What a move will do. Off the board is square 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) kind: ChoiceKind,
    pub(crate) from: u8,
    /// Where the piece lands.
    pub(crate) to: u8,
    /// Where it ends up: the waters send it on, and after a collision it is as if it went back and not the other.
    pub(crate) end: u8,
    /// Whether an enemy goes to `from`.
    pub(crate) swaps: bool,
}

impl Step {
    /// The free exit from 30 (N22).
    pub(crate) const LEAVE: Step =
        Step { kind: ChoiceKind::Leave, from: RA, to: OFF, end: OFF, swaps: false };

    /// What happens when `seat`'s piece on `from`, one of the sources of `way`, moves by `throw`.
    pub(crate) fn of(board: &Board, seat: Seat, way: Way, from: u8, throw: u8, exit: Exit) -> Step {
        let to = match (from, way) {
            (_, Way::Back) => from - throw,
            (ABUNDANCE, _) if throw == 1 => TRUTHS,
            (TRUTHS | HORUS, _) if exit == Exit::Ra => RA,
            _ => from + throw,
        };
        let swaps = board.pieces(other(seat)) & bit(to) != 0;
        let (kind, end) = match way {
            Way::Collision => (ChoiceKind::Collision, board.lowest_empty(from)),
            Way::Back => (if swaps { ChoiceKind::BackSwap } else { ChoiceKind::Back }, to),
            Way::Forward if to == OFF => (ChoiceKind::Off, OFF),
            Way::Forward if to == MISFORTUNE && board.all() & bit(REBIRTH) == 0 => {
                (ChoiceKind::Misfortune, REBIRTH)
            }
            Way::Forward if to == MISFORTUNE => (ChoiceKind::Trapped, to),
            Way::Forward => (if swaps { ChoiceKind::Swap } else { ChoiceKind::Forward }, to),
        };
        Step { kind, from, to, end, swaps }
    }

    /// Puts the piece where it lands; after a collision, where it ends up.
    pub(crate) fn land(&self, board: &mut Board, seat: Seat) {
        let falls = self.kind == ChoiceKind::Misfortune;
        board.shift(seat, self.from, if falls { self.to } else { self.end });
        if self.swaps {
            board.shift(other(seat), self.to, self.from);
        }
    }

    /// Sends it on from the waters.
    pub(crate) fn fall(&self, board: &mut Board, seat: Seat) {
        board.shift(seat, self.to, self.end);
    }

    /// How much the race lead of the piece's side grows: own squares covered less the opponent's.
    pub(crate) fn gain(&self) -> i8 {
        let covered = |from: u8, to: u8| to as i8 - from as i8;
        let lost_by_the_other = if self.swaps { covered(self.from, self.to) } else { 0 };
        covered(self.from, self.end) + lost_by_the_other
    }

    /// Where the piece lands, if on the board.
    pub(crate) fn landing(&self) -> Option<u8> {
        (self.to != OFF).then_some(self.to)
    }

    /// Where the waters send it on to, or where a collision sends one of the two.
    pub(crate) fn then(&self) -> Option<u8> {
        (self.end != self.to).then_some(self.end)
    }
}

/// Why the piece on `from` cannot move with this throw, when the others must move by `way`; that it has had its try
/// (N20) is told elsewhere.
pub(crate) fn refusal(
    board: &Board,
    seat: Seat,
    from: u8,
    throw: u8,
    way: Way,
    options: &Options,
) -> Illegal {
    let (own, enemy) = (board.pieces(seat), board.pieces(other(seat)));
    if !(1..=TRACK).contains(&from) {
        return Illegal::NoSuchSquare;
    }
    if enemy & bit(from) != 0 {
        return Illegal::NotYours;
    }
    if own & bit(from) == 0 {
        return Illegal::EmptySquare;
    }
    if board.blocked(seat) {
        return Illegal::Blocked;
    }
    match from {
        RA => return Illegal::RestsOnRa,
        TRUTHS | HORUS if throw != needed(from) => {
            return Illegal::ExactExit { square: from, needed: needed(from) };
        }
        TRUTHS | HORUS => {
            return match options.exit {
                Exit::Exact => Illegal::RowOne,
                Exit::Ra => held(own, enemy, RA),
            };
        }
        _ => {}
    }
    if way == Way::Back {
        return if from <= throw {
            Illegal::TrackStart { throw }
        } else if barred_behind(enemy, throw) & bit(from) != 0 {
            Illegal::WallOfThree
        } else {
            held(own, enemy, from - throw)
        };
    }
    let barred = barred_ahead(enemy, throw) & bit(from) != 0;
    match (from, throw) {
        (ABUNDANCE, 1) => held(own, enemy, TRUTHS),
        (ABUNDANCE, 5) if options.exit == Exit::Ra => Illegal::TooFar { square: from, throw },
        _ if barred => Illegal::WallOfThree,
        (ABUNDANCE, 5) => Illegal::RowOne,
        _ => held(own, enemy, from + throw),
    }
}

/// Why a piece cannot land on `square`.
fn held(own: u32, enemy: u32, square: u8) -> Illegal {
    if own & bit(square) != 0 {
        Illegal::OwnPiece { square }
    } else if enemy & SAFE & bit(square) != 0 {
        Illegal::Protected { square }
    } else if in_three(enemy) & bit(square) != 0 {
        Illegal::WallOfThree
    } else {
        Illegal::Wall { square }
    }
}

/// Why the opening throw does not move the piece on `from` (N4).
pub(crate) fn opening_refusal(from: u8) -> Illegal {
    if (1..=TRACK).contains(&from) { Illegal::OpeningPiece } else { Illegal::NoSuchSquare }
}
