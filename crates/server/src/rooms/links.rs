//! Personal links, by which a seat goes to another browser.

use boardgame::Seat;
use room::{DAY, GuestId, Request};
use store::{Link, SecretHash, StoreError};

use super::room::Room;
use crate::error::Error;
use crate::random;

impl Room {
    /// Makes a link that brings a seat to another browser within a day, and says its secret.
    pub(super) async fn make_link(&mut self, guest: GuestId, seat: Seat) -> Result<String, Error> {
        let room = &self.core.room;
        room.check_seat(guest, seat)?;
        room.check_not_daily()?;
        let secret = random::secret();
        let link = Link { room: room.id.clone(), seat: seat.0, guest, expires: self.world.now() + DAY };
        self.world.store.add_link(random::hash(&secret), link).await?;
        Ok(secret)
    }

    /// Takes the seat of a personal link, which is then used up.
    pub(super) async fn take_link(
        &mut self,
        guest: GuestId,
        secret: SecretHash,
        link: Link,
    ) -> Result<Seat, Error> {
        let take = Request::TakeSeat { seat: Seat(link.seat), from: link.guest };
        self.core.decide(guest, &take, self.world.now())?;
        match self.world.store.delete_link(secret).await {
            Err(StoreError::Conflict) => return Err(Error::NoLink),
            deleted => deleted?,
        }
        self.request(guest, &take).await?;
        Ok(Seat(link.seat))
    }
}
