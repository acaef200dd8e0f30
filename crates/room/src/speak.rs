//! What a seat says, points at and notes down.

use boardgame::{Seat, Speech};

use crate::decide::Change;
use crate::{Core, GuestId, Millis, NOTES, Refusal, RoomId, Status};

/// What a guest wants to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    Text(String),
    /// One of the game's own, which each reads in their own language.
    Phrase(String),
}

/// Something said, to be stored and told to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTalk {
    pub room: RoomId,
    pub seat: Seat,
    pub guest: GuestId,
    /// What the seat is called at that time.
    pub name: String,
    pub words: Words,
    pub at: Millis,
}

/// Where a seat points: at something that the views name, or no more. Nothing is kept of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointer {
    pub seat: Seat,
    pub key: Option<String>,
    /// From the left and the upper edge of that thing, in thousandths.
    pub x: u16,
    pub y: u16,
}

/// How the keys of notes begin that are written when all is over, and are for everybody.
const OPEN: &str = "after:";

/// A private note of a seat on something that its view names; or, when all is over, one for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub seat: Seat,
    pub key: String,
    /// Empty when the note is to be removed.
    pub text: String,
    /// The step that the writer had before their eyes.
    pub step: u64,
}

impl Note {
    /// Whether everybody may read it.
    pub fn is_open(&self) -> bool {
        self.key.starts_with(OPEN)
    }
}

impl Core {
    /// What is said by the given seat, or by the guest's first, if it may say this now.
    pub(crate) fn say(
        &self,
        guest: GuestId,
        seat: Option<Seat>,
        words: &Words,
        now: Millis,
    ) -> Result<Change, Refusal> {
        let seat = match seat {
            Some(seat) => seat,
            None => self.room.seats_of(guest).next().ok_or(Refusal::NotInRoom)?,
        };
        self.room.check_seat(guest, seat)?;
        match (self.speech(seat), words) {
            (Speech::Silent, _) => return Err(Refusal::Silent),
            (Speech::Phrases, Words::Text(_)) => return Err(Refusal::PhrasesOnly),
            (_, Words::Phrase(phrase)) if !self.game.info.phrases.contains(&phrase.as_str()) => {
                return Err(Refusal::UnknownPhrase);
            }
            _ => {}
        }
        Ok(Change::Talk(NewTalk {
            room: self.room.id.clone(),
            seat,
            guest,
            name: self.room.sitter(seat)?.name().to_owned(),
            words: words.clone(),
            at: now,
        }))
    }

    /// A seat points at something for everybody to see: where it may speak freely.
    pub(crate) fn point(&self, guest: GuestId, pointer: &Pointer) -> Result<Change, Refusal> {
        self.room.check_seat(guest, pointer.seat)?;
        self.table()?;
        match self.speech(pointer.seat) {
            Speech::Silent => Err(Refusal::Silent),
            Speech::Phrases => Err(Refusal::PhrasesOnly),
            Speech::Free => Ok(Change::Pointer(pointer.clone())),
        }
    }

    /// A note is written, or removed; the seat has so many `others`.
    pub(crate) fn note(
        &self,
        guest: GuestId,
        seat: Seat,
        (key, text): (&str, &str),
        others: usize,
    ) -> Result<Change, Refusal> {
        self.room.check_seat(guest, seat)?;
        let step = self.table()?.step();
        if !self.has_notes() {
            return Err(Refusal::NotesOff);
        }
        if key.starts_with(OPEN) && self.room.status != Status::Over {
            return Err(Refusal::NotOver);
        }
        if !text.is_empty() && others >= NOTES {
            return Err(Refusal::NotesFull);
        }
        Ok(Change::Note { guest, note: Note { seat, key: key.to_owned(), text: text.to_owned(), step } })
    }
}
