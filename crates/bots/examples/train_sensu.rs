//! Trains the value net by which Sensu's `hard` plays alone, by self-play, and writes its weights:
//! `cargo run --release -p bots --example train_sensu -- 1 200000 crates/bots/src/sensu/alone.net`.
//!
//! The arguments are a seed, the number of games and the file. The same arguments give the same file on the same machine.
//! It plays by the net itself, and the deck sees to it that positions are varied; it learns from how games went on and
//! ended, TD(λ).

#[path = "../src/sensu/patience.rs"]
mod patience;
#[path = "../src/sensu/traits.rs"]
mod traits;

use std::time::Instant;

use boardgame::{Game, GameRng, Seat, Seed, Standing, Unheard};
use patience::{Judge, POINT, choose};
use sensu::{Action, Options, Sensu, Step};
use traits::{INPUTS, inputs};

const HIDDEN: usize = 64;
const LAMBDA: f32 = 0.8;
/// The learning rate at the beginning and at the end.
const RATES: (f32, f32) = (0.004, 0.0002);
/// The net counts in so many sticks.
const UNIT: f32 = 16.0;

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
    worth: f32,
}

impl Net {
    fn new(rng: &mut GameRng) -> Net {
        let mut random = |width: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
        Net {
            weights: (0..INPUTS).map(|_| std::array::from_fn(|_| random(0.15))).collect(),
            bias: [0.1; HIDDEN],
            output: std::array::from_fn(|_| random(0.2)),
            output_bias: 1.0,
        }
    }

    fn think(&self, game: &Sensu, draws: bool) -> Thought {
        let mut on = Vec::with_capacity(64);
        let mut hidden = self.bias;
        inputs(game, draws, |input| {
            on.push(input);
            for (sum, weight) in hidden.iter_mut().zip(&self.weights[input]) {
                *sum += weight;
            }
        });
        let hidden = hidden.map(|sum| sum.max(0.0));
        let sum: f32 = hidden.iter().zip(&self.output).map(|(value, weight)| value * weight).sum();
        Thought { on, hidden, worth: sum + self.output_bias }
    }

    /// One step towards `target`, down the gradient of the squared error.
    fn learn(&mut self, thought: &Thought, target: f32, rate: f32) {
        let error = rate * (target - thought.worth);
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

    /// The weights in thousand-and-twenty-fourths.
    fn bytes(&self) -> Vec<u8> {
        let rounded = |weight: f32| (weight * 1024.0).round().clamp(-32768.0, 32767.0) as i16;
        let weights = self.weights.iter().flatten().chain(&self.bias).chain(&self.output);
        weights.chain([&self.output_bias]).flat_map(|weight| rounded(*weight).to_le_bytes()).collect()
    }
}

impl Judge for Net {
    fn worth(&self, game: &Sensu, draws: bool) -> i32 {
        let mut hidden = self.bias;
        inputs(game, draws, |input| {
            for (sum, weight) in hidden.iter_mut().zip(&self.weights[input]) {
                *sum += weight;
            }
        });
        let sum: f32 = hidden.iter().zip(&self.output).map(|(value, weight)| value.max(0.0) * weight).sum();
        ((sum + self.output_bias) * UNIT * POINT as f32) as i32
    }
}

/// Plays a game: what was thought at the beginning of each turn, the choices to draw apart, and the score.
fn play(net: &Net, rng: &mut GameRng) -> (Vec<Thought>, f32) {
    let mut game = Sensu::new(&Options::default(), 1, rng, &mut Unheard).expect("the usual options are good");
    let mut thoughts = Vec::with_capacity(64);
    loop {
        if let Some(outcome) = game.outcome() {
            return match outcome.standing {
                Standing::Together { score, .. } => (thoughts, score as f32),
                Standing::Ranked { .. } => unreachable!("a game alone has a score"),
            };
        }
        let turn = matches!(game.step(), Step::Turn);
        let action = choose(&game, net).1;
        if turn {
            thoughts.push(net.think(&game, false));
            if action == Action::Draw {
                thoughts.push(net.think(&game, true));
            }
        }
        game.apply(Seat(0), &action, rng, &mut Unheard).expect("a listed action is legal");
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [seed, games, file] = args.as_slice() else { panic!("a seed, a number of games, a file") };
    let seed = seed.parse().expect("a seed is a number");
    let games = games.parse::<u32>().expect("a number of games");
    let mut rng = GameRng::new(Seed::of_number(seed), 0);
    let mut net = Net::new(&mut rng);
    let start = Instant::now();
    let mut sum = 0.0;
    for game in 1..=games {
        let (from, to) = RATES;
        let rate = from * (to / from).powf(game as f32 / games as f32);
        let (thoughts, score) = play(&net, &mut rng);
        sum += score;
        let (mut next, mut later) = (score / UNIT, score / UNIT);
        for thought in thoughts.iter().rev() {
            later = (1.0 - LAMBDA) * next + LAMBDA * later;
            next = thought.worth;
            net.learn(thought, later, rate);
        }
        if game % 10_000 == 0 || game == games {
            let seconds = start.elapsed().as_secs();
            println!("{game} games after {seconds} s, {:.2} points on average", sum / 10_000.0);
            sum = 0.0;
            std::fs::write(file, net.bytes()).expect("the weights can be written");
        }
    }
}
