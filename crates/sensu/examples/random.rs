//! How fast random play is on one thread: `cargo run --release -p sensu --example random -- 2000`.
//!
//! Every step is drawn evenly from the legal ones; deals are included, nobody listens.

use std::hint::black_box;
use std::time::Instant;

use boardgame::{Game, GameRng, Legal, Seed, Unheard};
use sensu::{Options, Sensu};

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2_000, |games| games.parse().expect("a number of games"));
    for (powers, chosen_fan) in [(false, false), (true, false), (false, true), (true, true)] {
        let options = Options { powers, chosen_fan, ..Options::default() };
        for seats in Sensu::SEATS {
            if seats == 1 && (powers || chosen_fan) {
                continue;
            }
            let start = Instant::now();
            let turns: u64 = (0..games).map(|number| u64::from(one_game(&options, seats, number))).sum();
            println!(
                "{seats} players, powers {powers}, chosen fan {chosen_fan}: {:.0} turns a second, {:.1} turns a game",
                turns as f64 / start.elapsed().as_secs_f64(),
                turns as f64 / games as f64,
            );
        }
    }
}

/// A game to its end from a seed of its own, and how many turns it had.
fn one_game(options: &Options, seats: u8, number: u64) -> u32 {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut rng = GameRng::new(Seed::new(seed), 0);
    let mut game = Sensu::new(options, seats, &mut rng, &mut Unheard).expect("the options are good");
    while let Some(seat) = game.to_act().first() {
        let action = game.legal(seat).sample(&mut rng).expect("whoever is to act has something to do");
        game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
    }
    black_box(&game);
    game.turn()
}
