//! The judgement of `hard`: a small net that has learned from its own games what a position is worth.
//!
//! The weights are rounded and everything is counted in whole numbers, so that all machines judge alike.
//! `examples/train_senet.rs` makes the file.

use std::sync::LazyLock;

use senet::Senet;

use super::endings::Endings;
use super::features::{INPUTS, inputs};
use super::search::{Judge, WON};

const HIDDEN: usize = 64;
/// Weights are counted in thousand-and-twenty-fourths, so products of two are in units of 2⁻²⁰.
const ONE: i64 = 1 << 20;
/// The table of the logistic function goes from -8 to 8 in steps of 1/64.
const REACH: i64 = 8 * ONE;
const STEP: u32 = 14;
const STEPS: usize = 1024;

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("hard.net")));

/// The endings in which neither side has more than two pieces left.
static ENDINGS: LazyLock<Endings<&[u8]>> = LazyLock::new(|| Endings::read(include_bytes!("endings.bin")));

/// The trained net, and the table of endings where that knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learned;

struct Net {
    weights: Vec<[i16; HIDDEN]>,
    bias: [i16; HIDDEN],
    output: [i16; HIDDEN],
    output_bias: i16,
    logistic: Vec<u16>,
}

impl Net {
    fn read(bytes: &[u8]) -> Net {
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().expect("the file holds a whole net");
        let mut row = || std::array::from_fn(|_| next());
        let net = Net {
            weights: (0..INPUTS).map(|_| row()).collect(),
            bias: row(),
            output: row(),
            output_bias: next(),
            logistic: (0..=STEPS).map(|_| next() as u16).collect(),
        };
        assert!(numbers.next().is_none(), "the file holds a net and nothing else");
        net
    }
}

impl Judge for Learned {
    fn worth(&self, game: &Senet) -> i32 {
        ENDINGS.worth(game).unwrap_or_else(|| NET.worth(game))
    }
}

impl Judge for Net {
    fn worth(&self, game: &Senet) -> i32 {
        let seat = game.to_move();
        // Sixteen bits hold every sum and thirty-two the products, as a test proves; narrow numbers are added fastest.
        let mut hidden = self.bias;
        inputs(game.pieces(seat), game.pieces(seat.next(2)), game.tried(), |input| {
            for (sum, weight) in hidden.iter_mut().zip(&self.weights[input]) {
                *sum = sum.wrapping_add(*weight);
            }
        });
        let products = hidden
            .iter()
            .zip(&self.output)
            .map(|(sum, weight)| i32::from((*sum).max(0)) * i32::from(*weight));
        let sum = products.fold(0i32, i32::wrapping_add);
        let sum = i64::from(sum) + (i64::from(self.output_bias) << 10);
        won_or_lost(sum, &self.logistic)
    }
}

/// The chance of winning on the scale of the search, read from the table and drawn straight between its entries.
fn won_or_lost(sum: i64, logistic: &[u16]) -> i32 {
    let place = (sum + REACH).clamp(0, 2 * REACH - 1);
    let (entry, rest) = ((place >> STEP) as usize, place & ((1 << STEP) - 1));
    let (low, high) = (i64::from(logistic[entry]), i64::from(logistic[entry + 1]));
    let chance = (low << STEP) + (high - low) * rest;
    // A certain win is 2³⁰ here, which stands for the whole way from -WON to WON.
    (chance >> 7) as i32 - WON
}

#[cfg(test)]
mod tests {
    use senet::Options;

    use super::super::features::SIDE;
    use super::*;

    #[test]
    fn the_table_covers_every_sum() {
        let logistic = &NET.logistic;
        let worths: Vec<i32> = (-20..=20).map(|sum| won_or_lost(sum * ONE / 2, logistic)).collect();
        assert!(worths.is_sorted());
        assert!(worths[0] >= -WON && worths[0] < -WON / 1000 * 999);
        assert!(worths[40] <= WON && worths[40] > WON / 1000 * 999);
        assert!(worths[20].abs() < WON / 1000);
    }

    /// The inputs of one side in groups of which so many can be on at once.
    const GROUPS: [(std::ops::Range<usize>, usize); 6] =
        [(0..30, 5), (30..59, 4), (59..87, 3), (87..117, 5), (117..122, 1), (122..128, 1)];

    #[test]
    fn no_position_overflows() {
        let mut products = 0;
        for neuron in 0..HIDDEN {
            let bias = i64::from(NET.bias[neuron]);
            let (mut lowest, mut highest) = (bias.min(0), bias.max(0));
            for (half, (range, on)) in
                [0, SIDE].into_iter().flat_map(|half| GROUPS.map(|group| (half, group)))
            {
                let mut weights: Vec<i64> =
                    range.map(|input| i64::from(NET.weights[half + input][neuron])).collect();
                weights.sort_unstable();
                lowest += weights.iter().take(on).map(|weight| weight.min(&0)).sum::<i64>();
                highest += weights.iter().rev().take(on).map(|weight| weight.max(&0)).sum::<i64>();
            }
            let tries: Vec<i64> =
                (2 * SIDE..INPUTS).map(|input| i64::from(NET.weights[input][neuron])).collect();
            lowest += tries.iter().map(|weight| weight.min(&0)).sum::<i64>();
            highest += tries.iter().map(|weight| weight.max(&0)).sum::<i64>();
            assert!(lowest >= i64::from(i16::MIN) && highest <= i64::from(i16::MAX), "{lowest} to {highest}");
            products += highest * i64::from(NET.output[neuron]).abs();
        }
        assert!(products <= i64::from(i32::MAX), "{products}");
    }

    #[test]
    fn the_net_knows_who_is_ahead() {
        // One side has two pieces off and the others in the last houses, the other is still where it began.
        let (ahead, behind) = (1 << 26 | 1 << 28 | 1 << 30, 0b01_0101_0101 << 1);
        let worth = |own, enemy| Learned.worth(&Senet::throwing(Options::default(), own, enemy, 0));
        let worths = [worth(ahead, behind), worth(behind, ahead)];
        assert!(worths[0] > WON / 2 && worths[1] < -WON / 2, "{worths:?} of {WON}");
    }
}
