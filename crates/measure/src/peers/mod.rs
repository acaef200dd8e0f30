//! Ludoteca beside boardgame.io, in the same run and with the same shape of client: rooms of two, each with two
//! connections that are told everything; a move is made when both have heard of the last one.

mod boardgame_io;
mod socket;

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use load::memory::{self, Memory};
use load::player::{Places, Player, guest};
use load::process::Server;
use load::rooms::{Load, Spread, quantile};
use tempfile::TempDir;
use tokio::task::JoinSet;

use self::boardgame_io::{Engine, Match, Player as Peer};
use crate::{busy, folder, head, row};

const ROOMS: usize = 200;
/// A server that is killed: how often, with how many rooms, and after so many answers of each at least.
const KILLS: u64 = 5;
const KILLED_ROOMS: usize = 60;
const ANSWERS: u64 = 25;

/// What is measured, a row of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Ludoteca,
    FlatFile,
    Memory,
}

impl Side {
    fn name(self) -> &'static str {
        match self {
            Side::Ludoteca => "Ludoteca, SQLite",
            Side::FlatFile => "boardgame.io, FlatFile",
            Side::Memory => "boardgame.io, in memory",
        }
    }
}

/// What a load gave: times in milliseconds, processor time in seconds.
struct Figures {
    rate: f64,
    median: f64,
    slow: f64,
    /// Processor time of a move, in microseconds.
    cpu: f64,
}

pub(crate) async fn section(program: &Path, length: Duration) -> io::Result<String> {
    let mut text = format!(
        "## Beside boardgame.io\n\n{ROOMS} rooms of two, flat out, two connections each. Load of the machine at the \
         beginning: {}.\n\n",
        busy()
    );
    text.push_str(&head([
        "server",
        "moves/s",
        "p50, ms",
        "p99, ms",
        "CPU a move, µs",
        "a room, kB",
        "with its two connections, kB",
    ]));
    for side in [Side::Ludoteca, Side::FlatFile, Side::Memory] {
        eprintln!("{} …", side.name());
        let figures = flat_out(program, side, length).await?;
        let [bare, watched] = room(program, side).await?;
        text.push_str(&row([
            side.name().to_owned(),
            format!("{:.0}", figures.rate),
            format!("{:.2}", figures.median),
            format!("{:.2}", figures.slow),
            format!("{:.0}", figures.cpu),
            bare.map_or("–".to_owned(), |bytes| format!("{:.1}", bytes / 1e3)),
            watched.map_or("–".to_owned(), |bytes| format!("{:.1}", bytes / 1e3)),
        ]));
    }
    Ok(text)
}

/// What is left after a server was killed.
pub(crate) async fn killed_section(program: &Path) -> io::Result<String> {
    let mut text = String::new();
    text.push_str(&format!(
        "### Killed, beside boardgame.io\n\nOf each kill (SIGKILL) {KILLED_ROOMS} rooms, at least {ANSWERS} answers a room; then the server is \
         started again over what it had stored.\n\n"
    ));
    text.push_str(&head([
        "server",
        "kills",
        "rooms",
        "rooms that lost answered moves",
        "rooms that are gone",
        "does not start",
        "ends when a room is opened",
    ]));
    for side in [Side::Ludoteca, Side::FlatFile] {
        let mut sum = Lost::default();
        for round in 0..KILLS {
            sum.add(killed(program, side, round).await?);
        }
        text.push_str(&row([
            side.name().to_owned(),
            KILLS.to_string(),
            sum.rooms.to_string(),
            sum.behind.to_string(),
            sum.gone.to_string(),
            sum.does_not_start.to_string(),
            sum.ends.to_string(),
        ]));
    }
    Ok(text)
}

/// So many in matches of their own. They come together: whoever does not answer for some seconds is thrown out.
async fn peers(address: SocketAddr, count: usize) -> io::Result<Vec<Peer>> {
    let mut joining = JoinSet::new();
    for _ in 0..count {
        joining.spawn(async move { Peer::join(address, Match::open(address).await?).await });
    }
    joining.join_all().await.into_iter().collect()
}

