//! The way of a move through the project, as ARCHITECTURE.md tells it: every hop is where it says.

use std::path::Path;

/// More hops than this nobody keeps in mind.
const MOST: usize = 20;
const HEADING: &str = "## A move, from finger to finger";

/// The hops of the walk that are not found, and what else is wrong with it. `read` reads a file of the project.
fn wrong(architecture: &str, read: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let walk = architecture.split(HEADING).nth(1).unwrap_or_default();
    let walk = walk.split("\n## ").next().unwrap_or_default();
    let hops: Vec<&str> =
        walk.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).collect();
    let mut wrong = Vec::new();
    if hops.is_empty() || hops.len() > MOST {
        wrong.push(format!("{} hops", hops.len()));
    }
    for hop in hops {
        let mut quoted = hop.split('`').skip(1).step_by(2);
        let (Some(file), Some(name)) = (quoted.next(), quoted.next()) else {
            wrong.push(format!("no file and name: {hop}"));
            continue;
        };
        match read(file) {
            None => wrong.push(format!("no file {file}")),
            Some(text) if !has_word(&text, name) => wrong.push(format!("no {name} in {file}")),
            Some(_) => {}
        }
    }
    wrong
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word).any(|(at, _)| {
        let after = text[at + word.len()..].chars().next();
        let before = text[..at].chars().next_back();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

#[test]
fn a_move_goes_the_way_that_is_told() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| std::fs::read_to_string(root.join(file)).ok();
    let told = read("ARCHITECTURE.md").expect("it is there");
    assert_eq!(wrong(&told, read), Vec::<String>::new());
}

#[test]
fn a_hop_that_is_gone_is_noticed() {
    let read = |file: &str| (file == "a.rs").then(|| "fn played() {}".to_owned());
    let told = |hops: &str| format!("{HEADING}\n\n{hops}\n\n## Next\n99. `x` `y`: elsewhere");
    assert_eq!(wrong(&told("1. `a.rs` `played`: it is"), read), Vec::<String>::new());
    assert_eq!(wrong(&told("1. `a.rs` `play`: it was"), read), ["no play in a.rs"]);
    assert_eq!(wrong(&told("1. `b.rs` `played`: it was"), read), ["no file b.rs"]);
    assert_eq!(wrong(&told("1. somewhere"), read), ["no file and name: 1. somewhere"]);
    assert_eq!(wrong(&told(&"1. `a.rs` `played`\n".repeat(21)), read), ["21 hops"]);
    assert_eq!(wrong("", read), ["0 hops"]);
}
