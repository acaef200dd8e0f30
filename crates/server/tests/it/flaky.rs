//! A store whose disk can be made to refuse, and whose content cannot be read.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use room::{GuestId, Link, Millis, NewTalk, Note, Outage, Rating, Room, RoomId, SecretHash, Stand, Version};
use store::{
    Account, Batches, DailyGame, Guess, Guest, KeptRiddle, NewStep, OverDays, Own, Rate, Reason, ScoreCount,
    SqliteStore, Step, Store, StoreError, Subscription, Summary, Sweep, Swept, Talk, Unsure,
};

#[derive(Debug)]
pub(crate) struct Flaky {
    store: SqliteStore,
    refuses: AtomicBool,
    illegible: AtomicBool,
    panics: AtomicBool,
    /// Whether the line breaks while a step is stored, and whether it is stored all the same.
    breaks: Mutex<Option<bool>>,
    _folder: tempfile::TempDir,
}

impl Flaky {
    pub(crate) async fn new() -> Arc<Flaky> {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("flaky.sqlite")).await.unwrap();
        Arc::new(Flaky {
            store,
            refuses: AtomicBool::default(),
            illegible: AtomicBool::default(),
            panics: AtomicBool::default(),
            breaks: Mutex::default(),
            _folder: folder,
        })
    }

    pub(crate) fn refuse(&self, refuses: bool) {
        self.refuses.store(refuses, Relaxed);
    }

    /// Whether nothing can be read.
    pub(crate) fn hide(&self, illegible: bool) {
        self.illegible.store(illegible, Relaxed);
    }

    /// Whether reading is a mistake of the program.
    pub(crate) fn panic(&self, panics: bool) {
        self.panics.store(panics, Relaxed);
    }

    /// The line breaks while the next step is stored, after that or before.
    pub(crate) fn break_once(&self, stored: bool) {
        *self.breaks.lock().unwrap() = Some(stored);
    }

    async fn append_or_break(&self, step: NewStep) -> Result<Option<Version>, StoreError> {
        let breaks = self.breaks.lock().unwrap().take();
        match breaks {
            None => self.disk()?.append(step).await,
            Some(stored) => {
                if stored {
                    self.disk()?.append(step).await?;
                }
                Err(StoreError::Unknown(None))
            }
        }
    }

    fn legible(&self) -> Result<&SqliteStore, StoreError> {
        assert!(!self.panics.load(Relaxed), "a mistake that a test has asked for");
        if self.illegible.load(Relaxed) { Err(StoreError::Corrupt("hidden")) } else { Ok(&self.store) }
    }

    fn disk(&self) -> Result<&SqliteStore, StoreError> {
        if self.refuses.load(Relaxed) { Err(StoreError::Closed) } else { Ok(&self.store) }
    }
}

/// Writes pass only while the disk is willing, reads while it is legible.
macro_rules! pass {
    (writes { $($write:ident($($name:ident: $kind:ty),*) -> $written:ty;)* }
     reads { $($read:ident($($arg:ident: $of:ty),*) -> $found:ty;)* }) => {
        #[async_trait]
        impl Store for Flaky {
            $(async fn $write(&self, $($name: $kind),*) -> Result<$written, StoreError> {
                self.disk()?.$write($($name),*).await
            })*
            $(async fn $read(&self, $($arg: $of),*) -> Result<$found, StoreError> {
                self.legible()?.$read($($arg),*).await
            })*
            async fn append(&self, step: NewStep) -> Result<Option<Version>, StoreError> {
                self.append_or_break(step).await
            }
            fn is_shared(&self) -> bool {
                self.store.is_shared()
            }
            fn batches(&self) -> Batches {
                self.store.batches()
            }
            async fn close(&self) {
                self.store.close().await;
            }
        }
    };
}