async fn flat_out(program: &Path, side: Side, length: Duration) -> io::Result<Figures> {
    let data = folder()?;
    if side == Side::Ludoteca {
        let server = [Server::start(program, data.path(), &[]).await?];
        let load = Load { game: games::ALL[0], rooms: ROOMS, pace: None, length };
        let measured = load.run(&server, Spread::ByRoom, &[]).await?;
        return Ok(Figures {
            rate: measured.moves() / measured.seconds,
            median: measured.quantile(0.5),
            slow: measured.quantile(0.99),
            cpu: measured.cpu / measured.moves() * 1e6,
        });
    }
    let engine = Engine::start((side == Side::FlatFile).then_some(data.path())).await?;
    let address = engine.address;
    let players = peers(address, ROOMS).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let (cpu, started) = (engine.cpu()?, Instant::now());
    let mut tasks = JoinSet::new();
    for mut player in players {
        let stop = stop.clone();
        tasks.spawn(async move {
            let mut took = Vec::new();
            while !stop.load(Relaxed) {
                if player.is_over() {
                    player = Peer::join(address, Match::open(address).await?).await?;
                }
                took.push(player.play().await?);
            }
            io::Result::Ok(took)
        });
    }
    tokio::time::sleep(length).await;
    let (seconds, cpu) = (started.elapsed().as_secs_f64(), engine.cpu()? - cpu);
    stop.store(true, Relaxed);
    let mut took = Vec::new();
    for played in tasks.join_all().await {
        took.extend(played?);
    }
    took.sort_unstable();
    engine.kill().await?;
    let moves = took.len() as f64;
    Ok(Figures {
        rate: moves / seconds,
        median: quantile(&took, 0.5),
        slow: quantile(&took, 0.99),
        cpu: cpu / moves * 1e6,
    })
}

/// What a room takes after some moves, in bytes: alone, and with its two connections.
async fn room(program: &Path, side: Side) -> io::Result<[Option<f64>; 2]> {
    let data = folder()?;
    if side == Side::Ludoteca {
        let memory = Memory::measure(program, &data.path().join("data"), games::ALL[0]).await?;
        return Ok([memory.bare, memory.watched].map(|bytes| Some(memory.each(bytes))));
    }
    let store = (side == Side::FlatFile).then_some(data.path());
    let engine = Engine::start(store).await?;
    // What it does at first is done for a match that is not counted.
    let mut first = Peer::join(engine.address, Match::open(engine.address).await?).await?;
    for _ in 0..memory::MOVES {
        first.play().await?;
    }
    let idle = settled(&engine).await?;
    let mut played = JoinSet::new();
    for mut player in peers(engine.address, memory::ROOMS).await? {
        played.spawn(async move {
            for _ in 0..memory::MOVES {
                if !player.is_over() {
                    player.play().await?;
                }
            }
            io::Result::Ok(player.room)
        });
    }
    let matches: Vec<Match> = played.join_all().await.into_iter().collect::<io::Result<_>>()?;
    let each = |memory: u64| memory.saturating_sub(idle) as f64 / memory::ROOMS as f64;
    let bare = settled(&engine).await?;
    let mut there = JoinSet::new();
    for room in matches {
        there.spawn(Peer::join(engine.address, room).await?.stay());
    }
    let watched = settled(&engine).await?;
    engine.kill().await?;
    Ok([Some(each(bare)), Some(each(watched))])
}

/// The memory of an engine after it had time to tidy up.
async fn settled(engine: &Engine) -> io::Result<u64> {
    tokio::time::sleep(Duration::from_secs(3)).await;
    engine.memory()
}

/// What a kill has cost.
#[derive(Default)]
struct Lost {
    rooms: usize,
    /// Rooms that are there without moves that had been answered.
    behind: usize,
    /// Rooms that are not there.
    gone: usize,
    does_not_start: u64,
    /// How often it came to an end because somebody opened a room.
    ends: u64,
}

impl Lost {
    fn add(&mut self, other: Lost) {
        self.rooms += other.rooms;
        self.behind += other.behind;
        self.gone += other.gone;
        self.does_not_start += other.does_not_start;
        self.ends += other.ends;
    }

    fn count(&mut self, answered: u64, found: Option<u64>) {
        self.rooms += 1;
        match found {
            None => self.gone += 1,
            Some(found) if found < answered => self.behind += 1,
            Some(_) => {}
        }
    }
}

