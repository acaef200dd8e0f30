//! What all requests and rooms of one server share.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use bus::Bus;
use room::{GameEntry, Millis};
use store::Store;
use tokio::sync::{Mutex, Notify, OnceCell};

use crate::awake::Awake;
use crate::config::Config;
use crate::error::Error;
use crate::house::House;
use crate::identity::Guests;
use crate::limiter::Limiter;
use crate::metrics::Metrics;
use crate::peers::Peers;
use crate::push::Push;
use crate::quiet::Quiet;
use crate::reviews::Reviews;
use crate::rooms::Rooms;
use crate::sweep;
use crate::think::ThinkQueue;

#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) games: Vec<Arc<GameEntry>>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) peers: Peers,
    pub(crate) rooms: Rooms,
    pub(crate) guests: Guests,
    pub(crate) limiter: Limiter,
    pub(crate) house: House,
    pub(crate) metrics: Metrics,
    pub(crate) quiet: Quiet,
    /// Where bots think.
    pub(crate) thinking: ThinkQueue,
    pub(crate) reviews: Reviews,
    pub(crate) push: Push,
    pub(crate) awake: Awake,
    pub(crate) stopping: AtomicBool,
    /// Whether all nodes have the same own pictures and cards, as far as is known.
    pub(crate) alike: AtomicBool,
    /// Wakes the requests that wait for something that will not come when the server stops.
    pub(crate) stop: Notify,
    /// Whether the store could be written to, and when that was tried.
    pub(crate) ready: Mutex<Option<(Instant, bool)>>,
    /// What the seeds of the daily deals are made with; read from the store when it is first needed.
    pub(crate) daily_secret: OnceCell<[u8; 32]>,
    /// What addresses are hashed with where the store counts what they ask for.
    pub(crate) ration_secret: OnceCell<[u8; 32]>,
}

impl App {
    pub(crate) fn new(config: Config) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        App {
            games: config.games.iter().map(|game| Arc::new(GameEntry::new(*game))).collect(),
            store: config.store.clone(),
            bus: config.bus.clone(),
            peers: Peers::new(config.node, config.bus.clone()),
            rooms: Rooms::default(),
            guests: Guests::default(),
            limiter: Limiter::new(config.limits),
            house: House::default(),
            metrics: Metrics::new(config.store.clone()),
            quiet: Quiet::default(),
            thinking: ThinkQueue::new(cores),
            reviews: Reviews::default(),
            push: Push::default(),
            awake: Awake::new(&config.clock),
            stopping: AtomicBool::new(false),
            alike: AtomicBool::new(true),
            stop: Notify::new(),
            ready: Mutex::default(),
            daily_secret: OnceCell::new(),
            ration_secret: OnceCell::new(),
            config,
        }
    }

    /// What is done beside what is asked for, as long as the server runs.
    pub(crate) fn aside(self: &Arc<App>) -> [Pin<Box<dyn Future<Output = ()> + Send>>; 8] {
        let app = || self.clone();
        [
            Box::pin(app().hear()),
            Box::pin(app().beat()),
            Box::pin(app().beat_in_store()),
            Box::pin(app().make_up()),
            Box::pin(app().stay_awake()),
            Box::pin(app().follow_house()),
            Box::pin(app().compare_brought()),
            Box::pin(sweep::run(app())),
        ]
    }

    /// The time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> Millis {
        self.config.clock.now()
    }

    /// Done when the server stops.
    pub(crate) async fn stopped(&self) {
        let mut stop = std::pin::pin!(self.stop.notified());
        // Listen first and look then, or it could stop in between.
        stop.as_mut().enable();
        if !self.stopping.load(Relaxed) {
            stop.await;
        }
    }

    pub(crate) fn game(&self, id: &str) -> Result<&Arc<GameEntry>, Error> {
        self.games.iter().find(|entry| entry.info.id == id).ok_or(Error::UnknownGame)
    }
}
