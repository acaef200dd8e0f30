//! What travels: the JSON that the page reads, the names of the schemas, and words for everything that is said.

use boardgame::{Game, Say, Saying, Seat, Viewer};
use senet::{
    Action, Choice, Colour, EventView, Exit, Illegal, Legal, Options, OwnCollision, Phase, Retry, Senet,
    Side, View,
};
use serde_json::{Value, json};
use utoipa::{PartialSchema, ToSchema};

use crate::drawing::{OWN, act, position};

#[test]
fn options_take_defaults_and_refuse_the_unknown() {
    let defaults = json!({
        "first": null, "own_collision": "forced", "exit": "exact", "retry": "turn", "hints": true, "lots": "thrown",
    });
    assert_eq!(serde_json::to_value(Options::default()).unwrap(), defaults);
    assert_eq!(serde_json::from_value::<Options>(json!({})).unwrap(), Options::default());
    let some = json!({"first": 1, "own_collision": "never", "exit": "ra", "retry": "throw"});
    let options = Options {
        first: Some(Seat(1)),
        own_collision: OwnCollision::Never,
        exit: Exit::Ra,
        retry: Retry::Throw,
        ..Options::default()
    };
    assert_eq!(serde_json::from_value::<Options>(some).unwrap(), options);
    assert!(serde_json::from_value::<Options>(json!({"speed": 3})).is_err());
    assert!(serde_json::from_value::<Options>(json!({"exit": "any"})).is_err());
}

#[test]
fn in_version_1_every_throw_counted_on_28_and_29_and_nobody_threw_to_begin() {
    use boardgame::Options as _;
    let written = json!({"first": 1, "own_collision": "last", "exit": "ra", "hints": false});
    let read = Options::of_version(1, &written).unwrap();
    let said = json!({
        "first": 1, "own_collision": "last", "exit": "ra", "retry": "throw", "hints": false, "lots": "dealt",
    });
    assert_eq!(serde_json::to_value(read).unwrap(), said);
    assert_eq!(Options::of_version(2, &said).unwrap(), read);
    assert_eq!(Options::of_version(2, &json!({})).unwrap(), Options::default());
}

#[test]
fn actions() {
    for (action, json) in [
        (Action::Choose { side: Side::Even }, json!({"type": "choose", "side": "even"})),
        (Action::Paint { colour: Colour::Lapis }, json!({"type": "paint", "colour": "lapis"})),
        (Action::Throw, json!({"type": "throw"})),
        (Action::Leave, json!({"type": "leave"})),
        (Action::Move { from: 12 }, json!({"type": "move", "from": 12})),
    ] {
        assert_eq!(serde_json::to_value(action).unwrap(), json);
        assert_eq!(serde_json::from_value::<Action>(json).unwrap(), action);
    }
}

#[test]
fn a_view_is_the_whole_position() {
    let game = position("own 9 12 13 | enemy 15 16 17 27").with_throw(1);
    let view = game.view(Viewer::Spectator);
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(serde_json::from_value::<View>(json.clone()).unwrap(), view);
    assert_eq!(json["board"].as_array().unwrap().len(), 30);
    assert_eq!(
        (&json["board"][8], &json["board"][9], &json["board"][26]),
        (&json!(0), &Value::Null, &json!(1))
    );
    assert_eq!(json["off"], json!([2, 1]));
    assert_eq!(json["blocked"], json!([false, true]));
    assert_eq!(json["tried"], json!([]));
    assert_eq!(json["phase"], json!({"type": "move", "opening": false}));
    assert_eq!((&json["turn"], &json["to_move"], &json["thrown"]), (&json!(21), &json!(0), &json!(1)));
    let walls = json!([
        {"seat": 0, "from": 12, "length": 2},
        {"seat": 1, "from": 15, "length": 3},
    ]);
    assert_eq!(json["walls"], walls);
    assert_eq!(json["refused"]["others"], json!({"key": "senet-illegal-not-your-turn", "args": {}}));
    assert_eq!(json["refused"]["throw"], json!({"key": "senet-illegal-move-first", "args": {"throw": 1}}));
    let stuck = json!({"squares": [12], "why": {"key": "senet-illegal-own-piece", "args": {"square": 13}}});
    assert!(json["refused"]["squares"].as_array().unwrap().contains(&stuck), "{}", json["refused"]);
}

