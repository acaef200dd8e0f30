//! The table of `docs/adding-a-game.md`: how many files and lines the game to copy has, part by part.

use std::path::{Path, PathBuf};

const GUIDE: &str = "docs/adding-a-game.md";
/// The part that is not files of the game's own, but lines of other files that name it.
const SHARED: &str = "its lines in shared files";
const GAME: &str = "tiny";

/// The rows that do not say what is counted, as they should be. `count` counts the files and lines of a part.
fn wrong(guide: &str, count: impl Fn(&str, &[&str]) -> (usize, usize)) -> Vec<String> {
    let rows = guide.lines().filter(|line| line.starts_with("| ") && line.contains('`'));
    let right = |row: &str| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let patterns: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let (files, lines) = count(cells[0], &patterns);
        format!("| {} | {} | {files} | {lines} |", cells[0], cells[1])
    };
    let mut wrong: Vec<String> =
        rows.clone().map(right).zip(rows).filter(|(a, b)| a != b).map(|(a, _)| a).collect();
    if !guide.lines().any(|line| line.starts_with("| ") && line.contains('`')) {
        wrong.push("the table is gone".to_owned());
    }
    wrong
}

/// The files that a pattern names; `*` is anything within a name.
fn files(root: &Path, pattern: &str) -> Vec<PathBuf> {
    let mut found = vec![root.to_owned()];
    for part in pattern.split('/') {
        let (begins, ends) = part.split_once('*').unwrap_or((part, ""));
        let inside = found.iter().flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten());
        let fits = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if part.contains('*') {
                name.starts_with(begins) && name.ends_with(ends) && name.len() >= begins.len() + ends.len()
            } else {
                name == part
            }
        };
        found = inside.map(|entry| entry.expect("it can be listed").path()).filter(fits).collect();
    }
    found
}

fn counted(root: &Path, part: &str, patterns: &[&str]) -> (usize, usize) {
    let is_own = |line: &&str| {
        line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|word| word == GAME)
    };
    let files = patterns.iter().flat_map(|pattern| files(root, pattern));
    let lines = files.map(|file| {
        let text =
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        if part == SHARED { text.lines().filter(is_own).count() } else { text.lines().count() }
    });
    let lines: Vec<usize> = lines.filter(|lines| *lines > 0).collect();
    (lines.len(), lines.iter().sum())
}

#[test]
fn the_game_to_copy_is_as_large_as_the_guide_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guide = std::fs::read_to_string(root.join(GUIDE)).expect("it is there");
    let wrong = wrong(&guide, |part, patterns| counted(&root, part, patterns));
    assert!(wrong.is_empty(), "{GUIDE} should say:\n{}", wrong.join("\n"));
}

#[test]
fn a_wrong_count_is_noticed() {
    let count = |_: &str, patterns: &[&str]| (patterns.len(), 7);
    assert_eq!(wrong("| a | `x` `y` | 2 | 7 |", count), Vec::<String>::new());
    assert_eq!(wrong("| a | `x` `y` | 2 | 8 |", count), ["| a | `x` `y` | 2 | 7 |"]);
    assert_eq!(wrong("no table", count), ["the table is gone"]);
}
