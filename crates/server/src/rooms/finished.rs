//! Looking through a game: a finished one from everybody's eyes, or one's own for advice.

use boardgame::{Saying, Seat};
use bots::BotName;
use games::AnyTable;
use store::{GuestId, Status};

use super::room::Room;
use super::table::Reasoned;
use super::wire;
use crate::error::Error;

/// A finished game with all that belongs to it.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) room: wire::Room,
    pub(crate) table: Box<dyn AnyTable>,
    /// Whether the deal must not be shown yet.
    pub(crate) sealed: bool,
    /// Why bots did what they did, by step.
    pub(crate) reasons: Vec<(u64, Saying)>,
    pub(crate) talk: Vec<wire::Talk>,
    pub(crate) notes: Vec<wire::Note>,
}

impl Room {
    /// The finished game, as it may be shown to everybody, with the notes of whoever asks.
    pub(crate) async fn finished(&mut self, guest: Option<GuestId>) -> Result<Finished, Error> {
        self.check_unsealed(guest)?;
        let table = self.table()?.snapshot();
        if table.open().is_none() {
            return Err(Error::NotOver);
        }
        let store = &self.world.store;
        let reasons = store.reasons(&self.id, 0).await?;
        let talk = store.talk(&self.id, 0, super::talk::REMEMBERED).await?;
        let mut notes = Vec::new();
        for seat in guest.map(|guest| self.seats_of(guest).collect::<Vec<_>>()).unwrap_or_default() {
            notes.extend(store.notes(&self.id, seat.0).await?.into_iter().map(wire::Note::from));
        }
        Ok(Finished {
            room: self.seen_by(guest),
            sealed: self.is_sealed(),
            table,
            reasons: reasons
                .iter()
                .filter_map(|reason| Some((reason.step, Reasoned::read(reason)?.told_to(None, true)?)))
                .collect(),
            talk: talk.into_iter().map(wire::Talk::from).collect(),
            notes,
        })
    }

    /// A copy of the table and the name of a strong bot, for a hint at one's own seat.
    pub(crate) fn advise(&self, guest: GuestId, seat: Seat) -> Result<(Box<dyn AnyTable>, BotName), Error> {
        self.check_seat(guest, seat)?;
        let table = self.table()?;
        if self.stored.daily.is_some() {
            return Err(Error::HintsOff);
        }
        let options: serde_json::Value = serde_json::from_str(&self.stored.options).unwrap_or_default();
        if options.get("hints").and_then(serde_json::Value::as_bool) == Some(false) {
            return Err(Error::HintsOff);
        }
        if self.stored.status != Status::Playing || !table.to_act().contains(seat) {
            return Err(Error::NotYourTurn);
        }
        let bot = self.offered.strongest_bot()?.parse().map_err(|_| Error::UnknownBot)?;
        Ok((table.snapshot(), bot))
    }
}
