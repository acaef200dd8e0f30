//! Sentences that random games do not come to: declarations that end a game, and what can only be said in one case.

use std::collections::BTreeSet;

use boardgame::{Say, Saying, Seat};
use sesto_senso::{End, Illegal, Kind, Motion, Public};

/// The keys of a catalogue of this workspace.
fn keys(language: &str, file: &str) -> BTreeSet<String> {
    let path = format!("{}/../../locales/{language}/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let messages = text.lines().filter_map(|line| line.split_once(" = "));
    messages.map(|(key, _)| key.to_owned()).filter(|key| key.starts_with("sesto")).collect()
}

#[track_caller]
fn assert_words(saying: &Saying) {
    for language in ["it", "en"] {
        let known = keys(language, "sesto-senso");
        assert!(known.contains(&saying.key[..]), "{language}: {}", saying.key);
    }
}

#[test]
fn both_languages_have_the_same_words() {
    for file in ["sesto-senso", "sesto-senso-cards", "sesto-senso-first"] {
        assert_eq!(keys("it", file), keys("en", file));
    }
}

#[test]
fn every_end_every_declaration_and_every_refusal_has_words() {
    for end in [End::Unmasked { day: 4 }, End::TimeUp, End::Escaped, End::Slip, End::Stopped] {
        assert_words(&Public::Ended { end }.say());
    }
    for to in Motion::ALL {
        for yes in [true, false] {
            assert_words(&Public::Agreed { seat: Seat(1), to, yes }.say());
        }
    }
    for illegal in [
        Illegal::Over,
        Illegal::NotTheGhost,
        Illegal::GhostIsSilent,
        Illegal::NoSuchPsychic,
        Illegal::NotYourPsychic,
        Illegal::EventsAreClear,
        Illegal::EventsUnclear,
        Illegal::NotSearching,
        Illegal::AlreadyGiven,
        Illegal::EmptyGift,
        Illegal::NotInHand,
        Illegal::TooManyDreams { most: 3 },
        Illegal::NoChangeLeft,
        Illegal::TooLateToChange,
        Illegal::AlreadyDreamed,
        Illegal::OtherFinal,
        Illegal::SameDream,
        Illegal::WrongKind { kind: Kind::Place },
        Illegal::NotOnTable,
        Illegal::AlreadyRefused,
        Illegal::BallIsThere,
        Illegal::NoBall,
        Illegal::AlreadyConfirmed,
        Illegal::NoDreamYet,
        Illegal::NoSuchCombination,
        Illegal::StillWinnable,
        Illegal::AlreadySaid,
    ] {
        assert_words(&illegal.say());
    }
}

#[test]
fn six_psychics_are_warned_above_normal() {
    use boardgame::Game;
    use sesto_senso::{Level, Options, SestoSenso};
    let help = |level, seats| {
        let options = Options { level, ..Options::default() };
        SestoSenso::explain(&options, seats)[0].key.to_string()
    };
    assert_eq!(help(Level::Normal, 7), "sesto-senso-option-level-help-normal");
    assert_eq!(help(Level::Hard, 6), "sesto-senso-option-level-help-hard");
    assert_eq!(help(Level::Hard, 7), "sesto-senso-option-level-help-hard-crowded");
    assert_eq!(help(Level::VeryHard, 7), "sesto-senso-option-level-help-very-hard-crowded");
}
