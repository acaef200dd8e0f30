//! The recorded moments that the page's gallery shows and the size tests measure: `web/src/lib/games/<game>/samples.json`.
//!
//! Of a thousand games at random, with options drawn at random too, by the fewest and by the most people: for each kind
//! of decision the one with the most moves to choose from, with what came of it; besides, how the most crowded of them
//! all looks to somebody who waits, and how that game ended.
//! `UPDATE_SAMPLES=1` plays the thousand games anew and writes the files, `UPDATE_SAMPLES=hanabi` those of one game; without it the games that are named in them
//! are played again and must look the same.

mod staged;

use std::collections::BTreeMap;
use std::path::PathBuf;

use boardgame::{Game, GameRng, Legal, OptionKind, Played, Seat, SeatSet, Seed, Table, Unheard};
use bots::Roster;
use games::{Described, Visitor};
use serde_json::{Value, json};
use staged::told;

const GAMES: u64 = 1000;
const UPDATE: &str = "UPDATE_SAMPLES";

/// A game at random: everything follows from its number.
struct Walk<G: Game> {
    table: Table<G>,
    rng: GameRng,
}

impl<G: Roster> Walk<G> {
    fn begin(seats: u8, number: u64) -> Walk<G> {
        let mut rng = GameRng::new(Seed::of_number(number).derive("samples"), 0);
        // Some options cannot be had together: then others are drawn.
        loop {
            let options = random_options::<G>(seats, &mut rng);
            if let Ok(table) = Table::new(options, seats, Seed::of_number(number), &mut Unheard) {
                return Walk { table, rng };
            }
        }
    }

    /// What is played next, and how many moves there were to choose from; nothing when the game is over.
    fn choice(&mut self) -> Option<(Played<G::Action>, usize)> {
        let seat = one_of(self.table.to_act(), &mut self.rng)?;
        let legal = self.table.legal(seat);
        let action = legal.sample(&mut self.rng).expect("whoever is to act has a move");
        Some((Played { seat, action }, legal.count()))
    }

    fn play(&mut self, Played { seat, action }: &Played<G::Action>) {
        self.table.play(*seat, action, &mut Unheard).expect("a listed move is accepted");
    }
}

fn random_options<G: Game>(seats: u8, rng: &mut GameRng) -> G::Options {
    let mut options = serde_json::to_value(G::Options::default()).expect("options are plain data");
    for spec in G::PLAYBILL.options {
        options[spec.name] = match spec.kind {
            OptionKind::Switch => Value::Bool(rng.below(2) == 1),
            OptionKind::Choice { choices } => Value::from(choices[rng.below(choices.len() as u32) as usize]),
            OptionKind::Seat { .. } => match rng.below(u32::from(seats) + 1) {
                0 => Value::Null,
                seat => Value::from(seat - 1),
            },
        };
    }
    serde_json::from_value(options).expect("a playbill offers what can be read")
}

fn one_of(seats: SeatSet, rng: &mut GameRng) -> Option<Seat> {
    match seats.len() as u32 {
        0 => None,
        count => seats.iter().nth(rng.below(count) as usize),
    }
}

/// Which decision of which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Found {
    moves: usize,
    number: u64,
    step: u64,
}

fn kind(action: &impl serde::Serialize) -> String {
    let action = serde_json::to_value(action).expect("an action is plain data");
    action["type"].as_str().expect("an action says what it is").to_owned()
}

/// The kinds of moves that somebody chooses from, in the order of the alphabet.
fn kinds<G: Roster>(table: &Table<G>, seat: Seat) -> String {
    let mut kinds: Vec<String> = table.legal(seat).moves().map(|action| kind(&action)).collect();
    kinds.sort();
    kinds.dedup();
    kinds.join("+")
}

/// The most crowded decision of each kind.
fn search<G: Roster>(seats: u8) -> Vec<Found> {
    let mut best = BTreeMap::<String, Found>::new();
    for number in 1..=GAMES {
        let mut walk = Walk::<G>::begin(seats, number);
        while let Some((played, moves)) = walk.choice() {
            let found = Found { moves, number, step: walk.table.step() };
            let most = best.entry(kind(&played.action)).or_insert(found);
            if most.moves < moves {
                *most = found;
            }
            walk.play(&played);
        }
    }
    // What was played there is chance: decisions between the same kinds of moves are the same kind of decision.
    let mut decisions = BTreeMap::<String, Found>::new();
    for found in best.into_values() {
        let (walk, played) = walk_to::<G>(seats, found.number, found.step);
        let most = decisions.entry(kinds(&walk.table, played.seat)).or_insert(found);
        if most.moves < found.moves {
            *most = found;
        }
    }
    let mut found: Vec<Found> = decisions.into_values().collect();
    found.sort_by_key(|found| std::cmp::Reverse(found.moves));
    found
}

