//! Those who play: each room has two who look and act through any server, and one who only looks, through the eyes of the
//! first. They write down what they asked for, what was answered and what they were told.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use boardgame::{GameRng, Seed};
use checker::{Answer, Asked, History, Stream, Told};
use games::AnyGame;
use reqwest::{Client, RequestBuilder};
use room::RoomId;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::deployment::{Addresses, Deployment};

/// After so long nobody waits for an answer any more; a page does not either.
const ANSWER: Duration = Duration::from_secs(4);
/// A stream that has told nothing for so long, not even that it lives, is opened anew, as the page does it.
const MUTE: Duration = Duration::from_secs(20);
const BREATH: Duration = Duration::from_millis(30);

pub(crate) struct Players {
    rooms: Vec<Arc<Room>>,
    tasks: JoinSet<()>,
}

struct Room {
    id: RoomId,
    game: &'static dyn AnyGame,
    token: String,
    http: Client,
    servers: Addresses,
    history: Mutex<History>,
    /// How far it is known to go.
    step: AtomicU64,
    /// Games end; there is nothing to go on with then.
    over: AtomicBool,
    enough: AtomicBool,
}

#[derive(Deserialize)]
struct Stand<'a> {
    step: u64,
    by: Option<u8>,
    to_act: Vec<u8>,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    outcome: Option<Value>,
}

#[derive(Deserialize)]
struct Hello<'a> {
    #[serde(borrow)]
    table: Stand<'a>,
}

/// A move that this seat may make now.
struct Turn {
    step: u64,
    legal: Box<RawValue>,
}

impl Players {
    pub(crate) async fn sit_down(deployment: &Deployment, rooms: usize) -> Players {
        let http =
            Client::builder().timeout(Duration::from_secs(3600)).build().expect("a client can be made");
        let servers = deployment.addresses.clone();
        let url = format!("http://{}/api", any(&servers, &mut GameRng::new(Seed::of_number(0), 0)));
        let ask = |request: RequestBuilder, body: Value| async move {
            let answer = request.json(&body).send().await.expect("nothing is broken yet");
            answer.json::<Value>().await.expect("it answers in JSON")
        };
        let guest = ask(http.post(format!("{url}/tokens")), json!({ "name": "Marta" })).await;
        let token = guest["token"].as_str().expect("a token").to_owned();
        let game = games::ALL[0];
        let mut players = Players { rooms: Vec::new(), tasks: JoinSet::new() };
        for number in 0..rooms {
            let others_play = number % 2 == 1;
            let asked = if others_play {
                json!({ "game": game.info().id, "mine": ["A"], "bots": ["easy"], "start": true })
            } else {
                json!({ "game": game.info().id, "mine": ["A", "B"], "start": true })
            };
            let opened = ask(http.post(format!("{url}/rooms")).bearer_auth(&token), asked).await;
            let room = Arc::new(Room {
                id: RoomId(Arc::from(opened["id"].as_str().expect("a room"))),
                game,
                token: token.clone(),
                http: http.clone(),
                servers: servers.clone(),
                history: Mutex::new(History { others_play, ..History::default() }),
                step: AtomicU64::new(0),
                over: AtomicBool::new(false),
                enough: AtomicBool::new(false),
            });
            let seats = if others_play { 1 } else { 2 };
            for (watcher, seat) in (0..seats).chain([0]).enumerate() {
                let acts = watcher < usize::from(seats);
                let seed = Seed::of_number((number * 10 + watcher) as u64);
                players.tasks.spawn(room.clone().sit(seat, acts, GameRng::new(seed, 0)));
            }
            players.rooms.push(room);
        }
        players
    }

    /// Waits until every room that is not over has made so many more steps, and names those that do not.
    pub(crate) async fn that_stand_still(&self, steps: u64, patience: Duration) -> Vec<String> {
        let goals: Vec<u64> = self.rooms.iter().map(|room| room.step.load(Relaxed) + steps).collect();
        let deadline = tokio::time::Instant::now() + patience;
        let goes_on =
            |(room, goal): &(&Arc<Room>, &u64)| room.step.load(Relaxed) >= **goal || room.over.load(Relaxed);
        while tokio::time::Instant::now() < deadline
            && !self.rooms.iter().zip(&goals).all(|one| goes_on(&one))
        {
            tokio::time::sleep(BREATH).await;
        }
        let mut still = Vec::new();
        for (room, _) in self.rooms.iter().zip(&goals).filter(|one| !goes_on(one)) {
            still.push(room.stand().await);
        }
        still
    }

