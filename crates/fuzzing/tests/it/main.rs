//! Every target on its corpus in `fuzz/corpus`, and on twenty thousand mutations of it that a number decides.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

mod mutate;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use fuzzing::{TARGETS, Target};
use mutate::Mutations;

const MUTATED: usize = 20_000;
const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz");

/// The corpus of a target, by the names of its files.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(FUZZ).join("corpus").join(name);
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", folder.display());
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Runs a target, and says by which bytes it was broken.
#[track_caller]
fn run(target: fn(&[u8]), bytes: &[u8]) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| target(bytes))) {
        let what = panic.downcast_ref::<String>().map(String::as_str);
        let what = what.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default();
        panic!("{what}\nby {}", String::from_utf8_lossy(bytes));
    }
}

#[track_caller]
fn check(name: &str) {
    let (_, target): Target = *TARGETS.iter().find(|(known, _)| *known == name).unwrap();
    let corpus = corpus(name);
    corpus.iter().for_each(|bytes| run(target, bytes));
    Mutations::of(&corpus).take(MUTATED).for_each(|bytes| run(target, &bytes));
}

macro_rules! targets {
    ($($name:ident)+) => {
        $(#[test] fn $name() { check(stringify!($name)); })+

        #[test]
        fn every_target_is_run() {
            assert_eq!(TARGETS.map(|(name, _)| name), [$(stringify!($name)),+]);
        }
    };
}

targets! { accept_language actions faces hanab_live manifest records }

/// A target of cargo-fuzz is one line, and nothing builds it here: it must call what is run here.
#[test]
fn every_target_has_its_file() {
    let manifest = fs::read_to_string(Path::new(FUZZ).join("Cargo.toml")).unwrap();
    let files = fs::read_dir(Path::new(FUZZ).join("fuzz_targets")).unwrap().count();
    assert_eq!(files, TARGETS.len());
    for (name, _) in TARGETS {
        let file = Path::new(FUZZ).join(format!("fuzz_targets/{name}.rs"));
        let expected =
            format!("#![no_main]\n\nlibfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::{name}(bytes));\n");
        assert_eq!(fs::read_to_string(&file).unwrap(), expected, "{}", file.display());
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name} is not built");
    }
}

/// In every position of every game something of the corpus is legal: otherwise the mutations would hardly touch the rules.
/// Run with `UPDATE_CORPUS=1` to write it anew.
#[test]
fn the_corpus_has_a_legal_action_for_every_position() {
    for (game, places) in fuzzing::positions().iter().enumerate() {
        for (place, table) in places.iter().enumerate() {
            let Some((seat, action)) = fuzzing::legal(&**table) else { continue };
            let name = format!("{}-{place}", games::ALL[game].info().id);
            let path = Path::new(FUZZ).join("corpus/actions").join(&name);
            let choose = [game as u8, place as u8, seat.0];
            if std::env::var_os("UPDATE_CORPUS").is_some() {
                fs::write(&path, [&choose, action.get().as_bytes()].concat()).unwrap();
            }
            let kept = fs::read(&path).unwrap_or_default();
            let stale = format!("{name} is stale: run the test with UPDATE_CORPUS=1");
            assert!(kept.starts_with(&choose), "{stale}");
            let action = String::from_utf8(kept[choose.len()..].to_vec()).unwrap();
            let action = serde_json::value::RawValue::from_string(action).unwrap();
            assert!(table.snapshot().play(seat, &action).is_ok(), "{stale}");
        }
    }
}

/// A target that breaks is found, and the bytes are told.
#[test]
fn what_breaks_is_found() {
    let breaks = |bytes: &[u8]| assert!(!bytes.windows(2).any(|pair| pair == b"-1"), "below nothing");
    let corpus = vec![br#"{"card":3,"of":[1,2]}"#.to_vec()];
    let found = catch_unwind(|| {
        Mutations::of(&corpus).take(MUTATED).for_each(|bytes| run(breaks, &bytes));
    });
    let told = found.unwrap_err();
    assert!(told.downcast_ref::<String>().unwrap().starts_with("below nothing\nby "));
}
