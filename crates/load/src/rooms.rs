//! Rooms that are played side by side, and what the servers needed for it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use games::AnyGame;
use tokio::task::JoinSet;

use crate::client::Connection;
use crate::player::{Places, Player, guest, open_room};
use crate::process::{Server, cpu_of_all};

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    pub game: &'static dyn AnyGame,
    pub rooms: usize,
    /// The time between two moves of a room; flat out without one.
    pub pace: Option<Duration>,
    pub length: Duration,
}

/// Which nodes a room's people reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// All of a room the same one.
    ByRoom,
    /// Each stream another one, and the moves one more, as far as there are nodes.
    Any,
}

impl Spread {
    fn places(self, servers: &[Server], slot: usize) -> Places {
        let at = |more: usize| {
            let more = if self == Spread::ByRoom { 0 } else { more };
            servers[(slot + more) % servers.len()].address
        };
        Places { streams: vec![at(0), at(1)], moves: at(2) }
    }
}

/// What one load gave.
#[derive(Debug)]
pub struct Measured {
    /// How long each move took, shortest first.
    pub took: Vec<Duration>,
    pub seconds: f64,
    /// Processor time of all servers, in seconds.
    pub cpu: f64,
    /// That of what they stand on, in the order in which it was named.
    pub others: Vec<f64>,
    pub commits: f64,
}

impl Measured {
    pub fn moves(&self) -> f64 {
        self.took.len() as f64
    }

    /// In milliseconds.
    pub fn quantile(&self, share: f64) -> f64 {
        quantile(&self.took, share)
    }
}

/// How long so large a share took at most, in milliseconds; `took` is sorted.
pub fn quantile(took: &[Duration], share: f64) -> f64 {
    let index = ((took.len() as f64 * share) as usize).min(took.len().saturating_sub(1));
    took.get(index).map_or(f64::NAN, |took| took.as_secs_f64() * 1e3)
}

impl Load {
    /// Plays against these servers; `others` are processes whose time is told too, with all that they have started.
    pub async fn run(&self, servers: &[Server], spread: Spread, others: &[u32]) -> io::Result<Measured> {
        let token = guest(servers[0].address).await?;
        let mut players = Vec::new();
        for slot in 0..self.rooms {
            let places = spread.places(servers, slot);
            players.push(self.player(places, &token, format!("s{slot}")).await?);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let before = Stand::of(servers, others).await?;
        let started = Instant::now();
        let mut tasks = JoinSet::new();
        for (slot, player) in players.into_iter().enumerate() {
            // Paced rooms begin one after the other, as people do.
            let delay = self.pace.map(|pace| pace.mul_f64(slot as f64 / self.rooms as f64));
            tasks.spawn(play(*self, player, delay, stop.clone()));
        }
        tokio::time::sleep(self.length).await;
        let seconds = started.elapsed().as_secs_f64();
        let after = Stand::of(servers, others).await?;
        stop.store(true, Relaxed);
        let mut took = Vec::new();
        for played in tasks.join_all().await {
            took.extend(played?);
        }
        took.sort_unstable();
        Ok(Measured {
            took,
            seconds,
            cpu: after.cpu - before.cpu,
            others: after.others.iter().zip(&before.others).map(|(after, before)| after - before).collect(),
            commits: after.commits - before.commits,
        })
    }

    /// Somebody in a new room, which has begun.
    pub async fn player(&self, places: Places, token: &str, name: String) -> io::Result<Player> {
        let room = open_room(places.moves, token, self.game).await?;
        Player::join_at(places, token.to_owned(), room, self.game.info().min_seats, name).await
    }
}

/// How far the counters are.
struct Stand {
    cpu: f64,
    others: Vec<f64>,
    commits: f64,
}

impl Stand {
    async fn of(servers: &[Server], others: &[u32]) -> io::Result<Stand> {
        let (mut cpu, mut commits) = (0.0, 0.0);
        for server in servers {
            cpu += server.cpu()?;
            commits += counted(server.metrics, "ludoteca_store_commits_total").await?;
        }
        let others = others.iter().map(|pid| cpu_of_all(*pid)).collect::<io::Result<_>>()?;
        Ok(Stand { cpu, others, commits })
    }
}

async fn play(
    load: Load,
    mut player: Player,
    delay: Option<Duration>,
    stop: Arc<AtomicBool>,
) -> io::Result<Vec<Duration>> {
    let mut took = Vec::new();
    let begin = tokio::time::Instant::now() + delay.unwrap_or_default();
    let mut beat = load.pace.map(|pace| tokio::time::interval_at(begin, pace));
    loop {
        if let Some(beat) = &mut beat {
            beat.tick().await;
        }
        if stop.load(Relaxed) {
            return Ok(took);
        }
        if player.is_over() {
            let (token, name) = (player.token().to_owned(), format!("{}n", player.room));
            player = load.player(player.places().clone(), &token, name).await?;
        }
        let Some(sent) = player.next_move(load.game) else {
            return Err(io::Error::other("a game that is not over has a move"));
        };
        let (step, time) = player.send(&sent).await?;
        took.push(time);
        player.follow(step).await?;
    }
}

/// What a server counts.
pub async fn counted(metrics: SocketAddr, name: &str) -> io::Result<f64> {
    let mut connection = Connection::open(metrics, None).await?;
    let (_, text) = connection.send("GET", "/metrics", "").await?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let count = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    count.and_then(|count| count.parse().ok()).ok_or_else(|| io::Error::other(format!("no {name}")))
}
