//! Talk, and pointing at something, where the game lets a seat speak.

use boardgame::Seat;
use room::{GuestId, Words};
use store::{Guest, NewTalk};

use super::room::Room;
use super::wire;
use crate::error::Error;
use crate::limits;
use crate::writing;

/// Where something ends, in thousandths of its width and height.
const EDGE: u16 = 1000;

impl Room {
    /// Says something to everybody, if the game lets this seat speak.
    pub(super) async fn say(
        &mut self,
        guest: &Guest,
        seat: Option<Seat>,
        words: Words,
    ) -> Result<i64, Error> {
        let seat = self.core.say(guest.id, seat, &words)?;
        let (text, phrase) = match words {
            Words::Text(text) => (Some(writing::text_within(&text, limits::TALK)?), None),
            Words::Phrase(phrase) => (None, Some(phrase)),
        };
        let name = self.core.room.sitter(seat)?.name().to_owned();
        let at = self.world.now();
        let talk = NewTalk {
            room: self.core.room.id.clone(),
            seat: seat.0,
            guest: guest.id,
            name: name.clone(),
            text: text.clone(),
            phrase: phrase.clone(),
            at,
        };
        let id = self.world.store.say(talk).await?;
        self.talked = id;
        self.announce();
        self.streams.tell_all("talk", &wire::Talk { id, seat, name, text, phrase, at });
        Ok(id)
    }

    /// Shows everybody what a seat means, if the game lets it speak freely; nothing is kept.
    pub(super) fn point(&mut self, guest: GuestId, pointer: wire::Pointer) -> Result<(), Error> {
        self.core.check_pointer(guest, pointer.seat)?;
        if pointer.key.as_deref().is_some_and(|key| !super::notes::is_key(key)) {
            return Err(Error::BadRequest("key".to_owned()));
        }
        if pointer.x > EDGE || pointer.y > EDGE {
            return Err(Error::BadRequest("x, y".to_owned()));
        }
        self.streams.tell_all("pointer", &pointer);
        Ok(())
    }
}
