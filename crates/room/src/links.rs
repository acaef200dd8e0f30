//! Personal links, by which a seat goes to another browser.

use std::fmt;

use boardgame::Seat;

use crate::decide::Change;
use crate::{Core, GuestId, LINK_GOOD, Millis, Refusal, Room, RoomId, Status};

/// SHA-256 of a secret: all that is stored of a token or of a personal link.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// A personal link that brings a seat to another browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub room: RoomId,
    pub seat: Seat,
    /// Whose seat it was when the link was made.
    pub guest: GuestId,
    pub expires: Millis,
}

impl Core {
    /// A link for a seat of one's own, good for a day.
    pub(crate) fn link(
        &self,
        guest: GuestId,
        seat: Seat,
        secret: SecretHash,
        now: Millis,
    ) -> Result<Change, Refusal> {
        self.room.check_seat(guest, seat)?;
        self.room.check_not_daily()?;
        let link = Link { room: self.room.id.clone(), seat, guest, expires: now + LINK_GOOD };
        Ok(Change::Link(secret, link))
    }
}

impl<O> Room<O> {
    /// A seat goes to another browser, which is another guest; and with the last one, what the host may do.
    pub(crate) fn take_seat(&mut self, link: &Link, to: GuestId) -> Result<(), Refusal> {
        let from = link.guest;
        let person = self.own(link.seat).ok().filter(|person| person.guest == from);
        let person = person.ok_or(Refusal::NoLink)?;
        (person.guest, person.stand_in, person.gone) = (to, None, false);
        if self.status == Status::Playing && from != to {
            self.note_knows(from, link.seat);
        }
        if self.host == Some(from) && self.check_member(from).is_err() {
            self.host = Some(to);
        }
        Ok(())
    }
}
