//! A store in memory that behaves as the real ones do, for simulations: nothing in it waits, and nothing is left to the
//! machine.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use boardgame::Seat;
use room::{
    GuestId, Link, Millis, NewTalk, Note, Outage, Rating, Room, RoomId, SecretHash, Sitter, Stand, Status,
    Version, Words,
};
use store::{
    Account, Batches, DailyGame, Guess, Guest, KeptRiddle, NewStep, OverDays, Own, Rate, Reason, ScoreCount,
    Step, Store, StoreError, Subscription, Summary, Sweep, Swept, Talk, Unsure,
};

type Answer<T> = Result<T, StoreError>;

#[derive(Debug, Default)]
pub struct MemoryStore {
    /// Locked for one read or write, which is one moment.
    content: Arc<Mutex<Content>>,
    closed: AtomicBool,
}

#[derive(Debug, Default)]
struct Content {
    /// What time it is in there.
    clock: Millis,
    guests: BTreeMap<GuestId, (Guest, [u8; 32])>,
    accounts: BTreeMap<GuestId, Account>,
    /// By their tokens, with whose they are and since when.
    devices: BTreeMap<[u8; 32], (GuestId, Millis)>,
    /// With the secret and until when.
    device_links: BTreeMap<GuestId, ([u8; 32], Millis)>,
    rooms: BTreeMap<RoomId, Kept>,
    links: BTreeMap<[u8; 32], Link>,
    secrets: BTreeMap<String, Vec<u8>>,
    subscriptions: BTreeMap<String, Subscription>,
    daily: Vec<Daily>,
    ratings: BTreeMap<(GuestId, String), Rating>,
    riddles: BTreeMap<(String, i64, u8), KeptRiddle>,
    /// With when it expires that they have guessed.
    guessed: BTreeMap<(GuestId, String, i64, u8), Millis>,
    marks: BTreeMap<String, i64>,
    outages: Vec<Outage>,
    nodes: BTreeMap<i64, Millis>,
    rations: BTreeMap<String, Millis>,
    talked: i64,
    batches: Batches,
}

/// A room with all that belongs to it.
#[derive(Debug)]
struct Kept {
    room: Room,
    steps: Vec<NewStep>,
    talk: Vec<(Talk, Option<GuestId>)>,
    notes: Vec<(Note, GuestId)>,
    review: Option<Box<str>>,
}

#[derive(Debug)]
struct Daily {
    guest: GuestId,
    game: String,
    entry: DailyGame,
}

impl Content {
    /// Some rooms with their last step, the last touched first.
    fn summaries(&self, which: impl Fn(&Room) -> bool) -> Vec<Summary> {
        let of = |kept: &Kept| {
            let last = kept.steps.last();
            Summary {
                waiting: last.map_or(kept.room.waiting, |step| step.waiting),
                touched: last.map_or(0, |step| step.at).max(kept.room.touched),
                step: kept.steps.len() as u64,
                room: kept.room.clone(),
            }
        };
        let mut all: Vec<Summary> = self.rooms.values().filter(|kept| which(&kept.room)).map(of).collect();
        all.sort_by_key(|summary| std::cmp::Reverse(summary.touched));
        all
    }

    fn kept(&mut self, room: &RoomId) -> Answer<&mut Kept> {
        self.rooms.get_mut(room).ok_or(StoreError::Gone)
    }

    fn save_rooms(&mut self, rooms: Vec<Room>) -> Answer<Vec<Version>> {
        for room in &rooms {
            let stored = self.rooms.get(&room.id).map(|kept| kept.room.version);
            if stored.unwrap_or(Version::NEW) != room.version {
                return Err(if stored.is_some() { StoreError::Conflict } else { StoreError::Gone });
            }
            let known = |guest: &GuestId| self.guests.contains_key(guest);
            let guests = room.seats.iter().filter_map(Sitter::guest).chain(room.host);
            if !guests.into_iter().all(|guest| known(&guest)) {
                return Err(StoreError::Gone);
            }
            for other in self.rooms.values_mut().filter(|other| other.room.id != room.id) {
                if room.code.is_some() && other.room.code == room.code {
                    // A code whose door has closed may be given to another room.
                    if other.room.door_closes >= room.touched {
                        return Err(StoreError::Conflict);
                    }
                    other.room.code = None;
                }
            }
        }
        let mut versions = Vec::new();
        for mut room in rooms {
            room.version = Version(room.version.0 + 1);
            versions.push(room.version);
            match self.rooms.get_mut(&room.id) {
                Some(kept) => {
                    // What never changes is not written again.
                    let old = &kept.room;
                    let (seed, created) = (old.seed, old.created);
                    let (practice, taken_back, daily) = (old.practice, old.taken_back, old.daily);
                    let what_if = old.what_if.clone();
                    kept.room = Room { seed, created, practice, taken_back, daily, what_if, ..room };
                }
                None => {
                    let (steps, talk, notes) = (Vec::new(), Vec::new(), Vec::new());
                    let kept = Kept { room, steps, talk, notes, review: None };
                    self.rooms.insert(kept.room.id.clone(), kept);
                }
            }
        }
        Ok(versions)
    }

