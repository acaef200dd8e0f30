//! Kill after kill: a server under load is ended at drawn moments, and nothing that it answered may be missing.
//!
//! A moment is so many answers of a round and a fraction of a commit after them: however slow the machine is, the
//! server has been under load, and the numbers that are drawn are the same every time.
//! This process is the client. It keeps its own log of what it sent and what was answered, and after every kill it
//! compares the log with what the server left on the disk.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use boardgame::{GameRng, Saying, Seat, Seed};
use games::{AnyGame, Dealt};
use load::player::{Player, Sent, guest, open_room};
use load::process::Server;
use room::{Room, RoomId, Status};
use serde_json::Value;
use serde_json::value::RawValue;
use store::{SqliteStore, Store};
use tokio::task::JoinSet;
use words::Lang;

use crate::told::{Told, say};

/// Rooms that are played at the same time.
const ROOMS: usize = 40;
/// The answers of a round before its kill: at least so many, and up to so many more.
const ANSWERS: (u32, u32) = (20, 400);
/// A commit takes a few milliseconds; a kill falls anywhere into it.
const COMMIT_MICROS: u32 = 5_000;
/// How often the answers are counted.
const LOOK: Duration = Duration::from_millis(1);
/// All moments are drawn from this.
const SEED: u64 = 1;

/// What the client knows of one room: everything that it sent, in order.
#[derive(Clone, Debug, Default)]
struct Log {
    sent: Vec<Sent>,
}

type Logs = Arc<Mutex<BTreeMap<String, Log>>>;

/// What goes on between two kills.
#[derive(Debug, Default)]
struct UnderWay {
    /// Moves that were sent and not yet answered.
    flying: AtomicUsize,
    answered: AtomicUsize,
}

/// What the kills showed.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    kills: u32,
    answered: usize,
    in_flight: usize,
    kept_unanswered: usize,
}

pub(crate) fn section(kills: u32, lang: Lang) -> anyhow::Result<String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let data = std::env::temp_dir().join(format!("ludoteca-kills-{}", std::process::id()));
    std::fs::create_dir_all(&data)?;
    let done = runtime.block_on(run(&data, kills));
    std::fs::remove_dir_all(&data)?;
    let sum = done?;
    let saying = Saying::new("cli-bench-kills-result")
        .with("kills", sum.kills)
        .with("answered", sum.answered as i64)
        .with("flying", sum.in_flight as i64)
        .with("kept", sum.kept_unanswered as i64);
    Ok(format!("## {}\n\n{}\n", words::word(lang, "cli-bench-kills-title"), say(lang, &saying)))
}

async fn run(data: &Path, kills: u32) -> anyhow::Result<Sum> {
    let game = games::ALL[0];
    let logs = Logs::default();
    let mut sum = Sum::default();
    let mut rng = GameRng::new(Seed::of_number(SEED), 0);
    let program = std::env::current_exe()?;
    let mut server = Server::start(&program, data, &[]).await?;
    let token = guest(server.address).await?;
    for round in 0..kills {
        let under_way = Arc::new(UnderWay::default());
        let mut players = JoinSet::new();
        for slot in 0..ROOMS {
            let (token, logs, under_way) = (token.clone(), logs.clone(), under_way.clone());
            let name = format!("r{round}s{slot}");
            players.spawn(play(server.address, game, token, name, slot, logs, under_way));
        }
        let (least, more) = ANSWERS;
        let answers = (least + rng.below(more)) as usize;
        let pause = Duration::from_micros(u64::from(rng.below(COMMIT_MICROS)));
        let in_flight = until_killed(&under_way, &mut players, answers, pause).await?;
        server.kill().await?;
        players.join_all().await;
        sum.kills += 1;
        sum.in_flight += in_flight;
        let (answered, kept) = compare(data, game, &logs, round).await?;
        (sum.answered, sum.kept_unanswered) = (answered, sum.kept_unanswered + kept);
        server = Server::start(&program, data, &[]).await?;
        again(server.address, &token, &logs).await?;
    }
    server.kill().await?;
    Ok(sum)
}

/// Waits for the moment of a kill, and says how many moves are in flight then.
async fn until_killed(
    under_way: &UnderWay,
    players: &mut JoinSet<()>,
    answers: usize,
    pause: Duration,
) -> Result<usize, Told> {
    while under_way.answered.load(Relaxed) < answers {
        somebody_plays(players)?;
        tokio::time::sleep(LOOK).await;
    }
    tokio::time::sleep(pause).await;
    loop {
        // A kill while nothing is under way would prove nothing.
        match under_way.flying.load(Relaxed) {
            0 => somebody_plays(players)?,
            some => return Ok(some),
        }
        tokio::task::yield_now().await;
    }
}

fn somebody_plays(players: &mut JoinSet<()>) -> Result<(), Told> {
    while players.try_join_next().is_some() {}
    if players.is_empty() { Err(Told::new("cli-bench-kills-nobody")) } else { Ok(()) }
}

