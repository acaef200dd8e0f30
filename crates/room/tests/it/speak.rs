//! Who may say, point at and note down what, and when.

use boardgame::Seat;
use room::{NOTES, Pointer, Request, Words};
use serde_json::json;

use crate::scene::{Scene, check_playing};

fn say(seat: Option<u8>, words: Words) -> Request {
    Request::Say { seat: seat.map(Seat), words }
}

fn text() -> Words {
    Words::Text("ciao".to_owned())
}

fn phrase(phrase: &str) -> Words {
    Words::Phrase(phrase.to_owned())
}

fn point(seat: u8) -> Request {
    Request::Point(Pointer { seat: Seat(seat), key: Some("card".to_owned()), x: 1, y: 2 })
}

fn note(seat: u8, text: &str, others: usize) -> Request {
    Request::Note { seat: Seat(seat), key: "card".to_owned(), text: text.to_owned(), others }
}

#[test]
fn before_the_start_anything_is_said_by_those_who_sit_here() {
    let mut scene = Scene::new("sesto-senso", "A* B C");
    let known = scene.core.game.info.phrases[0];
    for (by, seat, words, expected) in [
        ('A', None, text(), "0 A: ciao"),
        ('B', Some(1), text(), "1 B: ciao"),
        ('B', Some(0), text(), "NotYourSeat"),
        ('D', None, text(), "NotInRoom"),
        ('D', Some(0), text(), "NotInRoom"),
        ('A', None, phrase(known), &format!("0 A: {known}")),
        ('A', None, phrase("nonsense"), "UnknownPhrase"),
    ] {
        assert_eq!(scene.ask(by, &say(seat, words.clone())), expected, "{by} {words:?}");
    }
    assert_eq!(scene.ask('A', &point(0)), "NotStarted");
    assert_eq!(scene.ask('A', &note(0, "red", 0)), "NotStarted");
}

#[test]
fn who_must_keep_silent_says_and_points_at_nothing() {
    let mut scene = Scene::new("sesto-senso", "A* B C").with(json!({ "ghost": 1 })).started();
    let known = scene.core.game.info.phrases[0];
    for words in [text(), phrase(known)] {
        assert_eq!(scene.ask('B', &say(None, words.clone())), "Silent", "{words:?}");
        assert_ne!(scene.ask('A', &say(None, words.clone())), "Silent", "{words:?}");
    }
    assert_eq!(scene.ask('B', &point(1)), "Silent");
    assert_eq!(scene.ask('A', &point(0)), "0 at Some(\"card\")");
    assert_eq!(scene.ask('A', &point(1)), "NotYourSeat");
    assert_eq!(scene.ask('D', &point(1)), "NotInRoom");
}

#[test]
fn h21_at_a_silent_table_nobody_says_anything_until_the_end() {
    let mut scene = Scene::new("hanabi", "A* B C");
    assert_eq!(scene.ask('A', &say(None, text())), "0 A: ciao", "before the deal everybody talks");
    scene = scene.started();
    let known = scene.core.game.info.phrases[0];
    for (by, seat) in [('A', 0), ('B', 1), ('C', 2)] {
        for words in [text(), phrase(known)] {
            assert_eq!(scene.ask(by, &say(None, words.clone())), "Silent", "{by} {words:?}");
        }
        assert_eq!(scene.ask(by, &point(seat)), "Silent");
        assert!(!scene.core.is_unseen(Seat(seat)), "who keeps silent is there for everybody to see");
    }
    scene.core.room.status = room::Status::Over;
    assert_eq!(scene.ask('A', &say(None, text())), "0 A: ciao", "after the end anything is said");
}

#[test]
fn h21_where_the_group_chose_phrases_nothing_else_is_said() {
    let mut scene = Scene::new("hanabi", "A* B").with(json!({ "talk": "phrases" })).started();
    let known = "hanabi-phrase-know-nothing";
    assert_eq!(scene.ask('A', &say(None, text())), "PhrasesOnly");
    assert_eq!(scene.ask('A', &say(None, phrase("nonsense"))), "UnknownPhrase");
    assert_eq!(scene.ask('A', &say(None, phrase(known))), format!("0 A: {known}"));
    assert_eq!(scene.ask('A', &point(0)), "PhrasesOnly");
    scene.core.room.status = room::Status::Over;
    assert_eq!(scene.ask('A', &say(None, text())), "0 A: ciao", "after the end anything is said");
}

#[test]
fn notes_are_of_ones_own_seat_and_not_too_many() {
    check_playing(&[
        ("A* B", 'A', note(0, "red", 0), "0 card: \"red\" at 0"),
        ("A* B", 'A', note(1, "red", 0), "NotYourSeat"),
        ("A* B", 'C', note(1, "red", 0), "NotInRoom"),
        ("A* B", 'A', note(0, "red", NOTES - 1), "0 card: \"red\" at 0"),
        ("A* B", 'A', note(0, "red", NOTES), "NotesFull"),
        ("A* B", 'A', note(0, "", NOTES), "0 card: \"\" at 0"),
    ]);
}

#[test]
fn h22_notes_are_written_where_the_game_has_them() {
    let written = "0 card: \"red\" at 0";
    for (memory, expected) in [("none", "NotesOff"), ("marks", written), ("inference", written)] {
        let mut scene = Scene::new("hanabi", "A* B").with(json!({ "memory": memory })).started();
        assert_eq!(scene.ask('A', &note(0, "red", 0)), expected, "{memory}");
        assert_eq!(scene.core.has_notes(), expected == written);
        assert_eq!(scene.ask('A', &note(1, "red", 0)), "NotYourSeat");
        scene.core.room.status = room::Status::Over;
        assert_eq!(scene.ask('A', &note(0, "red", 0)), written, "afterwards everybody may");
    }
}

#[test]
fn what_is_noted_for_everybody_waits_for_the_end() {
    let key = "after:0:3".to_owned();
    let ring = Request::Note { seat: Seat(0), key, text: "dream-12".to_owned(), others: 0 };
    let mut scene = Scene::new("sesto-senso", "A* B C").started();
    assert_eq!(scene.ask('A', &ring), "NotOver");
    scene.core.room.status = room::Status::Over;
    assert_eq!(scene.ask('A', &ring), "0 after:0:3: \"dream-12\" at 0");
    assert_eq!(scene.ask('B', &ring), "NotYourSeat");
}
