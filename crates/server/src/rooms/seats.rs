//! Taking and leaving seats before the start.

use boardgame::Seat;
use store::{Guest, GuestId, SeatRow, Status};

use super::people::{free_puppet, is_free};
use super::room::Room;
use super::wire;
use crate::error::Error;

/// Which seat is meant: the given one, or the first that is free.
fn free_seat(room: &store::Room, wanted: Option<Seat>) -> Result<usize, Error> {
    if room.status != Status::Open {
        return Err(Error::AlreadyStarted);
    }
    match wanted {
        Some(seat) => match room.seats.get(seat.index()) {
            Some(row) if is_free(row) => Ok(seat.index()),
            Some(_) => Err(Error::SeatTaken),
            None => Err(Error::BadRequest("seat".to_owned())),
        },
        None => room.seats.iter().position(is_free).ok_or(Error::Full),
    }
}

impl Room {
    /// A guest takes a free seat, under a name of their choice.
    pub(crate) async fn sit(
        &mut self,
        guest: &Guest,
        seat: Option<Seat>,
        name: String,
        puppet: Option<String>,
    ) -> Result<wire::Room, Error> {
        self.change(|room| {
            let index = free_seat(room, seat)?;
            let wanted = puppet.as_deref().unwrap_or(&guest.puppet);
            room.seats[index] = SeatRow {
                guest: Some(guest.id),
                name: Some(name.clone()),
                puppet: Some(free_puppet(&room.seats, Some(wanted))),
                bot: None,
                gone: false,
            };
            room.host.get_or_insert(guest.id);
            Ok(())
        })
        .await?;
        self.tell_room();
        Ok(self.seen_by(Some(guest.id)))
    }

    /// The host puts a bot on a free seat.
    pub(crate) async fn seat_bot(
        &mut self,
        host: GuestId,
        seat: Option<Seat>,
        bot: String,
    ) -> Result<wire::Room, Error> {
        self.offered.check_bot(&bot)?;
        self.change(|room| {
            check_host(room, host)?;
            let index = free_seat(room, seat)?;
            let puppet = Some(free_puppet(&room.seats, None));
            room.seats[index] = SeatRow { puppet, bot: Some(bot.clone()), ..SeatRow::default() };
            Ok(())
        })
        .await?;
        self.tell_room();
        Ok(self.seen_by(Some(host)))
    }

    /// Names a seat of one's own anew before the start: later a name would be a way to say something.
    pub(crate) async fn rename(
        &mut self,
        guest: GuestId,
        seat: Seat,
        name: String,
    ) -> Result<wire::Room, Error> {
        self.check_seat(guest, seat)?;
        self.change(|room| {
            if room.status != Status::Open {
                return Err(Error::AlreadyStarted);
            }
            let row = room.seats.get_mut(seat.index()).ok_or(Error::BadRequest("seat".to_owned()))?;
            if row.guest != Some(guest) {
                return Err(Error::NotYourSeat);
            }
            row.name = Some(name.clone());
            Ok(())
        })
        .await?;
        self.tell_room();
        Ok(self.seen_by(Some(guest)))
    }

    /// Frees a seat before the start: one's own, or any for the host.
    pub(crate) async fn free(&mut self, guest: GuestId, seat: Seat) -> Result<wire::Room, Error> {
        self.change(|room| {
            if room.status != Status::Open {
                return Err(Error::AlreadyStarted);
            }
            let host = room.host;
            let row = room.seats.get_mut(seat.index()).ok_or(Error::BadRequest("seat".to_owned()))?;
            if row.guest != Some(guest) && host != Some(guest) {
                return Err(Error::NotYourSeat);
            }
            *row = SeatRow::default();
            pass_host_on(room);
            Ok(())
        })
        .await?;
        self.audit_watchers();
        self.tell_room();
        Ok(self.seen_by(Some(guest)))
    }
}

pub(super) fn check_host(room: &store::Room, guest: GuestId) -> Result<(), Error> {
    if room.host == Some(guest) { Ok(()) } else { Err(Error::NotHost) }
}

/// A host without a seat of their own is host no more: the next person is.
pub(super) fn pass_host_on(room: &mut store::Room) {
    let plays = |seat: &&SeatRow| seat.guest.is_some() && !seat.gone;
    if !room.seats.iter().filter(plays).any(|seat| seat.guest == room.host) {
        room.host = room.seats.iter().find(plays).and_then(|seat| seat.guest);
    }
}
