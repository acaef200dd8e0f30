//! How fast random play is on one thread: `cargo run --release -p sesto-senso --example random -- 20000`.
//!
//! A move is drawn evenly from the legal ones of the first seat that is to act; deals are included, nobody listens.
//! Then how many views a second are made, and how many worlds imagined from them.

use std::hint::black_box;
use std::time::Instant;

use boardgame::{Game, GameRng, Imagine, Legal, Seed, Unheard, Viewer};
use sesto_senso::{Options, SestoSenso, View};

fn main() {
    let games: u64 =
        std::env::args().nth(1).map_or(20_000, |games| games.parse().expect("a number of games"));
    let options = Options::default();
    for seats in SestoSenso::SEATS {
        let start = Instant::now();
        let moves: u64 = (0..games).map(|number| u64::from(one_game(&options, seats, number))).sum();
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} players: {:.2} million moves a second, {:.1} moves a game",
            moves as f64 / seconds / 1e6,
            moves as f64 / games as f64,
        );
    }
    SestoSenso::SEATS.for_each(|seats| looks(&options, seats, games.div_ceil(100)));
}

/// Makes the view of whoever is to act, and imagines a world from it, all along `games` games.
fn looks(options: &Options, seats: u8, games: u64) {
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut game = SestoSenso::new(options, seats, &mut rng, &mut Unheard).expect("the options are good");
        while let Some(seat) = game.to_act().first() {
            positions.push((game.clone(), seat));
            let action = game.legal(seat).sample(&mut rng).expect("whoever is to act has something to do");
            game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
        }
    }
    let start = Instant::now();
    let seen: Vec<View> = positions.iter().map(|(game, seat)| game.view(Viewer::Seat(*seat))).collect();
    let making = start.elapsed().as_secs_f64();
    let start = Instant::now();
    for view in &seen {
        black_box(SestoSenso::imagine(view, &mut rng));
    }
    let imagining = start.elapsed().as_secs_f64();
    println!(
        "{seats} players: {:.2} million views a second, {:.2} million imagined worlds a second",
        seen.len() as f64 / making / 1e6,
        seen.len() as f64 / imagining / 1e6,
    );
}

/// A game to its end from a seed of its own, and how many moves it had.
fn one_game(options: &Options, seats: u8, number: u64) -> u32 {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut rng = GameRng::new(Seed::new(seed), 0);
    let mut game = SestoSenso::new(options, seats, &mut rng, &mut Unheard).expect("the options are good");
    let mut moves = 0;
    while let Some(seat) = game.to_act().first() {
        let action = game.legal(seat).sample(&mut rng).expect("whoever is to act has something to do");
        game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
        moves += 1;
    }
    black_box(&game);
    moves
}