    fn append(&mut self, step: NewStep) -> Answer<Option<Version>> {
        let kept = self.rooms.get_mut(&step.room).ok_or(StoreError::Gone)?;
        if step.step != kept.steps.len() as u64 + 1 {
            return Err(StoreError::Conflict);
        }
        if step.taken_back.is_some_and(|known| known != kept.room.taken_back) {
            return Err(StoreError::Conflict);
        }
        let mut ended = None;
        if let Some(outcome) = &step.outcome {
            let room = &mut kept.room;
            (room.status, room.outcome, room.touched) = (Status::Over, Some(outcome.clone()), step.at);
            room.version = Version(room.version.0 + 1);
            ended = Some(room.version);
            for daily in self.daily.iter_mut().filter(|daily| daily.entry.room.as_ref() == Some(&step.room)) {
                daily.entry.score = step.score.or(daily.entry.score);
            }
        }
        let rated = step.rated.clone();
        kept.steps.push(step);
        if let Some((game, rated)) = rated
            && rated.places.iter().all(|(guest, _)| self.guests.contains_key(guest))
        {
            let key = |guest: GuestId| (guest, game.clone());
            let before: Vec<Option<Rating>> =
                rated.places.iter().map(|(guest, _)| self.ratings.get(&key(*guest)).copied()).collect();
            for ((guest, _), now) in rated.places.iter().zip(rated.rate(&before)) {
                self.ratings.insert(key(*guest), now);
            }
        }
        Ok(ended)
    }

    fn delete_guest(&mut self, guest: GuestId) {
        for kept in self.rooms.values_mut() {
            let room = &mut kept.room;
            let mut sat = room.beside.iter().any(|beside| beside.guest == guest);
            for sitter in &mut room.seats {
                if sitter.person().is_some_and(|person| person.guest == guest) {
                    *sitter = Sitter::Deleted { puppet: None, stand_in: sitter.bot().map(str::to_owned) };
                    sat = true;
                }
            }
            if sat {
                room.version = Version(room.version.0 + 1);
            }
            room.host = room.host.filter(|host| *host != guest);
            room.beside.retain(|beside| beside.guest != guest);
            kept.talk.retain(|(_, by)| *by != Some(guest));
            kept.notes.retain(|(_, by)| *by != guest);
        }
        self.links.retain(|_, link| link.guest != guest);
        self.daily.retain(|daily| daily.guest != guest);
        self.guessed.retain(|(by, ..), _| *by != guest);
        self.ratings.retain(|(of, _), _| *of != guest);
        self.accounts.remove(&guest);
        self.devices.retain(|_, (of, _)| *of != guest);
        self.device_links.remove(&guest);
        self.subscriptions.retain(|_, device| device.guest != guest);
        self.guests.remove(&guest);
    }

    /// One more device; of too many the oldest goes.
    fn add_device(&mut self, guest: GuestId, token: SecretHash, now: Millis) -> Answer<Guest> {
        let (known, _) = self.guests.get(&guest).ok_or(StoreError::Gone)?;
        self.devices.insert(token.0, (guest, now));
        let mut theirs: Vec<(Millis, [u8; 32])> = self.devices_of(guest);
        theirs.sort_by_key(|(since, token)| (std::cmp::Reverse(*since), *token));
        for (_, token) in theirs.iter().skip(9) {
            self.devices.remove(token);
        }
        Ok(known.clone())
    }

    fn ratings_of(&self, guest: GuestId) -> Vec<(String, Rating)> {
        let theirs = self.ratings.iter().filter(|((of, _), _)| *of == guest);
        theirs.map(|((_, game), rating)| (game.clone(), *rating)).collect()
    }

    fn devices_of(&self, guest: GuestId) -> Vec<(Millis, [u8; 32])> {
        let of_guest = self.devices.iter().filter(|(_, (of, _))| *of == guest);
        of_guest.map(|(token, (_, since))| (*since, *token)).collect()
    }

    fn delete_room(&mut self, id: &RoomId) {
        self.rooms.remove(id);
        self.links.retain(|_, link| link.room != *id);
        for daily in self.daily.iter_mut().filter(|daily| daily.entry.room.as_ref() == Some(id)) {
            daily.entry.room = None;
        }
        for kept in self.rooms.values_mut().filter(|kept| kept.room.rematch.as_ref() == Some(id)) {
            kept.room.rematch = None;
        }
    }

