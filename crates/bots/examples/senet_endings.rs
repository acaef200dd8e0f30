//! The exact table of Senet's endings.
//!
//! `cargo run --release -p bots --example senet_endings -- make 2 4 crates/bots/src/senet/endings.bin` makes the one that
//! `hard` plays by, for up to two pieces a side; `make 3 5 FILE` one of 7 MB with three against two, to measure by.
//! `… -- loss FILE 1000 1 hard medium` says how much bots lose a decision by such a table, in games of each against itself
//! from seed 1 on.

#[path = "../src/senet/endings.rs"]
mod endings;
#[path = "../src/senet/search.rs"]
mod search;

use std::time::Instant;

use boardgame::{GameRng, Imagine, Seed, Table, Unheard, Viewer};
use bots::{Bot, Decision, Roster, Seen};
use endings::{Endings, Places};
use search::{Judge, Search, WON};
use senet::{Options, Senet};

/// 28 and 29.
const GATES: u32 = 1 << 28 | 1 << 29;
/// A sweep that changes nothing by more than this, in parts of a game, is the last.
const SETTLED: f64 = 1e-6;

/// A table in the making: its own entries judge what comes after.
struct Making {
    places: Places,
    worths: Vec<i32>,
}

impl Judge for &Making {
    fn worth(&self, game: &Senet) -> i32 {
        self.worths[self.places.find(game).expect("pieces only become fewer")]
    }
}

impl Making {
    fn bytes(&self) -> Vec<u8> {
        let (most, whole) = (i64::from(u16::MAX), 2 * i64::from(WON));
        let chance = |worth: &i32| ((i64::from(*worth + WON) * most + whole / 2) / whole) as u16;
        self.worths.iter().flat_map(|worth| chance(worth).to_le_bytes()).collect()
    }

    /// Looks one throw ahead from every position of so many pieces, the most advanced first, and says what changed most.
    fn sweep(&mut self, sets: &Sets, own: usize, enemy: usize) -> f64 {
        let mut rng = GameRng::new(Seed::new([0; 32]), 0);
        let mut most = 0;
        for covered in (0..=Sets::FARTHEST).rev() {
            for (one, other) in [(own, enemy), (enemy, own)] {
                for (first, owns) in sets.0[one].iter().enumerate().take(covered + 1) {
                    let enemies = sets.0[other].get(covered - first).into_iter().flatten();
                    for (own, enemy) in enemies.flat_map(|enemy| owns.iter().map(move |own| (*own, *enemy))) {
                        if own & enemy == 0 {
                            most = most.max(self.look(own, enemy, &mut rng));
                        }
                    }
                }
                if own == enemy {
                    break;
                }
            }
        }
        f64::from(most) / f64::from(2 * WON)
    }

    /// Looks one throw ahead from a position, whatever has been tried.
    fn look(&mut self, own: u32, enemy: u32, rng: &mut GameRng) -> u32 {
        let mut most = 0;
        let (gates, mut tried) = (own & GATES, 0);
        loop {
            let game = Senet::throwing(Options::default(), own, enemy, tried);
            let worth = Search { judge: &*self, depth: 1 }.throwing(&game, 1, rng);
            let place = self.places.find(&game).expect("the position is of this table");
            most = most.max(std::mem::replace(&mut self.worths[place], worth).abs_diff(worth));
            // The next of all subsets.
            tried = tried.wrapping_sub(gates) & gates;
            if tried == 0 {
                return most;
            }
        }
    }
}

/// All sets of up to three squares, by how many they are and how far they have come together.
struct Sets([Vec<Vec<u32>>; 4]);

impl Sets {
    /// Six pieces cannot have come farther.
    const FARTHEST: usize = 2 * (30 + 29 + 28);

