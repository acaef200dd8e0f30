//! Talk, where the game lets a seat speak, and private notes.

use boardgame::Seat;
use store::{Guest, GuestId, NewTalk, Note, Status};

use super::room::Room;
use super::table::speech;
use super::wire::{self, Speech};
use crate::error::Error;
use crate::world::now;
use crate::writing;

/// What a newcomer is told of what was said.
pub(super) const REMEMBERED: u32 = 200;
const LONGEST_TALK: usize = 500;
const LONGEST_NOTE: usize = 500;
/// Where something ends, in thousandths of its width and height.
const EDGE: u16 = 1000;
const LONGEST_KEY: usize = 64;
const MOST_NOTES: usize = 200;

/// What somebody wants to say.
#[derive(Debug)]
pub(crate) enum Words {
    Text(String),
    Phrase(String),
}

impl Room {
    /// Says something to everybody, if the game lets this seat speak.
    pub(crate) async fn say(
        &mut self,
        guest: &Guest,
        seat: Option<Seat>,
        words: Words,
    ) -> Result<i64, Error> {
        let seat = match seat {
            Some(seat) => seat,
            None => self.seats_of(guest.id).next().ok_or(Error::NotInRoom)?,
        };
        self.check_seat(guest.id, seat)?;
        let (text, phrase) = match (self.speech(seat), words) {
            (Speech::Silent, _) => return Err(Error::Silent),
            (Speech::Phrases, Words::Text(_)) => return Err(Error::PhrasesOnly),
            (Speech::Free, Words::Text(text)) => (Some(clean_text(&text, LONGEST_TALK)?), None),
            (Speech::Free | Speech::Phrases, Words::Phrase(phrase)) => {
                if !self.offered.info.phrases.contains(&phrase.as_str()) {
                    return Err(Error::UnknownPhrase);
                }
                (None, Some(phrase))
            }
        };
        let name = self.stored.seats[seat.index()].name.clone().unwrap_or_default();
        let at = now();
        let talk = NewTalk {
            room: self.id.clone(),
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
        self.watchers.tell_all("talk", &wire::Talk { id, seat, name, text, phrase, at });
        Ok(id)
    }

    /// Shows everybody what a seat means, if the game lets it speak freely; nothing is kept.
    pub(crate) fn point(
        &mut self,
        guest: GuestId,
        seat: Seat,
        key: Option<String>,
        x: u16,
        y: u16,
    ) -> Result<(), Error> {
        self.check_seat(guest, seat)?;
        self.table()?;
        match self.speech(seat) {
            Speech::Silent => return Err(Error::Silent),
            Speech::Phrases => return Err(Error::PhrasesOnly),
            Speech::Free => {}
        }
        if key.as_deref().is_some_and(|key| !is_key(key)) {
            return Err(Error::BadRequest("key".to_owned()));
        }
        if x > EDGE || y > EDGE {
            return Err(Error::BadRequest("x, y".to_owned()));
        }
        self.watchers.tell_all("pointer", &wire::Pointer { seat, key, x, y });
        Ok(())
    }

    /// Whether the game makes this seat keep silent now: then nothing that its owner does may be seen by others.
    pub(super) fn is_silent(&self, seat: Seat) -> bool {
        matches!(self.speech(seat), Speech::Silent)
    }

    /// Whether somebody has seats here, and all of them must keep silent.
    pub(super) fn keeps_silent(&self, guest: GuestId) -> bool {
        let mut seats = self.seats_of(guest).peekable();
        seats.peek().is_some() && seats.all(|seat| self.is_silent(seat))
    }

    /// How much a seat may say now: before and after play, anything.
    fn speech(&self, seat: Seat) -> Speech {
        match &self.table {
            Some(table) if self.stored.status == Status::Playing => speech(&**table, Some(seat)),
            _ => Speech::Free,
        }
    }

    /// Writes a private note on something that the seat's view names; an empty text removes it.
    pub(crate) async fn write_note(
        &mut self,
        guest: GuestId,
        seat: Seat,
        key: String,
        text: String,
    ) -> Result<wire::Note, Error> {
        self.check_seat(guest, seat)?;
        let step = self.table()?.step();
        if !is_key(&key) {
            return Err(Error::BadRequest("key".to_owned()));
        }
        let text = if text.is_empty() { text } else { clean_text(&text, LONGEST_NOTE)? };
        if !text.is_empty() {
            let notes = self.world.store.notes(&self.id, seat.0).await?;
            if notes.len() >= MOST_NOTES && notes.iter().all(|note| note.key != key) {
                return Err(Error::BadText);
            }
        }
        let note = Note { seat: seat.0, key, text, step };
        self.world.store.write_note(&self.id, guest, note.clone()).await?;
        let note = wire::Note::from(note);
        self.tell_seat(seat, "note", &note);
        Ok(note)
    }
}

/// Whether this can name something of a view.
fn is_key(key: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    !key.is_empty() && key.len() <= LONGEST_KEY && key.bytes().all(fits)
}

/// A text as it can be shown: not empty, not too long, line breaks but nothing else that is not seen.
fn clean_text(text: &str, longest: usize) -> Result<String, Error> {
    let text = writing::text(text);
    if text.is_empty() || text.chars().count() > longest { Err(Error::BadText) } else { Ok(text) }
}
