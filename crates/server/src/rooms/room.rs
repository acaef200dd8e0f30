//! What a room holds in memory, and how it is read from the store.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use boardgame::{Seat, SeatSet, Seed};
use bus::Moved;
use games::{AnyTable, Dealt};
use serde_json::value::RawValue;
use store::{GuestId, RoomId, Status, StoreError};

use super::actor::Handle;
use super::bots::Thinking;
use super::clock::Running;
use super::presence::Presence;
use super::table::Reasoned;
use super::watch::Watchers;
use crate::error::Error;
use crate::world::{Offered, World};

/// A room in memory. Its methods are what can be asked of it; each does one thing to its end before the next begins.
#[derive(Debug)]
pub(crate) struct Room {
    pub(super) world: Arc<World>,
    pub(super) id: RoomId,
    pub(super) handle: Handle,
    pub(super) offered: Offered,
    /// As it is stored.
    pub(super) stored: store::Room,
    /// The game, from the start on.
    pub(super) table: Option<Box<dyn AnyTable>>,
    /// Which ids of clients may have been played: the store knows for certain.
    pub(super) clients: Clients,
    pub(super) watchers: Watchers,
    pub(super) presence: Presence,
    pub(super) thinking: Thinking,
    pub(super) clock: Option<Running>,
    /// The last thing said that was told to the watchers.
    pub(super) talked: i64,
    /// Memory and store may differ, and the store could not be asked: to be forgotten at once.
    pub(super) broken: bool,
}

/// Why a room cannot be opened.
#[derive(Clone, Copy, Debug)]
pub(super) enum CannotOpen {
    Missing,
    NotRead,
    OtherRules,
}

impl From<CannotOpen> for Error {
    fn from(reason: CannotOpen) -> Error {
        match reason {
            CannotOpen::Missing => Error::NoRoom,
            CannotOpen::NotRead => Error::NotStored,
            CannotOpen::OtherRules => Error::OldRules,
        }
    }
}

impl From<StoreError> for CannotOpen {
    fn from(error: StoreError) -> CannotOpen {
        tracing::error!(%error, "a room could not be read");
        CannotOpen::NotRead
    }
}

/// The hashes of the ids that clients made: small, and a false alarm only costs a look into the store.
#[derive(Debug, Default)]
pub(super) struct Clients {
    hasher: RandomState,
    hashes: HashSet<u64>,
}

impl Clients {
    pub(super) fn insert(&mut self, client: &str) {
        self.hashes.insert(self.hasher.hash_one(client));
    }

    pub(super) fn may_contain(&self, client: &str) -> bool {
        self.hashes.contains(&self.hasher.hash_one(client))
    }
}

