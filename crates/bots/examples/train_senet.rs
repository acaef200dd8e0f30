//! Trains the value net of Senet's `hard` by self-play, and writes its weights:
//! `cargo run --release -p bots --example train_senet -- 1 120000 60000 crates/bots/src/senet/hard.net`.
//!
//! The arguments are a seed, the games of each stage and the file. The same arguments give the same file on the same machine.
//! Both stages play greedily by the net itself until the table of endings knows the rest, and the die sees to it that
//! positions are varied.
//! The first learns from how games went on and ended, TD(λ); the second, finer, from all six throws after each position.

#[path = "../src/senet/endings.rs"]
mod endings;
#[path = "../src/senet/features.rs"]
mod features;
#[path = "../src/senet/search.rs"]
mod search;

use std::time::Instant;

use boardgame::{Game, GameRng, Seat, Seed, Unheard};
use endings::Endings;
use features::{INPUTS, inputs};
use search::{Judge, Search, WON};
use senet::{Action, Options, Phase, Senet, Side};

const HIDDEN: usize = 64;
const LAMBDA: f32 = 0.7;
/// The learning rate of each stage at its beginning and at its end.
const RATES: [(f32, f32); 2] = [(0.02, 0.004), (0.006, 0.0005)];

struct Net {
    weights: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    output: [f32; HIDDEN],
    output_bias: f32,
}

/// The inputs that are on and what the hidden neurons make of them.
struct Thought {
    on: Vec<usize>,
    hidden: [f32; HIDDEN],
    /// The chance of winning of the side that is about to throw.
    chance: f32,
}

impl Net {
    fn new(rng: &mut GameRng) -> Net {
        let mut random = |width: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
        Net {
            weights: (0..INPUTS).map(|_| std::array::from_fn(|_| random(0.15))).collect(),
            bias: [0.1; HIDDEN],
            output: std::array::from_fn(|_| random(0.2)),
            output_bias: 0.0,
        }
    }

    fn hidden(&self, game: &Senet, mut on: impl FnMut(usize)) -> [f32; HIDDEN] {
        let mut hidden = self.bias;
        let seat = game.to_move();
        inputs(game.pieces(seat), game.pieces(seat.next(2)), game.tried(), |input| {
            on(input);
            for (sum, weight) in hidden.iter_mut().zip(&self.weights[input]) {
                *sum += weight;
            }
        });
        hidden.map(|sum| sum.max(0.0))
    }

    fn chance(&self, hidden: &[f32; HIDDEN]) -> f32 {
        let sum: f32 = hidden.iter().zip(&self.output).map(|(value, weight)| value * weight).sum();
        1.0 / (1.0 + (-(sum + self.output_bias)).exp())
    }

    fn think(&self, game: &Senet) -> Thought {
        let mut on = Vec::with_capacity(48);
        let hidden = self.hidden(game, |input| on.push(input));
        Thought { chance: self.chance(&hidden), on, hidden }
    }

    /// One step towards `target`, down the gradient of the cross-entropy.
    fn learn(&mut self, thought: &Thought, target: f32, rate: f32) {
        let error = rate * (target - thought.chance);
        let mut back = [0.0; HIDDEN];
        for (neuron, value) in thought.hidden.iter().enumerate() {
            if *value > 0.0 {
                back[neuron] = error * self.output[neuron];
                self.output[neuron] += error * value;
                self.bias[neuron] += back[neuron];
            }
        }
        self.output_bias += error;
        for input in &thought.on {
            for (weight, change) in self.weights[*input].iter_mut().zip(&back) {
                *weight += change;
            }
        }
    }

    /// The weights in thousand-and-twenty-fourths, and a table of the logistic function from -8 to 8 in steps of 1/64.
    fn bytes(&self) -> Vec<u8> {
        let rounded = |weight: f32| (weight * 1024.0).round().clamp(-32768.0, 32767.0) as i16;
        let mut bytes = Vec::new();
        for weight in self.weights.iter().flatten().chain(&self.bias).chain(&self.output) {
            bytes.extend(rounded(*weight).to_le_bytes());
        }
        bytes.extend(rounded(self.output_bias).to_le_bytes());
        for step in 0..=1024 {
            let chance = 1.0 / (1.0 + (8.0 - f64::from(step) / 64.0).exp());
            bytes.extend(((chance * 65535.0).round() as u16).to_le_bytes());
        }
        bytes
    }
}

