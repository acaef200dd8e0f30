//! Bots that play many games against each other: what simulations run.

use std::fmt::Debug;
use std::time::{Duration, Instant};

use boardgame::{Outcome, Seat, Seed, Table, Viewer};
use bots::{BadBot, BotName, Cancel, Company, Roster};
use serde_json::Value;

use crate::any_bot::TypedBot;
use crate::any_game::{AnyRecord, read_options};
use crate::any_table::AnyTable;
use crate::wire::Refusal;

/// A line-up of bots, ready to play.
pub trait Lineup: Debug + Send + Sync {
    /// Plays the game of seed number `seed`. Seat *s* is played by bot *(s + shift)* of the list,
    /// or by the bot of its part where bots are named by part.
    fn play(&self, seed: u64, shift: usize) -> Finished;

    /// The same game, with its record.
    fn record(&self, seed: u64, shift: usize) -> (Finished, AnyRecord);
}

/// The end of a simulated game.
#[derive(Clone, Debug)]
pub struct Finished {
    pub outcome: Outcome,
    pub turns: u32,
    pub steps: u64,
    /// What each bot of the list spent on its choices; a yardstick is not timed.
    pub thought: Vec<Thought>,
}

/// The time that a bot took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    pub choices: u64,
    pub total: Duration,
    pub longest: Duration,
}

impl Thought {
    /// Adds what was spent elsewhere.
    pub fn add(&mut self, other: Thought) {
        self.choices += other.choices;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// A line-up that cannot play.
#[derive(Debug, thiserror::Error)]
pub enum BadLineup {
    #[error(transparent)]
    Bot(#[from] BadBot),
    #[error("the options do not fit: {0}")]
    Options(Refusal),
    #[error("{seats} seats need one bot for all, or {seats} bots, and there are {bots}")]
    Count { seats: u8, bots: usize },
}

#[derive(Debug)]
struct TypedLineup<G: Roster> {
    options: G::Options,
    seats: u8,
    bots: Vec<BotName>,
    by_part: bool,
}

pub(crate) fn lineup<G: Roster>(
    options: &Value,
    seats: u8,
    bots: &[BotName],
) -> Result<Box<dyn Lineup>, BadLineup> {
    let by_part = G::ROLES > 1 && bots.len() == G::ROLES;
    let bots = match bots {
        [bot] => vec![bot.clone(); usize::from(seats)],
        bots if by_part || bots.len() == usize::from(seats) => bots.to_vec(),
        bots => return Err(BadLineup::Count { seats, bots: bots.len() }),
    };
    let options = read_options::<G>(options).map_err(BadLineup::Options)?;
    Table::<G>::new(options.clone(), seats, Seed::of_number(0), &mut boardgame::Unheard)
        .map_err(|bad| BadLineup::Options(Refusal::Illegal(bad.0)))?;
    if let Some(name) = yardstick_of::<G>(&bots, &options, seats) {
        return Ok(Box::new(Measured::<G> { options, seats, name }));
    }
    for bot in &bots {
        G::bot(bot)?;
    }
    Ok(Box::new(TypedLineup::<G> { options, seats, bots, by_part }))
}

impl<G: Roster> TypedLineup<G> {
    fn run(&self, seed: u64, shift: usize) -> (Table<G>, Vec<Thought>) {
        let mut events = Vec::new();
        let mut table = Table::<G>::new(self.options.clone(), self.seats, Seed::of_number(seed), &mut events)
            .expect("the options were tried when the line-up was made");
        let view = self.by_part.then(|| table.view(Viewer::Spectator));
        let index = |seat: Seat| match &view {
            Some(view) => G::role(view, seat),
            None => (seat.index() + shift) % self.bots.len(),
        };
        let mut bots: Vec<TypedBot<G>> = Seat::all(self.seats)
            .map(|seat| {
                TypedBot::new(&self.bots[index(seat)], seat)
                    .expect("the bots were tried when the line-up was made")
            })
            .collect();
        let mut thought = vec![Thought::default(); self.bots.len()];
        let company = |seat: Seat| {
            let name = |seat: Seat| &self.bots[index(seat)].name;
            let alike = Seat::all(self.seats).filter(|other| name(*other) == name(seat)).collect();
            Company { alike, ..Company::default() }
        };
        loop {
            for bot in &mut bots {
                bot.hear(&table, &events);
            }
            events.clear();
            let waiting = table.to_act();
            let Some(first) = waiting.first() else { return (table, thought) };
            let mut ask = |seat: Seat, must: bool| {
                let start = Instant::now();
                let chosen = bots[seat.index()].choose(&table, &company(seat), must, Cancel::NEVER).ok();
                let took = start.elapsed();
                let choices = u64::from(chosen.is_some());
                thought[index(seat)].add(Thought { choices, total: took, longest: took });
                Some((seat, chosen?.0))
            };
            let (seat, action) = waiting
                .iter()
                .find_map(|seat| ask(seat, false))
                .or_else(|| ask(first, true))
                .expect("a seat that the game waits for has a move");
            table.play(seat, &action, &mut events).expect("bots choose legal actions");
        }
    }
}

fn finished<G: Roster>(table: &Table<G>, thought: Vec<Thought>) -> Finished {
    Finished {
        outcome: table.outcome().expect("a game that waits for nobody has an outcome"),
        turns: table.turn(),
        steps: table.step(),
        thought,
    }
}

impl<G: Roster> Lineup for TypedLineup<G> {
    fn play(&self, seed: u64, shift: usize) -> Finished {
        let (table, thought) = self.run(seed, shift);
        finished(&table, thought)
    }

    fn record(&self, seed: u64, shift: usize) -> (Finished, AnyRecord) {
        let (table, thought) = self.run(seed, shift);
        (finished(&table, thought), AnyTable::record(&table))
    }
}

/// The yardstick that is asked for: alone, because it plays all seats.
fn yardstick_of<G: Roster>(bots: &[BotName], options: &G::Options, seats: u8) -> Option<String> {
    let first = bots.first()?;
    let alone = first.parameters.is_empty() && bots.iter().all(|bot| bot == first);
    G::yardstick(&first.name, options, seats).filter(|_| alone).map(|_| first.name.clone())
}

/// All seats played by a yardstick, which is told the truth; no room can have it.
#[derive(Debug)]
struct Measured<G: Roster> {
    options: G::Options,
    seats: u8,
    name: String,
}

impl<G: Roster> Measured<G> {
    fn run(&self, seed: u64) -> Table<G> {
        let mut events = Vec::new();
        let mut table = Table::<G>::new(self.options.clone(), self.seats, Seed::of_number(seed), &mut events)
            .expect("the options were tried when the line-up was made");
        let mut yardstick = G::yardstick(&self.name, &self.options, self.seats)
            .expect("it was tried when the line-up was made");
        loop {
            yardstick.hear(&events);
            events.clear();
            let Some(seat) = table.to_act().first() else { return table };
            let action = yardstick.choose(seat, &mut table.private_rng(&format!("bot {seat}")));
            table.play(seat, &action, &mut events).expect("a yardstick chooses legal actions");
        }
    }
}

impl<G: Roster> Lineup for Measured<G> {
    fn play(&self, seed: u64, _shift: usize) -> Finished {
        finished(&self.run(seed), Vec::new())
    }

    fn record(&self, seed: u64, _shift: usize) -> (Finished, AnyRecord) {
        let table = self.run(seed);
        (finished(&table, Vec::new()), AnyTable::record(&table))
    }
}
