//! The recorded moments that the page's gallery shows and the size tests measure: `web/src/lib/games/<game>/samples.json`.
//!
//! Of a thousand games at random, with options drawn at random too, by the fewest and by the most people: for each kind
//! of decision the one with the most moves to choose from, with what came of it; besides, how the most crowded of them
//! all looks to somebody who waits, and how that game ended.
//! Chance alone never comes to some decisions, as seven people of Il Sesto Senso to their culprit: the strongest bots
//! play until they do, and what they played is written down with it, so that no bot can change it later.
//! `UPDATE_SAMPLES=1` plays all those games anew and writes the files, `UPDATE_SAMPLES=hanabi` those of one game; without
//! it the games that are named in them are played again and must look the same. Where no rule has changed but what is
//! told of a table, `UPDATE_SAMPLES=looks` keeps the decisions and writes how they look now: that takes seconds.

mod staged;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use boardgame::{
    Chance, Game, GameRng, Legal, OptionKind, Played, RecordOf, Seat, SeatSet, Seed, Table, Unheard,
};
use bots::{BotName, Roster};
use games::{ALL, Described, Visitor};
use serde_json::{Value, json};
use staged::told;

const GAMES: u64 = 1000;
/// So many games do bots play for what chance has not shown.
const BOT_GAMES: u64 = 200;
const UPDATE: &str = "UPDATE_SAMPLES";

/// A game at random: everything follows from its number; or one that was written down.
struct Walk<G: Game> {
    table: Table<G>,
    rng: GameRng,
    written: Option<RecordOf<G>>,
}

impl<G: Roster> Walk<G> {
    fn begin(seats: u8, number: u64) -> Walk<G> {
        let mut rng = GameRng::new(Seed::of_number(number).derive("samples"), 0);
        // Some options cannot be had together: then others are drawn.
        loop {
            let options = random_options::<G>(seats, &mut rng);
            if let Ok(table) = Table::new(options, seats, Seed::of_number(number), &mut Unheard) {
                return Walk { table, rng, written: None };
            }
        }
    }

    fn again(record: &RecordOf<G>) -> Walk<G> {
        let Chance::Seed(seed) = record.chance else { unreachable!("bots play from a seed") };
        let rng = GameRng::new(seed, 0);
        let table = Table::new(record.options.clone(), record.seats, seed, &mut Unheard)
            .expect("these options were played with");
        Walk { table, rng, written: Some(record.clone()) }
    }

