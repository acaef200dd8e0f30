//! What a room holds in memory, and how it is read from the store.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use boardgame::{Seat, SeatSet};
use games::{AnyTable, Dealt, Options};
use room::{Core, Countdown, GameEntry, Millis, OtherRules, Presence, RoomId, Status, Waits};
use serde_json::value::RawValue;
use store::StoreError;
use tokio::time::Instant;

use super::actor::Handle;
use super::bots::Bots;
use super::commit::News;
use super::hints::{KeptBestLine, KeptHint};
use super::nodes::Nodes;
use super::streams::Streams;
use super::table::Reasoned;
use crate::app::App;
use crate::error::Error;
use crate::limiter::Who;
use crate::think::Asker;

/// A room in memory: what it decides by, and those who are told of it.
#[derive(Debug)]
pub(super) struct Room {
    pub(super) app: Arc<App>,
    pub(super) handle: Handle,
    pub(super) core: Core,
    /// Under which keys moves may have been played: the store knows for certain.
    pub(super) keys: IdempotencyKeys,
    pub(super) streams: Streams,
    pub(super) bots: Bots,
    pub(super) nodes: Nodes,
    pub(super) hint: Option<KeptHint>,
    pub(super) best_line: Arc<KeptBestLine>,
    /// For whom its bots think: the last of those who sit here to come.
    pub(super) asker: Asker,
    /// The clock that the streams were told last: how long it runs, and when it ends.
    pub(super) countdown_told: Option<(u32, Millis)>,
    /// Of whom the streams were told that others may let a bot play on.
    pub(super) overdue_told: SeatSet,
    /// Whom the table waits for, as far as it was shown.
    pub(super) awaited: SeatSet,
    /// The last thing said that the streams were told.
    pub(super) talked: i64,
    /// The number of what was said here last.
    pub(super) said: i64,
    /// When something last happened here.
    pub(super) active: Instant,
    pub(super) kept_alive: Instant,
    /// Memory and store may differ, and the store could not be asked: to be forgotten at once.
    pub(super) broken: bool,
}

/// Why a room cannot be opened.
#[derive(Clone, Copy, Debug)]
pub(super) enum CannotOpen {
    Missing,
    NotRead,
    /// A newer program has stored it: it is left alone until this one is as new.
    NewerRules,
    /// It is played with something that a host had brought, and has taken away.
    NotBrought,
    /// Whoever keeps this place open has closed it.
    Closed,
    /// What is stored cannot be played.
    Broken,
}

impl From<CannotOpen> for Error {
    fn from(reason: CannotOpen) -> Error {
        match reason {
            CannotOpen::Missing => Error::NoRoom,
            CannotOpen::NotRead => Error::NotStored,
            CannotOpen::NewerRules => Error::NewerRules,
            CannotOpen::NotBrought => Error::NotBrought,
            CannotOpen::Closed => Error::RoomClosed,
            CannotOpen::Broken => Error::Internal,
        }
    }
}

impl From<StoreError> for CannotOpen {
    fn from(error: StoreError) -> CannotOpen {
        tracing::error!(%error, "a room could not be read");
        CannotOpen::NotRead
    }
}

/// The hashes of the keys that clients gave to their moves: small, and a false alarm only costs a look into the store.
#[derive(Debug, Default)]
pub(super) struct IdempotencyKeys {
    hasher: RandomState,
    hashes: HashSet<u32>,
}

impl IdempotencyKeys {
    pub(super) fn insert(&mut self, key: &str) {
        self.hashes.insert(self.hash(key));
    }

    pub(super) fn may_contain(&self, key: &str) -> bool {
        self.hashes.contains(&self.hash(key))
    }

    fn hash(&self, key: &str) -> u32 {
        self.hasher.hash_one(key) as u32
    }
}

/// A room as it is read from the store.
struct Read {
    table: Option<Box<dyn AnyTable>>,
    countdown: Option<Countdown>,
    waits: Waits,
    keys: IdempotencyKeys,
}

