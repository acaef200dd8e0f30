//! Streams of Server-Sent Events: who reads a room, and what each of them is sent.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::task::{Context, Poll};

use boardgame::{Seat, Viewer};
use bytes::Bytes;
use futures_util::Stream;
use games::{AnyTable, StepEvents};
use room::{GuestId, Refusal};
use serde::Serialize;

use super::actor::{Handle, Message};
use super::line;
use super::room::Room;
use super::table::{self, Reasoned, Sight};
use super::wire;
use crate::app::App;
use crate::error::Error;
use crate::http::page;
use crate::limiter::Who;
use crate::limits;
use crate::think::Asker;

/// The streams of a room.
#[derive(Debug, Default)]
pub(super) struct Streams {
    readers: Vec<Reader>,
    last: u64,
    /// Whose streams were ended for being too slow, until the room has taken note of it.
    dropped: Vec<Option<GuestId>>,
}

#[derive(Debug)]
struct Reader {
    number: u64,
    guest: Option<GuestId>,
    /// Whose eyes it has; none for a spectator.
    seat: Option<Seat>,
    frames: line::Sender,
    /// The fingerprint of the room as it was sent last.
    room_sent: u64,
}

/// One frame for each pair of eyes that watch.
pub(super) type Rendered = Vec<(Option<Seat>, Bytes)>;

impl Streams {
    pub(super) fn is_empty(&self) -> bool {
        self.readers.is_empty()
    }

    /// Whose they are, once for each.
    fn guests(&self) -> impl Iterator<Item = Option<GuestId>> {
        self.readers.iter().map(|reader| reader.guest)
    }

    /// Sends a frame to those that want it; who is too far behind is let go.
    fn send(&mut self, mut frame: impl FnMut(&mut Reader) -> Option<Bytes>) {
        let dropped = &mut self.dropped;
        self.readers.retain_mut(|reader| {
            let stays = frame(reader).is_none_or(|frame| reader.frames.send(frame));
            if !stays {
                dropped.push(reader.guest);
            }
            stays
        });
    }

    pub(super) fn tell_all(&mut self, event: &str, data: &impl Serialize) {
        if !self.readers.is_empty() {
            let frame = frame(event, None, data);
            self.send(|_| Some(frame.clone()));
        }
    }

    /// Sends a frame to one stream.
    pub(super) fn send_to(&mut self, number: u64, frame: &Bytes) {
        self.send(|reader| (reader.number == number).then(|| frame.clone()));
    }

    /// Tells the streams of one seat.
    pub(super) fn tell_seat(&mut self, seat: Seat, event: &str, data: &impl Serialize) {
        let frame = frame(event, None, data);
        self.send(|reader| (reader.seat == Some(seat)).then(|| frame.clone()));
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
        // What some eyes see is looked at once, whoever has them.
        let mut sights: Vec<(Viewer, Sight)> = Vec::new();
        for reader in &self.readers {
            if rendered.iter().any(|(seat, _)| *seat == reader.seat) {
                continue;
            }
            let eyes = table.eyes(table::viewer(reader.seat));
            let known = sights.iter().position(|(known, _)| *known == eyes).unwrap_or_else(|| {
                sights.push((eyes, Sight::of(table, events, eyes)));
                sights.len() - 1
            });
            let step = table::step(table, &sights[known].1, reason, reader.seat, sealed);
            rendered.push((reader.seat, frame("step", Some(table.step()), &step)));
        }
        rendered
    }

    pub(super) fn send_rendered(&mut self, rendered: &Rendered) {
        self.send(|reader| {
            rendered.iter().find(|(seat, _)| *seat == reader.seat).map(|(_, frame)| frame.clone())
        });
    }

    /// Keeps connections open that would be closed for silence, and lets readers notice one that is dead: an event has
    /// a name, because a browser hides comments from the page.
    pub(super) fn keep_alive(&mut self) {
        const ALIVE: Bytes = Bytes::from_static(b"event: alive\ndata: {}\n\n");
        self.send(|_| Some(ALIVE));
    }

    /// Ends the streams of which `ends` is true.
    fn end(&mut self, ends: impl Fn(&Reader) -> bool) {
        let bye = frame("bye", None, &serde_json::json!({}));
        self.readers.retain(|reader| {
            let ends = ends(reader);
            if ends {
                // A reader too far behind to hear it sees the stream end all the same.
                reader.frames.send(bye.clone());
            }
            !ends
        });
    }

