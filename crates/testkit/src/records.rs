//! `check_records`: games that were played by every version of the rules, and end as they ended then.
//!
//! A file `rules-N.jsonl` holds the records of version N, one a line, each with its end and two digests:
//! `play` is whom the game waited for, at which turn and with how many moves, step by step, and never changes;
//! `views` is what every viewer was told and saw, and changes only with the form in which that is written.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use boardgame::{
    Chance, Game, Legal, Moments, Options, Record, RecordOf, Seat, Seed, Standing, Table, read_options,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::trials::{Trials, single_changes, values};
use crate::walk::{Walk, json, policy, viewers};

const UPDATE: &str = "UPDATE_RECORDS";
/// So many records a version has at the least.
const FEWEST: usize = 20;

/// A record, and how it ended when it was kept: a new line needs only its record.
#[derive(Serialize, Deserialize)]
struct Kept {
    record: Box<RawValue>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
    #[serde(default)]
    play: String,
    #[serde(default)]
    views: String,
}

/// What comes of a record when it is played again.
struct Replayed {
    standing: Standing,
    play: String,
    views: String,
}

/// Plays the records of every version in a folder (relative to the crate that is tested) and compares how they end,
/// and what everybody saw on the way, with what is written there. The present version must have records with every
/// number of seats and every choice of the playbill.
///
/// `UPDATE_RECORDS=1` completes new lines and writes the views anew; the end and the play of an old record it never
/// changes. Where the present version has no file yet, it plays the first records at random.
pub fn check_records<G: Game>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    if std::env::var_os(UPDATE).is_some_and(|value| value == "1") {
        update::<G>(folder);
    }
    compare::<G>(folder);
}

