//! Who may say what, and when.

use boardgame::Seat;
use room::{Refusal, Words};
use serde_json::json;

use crate::scene::{Scene, guest};

fn text() -> Words {
    Words::Text("ciao".to_owned())
}

#[test]
fn before_the_start_anything_is_said_by_those_who_sit_here() {
    let core = Scene::new("sesto-senso", "A* B C").core;
    let phrase = |phrase: &str| Words::Phrase(phrase.to_owned());
    let known = core.game.info.phrases[0];
    for (by, seat, words, expected) in [
        ('A', None, text(), Ok(Seat(0))),
        ('B', Some(Seat(1)), text(), Ok(Seat(1))),
        ('B', Some(Seat(0)), text(), Err(Refusal::NotYourSeat)),
        ('D', None, text(), Err(Refusal::NotInRoom)),
        ('D', Some(Seat(0)), text(), Err(Refusal::NotInRoom)),
        ('A', None, phrase(known), Ok(Seat(0))),
        ('A', None, phrase("nonsense"), Err(Refusal::UnknownPhrase)),
    ] {
        assert_eq!(core.say(guest(by), seat, &words), expected, "{by} {words:?}");
    }
    assert_eq!(core.check_pointer(guest('A'), Seat(0)), Err(Refusal::NotStarted));
}

#[test]
fn who_must_keep_silent_says_and_points_at_nothing() {
    let core = Scene::new("sesto-senso", "A* B C").with(json!({ "ghost": 1 })).started().core;
    let phrase = Words::Phrase(core.game.info.phrases[0].to_owned());
    for words in [text(), phrase] {
        assert_eq!(core.say(guest('B'), None, &words), Err(Refusal::Silent), "{words:?}");
        assert_eq!(core.say(guest('A'), None, &words), Ok(Seat(0)), "{words:?}");
    }
    assert_eq!(core.check_pointer(guest('B'), Seat(1)), Err(Refusal::Silent));
    assert_eq!(core.check_pointer(guest('A'), Seat(0)), Ok(()));
}