    /// The ids of the oldest quarter of those of a status that are untouched since then.
    fn old_rooms(&self, status: Status, before: Millis) -> Vec<RoomId> {
        let of_kind = self.rooms.values().filter(|kept| kept.room.status == status);
        let mut old: Vec<_> = of_kind.clone().map(|kept| (kept.room.touched, kept.room.id.clone())).collect();
        let most = old.len().div_ceil(4);
        old.retain(|(touched, _)| *touched < before);
        old.sort();
        old.truncate(most);
        old.into_iter().map(|(_, id)| id).collect()
    }
}

impl MemoryStore {
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// Another node's way to the same content.
    pub fn beside(&self) -> MemoryStore {
        MemoryStore { content: self.content.clone(), closed: AtomicBool::default() }
    }

    /// Says what time it is: nothing in there looks at a clock.
    pub fn set_clock(&self, now: Millis) {
        self.lock().clock = now;
    }

    fn lock(&self) -> MutexGuard<'_, Content> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self) -> Answer<MutexGuard<'_, Content>> {
        if self.closed.load(Relaxed) { Err(StoreError::Closed) } else { Ok(self.lock()) }
    }

    /// Writes, and counts it.
    fn write<T>(&self, write: impl FnOnce(&mut Content) -> Answer<T>) -> Answer<T> {
        let mut content = self.open()?;
        let answer = write(&mut content);
        let batches = &mut content.batches;
        match &answer {
            Ok(_) => (batches.commits, batches.writes) = (batches.commits + 1, batches.writes + 1),
            Err(_) => batches.failed += 1,
        }
        answer
    }
}

fn step(step: &NewStep) -> Step {
    let NewStep { step, seat, action, client, at, .. } = step;
    let client = client.as_deref().map(str::to_owned);
    Step { step: *step, seat: *seat, action: action.to_string(), client, at: *at }
}

#[async_trait]
impl Store for MemoryStore {
    async fn add_guest(&self, guest: Guest, token: SecretHash) -> Answer<()> {
        self.write(|content| {
            let is_taken = |(known, secret): &(Guest, [u8; 32])| known.id == guest.id || *secret == token.0;
            if content.guests.values().any(is_taken) {
                return Err(StoreError::Conflict);
            }
            content.guests.insert(guest.id, (guest, token.0));
            Ok(())
        })
    }

    async fn guest(&self, token: SecretHash) -> Answer<Option<Guest>> {
        let content = self.open()?;
        let of_device = content.devices.get(&token.0).map(|(guest, _)| *guest);
        let is_known =
            |(guest, secret): &&(Guest, [u8; 32])| *secret == token.0 || of_device == Some(guest.id);
        Ok(content.guests.values().find(is_known).map(|(guest, _)| guest.clone()))
    }

    async fn change_guest(&self, guest: Guest) -> Answer<()> {
        self.write(|content| {
            let known = content.guests.get_mut(&guest.id).ok_or(StoreError::Gone)?;
            known.0 = guest;
            Ok(())
        })
    }

    async fn delete_guest(&self, guest: GuestId) -> Answer<()> {
        self.write(|content| {
            content.delete_guest(guest);
            Ok(())
        })
    }

    async fn keep_name(&self, account: Account) -> Answer<()> {
        self.write(|content| {
            if !content.guests.contains_key(&account.guest) {
                return Err(StoreError::Gone);
            }
            let mut others = content.accounts.values().filter(|other| other.guest != account.guest);
            if others.any(|other| other.folded == account.folded) {
                return Err(StoreError::Conflict);
            }
            content.accounts.insert(account.guest, account);
            Ok(())
        })
    }

    async fn drop_name(&self, guest: GuestId) -> Answer<()> {
        self.write(|content| {
            content.accounts.remove(&guest);
            Ok(())
        })
    }

    async fn account(&self, folded: &str) -> Answer<Option<Account>> {
        Ok(self.open()?.accounts.values().find(|account| account.folded == folded).cloned())
    }

    async fn add_device(&self, guest: GuestId, token: SecretHash, now: Millis) -> Answer<()> {
        self.write(|content| content.add_device(guest, token, now).map(|_| ()))
    }

    async fn add_device_link(&self, guest: GuestId, link: SecretHash, expires: Millis) -> Answer<()> {
        self.write(|content| {
            if !content.guests.contains_key(&guest) {
                return Err(StoreError::Gone);
            }
            content.device_links.insert(guest, (link.0, expires));
            Ok(())
        })
    }

