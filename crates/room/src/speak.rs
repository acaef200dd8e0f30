//! What a seat may say, where the game lets it speak.

use boardgame::{Seat, Speech};

use crate::{Core, GuestId, Refusal};

/// What somebody wants to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    Text(String),
    /// One of the game's own, which each reads in their own language.
    Phrase(String),
}

impl Core {
    /// The seat that speaks, if it may say this now: the given one, or the guest's first.
    pub fn say(&self, guest: GuestId, seat: Option<Seat>, words: &Words) -> Result<Seat, Refusal> {
        let seat = match seat {
            Some(seat) => seat,
            None => self.room.seats_of(guest).next().ok_or(Refusal::NotInRoom)?,
        };
        self.room.check_seat(guest, seat)?;
        match (self.speech(seat), words) {
            (Speech::Silent, _) => Err(Refusal::Silent),
            (Speech::Phrases, Words::Text(_)) => Err(Refusal::PhrasesOnly),
            (_, Words::Phrase(phrase)) if !self.game.info.phrases.contains(&phrase.as_str()) => {
                Err(Refusal::UnknownPhrase)
            }
            _ => Ok(seat),
        }
    }

    /// Whether a seat may point at something for everybody to see: where it may speak freely.
    pub fn check_pointer(&self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.room.check_seat(guest, seat)?;
        self.table()?;
        match self.speech(seat) {
            Speech::Silent => Err(Refusal::Silent),
            Speech::Phrases => Err(Refusal::PhrasesOnly),
            Speech::Free => Ok(()),
        }
    }
}
