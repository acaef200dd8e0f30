//! The positions between the events of a step: what is told of them, and what must not be.

use boardgame::{Game, Moments, Viewer};
use serde_json::Value;

use crate::trials::Trials;
use crate::walk::{Place, ensure, json, name_of, open_viewer, viewers};

/// Whoever looks at every position that a game tells, from its deal on.
pub(crate) struct Watch<'a, G: Game> {
    trials: &'a Trials<G>,
    open: Option<Viewer>,
    /// What each viewer saw before the last step.
    seen: Vec<Option<Value>>,
}

/// The key to everything that is hidden, where somebody says what a whole position is.
pub(crate) fn open_key<G: Game>(trials: &Trials<G>) -> Option<Viewer> {
    trials.whole.map(|_| open_viewer::<G>(trials.steps))
}

impl<'a, G: Game> Watch<'a, G> {
    pub(crate) fn new(trials: &'a Trials<G>, open: Option<Viewer>, seats: u8) -> Watch<'a, G> {
        Watch { trials, open, seen: vec![None; viewers(seats).len()] }
    }

    /// Looks at every position that the last step told; `after` is how each viewer sees the table now.
    pub(crate) fn check(&mut self, place: &Place, moments: &Moments<G>, after: impl Fn(Viewer) -> G::View) {
        let told = || moments.positions().iter().zip(moments.events());
        for (position, event) in told() {
            if let (Some(whole), Some(open)) = (self.trials.whole, self.open)
                && let Err(torn) = whole(&position.view(open))
            {
                panic!("{place}: the position that {event:?} leaves is not whole: {torn}");
            }
        }
        for (position, event) in told().take(moments.events().len().saturating_sub(1)) {
            ensure!(
                position.outcome().is_none(),
                place,
                "the game is over at {event:?}, and yet more is told after it"
            );
        }
        for (viewer, seen) in viewers(place.seats).into_iter().zip(&mut self.seen) {
            let after = tree(&after(viewer));
            check_cards(place, moments, &self.trials.cards, viewer, (seen.as_ref(), &after));
            *seen = Some(after);
        }
    }
}

/// Whether a viewer sees only such cards in between as it may know.
fn check_cards<G: Game>(
    place: &Place,
    moments: &Moments<G>,
    pointers: &[&str],
    viewer: Viewer,
    (before, after): (Option<&Value>, &Value),
) {
    let shown = |view: &Value| -> Vec<Value> {
        pointers.iter().flat_map(|pointer| found(view, pointer)).cloned().collect()
    };
    let mut known = shown(after);
    known.extend(before.map(shown).unwrap_or_default());
    let mut told = Vec::new();
    for moment in moments.of(viewer) {
        told.push(tree(&moment.event));
        let Some(position) = moment.position else { break };
        for card in shown(&tree(&position.view(viewer))) {
            ensure!(
                known.contains(&card) || told.iter().any(|event| holds(event, &card)),
                place,
                "{} sees {} in between, which nothing told it and which neither the view before nor the one after shows",
                name_of(viewer),
                json(&card)
            );
        }
    }
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