    async fn take_device_link(&self, link: SecretHash, device: SecretHash, now: Millis) -> Answer<Guest> {
        self.write(|content| {
            let good =
                |(_, (token, expires)): &(&GuestId, &([u8; 32], Millis))| *token == link.0 && *expires > now;
            let guest = content.device_links.iter().find(good).map(|(guest, _)| *guest);
            let guest = guest.ok_or(StoreError::Gone)?;
            content.device_links.remove(&guest);
            content.add_device(guest, device, now)
        })
    }

    async fn forget_devices(&self, guest: GuestId, but: SecretHash) -> Answer<()> {
        self.write(|content| {
            let is_theirs = content.devices.get(&but.0).is_some_and(|(of, _)| *of == guest);
            let (_, token) = content.guests.get_mut(&guest).ok_or(StoreError::Gone)?;
            if *token != but.0 && !is_theirs {
                return Err(StoreError::Gone);
            }
            *token = but.0;
            content.devices.retain(|_, (of, _)| *of != guest);
            content.device_links.remove(&guest);
            content.subscriptions.retain(|_, device| device.guest != guest);
            Ok(())
        })
    }

    async fn subscribe(&self, subscription: Subscription) -> Answer<()> {
        self.write(|content| {
            let guest = subscription.guest;
            if !content.guests.contains_key(&guest) {
                return Err(StoreError::Gone);
            }
            content.subscriptions.insert(subscription.endpoint.clone(), subscription);
            let theirs = content.subscriptions.values().filter(|device| device.guest == guest);
            let mut theirs: Vec<_> = theirs.map(|device| (device.since, device.endpoint.clone())).collect();
            theirs.sort_by(|(one, a), (other, b)| (other, a).cmp(&(one, b)));
            for (_, endpoint) in theirs.iter().skip(10) {
                content.subscriptions.remove(endpoint);
            }
            Ok(())
        })
    }

    async fn subscriptions(&self, guest: GuestId) -> Answer<Vec<(String, Subscription)>> {
        let content = self.open()?;
        let Some((known, _)) = content.guests.get(&guest) else { return Ok(Vec::new()) };
        let theirs = content.subscriptions.values().filter(|device| device.guest == guest);
        let mut theirs: Vec<_> = theirs.map(|device| (known.lang.clone(), device.clone())).collect();
        theirs
            .sort_by(|(_, one), (_, other)| (one.since, &one.endpoint).cmp(&(other.since, &other.endpoint)));
        Ok(theirs)
    }

    async fn unsubscribe(&self, guest: Option<GuestId>, endpoint: &str) -> Answer<()> {
        self.write(|content| {
            let is_meant = |device: &Subscription| guest.is_none_or(|guest| device.guest == guest);
            if content.subscriptions.get(endpoint).is_some_and(is_meant) {
                content.subscriptions.remove(endpoint);
            }
            Ok(())
        })
    }

    async fn own(&self, guest: GuestId) -> Answer<Own> {
        let content = self.open()?;
        let mut devices: Vec<Millis> = content.devices_of(guest).iter().map(|(since, _)| *since).collect();
        devices.sort_unstable();
        let mut links: Vec<Link> =
            content.links.values().filter(|link| link.guest == guest).cloned().collect();
        links.sort_by(|one, other| {
            (&one.room, one.seat, one.expires).cmp(&(&other.room, other.seat, other.expires))
        });
        let theirs = content.subscriptions.values().filter(|device| device.guest == guest);
        let mut calls: Vec<(String, Millis)> =
            theirs.map(|device| (device.endpoint.clone(), device.since)).collect();
        calls.sort_by(|(a, one), (b, other)| (one, a).cmp(&(other, b)));
        let daily = content.daily.iter().filter(|daily| daily.guest == guest);
        let mut daily: Vec<(String, DailyGame)> =
            daily.map(|daily| (daily.game.clone(), daily.entry.clone())).collect();
        daily.sort_by(|(game, one), (of, other)| (game, one.day).cmp(&(of, other.day)));
        let guessed = content.guessed.iter().filter(|((by, ..), _)| *by == guest);
        Ok(Own {
            ratings: content.ratings_of(guest),
            account: content.accounts.get(&guest).map(|account| (account.name.clone(), account.since)),
            devices,
            device_link: content.device_links.get(&guest).map(|(_, expires)| *expires),
            links,
            calls,
            daily,
            guessed: guessed
                .map(|((_, game, day, place), expires)| (game.clone(), *day, *place, *expires))
                .collect(),
        })
    }

