//! Private notes of a seat.

use room::GuestId;
use store::Note;

use super::room::Room;
use super::wire;
use crate::error::Error;
use crate::limits;
use crate::writing;

impl Room {
    /// Writes a private note on something that the seat's view names; an empty text removes it.
    pub(super) async fn write_note(
        &mut self,
        guest: GuestId,
        note: wire::NewNote,
    ) -> Result<wire::Note, Error> {
        let wire::NewNote { seat, key, text } = note;
        let id = self.core.room.id.clone();
        self.core.room.check_seat(guest, seat)?;
        let step = self.core.table()?.step();
        if !is_key(&key) {
            return Err(Error::BadRequest("key".to_owned()));
        }
        let text = if text.is_empty() { text } else { writing::text_within(&text, limits::NOTE)? };
        if !text.is_empty() {
            let notes = self.world.store.notes(&id, seat.0).await?;
            if notes.len() >= limits::NOTES && notes.iter().all(|note| note.key != key) {
                return Err(Error::BadText);
            }
        }
        let note = Note { seat: seat.0, key, text, step };
        self.world.store.write_note(&id, guest, note.clone()).await?;
        let note = wire::Note::from(note);
        self.streams.tell_seat(seat, "note", &note);
        Ok(note)
    }
}

/// Whether this can name something of a view.
pub(super) fn is_key(key: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    !key.is_empty() && key.len() <= limits::KEY && key.bytes().all(fits)
}
