//! What a host runs, and what can happen to it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use boardgame::GameRng;
use checker::{History, Stored};
use room::RoomId;
use services::{OwnNats, OwnServer};
use store::{PostgresStore, SqliteStore, Store};
use tempfile::TempDir;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc2822;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Child;

use crate::disk::Disk;
use crate::players::Players;
use crate::relay::Relay;

/// What is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One server over a file.
    Alone,
    /// Three nodes over PostgreSQL and NATS.
    Nodes,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A server is ended at once, and started again.
    Kill,
    /// A server is stopped for a while without noticing (SIGSTOP, SIGCONT).
    Sleep,
    /// No file may grow: its size is limited (`prlimit`), as a quota limits it.
    Quota,
    /// The disk is full.
    Full,
    /// The disk is for reading alone. A system makes none so while somebody writes there, unless it is broken; so a server
    /// comes up on one, says why it cannot, and comes up again when it can.
    ReadOnly,
    /// A clock jumps by an hour, there and back (`faketime`).
    Clock,
    /// The database crashes, and is started again.
    StoreGone,
    /// The database lets nothing be written.
    StoreReadOnly,
    /// The bus is ended, and started again.
    BusGone,
    /// One node hears nothing of the others, and they nothing of it.
    BusCut,
}

impl Fault {
    pub(crate) fn of(kind: Kind) -> &'static [Fault] {
        use Fault::{BusCut, BusGone, Clock, Full, Kill, Quota, ReadOnly, Sleep, StoreGone, StoreReadOnly};
        match kind {
            Kind::Alone => &[Kill, Sleep, Quota, Full, ReadOnly, Clock],
            Kind::Nodes => &[Kill, Sleep, StoreGone, StoreReadOnly, Full, BusGone, BusCut, Clock],
        }
    }

    /// Whether it needs a disk of one's own.
    fn is_of_a_disk(self) -> bool {
        matches!(self, Fault::Full | Fault::ReadOnly)
    }

    /// Whether nothing can be stored meanwhile while servers answer, so that they must have said so.
    pub fn refuses(self) -> bool {
        matches!(self, Fault::Quota | Fault::Full | Fault::StoreReadOnly)
    }
}

const NODES: usize = 3;
/// PostgreSQL keeps as little of its log as it can, so that it fits on the disk.
const SMALL: &str = "-c min_wal_size=32MB -c max_wal_size=64MB";
/// How long something is broken, at least and at most, in milliseconds.
const BROKEN: (u32, u32) = (300, 1_500);
/// How long it is whole in between.
const WHOLE: (u32, u32) = (100, 900);
/// How long a server may take to notice what was done to its clock.
const NOTICES: Duration = Duration::from_secs(10);
const AN_HOUR: Duration = Duration::from_secs(3600);
const FAKETIME: &str = "faketime/libfaketime.so.1";

/// Where servers are asked, which stays the same when they are started again.
pub(crate) type Addresses = Arc<Mutex<Vec<SocketAddr>>>;

#[derive(Debug)]
pub struct Deployment {
    program: PathBuf,
    servers: Vec<Server>,
    pub(crate) addresses: Addresses,
    shared: Option<Shared>,
    /// Where what it stores is: on the disk, where there is one.
    data: TempDir,
    disk: Option<Disk>,
    /// Not on the disk: clocks are moved when it is full too.
    clocks: TempDir,
}

/// What nodes have in common.
#[derive(Debug)]
struct Shared {
    database: OwnServer,
    nats: OwnNats,
    /// Each node's own wire to the bus.
    wires: Vec<Relay>,
}

#[derive(Debug)]
struct Server {
    child: Child,
    /// What its clock is moved by.
    clock: PathBuf,
}

impl Server {
    fn pid(&self) -> u32 {
        self.child.id().expect("it runs")
    }

    fn signal(&self, name: &str) {
        succeed(Command::new("kill").args([name, &self.pid().to_string()]));
    }

    fn limit_files(&self, limit: &str) {
        succeed(Command::new("prlimit").args([
            "--pid",
            &self.pid().to_string(),
            &format!("--fsize={limit}"),
        ]));
    }

    fn move_clock(&self, by: &str) {
        std::fs::write(&self.clock, by).expect("one's own folder can be written to");
    }
}

pub(crate) fn succeed(command: &mut Command) {
    let status = command.stdout(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "{command:?}");
}

