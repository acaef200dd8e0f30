//! Private notes of a seat.

use boardgame::Seat;
use room::{GuestId, Request};

use super::room::Room;
use super::wire;
use crate::error::Error;

impl Room {
    /// Writes a private note on something that the seat's view names; an empty text removes it.
    pub(super) async fn write_note(
        &mut self,
        guest: GuestId,
        seat: Seat,
        key: String,
        text: String,
    ) -> Result<wire::Note, Error> {
        let notes = self.app.store.notes(&self.core.room.id, seat.0).await?;
        let others = notes.iter().filter(|note| note.key != key).count();
        let request = || Request::Note { seat, key: key.clone(), text: text.clone(), others };
        self.request(guest, request).await?;
        let step = self.core.step().unwrap_or(0);
        Ok(wire::Note { seat, key, text, step })
    }
}
