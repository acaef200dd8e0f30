//! Those who play: each room has two who look and act through any server, and one who only looks, through the eyes of the
//! first. They write down what they asked for, what was answered and what they were told.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use boardgame::{GameRng, Seed};
use checker::{Answer, Asked, History, Stream, Told};
use futures_util::future::join_all;
use games::AnyGame;
use reqwest::Client;
use room::RoomId;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::deployment::{Addresses, Deployment, pause_of};

/// After so long nobody waits for an answer any more; a page does not either.
const ANSWER: Duration = Duration::from_secs(4);
/// A stream that has told nothing for so long, not even that it lives, is opened anew, as the page does it.
const MUTE: Duration = Duration::from_secs(20);
const BREATH: Duration = Duration::from_millis(30);

/// How long a room may take to be opened where something was broken a moment ago.
const OPENS: Duration = Duration::from_secs(30);
/// What a server says that has stored nothing and will not.
const NOT_STORED: &str = "error-not-stored";

pub(crate) struct Players {
    http: Client,
    servers: Addresses,
    token: String,
    rooms: Vec<Arc<Room>>,
    /// Those whose games are over, and what was written down there.
    left: Vec<Arc<Room>>,
    /// How many rooms there were.
    opened: u64,
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
    view: &'a RawValue,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    #[serde(borrow)]
    outcome: Option<&'a RawValue>,
    speech: &'a str,
}

impl Stand<'_> {
    /// How the table stands, in the words that `hello` and `step` have in common.
    fn digest(&self) -> String {
        let text = |json: Option<&RawValue>| json.map(|json| json.get().to_owned());
        digest(&(self.view.get(), text(self.legal), &self.to_act, text(self.outcome), self.speech))
    }
}

/// Short, because of hours of play much is to be compared.
fn digest(what: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[derive(Deserialize)]
struct Hello<'a> {
    #[serde(borrow)]
    table: Stand<'a>,
}

