//! No container engine runs the tests: what the files for it say to the program is held against the program.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

const FILES: [&str; 4] =
    ["compose.yaml", "compose.cluster.yaml", "Dockerfile", "crates/ludoteca/src/ludoteca.service"];

fn read(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The names of settings in a text.
fn settings(text: &str) -> BTreeSet<&str> {
    let is_name = |byte: char| byte.is_ascii_uppercase() || byte == '_';
    let starts = text.match_indices("LUDOTECA_").map(|(at, _)| &text[at..]);
    let names = starts.map(|rest| rest.split(|byte| !is_name(byte)).next().unwrap());
    // Where all of them are meant there is no name.
    names.filter(|name| *name != "LUDOTECA_").collect()
}

/// The words of a list such as `[serve, --behind-proxy]`, with quotes or without.
fn words(list: &str) -> Vec<&str> {
    let inner = list.trim().trim_start_matches('[').trim_end_matches(']');
    inner.split(',').map(|word| word.trim().trim_matches('"')).collect()
}

/// What the program is told to do there; the name of the program itself is left out.
fn commands(text: &str) -> Vec<Vec<&str>> {
    let after = |line: &'static str| text.lines().filter_map(move |text| Some(text.split_once(line)?.1));
    let unit = after("ExecStart=").map(|line| line.split(' ').skip(1).collect());
    let of_image = after("CMD ").map(words).map(|words: Vec<&str>| match words.split_first() {
        Some((&"/ludoteca", rest)) => rest.to_vec(),
        _ => words,
    });
    let of_compose = after("  command: ").map(words);
    // A database is asked how it is by its own program.
    let is_ours = |words: &Vec<&str>| words.first() != Some(&"pg_isready");
    unit.chain(of_image).chain(of_compose).filter(is_ours).collect()
}

#[test]
fn what_the_files_of_hosts_say_to_the_program_it_understands() {
    let mut said = (0, 0);
    let help = Command::new(env!("CARGO_BIN_EXE_ludoteca")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for name in FILES {
        let text = read(name);
        for setting in settings(&text) {
            let option = setting.trim_start_matches("LUDOTECA_").to_lowercase().replace('_', "-");
            assert!(help.contains(&format!("--{option}")), "{name} says {setting}");
            said.0 += 1;
        }
        for command in commands(&text) {
            // What comes before is read first, and refused first.
            let understood =
                Command::new(env!("CARGO_BIN_EXE_ludoteca")).args(&command).arg("--help").output();
            let understood = understood.unwrap();
            assert!(understood.status.success(), "{name}: {command:?}: {understood:?}");
            said.1 += 1;
        }
    }
    assert!(said.0 >= 4 && said.1 >= 4, "{said:?} settings and commands were found");
}

#[test]
fn what_the_program_does_not_know_is_found() {
    assert_eq!(
        settings("A LUDOTECA_STORE: x\nENV LUDOTECA_DATA=/data LUDOTECA_X"),
        BTreeSet::from(["LUDOTECA_DATA", "LUDOTECA_STORE", "LUDOTECA_X"])
    );
    assert_eq!(
        commands("  command: [serve, --behind]\nCMD [\"/ludoteca\", \"health\"]"),
        [vec!["health"], vec!["serve", "--behind"]]
    );
    let refused =
        Command::new(env!("CARGO_BIN_EXE_ludoteca")).args(["serve", "--behind", "--help"]).output().unwrap();
    assert!(!refused.status.success());
}
