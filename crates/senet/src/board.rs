//! The track, its houses, and who stands where.
//!
//! A set of squares is a `u32` whose bit *n* is square *n*: 1 to 30, never bit 0, and never bit 31, which is off the board.
//! So the squares *r* ahead of a set are a shift by *r*, round the corners too (N1).

use boardgame::Seat;

use crate::{Side, Wall};

/// The pieces of a side.
pub(crate) const PIECES: u8 = 5;
/// The last square.
pub(crate) const TRACK: u8 = 30;
/// Where the opening piece stands (N4).
pub(crate) const OPENING: u8 = 10;

/// Where the waters of 27 send back to (N16).
pub(crate) const REBIRTH: u8 = 15;
/// The leap over the waters (N17).
pub(crate) const ABUNDANCE: u8 = 26;
/// The waters (N18).
pub(crate) const MISFORTUNE: u8 = 27;
pub(crate) const TRUTHS: u8 = 28;
pub(crate) const HORUS: u8 = 29;
/// The free exit (N22).
pub(crate) const RA: u8 = 30;

/// Squares 1 to 10.
pub(crate) const ROW_ONE: u32 = up_to(10);
/// The only protecting squares (N23).
pub(crate) const SAFE: u32 = bit(REBIRTH) | bit(ABUNDANCE) | bit(TRUTHS) | bit(HORUS) | bit(RA);

/// The houses from which a piece goes on by one throw alone (N20).
pub(crate) const GATES: u32 = bit(TRUTHS) | bit(HORUS);

const ODD: u32 = 0b01_0101_0101 << 1;
const EVEN: u32 = ODD << 1;

/// The set of one square.
pub(crate) const fn bit(square: u8) -> u32 {
    1 << square
}

/// The squares from 1 to `last`.
pub(crate) const fn up_to(last: u8) -> u32 {
    (1 << (last + 1)) - 2
}

/// The squares of a set, in the order of the track.
pub(crate) fn squares(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            square
        })
    })
}

/// The opponent.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}

/// The pieces that have a neighbour of their own side (N11).
pub(crate) fn paired(side: u32) -> u32 {
    side & (side << 1 | side >> 1)
}

/// The highest squares of all three in a row (N12).
pub(crate) fn tops_of_three(side: u32) -> u32 {
    side & side << 1 & side << 2
}

/// The squares that belong to three in a row or more.
pub(crate) fn in_three(side: u32) -> u32 {
    let tops = tops_of_three(side);
    tops | tops >> 1 | tops >> 2
}

/// Who stands where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Board {
    pieces: [u32; 2],
}

impl Board {
    /// The beginning: both sides alternate on row 1 (N3).
    pub(crate) fn set_up(seat: Seat, side: Side) -> Board {
        let mut board = Board::default();
        let (own, enemy) = match side {
            Side::Odd => (ODD, EVEN),
            Side::Even => (EVEN, ODD),
        };
        board.pieces[seat.index()] = own;
        board.pieces[other(seat).index()] = enemy;
        board
    }

    pub(crate) fn new(pieces: [u32; 2]) -> Board {
        Board { pieces }
    }

    pub(crate) fn of(seats: &[Option<Seat>; 30]) -> Board {
        let mut board = Board::default();
        for (square, seat) in (1..).zip(seats) {
            if let Some(seat) = seat {
                board.pieces[seat.index()] |= bit(square);
            }
        }
        board
    }

    /// The squares of one side.
    pub(crate) fn pieces(&self, seat: Seat) -> u32 {
        self.pieces[seat.index()]
    }

    pub(crate) fn all(&self) -> u32 {
        self.pieces[0] | self.pieces[1]
    }

    pub(crate) fn at(&self, square: u8) -> Option<Seat> {
        Seat::all(2).find(|seat| self.pieces(*seat) & bit(square) != 0)
    }

    /// How many pieces of a side are in the afterlife.
    pub(crate) fn off(&self, seat: Seat) -> u8 {
        PIECES.saturating_sub(self.pieces(seat).count_ones() as u8)
    }

    /// Whether a piece of this side waits on 27, and all others with it (N19).
    pub(crate) fn blocked(&self, seat: Seat) -> bool {
        self.pieces(seat) & bit(MISFORTUNE) != 0
    }

    /// Whether a piece of this side may leave from 30 (N22).
    pub(crate) fn may_leave(&self, seat: Seat) -> bool {
        let own = self.pieces(seat);
        own & bit(RA) != 0 && own & ROW_ONE == 0 && !self.blocked(seat)
    }

    /// The lowest empty square once `vacated` is empty (N14). Nine others cannot fill row 1, so it is always there.
    pub(crate) fn lowest_empty(&self, vacated: u8) -> u8 {
        (up_to(TRACK) & !(self.all() & !bit(vacated))).trailing_zeros() as u8
    }

    /// Moves a piece of `seat` from one square to another, or off the board.
    pub(crate) fn shift(&mut self, seat: Seat, from: u8, to: u8) {
        let pieces = &mut self.pieces[seat.index()];
        *pieces = (*pieces & !bit(from) | bit(to)) & up_to(TRACK);
    }

    /// All walls of both sides, each once and whole, by its lowest square.
    pub(crate) fn walls(&self) -> Vec<Wall> {
        let mut walls = Vec::new();
        for seat in Seat::all(2) {
            let side = self.pieces(seat);
            for from in squares(paired(side) & !(side << 1)) {
                let length = (side >> from).trailing_ones() as u8;
                walls.push(Wall { seat, from, length });
            }
        }
        walls
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_what_they_say() {
        assert_eq!(squares(ODD).collect::<Vec<_>>(), [1, 3, 5, 7, 9]);
        assert_eq!(squares(EVEN).collect::<Vec<_>>(), [2, 4, 6, 8, 10]);
        assert_eq!(squares(ROW_ONE).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
        assert_eq!(squares(up_to(TRACK)).last(), Some(30));
        assert_eq!(squares(0).next(), None);
    }
}
