//! What a server takes when nothing happens, and what a room adds.

use std::io;
use std::path::Path;
use std::time::Duration;

use games::AnyGame;

use crate::client::{Connection, Events};
use crate::player::{Player, guest, open_room};
use crate::process::Server;

/// Rooms and moves by which memory is measured.
pub const ROOMS: usize = 400;
pub const MOVES: usize = 60;

/// In bytes.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    pub idle: u64,
    /// With [`ROOMS`] rooms, in which nobody is.
    pub bare: u64,
    /// With a stream for every seat of theirs.
    pub watched: u64,
}

impl Memory {
    /// Rooms that were played are read anew by a server that has done nothing else, so that nothing but rooms and
    /// streams is counted.
    pub async fn measure(program: &Path, data: &Path, game: &'static dyn AnyGame) -> io::Result<Memory> {
        let seats = game.info().min_seats;
        let server = Server::start(program, data, &[]).await?;
        let token = guest(server.address).await?;
        let mut rooms = Vec::new();
        for slot in 0..ROOMS {
            let room = open_room(server.address, &token, game).await?;
            let mut player =
                Player::join(server.address, token.clone(), room, seats, format!("m{slot}")).await?;
            for _ in 0..MOVES {
                if let Some(sent) = player.next_move(game).filter(|_| !player.is_over()) {
                    let (step, _) = player.send(&sent).await?;
                    player.follow(step).await?;
                }
            }
            rooms.push(player.room);
        }
        server.kill().await?;

        let server = Server::start(program, data, &[]).await?;
        let mut connection = Connection::open(server.address, Some(token.clone())).await?;
        connection.send("GET", "/api/rooms", "").await?;
        let idle = settled(&server).await?;
        for room in &rooms {
            connection.send("GET", &format!("/api/rooms/{room}"), "").await?;
        }
        let bare = settled(&server).await?;
        let mut streams = Vec::new();
        for room in &rooms {
            for seat in 0..seats {
                let path = format!("/api/rooms/{room}/events?seat={seat}");
                let mut events = Events::open(server.address, &token, &path).await?;
                events.next("hello").await?;
                streams.push(events);
            }
        }
        let watched = settled(&server).await?;
        server.kill().await?;
        Ok(Memory { idle, bare, watched })
    }

    /// What a room adds to an idle server that then takes `memory`, in bytes.
    pub fn each(&self, memory: u64) -> f64 {
        memory.saturating_sub(self.idle) as f64 / ROOMS as f64
    }
}

/// The memory of a server that has finished what it was doing.
pub async fn settled(server: &Server) -> io::Result<u64> {
    tokio::time::sleep(Duration::from_secs(1)).await;
    server.memory()
}
