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
/// The tables there are: so many pieces of a side at most, and so many of both together.
const SIZES: [(usize, usize); 5] = [(1, 2), (2, 4), (3, 4), (3, 5), (3, 6)];

/// Where each position stands in a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    most: usize,
    together: usize,
    /// The first place of so many own pieces, so many enemies and these tries.
    begins: [[[usize; 4]; MOST]; MOST],
    pub(crate) count: usize,
}

impl Places {
    /// Those of a table with up to `most` pieces a side and up to `together` of both.
    pub(crate) fn of((most, together): (usize, usize)) -> Places {
        assert!((1..=MOST).contains(&most), "a table has 1 to {MOST} pieces a side");
        let mut places = Places { most, together, begins: [[[0; 4]; MOST]; MOST], count: 0 };
        for own in 1..=most {
            for enemy in 1..=most.min(together - own) {
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
        if !known.contains(&owns) || !known.contains(&enemies) || owns + enemies > self.together {
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
        let places = SIZES.into_iter().map(Places::of).find(|places| 2 * places.count == length);
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

#[cfg(test)]
mod tests {
    use boardgame::{GameRng, Seed};
    use senet::Options;

    use super::super::search::{Judge, Search};
    use super::*;

    struct Table(Endings<&'static [u8]>);

    impl Judge for &Table {
        fn worth(&self, game: &Senet) -> i32 {
            self.0.worth(game).expect("pieces only become fewer")
        }
    }

    fn table() -> Table {
        Table(Endings::read(include_bytes!("endings.bin").as_slice()))
    }

    fn set(squares: &[u8]) -> u32 {
        squares.iter().map(|square| 1 << square).sum()
    }

    fn throwing(own: &[u8], enemy: &[u8], tried: &[u8]) -> Senet {
        Senet::throwing(Options::default(), set(own), set(enemy), set(tried))
    }

    #[track_caller]
    fn wins(own: &[u8], tried: &[u8], thirty_sixths: i64) {
        let worth = table().0.worth(&throwing(own, &[30], tried)).expect("the table knows it");
        let expected = 2 * i64::from(WON) * thirty_sixths / 36 - i64::from(WON);
        assert!((i64::from(worth) - expected).abs() < i64::from(WON) / 20_000, "{worth}, not {expected}");
    }

    #[test]
    fn against_a_piece_that_leaves_next_only_this_turn_counts() {
        wins(&[29], &[], 6);
        wins(&[28], &[], 6);
        // It has had its try.
        wins(&[28], &[28], 0);
        // One throw takes only one of them off, and does not throw again.
        wins(&[28, 29], &[], 0);
    }

    #[test]
    fn it_knows_two_pieces_a_side_and_no_more() {
        let table = table();
        assert!(table.0.worth(&throwing(&[3, 28], &[12, 15], &[28])).is_some());
        assert_eq!(table.0.worth(&throwing(&[3, 4, 28], &[12], &[])), None);
        assert_eq!(table.0.worth(&throwing(&[3], &[12, 15, 16], &[])), None);
    }

    #[test]
    fn a_look_ahead_finds_what_the_table_says() {
        let table = table();
        let mut rng = GameRng::new(Seed::of_number(1), 0);
        for _ in 0..2000 {
            let mut squares: Vec<u8> = (1..=30).collect();
            rng.shuffle(&mut squares);
            let (own, enemy) = (1 + rng.below(2) as usize, 1 + rng.below(2) as usize);
            let gates = squares[..own].iter().copied().filter(|square| matches!(square, 28 | 29));
            let tried: Vec<u8> = gates.filter(|_| rng.below(2) == 0).collect();
            let game = throwing(&squares[..own], &squares[own..own + enemy], &tried);
            let ahead = Search { judge: &table, depth: 1 }.throwing(&game, 1, &mut rng);
            let known = table.0.worth(&game).expect("the table knows it");
            assert!(
                (ahead - known).abs() < WON / 2000,
                "{:?}: {ahead}, not {known}",
                &squares[..own + enemy]
            );
        }
    }
}
