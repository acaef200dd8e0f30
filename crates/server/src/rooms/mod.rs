//! Rooms in memory: one actor each, which owns its table and shares no lock with any other.
//!
//! A room is read from the store when somebody asks for it and forgotten when nobody has watched it for a while;
//! nothing is lost by that, because what is in memory was stored before it was shown.

mod actor;
mod bots;
mod clock;
mod finished;
mod host;
mod links;
mod people;
mod play;
mod presence;
mod room;
mod seats;
mod stand_in;
mod table;
mod talk;
mod undo;
mod watch;
pub(crate) mod wire;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bus::{Hint, Hints, Moved};
use futures_util::future::BoxFuture;
use store::{GuestId, RoomId, Status};
use tokio::sync::oneshot;

use crate::error::Error;
use crate::world::World;
use actor::{Handle, Message};

pub(crate) use actor::Job;
pub(crate) use finished::Finished;
pub(crate) use links::{DAY, is_ready_to_start};
pub(crate) use people::{clean_name, free_puppet};
pub(crate) use room::Room;
pub(crate) use talk::Words;

/// The rooms in memory.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    /// Locked for a look-up and never while anything is waited for.
    open: Mutex<HashMap<RoomId, Handle>>,
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<RoomId, Handle>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells a room something, and reads it into memory first where it is not there.
    fn send(&self, world: &Arc<World>, id: &RoomId, mut message: Message) {
        loop {
            let handle = match self.open().entry(id.clone()) {
                Entry::Occupied(entry) => entry.get().clone(),
                Entry::Vacant(entry) => {
                    let (handle, actor) = actor::channel(id.clone());
                    tokio::spawn(actor.run(world.clone()));
                    entry.insert(handle).clone()
                }
            };
            match handle.send(message) {
                Ok(()) => return,
                // The actor has just closed: the next one takes it.
                Err(back) => {
                    message = back;
                    self.close(id, &handle);
                }
            }
        }
    }

    /// Forgets a room, unless somebody has opened it anew.
    fn close(&self, id: &RoomId, handle: &Handle) {
        let mut open = self.open();
        if open.get(id).is_some_and(|known| known.is(handle)) {
            open.remove(id);
        }
    }

    /// Tells every room in memory.
    fn tell_all(&self, message: impl Fn() -> Message) {
        for handle in self.open().values() {
            // A room that has just closed need not be told.
            let _ = handle.send(message());
        }
    }

    fn tell(&self, id: &RoomId, message: Message) {
        let handle = self.open().get(id).cloned();
        if let Some(handle) = handle {
            let _ = handle.send(message);
        }
    }
}

impl World {
    /// Asks a room for something; the job runs to its end even when whoever asked has gone.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<World>,
        id: &RoomId,
        job: impl for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, Result<T, Error>> + Send + 'static,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |room| {
            Box::pin(async move {
                let done = match room {
                    Ok(room) => job(room).await,
                    Err(error) => Err(error),
                };
                // Whoever asked may have gone.
                let _ = reply.send(done);
            })
        });
        self.rooms.send(self, id, Message::Job(job));
        answer.await.map_err(|_| Error::Internal)?
    }

    /// Deletes a guest; bots play on where they sat.
    pub(crate) async fn delete_guest(self: &Arc<World>, guest: GuestId) -> Result<(), Error> {
        let rooms = self.store.rooms_of(guest, u32::MAX).await?;
        for summary in rooms.iter().filter(|summary| summary.room.status != Status::Over) {
            self.ask(&summary.room.id, move |room| Box::pin(room.forget(guest))).await?;
        }
        self.store.delete_guest(guest).await?;
        for summary in rooms {
            self.rooms.tell(&summary.room.id, Message::CatchUp);
            self.bus.announce(Moved { room: summary.room.id.0, by: self.node });
        }
        Ok(())
    }

    /// Ends all streams and answers no new ones.
    pub(crate) fn stop_rooms(&self) {
        self.stopping.store(true, std::sync::atomic::Ordering::Relaxed);
        self.stop.notify_waiters();
        self.rooms.tell_all(|| Message::Stop);
    }

    /// Listens to the other nodes: what they stored is a reason to look again.
    pub(crate) async fn hear(self: Arc<World>, mut hints: Hints) {
        while let Some(hint) = hints.next().await {
            match hint {
                Hint::Moved(Moved { by, .. }) if by == self.node => {}
                Hint::Moved(Moved { room, .. }) => self.rooms.tell(&RoomId(room), Message::CatchUp),
                Hint::Missed => self.rooms.tell_all(|| Message::CatchUp),
            }
        }
    }
}