    async fn rooms_about(&self, guest: GuestId, after: Option<&RoomId>, limit: u32) -> Answer<Vec<RoomId>> {
        let content = self.open()?;
        let is_about = |kept: &Kept| {
            let room = &kept.room;
            room.host == Some(guest)
                || room.seats.iter().any(|sitter| sitter.guest() == Some(guest))
                || room.beside.iter().any(|beside| beside.guest == guest)
                || kept.talk.iter().any(|(_, by)| *by == Some(guest))
                || kept.notes.iter().any(|(_, by)| *by == guest)
        };
        let about = content.rooms.values().filter(|kept| is_about(kept)).map(|kept| kept.room.id.clone());
        Ok(about.filter(|room| Some(room) > after).take(limit as usize).collect())
    }

    async fn talk_of(&self, room: &RoomId, guest: GuestId, after: i64, limit: u32) -> Answer<Vec<Talk>> {
        let content = self.open()?;
        let talk = content.rooms.get(room).map(|kept| &kept.talk[..]).unwrap_or_default();
        let mine = talk.iter().filter(|(talk, by)| *by == Some(guest) && talk.id > after);
        Ok(mine.take(limit as usize).map(|(talk, _)| talk.clone()).collect())
    }

    async fn notes_of(&self, room: &RoomId, guest: GuestId) -> Answer<Vec<Note>> {
        let content = self.open()?;
        let notes = content.rooms.get(room).map(|kept| &kept.notes[..]).unwrap_or_default();
        let mut mine: Vec<Note> =
            notes.iter().filter(|(_, by)| *by == guest).map(|(note, _)| note.clone()).collect();
        mine.sort_by(|one, other| (one.seat, &one.key).cmp(&(other.seat, &other.key)));
        Ok(mine)
    }

    async fn save_rooms(&self, rooms: Vec<Room>) -> Answer<Vec<Version>> {
        self.write(|content| content.save_rooms(rooms))
    }

    async fn save_renumbered(&self, room: Room, kept: Vec<u8>) -> Answer<Version> {
        self.write(|content| {
            let id = room.id.clone();
            let version = content.save_rooms(vec![room])?[0];
            let new = |old: Seat| kept.iter().position(|kept| *kept == old.0).map(|new| Seat(new as u8));
            content
                .links
                .retain(|_, link| link.room != id || new(link.seat).map(|seat| link.seat = seat).is_some());
            Ok(version)
        })
    }

    async fn save_taken(&self, room: Room, link: SecretHash) -> Answer<Version> {
        self.write(|content| {
            if content.links.get(&link.0).is_none_or(|known| known.room != room.id) {
                return Err(StoreError::Gone);
            }
            let versions = content.save_rooms(vec![room])?;
            content.links.remove(&link.0);
            Ok(versions[0])
        })
    }

    async fn save_cleared(&self, room: Room, seat: u8) -> Answer<Version> {
        let id = room.id.clone();
        self.write(|content| {
            let version = content.save_rooms(vec![room])?[0];
            content.kept(&id)?.notes.retain(|(note, _)| note.seat.0 != seat);
            Ok(version)
        })
    }

    async fn room(&self, id: &RoomId) -> Answer<Option<Room>> {
        Ok(self.open()?.rooms.get(id).map(|kept| kept.room.clone()))
    }

    async fn door(&self, code: &str, now: Millis) -> Answer<Option<RoomId>> {
        let content = self.open()?;
        let room = content.rooms.values().find(|kept| kept.room.door(now) == Some(code));
        Ok(room.map(|kept| kept.room.id.clone()))
    }

    async fn rooms_of(&self, guest: GuestId, limit: u32) -> Answer<Vec<Summary>> {
        let mut mine =
            self.open()?.summaries(|room| room.seats_of(guest).next().is_some() || room.has_removed(guest));
        mine.truncate(limit as usize);
        Ok(mine)
    }

    async fn newest_rooms(&self, limit: u32) -> Answer<Vec<Summary>> {
        let mut all = self.open()?.summaries(|_| true);
        all.truncate(limit as usize);
        Ok(all)
    }

    async fn tables_of(
        &self,
        guest: GuestId,
        over: bool,
        before: Option<(Millis, RoomId)>,
        limit: u32,
    ) -> Answer<Vec<Summary>> {
        let is_mine = |room: &Room| room.is_listed_for(guest) && (room.status == Status::Over) == over;
        let mut mine = self.open()?.summaries(is_mine);
        mine.retain(|one| {
            before.as_ref().is_none_or(|(touched, room)| {
                one.touched < *touched || (one.touched == *touched && one.room.id > *room)
            })
        });
        mine.truncate(limit as usize);
        Ok(mine)
    }

    async fn over_days(&self) -> Answer<Vec<OverDays>> {
        let content = self.open()?;
        let slow = content
            .rooms
            .values()
            .filter(|kept| kept.room.status == Status::Playing && kept.room.tempo.is_over_days());
        Ok(slow
            .map(|kept| {
                let (room, last) = (&kept.room, kept.steps.last());
                OverDays {
                    room: room.id.clone(),
                    tempo: room.tempo,
                    waiting: last.map_or(room.waiting, |step| step.waiting),
                    since: last.map_or(room.touched, |step| step.at).max(room.tempo_since),
                }
            })
            .collect())
    }

