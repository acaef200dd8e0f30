//! A table as the server tells of it, without a server: what the page is given to show.

use boardgame::{Played, Seat, Speech, Table, Viewer};
use bots::Roster;
use games::AnyTable;
use serde_json::{Value, json};

/// What the server tells of how a table stands, without its past.
fn position<G: Roster>(table: &Table<G>, seat: Seat) -> Value {
    let viewer = table.open().unwrap_or(Viewer::Seat(seat));
    json!({
        "seat": seat,
        "step": table.step(),
        "turn": table.turn(),
        "view": AnyTable::view(table, viewer),
        "legal": AnyTable::legal(table, seat),
        "to_act": table.to_act().iter().collect::<Vec<_>>(),
        "outcome": table.outcome(),
        "speech": match table.speech(seat) {
            Speech::Silent => "silent",
            Speech::Phrases => "phrases",
            Speech::Free => "free",
        },
        "seed": null,
    })
}

/// The whole table with its past, as a stream begins with it.
pub(crate) fn told<G: Roster>(table: &Table<G>, seat: Seat) -> Value {
    let history =
        AnyTable::history(table, Viewer::Seat(seat), None, u64::MAX).into_iter().filter_map(|past| {
            let mut step = serde_json::to_value(past.lines).expect("lines are plain data");
            step["view"] = serde_json::to_value(past.view?).expect("a view is JSON");
            step["why"] = Value::Null;
            Some(step)
        });
    let mut whole = position(table, seat);
    whole["history"] = history.collect();
    whole["fixed"] = serde_json::to_value(AnyTable::fixed(table)).expect("it is JSON");
    whole
}

/// Plays a step, and tells `seat` of it with all its moments.
pub(crate) fn step<G: Roster>(table: &mut Table<G>, played: &Played<G::Action>, seat: Seat) -> Value {
    let action = serde_json::value::to_raw_value(&played.action).expect("an action is plain data");
    let events = AnyTable::play(table, played.seat, &action).expect("what was played is accepted");
    let view = AnyTable::view(table, table.open().unwrap_or(Viewer::Seat(seat)));
    let lines = serde_json::to_value(events.moments(Viewer::Seat(seat), &view)).expect("plain data");
    let mut then = position(table, seat);
    for (name, value) in lines.as_object().expect("lines have names") {
        then[name] = value.clone();
    }
    then["why"] = Value::Null;
    then
}
