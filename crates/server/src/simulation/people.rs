//! People in a simulation: they watch at any node, play at any node, send the same twice and again, and write down what
//! they were told.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use boardgame::Seat;
use bots::{Cancel, Company};
use checker::{Answer, Asked, Stream, Told};
use futures_util::StreamExt;
use futures_util::future::join_all;
use games::{AnyTable, Json};
use room::{GuestId, Request, RoomId};
use serde::Deserialize;
use serde_json::value::RawValue;
use store::Store;
use tokio::time::timeout;

use super::Sim;
use super::faults::Plant;
use crate::error::Error;
use crate::limiter::Who;
use crate::rooms::Message;
use crate::rooms::wire::Move;
use crate::think::Asker;

/// An answer that does not come by then is not waited for.
const ANSWER: Duration = Duration::from_millis(600);
/// A stream that is silent for so long is dead; the others say that they live more often.
const SILENCE: Duration = Duration::from_millis(1500);

/// The true course of the game, by its steps.
#[derive(Debug, Default)]
pub(super) struct Truth(Mutex<Course>);

#[derive(Debug, Default)]
struct Course {
    tables: Vec<Box<dyn AnyTable>>,
    /// How many take-backs it knows of.
    taken_back: usize,
}

impl Truth {
    /// The table after a step, if it was played.
    pub(super) async fn at(&self, sim: &Sim, step: u64) -> Option<Box<dyn AnyTable>> {
        let known = {
            let (mut course, taken) = (self.lock(), sim.world.taken_back());
            for after in &taken[course.taken_back..] {
                course.tables.truncate(usize::try_from(*after).ok()? + 1);
            }
            course.taken_back = taken.len();
            course.tables.len() as u64
        };
        if known <= step {
            let new = sim.world.memory.steps(&sim.room, known.saturating_sub(1)).await.ok()?;
            let tables = &mut self.lock().tables;
            if tables.is_empty() {
                tables.push(sim.deal());
            }
            for step in new {
                // Another who asked meanwhile may have played it already.
                if step.step != tables.len() as u64 {
                    continue;
                }
                let mut table = tables.last()?.snapshot();
                table.play(Seat(step.seat), &RawValue::from_string(step.action).ok()?).ok()?;
                tables.push(table);
            }
        }
        self.lock().tables.get(usize::try_from(step).ok()?).map(|table| table.snapshot())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Course> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A pair of eyes, and what they have seen.
#[derive(Debug)]
pub(super) struct Eyes {
    pub(super) seat: Option<Seat>,
    pub(super) guest: GuestId,
    /// At which node alone they watch, if they do.
    pub(super) place: Option<usize>,
    streams: Mutex<Vec<Stream>>,
}

/// What a frame says of how the table stands, in the words of `hello` and `step` alike.
#[derive(Deserialize)]
struct Stand<'a> {
    #[serde(borrow)]
    view: &'a RawValue,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    to_act: Vec<u8>,
    #[serde(borrow)]
    outcome: Option<&'a RawValue>,
    speech: &'a str,
}

impl Stand<'_> {
    fn digest(&self) -> String {
        let Stand { view, legal, to_act, outcome, speech } = self;
        let text = |json: &Option<&RawValue>| json.map(|json| json.get().to_owned());
        format!("{view} {:?} {to_act:?} {:?} {speech}", text(legal), text(outcome))
    }
}

#[derive(Deserialize)]
struct Hello<'a> {
    room: RoomNow,
    #[serde(borrow)]
    table: Option<Stand<'a>>,
}

#[derive(Deserialize)]
struct RoomNow {
    taken_back: usize,
}

impl Eyes {
    pub(super) fn new(guest: GuestId, seat: Option<Seat>) -> Eyes {
        Eyes { seat, guest, place: None, streams: Mutex::default() }
    }