/// The game before a step, and what was played there.
fn walk_to<G: Roster>(seats: u8, number: u64, step: u64) -> (Walk<G>, Played<G::Action>) {
    let mut walk = Walk::<G>::begin(seats, number);
    loop {
        let (played, _) = walk.choice().expect("a recorded game lasts until its step");
        if walk.table.step() == step {
            return (walk, played);
        }
        walk.play(&played);
    }
}

/// A decision, and what came of it.
fn decision<G: Roster>(seats: u8, found: Found) -> Value {
    let Found { moves, number, step } = found;
    let (mut walk, played) = walk_to::<G>(seats, number, step);
    let seat = played.seat;
    let before = told(&walk.table, seat);
    let title = format!("{seats} {}", kinds(&walk.table, seat));
    let then = staged::step(&mut walk.table, &played, seat);
    json!({"title": title, "seats": seats, "game": number, "moves": moves, "table": before, "then": then})
}

/// The same table to somebody who waits, and its end.
fn beside<G: Roster>(seats: u8, found: Found) -> Vec<Value> {
    let Found { moves, number, step } = found;
    let (mut walk, played) = walk_to::<G>(seats, number, step);
    let sample = |title: &str, table: Value| {
        let title = format!("{seats} {title}");
        json!({"title": title, "seats": seats, "game": number, "moves": moves, "table": table, "then": null})
    };
    let to_act = walk.table.to_act();
    let waits = Seat::all(seats).find(|seat| !to_act.iter().any(|one| one == *seat));
    let mut samples: Vec<Value> =
        waits.map(|seat| sample("waits", told(&walk.table, seat))).into_iter().collect();
    walk.play(&played);
    while let Some((played, _)) = walk.choice() {
        walk.play(&played);
    }
    let mut end = told(&walk.table, played.seat);
    end["history"] = json!([]);
    samples.push(sample("over", end));
    samples
}

fn samples<G: Roster>(found: &BTreeMap<u8, Vec<Found>>) -> String {
    let lines: Vec<String> = found
        .iter()
        .flat_map(|(&seats, found)| {
            let mut all: Vec<Value> = found.iter().map(|&found| decision::<G>(seats, found)).collect();
            all.extend(found.first().into_iter().flat_map(|&most| beside::<G>(seats, most)));
            all
        })
        .map(|sample| sample.to_string())
        .collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// Which decisions a file has recorded.
fn recorded(text: &str) -> BTreeMap<u8, Vec<Found>> {
    let mut found = BTreeMap::<u8, Vec<Found>>::new();
    let samples: Vec<Value> = serde_json::from_str(text).expect("samples are JSON");
    for sample in samples.iter().filter(|sample| !sample["then"].is_null()) {
        let number = |value: &Value| value.as_u64().expect("a number");
        found.entry(number(&sample["seats"]) as u8).or_default().push(Found {
            moves: number(&sample["moves"]) as usize,
            number: number(&sample["game"]),
            step: number(&sample["table"]["step"]),
        });
    }
    found
}

fn check<G: Roster>() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/games"));
    let path = folder.join(G::ID).join("samples.json");
    if std::env::var_os(UPDATE).is_some_and(|value| value == "1" || value == G::ID) {
        let seats = [*G::SEATS.start(), *G::SEATS.end()];
        let found = seats.into_iter().map(|seats| (seats, search::<G>(seats))).collect();
        std::fs::write(&path, samples::<G>(&found)).expect("the samples can be written");
        return;
    }
    let written = std::fs::read_to_string(&path)
        .unwrap_or_else(|_| panic!("{} has no samples: set {UPDATE}={0}", G::ID));
    let found = recorded(&written);
    let seats: Vec<u8> = found.keys().copied().collect();
    let mut both = vec![*G::SEATS.start(), *G::SEATS.end()];
    both.dedup();
    assert_eq!(seats, both, "{}: samples of the fewest and the most people", G::ID);
    let again = samples::<G>(&found);
    let first = written.lines().zip(again.lines()).position(|(old, new)| old != new);
    assert!(
        written == again,
        "{}: the sample of line {} looks different now; if that is right, set {UPDATE}=1",
        path.display(),
        first.map_or(0, |line| line + 1)
    );
}

struct Samples;

impl Visitor for Samples {
    fn game<G: Described>(&mut self) {
        check::<G>();
    }
}

#[test]
fn every_game_is_recorded_as_it_looks() {
    games::visit(&mut Samples);
}
