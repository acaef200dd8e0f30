//! What endings are worth, exactly: a table of every position with few pieces, by the usual rules.
//!
//! A position is that of the side that is about to throw: where both sides stand, and which pieces on 28 and 29 have had
//! their try in this turn. `examples/senet_endings.rs` makes a table; it and the trainer compile this file too.

use senet::Senet;

use super::search::WON;

const SQUARES: usize = 30;
/// 28 and 29 in the sets of the rules, where bit *n* is square *n*.
const GATES: [u32; 2] = [1 << 28, 1 << 29];
/// No table holds more pieces of a side.
const MOST: usize = 3;

/// Where each position stands in a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    most: usize,
    /// The first place of so many own pieces, so many enemies and these tries.
    begins: [[[usize; 4]; MOST]; MOST],
    pub(crate) count: usize,
}

impl Places {
    /// Those of a table with up to `most` pieces a side.
    pub(crate) fn of(most: usize) -> Places {
        assert!((1..=MOST).contains(&most), "a table has 1 to {MOST} pieces a side");
        let mut places = Places { most, begins: [[[0; 4]; MOST]; MOST], count: 0 };
        for own in 1..=most {
            for enemy in 1..=most {
                for tries in 0..4usize {
                    places.begins[own - 1][enemy - 1][tries] = places.count;
                    let tried = tries.count_ones() as usize;
                    if tried <= own {
                        places.count += ways(SQUARES - tried, own - tried) * ways(SQUARES - own, enemy);
                    }
                }
            }
        }
        places
    }

    /// The place of what the side to move throws from; nothing where there are too many pieces.
    pub(crate) fn find(&self, game: &Senet) -> Option<usize> {
        let seat = game.to_move();
        let (own, enemy, tried) = (game.pieces(seat), game.pieces(seat.next(2)), game.tried());
        let (owns, enemies) = (own.count_ones() as usize, enemy.count_ones() as usize);
        let known = 1..=self.most;
        if !known.contains(&owns) || !known.contains(&enemies) {
            return None;
        }
        let tries = usize::from(tried & GATES[0] != 0) + 2 * usize::from(tried & GATES[1] != 0);
        let first = self.begins[owns - 1][enemies - 1][tries];
        Some(first + rank(own & !tried, tried) * ways(SQUARES - owns, enemies) + rank(enemy, own))
    }
}

/// In how many ways `count` of `places` can be taken; never more than three are.
fn ways(places: usize, count: usize) -> usize {
    match count {
        0 => 1,
        1 => places,
        2 => places * places.saturating_sub(1) / 2,
        _ => places * places.saturating_sub(1) * places.saturating_sub(2) / 6,
    }
}

/// The number of a set of squares among all of its size, when the squares of `holes` are left out.
fn rank(mut set: u32, holes: u32) -> usize {
    let (mut rank, mut count) = (0, 0);
    while set != 0 {
        let square = set.trailing_zeros();
        let place = square - 1 - (holes & ((1 << square) - 1)).count_ones();
        count += 1;
        rank += ways(place as usize, count);
        set &= set - 1;
    }
    rank
}

/// A table as it is kept in a file: sixteen bits a position, from a certain loss to a certain win.
pub(crate) struct Endings<C> {
    places: Places,
    chances: C,
}

impl<C: AsRef<[u8]>> Endings<C> {
    pub(crate) fn read(chances: C) -> Endings<C> {
        let length = chances.as_ref().len();
        let places = (1..=MOST).map(Places::of).find(|places| 2 * places.count == length);
        Endings { places: places.expect("the file holds a whole table"), chances }
    }

    /// What throwing now is worth to the side to move, on the scale of the search; nothing where there are too many pieces.
    pub(crate) fn worth(&self, game: &Senet) -> Option<i32> {
        let place = 2 * self.places.find(game)?;
        let chances = self.chances.as_ref();
        let chance = u16::from_le_bytes([chances[place], chances[place + 1]]);
        Some((i64::from(chance) * 2 * i64::from(WON) / i64::from(u16::MAX)) as i32 - WON)
    }
}
