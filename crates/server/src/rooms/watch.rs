//! Streams of Server-Sent Events: who watches a room, and what each of them is sent.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::task::{Context, Poll};

use boardgame::Seat;
use bytes::Bytes;
use futures_util::Stream;
use games::{AnyTable, StepEvents};
use serde::Serialize;
use store::GuestId;
use tokio::sync::mpsc;

use super::actor::{Handle, Message};
use super::room::Room;
use super::table::{self, Reasoned};
use super::wire;
use crate::error::Error;
use crate::world::World;

/// Frames that a slow reader may be behind; then its stream is ended, and it comes back and is told what it missed.
const BEHIND: usize = 32;
/// Streams of one room.
const MOST: usize = 256;

/// The streams of a room.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    list: Vec<Watcher>,
    last: u64,
}

#[derive(Debug)]
struct Watcher {
    number: u64,
    guest: Option<GuestId>,
    /// Whose eyes it has; none for a spectator.
    seat: Option<Seat>,
    frames: mpsc::Sender<Bytes>,
    /// The print of the room as it was told last.
    told: u64,
}

/// One frame for each pair of eyes that watch.
pub(super) type Rendered = Vec<(Option<Seat>, Bytes)>;

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn is_watching(&self, guest: GuestId) -> bool {
        self.list.iter().any(|watcher| watcher.guest == Some(guest))
    }

    pub(super) fn guests(&self) -> impl Iterator<Item = Option<GuestId>> {
        self.list.iter().map(|watcher| watcher.guest)
    }

    /// Sends a frame to those that want it; who is too far behind is dropped.
    fn send(&mut self, mut frame: impl FnMut(&Watcher) -> Option<Bytes>) {
        self.list.retain(|watcher| match frame(watcher) {
            Some(frame) => watcher.frames.try_send(frame).is_ok(),
            None => true,
        });
    }

    pub(super) fn tell_all(&mut self, event: &str, data: &impl Serialize) {
        if !self.list.is_empty() {
            let frame = frame(event, None, data);
            self.send(|_| Some(frame.clone()));
        }
    }

    /// Makes a step's frames: one for each pair of eyes, shared by all streams that have them.
    pub(super) fn render(
        &self,
        table: &dyn AnyTable,
        events: &dyn StepEvents,
        reason: Option<&Reasoned>,
        sealed: bool,
    ) -> Rendered {
        let mut rendered = Rendered::new();
        for watcher in &self.list {
            if rendered.iter().all(|(seat, _)| *seat != watcher.seat) {
                let step = table::step(table, events, reason, watcher.seat, sealed);
                rendered.push((watcher.seat, frame("step", Some(step.step), &step)));
            }
        }
        rendered
    }

    pub(super) fn send_rendered(&mut self, rendered: &Rendered) {
        self.send(|watcher| {
            rendered.iter().find(|(seat, _)| *seat == watcher.seat).map(|(_, frame)| frame.clone())
        });
    }

    /// Keeps connections open that would be closed for silence.
    pub(super) fn keep_alive(&mut self) {
        const COMMENT: Bytes = Bytes::from_static(b":\n\n");
        self.send(|_| Some(COMMENT));
    }

    /// Ends the streams of which `ends` is true.
    fn end(&mut self, ends: impl Fn(&Watcher) -> bool) {
        let bye = frame("bye", None, &serde_json::json!({}));
        self.list.retain(|watcher| {
            let ends = ends(watcher);
            if ends {
                // Whoever is too far behind to hear it sees the stream end all the same.
                let _ = watcher.frames.try_send(bye.clone());
            }
            !ends
        });
    }

    /// The seats have new numbers.
    pub(super) fn renumber(&mut self, new: impl Fn(Seat) -> Option<Seat>) {
        for watcher in &mut self.list {
            watcher.seat = watcher.seat.and_then(&new);
        }
    }
}

/// What tells one frame from another in a few bytes.
fn print(frame: &Bytes) -> u64 {
    let mut hasher = DefaultHasher::new();
    frame.hash(&mut hasher);
    hasher.finish()
}

