//! How many moves a second random play makes on one thread: `cargo run --release -p hanabi --example speed`.
//!
//! A move is an information, play or discard drawn evenly from the legal ones; deals are included, nobody listens.

use std::time::Instant;

use boardgame::{Game, GameRng, Legal, Seed, Unheard};
use hanabi::{Hanabi, Options};

const GAMES: u64 = 200_000;

fn main() {
    for seats in Hanabi::SEATS {
        for gran_finale in [false, true] {
            let options = Options { gran_finale, ..Options::default() };
            let mut choice = GameRng::new(Seed::of_number(0), 0);
            let (mut moves, mut points) = (0u64, 0u64);
            let seed = Seed::of_number(1);
            let start = Instant::now();
            for number in 0..GAMES {
                let mut rng = GameRng::new(seed, number);
                let mut game = Hanabi::new(&options, seats, &mut rng, &mut Unheard).expect("the options are good");
                while let Some(seat) = game.to_act().first() {
                    let action = game.legal(seat).sample(&mut choice).expect("who is to act can act");
                    game.apply(seat, &action, &mut rng, &mut Unheard).expect("it was listed");
                    moves += 1;
                }
                points += u64::from(game.outcome().is_some());
            }
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{seats} players{}: {:.2} million moves a second ({:.1} moves a game, {points} games)",
                if gran_finale { ", Gran Finale" } else { "" },
                moves as f64 / seconds / 1e6,
                moves as f64 / GAMES as f64,
            );
        }
    }
}