#[test]
fn what_never_changes_is_told_once() {
    let json = serde_json::to_value(position("own 9 | enemy 10").fixed()).unwrap();
    assert_eq!(
        json,
        json!({
            "faces": ["again", "pass", "pass", "again", "again", "nothing"],
            "sides": {"odd": [1, 3, 5, 7, 9], "even": [2, 4, 6, 8, 10]},
        })
    );
}

#[test]
fn phases() {
    for (phase, json) in [
        (Phase::WhoBegins, json!({"type": "who-begins"})),
        (Phase::Choose, json!({"type": "choose"})),
        (
            Phase::Throw { opening: true, again: false, may_leave: false },
            json!({"type": "throw", "opening": true, "again": false, "may_leave": false}),
        ),
        (Phase::Over { winner: Seat(1) }, json!({"type": "over", "winner": 1})),
    ] {
        assert_eq!(serde_json::to_value(phase).unwrap(), json);
    }
}

#[test]
fn choices_say_what_they_do() {
    let legal = position("own 25 | enemy 27").with_throw(2).legal(OWN);
    let json = serde_json::to_value(&legal).unwrap();
    assert_eq!(
        json,
        json!({"choices": [{
            "action": {"type": "move", "from": 25}, "kind": "misfortune",
            "from": 25, "to": 27, "then": 15, "gain": -8, "swaps": true,
        }], "colours": []})
    );
    assert_eq!(serde_json::from_value::<Legal>(json).unwrap(), legal);
    let throw = serde_json::to_value(position("own 12 30 | enemy 1").legal(OWN)).unwrap();
    assert_eq!(
        throw["choices"],
        json!([
            {"action": {"type": "throw"}, "kind": "throw",
             "from": null, "to": null, "then": null, "gain": null, "swaps": false},
            {"action": {"type": "leave"}, "kind": "leave",
             "from": 30, "to": null, "then": null, "gain": 1, "swaps": false},
        ])
    );
}

#[test]
fn schemas_carry_the_name_of_the_game() {
    assert_eq!(
        [View::name(), Legal::name(), Choice::name(), Action::name(), Options::name(), EventView::name()],
        ["senet.View", "senet.Legal", "senet.Choice", "senet.Action", "senet.Options", "senet.EventView"]
    );
    let legal = serde_json::to_value(Legal::schema()).unwrap();
    assert_eq!(legal["properties"]["choices"]["items"]["$ref"], json!("#/components/schemas/senet.Choice"));
    let view = serde_json::to_value(View::schema()).unwrap();
    assert_eq!(view["properties"]["phase"]["$ref"], json!("#/components/schemas/senet.Phase"));
    assert_eq!(view["properties"]["board"]["type"], json!("array"));
    // What may be null is still always there.
    let choice = serde_json::to_value(Choice::schema()).unwrap();
    for (schema, fields) in
        [(&view, &["first", "odd", "thrown"][..]), (&choice, &["from", "to", "then", "gain"])]
    {
        let required = schema["required"].as_array().unwrap();
        assert!(fields.iter().all(|field| required.contains(&json!(field))), "{required:?}");
    }
}