impl Room {
    pub(super) async fn load(app: Arc<App>, id: RoomId, handle: Handle) -> Result<Box<Room>, CannotOpen> {
        let room = app.store.room(&id).await?.ok_or(CannotOpen::Missing)?;
        if app.house.is_closed(&id) {
            return Err(CannotOpen::Closed);
        }
        let game = app.game(&room.game).map_err(|_| CannotOpen::NewerRules)?.clone();
        let room = by_present_rules(&game, room)?;
        let Read { table, countdown, waits, keys } =
            read(&game, &room, steps_of(&app, &room).await?, |_, _| {})?;
        let talked = app.store.talk(&id, 0, 1).await?.last().map_or(0, |talk| talk.id);
        tracing::debug!(room = %id, step = table.as_ref().map_or(0, |table| table.step()), "room opened");
        let presence = Presence::new(app.config.terms(), app.now());
        let room_host = room.host;
        let table_awaits = table.as_ref().map(|table| table.to_act());
        let mut room = Box::new(Room {
            core: Core {
                game,
                room,
                table,
                presence,
                countdown,
                waits,
                outages: app.outages(),
                bounds: app.config.bounds,
            },
            streams: Streams::default(),
            bots: Bots::default(),
            nodes: Nodes::new(),
            hint: None,
            best_line: Arc::default(),
            asker: Asker { address: Who::Everybody, guest: room_host },
            countdown_told: None,
            overdue_told: SeatSet::EMPTY,
            awaited: table_awaits.unwrap_or(SeatSet::EMPTY),
            active: Instant::now(),
            kept_alive: Instant::now(),
            broken: false,
            app,
            handle,
            keys,
            talked,
            said: 0,
        });
        (room.countdown_told, room.overdue_told) = (room.running_clock(), room.core.overdue(room.app.now()));
        Ok(room)
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Reads the room anew and shows it; `known` is the last step that was shown.
    pub(super) async fn reload(&mut self, known: Option<u64>) {
        let news = self.read_again(known).await;
        self.show(news);
    }

    /// Reads the room anew, and says what is new since the step `known`. Where it cannot be read, everybody is let go.
    pub(super) async fn read_again(&mut self, known: Option<u64>) -> News {
        self.try_read_again(known).await.unwrap_or_else(|reason| {
            tracing::error!(room = %self.core.room.id, ?reason, "a room could not be read again");
            self.end_streams();
            self.broken = true;
            News::default()
        })
    }

    async fn try_read_again(&mut self, known: Option<u64>) -> Result<News, CannotOpen> {
        let (store, id) = (self.app.store.clone(), self.core.room.id.clone());
        let room = store.room(&id).await?.ok_or(CannotOpen::Missing)?;
        let room = by_present_rules(&self.core.game, room)?;
        let past = steps_of(&self.app, &room).await?;
        // After the steps, not before: else one that is stored meanwhile would be shown without its reason.
        let reasons = store.reasons(&id, known.unwrap_or(0)).await?;
        let talk = self.new_talk().await?;
        let changed = room.version != self.core.room.version;
        let mut taken_back = room.taken_back != self.core.room.taken_back;
        let over = room.status == Status::Over && self.core.room.status != Status::Over;
        self.core.room = room;
        // Before anything is made ready for their eyes: a seat may have gone to another guest.
        self.end_lost_streams();
        let (streams, sealed) = (&self.streams, self.core.room.is_sealed(self.app.now()));
        let mut steps = Vec::new();
        let Read { table, countdown, waits, keys } =
            read(&self.core.game, &self.core.room, past, |table, events| {
                if !taken_back && known.is_none_or(|known| table.step() > known) {
                    let reason = reasons.iter().find(|reason| reason.step == table.step());
                    let reason = reason.and_then(Reasoned::read);
                    steps.push(streams.render(table, events, reason.as_ref(), sealed));
                }
            })?;
        // A database that was put back to an earlier time has fewer steps than were shown.
        taken_back |= table.as_ref().map(|table| table.step()) < known;
        (self.core.table, self.core.countdown, self.keys) = (table, countdown, keys);
        self.core.waits = waits;
        self.bots.forget();
        // Steps may have been taken back and played anew: what was thought of is of another past.
        self.hint = None;
        let hellos = match taken_back {
            true => self.hellos().await.map_err(|_| CannotOpen::NotRead)?,
            false => Vec::new(),
        };
        Ok(News { read: steps, hellos, room: changed, over, talk, ..News::default() })
    }
}

/// A room as the present rules write it.
fn by_present_rules(game: &GameEntry, room: room::Room) -> Result<room::Room<Options>, CannotOpen> {
    let id = room.id.clone();
    game.by_present_rules(room).map_err(|error| match error {
        OtherRules::Newer => CannotOpen::NewerRules,
        OtherRules::Unreadable(error) => {
            tracing::error!(room = %id, %error, "the options of a stored room are none");
            CannotOpen::Broken
        }
    })
}

/// The steps of a stored room; none before its start.
async fn steps_of(app: &App, room: &room::Room<Options>) -> Result<Vec<store::Step>, CannotOpen> {
    Ok(match room.status {
        Status::Open => Vec::new(),
        _ => app.store.steps(&room.id, 0).await?,
    })
}

/// Plays a stored room from the deal on, with the clock that runs there; no table before its start.
fn read(
    game: &GameEntry,
    room: &room::Room<Options>,
    steps: Vec<store::Step>,
    mut heard: impl FnMut(&dyn AnyTable, &dyn games::StepEvents),
) -> Result<Read, CannotOpen> {
    let mut keys = IdempotencyKeys::default();
    if room.status == Status::Open {
        return Ok(Read { table: None, countdown: None, waits: Waits::default(), keys });
    }
    let broken = |step: u64| {
        tracing::error!(room = %room.id, step, "a stored room does not replay");
        CannotOpen::Broken
    };
    if !room.options.is_brought() {
        return Err(CannotOpen::NotBrought);
    }
    let Dealt { mut table, events } = game.deal(room).map_err(|_| broken(0))?;
    heard(&*table, &*events);
    // A room was last touched at its start, until it is over.
    let mut countdown = Countdown::after(None, &*table, room.touched);
    let mut waits = Waits::dealt(&*table, room.touched);
    for step in steps {
        let action = RawValue::from_string(step.action).map_err(|_| broken(step.step))?;
        let events = table.play(Seat(step.seat), &action).map_err(|_| broken(step.step))?;
        if table.step() != step.step {
            return Err(broken(step.step));
        }
        if let Some(key) = &step.client {
            keys.insert(key);
        }
        heard(&*table, &*events);
        countdown = Countdown::after(countdown, &*table, step.at);
        waits.stepped(&*table, Seat(step.seat), step.client.is_some(), step.at);
    }
    Ok(Read { table: Some(table), countdown, waits, keys })
}
