//! What one viewer is sent over a whole game, byte for byte: the measure of every test of secrecy.

use boardgame::{BadRecord, Game, Moments, RecordOf, Seat, Table, Viewer};

use crate::walk::json;

/// What a viewer is sent at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepBytes {
    pub step: u64,
    /// A JSON list of the event views.
    pub events: String,
    /// A JSON list of the views in between.
    pub between: String,
    pub view: String,
    /// What this seat may do; `null` for those who only watch.
    pub legal: String,
}

/// Plays a record again and gives what `viewer` is sent at every step, the deal being step 0.
pub fn bytes_for<G: Game>(record: &RecordOf<G>, viewer: Viewer) -> Result<Vec<StepBytes>, BadRecord> {
    let mut sent = Vec::with_capacity(record.actions.len() + 1);
    Table::<G>::replay_with(record, |table, moments: Moments<G>| {
        sent.push(StepBytes {
            step: table.step(),
            events: event_bytes::<G>(moments.events(), viewer),
            between: json(&between(&moments, viewer)),
            view: json(&table.view(viewer)),
            legal: legal_bytes(viewer, |seat| table.offer(seat)),
        });
    })?;
    Ok(sent)
}

/// The event views of one step as a JSON list.
pub(crate) fn event_bytes<G: Game>(events: &[G::Event], viewer: Viewer) -> String {
    let seen: Vec<G::EventView> = events.iter().filter_map(|event| G::event_view(event, viewer)).collect();
    json(&seen)
}

/// The views in between the events of one step.
pub(crate) fn between<G: Game>(moments: &Moments<G>, viewer: Viewer) -> Vec<G::View> {
    moments.of(viewer).iter().filter_map(|moment| Some(moment.position?.view(viewer))).collect()
}

/// What a viewer who sits at the table may do, and `null` for the others.
pub(crate) fn legal_bytes<L: serde::Serialize>(viewer: Viewer, legal: impl Fn(Seat) -> L) -> String {
    match viewer {
        Viewer::Seat(seat) => json(&legal(seat)),
        Viewer::Spectator | Viewer::Open(_) => "null".to_owned(),
    }
}
