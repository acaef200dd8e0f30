//! Three nodes in one thread, over a store and a bus that fail on purpose: hints are lost, doubled and late, the store
//! says after a commit that it does not know, steps arrive when nobody waits for them any more, and nodes die between
//! storing and answering. In every fourth course somebody practises, and takes steps back. Time is simulated, and a number decides everything: a course that went wrong goes wrong again.
//!
//! `SEED=17 cargo nextest run -E 'test(simulation)'` runs one of them, `SEEDS=100000` as many.

mod faults;
mod people;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use boardgame::Seat;
use bus::NodeId;
use checker::{Asked, History, Stored, Violation};
use games::{AnyGame, AnyTable};
use room::{GameEntry, GuestId, Host, Millis, RoomId, Status};
use store::{Guest, Store};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::app::App;
use crate::config::{Clock, Config};
use crate::limits::Limits;
use faults::{FailingBus, FailingStore, Life, Plant, World};
use people::{Eyes, Truth};

const NODES: usize = 3;
/// How long things go wrong, in simulated time.
const ROUGH: Duration = Duration::from_secs(5);
/// How long it may take until everything is well again.
const CALM: Duration = Duration::from_secs(20);
const GUEST: GuestId = GuestId(7);
/// When it is, in there.
const NOW: Millis = 1_790_000_000_000;

/// The course of one number.
#[derive(Debug)]
struct Sim {
    world: Arc<World>,
    room: RoomId,
    game: &'static dyn AnyGame,
    /// Whether one plays alone, and takes steps back.
    practice: bool,
    truth: Truth,
    nodes: Mutex<Vec<Node>>,
    born: Mutex<i64>,
    asked: Mutex<Vec<Asked>>,
    over: AtomicBool,
    began: Instant,
}

#[derive(Clone, Debug)]
struct Node {
    app: Arc<App>,
    life: Arc<Life>,
}

/// A game for so many; which one does not matter.
fn some_game(seats: u8) -> &'static [&'static dyn AnyGame] {
    let fits = |game: &&dyn AnyGame| (game.info().min_seats..=game.info().max_seats).contains(&seats);
    let index = games::ALL.iter().position(fits).expect("there is such a game");
    &games::ALL[index..=index]
}

impl Sim {
    async fn new(number: u64, plant: Option<Plant>) -> Arc<Sim> {
        let world = Arc::new(World::new(number, plant));
        let practice = number % 4 == 3;
        let sim = Arc::new(Sim {
            world,
            room: people::room_id(number),
            game: some_game(if practice { 1 } else { 2 })[0],
            practice,
            truth: Truth::default(),
            nodes: Mutex::default(),
            born: Mutex::default(),
            asked: Mutex::default(),
            over: AtomicBool::default(),
            began: Instant::now(),
        });
        sim.open_room(number).await;
        for place in 0..NODES {
            let node = sim.node(place);
            sim.nodes().push(node);
        }
        sim
    }

    fn seats(&self) -> u8 {
        if self.practice { 1 } else { 2 }
    }

    /// A room that has begun, with all seats of one guest.
    async fn open_room(&self, number: u64) {
        let memory = &self.world.memory;
        let guest = Guest {
            id: GUEST,
            name: "Marta".to_owned(),
            puppet: "owl".to_owned(),
            lang: "it".to_owned(),
            seen: NOW,
        };
        memory.add_guest(guest, room::SecretHash([7; 32])).await.expect("nobody else is there");
        let entry = GameEntry::new(self.game);
        let host = Host { guest: GUEST, name: "Marta", puppet: "owl" };
        let mine = Some(["A", "B"].map(str::to_owned)[..usize::from(self.seats())].to_vec());
        let practice = self.practice;
        let asked = room::Asked { mine, start: true, practice, ..room::Asked::default() };
        let seed = boardgame::Seed::of_number(number);
        let fresh = room::Fresh { id: self.room.clone(), code: None, seed, shared: true };
        let mut room = room::Room::open(&entry, host, asked, fresh, NOW).expect("so many can play it");
        let table = entry.deal(&room).expect("it can be dealt").table;
        (room.status, room.waiting) = (Status::Playing, table.to_act());
        memory.save_rooms(vec![room.stored()]).await.expect("it is new");
    }

    fn deal(&self) -> Box<dyn AnyTable> {
        let options = self.game.usual_options();
        let seed = boardgame::Seed::of_number(self.room.0.parse().expect("a room is called by its number"));
        options.deal(self.seats(), seed).expect("it was dealt before").table
    }