pass! {
    writes {
        add_guest(guest: Guest, token: SecretHash) -> ();
        change_guest(guest: Guest) -> ();
        delete_guest(guest: GuestId) -> ();
        keep_name(account: Account) -> ();
        drop_name(guest: GuestId) -> ();
        add_device(guest: GuestId, token: SecretHash, now: Millis) -> ();
        add_device_link(guest: GuestId, link: SecretHash, expires: Millis) -> ();
        take_device_link(link: SecretHash, device: SecretHash, now: Millis) -> Guest;
        forget_devices(guest: GuestId, but: SecretHash) -> ();
        save_rooms(rooms: Vec<Room>) -> Vec<Version>;
        take_back(room: &Room, step: u64, after: u64, now: Millis) -> ();
        keep(name: &str, fresh: Vec<u8>) -> Vec<u8>;
        subscribe(subscription: Subscription) -> ();
        unsubscribe(guest: Option<GuestId>, endpoint: &str) -> ();
        open_daily(room: Room, guest: GuestId) -> ();
        keep_riddles(game: &str, day: i64, fresh: Vec<String>) -> Vec<KeptRiddle>;
        guess(guess: Guess) -> ();
        say(talk: NewTalk) -> i64;
        write_note(room: &RoomId, guest: GuestId, note: Note) -> ();
        open_at(room: Room, steps: Vec<NewStep>) -> ();
        keep_review(room: &RoomId, review: Box<str>) -> ();
        add_link(token: SecretHash, link: Link) -> ();
        save_renumbered(room: Room, kept: Vec<u8>) -> Version;
        save_taken(room: Room, link: SecretHash) -> Version;
        save_cleared(room: Room, seat: u8) -> Version;
        sweep(sweep: Sweep) -> Swept;
        set_mark(name: &str, value: i64) -> ();
        remove_mark(name: &str) -> bool;
        awake(now: Millis, unsure: Option<Unsure>) -> Vec<Outage>;
        beat(node: i64, lease: Millis) -> Vec<i64>;
        leave(node: i64) -> ();
        ration(name: &str, rate: Rate, take: bool) -> Option<Millis>;
        ready() -> ();
    }
    reads {
        daily_of(guest: GuestId, game: &str) -> Vec<DailyGame>;
        ratings(guest: GuestId) -> Vec<(String, Rating)>;
        daily_scores(game: &str, day: i64) -> Vec<ScoreCount>;
        daily_best(game: &str, day: i64) -> Option<DailyGame>;
        riddles(game: &str, days: RangeInclusive<i64>) -> Vec<KeptRiddle>;
        guessed(guest: GuestId, game: &str, day: i64) -> Vec<u8>;
        guest(token: SecretHash) -> Option<Guest>;
        account(folded: &str) -> Option<Account>;
        own(guest: GuestId) -> Own;
        subscriptions(guest: GuestId) -> Vec<(String, Subscription)>;
        rooms_about(guest: GuestId, after: Option<&RoomId>, limit: u32) -> Vec<RoomId>;
        talk_of(room: &RoomId, guest: GuestId, after: i64, limit: u32) -> Vec<Talk>;
        notes_of(room: &RoomId, guest: GuestId) -> Vec<Note>;
        room(id: &RoomId) -> Option<Room>;
        door(code: &str, now: Millis) -> Option<RoomId>;
        rooms_of(guest: GuestId, limit: u32) -> Vec<Summary>;
        tables_of(guest: GuestId, over: bool, before: Option<(Millis, RoomId)>, limit: u32) -> Vec<Summary>;
        over_days() -> Vec<OverDays>;
        stands(rooms: &[RoomId]) -> Vec<(RoomId, Stand)>;
        steps(room: &RoomId, after: u64) -> Vec<Step>;
        reasons(room: &RoomId, after: u64) -> Vec<Reason>;
        step_of_client(room: &RoomId, client: &str) -> Option<(u64, u8)>;
        talk(room: &RoomId, after: i64, limit: u32) -> Vec<Talk>;
        notes(room: &RoomId, seat: u8) -> Vec<Note>;
        review(room: &RoomId) -> Option<String>;
        link(token: SecretHash, now: Millis) -> Option<Link>;
        latest() -> Option<Millis>;
        mark(name: &str) -> Option<i64>;
        marks(prefix: &str) -> Vec<(String, i64)>;
        newest_rooms(limit: u32) -> Vec<Summary>;
    }
}
