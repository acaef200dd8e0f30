//! What docs/security.md says that is shown by a test: the test is there.

use std::path::Path;

/// The tests that are named and not found; rows of a table end with them, each a file and a function. `read` reads a file
/// of the project.
fn wrong(security: &str, read: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let rows = security.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| wants"));
    let mut wrong = Vec::new();
    let mut named = 0;
    for row in rows {
        let shown = row.trim_end_matches(" |").rsplit(" | ").next().unwrap_or_default();
        let quoted: Vec<&str> = shown.split('`').skip(1).step_by(2).collect();
        if quoted.is_empty() || !quoted.len().is_multiple_of(2) {
            wrong.push(format!("no file and function: {row}"));
        }
        for pair in quoted.chunks_exact(2) {
            named += 1;
            match read(pair[0]) {
                None => wrong.push(format!("no file {}", pair[0])),
                Some(text) if !text.contains(&format!("fn {}(", pair[1])) => {
                    wrong.push(format!("no {} in {}", pair[1], pair[0]));
                }
                Some(_) => {}
            }
        }
    }
    if named == 0 {
        wrong.push("no test is named".to_owned());
    }
    wrong
}

#[test]
fn what_is_said_to_be_shown_by_a_test_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| std::fs::read_to_string(root.join(file)).ok();
    let told = read("docs/security.md").expect("it is there");
    assert_eq!(wrong(&told, read), Vec::<String>::new());
}

#[test]
fn a_test_that_is_gone_is_noticed() {
    let read = |file: &str| (file == "a.rs").then(|| "async fn held() {}".to_owned());
    let told =
        |shown: &str| format!("| wants | what stops it | shown by |\n|---|---|---|\n| it | `b` | {shown} |");
    assert_eq!(wrong(&told("`a.rs` `held`"), read), Vec::<String>::new());
    assert_eq!(wrong(&told("`a.rs` `hel`"), read), ["no hel in a.rs"]);
    assert_eq!(wrong(&told("`a.rs` `held`, `b.rs` `held`"), read), ["no file b.rs"]);
    assert_eq!(
        wrong(&told("`a.rs`"), read),
        ["no file and function: | it | `b` | `a.rs` |", "no test is named"]
    );
    assert_eq!(wrong("", read), ["no test is named"]);
}
