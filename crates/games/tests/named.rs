//! Keys that rooms put together from what a game names: there are words for them in both languages.

use std::path::Path;

use boardgame::OptionKind;
use testkit::templates;
use words::{Lang, knows};

/// The lessons of a game, by the names of their files without the number that puts them in order.
fn lessons(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(game);
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.filter_map(|file| file.file_name().into_string().ok());
    names.filter_map(|name| Some(name.strip_suffix(".cues")?.split_once('-')?.1.to_owned())).collect()
}

/// What the room, the home page and the terminal call a game, its bots, its lessons and its options.
fn named() -> Vec<String> {
    let mut keys = Vec::new();
    for info in games::ALL.iter().map(|game| game.info()) {
        let id = info.id;
        keys.extend([format!("{id}-name"), format!("{id}-tagline"), format!("{id}-aim")]);
        keys.extend((info.daily || info.riddles).then(|| format!("{id}-daily")));
        if info.daily {
            keys.extend(["lead", "score", "bar"].map(|what| format!("{id}-day-{what}")));
        }
        let bots = info.bots.iter().filter(|bot| bot.at_table);
        keys.extend(bots.map(|bot| format!("lobby-level-{}", bot.name)));
        keys.extend(lessons(id).iter().map(|lesson| format!("{id}-lesson-title-{lesson}")));
        keys.extend(info.phrases.iter().map(|phrase| (*phrase).to_owned()));
        for option in &info.options {
            let label = format!("{id}-option-{}", option.name.replace('_', "-"));
            match option.kind {
                OptionKind::Switch => {}
                OptionKind::Choice { choices } => {
                    keys.extend(choices.iter().map(|choice| format!("{label}-{}", choice.replace('_', "-"))));
                }
                OptionKind::Seat { .. } => keys.push(format!("{label}-chance")),
            }
            keys.push(label);
        }
    }
    keys
}

#[test]
fn whatever_a_game_names_has_words() {
    let lacks = |lang| move |key: &String| (!knows(lang, key)).then(|| format!("{lang:?}: {key}"));
    let named = named();
    let missing: Vec<String> =
        [Lang::It, Lang::En].into_iter().flat_map(|lang| named.iter().filter_map(lacks(lang))).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn rooms_put_no_other_keys_together() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let templates = templates(&page, "games");
    assert!(!templates.is_empty(), "the page is not read");
    let named = named();
    for template in templates {
        assert!(named.iter().any(|key| template.fits(key)), "nothing asks for the words of {template}");
    }
}