#[test]
fn everything_that_is_said_has_words_in_both_languages() {
    let mut sayings: Vec<Saying> = events().iter().map(Say::say).collect();
    sayings.extend(refusals().iter().map(Say::say));
    let mut won = position("own 30 | enemy 12");
    act(&mut won, Action::Leave).expect("row 1 is empty");
    sayings.push(won.outcome().expect("it is over").say);
    for own_collision in [OwnCollision::Forced, OwnCollision::Last, OwnCollision::Never] {
        for (exit, retry, hints, first) in
            [(Exit::Exact, Retry::Turn, true, None), (Exit::Ra, Retry::Throw, false, Some(Seat(1)))]
        {
            let chosen = Options { first, own_collision, exit, retry, hints, ..Options::default() };
            sayings.extend(Senet::explain(&chosen, 2));
        }
    }
    sayings.push(Saying::new("senet-bad-first"));
    sayings.extend(Senet::PLAYBILL.phrases.iter().map(|key| Saying::new(*key)));
    for catalogue in
        [include_str!("../../../../locales/it/senet.ftl"), include_str!("../../../../locales/en/senet.ftl")]
    {
        for saying in &sayings {
            let words =
                message(catalogue, &saying.key).unwrap_or_else(|| panic!("no words for {}", saying.key));
            for variable in variables(&words) {
                assert!(saying.args.contains_key(variable), "{} does not give {variable}", saying.key);
            }
            for arg in saying.args.values() {
                if let boardgame::Arg::Key { key } = arg {
                    assert!(message(catalogue, key).is_some(), "no words for {key}");
                }
            }
        }
    }
}

/// A message of a catalogue with all its lines.
fn message(catalogue: &str, key: &str) -> Option<String> {
    let start = catalogue.find(&format!("\n{key} ="))? + 1;
    let lines = catalogue[start..].lines().enumerate();
    let own = lines.take_while(|(index, line)| *index == 0 || line.starts_with(' ')).map(|(_, line)| line);
    Some(own.collect::<Vec<_>>().join("\n"))
}

/// The names after a `$`.
fn variables(message: &str) -> impl Iterator<Item = &str> {
    message.split('$').skip(1).map(|rest| {
        let end =
            rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(rest.len());
        &rest[..end]
    })
}

fn events() -> Vec<EventView> {
    let (seat, from, to) = (OWN, 12, 14);
    vec![
        EventView::ThrownToBegin { seat, throw: 5 },
        EventView::Painted { seat, colour: Colour::Ebony },
        EventView::Compared { throws: [4, 6] },
        EventView::Compared { throws: [4, 4] },
        EventView::Begins { seat },
        EventView::Chose { seat, side: Side::Odd },
        EventView::Chose { seat, side: Side::Even },
        EventView::Thrown { seat, throw: 6 },
        EventView::Moved { seat, from, to },
        EventView::Opened { seat, from, to },
        EventView::Swapped { seat, from, to },
        EventView::SteppedBack { seat, from, to },
        EventView::SwappedBack { seat, from, to },
        EventView::Collided { seat, from, to, back_to: 1 },
        EventView::Collided { seat, from, to, back_to: from },
        EventView::Fell { seat, to: 15 },
        EventView::Trapped { seat },
        EventView::Waits { seat, square: 28 },
        EventView::TooLate { seat, square: 28 },
        EventView::Walled { seat, throw: 4 },
        EventView::Passed { seat },
        EventView::Again { seat },
        EventView::Freed { seat },
        EventView::Left { seat, from: 30 },
        EventView::Won { seat },
    ]
}

fn refusals() -> Vec<Illegal> {
    let square = 15;
    vec![
        Illegal::NotYourTurn,
        Illegal::Over,
        Illegal::ThrowToBegin,
        Illegal::ChooseFirst,
        Illegal::AlreadyChosen,
        Illegal::ThrowFirst,
        Illegal::MoveFirst { throw: 2 },
        Illegal::LeaveOnlyBeforeThrow,
        Illegal::NothingOnRa,
        Illegal::RowOne,
        Illegal::Blocked,
        Illegal::NoSuchSquare,
        Illegal::EmptySquare,
        Illegal::NotYours,
        Illegal::OpeningPiece,
        Illegal::Wall { square },
        Illegal::WallOfThree,
        Illegal::Protected { square },
        Illegal::OwnPiece { square },
        Illegal::ExactExit { square: 28, needed: 3 },
        Illegal::Tried { square: 29 },
        Illegal::TooFar { square: 26, throw: 5 },
        Illegal::RestsOnRa,
        Illegal::ColourTaken { colour: Colour::Ebony },
        Illegal::ColourKept,
        Illegal::TrackStart { throw: 2 },
    ]
}
