//! What all requests and rooms of one server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use bus::{Bus, Node};
use games::{AnyGame, GameInfo};
use store::{Millis, Store};
use tokio::sync::{Mutex, Notify, OnceCell, Semaphore};

use crate::config::Config;
use crate::error::Error;
use crate::identity::Guests;
use crate::limiter::Limiter;
use crate::metrics::Metrics;
use crate::quiet::Quiet;
use crate::rooms::Rooms;

#[derive(Debug)]
pub(crate) struct World {
    pub(crate) config: Config,
    pub(crate) games: Vec<Offered>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) node: Node,
    pub(crate) rooms: Rooms,
    pub(crate) guests: Guests,
    pub(crate) limiter: Limiter,
    pub(crate) metrics: Metrics,
    pub(crate) quiet: Quiet,
    /// Bots that think at once: as many as there are processors.
    pub(crate) thinkers: Semaphore,
    pub(crate) stopping: AtomicBool,
    /// Wakes whoever waits for something that will not come when the server stops.
    pub(crate) stop: Notify,
    /// Whether the store could be written to, and when that was tried.
    pub(crate) ready: Mutex<Option<(Instant, bool)>>,
    /// What the seeds of the daily deals are made with; read from the store when it is first needed.
    pub(crate) daily_secret: OnceCell<[u8; 32]>,
}

/// A game that can be played here.
#[derive(Clone, Debug)]
pub(crate) struct Offered {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) info: GameInfo,
}

impl World {
    pub(crate) fn new(config: Config) -> World {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        World {
            games: config.games.iter().map(|game| Offered { game: *game, info: game.info() }).collect(),
            store: config.store.clone(),
            bus: config.bus.clone(),
            node: config.bus.join(),
            rooms: Rooms::default(),
            guests: Guests::default(),
            limiter: Limiter::new(config.limits),
            metrics: Metrics::default(),
            quiet: Quiet::default(),
            thinkers: Semaphore::new(cores),
            stopping: AtomicBool::new(false),
            stop: Notify::new(),
            ready: Mutex::default(),
            daily_secret: OnceCell::new(),
            config,
        }
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

    pub(crate) fn game(&self, id: &str) -> Result<&Offered, Error> {
        self.games.iter().find(|offered| offered.info.id == id).ok_or(Error::UnknownGame)
    }
}

impl Offered {
    /// The bot that plays where nobody says which.
    pub(crate) fn usual_bot(&self) -> &'static str {
        self.info.usual_bot
    }

    /// The bot that gives hints.
    pub(crate) fn strongest_bot(&self) -> Result<&'static str, Error> {
        self.bots().last().ok_or(Error::UnknownBot)
    }

    /// Whether this bot can be invited into a room.
    pub(crate) fn check_bot(&self, name: &str) -> Result<(), Error> {
        if self.bots().any(|bot| bot == name) { Ok(()) } else { Err(Error::UnknownBot) }
    }

    fn bots(&self) -> impl Iterator<Item = &'static str> {
        self.info.bots.iter().filter(|bot| bot.at_table).map(|bot| bot.name)
    }
}

/// The time as it is stored: milliseconds since 1970.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is past 1970");
    i64::try_from(since.as_millis()).expect("the year is below 200 million")
}
