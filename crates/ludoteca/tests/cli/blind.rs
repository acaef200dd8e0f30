//! Sheets for a blind reading: as many of each kind as wanted, the answers apart, nothing on a sheet that tells.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{folder, good, ids, json, refused};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n and so on";

/// A deck with every picture that a game is played with.
fn deck(folder: &Path, pictures: &[(&str, u8)]) {
    for (kind, count) in pictures {
        for number in 1..=*count {
            fs::write(folder.join(format!("{kind}-{number:02}.png")), PNG).unwrap();
        }
    }
}

#[test]
fn sheets_show_pictures_and_the_key_has_the_answers() {
    let mut read = 0;
    for game in games::ALL.iter().filter(|game| !game.read().is_empty()) {
        read += 1;
        let id = game.info().id;
        let own = folder(&format!("blind-deck-{id}"));
        deck(&own, game.pictures());
        let sheets = folder(&format!("blind-{id}"));
        let key = sheets.with_extension("json");
        let [own, path, key] = [&own, &sheets, &key].map(|path| path.to_str().unwrap());
        let args = ["blind", id, "--sheets", path, "--key", key, "--each", "3", "--pictures", own];
        let said = good(&args);
        let answers = json(&fs::read_to_string(key).unwrap());
        let answers = answers.as_array().unwrap();
        assert!(said.contains(&answers.len().to_string()), "{said}");
        let mut kinds = BTreeMap::<&str, u32>::new();
        for (answer, number) in answers.iter().zip(1..) {
            assert_eq!(answer["sheet"], number);
            *kinds.entry(answer["kind"].as_str().unwrap()).or_default() += 1;
            let list = |name: &str| answer[name].as_array().unwrap();
            let right = answer["right"].as_u64().unwrap() as usize;
            assert!((1..=list("choices").len()).contains(&right), "{answer}");
            assert!((1..=99).contains(&answer["percent"].as_u64().unwrap()), "{answer}");
            let page = fs::read_to_string(sheets.join(format!("{number:03}.html"))).unwrap();
            for picture in list("clues").iter().chain(list("choices")) {
                let file = format!("pictures/{}.png", picture.as_str().unwrap());
                assert_eq!(page.matches(&file).count(), 1, "{file}");
                assert_eq!(fs::read(sheets.join(&file)).unwrap(), PNG);
            }
            let shown = list("clues").len() + list("choices").len();
            assert_eq!(page.matches("<img").count(), shown);
            assert_eq!(page.matches("<b ").count(), list("choices").len());
        }
        assert_eq!(kinds, game.read().iter().map(|kind| (*kind, 3)).collect());
        let first = fs::read(key).unwrap();
        good(&args);
        assert_eq!(first, fs::read(key).unwrap(), "the same seed gives the same sheets");
    }
    assert!(read > 0);
}

#[test]
fn a_deck_that_lacks_a_picture_is_refused() {
    for game in games::ALL.iter().filter(|game| !game.read().is_empty()) {
        let own = folder("blind-lacking");
        let sheets = folder("blind-of-lacking");
        let key = sheets.with_extension("json");
        let [own, sheets, key] = [&own, &sheets, &key].map(|path| path.to_str().unwrap());
        let id = game.info().id;
        refused(
            &["blind", id, "--sheets", sheets, "--key", key, "--each", "1", "--pictures", own],
            1,
            "Manca l’immagine",
            "is missing",
        );
    }
}

#[test]
fn a_game_that_nobody_reads_has_no_sheets() {
    for id in ids().filter(|id| games::find(id).unwrap().read().is_empty()) {
        refused(
            &["blind", id, "--sheets", "nowhere", "--key", "nowhere.json"],
            1,
            "non si indovina niente",
            "nothing is guessed",
        );
    }
}