fn compare<G: Game>(folder: &Path) {
    let present = folder.join(file_name(G::RULES));
    assert!(
        present.exists(),
        "{}: no records of the present rules in {}; set {UPDATE}=1",
        G::ID,
        present.display()
    );
    check_choice::<G>(&present);
    for options in single_changes::<G>(*G::SEATS.end()) {
        let read = options.clone().meant_by(G::RULES);
        assert_eq!(read, options, "{}: the present rules change what was chosen", G::ID);
    }
    let mut wrong = Vec::new();
    for path in files(folder) {
        for (number, kept) in read(&path).iter().enumerate() {
            let place = format!("{}, line {}", path.display(), number + 1);
            match replay::<G>(&kept.record) {
                Err(error) => wrong.push(format!("{place}: {error}")),
                Ok(now) if kept.standing.as_ref() != Some(&now.standing) => {
                    wrong.push(format!("{place}: it ended with {:?}, now {:?}", kept.standing, now.standing));
                }
                Ok(now) if kept.play != now.play => wrong.push(format!("{place}: it is played differently")),
                Ok(now) if kept.views != now.views => {
                    wrong.push(format!("{place}: something else is seen"));
                }
                Ok(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}: records are no longer what they were\n{}", G::ID, wrong.join("\n"));
}

fn update<G: Game>(folder: &Path) {
    let present = folder.join(file_name(G::RULES));
    if !present.exists() {
        let lines: String =
            random_records::<G>().iter().map(|record| format!("{{\"record\":{}}}\n", json(record))).collect();
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&present, lines));
        written.unwrap_or_else(|error| panic!("{}: {error}", present.display()));
    }
    for path in files(folder) {
        let mut lines = String::new();
        for mut kept in read(&path) {
            let now = replay::<G>(&kept.record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            kept.standing.get_or_insert(now.standing);
            if kept.play.is_empty() {
                kept.play = now.play;
            }
            kept.views = now.views;
            lines.push_str(&json(&kept));
            lines.push('\n');
        }
        std::fs::write(&path, lines).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

fn file_name(rules: u32) -> String {
    format!("rules-{rules}.jsonl")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("no records in {}: {error}", folder.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> Vec<Kept> {
    let fail = |error: &dyn Display| -> ! { panic!("{}: {error}", path.display()) };
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| fail(&error));
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| fail(&error))).collect()
}

/// Every number of seats and every choice of the playbill occurs, in enough games.
fn check_choice<G: Game>(present: &Path) {
    let records: Vec<Value> = read(present)
        .iter()
        .map(|kept| serde_json::from_str(kept.record.get()).expect("a record is JSON"))
        .collect();
    let place = present.display();
    assert!(records.len() >= FEWEST, "{place}: {} records, and not {FEWEST}", records.len());
    for seats in G::SEATS {
        let played = records.iter().any(|record| record["seats"] == seats);
        assert!(played, "{place}: no record with {seats} seats");
    }
    for spec in G::PLAYBILL.options {
        for value in values(spec.kind, *G::SEATS.end()) {
            let played = records.iter().any(|record| record["options"][spec.name] == value);
            assert!(played, "{place}: no record with {} {value}", spec.name);
        }
    }
}

fn replay<G: Game>(record: &RawValue) -> Result<Replayed, String> {
    let record: Record<Value, G::Action> =
        serde_json::from_str(record.get()).map_err(|error| error.to_string())?;
    let options = read_options::<G, _>(record.rules, &record.options).map_err(|error| error.to_string())?;
    let record: RecordOf<G> = Record {
        game: record.game,
        rules: G::RULES,
        seats: record.seats,
        options,
        commitment: record.commitment,
        parts: record.parts,
        chance: record.chance,
        actions: record.actions,
    };
    let (mut play, mut views) = (Sha256::new(), Sha256::new());
    let table = Table::<G>::replay_with(&record, |table, moments: Moments<G>| {
        play.update(json(&(table.turn(), table.to_act().iter().collect::<Vec<Seat>>())));
        for seat in Seat::all(record.seats) {
            play.update(json(&table.legal(seat).count()));
        }
        for viewer in viewers(record.seats).into_iter().chain(table.open()) {
            for moment in moments.of(viewer) {
                let between = moment.position.map(|position| seen(&position.view(viewer)));
                views.update(json(&(moment.event, between)));
            }
            views.update(json(&seen(&table.view(viewer))));
        }
    })
    .map_err(|error| error.to_string())?;
    let outcome = table.outcome().ok_or("it is not over")?;
    views.update(json(&outcome));
    Ok(Replayed { standing: outcome.standing, play: digest(play), views: digest(views) })
}

/// A view without the options, which a later version says more of: what they were is known from the record.
fn seen(view: &impl Serialize) -> Value {
    let mut view = serde_json::to_value(view).expect("what a game sends can be written as JSON");
    view.as_object_mut().map(|fields| fields.remove("options"));
    view
}

/// Half of it is enough to see a change.
fn digest(hash: Sha256) -> String {
    hash.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// One game or more of every sitting of the conformance check, free actions and times that are up among them.
fn random_records<G: Game>() -> Vec<RecordOf<G>> {
    let sittings = Trials::<G>::new().sittings();
    let rounds = FEWEST.div_ceil(sittings.len()) as u64;
    let numbers = (0..rounds).flat_map(|round| sittings.iter().map(move |sitting| (round, sitting)));
    (1000..)
        .zip(numbers)
        .filter_map(|(number, (_, sitting))| {
            let mut walk = Walk::<G>::seeded(&sitting.options, sitting.seats, number).ok()?;
            let mut rng = policy(number, "testkit record");
            while let Some(played) = walk.random_choice(&mut rng) {
                walk.play(played.seat, &played.action).ok()?;
            }
            let seed = Seed::of_number(number);
            Some(Record {
                game: G::ID.to_owned(),
                rules: G::RULES,
                seats: sitting.seats,
                options: sitting.options.clone(),
                commitment: Some(seed.commitment()),
                parts: None,
                chance: Chance::Seed(seed),
                actions: std::mem::take(&mut walk.actions),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;
    use crate::stakes::Stakes;

    /// A folder with records of the game of stakes, taken away at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("testkit-records-{}-{name}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            update::<Stakes>(&folder);
            Folder(folder)
        }

        /// Changes a word of the records, and says how the check answers.
        #[track_caller]
        fn rejects(&self, word: &str, other: &str, expected: &str) {
            let path = self.0.join("rules-1.jsonl");
            let text = std::fs::read_to_string(&path).expect("it was written");
            let changed = text.replacen(word, other, 1);
            assert_ne!(text, changed);
            std::fs::write(&path, changed).expect("the file can be written");
            let payload = catch_unwind(|| compare::<Stakes>(&self.0)).expect_err("the check passes");
            let message = payload.downcast::<String>().expect("a panic has a message");
            assert!(message.contains(expected), "expected “{expected}” in:\n{message}");
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            // Nothing depends on the folder being gone, and a panic here would hide the test's own.
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn records_that_are_played_again_end_as_they_did() {
        let folder = Folder::new("same");
        compare::<Stakes>(&folder.0);
        let path = folder.0.join("rules-1.jsonl");
        let before = std::fs::read_to_string(&path).expect("it was written");
        update::<Stakes>(&folder.0);
        assert_eq!(std::fs::read_to_string(&path).expect("it is still there"), before);
    }

    #[test]
    fn another_end_another_play_and_another_view_are_found_out() {
        Folder::new("end").rejects("\"places\":[", "\"places\":[7,", "it ended with");
        Folder::new("play").rejects("\"play\":\"", "\"play\":\"0", "it is played differently");
        Folder::new("views").rejects("\"views\":\"", "\"views\":\"0", "something else is seen");
        Folder::new("rules").rejects("\"rules\":1", "\"rules\":7", "rules version 7");
    }

    #[test]
    fn an_update_does_not_change_what_was() {
        let folder = Folder::new("update");
        folder.rejects("\"play\":\"", "\"play\":\"0", "it is played differently");
        update::<Stakes>(&folder.0);
        catch_unwind(|| compare::<Stakes>(&folder.0)).expect_err("the play of an old record stays as it is");
    }

    #[test]
    fn every_number_of_seats_must_have_been_played() {
        let folder = Folder::new("seats");
        let path = folder.0.join("rules-1.jsonl");
        let text = std::fs::read_to_string(&path).expect("it was written");
        std::fs::write(&path, text.replace("\"seats\":2", "\"seats\":3")).expect("it can be written");
        let payload = catch_unwind(|| compare::<Stakes>(&folder.0)).expect_err("the check passes");
        let message = payload.downcast::<String>().expect("a panic has a message");
        assert!(message.contains("no record with 2 seats"), "{message}");
    }
}
