//! Refusals in both languages.

use std::collections::BTreeSet;

use serde_json::json;
use words::{Lang, knows};

use crate::app::{TestApp, reply};

#[test]
fn every_code_has_words_in_both_languages_and_a_line_in_the_docs() {
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md")).unwrap();
    for code in server::error_codes() {
        for lang in Lang::ALL {
            assert!(knows(lang, &code), "{code} has no words in {}", lang.code());
        }
        assert!(docs.contains(&format!("`{code}`")), "{code} is not in docs/api.md");
    }
}

/// Sources that give codes of their own to refusals of whatever game.
const GAMES: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/../games/src"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/../boardgame/src"),
];

#[test]
fn codes_of_the_registry_are_known() {
    let known = server::error_codes();
    let mut found = 0;
    for folder in GAMES {
        for file in std::fs::read_dir(folder).unwrap() {
            let source = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for rest in source.split("Saying::new(\"").skip(1) {
                let code = rest.split('"').next().unwrap();
                if code.starts_with("error-") {
                    assert!(known.iter().any(|known| known == code), "{code} is in no list");
                    found += 1;
                }
            }
        }
    }
    assert!(found >= 3, "{found} codes were found");
}

/// The number of seats is checked before a game is asked, so that the testkit alone sees what games say to it.
const TESTS: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/../testkit/src"),
];

#[test]
fn every_code_is_seen_by_a_test() {
    let mut seen = BTreeSet::new();
    for file in TESTS.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap()) {
        let path = file.unwrap().path();
        if path.is_file() {
            seen.extend(quoted(&std::fs::read_to_string(path).unwrap()));
        }
    }
    let unseen: Vec<String> =
        server::error_codes().into_iter().filter(|code| !seen.contains(code.as_str())).collect();
    assert!(unseen.is_empty(), "no test sees {unseen:?}");
}

/// What code compares with: the words that it quotes, and not what comments say.
fn quoted(source: &str) -> BTreeSet<String> {
    let code = |line: &str| {
        let line = line.trim_start();
        let line = line.split(" // ").next().unwrap_or_default();
        (!line.starts_with("//")).then(|| line.to_owned())
    };
    let mut words = BTreeSet::new();
    for line in source.lines().filter_map(code) {
        for text in line.split('"').skip(1).step_by(2) {
            let parts = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
            words.extend(parts.map(str::to_owned));
        }
    }
    words
}

#[test]
fn what_a_comment_names_is_not_seen() {
    let source =
        "/// `error-one` and \"error-two\"\nlet x = 1; // \"error-three\"\nrefused(409, \"a (error-four)\")";
    assert_eq!(quoted(source).into_iter().collect::<Vec<_>>(), ["", "a", "error-four"]);
}

#[tokio::test]
async fn a_refusal_speaks_the_language_of_the_request() {
    let app = TestApp::start().await;
    let ask = |lang: &str| {
        let request = reqwest::Client::new().get(format!("{}/api/rooms/{}", app.url, "z".repeat(20)));
        reply(request.header("accept-language", lang))
    };
    let [it, en] = [ask("it-IT,it;q=0.9").await, ask("en").await].map(|reply| reply.json());
    assert_eq!((&it["code"], &it["say"]), (&en["code"], &json!({ "key": "error-no-room", "args": {} })));
    assert!(it["message"].as_str().unwrap().contains("stanza"), "{it}");
    assert!(en["message"].as_str().unwrap().contains("room"), "{en}");
}
