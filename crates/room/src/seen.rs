//! What others may know: of the people who sit here, of a room that waits for them, of a game that is over.

use boardgame::{Seat, SeatSet, Viewer};
use games::AnyTable;

use crate::{Core, GuestId, Millis, Person, Refusal, Room, SPECTATORS, STREAMS_OF_ONE, Status};

/// A person on a seat, as one guest sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonSeen {
    /// Whether others may not notice now what they do beside the game. Then they are seen present and playing
    /// themselves, and cannot wink by coming and going, nor by handing the seat to a bot and back.
    pub unseen: bool,
    pub present: bool,
    pub away_since: Option<Millis>,
    /// In how long the others may let a bot play on: from now, of somebody who is away; of somebody unseen, from when
    /// the table last moved on. Over days nobody is missed by the clock.
    pub missed_in: Option<Millis>,
    /// The bot that plays for them now.
    pub stand_in: Option<String>,
    pub votes: Vec<GuestId>,
}

impl Core {
    /// The person on a seat, or the guest who was deleted there, as a guest or a stranger sees them.
    pub fn person_seen(&self, seat: Seat, by: Option<GuestId>, now: Millis) -> Result<PersonSeen, Refusal> {
        let sitter = self.room.sitter(seat)?;
        let owner = sitter.guest();
        let unseen = owner.is_some() && self.is_unseen(seat);
        let is_hidden = unseen && owner != by;
        let away_since = owner.and_then(|owner| self.presence.away_since(owner, now));
        let away_since = away_since.filter(|_| !is_hidden);
        let terms = self.presence.terms;
        let missed_in = match away_since {
            _ if self.room.tempo.is_over_days() => None,
            None => is_hidden.then_some(terms.patience),
            Some(since) => Some((terms.absence - (now - since)).max(0)),
        };
        Ok(PersonSeen {
            unseen,
            present: owner.is_some() && away_since.is_none(),
            away_since,
            missed_in,
            stand_in: sitter.bot().filter(|_| !is_hidden).map(str::to_owned),
            votes: self.presence.votes(seat).collect(),
        })
    }

    /// Whether a guest or a stranger may open a stream: with the eyes of a seat of their own, or as a spectator. Those
    /// who look on take no place from those who sit here.
    pub fn check_watch(
        &self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
        now: Millis,
    ) -> Result<(), Refusal> {
        self.check_look(guest, seat, now)?;
        let mut audience = self.presence.audience();
        let has_place = match guest.filter(|guest| self.room.check_member(*guest).is_ok()) {
            Some(member) => audience.by_ref().filter(|guest| *guest == Some(member)).count() < STREAMS_OF_ONE,
            None => self.spectators() < SPECTATORS,
        };
        if has_place { Ok(()) } else { Err(Refusal::NoPlace) }
    }

    /// Whether a guest may look at the table, with the eyes of a seat or a spectator's.
    pub fn check_look(&self, guest: Option<GuestId>, seat: Option<Seat>, now: Millis) -> Result<(), Refusal> {
        match (seat, guest) {
            (None, _) => {}
            (Some(seat), Some(guest)) => self.room.check_seat(guest, seat)?,
            (Some(_), None) => return Err(Refusal::NotInRoom),
        }
        self.room.check_unsealed(guest, now)
    }

    /// The table of a game that is over, which everybody may look through, and the viewer for the eyes of a seat or for
    /// open ones. The deal of a day that still lasts is looked at by the guest who played it, and with no open eyes.
    pub fn finished(
        &self,
        guest: Option<GuestId>,
        eyes: Option<Seat>,
        now: Millis,
    ) -> Result<(&dyn AnyTable, Viewer), Refusal> {
        self.room.check_unsealed(guest, now)?;
        let table = self.table()?;
        let open = table.open().ok_or(Refusal::NotOver)?;
        let viewer = match eyes {
            None if self.room.is_sealed(now) => return Err(Refusal::Sealed),
            None => open,
            Some(seat) if seat.0 < table.seats() => Viewer::Seat(seat),
            Some(_) => return Err(Refusal::Bad("eyes")),
        };
        Ok((table, viewer))
    }
}

impl<O> Room<O> {
    /// Whether the room is in a guest's list: who has left it during play has taken it off.
    pub fn is_listed_for(&self, guest: GuestId) -> bool {
        let is_here = |person: &Person| person.guest == guest && !person.gone;
        self.seats.iter().any(|sitter| sitter.person().is_some_and(is_here))
    }

    /// Whether the game, which waits for these, waits for a guest themselves.
    pub fn waits_for(&self, guest: GuestId, waiting: SeatSet) -> bool {
        let plays = |seat: Seat| self.sitter(seat).is_ok_and(|sitter| sitter.bot().is_none());
        self.status == Status::Playing
            && self.seats_of(guest).any(|seat| waiting.contains(seat) && plays(seat))
    }
}