    async fn stands(&self, rooms: &[RoomId]) -> Answer<Vec<(RoomId, Stand)>> {
        let content = self.open()?;
        let stand = |id: &RoomId| {
            let kept = content.rooms.get(id)?;
            let talk = kept.talk.last().map_or(0, |(talk, _)| talk.id);
            Some((id.clone(), Stand { version: kept.room.version, step: kept.steps.len() as u64, talk }))
        };
        Ok(rooms.iter().filter_map(stand).collect())
    }

    async fn append(&self, step: NewStep) -> Answer<Option<Version>> {
        self.write(|content| content.append(step))
    }

    async fn take_back(&self, room: &Room, step: u64, after: u64, now: Millis) -> Answer<()> {
        self.write(|content| {
            let kept = content.kept(&room.id).map_err(|_| StoreError::Conflict)?;
            let is_so = kept.room.version == room.version
                && kept.room.status == Status::Playing
                && kept.steps.len() as u64 == step;
            if !is_so {
                return Err(StoreError::Conflict);
            }
            kept.steps.truncate(usize::try_from(after).unwrap_or(usize::MAX));
            let room = &mut kept.room;
            (room.taken_back, room.version, room.touched) =
                (room.taken_back + 1, Version(room.version.0 + 1), now);
            Ok(())
        })
    }

    async fn steps(&self, room: &RoomId, after: u64) -> Answer<Vec<Step>> {
        let content = self.open()?;
        let steps = content.rooms.get(room).map(|kept| &kept.steps[..]).unwrap_or_default();
        Ok(steps.iter().filter(|step| step.step > after).map(step).collect())
    }

    async fn reasons(&self, room: &RoomId, after: u64) -> Answer<Vec<Reason>> {
        let content = self.open()?;
        let steps = content.rooms.get(room).map(|kept| &kept.steps[..]).unwrap_or_default();
        let reason = |step: &NewStep| {
            let why = step.why.as_deref()?.to_owned();
            (step.step > after).then_some(Reason { step: step.step, seat: step.seat, why })
        };
        Ok(steps.iter().filter_map(reason).collect())
    }

    async fn step_of_client(&self, room: &RoomId, client: &str) -> Answer<Option<(u64, u8)>> {
        let content = self.open()?;
        let steps = content.rooms.get(room).map(|kept| &kept.steps[..]).unwrap_or_default();
        let found = steps.iter().find(|step| step.client.as_deref() == Some(client));
        Ok(found.map(|step| (step.step, step.seat)))
    }

    async fn say(&self, talk: NewTalk) -> Answer<i64> {
        self.write(|content| {
            content.talked += 1;
            let id = content.talked;
            let NewTalk { room, seat, guest, name, words, at } = talk;
            let (text, phrase) = match words {
                Words::Text(text) => (Some(text), None),
                Words::Phrase(phrase) => (None, Some(phrase)),
            };
            let talk = Talk { id, seat: seat.0, name, text, phrase, at };
            content.kept(&room)?.talk.push((talk, Some(guest)));
            Ok(id)
        })
    }

    async fn talk(&self, room: &RoomId, after: i64, limit: u32) -> Answer<Vec<Talk>> {
        let content = self.open()?;
        let talk = content.rooms.get(room).map(|kept| &kept.talk[..]).unwrap_or_default();
        let new: Vec<&Talk> = talk.iter().map(|(talk, _)| talk).filter(|talk| talk.id > after).collect();
        let last = new.len().saturating_sub(limit as usize);
        Ok(new[last..].iter().map(|talk| (*talk).clone()).collect())
    }

    async fn write_note(&self, room: &RoomId, guest: GuestId, note: Note) -> Answer<()> {
        self.write(|content| {
            let notes = &mut content.kept(room)?.notes;
            notes.retain(|(old, _)| (old.seat, &old.key) != (note.seat, &note.key));
            if !note.text.is_empty() {
                notes.push((note, guest));
            }
            Ok(())
        })
    }

    async fn notes(&self, room: &RoomId, seat: u8) -> Answer<Vec<Note>> {
        let content = self.open()?;
        let notes = content.rooms.get(room).map(|kept| &kept.notes[..]).unwrap_or_default();
        let mut notes: Vec<Note> =
            notes.iter().map(|(note, _)| note).filter(|note| note.seat.0 == seat).cloned().collect();
        notes.sort_by(|one, other| one.key.cmp(&other.key));
        Ok(notes)
    }

