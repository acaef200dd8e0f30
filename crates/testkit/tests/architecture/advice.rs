//! Whatever a bot gives as a reason has words as advice, too, in both languages; and those speak to whoever asked, never of
//! the bot.

use std::collections::BTreeSet;
use std::path::Path;

use crate::sources::Sources;
use crate::words::{LANGUAGES, fits, keys, literals};

/// Words by which a bot would speak of itself, for each language.
const FIRST_PERSON: [&[&str]; 2] = [
    &[
        "io", "mi", "me", "mio", "mia", "miei", "mie", "noi", "nostro", "nostra", "ho", "sto", "posso",
        "vedo", "guardo", "penso", "credo", "spero", "speravo", "volevo", "direi", "dico", "gioco", "pesco",
        "prendo", "faccio", "metto", "tolgo", "riscatto", "accuso", "provo",
    ],
    &["i", "me", "my", "mine", "we", "us", "our", "ours"],
];

/// The messages of each language, and those of its files of advice, line by line.
pub(crate) struct Advice {
    keys: [BTreeSet<String>; 2],
    lines: [Vec<String>; 2],
}

impl Advice {
    pub(crate) fn of_workspace() -> Advice {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let read = |language: &str, advice: bool| -> String {
            let files = std::fs::read_dir(folder.join(language)).expect("the catalogues can be listed");
            let paths = files.map(|file| file.expect("the catalogues can be listed").path());
            let wanted =
                |path: &std::path::PathBuf| !advice || path.to_string_lossy().ends_with("-advice.ftl");
            let text = |path| std::fs::read_to_string(path).expect("a catalogue can be read");
            paths.filter(wanted).map(text).collect()
        };
        Advice::of(LANGUAGES.map(|language| [read(language, false), read(language, true)]))
    }

    fn of(texts: [[String; 2]; 2]) -> Advice {
        Advice {
            keys: texts.clone().map(|[all, _]| keys(&all).into_iter().collect()),
            lines: texts.map(|[_, advice]| advice.lines().map(str::to_owned).collect()),
        }
    }

    /// Every reason without advice, and all advice for which there is no reason. What is put together at run time may end in
    /// any words.
    pub(crate) fn unmatched(&self, sources: &Sources) -> Vec<String> {
        let asked: BTreeSet<&str> = sources
            .all()
            .filter(|line| line.member == "bots")
            .flat_map(|line| literals(&line.code))
            .filter(|literal| literal.contains("-why-"))
            .collect();
        let is_asked = |key: &str| {
            asked
                .iter()
                .any(|one| fits(one, key) || key.strip_prefix(one).is_some_and(|end| end.starts_with('-')))
        };
        let mut violations = Vec::new();
        for (language, keys) in LANGUAGES.iter().zip(&self.keys) {
            let reasons = keys.iter().filter(|key| is_asked(key));
            let wanted: BTreeSet<String> = reasons.map(|key| key.replacen("-why-", "-advice-", 1)).collect();
            let there: BTreeSet<String> =
                keys.iter().filter(|key| key.contains("-advice-")).cloned().collect();
            violations.extend(wanted.symmetric_difference(&there).map(|key| format!("{key} ({language})")));
        }
        violations
    }

    /// Every line of advice in which a bot speaks of itself.
    pub(crate) fn in_first_person(&self) -> Vec<String> {
        let mut violations = Vec::new();
        for (lines, words) in self.lines.iter().zip(FIRST_PERSON) {
            for line in lines.iter().filter(|line| !line.starts_with('#')) {
                let text = line.split_once('=').map_or(line.as_str(), |(_, text)| text);
                let mut said = text.split(|one: char| !one.is_alphabetic()).map(str::to_lowercase);
                if said.any(|word| words.contains(&word.as_str())) {
                    violations.push(line.clone());
                }
            }
        }
        violations
    }
}

#[test]
fn a_reason_without_advice_and_a_bot_that_speaks_of_itself_are_found() {
    let reasons = "senet-why-house = x\nsenet-why-wall-low = x\nsenet-phrase-why = x\n";
    let advice = |text: &str| {
        let both = [format!("{reasons}{text}"), text.to_owned()];
        Advice::of([both.clone(), both])
    };
    let code = "Saying::new(\"senet-why-house\"); Saying::new(\"senet-why-wall\")";
    let unmatched = |text: &str| advice(text).unmatched(&Sources::drawn("bots", code)).len();
    assert_eq!(unmatched("senet-advice-house = x\nsenet-advice-wall-low = x\n"), 0);
    assert_eq!(unmatched("senet-advice-house = x\n"), 2);
    assert_eq!(unmatched("senet-advice-house = x\nsenet-advice-wall-low = x\nsenet-advice-only = x\n"), 2);
    let spoken = |text: &str| advice(&format!("senet-advice-house = {text}\n")).in_first_person().len();
    assert_eq!(spoken("Muovila: è al riparo, e anche tu."), 0);
    assert_eq!(spoken("Muovila: così mi metti in difficoltà."), 1);
    assert_eq!(spoken("Move it: I would."), 1);
    assert_eq!(spoken("Go there, and it is safe."), 0);
}
