//! The lessons, as the page plays them: `web/src/lib/games/<game>/lessons/<lesson>.json`.
//!
//! A lesson is written in two files of `lessons/<game>/`: `<lesson>.json` is the record of a game, and `<lesson>.cues`
//! says which steps of it are shown and what is said at them; its words are in `locales/*/<game>-lesson.ftl`.
//! Here the record is played, for the learner's eyes, and every decision is looked at: whatever else could be done there
//! has a sentence that says why not. `UPDATE_LESSONS=1` writes the page's files anew.
//!
//! ```text
//! # whose eyes
//! seat 0
//! # from a step of the record to another; the first one may be read about before anything is done
//! scene 0 7
//! read theme
//! # at this step the learner does what the record says; things of the table are ringed
//! do 0 give  square-12
//! # what lights up after two wrong moves, where it is something else
//! lit square-14
//! # whoever does what looks like this instead is told so and shown why; `{}` is anything
//! not {"type":"play"} give-not-play  square-12 square-13
//! end over
//! # with whom one goes on to a real game, where it is not the usual bot
//! bot companion
//! ```
//!
//! What is no turn, as moving a ball that lies already, needs no sentence, and may have one.

mod staged;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use boardgame::{Game, GameRng, Legal, RecordOf, Seat, Seed, Table};
use bots::Roster;
use games::{Described, Visitor};
use serde_json::{Value, json};
use words::{Lang, knows, word};

const UPDATE: &str = "UPDATE_LESSONS";
/// More nobody reads in the middle of a game.
const SENTENCES: usize = 3;
/// So many draws find whatever is no turn and can be done.
const FREE: usize = 100;

/// What is said to whoever does something else.
#[derive(Debug)]
struct Wrong {
    like: Value,
    say: String,
    ring: Vec<String>,
}

/// A decision of the learner.
#[derive(Debug)]
struct Cue {
    step: u64,
    say: String,
    ring: Vec<String>,
    lit: Vec<String>,
    wrong: Vec<Wrong>,
}

#[derive(Debug)]
struct Scene {
    from: u64,
    to: u64,
    read: Vec<String>,
    cues: Vec<Cue>,
}

#[derive(Debug)]
struct Cues {
    seat: Seat,
    scenes: Vec<Scene>,
    end: String,
    bot: Option<String>,
}

fn number(word: Option<&str>) -> u64 {
    word.and_then(|word| word.parse().ok()).expect("a number")
}

/// A text, and the things of the table that it is about.
fn said<'a>(words: impl Iterator<Item = &'a str>) -> (String, Vec<String>) {
    let mut words = words.map(str::to_owned);
    (words.next().expect("a text"), words.collect())
}

fn read(text: &str) -> Cues {
    let mut cues = Cues { seat: Seat(0), scenes: Vec::new(), end: String::new(), bot: None };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (verb, rest) = line.split_once(' ').expect("a verb and what it is about");
        let mut words = rest.split_whitespace();
        match verb {
            "seat" => cues.seat = Seat(number(words.next()) as u8),
            "end" => cues.end = said(words).0,
            "bot" => cues.bot = Some(said(words).0),
            "scene" => {
                let (from, to) = (number(words.next()), number(words.next()));
                cues.scenes.push(Scene { from, to, read: Vec::new(), cues: Vec::new() });
            }
            _ => {
                let scene = cues.scenes.last_mut().expect("a scene comes first");
                match verb {
                    "read" => scene.read.push(said(words).0),
                    "do" => {
                        let step = number(words.next());
                        let (say, ring) = said(words);
                        scene.cues.push(Cue { step, say, lit: ring.clone(), ring, wrong: Vec::new() });
                    }
                    "lit" => {
                        let cue = scene.cues.last_mut().expect("a decision comes first");
                        cue.lit = words.map(str::to_owned).collect();
                    }
                    "not" => {
                        let cue = scene.cues.last_mut().expect("a decision comes first");
                        let mut json = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
                        let like = json.next().expect("a pattern").expect("a pattern is JSON");
                        let (say, ring) = said(rest[json.byte_offset()..].split_whitespace());
                        assert!(!ring.is_empty(), "nothing on the board is pointed at with {say}");
                        cue.wrong.push(Wrong { like, say, ring });
                    }
                    other => panic!("a lesson knows no `{other}`"),
                }
            }
        }
    }
    cues
}

