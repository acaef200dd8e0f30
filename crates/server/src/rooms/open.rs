//! New rooms: opened, played in again, and those of the day.

use std::sync::Arc;

use boardgame::Seat;
use games::Options;
use room::{Fresh, GameEntry, GuestId, Host, Request, RoomId, Status};
use store::StoreError;

use super::commit::TRIES;
use super::room::Room;
use super::{Message, wire};
use crate::app::App;
use crate::chance::Chance;
use crate::error::Error;
use crate::limiter::Who;
use crate::limits::Limit;
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

    /// The room in which the same people play again; it begins at once where nobody else need be asked.
    pub(crate) async fn rematch(self: &Arc<App>, old: &RoomId, guest: GuestId) -> Result<RoomId, Error> {
        let new = self.ask(old, |reply| Message::Rematch(guest, reply)).await?;
        let stored = self.store.room(&new).await?.ok_or(Error::NoRoom)?;
        if stored.status == Status::Open && stored.is_ready_to_start(guest) {
            self.request(&new, guest, Request::Start).await?;
        }
        Ok(new)
    }

    /// The room in which somebody plays today's deal, opened and begun where there is none.
    pub(crate) async fn play_daily(
        self: &Arc<App>,
        game: &GameEntry,
        host: Host<'_>,
    ) -> Result<wire::Room, Error> {
        let (guest, day) = (host.guest, self.today());
        let known = || async {
            let games = self.store.daily_of(guest, game.info.id).await?;
            Ok::<_, Error>(games.into_iter().find(|mine| mine.day == day.0).and_then(|mine| mine.room))
        };
        let id = match known().await? {
            Some(id) => id,
            None => {
                self.limiter.take(Limit::Rooms, Who::Guest(guest))?;
                let seed = self.daily_seed(game.info.id, day).await?;
                let fresh = Fresh { id: random::room_id(), code: None, seed, shared: false };
                let room = room::Room::daily(game, host, day.0, fresh, self.now())?;
                match self.store.open_daily(room.stored(), guest).await {
                    Ok(()) => room.id,
                    // They have just opened it on another page.
                    Err(StoreError::Conflict) => known().await?.ok_or(Error::NotStored)?,
                    Err(error) => return Err(error.into()),
                }
            }
        };
        match self.change(&id, guest, Request::Start).await {
            // It was opened before.
            Err(Error::AlreadyStarted) => self.ask(&id, |reply| Message::Look(Some(guest), reply)).await,
            started => started,
        }
    }

    /// Stores a new room, under another code where its own is in use.
    pub(crate) async fn open_room(&self, mut room: room::Room<Options>) -> Result<RoomId, Error> {
        for _ in 0..TRIES {
            match self.store.save_rooms(vec![room.stored()]).await {
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
