//! Looks one throw ahead, and judges by a few plain rules: how far everybody is, who stands in walls, what each house is worth.

use senet::Senet;

use super::features::paired;
use super::search::Judge;

/// The judgement of `medium`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain;

/// What a square is worth beyond its number, in quarters of a square.
const HOUSES: [(u32, i32); 6] = [(15, 4), (26, 12), (27, -24), (28, 4), (29, 4), (30, 10)];
/// A piece off the board, counted as square 31.
const OFF: i32 = 31 * 4 + 16;
/// A piece in a wall.
const WALL: i32 = 5;
/// A quarter of a square on the scale of the search, where nothing but the end comes near to a win.
const SCALE: i32 = 1 << 10;

impl Judge for Plain {
    fn worth(&self, game: &Senet) -> i32 {
        let seat = game.to_move();
        (standing(game.pieces(seat)) - standing(game.pieces(seat.next(2)))) * SCALE
    }
}

fn standing(side: u32) -> i32 {
    let squares: i32 = (1..=30).filter(|square| side & 1 << square != 0).map(|square| 4 * square).sum();
    let houses: i32 =
        HOUSES.iter().filter(|(square, _)| side & 1 << square != 0).map(|(_, worth)| worth).sum();
    let off = 5 - side.count_ones() as i32;
    squares + houses + off * OFF + paired(side).count_ones() as i32 * WALL
}
