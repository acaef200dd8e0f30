//! What the golden playthroughs of every game tell the first seat, as sayings: the page's tests put them into words.
//!
//! `UPDATE_TOLD=1` writes `tests/told/*.jsonl` instead of comparing with it.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use boardgame::{Seat, Seed, Viewer};
use games::AnyGame;
use serde_json::value::RawValue;
use serde_json::{Value, json};

const UPDATE: &str = "UPDATE_TOLD";

/// What a golden playthrough was played from, and every action of it.
struct Playthrough {
    name: String,
    seed: u64,
    seats: u8,
    options: Value,
    actions: Vec<(Seat, Box<RawValue>)>,
}

impl Playthrough {
    fn read(path: &Path) -> Playthrough {
        let text = std::fs::read_to_string(path).expect("a playthrough can be read");
        let (head, played) = text.split_once("\n----\n").expect("a header and a game");
        let given = |name: &str| head.lines().find_map(|line| line.strip_prefix(name));
        let number = |name: &str| given(name).expect("it is given").parse().expect("a number");
        Playthrough {
            name: path.file_stem().expect("a file").to_string_lossy().into_owned(),
            seed: number("seed: "),
            seats: u8::try_from(number("seats: ")).expect("few seats"),
            options: given("options: ")
                .map_or(json!({}), |options| serde_json::from_str(options).expect("JSON")),
            actions: played.lines().filter_map(action).collect(),
        }
    }

    /// Everything that `viewer` is told of it, a line a step.
    fn told(&self, game: &dyn AnyGame, viewer: Viewer) -> String {
        let dealt =
            game.deal(&self.options, self.seats, Seed::of_number(self.seed)).expect("it can be dealt");
        let mut table = dealt.table;
        let mut lines = vec![dealt.events.lines(viewer)];
        for (seat, action) in &self.actions {
            lines.push(table.play(*seat, action).expect("it was played").lines(viewer));
        }
        let mut text = String::new();
        for line in lines {
            let step = serde_json::to_value(line).expect("what is told is JSON");
            let events = step["events"].as_array().expect("a list").iter();
            let events: Vec<Value> =
                events.map(|line| json!({ "type": line["event"]["type"], "say": line["say"] })).collect();
            let line = json!({ "by": step["by"], "at_once": step["at_once"], "events": events });
            writeln!(text, "{line}").expect("a string takes everything");
        }
        text
    }
}

/// `step 4: seat 1 {…}`.
fn action(line: &str) -> Option<(Seat, Box<RawValue>)> {
    let (_, rest) = line.strip_prefix("step ")?.split_once(": seat ")?;
    let (seat, action) = rest.split_once(' ')?;
    Some((Seat(seat.parse().ok()?), RawValue::from_string(action.to_owned()).ok()?))
}

fn playthroughs(game: &str) -> Vec<Playthrough> {
    let folder = Path::new("..").join(game).join("tests/playthroughs");
    let mut paths: Vec<PathBuf> = folder
        .read_dir()
        .expect("every game has playthroughs")
        .filter_map(|file| Some(file.ok()?.path()))
        .collect();
    paths.sort();
    paths.iter().map(|path| Playthrough::read(path)).collect()
}

#[test]
fn what_playthroughs_tell_is_as_written() {
    let folder = Path::new("tests/told");
    for game in games::ALL {
        let id = game.info().id;
        let mut text = String::new();
        for playthrough in playthroughs(id) {
            assert!(!playthrough.actions.is_empty(), "{id}: {}", playthrough.name);
            let head = json!({ "name": playthrough.name, "seats": playthrough.seats });
            let told = playthrough.told(*game, Viewer::Seat(Seat(0)));
            writeln!(text, "{head}\n{told}").expect("a string takes everything");
        }
        let path = folder.join(format!("{id}.jsonl"));
        if std::env::var_os(UPDATE).is_some_and(|value| value == "1") {
            std::fs::create_dir_all(folder).expect("the folder can be made");
            std::fs::write(&path, text).expect("it can be written");
        } else {
            let written = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(
                written == text,
                "{} is not what is told now; if that is right, set {UPDATE}=1",
                path.display()
            );
        }
    }
}
