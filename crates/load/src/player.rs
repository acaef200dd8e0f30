//! One room played over the wire by one guest who has all its seats, by moves drawn from what the server says is legal.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use boardgame::{GameRng, Seat, Seed};
use games::AnyGame;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use serde_json::value::RawValue;

use crate::client::{Connection, Events};

/// A move as it was sent, and the step that it became, once answered.
#[derive(Clone, Debug)]
pub struct Sent {
    pub id: String,
    pub seat: u8,
    pub action: String,
    pub answered: Option<u64>,
}

/// What a seat knows of where the game stands.
#[derive(Debug)]
struct Seen {
    step: u64,
    to_act: Vec<Seat>,
    legal: Option<Box<RawValue>>,
    over: bool,
}

#[derive(Deserialize)]
struct Stand<'a> {
    step: u64,
    to_act: Vec<Seat>,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Hello<'a> {
    #[serde(borrow)]
    table: Stand<'a>,
}

impl From<Stand<'_>> for Seen {
    fn from(stand: Stand<'_>) -> Seen {
        Seen {
            step: stand.step,
            to_act: stand.to_act,
            legal: stand.legal.map(ToOwned::to_owned),
            over: stand.outcome.is_some(),
        }
    }
}

/// Which servers somebody asks.
#[derive(Clone, Debug)]
pub struct Places {
    /// For a seat after the other, again from the first where there are more seats.
    pub streams: Vec<SocketAddr>,
    pub moves: SocketAddr,
}

/// Somebody who plays one room alone.
#[derive(Debug)]
pub struct Player {
    pub room: String,
    token: String,
    places: Places,
    moves: Connection,
    seats: Vec<(Events, Seen)>,
    rng: GameRng,
    /// Distinguishes the moves of this player from all others.
    name: String,
    sent: u64,
}

/// The token of a new guest.
pub async fn guest(server: SocketAddr) -> io::Result<String> {
    let mut connection = Connection::open(server, None).await?;
    let reply = connection.good("POST", "/api/tokens", &json!({ "name": "Bench" })).await?;
    reply["token"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other("no token"))
}

/// A new room of `game` in which the guest has all seats; it has begun.
pub async fn open_room(server: SocketAddr, token: &str, game: &dyn AnyGame) -> io::Result<String> {
    let mut connection = Connection::open(server, Some(token.to_owned())).await?;
    let info = game.info();
    let mine: Vec<String> = (0..info.min_seats).map(|seat| format!("Seat {seat}")).collect();
    let asked = json!({ "game": info.id, "mine": mine, "start": true });
    let room = connection.good("POST", "/api/rooms", &asked).await?;
    room["id"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other("no room"))
}

impl Player {
    /// Joins a room that the guest has all seats of.
    pub async fn join(
        server: SocketAddr,
        token: String,
        room: String,
        seats: u8,
        name: String,
    ) -> io::Result<Player> {
        Player::join_at(Places { streams: vec![server], moves: server }, token, room, seats, name).await
    }

    /// Joins it through several servers.
    pub async fn join_at(
        places: Places,
        token: String,
        room: String,
        seats: u8,
        name: String,
    ) -> io::Result<Player> {
        let moves = Connection::open(places.moves, Some(token.clone())).await?;
        let mut streams = Vec::new();
        for (seat, server) in (0..seats).zip(places.streams.iter().cycle()) {
            let path = format!("/api/rooms/{room}/events?seat={seat}");
            let mut events = Events::open(*server, &token, &path).await?;
            let hello = events.next("hello").await?;
            let Hello { table } = serde_json::from_slice(&hello)?;
            streams.push((events, table.into()));
        }
        let number = name.bytes().fold(7u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let rng = GameRng::new(Seed::of_number(number), 0);
        Ok(Player { room, token, places, moves, seats: streams, rng, name, sent: 0 })
    }

    pub fn token(&self) -> &str {
        &self.token
    }

    pub fn places(&self) -> &Places {
        &self.places
    }

    /// The step on which the first seat stands.
    pub fn step(&self) -> u64 {
        self.seats[0].1.step
    }

    pub fn is_over(&self) -> bool {
        self.seats.iter().any(|(_, seen)| seen.over)
    }

    /// The next move, drawn from what is legal; none where the game waits for somebody else.
    pub fn next_move(&mut self, game: &dyn AnyGame) -> Option<Sent> {
        let seat = *self.seats[0].1.to_act.iter().find(|seat| seat.index() < self.seats.len())?;
        let legal = self.seats[seat.index()].1.legal.as_deref()?;
        let action = game.sample(legal, &mut self.rng)?;
        self.sent += 1;
        let id = format!("{}-{}", self.name, self.sent);
        Some(Sent { id, seat: seat.0, action: action.get().to_owned(), answered: None })
    }

    /// Sends a move and waits for its answer: the step it became, and how long that took.
    pub async fn send(&mut self, sent: &Sent) -> io::Result<(u64, Duration)> {
        let step = self.seats[0].1.step;
        let Sent { id, seat, action, .. } = sent;
        let body = format!("{{\"seat\":{seat},\"step\":{step},\"id\":\"{id}\",\"action\":{action}}}");
        let path = format!("/api/rooms/{}/actions", self.room);
        let started = Instant::now();
        let (status, answer) = self.moves.send("POST", &path, &body).await?;
        let took = started.elapsed();
        if status != 200 {
            return Err(io::Error::other(format!("{status} {}", String::from_utf8_lossy(&answer))));
        }
        #[derive(Deserialize)]
        struct Moved {
            step: u64,
        }
        let Moved { step } = serde_json::from_slice(&answer)?;
        Ok((step, took))
    }

    /// Waits for the next step, whoever makes it.
    pub async fn hear(&mut self) -> io::Result<()> {
        self.follow(self.step() + 1).await
    }

    /// Reads all streams up to a step.
    pub async fn follow(&mut self, step: u64) -> io::Result<()> {
        for (events, seen) in &mut self.seats {
            while seen.step < step {
                let data = events.next("step").await?;
                let stand: Stand<'_> = serde_json::from_slice(&data)?;
                *seen = stand.into();
            }
        }
        Ok(())
    }
}
