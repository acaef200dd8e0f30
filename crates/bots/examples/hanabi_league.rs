//! Hanabi's partners together: `cargo run --release -p bots --example hanabi_league -- 10000 3 ensemble`.
//!
//! One name fills all seats; several are for one seat each, and move on by one seat every game.
//! The yardstick `cheat` plays all seats.
//! Games, seats and chance are those of `ludoteca simulate hanabi --seats N --bots A,B --games G --seed 1`;
//! `500@20001` plays 500 games from seed 20001 on.

use std::time::Instant;

use boardgame::{Game, Seat, Seed, Standing, Table, Viewer};
use bots::{Bot, BotName, Decision, Roster, Seen, Yardstick};
use hanabi::{End, EventView, Hanabi, Options};

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().expect("how many games");
    let (games, first) = games.split_once('@').unwrap_or((&games, "1"));
    let games: u64 = games.parse().expect("a number of games");
    let first: u64 = first.parse().expect("the seed of the first game");
    let seats: u8 = args.next().expect("how many seats").parse().expect("a number of seats");
    let names: Vec<BotName> = args.map(|name| name.parse().expect("a bot's name")).collect();
    let start = Instant::now();
    let (mut scores, mut third_errors, mut points_sum) = ([0u64; 26], 0u64, 0u64);
    for game in 0..games {
        let (score, points, end) = play(&names, seats, game, first + game);
        scores[usize::from(score)] += 1;
        points_sum += u64::from(points);
        third_errors += u64::from(end == Some(End::ThirdError));
    }
    let seconds = start.elapsed().as_secs_f64();
    let share = |count: u64| count as f64 / games as f64;
    let sum = |power: i32| -> f64 {
        scores.iter().enumerate().map(|(score, count)| (score as f64).powi(power) * *count as f64).sum()
    };
    let mean = sum(1) / games as f64;
    let error = ((sum(2) / games as f64 - mean * mean) / games as f64).sqrt();
    println!(
        "{seats} players: mean {mean:.4} ± {error:.4} (third errors counted as points: {:.4}), \
         perfect {:.2} %, third errors {third_errors}, {:.0} games a second",
        share(points_sum),
        100.0 * share(scores[25]),
        games as f64 / seconds,
    );
    let counts: Vec<String> = scores
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(score, count)| format!("{score}: {count}"))
        .collect();
    println!("  {}", counts.join(" · "));
}

/// Plays game `game` of this seed: the score, the points on the table, and why it ended.
fn play(names: &[BotName], seats: u8, game: u64, seed: u64) -> (u8, u8, Option<End>) {
    if let [name] = names
        && let Some(yardstick) = Hanabi::yardstick(&name.name, &Options::default(), seats)
    {
        return measure(yardstick, seats, seed);
    }
    let shift = if names.len() == 1 { 0 } else { (game % u64::from(seats)) as usize };
    let name = |seat: Seat| &names[(seat.index() + shift) % names.len()];
    let mut bots: Vec<Box<dyn Bot<Hanabi>>> =
        Seat::all(seats).map(|seat| Hanabi::bot(name(seat)).expect("a bot of Hanabi")).collect();
    let alike = |seat: Seat| Seat::all(seats).filter(|other| name(*other).name == name(seat).name).collect();
    let mut events = Vec::new();
    let mut table = Table::<Hanabi>::new(Options::default(), seats, Seed::of_number(seed), &mut events)
        .expect("the usual options are good");
    loop {
        for (bot, seat) in bots.iter_mut().zip(Seat::all(seats)).filter(|(bot, _)| bot.listens()) {
            let heard: Vec<EventView> =
                events.iter().filter_map(|event| Hanabi::event_view(event, Viewer::Seat(seat))).collect();
            bot.notice(&heard, &Seen::at(&table, seat));
        }
        events.clear();
        let Some(seat) = table.to_act().first() else { break };
        let mut rng = table.private_rng(&format!("bot {seat}"));
        let seen = Seen::at(&table, seat).beside(alike(seat));
        let decision = bots[seat.index()].decide(&seen, &mut rng);
        let Decision::Act { action, .. } = decision else { panic!("nobody waits in Hanabi") };
        table.play(seat, &action, &mut events).expect("bots choose legal actions");
    }
    end(&table)
}

/// Plays game `game` with all hands open.
fn measure(mut yardstick: Box<dyn Yardstick<Hanabi>>, seats: u8, seed: u64) -> (u8, u8, Option<End>) {
    let mut events = Vec::new();
    let mut table = Table::<Hanabi>::new(Options::default(), seats, Seed::of_number(seed), &mut events)
        .expect("the usual options are good");
    loop {
        yardstick.hear(&events);
        events.clear();
        let Some(seat) = table.to_act().first() else { return end(&table) };
        let action = yardstick.choose(seat, &mut table.private_rng(&format!("bot {seat}")));
        table.play(seat, &action, &mut events).expect("a yardstick chooses legal actions");
    }
}

fn end(table: &Table<Hanabi>) -> (u8, u8, Option<End>) {
    let view = table.view(Viewer::Spectator);
    match table.outcome().expect("it is over").standing {
        Standing::Together { score, .. } => (score as u8, view.points, view.end),
        Standing::Ranked { .. } => unreachable!("Hanabi is played together"),
    }
}
