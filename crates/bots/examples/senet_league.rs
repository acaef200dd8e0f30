//! Senet's bots against each other: `cargo run --release -p bots --example senet_league -- 10000 random easy medium hard`.
//!
//! Games, seats and chance are those of `ludoteca simulate senet --bots A,B --games N --seed 1`, so the counts are the same.

use std::time::{Duration, Instant};

use boardgame::{Seat, Seed, Table, Unheard};
use bots::{Bot, BotName, Decision, Roster, Seen};
use senet::{Options, Phase, Senet};

/// How long one bot thought.
#[derive(Clone, Copy, Default)]
struct Clock {
    moves: u32,
    total: Duration,
    longest: Duration,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().expect("how many games").parse().expect("a number of games");
    let names: Vec<String> = args.collect();
    for (index, weaker) in names.iter().enumerate() {
        for stronger in &names[index + 1..] {
            let mut clocks = [Clock::default(); 2];
            let wins = (0..games).filter(|game| play([stronger, weaker], *game, &mut clocks) == 0).count();
            let share = wins as f64 / games as f64;
            let error = (share * (1.0 - share) / games as f64).sqrt();
            println!(
                "{stronger} beats {weaker} in {wins} of {games}: {:.2} % ± {:.2}",
                100.0 * share,
                100.0 * error
            );
            for (name, clock) in [stronger, weaker].into_iter().zip(clocks) {
                println!(
                    "  {name}: {} choices, mean {:.1} µs, longest {:.2} ms",
                    clock.moves,
                    clock.total.as_secs_f64() * 1e6 / f64::from(clock.moves.max(1)),
                    clock.longest.as_secs_f64() * 1e3
                );
            }
        }
    }
}

/// Plays game `game`, and says which of the two bots won.
fn play(names: [&str; 2], game: u64, clocks: &mut [Clock; 2]) -> usize {
    let shift = (game % 2) as usize;
    let bots: [Box<dyn Bot<Senet>>; 2] = names.map(|name| {
        let name: BotName = name.parse().expect("a bot's name");
        Senet::bot(&name).expect("a bot of Senet")
    });
    let mut table = Table::<Senet>::new(Options::default(), 2, Seed::of_number(1 + game), &mut Unheard)
        .expect("the usual options are good");
    while let Some(seat) = table.to_act().first() {
        let bot = (seat.index() + shift) % 2;
        let mut rng = table.private_rng(&format!("bot {seat}"));
        let mut ask = || {
            let start = Instant::now();
            let decision = bots[bot].decide(&Seen::at(&table, seat), &mut rng);
            (start.elapsed(), decision)
        };
        let (took, decision) = ask();
        let Decision::Act { action, .. } = decision else { panic!("nobody waits in Senet") };
        if table.legal(seat).choices.len() > 1 {
            let clock = &mut clocks[bot];
            clock.moves += 1;
            clock.total += took;
            if took > clock.longest {
                // Asked again, the bot answers the same, so the shortest time is that without the machine's other work.
                let again = (0..9).map(|_| ask().0).min().unwrap_or(took);
                clock.longest = clock.longest.max(took.min(again));
            }
        }
        table.play(seat, &action, &mut Unheard).expect("bots choose legal actions");
    }
    let winner = Seat::all(2)
        .find(|seat| table.view(boardgame::Viewer::Spectator).phase == Phase::Over { winner: *seat })
        .expect("somebody has won");
    (winner.index() + shift) % 2
}