/// Goes on with a room of the log that is not over, or opens a new one, until the server is gone.
async fn play(
    server: SocketAddr,
    game: &'static dyn AnyGame,
    token: String,
    name: String,
    slot: usize,
    logs: Logs,
    under_way: Arc<UnderWay>,
) {
    let mut room = lock(&logs).keys().nth(slot).cloned();
    let mut games = 0;
    // Every error means that the server has been killed: the log holds what was sent.
    loop {
        games += 1;
        let id = match room.take() {
            Some(id) => id,
            None => {
                let Ok(id) = open_room(server, &token, game).await else { return };
                lock(&logs).insert(id.clone(), Log::default());
                id
            }
        };
        let seats = game.info().min_seats;
        let Ok(mut player) =
            Player::join(server, token.clone(), id.clone(), seats, format!("{name}g{games}")).await
        else {
            return;
        };
        while !player.is_over() {
            let Some(sent) = player.next_move(game) else { return };
            lock(&logs).get_mut(&id).expect("it was entered").sent.push(sent.clone());
            under_way.flying.fetch_add(1, Relaxed);
            let answer = player.send(&sent).await;
            under_way.flying.fetch_sub(1, Relaxed);
            let Ok((step, _)) = answer else { return };
            under_way.answered.fetch_add(1, Relaxed);
            if let Some(sent) = lock(&logs).get_mut(&id).and_then(|log| log.sent.last_mut()) {
                sent.answered = Some(step);
            }
            if player.follow(step).await.is_err() {
                return;
            }
        }
    }
}

fn lock(logs: &Logs) -> std::sync::MutexGuard<'_, BTreeMap<String, Log>> {
    logs.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Compares the log with what is on the disk: how many answered moves there are, and how many unanswered ones of this
/// round were kept all the same.
async fn compare(data: &Path, game: &dyn AnyGame, logs: &Logs, round: u32) -> anyhow::Result<(usize, usize)> {
    let store = SqliteStore::open(&data.join(crate::deployment::FILE)).await?;
    let logs = lock(logs).clone();
    let (mut answered, mut kept) = (0, 0);
    for (id, log) in &logs {
        let lost =
            |what: String| Told::new("cli-bench-kills-lost").with("room", id.clone()).with("detail", what);
        let room_id = RoomId(Arc::from(id.as_str()));
        let room = store.room(&room_id).await?.ok_or_else(|| lost("room".to_owned()))?;
        if room.status == Status::Open {
            return Err(lost("start".to_owned()).into());
        }
        let steps = store.steps(&room_id, 0).await?;
        for sent in log.sent.iter().filter(|sent| sent.answered.is_some()) {
            answered += 1;
            let step = sent.answered.unwrap_or_default();
            let found = usize::try_from(step - 1).ok().and_then(|index| steps.get(index));
            let is_there = found.is_some_and(|found| {
                let same = |text: &str| serde_json::from_str::<Value>(text).ok();
                (found.step, found.seat, found.client.as_deref()) == (step, sent.seat, Some(sent.id.as_str()))
                    && same(&found.action) == same(&sent.action)
            });
            if !is_there {
                return Err(lost(format!("round {round}, step {step} {}: {found:?}", sent.id)).into());
            }
        }
        // What is there and was not answered must have been sent, whole, and fit.
        for step in &steps {
            let sent = log.sent.iter().find(|sent| Some(sent.id.as_str()) == step.client.as_deref());
            let sent = sent.ok_or_else(|| lost(format!("step {} was never sent", step.step)))?;
            kept += usize::from(sent.answered.is_none() && sent.id.starts_with(&format!("r{round}s")));
        }
        replay(game, &room, &steps).ok_or_else(|| lost("it does not replay".to_owned()))?;
    }
    store.close().await;
    Ok((answered, kept))
}

fn replay(game: &dyn AnyGame, room: &Room, steps: &[store::Step]) -> Option<()> {
    let Dealt { mut table, .. } = game.deal(&room.options, room.count(), room.deal_seed()).ok()?;
    for step in steps {
        table.play(Seat(step.seat), &RawValue::from_string(step.action.clone()).ok()?).ok()?;
        (table.step() == step.step).then_some(())?;
    }
    Some(())
}

/// Sends again what was sent and not answered: it is played once, whether it was stored before the kill or not.
async fn again(server: SocketAddr, token: &str, logs: &Logs) -> io::Result<()> {
    let waiting: Vec<(String, Sent)> = lock(logs)
        .iter()
        .filter_map(|(id, log)| {
            log.sent.last().filter(|sent| sent.answered.is_none()).map(|sent| (id.clone(), sent.clone()))
        })
        .collect();
    for (id, sent) in waiting {
        let seats = games::ALL[0].info().min_seats;
        let mut player = Player::join(server, token.to_owned(), id.clone(), seats, String::new()).await?;
        let (step, _) = player.send(&sent).await?;
        if let Some(last) = lock(logs).get_mut(&id).and_then(|log| log.sent.last_mut()) {
            last.answered = Some(step);
        }
    }
    Ok(())
}
