//! `check_playthroughs`: golden transcripts, one text file each.
//!
//! ```text
//! # What this game shows, for whoever reads it.
//! seed: 3
//! seats: 2
//! options: {"hand":"three"}
//! seat 0: {"type":"keep"}
//! seat 1: {"type":"swap","card":9}
//! then: random
//! ----
//! step 0: the deal
//! …
//! ```
//!
//! Above the line of hyphens is what a person writes, below it what the game makes of it.
//! Without actions, or after `then: random`, moves are drawn at random until the end or until `steps: N`.

use std::path::Path;

use boardgame::{Game, Played, Say, Seat, Seed, Table};

use crate::difference::first_difference;
use crate::transcript::Transcript;
use crate::walk::{json, policy, random_choice};

const LINE: &str = "----";
const UPDATE: &str = "UPDATE_PLAYTHROUGHS";
/// A random game stops here if its header does not say otherwise.
const STEPS: u64 = 20_000;

/// Plays every `*.txt` of a folder (relative to the crate that is tested) and compares it with what is written there.
///
/// `UPDATE_PLAYTHROUGHS=1` writes instead of comparing: a new file needs only its header.
pub fn check_playthroughs<G: Game>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let update = std::env::var_os(UPDATE).is_some_and(|value| value == "1");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: no playthroughs in {}: {error}", G::ID, folder.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{}: no playthroughs in {}", G::ID, folder.display());
    let mut wrong = Vec::new();
    for path in paths {
        let name = path.display();
        let written = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let played = playthrough::<G>(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
        if update {
            std::fs::write(&path, played).unwrap_or_else(|error| panic!("{name}: {error}"));
        } else if let Some(difference) = first_difference(&written, &played) {
            wrong.push(format!("{name}: {difference}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}: {} playthroughs are played differently now; if that is right, set {UPDATE}=1\n{}",
        G::ID,
        wrong.len(),
        wrong.join("\n")
    );
}

/// What a person writes above the line.
struct Header<G: Game> {
    seed: u64,
    seats: u8,
    options: G::Options,
    actions: Vec<Played<G::Action>>,
    random: bool,
    steps: u64,
}

/// The whole file as it should be: its header as it is, and the game played from it.
pub(crate) fn playthrough<G: Game>(written: &str) -> Result<String, String> {
    let end = written.lines().position(|line| line == LINE);
    let head: Vec<&str> = written.lines().take(end.unwrap_or(usize::MAX)).collect();
    let header = Header::<G>::read(&head)?;
    Ok(format!("{}\n{LINE}\n{}", head.join("\n").trim_end(), header.play()?))
}

impl<G: Game> Header<G> {
    fn read(lines: &[&str]) -> Result<Header<G>, String> {
        let (mut seed, mut seats) = (None, None);
        let mut options = G::Options::default();
        let (mut actions, mut then, mut steps) = (Vec::new(), None, STEPS);
        for line in
            lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let (name, value) =
                line.split_once(':').ok_or_else(|| format!("`{line}` is no line of a header"))?;
            let value = value.trim();
            let bad = |error: &dyn std::fmt::Display| format!("`{line}`: {error}");
            match name.trim() {
                "seed" => seed = Some(value.parse().map_err(|error| bad(&error))?),
                "seats" => seats = Some(value.parse().map_err(|error| bad(&error))?),
                "steps" => steps = value.parse().map_err(|error| bad(&error))?,
                "options" => options = serde_json::from_str(value).map_err(|error| bad(&error))?,
                "then" if value == "random" => then = Some(true),
                "then" if value == "stop" => then = Some(false),
                name => {
                    let seat = name.strip_prefix("seat ").and_then(|seat| seat.parse().ok());
                    let seat = Seat(seat.ok_or_else(|| bad(&"unknown"))?);
                    let action = serde_json::from_str(value).map_err(|error| bad(&error))?;
                    actions.push(Played { seat, action });
                }
            }
        }
        Ok(Header {
            seed: seed.ok_or("the header needs a line `seed: 1`")?,
            seats: seats.ok_or("the header needs a line `seats: 2`")?,
            options,
            random: then.unwrap_or(actions.is_empty()),
            actions,
            steps,
        })
    }

    fn play(&self) -> Result<String, String> {
        let mut events = Vec::new();
        let seed = Seed::of_number(self.seed);
        let mut table = Table::<G>::new(self.options.clone(), self.seats, seed, &mut events)
            .map_err(|bad| format!("these options cannot be played ({})", bad.0.key))?;
        let mut transcript = Transcript::new(self.seats);
        transcript.step(&table, None, &events);
        let mut rng = policy(self.seed, "testkit playthrough");
        let mut given = self.actions.iter().cloned();
        while table.step() < self.steps {
            let next = match given.next() {
                Some(played) => Some(played),
                None if self.random => {
                    random_choice(self.seats, table.to_act(), |seat| table.legal(seat), &mut rng)
                }
                None => None,
            };
            let Some(played) = next else { break };
            events.clear();
            table.play(played.seat, &played.action, &mut events).map_err(|illegal| {
                let (step, Played { seat, action }) = (table.step() + 1, &played);
                format!("step {step}: seat {seat} may not do {} ({})", json(action), illegal.say().key)
            })?;
            transcript.step(&table, Some(&played), &events);
        }
        Ok(transcript.end(&table))
    }
}