    /// The seats have new numbers.
    pub(super) fn renumber(&mut self, new: impl Fn(Seat) -> Option<Seat>) {
        for reader in &mut self.readers {
            reader.seat = reader.seat.and_then(&new);
        }
    }
}

/// What tells one frame from another in a few bytes.
fn fingerprint(frame: &Bytes) -> u64 {
    let mut hasher = DefaultHasher::new();
    frame.hash(&mut hasher);
    hasher.finish()
}

/// One event as it goes over the wire.
fn frame(event: &str, id: Option<u64>, data: &impl Serialize) -> Bytes {
    let mut frame = Vec::with_capacity(2048);
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
    pub(super) async fn watch(
        &mut self,
        asker: Asker,
        seat: Option<Seat>,
        after: Option<u64>,
    ) -> Result<EventStream, Error> {
        let guest = asker.guest;
        if seat.is_some() && guest.is_none() {
            return Err(Error::NoGuest);
        }
        let now = self.app.now();
        self.core.check_watch(guest, seat, now).map_err(|refusal| match refusal {
            Refusal::NoPlace => Error::TooFast(self.app.config.keep_alive),
            refusal => refusal.into(),
        })?;
        if self.app.stopping.load(Relaxed) {
            return Err(Error::Stopping);
        }
        let appears = guest.is_none_or(|guest| self.core.presence.away_since(guest, now).is_some());
        let (frames, stream) = line::line();
        self.streams.last += 1;
        let number = self.streams.last;
        let reader = Reader { number, guest, seat, frames, room_sent: 0 };
        self.streams.readers.push(reader);
        self.note_audience();
        // Whoever only looks on must not make the table wait for what they ask for elsewhere.
        let is_member = guest.is_some_and(|guest| self.core.room.check_member(guest).is_ok());
        if is_member || self.asker.address == Who::Everybody {
            self.asker = asker;
        }
        if let Some(guest) = guest {
            self.core.came(guest);
        }
        let first = match self.hello(guest, seat, after).await {
            Ok(hello) => Some(hello),
            Err(error) => {
                self.unwatch(number);
                return Err(error);
            }
        };
        let sent = fingerprint(&self.room_frame(guest));
        if let Some(reader) = self.streams.readers.last_mut() {
            reader.room_sent = sent;
        }
        if appears {
            self.tell_room();
        }
        self.app.metrics.streams.inc();
        let (handle, app) = (self.handle.clone(), self.app.clone());
        Ok(EventStream { first, frames: stream, number, handle, app })
    }

    async fn hello(
        &self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
        after: Option<u64>,
    ) -> Result<Bytes, Error> {
        let (store, room) = (&self.app.store, &self.core.room);
        let talk = store.talk(&room.id, 0, limits::TALK_SHOWN).await?;
        let (notes, table) = match &self.core.table {
            None => (Vec::new(), None),
            Some(table) => {
                // A step that is yet to come was taken back since: everything is told again.
                let after = after.filter(|after| *after <= table.step());
                let reasons = store.reasons(&room.id, after.unwrap_or(0)).await?;
                let notes = match seat {
                    Some(seat) => store.notes(&room.id, seat.0).await?,
                    None => Vec::new(),
                };
                let sealed = room.is_sealed(self.app.now());
                (notes, Some(table::present(&**table, seat, after, self.app.config.told, &reasons, sealed)))
            }
        };
        let step = table.as_ref().map(|table| table.step);
        let hello = wire::Hello {
            build: page::BUILD.as_deref(),
            room: self.seen_by(guest),
            table,
            talk: talk.into_iter().map(wire::Talk::from).collect(),
            notes: notes.into_iter().map(wire::Note::from).collect(),
            clock: self.clock_face(),
        };
        Ok(frame("hello", step, &hello))
    }

    /// Some steps of the past in words, which a `hello` was too short for.
    pub(super) async fn past(
        &self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
        steps: RangeInclusive<u64>,
    ) -> Result<Vec<wire::PastStep>, Error> {
        if seat.is_some() && guest.is_none() {
            return Err(Error::NoGuest);
        }
        self.core.check_look(guest, seat, self.app.now())?;
        let table = self.core.table()?;
        let after = steps.start().saturating_sub(1);
        let reasons = self.app.store.reasons(&self.core.room.id, after).await?;
        Ok(table::past(table, seat, steps, &reasons))
    }

    /// What each stream is told where what was known of the past is no longer so: everything again.
    pub(super) async fn hellos(&self) -> Result<Vec<(u64, Bytes)>, Error> {
        let mut hellos = Vec::with_capacity(self.streams.readers.len());
        for reader in &self.streams.readers {
            hellos.push((reader.number, self.hello(reader.guest, reader.seat, None).await?));
        }
        Ok(hellos)
    }

    /// A stream has ended.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(index) = self.streams.readers.iter().position(|reader| reader.number == number) else {
            return;
        };
        let gone = self.streams.readers.swap_remove(index);
        self.note_gone(gone.guest);
    }

    fn note_gone(&mut self, guest: Option<GuestId>) {
        self.note_audience();
        match guest {
            Some(guest) if self.core.presence.is_watching(guest) => {}
            // Somebody with a seat may be changing seats or reloading: the others are told only after a while.
            Some(guest) if self.core.room.check_member(guest).is_ok() => {
                self.core.presence.left(guest, self.app.now());
            }
            _ => self.tell_room(),
        }
    }

    /// Takes note of those who were too slow: they have gone like anybody whose stream has ended.
    pub(super) fn note_dropped_readers(&mut self) {
        while let Some(guest) = self.streams.dropped.pop() {
            self.note_gone(guest);
        }
    }

    /// What the room decides by must know who reads.
    fn note_audience(&mut self) {
        self.core.presence.set_audience(self.streams.guests());
    }

    /// Ends all streams.
    pub(super) fn end_streams(&mut self) {
        self.streams.end(|_| true);
        self.note_audience();
    }

    /// Ends the streams that look through the eyes of a seat that is no longer theirs.
    pub(super) fn end_lost_streams(&mut self) {
        let room = &self.core.room;
        let is_lost = |reader: &Reader| match (reader.seat, reader.guest) {
            (None, _) => false,
            (Some(seat), Some(guest)) => room.check_seat(guest, seat).is_err(),
            (Some(_), None) => true,
        };
        if self.streams.readers.iter().any(is_lost) {
            self.streams.end(is_lost);
            self.note_audience();
        }
    }

    /// Tells everybody who does not know it yet how the room is now. Whoever sees no difference hears nothing: that
    /// a guest did something would be news too.
    pub(super) fn tell_room(&mut self) {
        let mut rendered: Vec<(Option<GuestId>, Bytes)> = Vec::new();
        for guest in self.streams.guests() {
            if rendered.iter().all(|(known, _)| *known != guest) {
                rendered.push((guest, self.room_frame(guest)));
            }
        }
        self.streams.send(|reader| {
            let (_, frame) = rendered.iter().find(|(guest, _)| *guest == reader.guest)?;
            let sent = std::mem::replace(&mut reader.room_sent, fingerprint(frame));
            (sent != reader.room_sent).then(|| frame.clone())
        });
    }

    fn room_frame(&self, guest: Option<GuestId>) -> Bytes {
        frame("room", None, &self.seen_by(guest))
    }
}

