//! The life of a room in memory: it is loaded, answers one message after the other, and is forgotten.

use std::ops::RangeInclusive;
use std::sync::Arc;

use boardgame::Seat;
use bus::{Here, NodeId};
use room::{GuestId, Request, RoomId, Stand, Words};
use tokio::sync::{mpsc, oneshot};

use super::finished::{Finished, LookedBack};
use super::hints::Advice;
use super::room::{CannotOpen, Room};
use super::streams::EventStream;
use super::wire;
use crate::app::App;
use crate::error::Error;
use crate::think::Asker;

/// Where an answer goes. Whoever asked may have gone: then it is dropped.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// What can be asked of a room; each is done to its end before the next begins.
#[derive(Debug)]
pub(crate) enum Message {
    /// The room as this guest sees it, or as a stranger does.
    Look(Option<GuestId>, Reply<wire::Room>),
    /// A change, and the room as the guest sees it then.
    Change(GuestId, Request, Reply<wire::Room>),
    /// The same, of which the guest need not see what comes of it.
    Do(GuestId, Request, Reply<()>),
    /// Asks for the number of what was said.
    Say(GuestId, Option<Seat>, Words, Reply<i64>),
    /// A note: a seat, a key, a text.
    Note(GuestId, Seat, String, String, Reply<wire::Note>),
    Rematch(GuestId, Reply<RoomId>),
    Move(GuestId, wire::Move, Reply<u64>),
    /// A stream: a guest and from where they ask, the seat whose eyes it has, and the last step that they know.
    Watch(Asker, Option<Seat>, Option<u64>, Reply<EventStream>),
    /// A finished game, with the eyes of a seat or open ones.
    Finished(Option<GuestId>, Option<Seat>, Reply<Finished>),
    /// What a review of the finished game needs.
    LookBack(GuestId, Reply<LookedBack>),
    /// A guest with a name and a puppet plays on from a step at a seat.
    WhatIf((GuestId, String, String), u64, Seat, Reply<RoomId>),
    /// Some steps of the past in words, for the eyes of a seat or a spectator's.
    Past(Option<GuestId>, Option<Seat>, RangeInclusive<u64>, Reply<Vec<wire::PastStep>>),
    Hint(GuestId, Seat, Reply<Advice>),
    /// After a step of a game that is looked back at.
    HintAt(GuestId, u64, Reply<Advice>),
    /// The stream of this number is gone.
    Unwatch(u64),
    /// Another node has stored something, and it goes so far, where that is known.
    CatchUp(Option<Stand>),
    /// Another node tells who has this room before their eyes there, with the number of its message.
    Elsewhere(NodeId, u64, Here),
    /// Another node wants to know who is here.
    TellHere,
    /// Another node is dead.
    NodeGone(NodeId),
    /// Another node takes care of the bots that are waited for after this step.
    OthersThink(u64),
    /// What streams are told at another node, all of them or those of a seat: the name of the event, and its data.
    Shown(Option<Seat>, String, String),
    /// Its time may be up, or a bot be waited for.
    Wake,
    /// The server stops: streams end.
    Stop,
    /// The house has closed the room: everybody is let go, and nobody is let in.
    Close,
}

impl Message {
    /// Answers that the room cannot be opened.
    fn refuse(self, reason: CannotOpen) {
        let error = || Error::from(reason);
        match self {
            Message::Look(_, reply) | Message::Change(_, _, reply) => answer(reply, Err(error())),
            Message::Rematch(_, reply) => answer(reply, Err(error())),
            Message::Move(_, _, reply) => answer(reply, Err(error())),
            Message::Do(_, _, reply) => answer(reply, Err(error())),
            Message::Say(_, _, _, reply) => answer(reply, Err(error())),
            Message::Note(_, _, _, _, reply) => answer(reply, Err(error())),
            Message::Watch(_, _, _, reply) => answer(reply, Err(error())),
            Message::Finished(_, _, reply) => answer(reply, Err(error())),
            Message::LookBack(_, reply) => answer(reply, Err(error())),
            Message::WhatIf(_, _, _, reply) => answer(reply, Err(error())),
            Message::Past(_, _, _, reply) => answer(reply, Err(error())),
            Message::Hint(_, _, reply) => answer(reply, Err(error())),
            Message::HintAt(_, _, reply) => answer(reply, Err(error())),
            // Nobody waits for an answer.
            _ => {}
        }
    }

    /// Whether a request waits for an answer, so that it must be read by the next actor where this one closes.
    fn is_asked(&self) -> bool {
        !matches!(
            self,
            Message::Unwatch(_)
                | Message::CatchUp(_)
                | Message::Elsewhere(..)
                | Message::TellHere
                | Message::NodeGone(_)
                | Message::OthersThink(_)
                | Message::Shown(..)
                | Message::Wake
                | Message::Stop
                | Message::Close
        )
    }
}

fn answer<T>(reply: Reply<T>, answer: Result<T, Error>) {
    // Whoever asked may have gone.
    let _ = reply.send(answer);
}

/// How a room is reached.
///
/// A channel keeps space for many messages, so they are boxed: an idle room has none.
#[derive(Clone, Debug)]
pub(super) struct Handle {
    messages: mpsc::UnboundedSender<Box<Message>>,
}

impl Handle {
    /// Gives the message back when the actor has closed.
    pub(super) fn send(&self, message: Message) -> Result<(), Message> {
        self.messages.send(Box::new(message)).map_err(|back| *back.0)
    }

