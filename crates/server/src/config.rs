//! What a server is told before it starts.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bus::Bus;
use games::AnyGame;
use store::{Millis, Store};

use crate::chance::Chance;
use crate::world::now;

/// How a server runs; the caller owns the store, the bus and the socket.
#[derive(Clone, Debug)]
pub struct Config {
    pub games: &'static [&'static dyn AnyGame],
    pub store: Arc<dyn Store>,
    pub bus: Arc<dyn Bus>,
    /// The least time a bot seems to think that stands in for somebody who must keep silent.
    pub bot_pause: Duration,
    pub limits: Limits,
    /// Whether a reverse proxy in front tells the caller's address and scheme.
    pub behind_proxy: bool,
    /// Where other devices reach this server, when it is opened as `localhost`.
    pub public_url: Option<String>,
    /// The folder of own pictures.
    pub decks: Option<PathBuf>,
    /// How long a room that nobody watches stays in memory.
    pub idle: Duration,
    /// How long somebody may be away before the others may let a bot play on.
    pub absence: Duration,
    /// How long everybody waits for a seat that must keep silent before they may let a bot play on: whether its owner
    /// is here is not for them to know.
    pub patience: Duration,
    /// How long a closed stream still counts as presence: pages close and open them when they change seats.
    pub grace: Duration,
    /// How often a stream is kept alive; the page takes one that is silent three times as long for dead.
    pub keep_alive: Duration,
    /// How long the body of a request may take to come.
    pub body: Duration,
    /// How long somebody may read nothing of an answer before the connection is ended.
    pub unread: Duration,
    /// How often old things are looked for.
    pub sweep: Duration,
    /// What time it is, for daily deals, for tables with a clock and for the sweep.
    pub clock: Clock,
    /// Where the seeds of new rooms come from.
    pub chance: Chance,
}

impl Config {
    /// The usual settings.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Config {
        Config {
            games: games::ALL,
            store,
            bus,
            bot_pause: Duration::from_secs(3),
            limits: Limits::default(),
            behind_proxy: false,
            public_url: None,
            decks: None,
            idle: Duration::from_secs(120),
            absence: Duration::from_secs(30),
            patience: Duration::from_secs(120),
            grace: Duration::from_secs(3),
            keep_alive: Duration::from_secs(6),
            body: Duration::from_secs(20),
            unread: Duration::from_secs(30),
            sweep: Duration::from_secs(60 * 60),
            clock: Clock::system(),
            chance: Chance::system(),
        }
    }
}

/// Where the time of daily deals, of tables with a clock and of the sweep comes from: the system, or whatever a test says.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Millis + Send + Sync>);

impl Clock {
    pub fn system() -> Clock {
        Clock(Arc::new(now))
    }

    /// Milliseconds since 1970, as `tell` tells them.
    pub fn told_by(tell: impl Fn() -> Millis + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(tell))
    }

    pub(crate) fn now(&self) -> Millis {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock")
    }
}

/// So many at once, and one more every so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub every: Duration,
}

impl Rate {
    pub const fn new(burst: u32, every: Duration) -> Rate {
        Rate { burst, every }
    }

    /// So often that it is no limit.
    pub const NONE: Rate = Rate::new(u32::MAX, Duration::ZERO);
}

/// How much one guest or one address may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// All writes of one guest: more than anybody can tap.
    pub guest: Rate,
    /// All writes from one address: a family or a class behind one router.
    pub address: Rate,
    /// New guests from one address.
    pub newcomers: Rate,
    /// New rooms of one guest.
    pub rooms: Rate,
    /// What one guest says.
    pub talk: Rate,
    /// Hints for one guest: a strong bot thinks for each.
    pub hints: Rate,
    /// Streams opened from one address.
    pub streams: Rate,
    /// Tries at doors and personal links from one address.
    pub doors: Rate,
    /// Tries that found nothing, from anywhere: with it, guessing a code is useless even from many addresses.
    pub wrong_doors: Rate,
    /// Tries that found nothing from one address, while those from anywhere are used up: others who guess must not hold
    /// the door shut to somebody who knows the code, and may slip once or twice.
    pub own_wrong_doors: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        let millis = Duration::from_millis;
        Limits {
            guest: Rate::new(60, millis(50)),
            address: Rate::new(400, millis(5)),
            newcomers: Rate::new(30, millis(5_000)),
            rooms: Rate::new(20, millis(10_000)),
            talk: Rate::new(10, millis(1_000)),
            hints: Rate::new(6, millis(2_000)),
            streams: Rate::new(100, millis(200)),
            doors: Rate::new(10, millis(6_000)),
            wrong_doors: Rate::new(60, millis(4_000)),
            own_wrong_doors: Rate::new(3, millis(2 * 60 * 60 * 1000)),
        }
    }
}

impl Limits {
    /// For measurements and simulations.
    pub const NONE: Limits = Limits {
        guest: Rate::NONE,
        address: Rate::NONE,
        newcomers: Rate::NONE,
        rooms: Rate::NONE,
        talk: Rate::NONE,
        hints: Rate::NONE,
        streams: Rate::NONE,
        doors: Rate::NONE,
        wrong_doors: Rate::NONE,
        own_wrong_doors: Rate::NONE,
    };
}
