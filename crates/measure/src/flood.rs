//! People who play among themselves while others let as many strong bots think as they can: how much longer their moves
//! take. Quiet and flood take turns, because the machine is not the same from one minute to the next.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use games::AnyGame;
use load::client::Connection;
use load::player::{Player, guest};
use load::process::Server;
use load::rooms::{Load, Spread};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{busy, folder, head, row};

const PEOPLE: usize = 50;
const PACE: Duration = Duration::from_secs(1);
/// Rooms of every game in which a bot thinks whenever it may.
const FLOOD: usize = 25;
const ROUNDS: usize = 3;

pub(crate) async fn section(program: &Path, length: Duration) -> io::Result<String> {
    let data = folder()?;
    let server = [Server::start(program, data.path(), &[]).await?];
    let people = Load { game: games::ALL[0], rooms: PEOPLE, pace: Some(PACE), length };
    let flooded = FLOOD * games::ALL.iter().filter(|game| strongest(**game).is_some()).count();
    let mut text = format!(
        "## A flood of bots\n\n{PEOPLE} rooms of two people at one move a second, alone and beside {flooded} rooms in which \
         the strongest bot of a game thinks whenever it may. Load of the machine at the beginning: {}.\n\n",
        busy()
    );
    text.push_str(&head([
        "round",
        "p50, ms",
        "p99, ms",
        "p50 in the flood, ms",
        "p99 in the flood, ms",
        "times",
        "bots' moves/s",
    ]));
    for round in 1..=ROUNDS {
        let quiet = people.run(&server, Spread::ByRoom, &[]).await?;
        let flood = Flood::begin(server[0].address).await?;
        let loud = people.run(&server, Spread::ByRoom, &[]).await?;
        let thoughts = flood.end().await;
        text.push_str(&row([
            round.to_string(),
            format!("{:.2}", quiet.quantile(0.5)),
            format!("{:.2}", quiet.quantile(0.99)),
            format!("{:.2}", loud.quantile(0.5)),
            format!("{:.2}", loud.quantile(0.99)),
            format!("{:.2}", loud.quantile(0.99) / quiet.quantile(0.99)),
            format!("{:.0}", thoughts as f64 / loud.seconds),
        ]));
    }
    Ok(text)
}

/// The strongest bot that can be invited.
fn strongest(game: &dyn AnyGame) -> Option<&'static str> {
    game.info().bots.iter().rev().find(|bot| bot.at_table).map(|bot| bot.name)
}

struct Flood(JoinSet<()>, tokio::sync::watch::Sender<usize>);

impl Flood {
    async fn begin(server: SocketAddr) -> io::Result<Flood> {
        let token = guest(server).await?;
        let (count, _) = tokio::sync::watch::channel(0);
        let mut rooms = JoinSet::new();
        for game in games::ALL {
            let Some(bot) = strongest(*game) else { continue };
            for _ in 0..FLOOD {
                rooms.spawn(play(server, token.clone(), *game, bot, count.clone()));
            }
        }
        Ok(Flood(rooms, count))
    }

    /// How often a bot has played.
    async fn end(mut self) -> usize {
        self.0.shutdown().await;
        *self.1.borrow()
    }
}

/// One who answers a bot at once, in one room after the other.
async fn play(
    server: SocketAddr,
    token: String,
    game: &'static dyn AnyGame,
    bot: &'static str,
    count: tokio::sync::watch::Sender<usize>,
) {
    while again(server, &token, game, bot, &count).await.is_ok() {}
}

async fn again(
    server: SocketAddr,
    token: &str,
    game: &'static dyn AnyGame,
    bot: &str,
    count: &tokio::sync::watch::Sender<usize>,
) -> io::Result<()> {
    let info = game.info();
    let mut connection = Connection::open(server, Some(token.to_owned())).await?;
    let bots = vec![bot; usize::from(info.min_seats.max(2)) - 1];
    let asked = json!({ "game": info.id, "mine": ["Flood"], "bots": bots, "start": true });
    let room = connection.good("POST", "/api/rooms", &asked).await?;
    let room = room["id"].as_str().ok_or_else(|| io::Error::other("no room"))?.to_owned();
    let mut player = Player::join(server, token.to_owned(), room.clone(), 1, room).await?;
    while !player.is_over() {
        match player.next_move(game) {
            Some(sent) => {
                // Somebody else may have acted at the same time: then one looks again.
                if let Ok((step, _)) = player.send(&sent).await {
                    player.follow(step).await?;
                    continue;
                }
            }
            None => count.send_modify(|count| *count += 1),
        }
        player.hear().await?;
    }
    Ok(())
}