/// One event as it goes over the wire.
fn frame(event: &str, id: Option<u64>, data: &impl Serialize) -> Bytes {
    let mut frame = Vec::with_capacity(1024);
    frame.extend_from_slice(b"event: ");
    frame.extend_from_slice(event.as_bytes());
    if let Some(id) = id {
        frame.extend_from_slice(format!("\nid: {id}").as_bytes());
    }
    frame.extend_from_slice(b"\ndata: ");
    serde_json::to_writer(&mut frame, data).expect("the wire's types are plain data");
    frame.extend_from_slice(b"\n\n");
    Bytes::from(frame)
}

impl Room {
    /// Opens a stream: a seat of one's own, or a spectator's.
    pub(crate) async fn watch(
        &mut self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
        after: Option<u64>,
    ) -> Result<Watching, Error> {
        if let Some(seat) = seat {
            self.check_seat(guest.ok_or(Error::NoGuest)?, seat)?;
        }
        self.check_unsealed(guest)?;
        if self.world.stopping.load(Relaxed) {
            return Err(Error::Stopping);
        }
        if self.watchers.list.len() >= MOST {
            return Err(Error::TooFast { again: self.world.config.keep_alive });
        }
        let appears = guest.is_none_or(|guest| !self.is_present(guest));
        let (frames, stream) = mpsc::channel(BEHIND);
        self.watchers.last += 1;
        let number = self.watchers.last;
        self.watchers.list.push(Watcher { number, guest, seat, frames, told: 0 });
        if let Some(guest) = guest {
            self.presence.came(guest);
            // Votes on a silent seat do not end by its owner's coming: the others would see it.
            let seen: Vec<Seat> = self.seats_of(guest).filter(|seat| !self.is_silent(*seat)).collect();
            self.presence.withdraw_votes(&seen);
        }
        let first = match self.hello(guest, seat, after).await {
            Ok(hello) => Some(hello),
            Err(error) => {
                self.unwatch(number);
                return Err(error);
            }
        };
        let told = print(&self.room_frame(guest));
        if let Some(watcher) = self.watchers.list.last_mut() {
            watcher.told = told;
        }
        if appears {
            self.tell_room();
        }
        self.world.metrics.streams.fetch_add(1, Relaxed);
        let (handle, world) = (self.handle.clone(), self.world.clone());
        Ok(Watching { first, frames: stream, number, handle, world })
    }

    async fn hello(
        &self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
        after: Option<u64>,
    ) -> Result<Bytes, Error> {
        let store = &self.world.store;
        let (talk, notes, table) = match &self.table {
            None => (store.talk(&self.id, 0, super::talk::REMEMBERED).await?, Vec::new(), None),
            Some(table) => {
                // A step that is yet to come was seen in another life of this room: everything is told again.
                let after = after.filter(|after| *after <= table.step());
                let reasons = store.reasons(&self.id, after.unwrap_or(0)).await?;
                let notes = match seat {
                    Some(seat) => store.notes(&self.id, seat.0).await?,
                    None => Vec::new(),
                };
                let talk = store.talk(&self.id, 0, super::talk::REMEMBERED).await?;
                (talk, notes, Some(table::present(&**table, seat, after, &reasons, self.is_sealed())))
            }
        };
        let step = table.as_ref().map(|table| table.step);
        let hello = wire::Hello {
            room: self.seen_by(guest),
            table,
            talk: talk.into_iter().map(wire::Talk::from).collect(),
            notes: notes.into_iter().map(wire::Note::from).collect(),
            clock: self.clock_face(),
        };
        Ok(frame("hello", step, &hello))
    }

    /// Tells everybody everything again: what was known of the past is no longer so.
    pub(super) async fn tell_all_again(&mut self) -> Result<(), Error> {
        let watchers: Vec<_> =
            self.watchers.list.iter().map(|watcher| (watcher.number, watcher.guest, watcher.seat)).collect();
        for (number, guest, seat) in watchers {
            let hello = self.hello(guest, seat, None).await?;
            self.watchers.send(|watcher| (watcher.number == number).then(|| hello.clone()));
        }
        Ok(())
    }