/// What came of one request.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Heard {
    Step(u64),
    /// What is wrong with the move.
    No(String),
    /// What is wrong with the server, for now.
    NotNow(String),
    Nothing,
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
        let mut players = Players {
            http,
            servers,
            token: String::new(),
            rooms: Vec::new(),
            left: Vec::new(),
            opened: 0,
            tasks: JoinSet::new(),
        };
        let guest = players.insist("tokens", json!({ "name": "Marta" })).await;
        players.token = guest["token"].as_str().expect("a token").to_owned();
        for _ in 0..rooms {
            let room = players.open().await;
            players.rooms.push(room);
        }
        players
    }

    /// Asks until it is answered: something may have been broken a moment ago.
    async fn insist(&self, path: &str, body: Value) -> Value {
        let mut rng = GameRng::new(Seed::of_number(self.opened), 0);
        let deadline = tokio::time::Instant::now() + OPENS;
        while tokio::time::Instant::now() < deadline {
            let url = format!("http://{}/api/{path}", any(&self.servers, &mut rng));
            let asked = self.http.post(url).bearer_auth(&self.token).json(&body).send();
            if let Ok(Ok(answer)) = tokio::time::timeout(ANSWER, asked).await
                && answer.status().is_success()
                && let Ok(said) = answer.json().await
            {
                return said;
            }
            tokio::time::sleep(BREATH).await;
        }
        panic!("all is well, and {path} is not answered");
    }

    /// Opens a room, in which two look and act and one looks on; in every other one a bot acts too.
    async fn open(&mut self) -> Arc<Room> {
        let game = games::ALL[0];
        let number = self.opened;
        self.opened += 1;
        let others_play = number % 2 == 1;
        let asked = if others_play {
            json!({ "game": game.info().id, "mine": ["A"], "bots": ["easy"], "start": true })
        } else {
            json!({ "game": game.info().id, "mine": ["A", "B"], "start": true })
        };
        let opened = self.insist("rooms", asked).await;
        let room = Arc::new(Room {
            id: RoomId(Arc::from(opened["id"].as_str().expect("a room"))),
            game,
            token: self.token.clone(),
            http: self.http.clone(),
            servers: self.servers.clone(),
            history: Mutex::new(History { others_play, ..History::default() }),
            step: AtomicU64::new(0),
            over: AtomicBool::new(false),
            enough: AtomicBool::new(false),
        });
        let seats = if others_play { 1 } else { 2 };
        for (watcher, seat) in (0..seats).chain([0]).enumerate() {
            let acts = watcher < usize::from(seats);
            let seed = Seed::of_number(number * 10 + watcher as u64);
            self.tasks.spawn(room.clone().sit(seat, acts, GameRng::new(seed, 0)));
        }
        room
    }

    /// Opens another room for each whose game is over: whatever breaks next is to break something.
    pub(crate) async fn go_on(&mut self) {
        for place in 0..self.rooms.len() {
            if self.rooms[place].over.load(Relaxed) {
                let room = self.open().await;
                let over = std::mem::replace(&mut self.rooms[place], room);
                self.left.push(over);
            }
        }
    }

    /// How often servers have said until now that they could do nothing just then, by the reason that they gave.
    pub(crate) fn put_off(&self) -> BTreeMap<String, u64> {
        let mut all = BTreeMap::new();
        for room in self.rooms.iter().chain(&self.left) {
            for (reason, times) in &room.history().put_off {
                *all.entry(reason.clone()).or_default() += times;
            }
        }
        all
    }

    /// Waits until one more of them has been told that nothing can be stored.
    pub(crate) async fn are_refused(&self, patience: Duration) {
        let told = || self.put_off().get(NOT_STORED).copied().unwrap_or_default();
        let (before, deadline) = (told(), tokio::time::Instant::now() + patience);
        while told() == before && tokio::time::Instant::now() < deadline {
            pause_of(10).await;
        }
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
        let rooms = self.left.iter().chain(&self.rooms);
        rooms.map(|room| (room.id.clone(), room.history().clone())).collect()
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
            // One that broke before its first word has told nothing.
            if !stream.stood.is_empty() {
                self.history().streams.push(stream);
            }
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
        let mut turn = None;
        let mut heard = tokio::time::Instant::now();
        while heard.elapsed() < MUTE {
            // Who was refused, by a node that is behind or could not store it, tries again though nothing new is told.
            let patience = if turn.is_some() { BREATH } else { MUTE };
            if let Ok(chunk) = tokio::time::timeout(patience, answer.chunk()).await {
                buffer.extend_from_slice(&chunk.ok()??);
                heard = tokio::time::Instant::now();
            }
            while let Some(end) = buffer.windows(2).position(|pair| pair == b"\n\n") {
                let frame: Vec<u8> = buffer.drain(..end + 2).collect();
                let frame = String::from_utf8(frame).ok()?;
                let data = frame.lines().find_map(|line| line.strip_prefix("data: "))?;
                let stand = match frame.lines().next()? {
                    "event: hello" => {
                        let Hello { table } = serde_json::from_str(data).ok()?;
                        stream.from = table.step;
                        stream.stood = table.digest();
                        table
                    }
                    "event: step" => {
                        let stand: Stand<'_> = serde_json::from_str(data).ok()?;
                        let (shown, stood) = (digest(&data), stand.digest());
                        stream.told.push(Told { step: stand.step, seat: stand.by, shown, stood });
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
            if let Some(now) = &turn
                && self.act(now, moves, rng).await
            {
                turn = None;
            }
        }
        None
    }

    /// Makes a move, asks again until it is answered or all is over, and writes the answer down. Says whether the turn is
    /// done, as far as is known.
    async fn act(&self, turn: &Turn, moves: &mut Moves, rng: &mut GameRng) -> bool {
        let Some(action) = self.game.sample(&turn.legal, rng) else { return true };
        moves.sent += 1;
        let key = format!("{}-{}-{}", self.id.0, moves.seat, moves.sent);
        let body = format!(
            "{{\"seat\":{},\"step\":{},\"id\":\"{key}\",\"action\":{}}}",
            moves.seat,
            turn.step,
            action.get()
        );
        let answer = self.insist(&body, rng).await;
        if let Answer::Step(step) = &answer {
            moves.answered.push((body, *step));
        }
        let client = format!("{}-{}", self.id.0, moves.seat);
        let done = matches!(answer, Answer::Step(_));
        self.history().asked.push(Asked { client, key, seat: moves.seat, answer });
        // A request that was lost on the way may arrive when its move has long been made.
        if rng.below(5) == 0 && !moves.answered.is_empty() {
            let (old, step) = &moves.answered[rng.below(moves.answered.len() as u32) as usize];
            let again = self.ask(any(&self.servers, rng), old).await;
            let is_so = match &again {
                Heard::Step(now) => now == step,
                Heard::No(_) => false,
                Heard::NotNow(_) | Heard::Nothing => true,
            };
            assert!(is_so, "{old} became step {step}, and now {again:?}");
        }
        done
    }

    /// Asks until it is known what came of it, or all is over. Who is told that nothing was stored, and has no doubt,
    /// takes it for so now and then, and asks for it no more.
    async fn insist(&self, body: &str, rng: &mut GameRng) -> Answer {
        let mut doubt = false;
        while !self.enough.load(Relaxed) {
            // Some ask twice at once, through whichever servers.
            let mut heard = vec![any(&self.servers, rng)];
            if rng.below(5) == 0 {
                heard.push(any(&self.servers, rng));
            }
            let heard = join_all(heard.into_iter().map(|server| self.ask(server, body))).await;
            for one in &heard {
                if let Heard::NotNow(reason) = one {
                    *self.history().put_off.entry(reason.clone()).or_default() += 1;
                }
            }
            if let Some(step) =
                heard.iter().find_map(|one| if let Heard::Step(step) = one { Some(*step) } else { None })
            {
                return Answer::Step(step);
            }
            let is_sure = |one: &Heard| match one {
                Heard::No(_) => true,
                Heard::NotNow(reason) => reason == NOT_STORED,
                Heard::Step(_) | Heard::Nothing => false,
            };
            doubt |= !heard.iter().all(is_sure);
            match heard
                .into_iter()
                .find_map(|one| if let Heard::No(reason) = one { Some(reason) } else { None })
            {
                // Where an earlier try is in doubt, a refusal says only that this one did nothing.
                Some(_) if doubt => return Answer::Unknown,
                Some(reason) => return Answer::Refused(reason),
                None if !doubt && rng.below(4) == 0 => return Answer::Refused(NOT_STORED.to_owned()),
                None => tokio::time::sleep(BREATH).await,
            }
        }
        Answer::Unknown
    }

    async fn ask(&self, server: SocketAddr, body: &str) -> Heard {
        let url = format!("http://{server}/api/rooms/{}/actions", self.id.0);
        let request = self.http.post(url).bearer_auth(&self.token).header("content-type", "application/json");
        let sent = async {
            let answer = request.body(body.to_owned()).send().await.ok()?;
            let status = answer.status();
            Some((status, answer.json::<Value>().await.ok()?))
        };
        let Ok(Some((status, said))) = tokio::time::timeout(ANSWER, sent).await else {
            return Heard::Nothing;
        };
        let reason = || said["code"].as_str().unwrap_or_default().to_owned();
        if status.is_success() {
            said["step"].as_u64().map_or(Heard::Nothing, Heard::Step)
        } else if status.is_client_error() {
            Heard::No(reason())
        } else {
            Heard::NotNow(reason())
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
