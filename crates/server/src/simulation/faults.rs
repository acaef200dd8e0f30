//! A store and a bus that fail on purpose, as the dice say: what they do to a node is what machines and lines do.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use boardgame::{GameRng, Seed};
use bus::{Bus, Envelope, Envelopes};
use futures_util::stream;
use room::{GuestId, Link, Millis, NewTalk, Note, Outage, Rating, Room, RoomId, SecretHash, Stand, Version};
use services::MemoryStore;
use store::{
    Account, Batches, DailyGame, Guess, Guest, KeptRiddle, NewStep, OverDays, Own, Rate, Reason, ScoreCount,
    Step, Store, StoreError, Subscription, Summary, Sweep, Swept, Talk, Unsure,
};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// A mistake that is put in on purpose, to see that it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plant {
    /// The store says that a step is there, and it is not.
    Lost,
    /// The store writes a step twice.
    Duplicated,
    /// A line tells two steps the other way round.
    Reordered,
    /// A line tells something else than the others do.
    Diverging,
    /// The store calls a step by a name that nobody gave it.
    Phantom,
    /// A node says that nothing has changed, and it has.
    RefusedButStored,
    /// A node says no, and not why.
    Unexplained,
    /// A line tells whoever comes later of another table than those have before them who were there.
    Mistaken,
    /// The store takes nothing any more when all is well again.
    Stuck,
}

/// What is left to chance in a simulation: the same number gives the same course.
#[derive(Debug)]
pub(super) struct Dice(Mutex<GameRng>);

impl Dice {
    pub(super) fn of(number: u64) -> Dice {
        Dice(Mutex::new(GameRng::new(Seed::of_number(number), 0)))
    }

    pub(super) fn below(&self, bound: u32) -> u32 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).below(bound)
    }

    /// Whether something happens that happens so often in a thousand times.
    pub(super) fn happens(&self, thousandths: u32) -> bool {
        self.below(1000) < thousandths
    }

    pub(super) fn millis(&self, below: u32) -> Duration {
        Duration::from_millis(u64::from(self.below(below)))
    }
}

/// What all nodes of a simulation share.
#[derive(Debug)]
pub(super) struct World {
    pub(super) dice: Dice,
    pub(super) memory: Arc<MemoryStore>,
    /// Whether anything fails at all.
    pub(super) rough: AtomicBool,
    pub(super) plant: Option<Plant>,
    /// Two places between which the bus is cut.
    pub(super) cut: Mutex<Option<[usize; 2]>>,
    /// Whether nothing that is said on the bus arrives.
    pub(super) deaf: AtomicBool,
    /// To which step the line was taken back, each time that it was.
    pub(super) taken_back: Mutex<Vec<u64>>,
    ears: Mutex<Vec<Ear>>,
    began: Instant,
}

#[derive(Clone, Debug)]
struct Ear {
    place: usize,
    life: Arc<Life>,
    heard: mpsc::UnboundedSender<Envelope>,
}

/// Whether a node lives. One that does not neither writes nor reads nor says anything any more.
#[derive(Debug, Default)]
pub(super) struct Life {
    dead: AtomicBool,
    /// It dies as soon as it has stored a step, before it can tell anybody.
    dies_after_append: AtomicBool,
}

impl Life {
    pub(super) fn end(&self) {
        self.dead.store(true, Relaxed);
    }

    pub(super) fn end_after_append(&self) {
        self.dies_after_append.store(true, Relaxed);
    }

    pub(super) fn is_over(&self) -> bool {
        self.dead.load(Relaxed)
    }

    /// Goes on only where there is life.
    async fn go_on(&self) {
        if self.is_over() {
            std::future::pending::<()>().await;
        }
    }
}

impl World {
    pub(super) fn new(number: u64, plant: Option<Plant>) -> World {
        World {
            dice: Dice::of(number),
            memory: Arc::new(MemoryStore::new()),
            rough: AtomicBool::new(true),
            plant,
            cut: Mutex::default(),
            deaf: AtomicBool::new(false),
            taken_back: Mutex::default(),
            ears: Mutex::default(),
            began: Instant::now(),
        }
    }

    /// Whether something goes wrong that does so often in a thousand times, while things go wrong.
    pub(super) fn fails(&self, thousandths: u32) -> bool {
        self.rough.load(Relaxed) && self.dice.happens(thousandths)
    }

    pub(super) fn taken_back(&self) -> MutexGuard<'_, Vec<u64>> {
        self.taken_back.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_cut(&self, from: usize, to: usize) -> bool {
        let cut = self.cut.lock().unwrap_or_else(PoisonError::into_inner);
        cut.is_some_and(|cut| cut.contains(&from) && cut.contains(&to) && from != to)
    }
}

/// One node's line to the store.
#[derive(Debug)]
pub(super) struct FailingStore {
    pub(super) world: Arc<World>,
    pub(super) life: Arc<Life>,
}

