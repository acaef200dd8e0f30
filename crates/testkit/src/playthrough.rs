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

use std::path::{Path, PathBuf};

use boardgame::{Game, Moments, Played, Say, Seat, Seed, Table, Viewer};

use crate::difference::first_difference;
use crate::moments::{Watch, open_key};
use crate::transcript::Transcript;
use crate::trials::Trials;
use crate::walk::{Place, json, policy, random_choice};

const LINE: &str = "----";
const UPDATE: &str = "UPDATE_PLAYTHROUGHS";
/// A random game stops here if its header does not say otherwise.
const STEPS: u64 = 20_000;

/// Plays every `*.txt` of a folder (relative to the crate that is tested) and compares it with what is written there.
/// On the way every position that is told must be whole, and nothing over or open in between, as in random games.
///
/// `UPDATE_PLAYTHROUGHS=1` writes instead of comparing: a new file needs only its header.
pub fn check_playthroughs<G: Game>(trials: &Trials<G>, folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    if std::env::var_os(UPDATE).is_some_and(|value| value == "1") {
        update(trials, folder);
    } else {
        compare(trials, folder);
    }
}

fn compare<G: Game>(trials: &Trials<G>, folder: &Path) {
    let open = open_key(trials);
    let mut wrong = Vec::new();
    for path in files::<G>(folder) {
        let (written, played) = play_file(trials, open, &path);
        if let Some(difference) = first_difference(&written, &played) {
            wrong.push(format!("{}: {difference}", path.display()));
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

fn update<G: Game>(trials: &Trials<G>, folder: &Path) {
    let open = open_key(trials);
    for path in files::<G>(folder) {
        let (_, played) = play_file(trials, open, &path);
        std::fs::write(&path, played).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

fn files<G: Game>(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: no playthroughs in {}: {error}", G::ID, folder.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{}: no playthroughs in {}", G::ID, folder.display());
    paths
}

/// What is written in a file, and what should be.
fn play_file<G: Game>(trials: &Trials<G>, open: Option<Viewer>, path: &Path) -> (String, String) {
    let name = path.display();
    let written = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let played = playthrough(trials, open, &written).unwrap_or_else(|error| panic!("{name}: {error}"));
    (written, played)
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
fn playthrough<G: Game>(trials: &Trials<G>, open: Option<Viewer>, written: &str) -> Result<String, String> {
    let end = written.lines().position(|line| line == LINE);
    let head: Vec<&str> = written.lines().take(end.unwrap_or(usize::MAX)).collect();
    let header = Header::<G>::read(&head)?;
    Ok(format!("{}\n{LINE}\n{}", head.join("\n").trim_end(), header.play(trials, open)?))
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

    fn play(&self, trials: &Trials<G>, open: Option<Viewer>) -> Result<String, String> {
        let mut moments = Moments::default();
        let seed = Seed::of_number(self.seed);
        let mut table = Table::<G>::new(self.options.clone(), self.seats, seed, &mut moments)
            .map_err(|bad| format!("these options cannot be played ({})", bad.0.key))?;
        let mut transcript = Transcript::new(self.seats);
        transcript.step(&table, None, &moments);
        let mut place = Place::of::<G>(&self.options, self.seats, format!("seed {}", self.seed));
        let mut watch = Watch::new(trials, open, self.seats);
        watch.check(&place, &moments, |viewer| table.view(viewer));
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
            let mut moments = Moments::default();
            table.play(played.seat, &played.action, &mut moments).map_err(|illegal| {
                let (step, Played { seat, action }) = (table.step() + 1, &played);
                format!("step {step}: seat {seat} may not do {} ({})", json(action), illegal.say().key)
            })?;
            transcript.step(&table, Some(&played), &moments);
            place.step = table.step();
            watch.check(&place, &moments, |viewer| table.view(viewer));
        }
        Ok(transcript.end(&table))
    }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;
    use crate::stakes::Stakes;

    /// A folder with one file, taken away at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn with(name: &str, text: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("testkit-{}-{name}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(folder.join("game.txt"), text).expect("the file can be written");
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            // Nothing depends on the folder being gone, and a panic here would hide the test's own.
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[track_caller]
    fn assert_rejects_folder(folder: &Path, expected: &str) {
        let payload =
            catch_unwind(|| compare(&Trials::<Stakes>::new(), folder)).expect_err("the check passes");
        let message = payload.downcast::<String>().expect("a panic has a message");
        assert!(message.contains(expected), "expected “{expected}” in:\n{message}");
    }

    #[track_caller]
    fn assert_rejects(name: &str, text: &str, expected: &str) {
        let folder = Folder::with(name, text);
        assert_rejects_folder(&folder.0, expected);
    }

    #[test]
    fn another_game_is_shown_where_it_parts() {
        let written = include_str!("../tests/playthroughs/stakes-at-the-same-time.txt");
        let wrong = written.replacen("seat 0 has 4 moves", "seat 0 has 3 moves", 1);
        assert_ne!(wrong, written);
        assert_rejects("parts", &wrong, "\n-   turn 1, seat 0 has 3 moves\n+   turn 1, seat 0 has 4 moves\n");
    }

    #[test]
    fn a_new_file_needs_only_its_header() {
        let folder = Folder::with("new", "# A new one.\nseed: 1\nseats: 2\nsteps: 3\n");
        assert_rejects_folder(&folder.0, "1 playthroughs are played differently now");
        update(&Trials::<Stakes>::new(), &folder.0);
        compare(&Trials::<Stakes>::new(), &folder.0);
        let written = std::fs::read_to_string(folder.0.join("game.txt")).expect("it was written");
        assert!(written.starts_with("# A new one.\nseed: 1\nseats: 2\nsteps: 3\n----\nstep 0: the deal\n"));
        assert!(written.contains("\nstep 3: ") && !written.contains("\nstep 4: "));
        assert!(written.ends_with("\nnot over\n"));
    }

    #[test]
    fn given_actions_may_go_on_at_random() {
        let header = "seed: 1\nseats: 2\noptions: {\"first\":1}\nseat 1: {\"type\":\"keep\"}\n";
        let stopped = playthrough(&Trials::<Stakes>::new(), None, header).expect("it can be played");
        assert!(
            stopped.contains("\nstep 1: seat 1 {\"type\":\"keep\"}\n") && stopped.ends_with("\nnot over\n")
        );
        let whole = playthrough(&Trials::<Stakes>::new(), None, &format!("{header}then: random\n"))
            .expect("it can be played");
        assert!(whole.contains("\nstep 1: seat 1 {\"type\":\"keep\"}\n") && whole.contains("\nover: "));
    }

    #[test]
    fn bad_headers_are_explained() {
        assert_rejects("seed", "seats: 2\n", "the header needs a line `seed: 1`");
        assert_rejects("seats", "seed: 2\nseats: two\n", "`seats: two`: invalid digit");
        assert_rejects("line", "seed: 2\nseats: 2\nmood: fair\n", "`mood: fair`: unknown");
        assert_rejects("count", "seed: 2\nseats: 9\n", "these options cannot be played (error-seat-count)");
        let early = "seed: 2\nseats: 2\nseat 0: {\"type\":\"stake\",\"stake\":1}\n";
        assert_rejects("early", early, "step 1: seat 0 may not do");
    }

    #[test]
    fn a_folder_without_games_is_no_test() {
        assert_rejects_folder(Path::new("tests/nowhere"), "no playthroughs in tests/nowhere");
        assert_rejects_folder(Path::new("tests/it"), "no playthroughs in tests/it");
    }
}