    pub(super) fn streams(&self) -> std::sync::MutexGuard<'_, Vec<Stream>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last step that was shown.
    pub(super) fn seen(&self) -> u64 {
        let streams = self.streams();
        streams.last().map_or(0, |stream| stream.told.last().map_or(stream.from, |told| told.step))
    }

    /// Watches until it is over, at one node after the other.
    pub(super) async fn watch(&self, sim: &Sim) {
        while !sim.is_over() {
            let node = self.place.map_or_else(|| sim.some_node(), |place| sim.nodes()[place].clone());
            let asker = Asker { address: Who::Everybody, guest: Some(self.guest) };
            let watch = |reply| Message::Watch(asker, self.seat, None, reply);
            let Ok(Ok(mut frames)) = timeout(ANSWER, node.app.ask(&sim.room, watch)).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            while let Ok(Some(Ok(frame))) = timeout(SILENCE, frames.next()).await {
                // Whoever is dead says nothing any more.
                if node.life.is_over() {
                    break;
                }
                self.hear(sim, &String::from_utf8_lossy(&frame));
                // Phones go to sleep and wake up somewhere else.
                if sim.is_over() || sim.world.fails(15) {
                    break;
                }
            }
        }
    }

    fn hear(&self, sim: &Sim, frame: &str) {
        let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let id = field("id").and_then(|id| id.parse().ok());
        let mut streams = self.streams();
        match (field("event"), id, streams.last_mut()) {
            (Some("hello"), from, _) => {
                let eyes = self.seat.map(|seat| seat.0);
                let data = field("data").unwrap_or_default();
                let hello: Hello<'_> = serde_json::from_str(data).expect("it is a hello");
                let mut stood = hello.table.as_ref().map(Stand::digest).unwrap_or_default();
                if sim.world.plant == Some(Plant::Mistaken) && sim.world.fails(100) {
                    stood.push('!');
                }
                let epoch = hello.room.taken_back;
                streams.push(Stream { eyes, from: from.unwrap_or(0), stood, epoch, told: Vec::new() });
            }
            // The deal itself may be told by a stream that was there before it.
            (Some("step"), Some(0), _) => {}
            (Some("step"), Some(step), Some(stream)) => {
                let mut shown = field("data").unwrap_or_default().to_owned();
                let stand: Stand<'_> = serde_json::from_str(&shown).expect("it is a step");
                let stood = stand.digest();
                let planted = sim.world.plant.filter(|_| sim.world.fails(100));
                if planted == Some(Plant::Diverging) {
                    shown.push('!');
                }
                stream.told.push(Told { step, seat: None, shown, stood });
                let last = stream.told.len() - 1;
                if planted == Some(Plant::Reordered) && last > 0 {
                    stream.told.swap(last - 1, last);
                }
            }
            _ => {}
        }
    }
}

/// What a player asks for.
#[derive(Clone, Debug)]
struct Wish {
    seat: Seat,
    step: u64,
    key: String,
    action: Json,
}

impl Sim {
    /// Plays a seat until it is over, by what its eyes have seen.
    pub(super) async fn play(self: &Arc<Sim>, eyes: &Eyes) {
        let seat = eyes.seat.expect("a player has a seat");
        let mut count = 0;
        while !self.is_over() {
            let step = eyes.seen();
            let action = self.truth.at(self, step).await.and_then(|table| some_action(&*table, seat));
            let Some(action) = action else {
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            };
            count += 1;
            let wish = Wish { seat, step, key: format!("{}-{count}", seat.0), action };
            let answer = self.insist(eyes.guest, &wish).await;
            // What was refused may be asked for anew, and be played then; so only what is settled is sent again.
            let settled = matches!(answer, Answer::Step(_));
            let asked =
                Asked { client: format!("seat {}", seat.0), key: wish.key.clone(), seat: seat.0, answer };
            self.asked().push(asked);
            // What was taken back is played anew by whoever sends it again, as another move of the same name.
            if settled && !self.practice && self.world.dice.happens(100) {
                self.echo(eyes.guest, wish);
            }
            self.wait_for_another(eyes, step).await;
            if self.practice && self.world.fails(250) {
                let step = eyes.seen();
                let undo = Request::Undo { seat, step };
                let asked = self.some_node().app;
                // Whatever is answered: where the line was taken back to, the store knows.
                let _ = timeout(ANSWER, asked.request(&self.room, eyes.guest, undo)).await;
                self.wait_for_another(eyes, step).await;
            }
        }
    }