    /// What is played next, and how many moves there were to choose from; nothing when the game is over.
    fn choice(&mut self) -> Option<(Played<G::Action>, usize)> {
        if let Some(record) = &self.written {
            let played = record.actions.get(self.table.step() as usize)?.clone();
            let moves = self.table.legal(played.seat).count();
            return Some((played, moves));
        }
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
#[derive(Clone, Debug, PartialEq)]
struct Found {
    moves: usize,
    number: u64,
    step: u64,
    /// What bots played until then, and there.
    record: Option<Value>,
}

impl Found {
    /// The game before the decision, and what was played there.
    fn walk<G: Roster>(&self, seats: u8) -> (Walk<G>, Played<G::Action>) {
        let mut walk = match &self.record {
            Some(record) => Walk::again(&read::<G>(record)),
            None => Walk::<G>::begin(seats, self.number),
        };
        loop {
            let (played, _) = walk.choice().expect("a recorded game lasts until its step");
            if walk.table.step() == self.step {
                return (walk, played);
            }
            walk.play(&played);
        }
    }
}

fn read<G: Game>(record: &Value) -> RecordOf<G> {
    serde_json::from_value(record.clone()).expect("a record can be read")
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

/// By the kind of what was played, the decision with the most moves to choose from.
type Best = BTreeMap<String, Found>;

fn look<G: Roster>(mut walk: Walk<G>, number: u64, best: &mut Best) {
    let mut played_so_far = Vec::new();
    while let Some((played, moves)) = walk.choice() {
        let kind = kind(&played.action);
        played_so_far.push(played.clone());
        if best.get(&kind).is_none_or(|most| most.moves < moves) {
            let record = walk.written.as_ref().map(|record| {
                let record = RecordOf::<G> { actions: played_so_far.clone(), ..record.clone() };
                serde_json::to_value(record).expect("a record is plain data")
            });
            best.insert(kind, Found { moves, number, step: walk.table.step(), record });
        }
        walk.play(&played);
    }
}

fn by_chance<G: Roster>(seats: u8) -> Best {
    let mut best = Best::new();
    for number in 1..=GAMES {
        look(Walk::<G>::begin(seats, number), number, &mut best);
    }
    best
}

/// Adds the decisions of the kinds in `wanted` that the strongest bots come to.
fn by_bots<G: Roster>(seats: u8, wanted: &BTreeSet<String>, best: &mut Best) {
    let game = ALL.iter().find(|game| game.info().id == G::ID).expect("a game of the registry");
    let bot = G::BOTS.last().expect("every game has bots").name.parse::<BotName>().expect("a bot's name");
    let mut found = Best::new();
    for number in 1..=BOT_GAMES {
        let options = random_options::<G>(seats, &mut GameRng::new(Seed::of_number(number), 0));
        let options = serde_json::to_value(options).expect("options are plain data");
        // Some options cannot be had together.
        let Ok(lineup) = game.lineup(&options, seats, std::slice::from_ref(&bot)) else { continue };
        let record = serde_json::to_value(lineup.record(number, 0).1).expect("a record is plain data");
        look(Walk::<G>::again(&read::<G>(&record)), number, &mut found);
    }
    best.extend(found.into_iter().filter(|(kind, _)| wanted.contains(kind)));
}

/// The most crowded decision of each kind, by the fewest and by the most people.
fn search<G: Roster>(seats: [u8; 2]) -> BTreeMap<u8, Vec<Found>> {
    let mut best = seats.map(by_chance::<G>);
    let all: BTreeSet<String> = best.iter().flat_map(|best| best.keys().cloned()).collect();
    for (best, seats) in best.iter_mut().zip(seats) {
        let wanted: BTreeSet<String> = all.iter().filter(|kind| !best.contains_key(*kind)).cloned().collect();
        if !wanted.is_empty() {
            by_bots::<G>(seats, &wanted, best);
        }
    }
    seats.into_iter().zip(best).map(|(seats, best)| (seats, decisions::<G>(seats, best))).collect()
}

/// What was played there is chance: decisions between the same kinds of moves are the same kind of decision.
fn decisions<G: Roster>(seats: u8, best: Best) -> Vec<Found> {
    let mut decisions = BTreeMap::<String, Found>::new();
    for found in best.into_values() {
        let (walk, played) = found.walk::<G>(seats);
        let kinds = kinds(&walk.table, played.seat);
        if decisions.get(&kinds).is_none_or(|most| most.moves < found.moves) {
            decisions.insert(kinds, found);
        }
    }
    let mut found: Vec<Found> = decisions.into_values().collect();
    found.sort_by_key(|found| (found.record.is_some(), std::cmp::Reverse(found.moves)));
    found
}

/// A decision, and what came of it.
fn decision<G: Roster>(seats: u8, found: &Found) -> Value {
    let (mut walk, played) = found.walk::<G>(seats);
    let seat = played.seat;
    let before = told(&walk.table, seat);
    let title = format!("{seats} {}", kinds(&walk.table, seat));
    let then = staged::step(&mut walk.table, &played, seat);
    let Found { moves, number, .. } = found;
    let mut sample = json!({"title": title, "seats": seats, "game": number, "moves": moves, "table": before, "then": then});
    if let Some(record) = &found.record {
        sample["record"] = record.clone();
    }
    sample
}

/// The same table to somebody who waits, and its end.
fn beside<G: Roster>(seats: u8, found: &Found) -> Vec<Value> {
    let Found { moves, number, .. } = found;
    let (mut walk, played) = found.walk::<G>(seats);
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
            let mut all: Vec<Value> = found.iter().map(|found| decision::<G>(seats, found)).collect();
            all.extend(found.first().into_iter().flat_map(|most| beside::<G>(seats, most)));
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
            record: sample.get("record").cloned(),
        });
    }
    found
}

fn check<G: Roster>() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/games"));
    let path = folder.join(G::ID).join("samples.json");
    let update = std::env::var(UPDATE).unwrap_or_default();
    if update == "1" || update == G::ID {
        let found = search::<G>([*G::SEATS.start(), *G::SEATS.end()]);
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
    if update == "looks" {
        std::fs::write(&path, again).expect("the samples can be written");
        return;
    }
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
