//! A server under load: how many durable moves a second, how soon they are answered, and what a room costs.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use boardgame::Saying;
use games::AnyGame;
use tokio::task::JoinSet;
use words::{Lang, word};

use crate::load::client::{Connection, Events};
use crate::load::player::{Player, guest, open_room};
use crate::load::process::Server;
use crate::numbers::{fixed, whole};
use crate::told::say;

const ROOMS: [usize; 2] = [50, 200];
/// Rooms and moves by which memory is measured.
const MANY: usize = 400;
const MOVES: usize = 60;

/// What one load gave.
struct Measured {
    /// How long each move took, shortest first.
    took: Vec<Duration>,
    seconds: f64,
    /// Processor time of the server.
    cpu: f64,
    commits: f64,
}

impl Measured {
    fn quantile(&self, share: f64) -> f64 {
        let index = ((self.took.len() as f64 * share) as usize).min(self.took.len().saturating_sub(1));
        self.took.get(index).map_or(f64::NAN, |took| took.as_secs_f64() * 1e3)
    }
}

pub(crate) fn section(budget: Duration, lang: Lang) -> anyhow::Result<String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let data = std::env::temp_dir().join(format!("ludoteca-rooms-{}", std::process::id()));
    let text = runtime.block_on(measure(&data, budget, lang));
    std::fs::remove_dir_all(&data)?;
    Ok(text?)
}

async fn measure(data: &Path, budget: Duration, lang: Lang) -> io::Result<String> {
    let game = games::ALL[0];
    let name = word(lang, &format!("{}-name", game.info().id));
    let how = say(lang, &Saying::new("cli-bench-rooms-how").with("game", name));
    let mut text = format!("## {}\n\n{how}\n\n", word(lang, "cli-bench-rooms"));
    let heads = ["load", "moves", "median", "slow", "cpu", "batch"];
    let heads = heads.map(|head| word(lang, &format!("cli-bench-rooms-{head}")));
    text.push_str(&format!("| {} |\n|---|{}\n", heads.join(" | "), "---:|".repeat(heads.len() - 1)));
    for (key, pace) in
        [("cli-bench-rooms-flat-out", None), ("cli-bench-rooms-paced", Some(Duration::from_secs(1)))]
    {
        for rooms in ROOMS {
            let server = Server::start(&data.join(format!("{key}-{rooms}"))).await?;
            let length = if pace.is_some() { 10 * budget } else { 5 * budget };
            let measured = load(&server, game, rooms, pace, length).await?;
            let moves = measured.took.len() as f64;
            let figures = [
                say(lang, &Saying::new(key).with("rooms", rooms as i64)),
                whole(lang, (moves / measured.seconds) as u64),
                fixed(lang, measured.quantile(0.5), 2),
                fixed(lang, measured.quantile(0.99), 2),
                whole(lang, (measured.cpu / moves * 1e6) as u64),
                fixed(lang, moves / measured.commits, 1),
            ];
            text.push_str(&format!("| {} |\n", figures.join(" | ")));
            server.kill().await?;
        }
    }
    text.push_str(&format!("\n{}\n", say(lang, &memory(data, game, lang).await?)));
    Ok(text)
}