impl FailingStore {
    /// The way to the store or back, which takes its time.
    async fn way(&self) {
        let slow = self.world.fails(20);
        tokio::time::sleep(self.world.dice.millis(if slow { 300 } else { 12 })).await;
        self.life.go_on().await;
        self.world.memory.set_clock(self.world.began.elapsed().as_millis() as Millis);
    }

    async fn read<T>(&self, read: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        self.way().await;
        if self.world.fails(15) {
            return Err(StoreError::Late);
        }
        let found = read.await;
        self.way().await;
        found
    }

    async fn write<T>(&self, write: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        self.way().await;
        if self.world.fails(15) {
            return Err(StoreError::Late);
        }
        let done = write.await;
        self.way().await;
        if self.world.fails(25) { Err(StoreError::Unknown(None)) } else { done }
    }

    async fn append_or_fail(&self, mut step: NewStep) -> Result<Option<Version>, StoreError> {
        self.way().await;
        let memory = self.world.memory.clone();
        let stuck = self.world.plant == Some(Plant::Stuck) && !self.world.rough.load(Relaxed);
        if stuck || self.world.fails(15) {
            return Err(StoreError::Late);
        }
        // The line breaks, and the step arrives after all, when nobody waits for it any more.
        if self.world.fails(20) {
            let late = self.world.dice.millis(800);
            tokio::spawn(async move {
                tokio::time::sleep(late).await;
                // Another step may be in its place by now.
                let _ = memory.append(step).await;
            });
            return Err(StoreError::Unknown(None));
        }
        let planted = self.world.plant.filter(|_| self.world.fails(100));
        match planted {
            Some(Plant::Lost) => return Ok(None),
            Some(Plant::Phantom) => step.client = Some(Box::from("nobody")),
            _ => {}
        }
        let again =
            (planted == Some(Plant::Duplicated)).then(|| NewStep { step: step.step + 1, ..step.clone() });
        let done = memory.append(step).await;
        if let Some(again) = again.filter(|_| done.is_ok()) {
            memory.append(again).await.expect("it comes right behind the first");
        }
        if done.is_ok() && self.life.dies_after_append.swap(false, Relaxed) {
            self.life.end();
        }
        self.way().await;
        if self.world.fails(30) { Err(StoreError::Unknown(None)) } else { done }
    }
}

macro_rules! through {
    (writes { $($write:ident($($name:ident: $kind:ty),*) -> $written:ty;)* }
     reads { $($read:ident($($arg:ident: $of:ty),*) -> $found:ty;)* }) => {
        #[async_trait]
        impl Store for FailingStore {
            $(async fn $write(&self, $($name: $kind),*) -> Result<$written, StoreError> {
                self.write(self.world.memory.$write($($name),*)).await
            })*
            $(async fn $read(&self, $($arg: $of),*) -> Result<$found, StoreError> {
                self.read(self.world.memory.$read($($arg),*)).await
            })*
            async fn append(&self, step: NewStep) -> Result<Option<Version>, StoreError> {
                self.append_or_fail(step).await
            }
            async fn take_back(&self, room: &Room, step: u64, after: u64, now: Millis) -> Result<(), StoreError> {
                self.write(async {
                    self.world.memory.take_back(room, step, after, now).await?;
                    self.world.taken_back().push(after);
                    Ok(())
                })
                .await
            }
            fn is_shared(&self) -> bool {
                true
            }
            fn batches(&self) -> Batches {
                self.world.memory.batches()
            }
            async fn close(&self) {}
        }
    };
}

through! {
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

/// One node's end of the bus: what is said is lost, comes twice, late, and out of order.
#[derive(Debug)]
pub(super) struct FailingBus {
    pub(super) world: Arc<World>,
    pub(super) place: usize,
    pub(super) life: Arc<Life>,
}

impl Bus for FailingBus {
    fn publish(&self, envelope: Envelope) {
        if self.life.is_over() {
            return;
        }
        let ears = self.world.ears.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for ear in ears.into_iter().filter(|ear| !ear.life.is_over()) {
            let deaf = self.world.deaf.load(Relaxed);
            if deaf || self.world.is_cut(self.place, ear.place) || self.world.fails(100) {
                continue;
            }
            for _ in 0..if self.world.fails(50) { 2 } else { 1 } {
                let (ear, envelope) = (ear.clone(), envelope.clone());
                let way = self.world.dice.millis(if self.world.fails(50) { 400 } else { 8 });
                tokio::spawn(async move {
                    tokio::time::sleep(way).await;
                    // It may have stopped to listen.
                    let _ = ear.heard.send(envelope);
                });
            }
        }
    }

    fn listen(&self) -> Envelopes {
        let (heard, ear) = mpsc::unbounded_channel();
        let ears = &mut *self.world.ears.lock().unwrap_or_else(PoisonError::into_inner);
        ears.retain(|ear| !ear.life.is_over());
        ears.push(Ear { place: self.place, life: self.life.clone(), heard });
        Box::pin(stream::unfold(ear, |mut ear| async { ear.recv().await.map(|envelope| (envelope, ear)) }))
    }

    fn is_shared(&self) -> bool {
        true
    }
}
