//! Games of hanab.live here, and ours there.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

use boardgame::{Chance, Standing};
use games::{AnyRecord, Format, find, format};
use serde_json::{Value, json};
use words::Lang;

fn theirs() -> &'static dyn Format {
    format("hanab-live").unwrap()
}

/// A game of two, written by hand from their format: one player holds all five 1s, the other all five 2s.
fn game() -> Value {
    let mut deck = Vec::new();
    for rank in [1, 2, 3, 4, 5, 1, 2, 3, 4, 1] {
        for suit in 0..5 {
            deck.push(json!({ "suitIndex": suit, "rank": rank }));
        }
    }
    json!({
        "players": ["Alice", "Bob"],
        "deck": deck,
        "actions": [
            { "type": 2, "target": 1, "value": 0 },
            { "type": 3, "target": 0, "value": 1 },
            { "type": 0, "target": 4 },
            { "type": 0, "target": 9 },
            { "type": 1, "target": 3 }
        ],
        "options": { "variant": "No Variant", "emptyClues": true }
    })
}

fn import(game: &Value) -> Result<(AnyRecord, Vec<String>), String> {
    match theirs().import(&game.to_string()) {
        Ok(done) => Ok((done.record, done.notes.into_iter().map(|note| note.key.into_owned()).collect())),
        Err(refusal) => Err(refusal.saying().key.into_owned()),
    }
}

#[test]
fn a_deck_that_comes_from_no_seed_of_ours_is_played_here() {
    let (record, notes) = import(&game()).unwrap();
    assert!(matches!(record.chance, Chance::Draws(_)));
    assert_eq!(record.actions.len(), 5);
    assert_eq!(notes, ["exchange-note-unfinished"]);
    let table = find("hanabi").unwrap().replay(&record).unwrap();
    let view: Value =
        serde_json::from_str(table.view(boardgame::Viewer::Seat(boardgame::Seat(0))).get()).unwrap();
    // Card 4 is the purple 1, our white; card 9 is the purple 2 and follows it; two informations and one discard.
    assert_eq!(view["series"][0]["colour"], "white");
    assert_eq!(view["series"][0]["top"], 2);
    assert_eq!(view["points"], 2);
    assert_eq!(view["tokens"], 7);
    assert_eq!(view["discards"][0]["card"], json!({ "colour": "blue", "value": 1 }));
    assert_eq!(view["to_act"], 1);
}

#[test]
fn what_came_from_there_goes_back_as_it_was() {
    let (record, _) = import(&game()).unwrap();
    let names = ["Alice".to_owned(), "Bob".to_owned()];
    let back = theirs().export(&record, &names).unwrap().result;
    assert_eq!(back["players"], game()["players"]);
    assert_eq!(back["deck"], game()["deck"]);
    assert_eq!(back["options"]["emptyClues"], true);
    assert_eq!(back["actions"][1], json!({ "type": 3, "target": 0, "value": 1 }));
    assert_eq!(import(&back).unwrap().0, record);
}

#[test]
fn our_games_go_there_and_come_back_with_the_same_end() {
    let hanabi = find("hanabi").unwrap();
    for (seats, options) in [(2, json!({})), (3, json!({})), (5, json!({ "gran_finale": true }))] {
        let lineup = hanabi.lineup(&options, seats, &["ensemble:worlds=0".parse().unwrap()]).unwrap();
        for seed in 1..=8 {
            let (finished, record) = lineup.record(seed, 0);
            let there = theirs().export(&record, &[]).unwrap();
            assert!(there.notes.is_empty());
            let (back, _) = import(&there.result).unwrap();
            let outcome = hanabi.replay(&back).unwrap().outcome().unwrap();
            assert_eq!(outcome, finished.outcome);
            assert!(matches!(outcome.standing, Standing::Together { .. }));
        }
    }
}

#[test]
fn what_differs_is_said() {
    let with = |path: &str, value: Value| {
        let mut game = game();
        game["options"][path] = value;
        import(&game)
    };
    assert_eq!(with("variant", json!("Rainbow (5 Suits)")).unwrap_err(), "exchange-variant");
    for option in ["deckPlays", "oneExtraCard", "oneLessCard", "cardCycle", "detrimentalCharacters"] {
        assert_eq!(with(option, json!(true)).unwrap_err(), "exchange-option");
    }
    assert!(with("emptyClues", json!(false)).unwrap().1.contains(&"exchange-note-empty-clues".to_owned()));
    let (record, notes) = with("allOrNothing", json!(true)).unwrap();
    assert!(notes.contains(&"exchange-note-all-or-nothing".to_owned()));
    assert_eq!(record.options["gran_finale"], true);
}

#[test]
fn what_cannot_be_is_refused() {
    let with = |change: &dyn Fn(&mut Value)| {
        let mut game = game();
        change(&mut game);
        import(&game)
    };
    assert_eq!(with(&|game| game["deck"][0]["rank"] = json!(5)).unwrap_err(), "exchange-deck");
    assert_eq!(with(&|game| game["deck"][0]["suitIndex"] = json!(7)).unwrap_err(), "exchange-deck");
    assert_eq!(with(&|game| game["players"] = json!(["Alice"])).unwrap_err(), "exchange-bad-record");
    assert_eq!(with(&|game| game["actions"][2]["target"] = json!(30)).unwrap_err(), "exchange-illegal");
    assert_eq!(with(&|game| game["actions"][2]["type"] = json!(9)).unwrap_err(), "exchange-bad-action");
    assert_eq!(with(&|game| game["deck"] = json!(3)).unwrap_err(), "exchange-no-game");
    let ended = with(&|game| game["actions"][2] = json!({ "type": 4, "target": 0, "value": 4 })).unwrap();
    assert_eq!((ended.0.actions.len(), ended.1), (2, vec!["exchange-note-ended".to_owned()]));
}

#[test]
fn every_word_is_in_both_languages() {
    for key in [
        "exchange-bad-action",
        "exchange-bad-record",
        "exchange-deck",
        "exchange-goes-on",
        "exchange-illegal",
        "exchange-no-game",
        "exchange-note-all-or-nothing",
        "exchange-note-arranged",
        "exchange-note-empty-clues",
        "exchange-note-ended",
        "exchange-note-unfinished",
        "exchange-option",
        "exchange-variant",
    ] {
        for lang in Lang::ALL {
            assert!(words::knows(lang, key), "{lang:?} has no {key}");
        }
    }
}
