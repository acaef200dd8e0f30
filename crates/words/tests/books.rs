//! Words that the rule books chose, and ours beside them.

use boardgame::{Saying, Seat};
use words::{Lang, knows, plain, say, word};

/// The names of some levels, from the lowest: the books' single words.
#[track_caller]
fn check_levels(key: impl Fn(usize) -> String, help: impl Fn(usize) -> String, names: [[&str; 6]; 2]) {
    for (lang, names) in [Lang::It, Lang::En].into_iter().zip(names) {
        let mut helps: Vec<String> = Vec::new();
        for (level, name) in (1..).zip(names) {
            assert_eq!(word(lang, &key(level)), name);
            assert!(knows(lang, &help(level)), "{} has a sentence of our own", key(level));
            helps.push(word(lang, &help(level)));
        }
        helps.dedup();
        assert_eq!(helps.len(), 6, "each a sentence of its own: {helps:?}");
        assert!(!knows(lang, &key(7)), "there are six");
    }
}

#[test]
fn h16_bands_are_called_as_in_the_book() {
    check_levels(
        |band| format!("hanabi-band-{band}-name"),
        |band| format!("hanabi-band-{band}"),
        [
            ["Ridicolo", "Mediocre", "Accettabile", "Eccellente", "Straordinario", "Leggendario"],
            ["Laughable", "Mediocre", "Acceptable", "Excellent", "Extraordinary", "Legendary"],
        ],
    );
}

#[test]
fn u34_levels_are_called_as_in_the_book() {
    check_levels(
        |level| format!("sensu-level-{level}"),
        |level| format!("sensu-level-{level}-help"),
        [
            ["Sventurato", "Principiante", "Apprendista", "Samurai", "Maestro", "Gran Maestro"],
            ["Gutted", "Beginner", "Apprentice", "Samurai", "Master", "Grandmaster"],
        ],
    );
}

#[test]
fn who_begins_by_the_book_is_told_where_chance_decides() {
    let saying = |key| Saying::new(key).with("cards", 90).with("deck", 70);
    for (lang, words) in [
        (
            Lang::It,
            [
                ("senet", "comincia chi fa di più"),
                ("hanabi", "chi veste più colorato"),
                ("sensu", "chi è più giovane"),
            ],
        ),
        (
            Lang::En,
            [
                ("senet", "the higher starts"),
                ("hanabi", "wears the most colours"),
                ("sensu", "the youngest begins"),
            ],
        ),
    ] {
        for (game, book) in words {
            let key = match game {
                "sensu" => "sensu-option-first-help-chance".to_owned(),
                game => format!("{game}-option-first-help"),
            };
            let said = plain(&say(lang, &saying(key), &|seat: Seat| seat.to_string()));
            assert!(said.contains(book), "{game}: {said}");
        }
    }
}
