//! The life of a room in memory: it is loaded, does one thing after the other, and is forgotten.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use futures_util::future::BoxFuture;
use store::RoomId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::room::{CannotOpen, Room};
use crate::error::Error;
use crate::world::World;

/// Something to do with a room, or the reason why it cannot be opened.
pub(crate) type Job = Box<dyn for<'a> FnOnce(Result<&'a mut Room, Error>) -> BoxFuture<'a, ()> + Send>;

pub(super) enum Message {
    Job(Job),
    /// The stream of this number is gone.
    Unwatch(u64),
    /// Another node has stored something.
    CatchUp,
    /// The server stops: streams end.
    Stop,
}

/// How a room is reached.
#[derive(Clone, Debug)]
pub(super) struct Handle {
    messages: mpsc::UnboundedSender<Message>,
}

impl Handle {
    /// Gives the message back when the actor has closed.
    pub(super) fn send(&self, message: Message) -> Result<(), Message> {
        self.messages.send(message).map_err(|back| back.0)
    }

    pub(super) fn is(&self, other: &Handle) -> bool {
        self.messages.same_channel(&other.messages)
    }
}

pub(super) struct Actor {
    id: RoomId,
    inbox: mpsc::UnboundedReceiver<Message>,
    handle: Handle,
}

pub(super) fn channel(id: RoomId) -> (Handle, Actor) {
    let (messages, inbox) = mpsc::unbounded_channel();
    let handle = Handle { messages };
    (handle.clone(), Actor { id, inbox, handle })
}

impl Actor {
    pub(super) async fn run(mut self, world: Arc<World>) {
        // What is done once is boxed, so that a room at rest does not keep the space for it.
        match Box::pin(Room::load(world.clone(), self.id.clone(), self.handle.clone())).await {
            Ok(mut room) => {
                world.metrics.rooms.fetch_add(1, Relaxed);
                self.live(&mut room).await;
                drop(room);
                world.metrics.rooms.fetch_sub(1, Relaxed);
                Box::pin(self.leave(&world, None)).await;
            }
            Err(reason) => Box::pin(self.leave(&world, Some(reason))).await,
        }
    }

    async fn live(&mut self, room: &mut Room) {
        loop {
            room.note_let_go();
            room.wake_bots();
            let alarm = room.alarm();
            tokio::select! {
                message = self.inbox.recv() => match message.expect("the actor holds a sender itself") {
                    Message::Job(job) => job(Ok(room)).await,
                    Message::Unwatch(number) => room.unwatch(number),
                    Message::CatchUp => Box::pin(room.catch_up()).await,
                    Message::Stop => room.say_goodbye(),
                },
                thought = room.thought() => Box::pin(room.think_done(thought)).await,
                () = tokio::time::sleep_until(alarm) => if room.is_time_up() {
                    Box::pin(room.strike()).await;
                } else {
                    if room.is_forgettable(Instant::now()) {
                        return;
                    }
                    room.tick();
                    continue;
                }
            }
            room.stir();
            if room.is_broken() {
                return;
            }
        }
    }

    /// Closes the door behind it; what was still under way goes to the next actor, or hears why there is none.
    async fn leave(mut self, world: &Arc<World>, reason: Option<CannotOpen>) {
        world.rooms.close(&self.id, &self.handle);
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            match (message, reason) {
                (Message::Job(job), Some(reason)) => job(Err(reason.into())).await,
                (message @ Message::Job(_), None) => world.rooms.send(world, &self.id, message),
                (Message::Unwatch(_) | Message::CatchUp | Message::Stop, _) => {}
            }
        }
    }
}