/// The reader's end of a stream; the room is told when it is dropped.
#[derive(Debug)]
pub(crate) struct EventStream {
    first: Option<Bytes>,
    frames: line::Receiver,
    number: u64,
    handle: Handle,
    app: Arc<App>,
}

impl Stream for EventStream {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.first.take() {
            Some(first) => Poll::Ready(Some(Ok(first))),
            None => self.frames.poll(context).map(|frame| frame.map(Ok)),
        }
    }
}

impl Drop for EventStream {
    fn drop(&mut self) {
        self.app.metrics.streams.dec();
        // A room that is not in memory any more has no list to be taken from.
        let _ = self.handle.send(Message::Unwatch(self.number));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    fn reader(number: u64) -> (Reader, line::Receiver) {
        let (frames, stream) = line::line();
        let guest = Some(GuestId(number as i64));
        (Reader { number, guest, seat: None, frames, room_sent: 0 }, stream)
    }

    /// What can be read now, if the stream goes on.
    fn read(stream: &line::Receiver) -> Poll<Option<Bytes>> {
        stream.poll(&mut Context::from_waker(std::task::Waker::noop()))
    }

    #[test]
    fn a_reader_who_is_too_slow_is_let_go_and_nobody_waits() {
        let ((quick, reads), (slow, sleeps)) = (reader(1), reader(2));
        let mut streams = Streams { readers: vec![quick, slow], last: 2, dropped: Vec::new() };
        let small = frame("talk", None, &7).len();
        let fit = limits::UNREAD / small;
        for _ in 0..=fit {
            streams.tell_all("talk", &7);
            assert_eq!(read(&reads), Poll::Ready(Some(Bytes::from_static(b"event: talk\ndata: 7\n\n"))));
        }
        assert_eq!(streams.readers.len(), 1, "only the quick one is left");
        assert_eq!(streams.dropped, [Some(GuestId(2))]);
        for _ in 0..fit {
            assert!(matches!(read(&sleeps), Poll::Ready(Some(_))));
        }
        assert_eq!(read(&sleeps), Poll::Ready(None), "the slow one's stream ends after what it was sent");
    }

    #[test]
    fn slow_is_measured_in_bytes() {
        let ((one, _stream), long) = (reader(1), "x".repeat(limits::UNREAD / 2));
        let mut streams = Streams { readers: vec![one], last: 1, dropped: Vec::new() };
        streams.tell_all("talk", &long);
        streams.tell_all("talk", &long);
        assert!(streams.is_empty(), "a few long frames are much");

        let ((one, _stream), longer) = (reader(1), "x".repeat(limits::UNREAD * 2));
        let mut streams = Streams { readers: vec![one], last: 1, dropped: Vec::new() };
        streams.tell_all("talk", &longer);
        assert!(!streams.is_empty(), "a reader who is not behind is sent anything");
        streams.tell_all("talk", &7);
        assert!(streams.is_empty());
    }

    /// Counts for whom a step is put into words and views.
    #[derive(Debug)]
    struct Counted(Box<dyn StepEvents>, AtomicUsize);

    impl StepEvents for Counted {
        fn lines(&self, viewer: Viewer) -> games::StepLines {
            self.0.lines(viewer)
        }

        fn moments(&self, viewer: Viewer, view: &serde_json::value::RawValue) -> games::StepLines {
            self.1.fetch_add(1, Relaxed);
            self.0.moments(viewer, view)
        }

        fn as_any(&self) -> &dyn std::any::Any {
            self.0.as_any()
        }
    }

    /// Deals a game before the eyes of these; says how often it was looked at, and what each pair of eyes is sent.
    fn dealt(secrets: bool, seats: &[Option<u8>]) -> (usize, Vec<(Option<Seat>, serde_json::Value)>) {
        let (mut streams, mut open) = (Streams::default(), Vec::new());
        for (number, seat) in seats.iter().enumerate() {
            let (reader, stream) = reader(number as u64);
            streams.readers.push(Reader { seat: seat.map(Seat), ..reader });
            open.push(stream);
        }
        let game = games::ALL.iter().find(|game| game.info().secrets == secrets).unwrap();
        let games::Dealt { table, events } =
            game.deal(&serde_json::json!({}), 2, boardgame::Seed::of_number(1)).unwrap();
        let events = Counted(events, AtomicUsize::new(0));
        let rendered = streams.render(&*table, &events, None, false);
        let read = |frame: Bytes| {
            let text = std::str::from_utf8(&frame).unwrap().split_once("data: ").unwrap().1;
            serde_json::from_str(text).unwrap()
        };
        (events.1.into_inner(), rendered.into_iter().map(|(seat, frame)| (seat, read(frame))).collect())
    }

    #[test]
    fn a_step_is_looked_at_once_for_all_who_see_the_same() {
        let eyes = [Some(0), None, Some(1), None, Some(0)];
        assert_eq!(dealt(false, &[]).0, 0, "nobody looks");
        assert_eq!(dealt(true, &[Some(1), Some(1)]).0, 1, "two devices of one player");
        assert_eq!(dealt(true, &eyes).0, 3, "each seat knows something else");

        let (looked, frames) = dealt(false, &eyes);
        assert_eq!(looked, 1, "there are no secrets");
        assert_eq!(
            frames.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(),
            [Some(Seat(0)), None, Some(Seat(1))]
        );
        for (seat, frame) in &frames {
            assert_eq!(frame["view"], frames[0].1["view"]);
            assert_eq!(frame["events"], frames[0].1["events"]);
            assert_eq!(frame["seat"], serde_json::json!(seat), "whose eyes they are is their own");
            assert_eq!(frame["legal"].is_null(), seat.is_none());
        }
        assert_ne!(frames[0].1["legal"], frames[2].1["legal"], "what may be done is each seat's own");
    }
}