    /// What was done is seen soon, or another line is tried.
    async fn wait_for_another(&self, eyes: &Eyes, step: u64) {
        for _ in 0..40 {
            if eyes.seen() != step || self.is_over() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Asks until an answer comes that says what became of it.
    async fn insist(self: &Arc<Sim>, guest: GuestId, wish: &Wish) -> Answer {
        let mut doubt = false;
        for _ in 0..12 {
            let nodes = if self.world.fails(150) { 2 } else { 1 };
            let answers = join_all((0..nodes).map(|_| self.ask(guest, wish))).await;
            if let Some(step) = answers.iter().find_map(|answer| answer.as_ref().ok().copied()) {
                return Answer::Step(step);
            }
            doubt |= answers.iter().any(|answer| matches!(answer, Err(None)));
            let reason = answers.into_iter().find_map(|answer| answer.err().flatten());
            match reason {
                // Where one try is in doubt, a refusal of the next says only that the next did nothing.
                Some(reason) if !doubt => return Answer::Refused(reason),
                Some(reason) if reason == "error-stale" || reason.contains("illegal") => {
                    return Answer::Unknown;
                }
                _ => tokio::time::sleep(self.world.dice.millis(200)).await,
            }
        }
        Answer::Unknown
    }

    /// Asks one node: the step, or the reason why not, or nothing.
    async fn ask(self: &Arc<Sim>, guest: GuestId, wish: &Wish) -> Result<u64, Option<String>> {
        let Wish { seat, step, key, action } = wish.clone();
        let node = self.some_node();
        let made = Move { seat, step, id: key, action };
        let asked = node.app.ask(&self.room, |reply| Message::Move(guest, made, reply));
        let answer = timeout(ANSWER, asked).await;
        match answer {
            // Whoever is dead says nothing any more.
            _ if node.life.is_over() => Err(None),
            // The answer was on its way when the line broke.
            _ if self.world.fails(30) => Err(None),
            Ok(Ok(_)) if self.world.plant == Some(Plant::RefusedButStored) && self.world.fails(100) => {
                Err(Some("error-not-stored".to_owned()))
            }
            Ok(Ok(step)) => Ok(step),
            Ok(Err(_)) if self.world.plant == Some(Plant::Unexplained) => Err(Some(String::new())),
            Err(_) | Ok(Err(Error::Unsure | Error::Internal)) => Err(None),
            Ok(Err(error)) => Err(Some(error.saying().key.into_owned())),
        }
    }

    /// Sends the same again, long after it was answered.
    fn echo(self: &Arc<Sim>, guest: GuestId, wish: Wish) {
        let sim = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(sim.world.dice.millis(1500)).await;
            if let Ok(step) = sim.ask(guest, &wish).await {
                let (client, answer) = (format!("echo of {}", wish.key), Answer::Step(step));
                sim.asked().push(Asked { client, key: wish.key, seat: wish.seat.0, answer });
            }
        });
    }
}

/// Something that a seat may do.
fn some_action(table: &dyn AnyTable, seat: Seat) -> Option<Json> {
    if !table.to_act().contains(seat) {
        return None;
    }
    let bot = table.bot(&"random".parse().ok()?, seat).ok()?;
    let made = bot.decide(table, &Company::default(), true, Cancel::NEVER).made()?;
    Some(made.action)
}

/// Who plays in every simulation.
pub(super) fn room_id(number: u64) -> RoomId {
    RoomId(Arc::from(format!("{number:020}")))
}
