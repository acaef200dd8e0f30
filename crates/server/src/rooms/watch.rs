//! Streams of Server-Sent Events: who watches a room, and what each of them is sent.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
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

/// Bytes that a slow reader may be behind; then its stream is ended, and it comes back and is told what it missed.
const BEHIND: usize = 256 * 1024;
/// Streams of those who only look on. Those who sit here have places of their own.
const MOST_SPECTATORS: usize = 200;
/// Streams of one person who sits here: their tabs and devices.
const MOST_OF_ONE: usize = 16;

/// The streams of a room.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    list: Vec<Watcher>,
    last: u64,
    /// Whose streams were ended for being too slow, until the room has taken note of it.
    let_go: Vec<Option<GuestId>>,
}

#[derive(Debug)]
struct Watcher {
    number: u64,
    guest: Option<GuestId>,
    /// Whose eyes it has; none for a spectator.
    seat: Option<Seat>,
    frames: mpsc::UnboundedSender<Bytes>,
    /// How many bytes the reader is behind.
    behind: Arc<AtomicUsize>,
    /// The print of the room as it was told last.
    told: u64,
}

impl Watcher {
    /// Sends a frame, unless the reader is too far behind: then says no. One frame alone is never too much.
    fn send(&self, frame: Bytes) -> bool {
        let length = frame.len();
        let behind = self.behind.fetch_add(length, Relaxed);
        (behind == 0 || behind + length <= BEHIND) && self.frames.send(frame).is_ok()
    }
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

    /// Sends a frame to those that want it; who is too far behind is let go.
    fn send(&mut self, mut frame: impl FnMut(&mut Watcher) -> Option<Bytes>) {
        let let_go = &mut self.let_go;
        self.list.retain_mut(|watcher| {
            let stays = frame(watcher).is_none_or(|frame| watcher.send(frame));
            if !stays {
                let_go.push(watcher.guest);
            }
            stays
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
                rendered.push((watcher.seat, frame("step", Some(step.lines.step), &step)));
            }
        }
        rendered
    }

    pub(super) fn send_rendered(&mut self, rendered: &Rendered) {
        self.send(|watcher| {
            rendered.iter().find(|(seat, _)| *seat == watcher.seat).map(|(_, frame)| frame.clone())
        });
    }

    /// Keeps connections open that would be closed for silence, and lets readers notice one that is dead: an event has
    /// a name, because a browser hides comments from the page.
    pub(super) fn keep_alive(&mut self) {
        const ALIVE: Bytes = Bytes::from_static(b"event: alive\ndata: {}\n\n");
        self.send(|_| Some(ALIVE));
    }

    /// Ends the streams of which `ends` is true.
    fn end(&mut self, ends: impl Fn(&Watcher) -> bool) {
        let bye = frame("bye", None, &serde_json::json!({}));
        self.list.retain(|watcher| {
            let ends = ends(watcher);
            if ends {
                // Whoever is too far behind to hear it sees the stream end all the same.
                watcher.send(bye.clone());
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
        self.check_place(guest)?;
        let appears = guest.is_none_or(|guest| !self.is_present(guest));
        let (frames, stream) = mpsc::unbounded_channel();
        let behind = Arc::new(AtomicUsize::new(0));
        self.watchers.last += 1;
        let number = self.watchers.last;
        self.watchers.list.push(Watcher { number, guest, seat, frames, behind: behind.clone(), told: 0 });
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
        Ok(Watching { first, frames: stream, behind, number, handle, world })
    }

    /// Whether there is a place for one more stream. Those who look on take none from those who sit here.
    fn check_place(&self, guest: Option<GuestId>) -> Result<(), Error> {
        let has_place = match guest.filter(|guest| self.check_member(*guest).is_ok()) {
            Some(member) => {
                self.watchers.guests().filter(|guest| *guest == Some(member)).count() < MOST_OF_ONE
            }
            None => (self.spectators() as usize) < MOST_SPECTATORS,
        };
        if has_place { Ok(()) } else { Err(Error::TooFast { again: self.world.config.keep_alive }) }
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
        self.watches_no_more(gone.guest);
    }

    fn watches_no_more(&mut self, guest: Option<GuestId>) {
        match guest {
            Some(guest) if self.watchers.is_watching(guest) => {}
            // Somebody with a seat may be changing seats or reloading: the others are told only after a while.
            Some(guest) if self.check_member(guest).is_ok() => self.presence.left(guest),
            _ => self.tell_room(),
        }
    }

    /// Takes note of those who were too slow: they have gone like anybody whose stream has ended.
    pub(super) fn note_let_go(&mut self) {
        while let Some(guest) = self.watchers.let_go.pop() {
            self.watches_no_more(guest);
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
        self.watchers.send(|watcher| {
            let (_, frame) = rendered.iter().find(|(guest, _)| *guest == watcher.guest)?;
            let told = std::mem::replace(&mut watcher.told, print(frame));
            (told != watcher.told).then(|| frame.clone())
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
    frames: mpsc::UnboundedReceiver<Bytes>,
    behind: Arc<AtomicUsize>,
    number: u64,
    handle: Handle,
    world: Arc<World>,
}

impl Stream for Watching {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.first.take() {
            Some(first) => Poll::Ready(Some(Ok(first))),
            None => self.frames.poll_recv(context).map(|frame| {
                let frame = frame?;
                self.behind.fetch_sub(frame.len(), Relaxed);
                Some(Ok(frame))
            }),
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

    fn watcher(number: u64) -> (Watcher, mpsc::UnboundedReceiver<Bytes>) {
        let (frames, stream) = mpsc::unbounded_channel();
        let guest = Some(GuestId(number as i64));
        (Watcher { number, guest, seat: None, frames, behind: Arc::default(), told: 0 }, stream)
    }

    #[test]
    fn a_reader_who_is_too_slow_is_let_go_and_nobody_waits() {
        let ((quick, mut reads), (slow, mut sleeps)) = (watcher(1), watcher(2));
        let behind = quick.behind.clone();
        let mut watchers = Watchers { list: vec![quick, slow], last: 2, let_go: Vec::new() };
        let small = frame("talk", None, &7).len();
        let fit = BEHIND / small;
        for _ in 0..=fit {
            watchers.tell_all("talk", &7);
            let frame = reads.try_recv().unwrap();
            assert_eq!(&*frame, b"event: talk\ndata: 7\n\n");
            behind.fetch_sub(frame.len(), Relaxed);
        }
        assert_eq!(watchers.list.len(), 1, "only the quick one is left");
        assert_eq!(watchers.let_go, [Some(GuestId(2))]);
        for _ in 0..fit {
            sleeps.try_recv().unwrap();
        }
        assert!(sleeps.try_recv().is_err(), "the slow one's stream ends after what it was sent");
    }

    #[test]
    fn slow_is_measured_in_bytes() {
        let ((one, _stream), long) = (watcher(1), "x".repeat(BEHIND / 2));
        let mut watchers = Watchers { list: vec![one], last: 1, let_go: Vec::new() };
        watchers.tell_all("talk", &long);
        watchers.tell_all("talk", &long);
        assert!(watchers.is_empty(), "a few long frames are much");

        let ((one, _stream), longer) = (watcher(1), "x".repeat(BEHIND * 2));
        let mut watchers = Watchers { list: vec![one], last: 1, let_go: Vec::new() };
        watchers.tell_all("talk", &longer);
        assert!(!watchers.is_empty(), "whoever is not behind is sent anything");
        watchers.tell_all("talk", &7);
        assert!(watchers.is_empty());
    }
}
