//! New rooms: opened, and played in again.

use boardgame::Seat;
use room::{Fresh, GuestId, Request, RoomId};
use store::StoreError;

use super::commit::TRIES;
use super::room::Room;
use crate::app::App;
use crate::chance::Chance;
use crate::error::Error;
use crate::random;

impl Room {
    /// The same people again: a new room, of which everybody here is told. Asked twice, it is the same room.
    pub(super) async fn rematch(&mut self, guest: GuestId) -> Result<RoomId, Error> {
        let app = self.app.clone();
        self.request(guest, || Request::Rematch(app.fresh(&app.config.chance))).await?;
        self.core.room.rematch.clone().ok_or(Error::Internal)
    }
}

impl Room {
    /// A game that is played on from one of its steps, by this guest under this name and puppet.
    pub(super) async fn what_if(
        &mut self,
        (guest, name, puppet): (GuestId, String, String),
        step: u64,
        seat: Seat,
    ) -> Result<RoomId, Error> {
        let id = random::room_id();
        let fresh = Fresh { id: id.clone(), code: None, seed: self.core.room.deal_seed(), shared: false };
        let ask = || {
            let (name, puppet, fresh) = (name.clone(), puppet.clone(), fresh.clone());
            Request::WhatIf { step, seat, name, puppet, fresh: Box::new(fresh) }
        };
        self.request(guest, ask).await?;
        Ok(id)
    }
}

impl App {
    /// What a new room is made of.
    pub(crate) fn fresh(&self, chance: &Chance) -> Fresh {
        // What a test has chosen is chosen: nobody adds anything to it.
        let shared = chance.chosen().is_none();
        Fresh { id: random::room_id(), code: Some(random::code()), seed: chance.seed(), shared }
    }

    /// Stores a new room, under another code where its own is in use.
    pub(crate) async fn open_room(&self, mut room: room::Room) -> Result<RoomId, Error> {
        for _ in 0..TRIES {
            match self.store.save_rooms(vec![room.clone()]).await {
                Ok(_) => {
                    tracing::info!(room = %room.id, game = room.game, "room opened");
                    return Ok(room.id);
                }
                Err(StoreError::Conflict) => room.code = Some(random::code()),
                Err(error) => return Err(error.into()),
            }
        }
        Err(Error::NotStored)
    }
}
