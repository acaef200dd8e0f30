//! How actions travel, and the names that the types have in the description of the API.

use sesto_senso::{Action, EventView, Legal, Options, View};
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