    pub(super) fn is(&self, other: &Handle) -> bool {
        self.messages.same_channel(&other.messages)
    }
}

pub(super) struct Actor {
    id: RoomId,
    inbox: mpsc::UnboundedReceiver<Box<Message>>,
    handle: Handle,
}

pub(super) fn channel(id: RoomId) -> (Handle, Actor) {
    let (messages, inbox) = mpsc::unbounded_channel();
    let handle = Handle { messages };
    (handle.clone(), Actor { id, inbox, handle })
}

impl Actor {
    pub(super) async fn run(mut self, app: Arc<App>) {
        // Futures that run once are boxed, so that an idle room does not keep the memory for them.
        match Box::pin(Room::load(app.clone(), self.id.clone(), self.handle.clone())).await {
            Ok(mut room) => {
                app.metrics.rooms.inc();
                room.ask_who_is_there();
                self.live(&mut room).await;
                drop(room);
                app.peers.tell(|| bus::Message::Here { room: self.id.0.clone(), here: Here::default() });
                app.metrics.rooms.dec();
                Box::pin(self.leave(&app, None)).await;
            }
            Err(reason) => Box::pin(self.leave(&app, Some(reason))).await,
        }
    }

    async fn live(&mut self, room: &mut Room) {
        loop {
            room.note_dropped_readers();
            room.note_outages();
            room.wake_bots();
            room.say_thinking();
            room.tell_here();
            let alarm = room.alarm();
            tokio::select! {
                // In this order: what comes by itself is rare, and what is asked for may come in floods.
                biased;
                thought = room.thought() => Box::pin(room.bot_decided(thought)).await,
                () = tokio::time::sleep_until(alarm) => if room.is_time_up() {
                    Box::pin(room.play_for_the_clock()).await;
                } else if room.is_deal_due() {
                    Box::pin(room.deal_without()).await;
                } else {
                    if room.is_idle() {
                        return;
                    }
                    room.tick();
                    continue;
                },
                message = self.inbox.recv() => {
                    handle(room, *message.expect("the actor holds a sender itself")).await;
                }
            }
            room.note_activity();
            if room.is_broken() {
                return;
            }
        }
    }

    /// Closes the door behind it; what was still under way goes to the next actor, or hears why there is none.
    async fn leave(mut self, app: &Arc<App>, reason: Option<CannotOpen>) {
        app.rooms.close(&self.id, &self.handle);
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            match reason {
                Some(reason) => message.refuse(reason),
                None if message.is_asked() => app.rooms.send(app, &self.id, *message),
                None => {}
            }
        }
    }
}

/// Does what a message asks for, and answers it.
async fn handle(room: &mut Room, message: Message) {
    match message {
        Message::Move(guest, made, reply) => {
            // Its future too, which every room would keep the space for: beside a commit a small one costs nothing.
            answer(reply, Box::pin(room.act(guest, made)).await);
        }
        Message::Look(guest, reply) => answer(reply, Ok(room.seen_by(guest))),
        Message::Unwatch(number) => room.unwatch(number),
        // It is looked after as after every message.
        Message::Wake => {}
        Message::Stop => room.end_streams(),
        // The futures of what is rare are boxed: the room's own need not have the space for them.
        message => Box::pin(handle_rare(room, message)).await,
    }
}

async fn handle_rare(room: &mut Room, message: Message) {
    match message {
        Message::Change(guest, request, reply) => {
            let done = room.request(guest, || request.clone()).await;
            answer(reply, done.map(|()| room.seen_by(Some(guest))));
        }
        Message::Do(guest, request, reply) => answer(reply, room.request(guest, || request.clone()).await),
        Message::Say(guest, seat, words, reply) => {
            let done = room.request(guest, || Request::Say { seat, words: words.clone() }).await;
            answer(reply, done.map(|()| room.said));
        }
        Message::Note(guest, seat, key, text, reply) => {
            answer(reply, room.write_note(guest, seat, key, text).await);
        }
        Message::Rematch(guest, reply) => answer(reply, room.rematch(guest).await),
        Message::Watch(asker, seat, after, reply) => answer(reply, room.watch(asker, seat, after).await),
        Message::Finished(guest, eyes, reply) => answer(reply, room.finished(guest, eyes).await),
        Message::LookBack(guest, reply) => answer(reply, room.look_back(guest)),
        Message::WhatIf(who, step, seat, reply) => answer(reply, room.what_if(who, step, seat).await),
        Message::Past(guest, seat, steps, reply) => answer(reply, room.past(guest, seat, steps).await),
        Message::Hint(guest, seat, reply) => answer(reply, room.advise(guest, seat)),
        Message::HintAt(guest, step, reply) => answer(reply, room.advise_at(guest, step)),
        Message::CatchUp(stand) => room.catch_up(stand).await,
        Message::Elsewhere(by, number, here) => room.heard_here(by, number, here),
        Message::TellHere => room.tell_here_again(),
        Message::NodeGone(node) => room.node_gone(node),
        Message::OthersThink(step) => room.others_think(step),
        Message::Shown(seat, event, data) => room.heard_shown(seat, &event, data),
        Message::Close => {
            room.end_streams();
            room.broken = true;
        }
        Message::Move(..) | Message::Look(..) | Message::Unwatch(_) | Message::Wake | Message::Stop => {
            unreachable!("it was handled before")
        }
    }
}