/// What judges in play: the table of endings where that knows, and else the net.
#[derive(Clone, Copy)]
struct Player<'a> {
    net: &'a Net,
    endings: &'a Endings<&'static [u8]>,
}

impl Judge for Player<'_> {
    fn worth(&self, game: &Senet) -> i32 {
        self.endings.worth(game).unwrap_or_else(|| {
            let chance = self.net.chance(&self.net.hidden(game, |_| {}));
            ((2.0 * chance - 1.0) * WON as f32) as i32
        })
    }
}

/// What a worth is as a chance.
fn chance_of(worth: i32) -> f32 {
    0.5 + 0.5 * worth as f32 / WON as f32
}

/// The positions before each throw after the opening, up to where the end is known or made: what seat 0 has of it.
fn play(player: Player<'_>, rng: &mut GameRng) -> (Vec<Senet>, f32) {
    let search = Search { judge: player, depth: 0 };
    let mut game = Senet::new(&Options::default(), 2, rng, &mut Unheard).expect("the usual options are good");
    let mut moments = Vec::with_capacity(256);
    loop {
        let action = match game.phase() {
            Phase::Over { winner } => return (moments, f32::from(u8::from(winner == Seat(0)))),
            Phase::WhoBegins => Action::Throw,
            Phase::Choose => Action::Choose { side: [Side::Odd, Side::Even][rng.below(2) as usize] },
            Phase::Throw { .. } | Phase::Move { .. } => {
                let legal = game.legal(game.to_move());
                match legal.choices.as_slice() {
                    [only] => only.action,
                    _ => {
                        search.best(&game, &legal, rng).expect("whoever is to act has something to do").action
                    }
                }
            }
        };
        if action == Action::Throw && matches!(game.phase(), Phase::Throw { opening: false, .. }) {
            if let Some(worth) = player.endings.worth(&game) {
                let chance = chance_of(worth);
                return (moments, if game.to_move() == Seat(0) { chance } else { 1.0 - chance });
            }
            moments.push(game);
        }
        game.apply(game.to_move(), &action, rng, &mut Unheard).expect("a listed action is legal");
    }
}

/// Learns from how the game went on: the last positions first, each from the one after it.
fn learn_from_course(net: &mut Net, moments: &[Senet], end: f32, rate: f32) {
    // For seat 0: what the next position promises, and the mixture of all that came later.
    let (mut next, mut later) = (end, end);
    for game in moments.iter().rev() {
        let seat = game.to_move();
        let for_seat = |chance: f32| if seat == Seat(0) { chance } else { 1.0 - chance };
        let thought = net.think(game);
        later = (1.0 - LAMBDA) * next + LAMBDA * later;
        next = for_seat(thought.chance);
        net.learn(&thought, for_seat(later), rate);
    }
}

/// Learns from what every throw would have led to.
fn learn_from_chances(
    net: &mut Net,
    endings: &Endings<&'static [u8]>,
    moments: &[Senet],
    rate: f32,
    rng: &mut GameRng,
) {
    for game in moments.iter().rev() {
        let value = Search { judge: Player { net, endings }, depth: 1 }.throwing(game, 1, rng);
        let thought = net.think(game);
        net.learn(&thought, chance_of(value), rate);
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [seed, first, second, file] = args.as_slice() else { panic!("a seed, two numbers of games, a file") };
    let seed = seed.parse().expect("a seed is a number");
    let games = [first, second].map(|games| games.parse::<u32>().expect("a number of games"));

    let mut rng = GameRng::new(Seed::of_number(seed), 0);
    let mut net = Net::new(&mut rng);
    let endings = Endings::read(include_bytes!("../src/senet/endings.bin").as_slice());
    let start = Instant::now();
    for (stage, (games, (from, to))) in games.into_iter().zip(RATES).enumerate() {
        for game in 0..games {
            let rate = from * (to / from).powf(game as f32 / games as f32);
            let (moments, end) = play(Player { net: &net, endings: &endings }, &mut rng);
            match stage {
                0 => learn_from_course(&mut net, &moments, end, rate),
                _ => learn_from_chances(&mut net, &endings, &moments, rate, &mut rng),
            }
            if (game + 1) % 10_000 == 0 || game + 1 == games {
                let seconds = start.elapsed().as_secs();
                println!("stage {}: {} games after {seconds} s", stage + 1, game + 1);
                std::fs::write(file, net.bytes()).expect("the weights can be written");
            }
        }
    }
}
