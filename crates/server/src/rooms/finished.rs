//! A finished game, as it may be looked through by everybody.

use std::sync::Arc;

use boardgame::{Parts, Saying, Seat, Viewer};
use games::{AnyRecord, AnyTable};
use room::{GuestId, Sitter};

use super::hints::KeptBestLine;
use super::room::Room;
use super::table::{self, Reasoned};
use super::wire;
use crate::error::Error;
use crate::limits;

/// A finished game with all that belongs to it.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) room: wire::Room,
    pub(crate) table: Box<dyn AnyTable>,
    /// With whose eyes it is looked at.
    pub(crate) viewer: Viewer,
    /// The seed, unless the deal must not be shown yet.
    pub(crate) seed: Option<String>,
    /// What the seed was made of, where seats had a part in it.
    pub(crate) parts: Option<Parts>,
    /// Why bots did what they did, by step.
    pub(crate) reasons: Vec<(u64, Saying)>,
    pub(crate) talk: Vec<wire::Talk>,
    pub(crate) notes: Vec<wire::Note>,
    /// Where the best line is kept once it is known.
    pub(crate) best_line: Arc<KeptBestLine>,
}

impl Finished {
    /// The record, with what was promised before play.
    pub(crate) fn record(&self) -> AnyRecord {
        let commitment = Some(self.room.commitment.clone());
        AnyRecord { commitment, parts: self.parts.clone(), ..self.table.record() }
    }
}

/// What a review needs: the game, the seats whose choices the guest may see, and those of people who show theirs.
pub(crate) type LookedBack = (Box<dyn AnyTable>, Vec<Seat>, Vec<Seat>);

impl Room {
    /// The finished game for whoever wants to know what its choices were worth.
    pub(super) fn look_back(&self, guest: GuestId) -> Result<LookedBack, Error> {
        let (table, _) = self.core.finished(Some(guest), None, self.app.now())?;
        let room = &self.core.room;
        let shows = |sitter: &Sitter| sitter.person().is_some_and(|person| person.shows);
        let agreed = room.seats().filter(|(_, sitter)| shows(sitter)).map(|(seat, _)| seat).collect();
        Ok((table.snapshot(), room.choices_shown_to(guest), agreed))
    }

    /// The finished game with the eyes of a seat or open ones, the notes of the guest who asks, and those that are open.
    pub(super) async fn finished(
        &mut self,
        guest: Option<GuestId>,
        eyes: Option<Seat>,
    ) -> Result<Finished, Error> {
        let (room, now) = (&self.core.room, self.app.now());
        let (table, viewer) = self.core.finished(guest, eyes, now)?;
        let (table, seed) = (table.snapshot(), table::seed(table, room.is_sealed(now)));
        let store = &self.app.store;
        let reasons = store.reasons(&room.id, 0).await?;
        let talk = store.talk(&room.id, 0, limits::TALK_SHOWN).await?;
        let own: Vec<Seat> = guest.map(|guest| room.seats_of(guest).collect()).unwrap_or_default();
        let mut notes = Vec::new();
        for seat in Seat::all(room.count()) {
            let written = store.notes(&room.id, seat.0).await?.into_iter();
            let told = written.filter(|note| own.contains(&seat) || note.is_open());
            notes.extend(told.map(wire::Note::from));
        }
        Ok(Finished {
            room: self.seen_by(guest),
            viewer,
            seed,
            parts: room.shared_deal(),
            table,
            reasons: reasons
                .iter()
                .filter_map(|reason| Some((reason.step, Reasoned::read(reason)?.told_to(None, true)?)))
                .collect(),
            talk: talk.into_iter().map(wire::Talk::from).collect(),
            notes,
            best_line: self.best_line.clone(),
        })
    }
}
