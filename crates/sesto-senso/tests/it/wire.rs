//! How actions travel, and the names that the types have in the description of the API.

use sesto_senso::{Action, Dream, Edition, EventView, Legal, Options, View};
use utoipa::ToSchema;

#[test]
fn actions_travel_as_the_page_sends_them() {
    for text in [
        r#"{"type":"give","psychic":1,"dreams":[3,5]}"#,
        r#"{"type":"change"}"#,
        r#"{"type":"common","character":3,"place":9,"object":12}"#,
        r#"{"type":"add","dream":3}"#,
        r#"{"type":"place","psychic":1,"card":{"kind":"object","number":4}}"#,
        r#"{"type":"confirm","psychic":1}"#,
        r#"{"type":"vote","combination":2}"#,
        r#"{"type":"confirm-vote"}"#,
        r#"{"type":"time-up","wait":3}"#,
        r#"{"type":"agree","to":"slip","yes":true}"#,
    ] {
        let action: Action = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
    }
}

#[test]
fn options_travel_by_their_names_on_the_playbill() {
    let text = r#"{"level":"very-hard","final":"two","clock":"six","ghost":3}"#;
    let options: Options = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&options).unwrap(), text);
}

#[test]
fn g2_what_was_dealt_by_version_1_keeps_the_pictures_of_the_first_edition() {
    use boardgame::Options as _;
    let written: Options = serde_json::from_str(r#"{"level":"hard"}"#).unwrap();
    let read = written.meant_by(1);
    assert_eq!((read.edition, written.meant_by(2).edition), (Edition::First, Edition::Second));
    let said = serde_json::to_string(&read).unwrap();
    assert!(said.ends_with(r#""edition":"first"}"#), "{said}");
    // Written by the present rules, it is still so.
    assert_eq!(serde_json::from_str::<Options>(&said).unwrap().meant_by(2), read);
}

/// The page ships the pictures that were replaced: exactly those, and this game names exactly those.
#[test]
fn g2_every_dream_that_was_replaced_has_its_old_picture() {
    let folder =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/games/sesto-senso/pictures/edition-1");
    let mut files: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    let named = Edition::First.replaced().flat_map(|dream| {
        let name = format!("dream-{:02}", dream.number() + 1);
        ["-200.avif", "-400.avif", "-400.webp"].map(|ending| format!("{name}{ending}"))
    });
    assert_eq!(files, named.collect::<Vec<_>>());
    assert_eq!(Edition::Second.replaced().count(), 0);
    let dream = |number| Dream::new(number).unwrap();
    assert_eq!(Edition::First.key(dream(7)), "sesto-first-08");
    assert_eq!(
        (Edition::First.key(dream(6)), Edition::Second.key(dream(7))),
        (dream(6).key(), dream(7).key())
    );
}

/// Four games have a `View`: ours must not take the place of another.
#[test]
fn every_type_is_named_after_the_game() {
    fn names<T: ToSchema>() -> Vec<String> {
        let mut all = Vec::new();
        T::schemas(&mut all);
        all.into_iter().map(|(name, _)| name).chain([T::name().into_owned()]).collect()
    }
    let all =
        [names::<Options>(), names::<Action>(), names::<Legal>(), names::<View>(), names::<EventView>()];
    for name in all.concat() {
        let shared = ["Seat", "Saying", "Arg"].contains(&name.as_str());
        assert!(shared || name.starts_with("sesto_senso."), "{name}");
    }
}