    /// A new node in a place.
    fn node(&self, place: usize) -> Node {
        let life = Arc::new(Life::default());
        let store = Arc::new(FailingStore { world: self.world.clone(), life: life.clone() });
        let bus = Arc::new(FailingBus { world: self.world.clone(), place, life: life.clone() });
        let mut config = Config::new(store, bus);
        config.games = some_game(self.seats());
        config.limits = Limits::NONE;
        config.keep_alive = Duration::from_millis(400);
        let began = self.began;
        config.clock = Clock::told_by(move || NOW + began.elapsed().as_millis() as Millis);
        let mut born = self.born.lock().unwrap_or_else(PoisonError::into_inner);
        *born += 1;
        config.node = NodeId(*born);
        let app = Arc::new(App::new(config));
        for aside in app.aside() {
            tokio::spawn(aside);
        }
        Node { app, life }
    }

    fn nodes(&self) -> MutexGuard<'_, Vec<Node>> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asked(&self) -> MutexGuard<'_, Vec<Asked>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn some_node(&self) -> Node {
        let nodes = self.nodes();
        nodes[self.world.dice.below(nodes.len() as u32) as usize].clone()
    }

    fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// Lets nodes die and others come in their place, and cuts lines between them.
    async fn break_things(self: Arc<Sim>) {
        let dice = &self.world.dice;
        while self.began.elapsed() < ROUGH {
            tokio::time::sleep(dice.millis(700)).await;
            let place = dice.below(NODES as u32) as usize;
            if dice.happens(400) {
                let cut = [place, (place + 1) % NODES];
                *self.world.cut.lock().unwrap_or_else(PoisonError::into_inner) = Some(cut);
                continue;
            }
            let life = self.nodes()[place].life.clone();
            if dice.happens(700) {
                life.end_after_append()
            } else {
                life.end()
            }
            tokio::time::sleep(dice.millis(500)).await;
            life.end();
            let node = self.node(place);
            self.nodes()[place] = node;
        }
        *self.world.cut.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.world.rough.store(false, Relaxed);
    }