    /// Everybody ends, and tells what they have written down.
    pub(crate) async fn get_up(self) -> Vec<(RoomId, History)> {
        for room in &self.rooms {
            room.enough.store(true, Relaxed);
        }
        self.tasks.join_all().await;
        self.rooms.iter().map(|room| (room.id.clone(), room.history().clone())).collect()
    }
}

fn any(servers: &Addresses, rng: &mut GameRng) -> SocketAddr {
    let servers = servers.lock().unwrap_or_else(PoisonError::into_inner);
    servers[rng.below(servers.len() as u32) as usize]
}

impl Room {
    fn history(&self) -> MutexGuard<'_, History> {
        self.history.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which room it is, and how it stands by what each server says.
    async fn stand(&self) -> String {
        let mut said = {
            let history = self.history();
            let with = if history.others_play { " with a bot" } else { "" };
            let last = history.asked.last().map(|asked| (&asked.key, &asked.answer));
            let step = self.step.load(Relaxed);
            format!("room {}{with} was told step {step} and answered {last:?}", self.id.0)
        };
        let servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for server in servers {
            let table = self.table_at(server).await;
            said.push_str(&format!("; {server} says {table:?}"));
        }
        said
    }

    /// The step at which a server has the room, and whom it waits for there.
    async fn table_at(&self, server: SocketAddr) -> Option<(u64, Vec<u8>)> {
        let url = format!("http://{server}/api/rooms/{}/events?seat=0", self.id.0);
        let opened = self.http.get(url).bearer_auth(&self.token).send();
        let mut answer = tokio::time::timeout(ANSWER, opened).await.ok()?.ok()?;
        let mut hello = Vec::new();
        while !hello.windows(2).any(|pair| pair == b"\n\n") {
            hello.extend_from_slice(&tokio::time::timeout(ANSWER, answer.chunk()).await.ok()?.ok()??);
        }
        let hello = String::from_utf8(hello).ok()?;
        let data = hello.lines().find_map(|line| line.strip_prefix("data: "))?;
        let Hello { table } = serde_json::from_str(data).ok()?;
        Some((table.step, table.to_act))
    }

    fn is_enough(&self) -> bool {
        self.enough.load(Relaxed) || self.over.load(Relaxed)
    }

    /// Looks through the eyes of a seat, opens a stream anew where it breaks, and acts when it is its turn.
    async fn sit(self: Arc<Room>, seat: u8, acts: bool, mut rng: GameRng) {
        let mut moves = Moves { seat, sent: 0, answered: Vec::new() };
        while !self.is_enough() {
            let mut stream = Stream { eyes: Some(seat), ..Stream::default() };
            self.look(seat, acts, &mut stream, &mut moves, &mut rng).await;
            self.history().streams.push(stream);
            tokio::time::sleep(BREATH).await;
        }
    }