/// How far each room was answered to be.
type Answered = Vec<Arc<AtomicU64>>;

/// Waits until each room has had answers enough, and a little more, so that no two kills come at the same moment.
async fn until_answered(answered: &Answered, round: u64) {
    let enough = (ANSWERS + 7 * round) * answered.len() as u64;
    while answered.iter().map(|room| room.load(Relaxed)).sum::<u64>() < enough {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn killed(program: &Path, side: Side, round: u64) -> io::Result<Lost> {
    let data = folder()?;
    let answered: Answered = (0..KILLED_ROOMS).map(|_| Arc::default()).collect();
    match side {
        Side::Ludoteca => killed_here(program, &data, &answered, round).await,
        _ => killed_there(&data, &answered, round).await,
    }
}

async fn killed_here(program: &Path, data: &TempDir, answered: &Answered, round: u64) -> io::Result<Lost> {
    let game = games::ALL[0];
    let load = Load { game, rooms: KILLED_ROOMS, pace: None, length: Duration::ZERO };
    let server = Server::start(program, data.path(), &[]).await?;
    let (address, token) = (server.address, guest(server.address).await?);
    let at = |address| Places { streams: vec![address], moves: address };
    let (mut tasks, mut rooms) = (JoinSet::new(), Vec::new());
    for (slot, known) in answered.iter().cloned().enumerate() {
        let mut player = load.player(at(address), &token, format!("k{slot}")).await?;
        rooms.push(player.room.clone());
        tasks.spawn(async move {
            while let Some(sent) = player.next_move(game).filter(|_| !player.is_over()) {
                let Ok((step, _)) = player.send(&sent).await else { return };
                known.store(step, Relaxed);
                if player.follow(step).await.is_err() {
                    return;
                }
            }
        });
    }
    until_answered(answered, round).await;
    server.kill().await?;
    tasks.join_all().await;
    let mut lost = Lost::default();
    let server = match Server::start(program, data.path(), &[]).await {
        Ok(server) => server,
        Err(_) => return Ok(Lost { rooms: KILLED_ROOMS, gone: KILLED_ROOMS, does_not_start: 1, ..lost }),
    };
    for (room, known) in rooms.into_iter().zip(answered) {
        let seats = game.info().min_seats;
        let player = Player::join(server.address, token.clone(), room, seats, String::new()).await;
        lost.count(known.load(Relaxed), player.ok().map(|player| player.step()));
    }
    server.kill().await?;
    Ok(lost)
}

async fn killed_there(data: &TempDir, answered: &Answered, round: u64) -> io::Result<Lost> {
    let engine = Engine::start(Some(data.path())).await?;
    let address = engine.address;
    let (mut tasks, mut rooms) = (JoinSet::new(), Vec::new());
    for (mut player, known) in peers(address, answered.len()).await?.into_iter().zip(answered) {
        let known = known.clone();
        rooms.push(player.room.clone());
        tasks.spawn(async move {
            while !player.is_over() && player.play().await.is_ok() {
                known.store(player.number(), Relaxed);
            }
        });
    }
    until_answered(answered, round).await;
    engine.kill().await?;
    tasks.join_all().await;
    let mut lost = Lost::default();
    let mut engine = match Engine::start(Some(data.path())).await {
        Ok(engine) => engine,
        Err(_) => {
            lost.does_not_start = 1;
            throw_away_what_is_broken(data.path())?;
            Engine::start(Some(data.path())).await?
        }
    };
    for (room, known) in rooms.into_iter().zip(answered) {
        // A match that is not there is made anew when somebody comes: it has no move then.
        let found = Peer::join(engine.address, room).await.ok().map(|player| player.number());
        lost.count(known.load(Relaxed), found.filter(|found| *found > 0));
        if engine.has_ended()? {
            lost.ends += 1;
            engine = Engine::start(Some(data.path())).await?;
        }
    }
    engine.kill().await?;
    Ok(lost)
}

/// Files that are no JSON keep the engine from starting: a host would have to find and remove them.
fn throw_away_what_is_broken(folder: &Path) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path: PathBuf = entry?.path();
        if path.is_file() && serde_json::from_slice::<serde_json::Value>(&std::fs::read(&path)?).is_err() {
            std::fs::remove_file(path)?;
        }
    }
    Ok(())
}
