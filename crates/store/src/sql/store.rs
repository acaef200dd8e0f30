//! The [`Store`] in terms of reads and writes. This file is compiled once for each database, with the names of `super`.

use std::ops::RangeInclusive;

use async_trait::async_trait;
use room::{GuestId, Link, Millis, NewTalk, Note, Outage, Rating, Room, RoomId, SecretHash, Stand, Version};
use tokio::time::timeout;

use super::writes::Old;
use super::{Backend, PATIENCE, SHARED, is_lost, reads, settle, writes};
use crate::rows::{
    Account, Batches, DailyGame, Guess, Guest, KeptRiddle, NewStep, OverDays, Own, Rate, Reason, ScoreCount,
    Step, Subscription, Summary, Sweep, Swept, Talk, Unsure,
};
use crate::{Store, StoreError};

/// The most that a sweep deletes in one write: nobody waits for more.
const SWEPT_AT_ONCE: u64 = 500;
/// How often something is read before it is given up because connections are lost.
const TRIES: u32 = 3;

/// Reads on a connection that is lent; once more where it turns out to be dead, because reading twice does no harm.
macro_rules! read {
    ($store:ident.$read:ident($($arg:expr),*)) => {{
        let mut tries = 0;
        loop {
            tries += 1;
            let mut lent = $store.lend().await?;
            let found = timeout(PATIENCE, reads::$read(&mut lent, $($arg),*)).await;
            match settle(lent, found) {
                Err(error) if is_lost(&error) && tries < TRIES => {}
                found => break found,
            }
        }
    }};
}

impl Backend {
    /// Deletes old things of one kind, piece by piece, and says how many.
    async fn sweep_old(&self, old: Old, before: Millis) -> Result<u64, StoreError> {
        let most = read!(self.count(old))?.div_ceil(4);
        let mut swept = 0;
        while swept < most {
            let piece = SWEPT_AT_ONCE.min(most - swept);
            let gone = self.write(writes::Sweep { old, before, most: piece }).await?;
            swept += gone;
            if gone < piece {
                break;
            }
        }
        Ok(swept)
    }
}

#[async_trait]
impl Store for Backend {
    async fn add_guest(&self, guest: Guest, token: SecretHash) -> Result<(), StoreError> {
        self.write(writes::AddGuest(guest, token)).await
    }

    async fn guest(&self, token: SecretHash) -> Result<Option<Guest>, StoreError> {
        read!(self.guest(token))
    }

    async fn change_guest(&self, guest: Guest) -> Result<(), StoreError> {
        self.write(writes::ChangeGuest(guest)).await
    }