    /// Waits until everybody has seen the same last step, and says whether that came to be.
    async fn settles(&self, eyes: &[Arc<Eyes>]) -> bool {
        let deadline = Instant::now() + CALM;
        let after = self.last_step().await + 2;
        while Instant::now() < deadline {
            let last = self.last_step().await;
            let ended = self.truth.at(self, last).await.is_some_and(|table| table.to_act().is_empty());
            if (last >= after || ended) && eyes.iter().all(|eyes| eyes.seen() >= after.min(last)) {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        false
    }

    async fn last_step(&self) -> u64 {
        let steps = self.world.memory.steps(&self.room, 0).await.expect("nothing fails here");
        steps.last().map_or(0, |step| step.step)
    }
}

/// Plays the course of a number; what was seen from outside.
async fn run(number: u64, plant: Option<Plant>) -> History {
    let sim = Sim::new(number, plant).await;
    let seats = [Some(Seat(0)), Some(Seat(sim.seats() - 1)), None, Some(Seat(0))];
    let eyes: Vec<Arc<Eyes>> = seats.into_iter().map(|seat| Arc::new(Eyes::new(GUEST, seat))).collect();
    let mut people = JoinSet::new();
    for eyes in &eyes {
        let (sim, eyes) = (sim.clone(), eyes.clone());
        people.spawn(async move { eyes.watch(&sim).await });
    }
    for eyes in &eyes[..usize::from(sim.seats())] {
        let (sim, eyes) = (sim.clone(), eyes.clone());
        people.spawn(async move { sim.play(&eyes).await });
    }
    sim.clone().break_things().await;
    let settled = sim.settles(&eyes).await;
    sim.over.store(true, Relaxed);
    while people.join_next().await.is_some() {}
    let mut history = History { asked: sim.asked().clone(), ..History::default() };
    for eyes in &eyes {
        history.streams.append(&mut eyes.streams());
    }
    for step in sim.world.memory.steps(&sim.room, 0).await.expect("nothing fails here") {
        history.stored.push(Stored { step: step.step, seat: step.seat, key: step.client });
    }
    history.taken_back = sim.world.taken_back().clone();
    if !settled {
        history.stood_still = Some("not everybody has seen the same after all was well".to_owned());
    }
    history
}

/// What is wrong with the course of a number.
fn violations(number: u64, plant: Option<Plant>) -> (History, Vec<Violation>) {
    let history = in_its_own_time(run(number, plant));
    let found = checker::check(&history);
    (history, found)
}

/// Runs something in one thread whose time goes on when nobody has anything to do.
fn in_its_own_time<T>(what: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime can be made").block_on(what)
}

fn asked_for(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a whole number"))
}

#[test]
fn three_nodes_keep_one_line_whatever_fails() {
    if let Some(number) = asked_for("SEED") {
        let (history, found) = violations(number, None);
        assert!(found.is_empty(), "{found:#?}\n{history:#?}");
        return;
    }
    let many = asked_for("SEEDS").unwrap_or(2_000);
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let (moves, taken_back) = std::thread::scope(|scope| {
        let shares: Vec<_> = (0..threads)
            .map(|share| {
                scope.spawn(move || {
                    let (mut moves, mut taken_back) = (0, 0);
                    for number in (share..many).step_by(threads as usize) {
                        let (history, found) = violations(number, None);
                        assert!(found.is_empty(), "SEED={number}: {found:#?}");
                        moves += history.stored.len();
                        taken_back += history.taken_back.len();
                    }
                    (moves, taken_back)
                })
            })
            .collect();
        let shares = shares.into_iter().map(|share| share.join().expect("no course goes wrong"));
        shares.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
    });
    assert!(taken_back as u64 > many / 4, "{taken_back} take-backs are too few to say anything");
    assert!(moves as u64 > 10 * many, "{moves} moves in {many} courses are too few to say anything");
}

#[test]
fn a_number_decides_everything() {
    for number in 0..5 {
        let (one, _) = violations(number, None);
        let (other, _) = violations(number, None);
        assert_eq!(format!("{one:?}"), format!("{other:?}"), "SEED={number}");
    }
}

#[test]
fn what_is_planted_is_found() {
    for (plant, kind) in [
        (Plant::Lost, "lost"),
        (Plant::Duplicated, "duplicated"),
        (Plant::Reordered, "re-ordered"),
        (Plant::Diverging, "diverging"),
        (Plant::Phantom, "phantom"),
        (Plant::RefusedButStored, "refused-but-stored"),
        (Plant::Unexplained, "unexplained"),
        (Plant::Mistaken, "diverging"),
        (Plant::Stuck, "stuck"),
    ] {
        let found =
            (0..20).any(|number| violations(number, Some(plant)).1.iter().any(|found| found.kind() == kind));
        assert!(found, "{plant:?}");
    }
}

#[test]
fn a_hint_that_is_lost_costs_at_most_a_second() {
    const MOVES: usize = 20;
    for number in 0..20 {
        in_its_own_time(async {
            let sim = Sim::new(number, None).await;
            // Nothing else fails.
            sim.world.rough.store(false, Relaxed);
            let mut everybody = Vec::new();
            let mut people = JoinSet::new();
            for place in 0..NODES {
                let mut eyes = Eyes::new(GUEST, Some(Seat(0)));
                eyes.place = Some(place);
                let eyes = Arc::new(eyes);
                everybody.push(eyes.clone());
                let sim = sim.clone();
                people.spawn(async move { eyes.watch(&sim).await });
            }
            // By then all nodes have heard of each other.
            tokio::time::sleep(Duration::from_secs(3)).await;
            sim.world.deaf.store(true, Relaxed);
            for seat in 0..sim.seats() {
                let eyes = Arc::new(Eyes::new(GUEST, Some(Seat(seat))));
                let sim = sim.clone();
                people.spawn(async move {
                    tokio::join!(eyes.watch(&sim), sim.play(&eyes));
                });
            }
            let mut slowest = Duration::ZERO;
            let mut last = 0;
            for _ in 0..MOVES {
                while sim.last_step().await == last {
                    if sim.truth.at(&sim, last).await.is_some_and(|table| table.to_act().is_empty()) {
                        break;
                    }
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                last = sim.last_step().await;
                let stored = Instant::now();
                while everybody.iter().any(|eyes| eyes.seen() < last) {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                slowest = slowest.max(stored.elapsed());
            }
            sim.over.store(true, Relaxed);
            while people.join_next().await.is_some() {}
            assert!(last > 0, "nobody played");
            assert!(slowest <= Duration::from_secs(1), "SEED={number}: seen after {slowest:?}");
        });
    }
}
