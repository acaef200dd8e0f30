//! Whatever looks like a key of the catalogues in the code must be one, in both languages.

use std::collections::BTreeSet;
use std::path::Path;

use crate::sources::{Line, Sources};

pub(crate) const LANGUAGES: [&str; 2] = ["it", "en"];

/// The keys of each language.
pub(crate) struct Catalogues([BTreeSet<String>; 2]);

impl Catalogues {
    pub(crate) fn of_workspace() -> Catalogues {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        Catalogues(LANGUAGES.map(|language| {
            let files = std::fs::read_dir(folder.join(language)).expect("the catalogues can be listed");
            let text = files.map(|file| {
                let path = file.expect("the catalogues can be listed").path();
                std::fs::read_to_string(path).expect("a catalogue can be read")
            });
            text.flat_map(|text| keys(&text)).collect()
        }))
    }

    /// What looks like a key: words with hyphens between them, the first of which begins keys. What is put together
    /// at run time has gaps in braces.
    pub(crate) fn asked<'a>(&'a self, sources: &'a Sources) -> impl Iterator<Item = (&'a Line, &'a str)> {
        let first = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
        let begins: BTreeSet<String> = self.0.iter().flatten().map(|key| first(key)).collect();
        let ids: Vec<&str> = crate::invariants::rules().collect();
        // The words of the game of stakes lie with the checks.
        let lines = sources.all().filter(|line| line.member != "testkit");
        lines.flat_map(|line| literals(&line.code).map(move |literal| (line, literal))).filter(
            move |(_, literal)| is_key(literal) && begins.contains(&first(literal)) && !ids.contains(literal),
        )
    }

    /// Every key in the code that a language does not have; of what has gaps, if nothing fits it.
    pub(crate) fn unknown(&self, sources: &Sources) -> Vec<String> {
        let mut violations = Vec::new();
        for (Line { member, file, number, .. }, key) in self.asked(sources) {
            for (language, keys) in LANGUAGES.iter().zip(&self.0) {
                let known = if key.contains('{') {
                    keys.iter().any(|one| fits(key, one))
                } else {
                    keys.contains(key)
                };
                if !known {
                    violations.push(format!("crates/{member}/{file}:{number}: {key} ({language})"));
                }
            }
        }
        violations
    }
}

pub(crate) fn keys(text: &str) -> Vec<String> {
    let messages = text.lines().filter_map(|line| line.split_once(" ="));
    messages.map(|(key, _)| key).filter(|key| is_key(key)).map(str::to_owned).collect()
}

pub(crate) fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}

fn is_key(text: &str) -> bool {
    let is_word = |word: &str| {
        let gap = word.starts_with('{') && word.ends_with('}');
        gap || !word.is_empty() && word.chars().all(|one| one.is_ascii_lowercase() || one.is_ascii_digit())
    };
    text.contains('-') && !text.starts_with('{') && text.split('-').all(is_word)
}

/// Whether a key can be put together so: word for word, and any words in a gap.
pub(crate) fn fits(template: &str, key: &str) -> bool {
    let Some((before, rest)) = template.split_once('{') else { return template == key };
    let Some(key) = key.strip_prefix(before) else { return false };
    let after = rest.split_once('}').map_or("", |(_, after)| after);
    key.char_indices()
        .skip(1)
        .map(|(at, _)| at)
        .chain([key.len()])
        .any(|at| at > 0 && fits(after, &key[at..]))
}

#[test]
fn a_misspelt_key_is_found() {
    let catalogue = || keys("senet-why-house = x\nsenet-house-27 = x\nerror-no-room = x\n");
    let catalogues =
        Catalogues([catalogue().into_iter().collect(), catalogue().into_iter().take(2).collect()]);
    let unknown = |code: &str| catalogues.unknown(&Sources::drawn("senet", code));
    assert_eq!(
        unknown("Saying::new(\"senet-wy-house\")"),
        ["crates/senet/src/lib.rs:1: senet-wy-house (it)", "crates/senet/src/lib.rs:1: senet-wy-house (en)"]
    );
    assert_eq!(unknown("Told::new(\"error-no-room\")"), ["crates/senet/src/lib.rs:1: error-no-room (en)"]);
    assert_eq!(unknown("format!(\"senet-home-{square}\")").len(), 2);
    let fine =
        "with_key(\"house\", format!(\"senet-house-{to}\")); say(\"senet-why-house\", \"x-y\", \"senet\")";
    crate::invariants::assert_none(unknown(fine));
}
