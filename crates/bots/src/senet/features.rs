//! What the value net is told of a position: a few dozen of these inputs are on at a time.
//!
//! Sets of squares are as in the rules: bit *n* is square *n*. The trainer compiles this file too, so that both mean the same.

/// How many inputs there are.
pub(crate) const INPUTS: usize = 2 * SIDE + 2;

/// How many of them each side has.
pub(crate) const SIDE: usize = 128;

/// The houses that protect (N23).
pub(crate) const SAFE: u32 = 1 << 15 | 1 << 26 | 1 << 28 | 1 << 29 | 1 << 30;
/// Squares 1 to 10.
pub(crate) const ROW_ONE: u32 = 0b111_1111_1110;

const MISFORTUNE: u32 = 1 << 27;
/// The squares from which a piece attacks: those on 26 and beyond only meet protecting houses.
const ATTACKERS: u32 = (1 << 26) - 2;

/// The pieces that stand in a wall.
pub(crate) fn paired(side: u32) -> u32 {
    side & (side << 1 | side >> 1)
}

/// The pieces of `side` that some throw of the other could send back.
pub(crate) fn exposed(side: u32, other: u32) -> u32 {
    if other & MISFORTUNE != 0 {
        return 0;
    }
    let attackers = other & ATTACKERS;
    let reached = attackers << 1 | attackers << 2 | attackers << 3 | attackers << 4 | attackers << 5;
    side & reached & !SAFE & !paired(side)
}

/// Names every input that is on, for the side that is about to throw; `tried` is as in the rules.
pub(crate) fn inputs(own: u32, enemy: u32, tried: u32, mut on: impl FnMut(usize)) {
    for (half, (side, other)) in [(own, enemy), (enemy, own)].into_iter().enumerate() {
        let base = half * SIDE;
        // 30 squares, 29 walls of two and 28 of three by their lowest square, 30 exposed squares.
        each(side, |square| on(base + square - 1));
        each(side & side >> 1, |square| on(base + 30 + square - 1));
        each(side & side >> 1 & side >> 2, |square| on(base + 59 + square - 1));
        each(exposed(side, other), |square| on(base + 87 + square - 1));
        // 5 counts of pieces on the board, and 6 of pieces in row 1.
        on(base + 117 + side.count_ones().clamp(1, 5) as usize - 1);
        on(base + 122 + (side & ROW_ONE).count_ones().min(5) as usize);
    }
    // What has had its try on 28 and on 29.
    each(tried >> 27, |gate| on(2 * SIDE + gate - 1));
}

fn each(mut set: u32, mut on: impl FnMut(usize)) {
    while set != 0 {
        on(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}