impl Room {
    pub(super) async fn load(world: Arc<World>, id: RoomId, handle: Handle) -> Result<Box<Room>, CannotOpen> {
        let stored = world.store.room(&id).await?.ok_or(CannotOpen::Missing)?;
        let offered = world.game(&stored.game).map_err(|_| CannotOpen::OtherRules)?.clone();
        let mut clients = Clients::default();
        let (table, clock) = replay(&world, &offered, &stored, &mut clients, |_, _| {}).await?;
        let talked = world.store.talk(&id, 0, 1).await?.last().map_or(0, |talk| talk.id);
        tracing::debug!(room = %id, step = table.as_ref().map_or(0, |table| table.step()), "room opened");
        Ok(Box::new(Room {
            presence: Presence::new(&world.config),
            watchers: Watchers::default(),
            thinking: Thinking::default(),
            clock,
            broken: false,
            world,
            id,
            handle,
            offered,
            stored,
            table,
            clients,
            talked,
        }))
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    pub(super) fn announce(&self) {
        self.world.bus.announce(Moved { room: self.id.0.clone(), by: self.world.node });
    }

    /// The table, once the game has started.
    pub(super) fn table(&self) -> Result<&dyn AnyTable, Error> {
        self.table.as_deref().ok_or(Error::NotStarted)
    }

    /// Changes what is stored of the room besides its steps, or says why not. Others may have changed it first:
    /// then it is looked at anew, so `change` must be able to run again.
    pub(super) async fn change<T>(
        &mut self,
        change: impl FnMut(&mut store::Room) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.change_seats(change, |_| None).await
    }

    /// The same where seats may get new numbers: `kept` are those that stay, by their old ones.
    pub(super) async fn change_seats<T>(
        &mut self,
        mut change: impl FnMut(&mut store::Room) -> Result<T, Error>,
        kept: impl Fn(&T) -> Option<Vec<u8>>,
    ) -> Result<T, Error> {
        for _ in 0..3 {
            let mut room = self.stored.clone();
            let done = change(&mut room)?;
            // During play only steps count: that somebody hands a seat to a bot and back is not for all to see.
            if self.stored.status != Status::Playing {
                room.touched = self.world.config.clock.now();
            }
            let saved = match kept(&done) {
                Some(kept) => self.world.store.save_renumbered(room.clone(), kept).await,
                None => self.world.store.save_rooms(vec![room.clone()]).await,
            };
            match saved {
                Ok(()) => {
                    room.version += 1;
                    self.stored = room;
                    self.announce();
                    return Ok(done);
                }
                Err(StoreError::Conflict) => self.catch_up().await,
                Err(error) => return Err(error.into()),
            }
            if self.broken {
                break;
            }
        }
        Err(Error::NotStored)
    }

    /// Looks into the store for what others have stored, and tells the watchers.
    pub(super) async fn catch_up(&mut self) {
        let known = self.table.as_ref().map(|table| table.step());
        self.reload(known).await;
    }

    /// Reads the room anew; `known` is the last step that the watchers were told.
    pub(super) async fn reload(&mut self, known: Option<u64>) {
        if let Err(reason) = self.try_reload(known).await {
            tracing::error!(room = %self.id, ?reason, "a room could not be read again");
            self.say_goodbye();
            self.broken = true;
        }
    }

    async fn try_reload(&mut self, known: Option<u64>) -> Result<(), CannotOpen> {
        let store = self.world.store.clone();
        let stored = store.room(&self.id).await?.ok_or(CannotOpen::Missing)?;
        let reasons = store.reasons(&self.id, known.unwrap_or(0)).await?;
        let talk = store.talk(&self.id, self.talked, super::talk::REMEMBERED).await?;
        let changed = stored.version != self.stored.version;
        let taken_back = stored.taken_back != self.stored.taken_back;
        self.stored = stored;
        if changed {
            // Before anything is shown: a seat may have gone to somebody else.
            self.audit_watchers();
        }
        let mut clients = Clients::default();
        let (watchers, sealed) = (&self.watchers, self.is_sealed());
        let mut steps = Vec::new();
        let (table, clock) =
            replay(&self.world, &self.offered, &self.stored, &mut clients, |table, events| {
                if !taken_back && known.is_none_or(|known| table.step() > known) {
                    let reason = reasons.iter().find(|reason| reason.step == table.step());
                    steps.push(watchers.render(
                        table,
                        events,
                        reason.and_then(Reasoned::read).as_ref(),
                        sealed,
                    ));
                }
            })
            .await?;
        (self.table, self.clients) = (table, clients);
        self.thinking.forget_bots();
        if changed {
            // How the room looks depends on who must keep silent at this table.
            self.tell_room();
        }
        if !steps.is_empty() {
            self.waits_anew();
        }
        if taken_back {
            self.tell_all_again().await.map_err(|_| CannotOpen::NotRead)?;
        }
        for frames in steps {
            self.watchers.send_rendered(&frames);
        }
        self.set_clock(clock);
        for said in talk {
            self.talked = said.id;
            self.watchers.tell_all("talk", &super::wire::Talk::from(said));
        }
        Ok(())
    }

    /// Somebody cares: a person who plays themselves, or anybody who watches.
    pub(super) fn is_cared_for(&self) -> bool {
        !self.watchers.is_empty()
            || self.stored.seats.iter().any(|seat| seat.guest.is_some() && seat.bot.is_none())
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(u8::try_from(self.stored.seats.len()).expect("a table has few seats"))
    }

    /// The seats of a guest.
    pub(super) fn seats_of(&self, guest: GuestId) -> impl Iterator<Item = Seat> {
        let mine = move |seat: &store::SeatRow| seat.guest == Some(guest);
        (0..).zip(&self.stored.seats).filter(move |(_, seat)| mine(seat)).map(|(index, _)| Seat(index))
    }

    /// Whether the seat is this guest's own.
    pub(super) fn check_seat(&self, guest: GuestId, seat: Seat) -> Result<(), Error> {
        if self.stored.seats.get(seat.index()).is_some_and(|row| row.guest == Some(guest)) {
            return Ok(());
        }
        self.check_member(guest)?;
        Err(Error::NotYourSeat)
    }

    /// Whether this guest has a seat here.
    pub(super) fn check_member(&self, guest: GuestId) -> Result<(), Error> {
        if self.seats_of(guest).next().is_some() { Ok(()) } else { Err(Error::NotInRoom) }
    }

    pub(super) fn seed(&self) -> Seed {
        Seed::new(self.stored.seed.0)
    }

    /// What people are called at the table, by seat.
    pub(super) fn names(&self) -> Vec<String> {
        let name = |seat: &store::SeatRow| seat.name.clone().or_else(|| seat.bot.clone()).unwrap_or_default();
        self.stored.seats.iter().map(name).collect()
    }
}

/// Plays a stored room from the deal on, with the clock that runs there; `None` before its start.
async fn replay(
    world: &World,
    offered: &Offered,
    stored: &store::Room,
    clients: &mut Clients,
    mut heard: impl FnMut(&dyn AnyTable, &dyn games::StepEvents),
) -> Result<(Option<Box<dyn AnyTable>>, Option<Running>), CannotOpen> {
    if stored.status == Status::Open {
        return Ok((None, None));
    }
    if stored.rules != offered.info.rules {
        return Err(CannotOpen::OtherRules);
    }
    let steps = world.store.steps(&stored.id, 0).await?;
    let broken = |step: u64| {
        tracing::error!(room = %stored.id, step, "a stored room does not replay");
        CannotOpen::OtherRules
    };
    let Dealt { mut table, events } = deal(offered, stored).map_err(|_| broken(0))?;
    heard(&*table, &*events);
    // A room was last touched at its start, until it is over.
    let mut clock = Running::after(None, &*table, stored.touched);
    for step in steps {
        let action = RawValue::from_string(step.action).map_err(|_| broken(step.step))?;
        let events = table.play(Seat(step.seat), &action).map_err(|_| broken(step.step))?;
        if table.step() != step.step {
            return Err(broken(step.step));
        }
        if let Some(client) = &step.client {
            clients.insert(client);
        }
        heard(&*table, &*events);
        clock = Running::after(clock, &*table, step.at);
    }
    Ok((Some(table), clock))
}

/// Sets up the game of a room.
pub(super) fn deal(offered: &Offered, stored: &store::Room) -> Result<Dealt, Error> {
    let options = serde_json::from_str(&stored.options).map_err(|_| Error::Internal)?;
    let seats = u8::try_from(stored.seats.len()).expect("a table has few seats");
    Ok(offered.game.deal(&options, seats, Seed::new(stored.seed.0))?)
}

/// A set of seats as it is stored.
pub(super) fn mask(seats: SeatSet) -> u16 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.0)
}
