//! How random play goes, and how fast: `cargo run --release -p senet --example random -- 100000`.

use std::time::Instant;

use boardgame::{Game, GameRng, Legal, Seat, Seed, Table, Unheard};
use senet::{Action, Options, Phase, Senet, Side};

fn main() {
    let games: u64 =
        std::env::args().nth(1).map_or(100_000, |games| games.parse().expect("a number of games"));

    let start = Instant::now();
    let (mut turns, mut wins) = (0, 0);
    let mut rng = GameRng::new(Seed::of_number(0), 0);
    for _ in 0..games {
        let (game, first) = one_game(&mut rng);
        turns += u64::from(game.turn());
        wins += u64::from(game.phase() == Phase::Over { winner: first });
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{games} random games, one generator: {:.0} games/s", games as f64 / seconds);
    println!(
        "mean turns {:.2}, the first player on even squares wins {:.2} %",
        per(turns, games),
        100.0 * per(wins, games)
    );

    let start = Instant::now();
    for game in 0..games / 10 {
        one_table(game);
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("at a table, a stream a step: {:.0} games/s", (games / 10) as f64 / seconds);
}

fn per(count: u64, games: u64) -> f64 {
    count as f64 / games as f64
}

/// A game to its end, and its first player, who takes the even squares.
fn one_game(rng: &mut GameRng) -> (Senet, Seat) {
    let mut game =
        Senet::new(&Options::default(), 2, rng, &mut Unheard).expect("the default options are good");
    let first = game.to_move();
    game.apply(first, &Action::Choose { side: Side::Even }, rng, &mut Unheard)
        .expect("the choice comes first");
    while let Some(action) = game.legal(game.to_move()).sample(rng) {
        game.apply(game.to_move(), &action, rng, &mut Unheard).expect("a listed action is legal");
    }
    (game, first)
}

fn one_table(number: u64) {
    let seed = Seed::of_number(number);
    let mut choices = GameRng::new(seed.derive("random"), 0);
    let mut table =
        Table::<Senet>::new(Options::default(), 2, seed, &mut Unheard).expect("the default options are good");
    while let Some(seat) = table.to_act().first() {
        let action = table.legal(seat).sample(&mut choices).expect("whoever is to act has something to do");
        table.play(seat, &action, &mut Unheard).expect("a listed action is legal");
    }
}