    async fn look(
        &self,
        seat: u8,
        acts: bool,
        stream: &mut Stream,
        moves: &mut Moves,
        rng: &mut GameRng,
    ) -> Option<()> {
        let url = format!("http://{}/api/rooms/{}/events?seat={seat}", any(&self.servers, rng), self.id.0);
        let opened = self.http.get(url).bearer_auth(&self.token).send();
        let mut answer = tokio::time::timeout(ANSWER, opened).await.ok()?.ok()?;
        if !answer.status().is_success() {
            return None;
        }
        let mut buffer = Vec::new();
        loop {
            let chunk = tokio::time::timeout(MUTE, answer.chunk()).await.ok()?.ok()??;
            buffer.extend_from_slice(&chunk);
            let mut turn = None;
            while let Some(end) = buffer.windows(2).position(|pair| pair == b"\n\n") {
                let frame: Vec<u8> = buffer.drain(..end + 2).collect();
                let frame = String::from_utf8(frame).ok()?;
                let data = frame.lines().find_map(|line| line.strip_prefix("data: "))?;
                let stand = match frame.lines().next()? {
                    "event: hello" => {
                        let Hello { table } = serde_json::from_str(data).ok()?;
                        stream.from = table.step;
                        table
                    }
                    "event: step" => {
                        let stand: Stand<'_> = serde_json::from_str(data).ok()?;
                        stream.told.push(Told { step: stand.step, seat: stand.by, shown: data.to_owned() });
                        stand
                    }
                    _ => continue,
                };
                self.step.fetch_max(stand.step, Relaxed);
                if stand.outcome.is_some() {
                    self.over.store(true, Relaxed);
                }
                turn = stand
                    .legal
                    .filter(|_| acts && stand.to_act.contains(&seat))
                    .map(|legal| Turn { step: stand.step, legal: legal.to_owned() });
            }
            if self.is_enough() {
                return None;
            }
            if let Some(turn) = turn {
                self.act(turn, moves, rng).await;
            }
        }
    }

    /// Makes a move, asks again until it is answered or all is over, and writes the answer down.
    async fn act(&self, turn: Turn, moves: &mut Moves, rng: &mut GameRng) {
        let Some(action) = self.game.sample(&turn.legal, rng) else { return };
        moves.sent += 1;
        let key = format!("{}-{}-{}", self.id.0, moves.seat, moves.sent);
        let body = format!(
            "{{\"seat\":{},\"step\":{},\"id\":\"{key}\",\"action\":{}}}",
            moves.seat,
            turn.step,
            action.get()
        );
        let mut answer = Answer::Unknown;
        while answer == Answer::Unknown && !self.enough.load(Relaxed) {
            // Some ask twice at once, through whichever servers.
            if rng.below(5) == 0 {
                let (here, there) = (any(&self.servers, rng), any(&self.servers, rng));
                let (one, other) = tokio::join!(self.ask(here, &body), self.ask(there, &body));
                answer = if one == Answer::Unknown { other } else { one };
            } else {
                answer = self.ask(any(&self.servers, rng), &body).await;
            }
            if answer == Answer::Unknown {
                tokio::time::sleep(BREATH).await;
            }
        }
        if let Answer::Step(step) = &answer {
            moves.answered.push((body, *step));
        }
        let client = format!("{}-{}", self.id.0, moves.seat);
        self.history().asked.push(Asked { client, key, seat: moves.seat, answer });
        // A request that was lost on the way may arrive when its move has long been made.
        if rng.below(5) == 0 && !moves.answered.is_empty() {
            let (old, step) = &moves.answered[rng.below(moves.answered.len() as u32) as usize];
            let again = self.ask(any(&self.servers, rng), old).await;
            assert!(
                again == Answer::Step(*step) || again == Answer::Unknown,
                "{old} became step {step}, and now {again:?}"
            );
        }
    }

    async fn ask(&self, server: SocketAddr, body: &str) -> Answer {
        let url = format!("http://{server}/api/rooms/{}/actions", self.id.0);
        let request = self.http.post(url).bearer_auth(&self.token).header("content-type", "application/json");
        let sent = async {
            let answer = request.body(body.to_owned()).send().await.ok()?;
            let status = answer.status();
            Some((status, answer.json::<Value>().await.ok()?))
        };
        match tokio::time::timeout(ANSWER, sent).await {
            Ok(Some((status, said))) if status.is_success() => {
                said["step"].as_u64().map_or(Answer::Unknown, Answer::Step)
            }
            // What is wrong with the server for now is asked again; what is wrong with the move is told once.
            Ok(Some((status, said))) if status.is_client_error() => {
                Answer::Refused(said["code"].as_str().unwrap_or_default().to_owned())
            }
            _ => Answer::Unknown,
        }
    }
}

/// What one seat has sent.
struct Moves {
    seat: u8,
    sent: u64,
    /// What was answered, by the whole request, and the step it became.
    answered: Vec<(String, u64)>,
}