pub(crate) async fn pause_of(millis: u64) {
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

async fn pause(rng: &mut GameRng, (least, most): (u32, u32)) {
    pause_of(u64::from(least + rng.below(most - least))).await;
}

impl Deployment {
    pub(crate) async fn start(program: &Path, kind: Kind) -> Deployment {
        let disk = Disk::new();
        let on_disk = disk.as_ref().map_or_else(std::env::temp_dir, |disk| disk.path().to_owned());
        let data = tempfile::tempdir_in(&on_disk).expect("a folder can be made");
        let (shared, count) = match kind {
            Kind::Alone => (None, 1),
            Kind::Nodes => {
                let mut nats = OwnNats::new();
                nats.start();
                let there = nats.url().trim_start_matches("nats://").parse().expect("an address");
                let mut wires = Vec::new();
                for _ in 0..NODES {
                    wires.push(Relay::to(there).await);
                }
                let database = OwnServer::start_in(&on_disk, SMALL);
                (Some(Shared { database, nats, wires }), NODES)
            }
        };
        let mut deployment = Deployment {
            program: program.to_owned(),
            servers: Vec::new(),
            addresses: Addresses::default(),
            shared,
            data,
            disk,
            clocks: tempfile::tempdir().expect("a folder can be made"),
        };
        for place in 0..count {
            let (server, address) = deployment.server(place, None).await;
            deployment.servers.push(server);
            deployment.addresses.lock().unwrap_or_else(PoisonError::into_inner).push(address);
        }
        deployment
    }

    /// What can be done to it on this machine, and what cannot.
    pub(crate) fn faults(&self, kind: Kind) -> (Vec<Fault>, Vec<Fault>) {
        Fault::of(kind).iter().partition(|fault| self.disk.is_some() || !fault.is_of_a_disk())
    }

    fn disk(&self) -> &Disk {
        self.disk.as_ref().expect("where there is none nothing is done to it")
    }

    fn address(&self, place: usize) -> SocketAddr {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)[place]
    }

    fn clock(&self, place: usize) -> PathBuf {
        self.clocks.path().join(format!("clock{place}"))
    }

    /// Starts the server in a place, at the address that it had.
    async fn server(&self, place: usize, at: Option<SocketAddr>) -> (Server, SocketAddr) {
        let clock = self.clock(place);
        std::fs::write(&clock, "+0").expect("one's own folder can be written to");
        let mut command = self.command(place, at);
        let spawned = command.stdout(Stdio::piped()).kill_on_drop(true).spawn();
        let mut child = spawned.expect("the program is there");
        let mut lines = BufReader::new(child.stdout.take().expect("it was piped")).lines();
        let first = lines.next_line().await.ok().flatten().expect("it says where it listens");
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let port = first.rsplit(':').next().and_then(|port| port.trim().parse().ok()).expect("a port");
        (Server { child, clock }, SocketAddr::from(([127, 0, 0, 1], port)))
    }

    fn command(&self, place: usize, at: Option<SocketAddr>) -> tokio::process::Command {
        let folder = if self.shared.is_some() { format!("data{place}") } else { "data".to_owned() };
        let listen = at.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 0)));
        let mut command = tokio::process::Command::new(&self.program);
        command.args(["serve", "--no-limits", "--bot-pause", "0", "--listen", &listen.to_string(), "--data"]);
        command.arg(self.data.path().join(folder));
        if let Some(Shared { database, wires, .. }) = &self.shared {
            let bus = format!("nats://{}", wires[place].address);
            command.args(["--store", &database.url(), "--bus", &bus]);
        }
        let library = format!("/usr/lib/{}-linux-gnu/{FAKETIME}", std::env::consts::ARCH);
        command.env("LC_ALL", "en").env("LUDOTECA_LOG", "off").env("LD_PRELOAD", library);
        command.env("FAKETIME_TIMESTAMP_FILE", self.clock(place)).env("FAKETIME_NO_CACHE", "1");
        command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1").env("DONT_FAKE_MONOTONIC", "1");
        command.stdin(Stdio::null());
        command
    }

    /// The server in a place comes up where nothing can be written, and says why it does not.
    async fn comes_up_in_vain(&self, place: usize) {
        let address = self.address(place);
        let said = self.command(place, Some(address)).output().await.expect("the program is there");
        let why = String::from_utf8_lossy(&said.stderr);
        assert!(!said.status.success() && why.contains("Read-only file system"), "{why}");
    }

    /// Waits until a server tells the time that its clock was set to: were the clock not its own, nothing would be shown.
    async fn notices_an_hour(&self, place: usize) {
        let url = format!("http://{}/healthz", self.address(place));
        let deadline = tokio::time::Instant::now() + NOTICES;
        let mut told = None;
        while tokio::time::Instant::now() < deadline {
            if let Ok(answer) = reqwest::get(&url).await {
                let date = answer.headers().get("date").and_then(|date| date.to_str().ok());
                told = date.and_then(|date| OffsetDateTime::parse(date, &Rfc2822).ok());
            }
            if told.is_some_and(|told| told > SystemTime::now() + AN_HOUR / 2) {
                return;
            }
            pause_of(10).await;
        }
        panic!("the clock of a server was moved by an hour, and it says {told:?}");
    }

    /// Breaks something for a moment, and mends it.
    pub(crate) async fn break_down(&mut self, fault: Fault, players: &Players, rng: &mut GameRng) {
        pause(rng, WHOLE).await;
        let place = rng.below(self.servers.len() as u32) as usize;
        match fault {
            Fault::Kill => {
                self.servers[place].child.kill().await.expect("it runs");
                self.servers[place] = self.server(place, Some(self.address(place))).await.0;
            }
            Fault::Sleep => {
                self.servers[place].signal("-STOP");
                pause(rng, BROKEN).await;
                self.servers[place].signal("-CONT");
            }
            Fault::Quota => {
                // A soft limit, which can be taken back; where a file would grow beyond it, writing fails.
                self.servers[place].limit_files("4096:unlimited");
                players.are_refused(NOTICES).await;
                pause(rng, BROKEN).await;
                self.servers[place].limit_files("unlimited:unlimited");
            }
            Fault::Full => {
                if self.shared.is_none() {
                    // Its log would take what it has grown by for a long time; a stop gives the room back.
                    self.servers[place].signal("-TERM");
                    self.servers[place].child.wait().await.expect("it runs");
                    self.servers[place] = self.server(place, Some(self.address(place))).await.0;
                }
                self.disk().fill();
                players.are_refused(NOTICES).await;
                pause(rng, BROKEN).await;
                self.disk().empty();
            }
            Fault::ReadOnly => {
                self.servers[place].child.kill().await.expect("it runs");
                self.disk().set_read_only(true);
                self.comes_up_in_vain(place).await;
                pause(rng, BROKEN).await;
                self.disk().set_read_only(false);
                self.servers[place] = self.server(place, Some(self.address(place))).await.0;
            }
            Fault::Clock => {
                // A server tells the date anew when a second has passed by its clock, and so never that it went back.
                let on = rng.below(2) == 0;
                self.servers[place].move_clock(if on { "+1h" } else { "-1h" });
                if on {
                    self.notices_an_hour(place).await;
                }
                pause(rng, BROKEN).await;
                self.servers[place].move_clock("+0");
            }
            Fault::StoreGone => {
                self.shared().database.crash();
                pause(rng, BROKEN).await;
                self.shared().database.start_again();
            }
            Fault::StoreReadOnly => {
                self.shared().database.set_read_only(true);
                players.are_refused(NOTICES).await;
                pause(rng, BROKEN).await;
                self.shared().database.set_read_only(false);
            }
            Fault::BusGone => {
                self.shared().nats.stop();
                pause(rng, BROKEN).await;
                self.shared().nats.start();
            }
            Fault::BusCut => {
                self.shared().wires[place].set(false);
                pause(rng, BROKEN).await;
                self.shared().wires[place].set(true);
            }
        }
    }

    fn shared(&mut self) -> &mut Shared {
        self.shared.as_mut().expect("only nodes have something in common that can break")
    }

    /// What a fault has ended is started again, as a host's system does.
    pub(crate) async fn mend(&mut self) {
        if let Some(Shared { database, .. }) = &self.shared {
            database.start_if_ended();
        }
        for place in 0..self.servers.len() {
            if self.servers[place].child.try_wait().expect("it can be asked").is_some() {
                self.servers[place] = self.server(place, Some(self.address(place))).await.0;
            }
        }
    }

    pub(crate) async fn stop(&mut self) {
        for server in &mut self.servers {
            server.child.kill().await.expect("it runs");
        }
    }

    /// What is stored of the rooms, after all servers have stopped.
    pub(crate) async fn read(&self, histories: &mut [(RoomId, History)]) {
        let store: Box<dyn Store> = match &self.shared {
            None => {
                let file = self.data.path().join("data/ludoteca.db");
                Box::new(SqliteStore::open(&file).await.expect("it can be opened"))
            }
            Some(Shared { database, .. }) => {
                Box::new(PostgresStore::open(&database.url()).await.expect("it can be opened"))
            }
        };
        for (room, history) in histories {
            let steps = store.steps(room, 0).await.expect("it can be read");
            history.stored = steps
                .into_iter()
                .map(|step| Stored { step: step.step, seat: step.seat, key: step.client })
                .collect();
        }
        store.close().await;
    }
}