    async fn open_at(&self, room: Room, steps: Vec<NewStep>) -> Answer<()> {
        self.write(|content| {
            content.save_rooms(vec![room])?;
            steps.into_iter().try_for_each(|step| content.append(step).map(drop))
        })
    }

    async fn keep_review(&self, room: &RoomId, review: Box<str>) -> Answer<()> {
        self.write(|content| {
            content.kept(room)?.review = Some(review);
            Ok(())
        })
    }

    async fn review(&self, room: &RoomId) -> Answer<Option<String>> {
        Ok(self.open()?.rooms.get(room).and_then(|kept| kept.review.as_deref()).map(str::to_owned))
    }

    async fn add_link(&self, token: SecretHash, link: Link) -> Answer<()> {
        self.write(|content| {
            content.kept(&link.room)?;
            content.links.insert(token.0, link);
            Ok(())
        })
    }

    async fn link(&self, token: SecretHash, now: Millis) -> Answer<Option<Link>> {
        Ok(self.open()?.links.get(&token.0).filter(|link| link.expires > now).cloned())
    }

    async fn keep(&self, name: &str, fresh: Vec<u8>) -> Answer<Vec<u8>> {
        self.write(|content| Ok(content.secrets.entry(name.to_owned()).or_insert(fresh).clone()))
    }

    async fn open_daily(&self, room: Room, guest: GuestId) -> Answer<()> {
        self.write(|content| {
            let day = room.daily.ok_or(StoreError::Corrupt("a daily deal has a day"))?;
            let is_it =
                |daily: &Daily| (daily.guest, &daily.game, daily.entry.day) == (guest, &room.game, day);
            if content.daily.iter().any(is_it) {
                return Err(StoreError::Conflict);
            }
            let (game, id) = (room.game.clone(), room.id.clone());
            content.save_rooms(vec![room])?;
            content.daily.push(Daily { guest, game, entry: DailyGame { day, room: Some(id), score: None } });
            Ok(())
        })
    }

    async fn daily_of(&self, guest: GuestId, game: &str) -> Answer<Vec<DailyGame>> {
        let content = self.open()?;
        let mine = content.daily.iter().filter(|daily| daily.guest == guest && daily.game == game);
        let mut mine: Vec<DailyGame> = mine.map(|daily| daily.entry.clone()).collect();
        mine.sort_by_key(|entry| entry.day);
        Ok(mine)
    }

    async fn ratings(&self, guest: GuestId) -> Answer<Vec<(String, Rating)>> {
        Ok(self.open()?.ratings_of(guest))
    }

    async fn daily_scores(&self, game: &str, day: i64) -> Answer<Vec<ScoreCount>> {
        let content = self.open()?;
        let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
        for daily in content.daily.iter().filter(|daily| daily.game == game && daily.entry.day == day) {
            if let Some(score) = daily.entry.score {
                *counts.entry(score).or_default() += 1;
            }
        }
        Ok(counts.into_iter().map(|(score, games)| ScoreCount { score, games }).collect())
    }

    async fn daily_best(&self, game: &str, day: i64) -> Answer<Option<DailyGame>> {
        let content = self.open()?;
        let of_day = content.daily.iter().filter(|daily| daily.game == game && daily.entry.day == day);
        let finished = of_day.filter(|daily| daily.entry.score.is_some() && daily.entry.room.is_some());
        let best = finished.min_by_key(|daily| (Reverse(daily.entry.score), daily.entry.room.clone()));
        Ok(best.map(|daily| daily.entry.clone()))
    }

    async fn keep_riddles(&self, game: &str, day: i64, fresh: Vec<String>) -> Answer<Vec<KeptRiddle>> {
        self.write(|content| {
            for (place, riddle) in (0..).zip(fresh) {
                let kept = KeptRiddle { day, place, riddle, people: Vec::new() };
                content.riddles.entry((game.to_owned(), day, place)).or_insert(kept);
            }
            Ok(())
        })?;
        self.riddles(game, day..=day).await
    }

    async fn riddles(&self, game: &str, days: RangeInclusive<i64>) -> Answer<Vec<KeptRiddle>> {
        let content = self.open()?;
        let of_game = content.riddles.iter().filter(|((of, day, _), _)| of == game && days.contains(day));
        Ok(of_game.map(|(_, riddle)| riddle.clone()).collect())
    }

    async fn guess(&self, guess: Guess) -> Answer<()> {
        self.write(|content| {
            let Guess { guest, game, day, place, choice, expires } = guess;
            let riddle = content.riddles.get_mut(&(game.clone(), day, place)).ok_or(StoreError::Gone)?;
            if !content.guests.contains_key(&guest) {
                return Err(StoreError::Gone);
            }
            if content.guessed.insert((guest, game, day, place), expires).is_some() {
                return Err(StoreError::Conflict);
            }
            match riddle.people.binary_search_by_key(&choice, |(choice, _)| *choice) {
                Ok(index) => riddle.people[index].1 += 1,
                Err(index) => riddle.people.insert(index, (choice, 1)),
            }
            Ok(())
        })
    }

