//! Rooms in memory: one actor each, which owns its table and shares no lock with any other.
//!
//! A room is read from the store when a request is about it and forgotten when nobody has watched it for a while;
//! nothing is lost by that, because what is in memory was stored before it was shown.

mod actor;
mod bots;
mod clock;
mod commit;
mod finished;
mod hints;
mod line;
mod moves;
mod nodes;
mod notes;
mod open;
mod parts;
mod room;
mod seen;
mod streams;
mod table;
mod timers;
pub(crate) mod wire;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ::room::{GuestId, Request, RoomId, Status};
use tokio::sync::oneshot;

use crate::app::App;
use crate::error::Error;
use actor::{Handle, Reply};

pub(crate) use actor::Message;
pub(crate) use finished::Finished;
pub(crate) use hints::{BestLine, Hint as BotHint, HintAt};

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
    pub(crate) fn send(&self, app: &Arc<App>, id: &RoomId, mut message: Message) {
        loop {
            let handle = match self.open().entry(id.clone()) {
                Entry::Occupied(entry) => entry.get().clone(),
                Entry::Vacant(entry) => {
                    let (handle, actor) = actor::channel(id.clone());
                    tokio::spawn(actor.run(app.clone()));
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

    /// Forgets a room, unless it has been opened anew.
    fn close(&self, id: &RoomId, handle: &Handle) {
        let mut open = self.open();
        if open.get(id).is_some_and(|known| known.is(handle)) {
            open.remove(id);
        }
    }

    /// The rooms in memory, in order.
    pub(crate) fn ids(&self) -> Vec<RoomId> {
        let mut ids: Vec<RoomId> = self.open().keys().cloned().collect();
        ids.sort_unstable();
        ids
    }

    /// Tells every room in memory.
    pub(crate) fn tell_all(&self, message: impl Fn() -> Message) {
        for id in self.ids() {
            self.tell(&id, message());
        }
    }

    /// Tells a room, if it is in memory.
    pub(crate) fn tell(&self, id: &RoomId, message: Message) {
        let handle = self.open().get(id).cloned();
        if let Some(handle) = handle {
            // A room that has just closed need not be told.
            let _ = handle.send(message);
        }
    }
}

impl App {
    /// Asks a room for something, which is done to its end even when the client has gone.
    pub(crate) async fn ask<T>(
        self: &Arc<App>,
        id: &RoomId,
        message: impl FnOnce(Reply<T>) -> Message,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.rooms.send(self, id, message(reply));
        answer.await.map_err(|_| Error::Internal)?
    }

    /// Asks a room for a change, and for how the guest sees it then.
    pub(crate) async fn change(
        self: &Arc<App>,
        id: &RoomId,
        guest: GuestId,
        request: Request,
    ) -> Result<wire::Room, Error> {
        self.ask(id, |reply| Message::Change(guest, request, reply)).await
    }

    /// Asks a room for a change that the guest need not see.
    pub(crate) async fn request(
        self: &Arc<App>,
        id: &RoomId,
        guest: GuestId,
        request: Request,
    ) -> Result<(), Error> {
        self.ask(id, |reply| Message::Do(guest, request, reply)).await
    }

    /// Deletes a guest; bots play on where they sat. A room that cannot be opened keeps nobody from being deleted: the
    /// store takes their name out of it.
    pub(crate) async fn delete_guest(self: &Arc<App>, guest: GuestId) -> Result<(), Error> {
        let rooms = self.store.rooms_of(guest, u32::MAX).await?;
        for summary in rooms.iter().filter(|summary| summary.room.status != Status::Over) {
            let id = &summary.room.id;
            if let Err(error) = self.change(id, guest, Request::Forget).await {
                tracing::warn!(room = %id, %error, "a guest was deleted past a room");
            }
        }
        self.store.delete_guest(guest).await?;
        for summary in rooms {
            self.rooms.tell(&summary.room.id, Message::CatchUp(None));
            self.peers.tell(|| bus::Message::Moved { room: summary.room.id.0, stand: None });
        }
        self.guest_changed(guest);
        Ok(())
    }

    /// A guest has another name, fewer devices, or is no more: nobody goes on by what they remember of them.
    pub(crate) fn guest_changed(&self, guest: GuestId) {
        self.guests.note_changed(guest);
        self.peers.tell(|| bus::Message::Guest { guest: guest.0 });
    }

    /// Ends all streams and answers no new ones.
    pub(crate) fn stop_rooms(&self) {
        self.stopping.store(true, std::sync::atomic::Ordering::Relaxed);
        self.stop.notify_waiters();
        self.rooms.tell_all(|| Message::Stop);
    }
}
