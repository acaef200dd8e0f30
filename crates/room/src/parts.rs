//! What the seats put into the deal, so that neither host nor guest can choose it.
//!
//! Each promises a part by its hash before the start, and hands it in when the host begins: by then nobody can fit theirs
//! to the others'. The table is dealt when all are in, or without those that do not come in time.

use boardgame::{Part, Parts, Seat, Seed};
use games::{Dealt, Options};

use crate::decide::{Change, RoomChange};
use crate::{Core, GuestId, Millis, Refusal, Room, Sitter, Status};

/// How long a promised part is waited for.
pub const WAIT_FOR_PARTS: Millis = 30_000;

/// A hash as it is kept: sixty-four hexadecimal digits, in small letters.
pub(crate) fn hash(digits: &str) -> Result<String, Refusal> {
    Seed::from_hex(digits).map(|bytes| bytes.to_hex()).map_err(|_| Refusal::Bad("hash"))
}

impl Core {
    /// Deals the cards of a room, from whatever parts are in.
    pub(crate) fn deal(&self, room: &mut Room<Options>) -> Result<Dealt, Refusal> {
        room.rules = self.game.info.rules;
        room.status = Status::Playing;
        (room.code, room.shut, room.dealing) = (None, true, None);
        let dealt = self.game.deal(room)?;
        room.waiting = dealt.table.to_act();
        Ok(dealt)
    }

    /// The wait for parts is over, where there is one: the table is dealt without those that did not come.
    pub fn deal_without(&self, now: Millis) -> Result<Change, Refusal> {
        if self.room.dealing.is_none_or(|until| until > now) {
            return Ok(Change::Nothing);
        }
        let mut room = Room { touched: now, ..self.room.clone() };
        let dealt = Some(self.deal(&mut room)?);
        Ok(Change::Room(Box::new(RoomChange { dealt, ..RoomChange::to(room) })))
    }
}

impl<O> Room<O> {
    /// A seat of one's own promises a part, or another one than before; says whether that is new.
    pub(crate) fn promise(&mut self, by: GuestId, seat: Seat, digits: &str) -> Result<bool, Refusal> {
        self.check_seat(by, seat)?;
        let open = self.check_open();
        let parts = self.parts.as_mut().ok_or(Refusal::NoParts)?;
        open?;
        let promised = Part { seat, hash: hash(digits)?, part: None };
        if parts.contains(&promised) {
            return Ok(false);
        }
        parts.retain(|part| part.seat != seat);
        parts.push(promised);
        parts.sort_by_key(|part| part.seat);
        Ok(true)
    }

    /// A seat of one's own hands in what it promised; says whether that is new.
    pub(crate) fn hand_in(&mut self, by: GuestId, seat: Seat, part: &Seed) -> Result<bool, Refusal> {
        self.check_seat(by, seat)?;
        let is_waited_for = self.dealing.is_some();
        let parts = self.parts.as_mut().ok_or(Refusal::NoParts)?;
        let promised = parts.iter_mut().find(|promised| promised.seat == seat);
        let promised = promised.filter(|promised| promised.is_kept_by(part)).ok_or(Refusal::WrongPart)?;
        match (self.status, promised.part) {
            (_, Some(_)) => Ok(false),
            (Status::Open, None) if is_waited_for => {
                promised.part = Some(*part);
                Ok(true)
            }
            (Status::Open, None) => Err(Refusal::NotStarted),
            (Status::Playing | Status::Over, None) => Err(Refusal::AlreadyStarted),
        }
    }

    /// What the game is dealt from: the server's part, with those of the seats where any was promised.
    pub fn deal_seed(&self) -> Seed {
        self.shared_deal().map_or(self.seed, |parts| parts.seed())
    }

    /// What the deal is made of, where seats have promised a part.
    pub fn shared_deal(&self) -> Option<Parts> {
        let seats = self.parts.as_ref().filter(|parts| !parts.is_empty())?;
        Some(Parts { server: self.seed, seats: seats.clone() })
    }

    /// Whether a part is still to come, from somebody who has not left.
    pub(crate) fn awaits_parts(&self) -> bool {
        let is_here = |seat: Seat| match self.sitter(seat) {
            Ok(Sitter::Person(person)) => !person.gone,
            _ => false,
        };
        self.parts.iter().flatten().any(|part| part.part.is_none() && is_here(part.seat))
    }

    /// Whoever promised it has the seat no more.
    pub(crate) fn forget_part(&mut self, seat: Seat) {
        if let Some(parts) = &mut self.parts {
            parts.retain(|part| part.seat != seat);
        }
    }
}