    /// A stream has ended.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(index) = self.watchers.list.iter().position(|watcher| watcher.number == number) else {
            return;
        };
        let gone = self.watchers.list.swap_remove(index);
        match gone.guest {
            Some(guest) if self.watchers.is_watching(guest) => {}
            // Somebody with a seat may be changing seats or reloading: the others are told only after a while.
            Some(guest) if self.check_member(guest).is_ok() => self.presence.left(guest),
            _ => self.tell_room(),
        }
    }

    /// Ends all streams.
    pub(super) fn say_goodbye(&mut self) {
        self.watchers.end(|_| true);
    }

    /// Ends the streams that look through the eyes of a seat that is no longer theirs.
    pub(super) fn audit_watchers(&mut self) {
        let seats = &self.stored.seats;
        self.watchers.end(|watcher| match watcher.seat {
            Some(seat) => seats.get(seat.index()).is_none_or(|row| row.guest != watcher.guest),
            None => false,
        });
    }

    /// Tells everybody who does not know it yet how the room is now. Whoever sees no difference hears nothing: that
    /// somebody did something would be news too.
    pub(super) fn tell_room(&mut self) {
        let mut rendered: Vec<(Option<GuestId>, Bytes)> = Vec::new();
        for guest in self.watchers.guests() {
            if rendered.iter().all(|(known, _)| *known != guest) {
                rendered.push((guest, self.room_frame(guest)));
            }
        }
        self.watchers.list.retain_mut(|watcher| {
            let Some((_, frame)) = rendered.iter().find(|(guest, _)| *guest == watcher.guest) else {
                return true;
            };
            let told = std::mem::replace(&mut watcher.told, print(frame));
            told == watcher.told || watcher.frames.try_send(frame.clone()).is_ok()
        });
    }

    fn room_frame(&self, guest: Option<GuestId>) -> Bytes {
        frame("room", None, &self.seen_by(guest))
    }

    /// Tells the streams of one seat.
    pub(super) fn tell_seat(&mut self, seat: Seat, event: &str, data: &impl Serialize) {
        let frame = frame(event, None, data);
        self.watchers.send(|watcher| (watcher.seat == Some(seat)).then(|| frame.clone()));
    }
}

/// The reader's end of a stream; the room is told when it is dropped.
#[derive(Debug)]
pub(crate) struct Watching {
    first: Option<Bytes>,
    frames: mpsc::Receiver<Bytes>,
    number: u64,
    handle: Handle,
    world: Arc<World>,
}

impl Stream for Watching {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.first.take() {
            Some(first) => Poll::Ready(Some(Ok(first))),
            None => self.frames.poll_recv(context).map(|frame| frame.map(Ok)),
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.world.metrics.streams.fetch_sub(1, Relaxed);
        // A room that is not in memory any more has no list to be taken from.
        let _ = self.handle.send(Message::Unwatch(self.number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watcher(number: u64, frames: mpsc::Sender<Bytes>) -> Watcher {
        Watcher { number, guest: None, seat: None, frames, told: 0 }
    }

    #[test]
    fn a_reader_who_is_too_slow_is_let_go_and_nobody_waits() {
        let (quick, mut reads) = mpsc::channel(BEHIND);
        let (slow, mut sleeps) = mpsc::channel(BEHIND);
        let mut watchers = Watchers { list: vec![watcher(1, quick), watcher(2, slow)], last: 2 };
        for _ in 0..=BEHIND {
            watchers.tell_all("talk", &7);
            assert_eq!(&*reads.try_recv().unwrap(), b"event: talk\ndata: 7\n\n");
        }
        assert_eq!(watchers.list.len(), 1, "only the quick one is left");
        for _ in 0..BEHIND {
            sleeps.try_recv().unwrap();
        }
        assert!(sleeps.try_recv().is_err(), "the slow one's stream ends after what it was sent");
    }
}