    async fn guessed(&self, guest: GuestId, game: &str, day: i64) -> Answer<Vec<u8>> {
        let content = self.open()?;
        let mine = content.guessed.keys().filter(|(by, of, on, _)| (*by, &**of, *on) == (guest, game, day));
        Ok(mine.map(|(.., place)| *place).collect())
    }

    async fn awake(&self, now: Millis, unsure: Option<Unsure>) -> Answer<Vec<Outage>> {
        self.write(|content| {
            let last = content.marks.insert("awake".to_owned(), now);
            if let Some((last, Unsure { since, after })) = last.zip(unsure)
                && now - last > after
            {
                content.outages.push(Outage { began: last.max(since), ended: now });
            }
            Ok(content.outages.clone())
        })
    }

    async fn beat(&self, node: i64, lease: Millis) -> Answer<Vec<i64>> {
        self.write(|content| {
            let now = content.clock;
            content.nodes.insert(node, now);
            let living = content.nodes.iter().filter(|(_, seen)| now - **seen < lease);
            Ok(living.map(|(node, _)| *node).collect())
        })
    }

    async fn leave(&self, node: i64) -> Answer<()> {
        self.write(|content| {
            content.nodes.remove(&node);
            Ok(())
        })
    }

    async fn ration(&self, name: &str, rate: Rate, take: bool) -> Answer<Option<Millis>> {
        self.write(|content| {
            let now = content.clock;
            let empty = content.rations.get(name).copied().unwrap_or(now).max(now);
            let over = empty + rate.every - now - rate.every * i64::from(rate.burst);
            if over > 0 {
                return Ok(Some(over));
            }
            if take {
                content.rations.insert(name.to_owned(), empty + rate.every);
            }
            Ok(None)
        })
    }

    async fn sweep(&self, sweep: Sweep) -> Answer<Swept> {
        self.write(|content| {
            let now = content.clock;
            content.links.retain(|_, link| link.expires >= sweep.expired);
            content.device_links.retain(|_, (_, expires)| *expires >= sweep.expired);
            content.guessed.retain(|_, expires| *expires >= sweep.expired);
            content.outages.retain(|outage| outage.ended >= sweep.over);
            content.rations.retain(|_, empty| *empty > now);
            content.marks.retain(|name, until| !name.starts_with("house ") || *until >= sweep.expired);
            let over = content.old_rooms(Status::Over, sweep.over);
            let unstarted = content.old_rooms(Status::Open, sweep.unstarted);
            for id in over.iter().chain(&unstarted) {
                content.delete_room(id);
            }
            let most = content.guests.len().div_ceil(4);
            let mut guests: Vec<(Millis, GuestId)> =
                content.guests.values().map(|(guest, _)| (guest.seen, guest.id)).collect();
            guests.retain(|(seen, _)| *seen < sweep.over);
            guests.sort();
            guests.truncate(most);
            for (_, guest) in &guests {
                content.delete_guest(*guest);
            }
            let count = |list: usize| list as u64;
            Ok(Swept {
                rooms: count(over.len()),
                unstarted: count(unstarted.len()),
                guests: count(guests.len()),
            })
        })
    }

    async fn latest(&self) -> Answer<Option<Millis>> {
        let content = self.open()?;
        let rooms = content.rooms.values().map(|kept| kept.room.touched);
        Ok(rooms.chain(content.guests.values().map(|(guest, _)| guest.seen)).max())
    }

    async fn mark(&self, name: &str) -> Answer<Option<i64>> {
        Ok(self.open()?.marks.get(name).copied())
    }

    async fn set_mark(&self, name: &str, value: i64) -> Answer<()> {
        self.write(|content| {
            content.marks.insert(name.to_owned(), value);
            Ok(())
        })
    }

    async fn marks(&self, prefix: &str) -> Answer<Vec<(String, i64)>> {
        let content = self.open()?;
        let of_them = content.marks.iter().filter(|(name, _)| name.starts_with(prefix));
        Ok(of_them.map(|(name, value)| (name.clone(), *value)).collect())
    }

    async fn remove_mark(&self, name: &str) -> Answer<bool> {
        self.write(|content| Ok(content.marks.remove(name).is_some()))
    }

    async fn ready(&self) -> Answer<()> {
        self.write(|_| Ok(()))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn batches(&self) -> Batches {
        self.lock().batches
    }

    async fn close(&self) {
        self.closed.store(true, Relaxed);
    }
}
