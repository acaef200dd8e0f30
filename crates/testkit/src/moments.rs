//! The positions between the events of a step: what is told of them, and what must not be.

use boardgame::{Game, Viewer};
use serde_json::Value;

use crate::trials::Trials;
use crate::walk::{Walk, ensure, json, name_of, viewers};

/// Looks at every position that the last step told. `seen` is what each viewer saw before it.
pub(crate) fn check_moments<G: Game>(
    walk: &Walk<G>,
    trials: &Trials<G>,
    open: Option<Viewer>,
    seen: &mut [Option<Value>],
) {
    let place = &walk.place;
    let told = || walk.moments.positions().iter().zip(walk.events());
    for (position, event) in told() {
        if let (Some(whole), Some(open)) = (trials.whole, open)
            && let Err(torn) = whole(&position.view(open))
        {
            panic!("{place}: the position that {event:?} leaves is not whole: {torn}");
        }
    }
    for (position, event) in told().take(walk.events().len().saturating_sub(1)) {
        ensure!(
            position.outcome().is_none(),
            place,
            "the game is over at {event:?}, and yet more is told after it"
        );
    }
    for (viewer, seen) in viewers(walk.seats()).into_iter().zip(seen) {
        check_cards(walk, &trials.cards, viewer, seen);
    }
}

/// Whether a viewer sees only such cards in between as it may know.
fn check_cards<G: Game>(walk: &Walk<G>, pointers: &[&str], viewer: Viewer, seen: &mut Option<Value>) {
    let after = tree(&walk.game.view(viewer));
    let shown = |view: &Value| -> Vec<Value> {
        pointers.iter().flat_map(|pointer| found(view, pointer)).cloned().collect()
    };
    let mut known = shown(&after);
    known.extend(seen.as_ref().map(shown).unwrap_or_default());
    let mut told = Vec::new();
    for moment in walk.moments.of(viewer) {
        told.push(tree(&moment.event));
        let Some(position) = moment.position else { break };
        for card in shown(&tree(&position.view(viewer))) {
            ensure!(
                known.contains(&card) || told.iter().any(|event| holds(event, &card)),
                walk.place,
                "{} sees {} in between, which nothing told it and which neither the view before nor the one after shows",
                name_of(viewer),
                json(&card)
            );
        }
    }
    *seen = Some(after);
}

fn tree(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what a game sends can be written as JSON")
}

/// What stands at a pointer, nothing where it is empty; `*` goes into every item.
fn found<'a>(value: &'a Value, pointer: &str) -> Vec<&'a Value> {
    let Some(rest) = pointer.strip_prefix('/') else {
        return if value.is_null() { Vec::new() } else { vec![value] };
    };
    let (name, rest) = rest.find('/').map_or((rest, ""), |end| rest.split_at(end));
    match (name, value) {
        ("*", Value::Array(items)) => items.iter().flat_map(|item| found(item, rest)).collect(),
        ("*", Value::Object(fields)) => fields.values().flat_map(|field| found(field, rest)).collect(),
        (name, value) => value.get(name).map(|part| found(part, rest)).unwrap_or_default(),
    }
}

/// Whether `value` is a part of `whole`.
fn holds(whole: &Value, value: &Value) -> bool {
    whole == value
        || match whole {
            Value::Object(fields) => fields.values().any(|part| holds(part, value)),
            Value::Array(items) => items.iter().any(|part| holds(part, value)),
            _ => false,
        }
}