/// Whether `action` has everything that `like` names.
fn looks(action: &Value, like: &Value) -> bool {
    match (action, like) {
        (Value::Object(action), Value::Object(like)) => {
            like.iter().all(|(name, like)| action.get(name).is_some_and(|value| looks(value, like)))
        }
        _ => action == like,
    }
}

fn plain(action: &impl serde::Serialize) -> Value {
    serde_json::to_value(action).expect("an action is plain data")
}

/// What can be done wrong: every other move has a sentence, and every sentence a move as an example.
fn wrong<G: Game>(table: &Table<G>, seat: Seat, right: &G::Action, cue: &Cue) -> Vec<Value> {
    let legal = table.legal(seat);
    let mut examples = vec![None; cue.wrong.len()];
    for action in legal.moves().filter(|action| action != right) {
        let action = plain(&action);
        let index = cue.wrong.iter().position(|wrong| looks(&action, &wrong.like));
        let index = index.unwrap_or_else(|| panic!("step {}: nothing is said to {action}", cue.step));
        examples[index].get_or_insert(action);
    }
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    for action in (0..FREE).filter_map(|_| legal.sample_free(&mut rng)) {
        let action = plain(&action);
        if let Some(index) = cue.wrong.iter().position(|wrong| looks(&action, &wrong.like)) {
            examples[index].get_or_insert(action);
        }
    }
    let told = cue.wrong.iter().zip(examples).map(|(Wrong { like, say, ring }, example)| {
        let example = example.unwrap_or_else(|| panic!("step {}: nobody is ever told {say}", cue.step));
        json!({"like": like, "example": example, "say": key::<G>(say), "ring": ring})
    });
    told.collect()
}

fn decision<G: Game>(table: &Table<G>, seat: Seat, right: &G::Action, cue: &Cue) -> Value {
    json!({
        "step": cue.step,
        "say": key::<G>(&cue.say),
        "ring": cue.ring,
        "lit": cue.lit,
        "right": plain(right),
        "wrong": wrong(table, seat, right, cue),
    })
}

/// Where the words of a text are.
fn key<G: Game>(text: &str) -> String {
    format!("{}-lesson-{text}", G::ID)
}

fn scene<G: Roster>(record: &RecordOf<G>, seat: Seat, scene: &Scene) -> Value {
    let played =
        |steps: u64| RecordOf::<G> { actions: record.actions[..steps as usize].to_vec(), ..record.clone() };
    let mut table = Table::<G>::replay(&played(scene.from)).expect("the record replays");
    let mut before = staged::told(&table, seat);
    before["history"] = json!([]);
    let (mut steps, mut cues) = (Vec::new(), Vec::new());
    for at in scene.from..scene.to {
        let next = &record.actions[at as usize];
        if let Some(cue) = scene.cues.iter().find(|cue| cue.step == at) {
            assert_eq!(next.seat, seat, "step {at} is the learner's");
            cues.push(decision(&table, seat, &next.action, cue));
        } else {
            let free = !table.legal(next.seat).moves().any(|action| action == next.action);
            assert!(next.seat != seat || free, "step {at}: the learner does it, and nothing is said");
        }
        steps.push(staged::step(&mut table, next, seat));
    }
    assert_eq!(cues.len(), scene.cues.len(), "every decision is in its scene");
    let read: Vec<String> = scene.read.iter().map(|text| key::<G>(text)).collect();
    json!({"read": read, "table": before, "steps": steps, "cues": cues})
}

/// What a lesson says, in the order in which it is said.
fn texts(cues: &Cues) -> Vec<&str> {
    let mut all = Vec::new();
    for scene in &cues.scenes {
        all.extend(scene.read.iter().map(String::as_str));
        for cue in &scene.cues {
            all.push(cue.say.as_str());
            all.extend(cue.wrong.iter().map(|wrong| wrong.say.as_str()));
        }
    }
    all.push(&cues.end);
    all
}

