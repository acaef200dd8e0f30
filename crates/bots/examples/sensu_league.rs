//! Sensu's bots against each other: `cargo run --release -p bots --example sensu_league -- 2000 '{}' hard easy`.
//!
//! Games, options, the bots by seat; alone it is one bot. Seats move on by one every game, as in `ludoteca simulate`, whose
//! games these are with `--seed 1`, so the counts are the same. What is known so far is printed every so many games.
//!
//! `… -- solve 100 '{}' hard easy` lets each of the bots play the same deals alone, and compares them with the solver.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use boardgame::{Game, Seed, Standing, Table, Unheard};
use bots::{BotName, Decision, Roster, Seen};
use sensu::{Options, Sensu};

/// How one bot of the list did.
#[derive(Clone, Default)]
struct Tally {
    wins: f64,
    score: u64,
    squares: u64,
    moves: u32,
    total: Duration,
    longest: Duration,
}

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let solves = args.next_if(|arg| arg == "solve").is_some();
    let games: u64 = args.next().expect("how many games").parse().expect("a number of games");
    let options: Options = serde_json::from_str(&args.next().expect("options")).expect("options as JSON");
    let names: Vec<String> = args.collect();
    if solves {
        return solve(games, options, &names);
    }
    let mut tallies = vec![Tally::default(); names.len()];
    let (mut rounds, mut ends) = (0.0, BTreeMap::<String, u32>::new());
    for game in 0..games {
        let (turns, end) = play(&names, options, game, &mut tallies);
        rounds += f64::from(turns) / names.len() as f64;
        *ends.entry(end).or_default() += 1;
        if (game + 1) % 250 == 0 || game + 1 == games {
            let games = game + 1;
            println!("{games} games, {:.2} rounds each, {ends:?}", rounds / games as f64);
            report(&names, &tallies, games);
        }
    }
}

fn report(names: &[String], tallies: &[Tally], games: u64) {
    for (name, tally) in names.iter().zip(tallies) {
        let share = tally.wins / games as f64;
        let error = (share * (1.0 - share) / games as f64).sqrt();
        let mean = tally.score as f64 / games as f64;
        let spread = (tally.squares as f64 / games as f64 - mean * mean).sqrt() / (games as f64).sqrt();
        println!(
            "{name}: wins {:.2} % ± {:.2}, score {mean:.2} ± {spread:.2}, {} choices, mean {:.0} µs, longest {:.1} ms",
            100.0 * share,
            100.0 * error,
            tally.moves,
            tally.total.as_secs_f64() * 1e6 / f64::from(tally.moves.max(1)),
            tally.longest.as_secs_f64() * 1e3,
        );
    }
}

/// The bots and the solver at the same deals.
fn solve(games: u64, options: Options, names: &[String]) {
    let mut tallies = vec![Tally::default(); names.len()];
    let (mut total, mut beaten, mut took) = (0, 0, Duration::ZERO);
    for game in 0..games {
        let deal = Table::<Sensu>::new(options, 1, Seed::of_number(1 + game), &mut Unheard)
            .expect("the options are good");
        let mut record = deal.record();
        let start = Instant::now();
        record.actions = Sensu::best_line(&record).expect("alone there is a solver");
        took += start.elapsed();
        let best = Table::<Sensu>::replay(&record).expect("the line is played by the rules");
        let Some(Standing::Together { score: best, .. }) = best.outcome().map(|outcome| outcome.standing)
        else {
            panic!("the line is played to the end");
        };
        total += best;
        for (name, tally) in names.iter().zip(&mut tallies) {
            let before = tally.score;
            play(std::slice::from_ref(name), options, game, std::slice::from_mut(tally));
            beaten += u32::from(tally.score - before > u64::from(best));
        }
    }
    println!(
        "the solver scores {:.2} on average in {:.0} ms; a bot scored more {beaten} times",
        f64::from(total) / games as f64,
        took.as_secs_f64() * 1e3 / games as f64
    );
    report(names, &tallies, games);
}

/// Plays game `game`, adds up how the bots did, and says how long it was and how it ended.
fn play(names: &[String], options: Options, game: u64, tallies: &mut [Tally]) -> (u32, String) {
    let seats = names.len();
    let shift = usize::try_from(game % seats as u64).expect("it is below the seats");
    let bots: Vec<_> = names
        .iter()
        .map(|name| Sensu::bot(&name.parse::<BotName>().expect("a bot's name")).expect("a bot of Sensu"))
        .collect();
    let mut table = Table::<Sensu>::new(options, seats as u8, Seed::of_number(1 + game), &mut Unheard)
        .expect("the options are good");
    while let Some(seat) = table.to_act().first() {
        let bot = (seat.index() + shift) % seats;
        let mut rng = table.private_rng(&format!("bot {seat}"));
        let start = Instant::now();
        let decision = bots[bot].decide(&Seen::at(&table, seat), &mut rng);
        let took = start.elapsed();
        let Decision::Act { action, .. } = decision else { panic!("nobody waits in {}", Sensu::ID) };
        let tally = &mut tallies[bot];
        tally.moves += 1;
        tally.total += took;
        tally.longest = tally.longest.max(took);
        table.play(seat, &action, &mut Unheard).expect("bots choose legal actions");
    }
    let outcome = table.outcome().expect("nobody is to act");
    match outcome.standing {
        Standing::Ranked { places } => {
            let first = places.iter().filter(|place| **place == 1).count() as f64;
            for (seat, place) in places.iter().enumerate() {
                tallies[(seat + shift) % seats].wins += if *place == 1 { 1.0 / first } else { 0.0 };
            }
        }
        Standing::Together { won, score, .. } => {
            tallies[0].wins += f64::from(u8::from(won));
            tallies[0].score += u64::from(score);
            tallies[0].squares += u64::from(score * score);
        }
    }
    (table.turn(), outcome.say.key.into_owned())
}
