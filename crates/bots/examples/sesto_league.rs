//! How often the minds of Il Sesto Senso win: `cargo run --release -p bots --example sesto_league -- 5000 4 reader reader:noise=1`.
//!
//! Given are the number of games, the seats, the ghost's mind and the psychics', and perhaps a level and a final.
//! Games and chance are those of `ludoteca simulate sesto-senso --bots A,B --games N --seed 1`, so the counts are the same.

use std::time::Instant;

use boardgame::{Seat, Seed, Table, Unheard, Viewer};
use bots::{Bot, BotName, Decision, Roster, Seen};
use sesto_senso::{End, Final, Level, Options, Phase, SestoSenso, View};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [games, seats, ghost, psychics, rest @ ..] = args.as_slice() else {
        panic!("how many games, how many seats, the ghost's mind, the psychics'")
    };
    let games: u64 = games.parse().expect("a number of games");
    let seats: u8 = seats.parse().expect("a number of seats");
    let minds = [ghost, psychics].map(|name| name.parse().expect("a bot's name"));
    let named = |name: &str| rest.iter().any(|given| given == name);
    let finale = Final::ALL.into_iter().find(|finale| named(key(finale))).unwrap_or_default();
    let levels = Level::ALL.into_iter().filter(|level| named(level.name()));
    let levels: Vec<Level> = if levels.clone().count() > 0 { levels.collect() } else { Level::ALL.to_vec() };
    for level in levels {
        let start = Instant::now();
        let options = Options { level, finale, ..Options::default() };
        let ends: Vec<View> = (1..=games).map(|seed| play(&minds, options, seats, seed)).collect();
        tell(&ends, level, start.elapsed().as_secs_f64());
    }
}

fn key(finale: &Final) -> &'static str {
    match finale {
        Final::Classic => "classic",
        Final::One => "one",
        Final::Two => "two",
    }
}

fn play(minds: &[BotName; 2], options: Options, seats: u8, seed: u64) -> View {
    let mut table = Table::<SestoSenso>::new(options, seats, Seed::of_number(seed), &mut Unheard)
        .expect("every number of seats has every level");
    let view = table.view(Viewer::Spectator);
    let bots: Vec<Box<dyn Bot<SestoSenso>>> = Seat::all(seats)
        .map(|seat| SestoSenso::bot(&minds[SestoSenso::role(&view, seat)]).expect("a mind"))
        .collect();
    loop {
        let waiting = table.to_act();
        let Some(first) = waiting.first() else { return table.view(Viewer::Spectator) };
        let ask = |seat: Seat, urged: bool| {
            let mut rng = table.private_rng(&format!("bot {seat}"));
            match bots[seat.index()].decide(&Seen::at(&table, seat).urged(urged), &mut rng) {
                Decision::Act { action, .. } => Some((seat, action)),
                Decision::Wait => None,
            }
        };
        let wish = waiting.iter().find_map(|seat| ask(seat, false)).or_else(|| ask(first, true));
        let (seat, action) = wish.expect("somebody acts");
        table.play(seat, &action, &mut Unheard).expect("bots choose legal actions");
    }
}

fn tell(ends: &[View], level: Level, seconds: f64) {
    let percent = |what: &dyn Fn(&View) -> bool| {
        let share = ends.iter().filter(|view| what(view)).count() as f64 / ends.len() as f64;
        (100.0 * share, 100.0 * (share * (1.0 - share) / ends.len() as f64).sqrt())
    };
    let (won, error) = percent(&|view| view.end.is_some_and(End::is_won));
    let (rebuilt, _) = percent(&|view| view.phase == Phase::Revelation);
    let pages = || ends.iter().flat_map(|view| &view.album);
    let guesses = pages().filter(|page| page.guess.is_some()).count() as f64;
    let right = pages().filter(|page| page.right == Some(true)).count() as f64;
    let dreams: usize = pages().map(|page| page.dreams.len()).sum();
    println!(
        "{:<9} won {won:.2} % ± {error:.2}, reconstructed {rebuilt:.2} %, right {:.1} %, {:.2} dreams a gift, {seconds:.1} s",
        level.name(),
        100.0 * right / guesses,
        dreams as f64 / guesses,
    );
}