    fn new() -> Sets {
        let mut sets: [Vec<Vec<u32>>; 4] = Default::default();
        for first in 1..=30u32 {
            for second in 0..first {
                for third in 0..second.max(1) {
                    let set = (1u32 << first | 1 << second | 1 << third) & !1;
                    let (count, sum) = (set.count_ones() as usize, (first + second + third) as usize);
                    let sums = &mut sets[count];
                    sums.resize(sums.len().max(sum + 1), Vec::new());
                    sums[sum].push(set);
                }
            }
        }
        Sets(sets)
    }
}

fn make(most: usize, together: usize, file: &str) {
    let start = Instant::now();
    let places = Places::of((most, together));
    let mut making = Making { places, worths: vec![0; places.count] };
    let sets = Sets::new();
    // Whatever leaves the board leads to fewer pieces, so that those are settled before.
    for own in 1..=most {
        for enemy in 1..=own.min(together - own) {
            for sweep in 1.. {
                let change = making.sweep(&sets, own, enemy);
                println!(
                    "{own} and {enemy}: sweep {sweep}, {change:.7} at most, {} s",
                    start.elapsed().as_secs()
                );
                if change < SETTLED {
                    break;
                }
            }
        }
    }
    println!("{} positions", places.count);
    std::fs::write(file, making.bytes()).expect("the table can be written");
}

/// The judgement of a finished table.
struct Exact(Endings<Vec<u8>>);

impl Judge for &Exact {
    fn worth(&self, game: &Senet) -> i32 {
        self.0.worth(game).expect("pieces only become fewer")
    }
}

impl Exact {
    /// What a bot loses with each decision of a game against itself, from where the table knows.
    fn losses(&self, bot: &dyn Bot<Senet>, seed: u64) -> Vec<f64> {
        let search = Search { judge: self, depth: 0 };
        let mut losses = Vec::new();
        let mut table = Table::<Senet>::new(Options::default(), 2, Seed::of_number(seed), &mut Unheard)
            .expect("the usual options are good");
        while let Some(seat) = table.to_act().first() {
            let mut rng = table.private_rng(&format!("bot {seat}"));
            let legal = table.legal(seat);
            let Decision::Act { action, .. } = bot.decide(&Seen::at(&table, seat), &mut rng) else {
                panic!("nobody waits in Senet")
            };
            let game = Senet::imagine(&table.view(Viewer::Seat(seat)), &mut rng);
            if legal.choices.len() > 1 && self.0.worth(&game).is_some() {
                let best = search.best(&game, &legal, &mut rng).expect("there is a choice").action;
                let [best, chosen] = [best, action].map(|action| search.worth_of(&game, &action, &mut rng));
                losses.push(f64::from(best - chosen) / f64::from(2 * WON));
            }
            table.play(seat, &action, &mut Unheard).expect("bots choose legal actions");
        }
        losses
    }
}

fn measure(file: &str, games: u64, seed: u64, names: &[String]) {
    let exact = Exact(Endings::read(std::fs::read(file).expect("the table can be read")));
    for name in names {
        let bot = Senet::bot(&name.parse().expect("a bot's name")).expect("a bot of Senet");
        let by_game: Vec<Vec<f64>> = (seed..seed + games).map(|seed| exact.losses(&*bot, seed)).collect();
        let decisions: usize = by_game.iter().map(Vec::len).sum();
        let mean = by_game.iter().flatten().sum::<f64>() / decisions as f64;
        // Decisions of one game hang together: the error is that of the games.
        let off = |game: &Vec<f64>| game.iter().sum::<f64>() - mean * game.len() as f64;
        let error = by_game.iter().map(|game| off(game).powi(2)).sum::<f64>().sqrt() / decisions as f64;
        println!(
            "{name}: {decisions} decisions of {games} games, {mean:.5} ± {error:.5} of a game lost a decision"
        );
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse().expect("a number");
    match args.as_slice() {
        [make_it, most, together, file] if make_it == "make" => {
            make(number(most) as usize, number(together) as usize, file);
        }
        [loss, file, games, seed, names @ ..] if loss == "loss" => {
            measure(file, number(games), number(seed), names);
        }
        _ => panic!("make MOST TOGETHER FILE, or loss FILE GAMES SEED BOT…"),
    }
}
