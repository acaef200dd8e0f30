//! Words that the page finds by a name that a game gives: put together there, asked for here.

use std::fmt;
use std::fs;
use std::path::Path;

use crate::catalogue::Words;

/// What begins a key that the page puts together.
const ASKED: &str = "word(`";

/// A key that the page puts together: what is fixed of it, around what the server names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template(Vec<String>);

impl Template {
    /// Whether this key can be put together so.
    pub fn fits(&self, key: &str) -> bool {
        let Some((first, rest)) = self.0.split_first() else { return false };
        let (Some((last, middle)), Some(mut key)) = (rest.split_last(), key.strip_prefix(first.as_str()))
        else {
            return self.0.len() == 1 && key == first;
        };
        for piece in middle {
            let Some((_, after)) = key.split_once(piece.as_str()) else { return false };
            key = after;
        }
        key.len() > last.len() && key.ends_with(last.as_str())
    }
}

impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("*"))
    }
}

/// Every key that the sources of a folder put together, but for its folder called `but`. No such folder, no keys.
pub fn templates(folder: &Path, but: &str) -> Vec<Template> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be listed").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        if path.is_dir() {
            if name != but {
                found.extend(templates(&path, but));
            }
        } else if (name.ends_with(".ts") || name.ends_with(".svelte")) && !name.ends_with(".test.ts") {
            let text = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
            found.extend(templates_of(&text));
        }
    }
    found
}

fn templates_of(text: &str) -> impl Iterator<Item = Template> {
    text.match_indices(ASKED).map(|(at, _)| template(&text[at + ASKED.len()..]))
}

/// Reads to the closing backtick; what stands in `${…}` is a gap.
fn template(text: &str) -> Template {
    let mut pieces = vec![String::new()];
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '`' if depth == 0 => break,
            '$' if depth == 0 && text[at..].starts_with("${") => pieces.push(String::new()),
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ if depth == 0 => pieces.last_mut().expect("there is one at least").push(letter),
            _ => {}
        }
    }
    Template(pieces)
}

/// Every name has words, and every key that the game's page puts together is one of those that are asked for.
pub(crate) fn check_named(named: &[String], page: &Path, words: &mut Words) {
    named.iter().for_each(|key| words.need(key));
    for template in templates(page, "") {
        if !named.iter().any(|key| template.fits(key)) {
            words.miss(format!(
                "the page puts {template} together, and nothing asks whether there are such words"
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_with_their_gaps() {
        let text = "const a = word(`senet-house-${square}-help`); t(`x-${y}`);\n{i18n.word(`${room.game}-name`)} word(`a-${{ b: `c` }.b}`)";
        let found: Vec<String> = templates_of(text).map(|template| template.to_string()).collect();
        assert_eq!(found, ["senet-house-*-help", "*-name", "a-*"]);
    }

    #[test]
    fn a_key_fits_where_something_stands_in_every_gap() {
        let fits = |text: &str, key: &str| template(text).fits(key);
        assert!(fits("a-${x}-b`", "a-1-b") && fits("a-${x}`", "a-1-b") && fits("${x}-b`", "a-b"));
        assert!(fits("a-${x}-${y}`", "a-red-1") && fits("plain`", "plain"));
        assert!(!fits("a-${x}-b`", "a-1-c") && !fits("a-${x}`", "a-") && !fits("plain`", "plainer"));
    }
}
