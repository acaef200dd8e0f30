//! boardgame.io as another process, and somebody who plays a match of it alone, as [`load::player`] does here.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use load::client::Connection;
use load::process::{cpu_of, memory_of};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::socket::Socket;

/// How long a server may take to come up, and a move to be answered: it is told nothing where it was refused.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct Engine {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Engine {
    /// Starts it with its store in a folder, or in memory.
    pub(crate) async fn start(folder: Option<&Path>) -> io::Result<Engine> {
        let place = crate::root().join("bench/peers");
        let mut command = Command::new("node");
        command.arg("serve.js").args(folder).current_dir(place).env("NODE_ENV", "production");
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.kill_on_drop(true).spawn()?;
        let mut lines = BufReader::new(child.stdout.take().expect("it was piped")).lines();
        let line = tokio::time::timeout(PATIENCE, lines.next_line()).await??.unwrap_or_default();
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let address = line.strip_prefix("http://").and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| io::Error::other(format!("it does not start: {line}")))?;
        Ok(Engine { child, address })
    }

    fn pid(&self) -> u32 {
        self.child.id().unwrap_or_default()
    }

    pub(crate) fn cpu(&self) -> io::Result<f64> {
        cpu_of(self.pid())
    }

    pub(crate) fn memory(&self) -> io::Result<u64> {
        memory_of(self.pid())
    }

    pub(crate) fn has_ended(&mut self) -> io::Result<bool> {
        Ok(self.child.try_wait()?.is_some())
    }

    pub(crate) async fn kill(mut self) -> io::Result<()> {
        self.child.start_kill()?;
        self.child.wait().await.map(drop)
    }
}

#[derive(Debug, Deserialize)]
struct Game {
    may: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
    gameover: Option<IgnoredAny>,
}

/// Where a match stands.
#[derive(Debug, Deserialize)]
struct State {
    #[serde(rename = "G")]
    game: Game,
    ctx: Context,
    #[serde(rename = "_stateID")]
    number: u64,
}

/// A match and the secrets of its seats.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    id: String,
    secrets: Vec<String>,
}

#[derive(Debug)]
pub(crate) struct Player {
    pub(crate) room: Match,
    seats: Vec<(Socket, State)>,
    /// What the next move is drawn from.
    chance: u64,
}

impl Match {
    pub(crate) async fn open(server: SocketAddr) -> io::Result<Match> {
        let mut connection = Connection::open(server, None).await?;
        let made = connection.good("POST", "/games/race/create", &json!({ "numPlayers": 2 })).await?;
        let id = made["matchID"].as_str().ok_or_else(|| io::Error::other("no match"))?.to_owned();
        let mut secrets = Vec::new();
        for seat in 0..2 {
            let asked = json!({ "playerID": seat.to_string(), "playerName": "Bench" });
            let joined = connection.good("POST", &format!("/games/race/{id}/join"), &asked).await?;
            let secret = joined["playerCredentials"].as_str();
            secrets.push(secret.ok_or_else(|| io::Error::other("no credentials"))?.to_owned());
        }
        Ok(Match { id, secrets })
    }
}

impl Player {
    pub(crate) async fn join(server: SocketAddr, room: Match) -> io::Result<Player> {
        let mut seats = Vec::new();
        for (seat, secret) in room.secrets.iter().enumerate() {
            let mut socket = Socket::open(server).await?;
            let asked = json!(["sync", room.id, seat.to_string(), secret]);
            socket.emit(&asked.to_string()).await?;
            // Nothing is said where it is not let in.
            let state = tokio::time::timeout(PATIENCE, next(&mut socket)).await??;
            seats.push((socket, state));
        }
        let chance = room.id.bytes().fold(7u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        Ok(Player { room, seats, chance })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.number_and_end().1
    }

    /// How many moves the match is old, as the server counts them.
    pub(crate) fn number(&self) -> u64 {
        self.number_and_end().0
    }

    fn number_and_end(&self) -> (u64, bool) {
        let state = &self.seats[0].1;
        (state.number, state.ctx.gameover.is_some())
    }

    /// Makes a move of those that are allowed, and waits until both seats have heard of it: how long it took until
    /// whoever made it had.
    pub(crate) async fn play(&mut self) -> io::Result<Duration> {
        let state = &self.seats[0].1;
        let (number, seat) = (state.number, usize::from(state.ctx.current_player == "1"));
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let may = &state.game.may;
        let (name, args) = match may.len() {
            0 => ("pass", json!([])),
            count => ("go", json!([may[(self.chance >> 33) as usize % count]])),
        };
        let payload = json!({ "type": name, "args": args, "playerID": seat.to_string(), "credentials": self.room.secrets[seat] });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        let asked = json!(["update", action, number, self.room.id, seat.to_string()]).to_string();
        let started = Instant::now();
        self.seats[seat].0.emit(&asked).await?;
        self.until(seat, number).await?;
        let took = started.elapsed();
        self.until(1 - seat, number).await?;
        Ok(took)
    }

    async fn until(&mut self, seat: usize, before: u64) -> io::Result<()> {
        let (socket, state) = &mut self.seats[seat];
        while state.number <= before {
            *state = tokio::time::timeout(PATIENCE, next(socket)).await??;
        }
        Ok(())
    }

    /// Answers what the server asks to see whether somebody is there, until it is gone.
    pub(crate) async fn stay(mut self) {
        let [(first, _), (second, _)] = &mut self.seats[..] else { return };
        let _ = tokio::join!(next(first), next(second));
    }
}

/// The next state that a socket is told.
async fn next(socket: &mut Socket) -> io::Result<State> {
    #[derive(Deserialize)]
    struct Synced {
        state: State,
    }
    let (name, told) = socket.event(&["sync", "update"]).await?;
    let told: &RawValue = told.get(1).ok_or_else(|| io::Error::other("no state"))?;
    Ok(if name == "sync" { Synced::deserialize(told)?.state } else { State::deserialize(told)? })
}