/// Plays `rooms` rooms at a time for a while; `pace` is the time between two moves of a room.
async fn load(
    server: &Server,
    game: &'static dyn AnyGame,
    rooms: usize,
    pace: Option<Duration>,
    length: Duration,
) -> io::Result<Measured> {
    let token = guest(server.address).await?;
    let mut players = Vec::new();
    for slot in 0..rooms {
        players.push(new_player(server.address, &token, game, format!("s{slot}")).await?);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let (cpu, commits, started) = (server.cpu()?, count_commits(server).await?, Instant::now());
    let mut tasks = JoinSet::new();
    for (slot, player) in players.into_iter().enumerate() {
        // Paced rooms begin one after the other, as people do.
        let delay = pace.map(|pace| pace.mul_f64(slot as f64 / rooms as f64));
        tasks.spawn(play(server.address, game, player, pace, delay, stop.clone()));
    }
    tokio::time::sleep(length).await;
    let seconds = started.elapsed().as_secs_f64();
    let (cpu, commits) = (server.cpu()? - cpu, count_commits(server).await? - commits);
    stop.store(true, Relaxed);
    let mut took = Vec::new();
    for played in tasks.join_all().await {
        took.extend(played?);
    }
    took.sort_unstable();
    Ok(Measured { took, seconds, cpu, commits })
}

async fn new_player(
    server: std::net::SocketAddr,
    token: &str,
    game: &dyn AnyGame,
    name: String,
) -> io::Result<Player> {
    let room = open_room(server, token, game).await?;
    Player::join(server, token.to_owned(), room, game.info().min_seats, name).await
}

async fn play(
    server: std::net::SocketAddr,
    game: &'static dyn AnyGame,
    mut player: Player,
    pace: Option<Duration>,
    delay: Option<Duration>,
    stop: Arc<AtomicBool>,
) -> io::Result<Vec<Duration>> {
    let mut took = Vec::new();
    let mut beat = pace
        .map(|pace| tokio::time::interval_at(tokio::time::Instant::now() + delay.unwrap_or_default(), pace));
    loop {
        if let Some(beat) = &mut beat {
            beat.tick().await;
        }
        if stop.load(Relaxed) {
            return Ok(took);
        }
        if player.is_over() {
            let token = player.token().to_owned();
            player = new_player(server, &token, game, format!("{}n", player.room)).await?;
        }
        let Some(sent) = player.next_move(game) else {
            return Err(io::Error::other("a game that is not over has a move"));
        };
        let (step, time) = player.send(&sent).await?;
        took.push(time);
        player.follow(step).await?;
    }
}

async fn count_commits(server: &Server) -> io::Result<f64> {
    let mut connection = Connection::open(server.metrics, None).await?;
    let (_, text) = connection.send("GET", "/metrics", "").await?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("ludoteca_store_commits_total "));
    line.and_then(|count| count.parse().ok()).ok_or_else(|| io::Error::other("no metrics"))
}

/// What the server takes when nothing happens, and what a room adds: rooms that were played are read anew by a server
/// that has done nothing else, so that nothing but rooms and streams is counted.
async fn memory(data: &Path, game: &'static dyn AnyGame, lang: Lang) -> io::Result<Saying> {
    let data = data.join("memory");
    let server = Server::start(&data).await?;
    let token = guest(server.address).await?;
    let mut rooms = Vec::new();
    for slot in 0..MANY {
        let mut player = new_player(server.address, &token, game, format!("m{slot}")).await?;
        for _ in 0..MOVES {
            if let Some(sent) = player.next_move(game).filter(|_| !player.is_over()) {
                let (step, _) = player.send(&sent).await?;
                player.follow(step).await?;
            }
        }
        rooms.push(player.room);
    }
    server.kill().await?;

    let server = Server::start(&data).await?;
    let mut connection = Connection::open(server.address, Some(token.clone())).await?;
    connection.send("GET", "/api/rooms", "").await?;
    let idle = settled(&server).await?;
    for room in &rooms {
        connection.send("GET", &format!("/api/rooms/{room}"), "").await?;
    }
    let bare = settled(&server).await?;
    let mut streams = Vec::new();
    for room in &rooms {
        for seat in 0..game.info().min_seats {
            let path = format!("/api/rooms/{room}/events?seat={seat}");
            let mut events = Events::open(server.address, &token, &path).await?;
            events.next("hello").await?;
            streams.push(events);
        }
    }
    let watched = settled(&server).await?;
    server.kill().await?;
    let each = |memory: u64| fixed(lang, memory.saturating_sub(idle) as f64 / MANY as f64 / 1000.0, 1);
    Ok(Saying::new("cli-bench-rooms-memory")
        .with("idle", fixed(lang, idle as f64 / 1e6, 1))
        .with("bare", each(bare))
        .with("watched", each(watched))
        .with("moves", MOVES as i64)
        .with("rooms", MANY as i64))
}

/// The memory of a server that has finished what it was doing.
async fn settled(server: &Server) -> io::Result<u64> {
    tokio::time::sleep(Duration::from_secs(1)).await;
    server.memory()
}
