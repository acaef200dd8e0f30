//! Playing again.

use room::{Change, Fresh, GuestId, Refusal, RoomId, Status};
use store::StoreError;

use super::room::Room;
use crate::error::Error;
use crate::random;

/// How often another code is drawn where one is in use.
const TRIES: u32 = 10;

impl Room {
    /// The same people again: a new room, of which everybody here is told. Asked twice, it is the same room.
    pub(super) async fn rematch(&mut self, guest: GuestId) -> Result<RoomId, Error> {
        self.core.room.check_member(guest)?;
        for _ in 0..TRIES {
            let room = &self.core.room;
            if room.status != Status::Over {
                return Err(Refusal::NotOver.into());
            }
            if let Some(rematch) = &room.rematch {
                return Ok(rematch.clone());
            }
            let seed = self.world.config.chance.seed();
            let fresh = Fresh { id: random::room_id(), code: Some(random::code()), seed };
            let new = room.again(&self.core.game, guest, fresh, self.world.now());
            match self.commit(Change::Rematch(Box::new(new))).await {
                Ok(()) => {}
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