fn check_words<'a, G: Game>(texts: impl Iterator<Item = &'a str>) {
    for text in texts {
        let key = key::<G>(text);
        for lang in [Lang::It, Lang::En] {
            assert!(knows(lang, &key), "{lang:?} has no words for {key}");
            let sentences = word(lang, &key).matches(['.', '!', '?', '…']).count();
            assert!(sentences <= SENTENCES, "{lang:?}: {key} has {sentences} sentences");
        }
    }
}

fn lesson<G: Roster>(folder: &Path, name: &str) -> String {
    let file = |ending: &str| {
        let path = folder.join(format!("{name}.{ending}"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    // A lesson goes on by the rules that it was written for.
    let mut record: Value = serde_json::from_str(&file("json")).expect("a record is JSON");
    let rules = record["rules"].as_u64().expect("a record names its rules") as u32;
    let options =
        boardgame::read_options::<G, _>(rules, &record["options"]).expect("options of that version");
    record["options"] = serde_json::to_value(options).expect("options are plain data");
    record["rules"] = json!(G::RULES);
    let record: RecordOf<G> = serde_json::from_value(record).expect("a record");
    let cues = read(&file("cues"));
    assert!(
        cues.scenes.iter().skip(1).all(|scene| scene.read.is_empty()),
        "only theme and aim are read about"
    );
    assert!(cues.scenes.iter().all(|scene| scene.read.len() <= 2), "theme and aim");
    let title =
        format!("title-{}", name.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '-'));
    check_words::<G>(texts(&cues).into_iter().chain([title.as_str()]));
    let scenes: Vec<String> =
        cues.scenes.iter().map(|one| scene::<G>(&record, cues.seat, one).to_string()).collect();
    format!(
        "{{\"seats\":{},\"seat\":{},\"bot\":{},\"end\":{},\"scenes\":[\n{}\n]}}\n",
        record.seats,
        cues.seat.0,
        json!(cues.bot),
        json!(key::<G>(&cues.end)),
        scenes.join(",\n")
    )
}

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The names of the files or folders in a folder, without this ending; none where there is no such folder.
fn names(folder: &Path, ending: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.expect("it can be listed").file_name().into_string());
    names.filter_map(|name| name.ok()?.strip_suffix(ending).map(str::to_owned)).collect()
}

/// Goes to every game and looks at its lessons; a game may have none yet.
struct Lessons {
    update: bool,
    games: BTreeSet<String>,
}

impl Visitor for Lessons {
    fn game<G: Described>(&mut self) {
        let folder = PathBuf::from(ROOT).join("lessons").join(G::ID);
        let page = PathBuf::from(ROOT).join("web/src/lib/games").join(G::ID).join("lessons");
        let written = names(&folder, ".cues");
        for name in &written {
            let lesson = lesson::<G>(&folder, name);
            let path = page.join(format!("{name}.json"));
            if self.update {
                std::fs::create_dir_all(&page).expect("the page can be written");
                std::fs::write(&path, lesson).expect("the page can be written");
                continue;
            }
            let played = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(played == lesson, "{} is not what the lesson says; set {UPDATE}=1", path.display());
        }
        assert_eq!(names(&folder, ".json"), written, "{}: a lesson is a record and its cues", G::ID);
        assert_eq!(names(&page, ".json"), written, "{}: the page plays what is written", G::ID);
        self.games.insert(G::ID.to_owned());
    }
}

#[test]
fn every_lesson_is_played_as_it_is_written() {
    let update = std::env::var_os(UPDATE).is_some_and(|value| value == "1");
    let mut lessons = Lessons { update, games: BTreeSet::new() };
    games::visit(&mut lessons);
    let folders = names(&PathBuf::from(ROOT).join("lessons"), "");
    assert!(folders.is_subset(&lessons.games), "lessons of no game: {folders:?}");
    assert!(folders.contains("hanabi"), "the folders of lessons are found");
}
