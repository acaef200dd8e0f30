//! What a server is told before it starts.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bus::{Bus, NodeId};
use games::AnyGame;
use room::{Bounds, Millis, Terms};
use store::Store;

use crate::chance::Chance;
use crate::limits::{self, Limits};
use crate::push::Services;
use crate::random;
use crate::tls::Tls;

/// How a server runs; the caller owns the store, the bus and the socket.
#[derive(Clone, Debug)]
pub struct Config {
    pub games: &'static [&'static dyn AnyGame],
    pub store: Arc<dyn Store>,
    pub bus: Arc<dyn Bus>,
    /// What the other nodes call this one.
    pub node: NodeId,
    /// The least time a bot seems to think that stands in for a person who must keep silent.
    pub bot_pause: Duration,
    /// How long bots that would rather wait for people do so, where the game waits for nobody else: for one person who is
    /// neither hasty nor slow, and by that for any table (`room::bots_wait`).
    pub bot_patience: Duration,
    /// How long nothing may be heard of a bot that another node lets think before this one does.
    pub take_over: Duration,
    /// How many games are imagined for each choice of a finished game that is looked back at, about.
    pub review_games: u32,
    pub limits: Limits,
    /// Whether a reverse proxy in front tells the caller's address and scheme.
    pub behind_proxy: bool,
    /// The names by which it is called, in lower case; where there are none, by any.
    pub hosts: Vec<String>,
    /// Where other devices reach this server, when it is opened as `localhost`; without the base path.
    pub public_url: Option<String>,
    /// The folder of the site under which this server offers itself, such as `/games`; empty where it has the whole site.
    pub base_path: String,
    /// How connections are sealed, where no proxy in front does it.
    pub tls: Option<Tls>,
    /// What one must know to open a room; whoever has a link joins without it.
    pub opening_key: Option<String>,
    /// The folder of own pictures.
    pub decks: Option<PathBuf>,
    /// How long a room that nobody watches stays in memory.
    pub idle: Duration,
    /// How long a person may be away before the others may let a bot play on.
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
    /// How long a client may read nothing of an answer before the connection is ended.
    pub unread: Duration,
    /// As many connections may one address have; behind a proxy, which has one for all, this counts nothing.
    pub connections: usize,
    /// How far people can drive a game.
    pub bounds: Bounds,
    /// Steps of the past that are told in one answer: in a `hello`, and of a replay.
    pub told: u64,
    /// Which services may be asked to call people.
    pub services: Services,
    /// How long a service that did not take a notice is left alone.
    pub call_again: Duration,
    /// How often old things are looked for.
    pub sweep: Duration,
    /// What a host has brought, which must be the same on all nodes, and how often it is compared.
    pub brought: Vec<PathBuf>,
    pub compare_brought: Duration,
    /// How often it is read what the house has decided.
    pub follow_house: Duration,
    /// How often the server notes that it runs, and looks for tables over days whose time is up.
    pub awake: Duration,
    /// What time it is.
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
            node: random::node_id(),
            bot_pause: Duration::from_secs(3),
            bot_patience: Duration::from_secs(20),
            take_over: Duration::from_secs(2),
            review_games: 400,
            limits: Limits::default(),
            behind_proxy: false,
            hosts: Vec::new(),
            public_url: None,
            base_path: String::new(),
            tls: None,
            opening_key: None,
            decks: None,
            idle: Duration::from_secs(120),
            absence: Duration::from_secs(30),
            patience: Duration::from_secs(120),
            grace: Duration::from_secs(3),
            keep_alive: Duration::from_secs(6),
            body: Duration::from_secs(20),
            unread: Duration::from_secs(30),
            connections: limits::CONNECTIONS,
            bounds: Bounds::default(),
            told: limits::TOLD,
            services: Services::default(),
            call_again: Duration::from_secs(30),
            sweep: Duration::from_secs(60 * 60),
            brought: Vec::new(),
            compare_brought: Duration::from_secs(60),
            follow_house: Duration::from_secs(2),
            awake: Duration::from_secs(60),
            clock: Clock::system(),
            chance: Chance::system(),
        }
    }

    /// How long people wait for each other in a room.
    pub(crate) fn terms(&self) -> Terms {
        let millis = |span: Duration| Millis::try_from(span.as_millis()).unwrap_or(Millis::MAX);
        Terms { grace: millis(self.grace), absence: millis(self.absence), patience: millis(self.patience) }
    }
}

/// What time it is, for everything that is stored, shown or decided by it: the system says, or a test.
#[derive(Clone)]
pub struct Clock {
    tell: Arc<dyn Fn() -> Millis + Send + Sync>,
    /// How long the machine has been awake, where that is another matter.
    awake: Option<Arc<dyn Fn() -> Millis + Send + Sync>>,
}

impl Clock {
    pub fn system() -> Clock {
        let tell = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is past 1970");
            i64::try_from(since.as_millis()).expect("the year is below 200 million")
        };
        let began = Instant::now();
        let awake = move || i64::try_from(began.elapsed().as_millis()).expect("no machine runs so long");
        Clock::told_by(tell).awake(awake)
    }

    /// Milliseconds since 1970, as `tell` tells them.
    pub fn told_by(tell: impl Fn() -> Millis + Send + Sync + 'static) -> Clock {
        Clock { tell: Arc::new(tell), awake: None }
    }

    /// The same on a machine that sleeps now and then: `awake` tells for how long it has not slept.
    #[must_use]
    pub fn awake(self, awake: impl Fn() -> Millis + Send + Sync + 'static) -> Clock {
        Clock { awake: Some(Arc::new(awake)), ..self }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> Millis {
        (self.tell)()
    }

    /// For how long the machine has been awake, in milliseconds since some time.
    pub(crate) fn awake_for(&self) -> Millis {
        self.awake.as_ref().map_or_else(|| self.now(), |awake| awake())
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock")
    }
}
