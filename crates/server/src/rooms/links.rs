//! Ways into another room or browser: personal links, and playing again.

use boardgame::Seat;
use store::{GuestId, Link, RoomId, SeatRow, SecretHash, SeedBytes, Status, StoreError};

use super::people::free_puppet;
use super::room::Room;
use super::seats::pass_host_on;
use crate::chance::Chance;
use crate::error::Error;
use crate::random;
use crate::world::now;

/// Personal links and doors are open for a day.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

impl Room {
    /// Makes a link that brings a seat to another browser, and says its secret.
    pub(crate) async fn make_link(&mut self, guest: GuestId, seat: Seat) -> Result<String, Error> {
        self.check_seat(guest, seat)?;
        self.check_not_daily()?;
        let secret = random::secret();
        let link = Link { room: self.id.clone(), seat: seat.0, guest, expires: now() + DAY };
        self.world.store.add_link(random::hash(&secret), link).await?;
        Ok(secret)
    }

    /// Takes the seat of a personal link, which is then used up.
    pub(crate) async fn take_link(
        &mut self,
        guest: GuestId,
        secret: SecretHash,
        link: Link,
    ) -> Result<Seat, Error> {
        let owner = |room: &store::Room| room.seats.get(usize::from(link.seat)).and_then(|row| row.guest);
        if owner(&self.stored) != Some(link.guest) {
            return Err(Error::NoLink);
        }
        match self.world.store.delete_link(secret).await {
            Err(StoreError::Conflict) => return Err(Error::NoLink),
            deleted => deleted?,
        }
        self.change(|room| {
            if owner(room) != Some(link.guest) {
                return Err(Error::NoLink);
            }
            let row = &mut room.seats[usize::from(link.seat)];
            (row.guest, row.bot, row.gone) = (Some(guest), None, false);
            let still_there = room.seats.iter().any(|row| row.guest == Some(link.guest));
            if room.host == Some(link.guest) && !still_there {
                room.host = Some(guest);
            }
            Ok(())
        })
        .await?;
        self.thinking.forget_bots();
        self.audit_watchers();
        self.tell_room();
        Ok(Seat(link.seat))
    }

    /// The same people again: a new room, of which everybody here is told. Asked twice, it is the same room.
    pub(crate) async fn rematch(&mut self, guest: GuestId) -> Result<RoomId, Error> {
        self.check_member(guest)?;
        for _ in 0..10 {
            if self.stored.status != Status::Over {
                return Err(Error::NotOver);
            }
            if let Some(rematch) = &self.stored.rematch {
                return Ok(rematch.clone());
            }
            let new = again(&self.stored, guest, &self.world.config.chance);
            let mut old = self.stored.clone();
            old.rematch = Some(new.id.clone());
            match self.world.store.save_rooms(vec![new.clone(), old.clone()]).await {
                Ok(()) => {
                    old.version += 1;
                    self.stored = old;
                    self.announce();
                    self.tell_room();
                    return Ok(new.id);
                }
                // Somebody was faster, or the new code is in use.
                Err(StoreError::Conflict) => self.catch_up().await,
                Err(error) => return Err(error.into()),
            }
            if self.broken {
                break;
            }
        }
        Err(Error::NotStored)
    }
}

/// A new room like an old one; seats of people who have gone are played by the bots that stood in for them.
fn again(old: &store::Room, host: GuestId, chance: &Chance) -> store::Room {
    let at = now();
    let mut seats: Vec<SeatRow> = Vec::with_capacity(old.seats.len());
    for seat in &old.seats {
        let is_here = seat.guest.is_some() && !seat.gone;
        seats.push(SeatRow {
            guest: seat.guest.filter(|_| is_here),
            name: seat.name.clone().filter(|_| is_here),
            puppet: Some(free_puppet(&seats, seat.puppet.as_deref())),
            bot: seat.bot.clone().filter(|_| !is_here),
            gone: false,
        });
    }
    let mut room = store::Room {
        id: random::room_id(),
        version: 0,
        code: Some(random::code()),
        door_closes: at + DAY,
        seed: SeedBytes(*chance.seed().bytes()),
        status: Status::Open,
        host: Some(host),
        waiting: 0,
        outcome: None,
        rematch: None,
        created: at,
        touched: at,
        taken_back: 0,
        daily: None,
        seats,
        ..old.clone()
    };
    pass_host_on(&mut room);
    room
}

/// Whether nobody else need be asked: all seats are this guest's own or bots'.
pub(crate) fn is_ready_to_start(room: &store::Room, guest: GuestId) -> bool {
    room.seats.iter().all(|seat| seat.guest == Some(guest) || (seat.name.is_none() && seat.bot.is_some()))
}
