//! The program from outside: what it prints, and with which exit code.

#![expect(clippy::unwrap_used, reason = "a failing test says where by itself")]

mod blind;
mod own;
mod records;
mod simulate;
mod usage;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Runs the program in a language.
fn ludoteca(lang: &str, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ludoteca"))
        .args(args)
        .env("LC_ALL", lang)
        .output()
        .expect("the program was built for this test")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A run that must succeed.
fn good(args: &[&str]) -> String {
    let output = ludoteca("en", args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output)
}

/// A run that must fail with `code`, saying `italian` and `english`.
fn refused(args: &[&str], code: i32, italian: &str, english: &str) {
    for (lang, words) in [("it_IT.UTF-8", italian), ("en_GB.UTF-8", english)] {
        let output = ludoteca(lang, args);
        let said = stdout(&output) + &stderr(&output);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?} in {lang}: {said}");
    }
}

fn ids() -> impl Iterator<Item = &'static str> {
    games::ALL.iter().map(|game| game.info().id)
}

/// A folder of this test's own, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