    async fn delete_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(writes::DeleteGuest(guest)).await
    }

    async fn keep_name(&self, account: Account) -> Result<(), StoreError> {
        self.write(writes::KeepName(account)).await
    }

    async fn drop_name(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(writes::DropName(guest)).await
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        read!(self.account(folded))
    }

    async fn add_device(&self, guest: GuestId, token: SecretHash, now: Millis) -> Result<(), StoreError> {
        self.write(writes::AddDevice { guest, token, now }).await
    }

    async fn add_device_link(
        &self,
        guest: GuestId,
        link: SecretHash,
        expires: Millis,
    ) -> Result<(), StoreError> {
        self.write(writes::AddDeviceLink { guest, link, expires }).await
    }

    async fn take_device_link(
        &self,
        link: SecretHash,
        device: SecretHash,
        now: Millis,
    ) -> Result<Guest, StoreError> {
        self.write(writes::TakeDeviceLink { link, device, now }).await
    }

    async fn forget_devices(&self, guest: GuestId, but: SecretHash) -> Result<(), StoreError> {
        self.write(writes::ForgetDevices { guest, but }).await
    }

    async fn subscribe(&self, subscription: Subscription) -> Result<(), StoreError> {
        self.write(writes::Subscribe(subscription)).await
    }

    async fn subscriptions(&self, guest: GuestId) -> Result<Vec<(String, Subscription)>, StoreError> {
        read!(self.subscriptions(guest))
    }

    async fn unsubscribe(&self, guest: Option<GuestId>, endpoint: &str) -> Result<(), StoreError> {
        self.write(writes::Unsubscribe(guest, endpoint.to_owned())).await
    }

    async fn own(&self, guest: GuestId) -> Result<Own, StoreError> {
        read!(self.own(guest))
    }

    async fn rooms_about(
        &self,
        guest: GuestId,
        after: Option<&RoomId>,
        limit: u32,
    ) -> Result<Vec<RoomId>, StoreError> {
        read!(self.rooms_about(guest, after, limit))
    }

    async fn talk_of(
        &self,
        room: &RoomId,
        guest: GuestId,
        after: i64,
        limit: u32,
    ) -> Result<Vec<Talk>, StoreError> {
        read!(self.talk_of(room, guest, after, limit))
    }

    async fn notes_of(&self, room: &RoomId, guest: GuestId) -> Result<Vec<Note>, StoreError> {
        read!(self.notes_of(room, guest))
    }

    async fn save_rooms(&self, rooms: Vec<Room>) -> Result<Vec<Version>, StoreError> {
        self.write(writes::SaveRooms(rooms)).await
    }

    async fn save_renumbered(&self, room: Room, kept: Vec<u8>) -> Result<Version, StoreError> {
        self.write(writes::Renumber(room, kept)).await
    }

    async fn save_taken(&self, room: Room, link: SecretHash) -> Result<Version, StoreError> {
        self.write(writes::SaveTaken(room, link)).await
    }

    async fn save_cleared(&self, room: Room, seat: u8) -> Result<Version, StoreError> {
        self.write(writes::SaveCleared(room, seat)).await
    }

    async fn room(&self, id: &RoomId) -> Result<Option<Room>, StoreError> {
        read!(self.room(id))
    }

    async fn door(&self, code: &str, now: Millis) -> Result<Option<RoomId>, StoreError> {
        read!(self.door(code, now))
    }

    async fn rooms_of(&self, guest: GuestId, limit: u32) -> Result<Vec<Summary>, StoreError> {
        read!(self.rooms_of(guest, limit))
    }

    async fn newest_rooms(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        read!(self.newest_rooms(limit))
    }

    async fn tables_of(
        &self,
        guest: GuestId,
        over: bool,
        before: Option<(Millis, RoomId)>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        read!(self.tables_of(guest, over, before.as_ref(), limit))
    }

    async fn over_days(&self) -> Result<Vec<OverDays>, StoreError> {
        read!(self.over_days())
    }

    async fn stands(&self, rooms: &[RoomId]) -> Result<Vec<(RoomId, Stand)>, StoreError> {
        read!(self.stands(rooms))
    }

    async fn append(&self, step: NewStep) -> Result<Option<Version>, StoreError> {
        self.append_step(step).await
    }

    async fn take_back(&self, room: &Room, step: u64, after: u64, now: Millis) -> Result<(), StoreError> {
        let (room, version) = (room.id.clone(), room.version);
        self.write(writes::TakeBack { room, version, step, after, at: now }).await
    }

    async fn steps(&self, room: &RoomId, after: u64) -> Result<Vec<Step>, StoreError> {
        read!(self.steps(room, after))
    }

    async fn reasons(&self, room: &RoomId, after: u64) -> Result<Vec<Reason>, StoreError> {
        read!(self.reasons(room, after))
    }

    async fn step_of_client(&self, room: &RoomId, client: &str) -> Result<Option<(u64, u8)>, StoreError> {
        read!(self.step_of_client(room, client))
    }

    async fn say(&self, talk: NewTalk) -> Result<i64, StoreError> {
        self.write(writes::Say(talk)).await
    }

    async fn talk(&self, room: &RoomId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        read!(self.talk(room, after, limit))
    }

    async fn write_note(&self, room: &RoomId, guest: GuestId, note: Note) -> Result<(), StoreError> {
        self.write(writes::WriteNote(room.clone(), guest, note)).await
    }

    async fn notes(&self, room: &RoomId, seat: u8) -> Result<Vec<Note>, StoreError> {
        read!(self.notes(room, seat))
    }

    async fn open_at(&self, room: Room, steps: Vec<NewStep>) -> Result<(), StoreError> {
        self.write(writes::OpenAt(room, steps)).await
    }

    async fn keep_review(&self, room: &RoomId, review: Box<str>) -> Result<(), StoreError> {
        self.write(writes::KeepReview(room.clone(), review)).await
    }

    async fn review(&self, room: &RoomId) -> Result<Option<String>, StoreError> {
        read!(self.review(room))
    }

    async fn add_link(&self, token: SecretHash, link: Link) -> Result<(), StoreError> {
        self.write(writes::AddLink(token, link)).await
    }

    async fn link(&self, token: SecretHash, now: Millis) -> Result<Option<Link>, StoreError> {
        read!(self.link(token, now))
    }

    async fn keep(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.write(writes::KeepSecret(name.to_owned(), fresh)).await
    }

    async fn open_daily(&self, room: Room, guest: GuestId) -> Result<(), StoreError> {
        self.write(writes::OpenDaily(room, guest)).await
    }

    async fn daily_of(&self, guest: GuestId, game: &str) -> Result<Vec<DailyGame>, StoreError> {
        read!(self.daily_of(guest, game))
    }

    async fn ratings(&self, guest: GuestId) -> Result<Vec<(String, Rating)>, StoreError> {
        read!(self.ratings(guest))
    }

    async fn daily_scores(&self, game: &str, day: i64) -> Result<Vec<ScoreCount>, StoreError> {
        read!(self.daily_scores(game, day))
    }

    async fn daily_best(&self, game: &str, day: i64) -> Result<Option<DailyGame>, StoreError> {
        read!(self.daily_best(game, day))
    }

    async fn keep_riddles(
        &self,
        game: &str,
        day: i64,
        fresh: Vec<String>,
    ) -> Result<Vec<KeptRiddle>, StoreError> {
        self.write(writes::KeepRiddles { game: game.to_owned(), day, fresh }).await?;
        self.riddles(game, day..=day).await
    }

    async fn riddles(&self, game: &str, days: RangeInclusive<i64>) -> Result<Vec<KeptRiddle>, StoreError> {
        read!(self.riddles(game, &days))
    }

    async fn guess(&self, guess: Guess) -> Result<(), StoreError> {
        self.write(writes::AddGuess(guess)).await
    }

    async fn guessed(&self, guest: GuestId, game: &str, day: i64) -> Result<Vec<u8>, StoreError> {
        read!(self.guessed(guest, game, day))
    }

    async fn awake(&self, now: Millis, unsure: Option<Unsure>) -> Result<Vec<Outage>, StoreError> {
        self.write(writes::Awake { now, unsure }).await
    }

    async fn beat(&self, node: i64, lease: Millis) -> Result<Vec<i64>, StoreError> {
        self.write(writes::Beat { node, lease }).await
    }

    async fn leave(&self, node: i64) -> Result<(), StoreError> {
        self.write(writes::Leave(node)).await
    }

    async fn ration(&self, name: &str, rate: Rate, take: bool) -> Result<Option<Millis>, StoreError> {
        if take {
            return self.write(writes::TakeRation(name.to_owned(), rate)).await;
        }
        read!(self.ration(name, rate))
    }

    async fn sweep(&self, sweep: Sweep) -> Result<Swept, StoreError> {
        self.write(writes::SweepPassing(sweep)).await?;
        Ok(Swept {
            rooms: self.sweep_old(Old::Over, sweep.over).await?,
            unstarted: self.sweep_old(Old::Unstarted, sweep.unstarted).await?,
            guests: self.sweep_old(Old::Guests, sweep.over).await?,
        })
    }

    async fn latest(&self) -> Result<Option<Millis>, StoreError> {
        read!(self.latest())
    }

    async fn mark(&self, name: &str) -> Result<Option<i64>, StoreError> {
        read!(self.mark(name))
    }

    async fn set_mark(&self, name: &str, value: i64) -> Result<(), StoreError> {
        self.write(writes::SetMark(name.to_owned(), value)).await
    }

    async fn marks(&self, prefix: &str) -> Result<Vec<(String, i64)>, StoreError> {
        read!(self.marks(prefix))
    }

    async fn remove_mark(&self, name: &str) -> Result<bool, StoreError> {
        self.write(writes::RemoveMark(name.to_owned())).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.write(writes::Pulse).await
    }

    fn is_shared(&self) -> bool {
        SHARED
    }

    fn batches(&self) -> Batches {
        self.counts().batches()
    }

    async fn close(&self) {
        self.shut().await;
    }
}
