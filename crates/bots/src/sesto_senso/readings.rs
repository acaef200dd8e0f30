//! What a reader would take every gift of a finished game for: the album tells it beside what was guessed, and whoever
//! saw nothing of the game can be asked.

use boardgame::{RecordOf, Table, Unheard, Viewer};
use sesto_senso::{Action, DreamSet, Kind, Likely, PsychicView, Reading, SestoSenso, View};

use super::affinity::Model;
use super::listener::{Listener, OfKind};
use super::why::certainty;
use crate::Riddle;

/// So many cards are worth telling.
const TOLD: usize = 3;

/// One for every gift, in the order in which they were made.
pub(crate) fn readings(record: &RecordOf<SestoSenso>) -> Vec<Reading> {
    let mut readings = Vec::new();
    each_gift(record, |view, one, kind, _| {
        let chances = chances(view, one, kind);
        let possible = possible(view, one, kind);
        let mut likely: Vec<Likely> =
            possible.map(|number| Likely { number, percent: percent(&chances, number) }).collect();
        likely.sort_by_key(|one| std::cmp::Reverse(one.percent));
        likely.truncate(TOLD);
        readings.push(Reading { day: view.day, psychic: one.psychic, kind, cards: likely });
    });
    readings
}

/// One for every card that somebody began to search: the first gift for it, and the cards that it could be.
pub(crate) fn riddles(record: &RecordOf<SestoSenso>) -> Vec<Riddle> {
    let mut riddles = Vec::new();
    each_gift(record, |view, one, kind, gift| {
        if one.dreams == gift && one.refused.is_empty() {
            riddles.extend(riddle(view, one, kind));
        }
    });
    riddles
}

fn riddle(view: &View, one: &PsychicView, kind: Kind) -> Option<Riddle> {
    let target = one.combination.number(kind)?;
    let name = |number: u8| format!("{}-{:02}", kind.name(), number + 1);
    Some(Riddle {
        kind: kind.name().to_owned(),
        clues: one.dreams.iter().map(|dream| format!("dream-{:02}", dream.number() + 1)).collect(),
        choices: possible(view, one, kind).map(name).collect(),
        right: possible(view, one, kind).position(|number| number == target)?,
        percent: percent(&chances(view, one, kind), target),
    })
}

/// Plays a finished game again and tells each gift when it was made, as the ghost saw the table.
fn each_gift(record: &RecordOf<SestoSenso>, mut told: impl FnMut(&View, &PsychicView, Kind, DreamSet)) {
    let mut actions = record.actions.iter();
    // The deal is step 0, and nobody's.
    let mut dealt = false;
    // A record that does not replay is told up to there; whoever asks has replayed it before.
    let _ = Table::<SestoSenso>::replay_with(record, |table, _: Unheard| {
        let played = if std::mem::replace(&mut dealt, true) { actions.next() } else { None };
        let Some(played) = played else { return };
        if let Action::Give { psychic, dreams } = played.action {
            let view = table.view(Viewer::Seat(played.seat));
            let one = view.psychics.get(psychic.index());
            if let Some((one, kind)) = one.and_then(|one| Some((one, one.searching?))) {
                told(&view, one, kind, dreams);
            }
        }
    });
}

/// The cards that a gift could be about, as its psychic sees it.
fn possible(view: &View, one: &PsychicView, kind: Kind) -> impl Iterator<Item = u8> {
    view.rows[kind.index()].cards.without(one.refused).iter()
}

fn chances(view: &View, one: &PsychicView, kind: Kind) -> OfKind {
    let cards = view.rows[kind.index()].cards.without(one.refused);
    Listener::plain(Model::First, view.options.edition).posterior(one.dreams, kind, cards)
}

fn percent(chances: &OfKind, number: u8) -> u8 {
    certainty(chances[usize::from(number)].exp())
}
