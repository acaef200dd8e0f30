//! The judgement of whoever plays alone: a small net that has learned from its own games what a position will score.
//!
//! The weights are rounded and everything is counted in whole numbers, so that all machines judge alike.
//! `examples/train_sensu.rs` makes the file.

use std::sync::LazyLock;

use sensu::Sensu;

use super::patience::{Judge, POINT};
use super::traits::{INPUTS, inputs};

const HIDDEN: usize = 64;
/// The net counts in so many sticks, and its products in units of 2⁻²⁰.
const UNIT: i64 = 16 * POINT as i64;

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("alone.net")));

/// The trained net.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learned;

struct Net {
    weights: Vec<[i16; HIDDEN]>,
    bias: [i16; HIDDEN],
    output: [i16; HIDDEN],
    output_bias: i16,
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
        };
        assert!(numbers.next().is_none(), "the file holds a net and nothing else");
        net
    }
}

impl Judge for Learned {
    fn worth(&self, game: &Sensu, draws: bool) -> i32 {
        let net = &*NET;
        let mut hidden = net.bias;
        inputs(game, draws, |input| {
            for (sum, weight) in hidden.iter_mut().zip(&net.weights[input]) {
                *sum = sum.saturating_add(*weight);
            }
        });
        let products =
            hidden.iter().zip(&net.output).map(|(sum, weight)| i64::from((*sum).max(0)) * i64::from(*weight));
        let sum = products.sum::<i64>() + (i64::from(net.output_bias) << 10);
        ((sum * UNIT) >> 20) as i32
    }
}
