//! What a reader would have taken every gift of a finished game for: the album tells it beside what was guessed.

use boardgame::{RecordOf, Table, Unheard, Viewer};
use sesto_senso::{Action, Likely, PsychicView, Reading, SestoSenso, View};

use super::affinity::Model;
use super::listener::Listener;
use super::why::certainty;

/// So many cards are worth telling.
const TOLD: usize = 3;

/// One for every gift, in the order in which they were made.
pub(crate) fn readings(record: &RecordOf<SestoSenso>) -> Vec<Reading> {
    let mut actions = record.actions.iter();
    let mut readings = Vec::new();
    // The deal is step 0, and nobody's.
    let mut dealt = false;
    let replayed = Table::<SestoSenso>::replay_with(record, |table, _: Unheard| {
        let played = if std::mem::replace(&mut dealt, true) { actions.next() } else { None };
        if let Some(Action::Give { psychic, .. }) = played.map(|played| played.action) {
            let view = table.view(Viewer::Spectator);
            readings.extend(view.psychics.get(psychic.index()).and_then(|one| reading(&view, one)));
        }
    });
    // A record that does not replay has no readings; whoever asks has replayed it before.
    replayed.map_or(Vec::new(), |_| readings)
}

fn reading(view: &View, one: &PsychicView) -> Option<Reading> {
    let kind = one.searching?;
    let cards = view.rows[kind.index()].cards.without(one.refused);
    let chances = Listener::plain(Model::First).posterior(one.dreams, kind, cards);
    let mut likely: Vec<Likely> = cards
        .iter()
        .map(|number| Likely { number, percent: certainty(chances[usize::from(number)].exp()) })
        .collect();
    likely.sort_by_key(|one| std::cmp::Reverse(one.percent));
    likely.truncate(TOLD);
    Some(Reading { day: view.day, psychic: one.psychic, kind, cards: likely })
}
