//! What comes from outside, as functions of bytes: whatever the bytes are, nothing panics, what is refused changes nothing,
//! and what is taken means the same when it is read once more.
//!
//! `fuzz/` has a target of cargo-fuzz for each; the tests here run each on its corpus and on mutations of it.

mod positions;

use std::str::from_utf8;

use boardgame::Seat;
use games::{AnyRecord, Refusal};
use serde_json::value::RawValue;
use words::Lang;

pub use positions::{legal, positions};

/// Something that reads bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All of them, by the names of their files in `fuzz/`.
pub const TARGETS: [Target; 6] = [
    ("accept_language", accept_language),
    ("actions", actions),
    ("faces", faces),
    ("hanab_live", hanab_live),
    ("manifest", manifest),
    ("records", records),
];

/// The language that a browser asks for.
pub fn accept_language(bytes: &[u8]) {
    let Ok(header) = from_utf8(bytes) else { return };
    let lang = Lang::accepted(header);
    let is_named = header.to_ascii_lowercase().contains(lang.code());
    assert!(is_named || lang == Lang::default(), "nobody asked for {}", lang.code());
}

/// An action of any game: three bytes choose the game, the position and the seat, the others are what a client sent.
pub fn actions(bytes: &[u8]) {
    let [game, position, seat, action @ ..] = bytes else { return };
    let positions = positions();
    let places = &positions[usize::from(*game) % positions.len()];
    let before = &places[usize::from(*position) % places.len()];
    // One seat more than there are: what says so must be refused.
    let seat = Seat(seat % (before.seats() + 1));
    let text = from_utf8(action).ok().map(str::to_owned);
    let Some(action) = text.and_then(|text| RawValue::from_string(text).ok()) else { return };
    let mut table = before.snapshot();
    match table.play(seat, &action) {
        Ok(_) => {
            assert_eq!(table.step(), before.step() + 1);
            let last = table.last().expect("something was just played");
            let mut again = before.snapshot();
            assert!(again.play(last.seat, &last.action).is_ok(), "what was kept is not what was played");
            assert_eq!((again.record(), again.to_act()), (table.record(), table.to_act()));
        }
        Err(Refusal::Illegal(_)) => assert_eq!(table.record(), before.record()),
        Err(Refusal::Unreadable(_)) => assert_eq!(table.step(), before.step()),
    }
}

/// What a host has written of the cards of their box.
pub fn faces(bytes: &[u8]) {
    let Ok(text) = from_utf8(bytes) else { return };
    for own in games::ALL.iter().filter_map(|game| game.own()) {
        match (own.bring)(text) {
            Ok(()) => assert!((own.title)().is_some(), "what is there has a name"),
            Err(faults) => assert!(!faults.is_empty(), "who is refused is told why"),
        }
    }
}

/// A game that was played elsewhere.
pub fn hanab_live(bytes: &[u8]) {
    brought(bytes);
    let Ok(text) = from_utf8(bytes) else { return };
    for format in games::FORMATS {
        let Ok(read) = format.import(text) else { continue };
        let game = games::find(&read.record.game).expect("a form is of a game that is here");
        let table = game.replay(&read.record).expect("what was taken can be played");
        if table.outcome().is_some() {
            assert!(format.export(&read.record, &[]).is_ok(), "what came in goes out");
        }
    }
}

/// What a host has written of their own pictures.
pub fn manifest(bytes: &[u8]) {
    if let Some(problem) = server::manifest_problem(bytes) {
        assert_eq!(problem.key, "deck-bad-manifest");
    }
}

/// A record, as `ludoteca verify` reads it, and as somebody brings it to the page.
pub fn records(bytes: &[u8]) {
    brought(bytes);
    let Ok(record) = serde_json::from_slice::<AnyRecord>(bytes) else { return };
    let Some(game) = games::find(&record.game) else { return };
    let Ok(table) = game.replay(&record) else { return };
    let again = game.replay(&table.record()).expect("a table's own record replays");
    assert_eq!(
        (again.step(), again.to_act(), again.outcome()),
        (table.step(), table.to_act(), table.outcome())
    );
}

/// A file that somebody wants to watch: what is taken is over, and can be looked through.
fn brought(bytes: &[u8]) {
    let Ok(json) = serde_json::from_slice(bytes) else { return };
    let Ok(read) = games::read(&json) else { return };
    let Some(game) = games::find(&read.record.game) else { return };
    let Ok(table) = games::replayed(game, &read.record) else { return };
    assert!(table.open().is_some(), "only what is over is shown");
}
