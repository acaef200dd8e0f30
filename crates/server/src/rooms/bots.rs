//! Bots at the table: asked one at a time, on a thread of their own, with a copy of the table.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use boardgame::{Seat, SeatSet};
use bots::BotName;
use games::{AnyBot, AnyTable, BotMove, StepEvents};
use store::Status;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::room::Room;
use super::table::Reasoned;
use crate::world::World;

/// How long a bot waits after something went wrong, so that trouble does not become a busy loop.
const TROUBLE: Duration = Duration::from_secs(5);

/// The bots of a room and what is under way.
#[derive(Default)]
pub(super) struct Thinking {
    /// Bots that have heard everything so far, by seat; others are told everything when they are asked.
    ready: Vec<Box<dyn AnyBot>>,
    task: Option<JoinHandle<Thought>>,
    /// Who would rather wait at this step.
    waiting: SeatSet,
    trouble: bool,
}

impl fmt::Debug for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bots", self.ready.len())
    }
}

/// Who is asked, and under which circumstances.
#[derive(Debug)]
struct Asked {
    seat: Seat,
    name: String,
    /// The seats that people hold.
    people: SeatSet,
    must: bool,
    pause: Duration,
}

/// What a bot made of the table at a step.
#[derive(Debug)]
pub(super) struct Thought {
    seat: Seat,
    step: u64,
    /// Nothing when the bot failed.
    made: Option<(Box<dyn AnyBot>, Option<BotMove>)>,
}

impl Thinking {
    pub(super) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    pub(super) fn notice(&mut self, table: &dyn AnyTable, events: &dyn StepEvents) {
        self.waiting = SeatSet::EMPTY;
        for bot in &mut self.ready {
            bot.notice(table, events);
        }
    }

    pub(super) fn forget_bots(&mut self) {
        self.waiting = SeatSet::EMPTY;
        self.ready.clear();
    }

    fn take(&mut self, seat: Seat) -> Option<Box<dyn AnyBot>> {
        let index = self.ready.iter().position(|bot| bot.seat() == seat)?;
        Some(self.ready.swap_remove(index))
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        if let Some(task) = &self.task {
            task.abort();
        }
    }
}

impl Room {
    /// Asks a bot, if the game waits for one and somebody cares.
    pub(super) fn wake_bots(&mut self) {
        if self.thinking.is_busy() || self.stored.status != Status::Playing || !self.may_bots_play() {
            return;
        }
        let Some(table) = &self.table else { return };
        let waits_for = table.to_act();
        let bots: SeatSet = waits_for.iter().filter(|seat| self.bot_at(*seat).is_some()).collect();
        let fresh = bots.iter().find(|seat| !self.thinking.waiting.contains(*seat));
        let (seat, must) = match (fresh, bots.first()) {
            (Some(seat), _) => (seat, false),
            // All wait for each other: the first is made to act.
            (None, Some(first)) if bots == waits_for => (first, true),
            _ => return,
        };
        let name = self.bot_at(seat).expect("only bots are asked").to_owned();
        // Bots decide as fast as they can: what they did waits on each device until it has been shown. Only whoever
        // stands in where a person keeps silent takes a person's time, so that nobody can tell them apart.
        let pause = match (self.thinking.trouble, self.stands_in_silence(seat)) {
            (true, _) => TROUBLE,
            (false, true) => self.world.config.bot_pause,
            (false, false) => Duration::ZERO,
        };
        let people = Seat::all(table.seats()).filter(|seat| self.bot_at(*seat).is_none()).collect();
        let asked = Asked { seat, name, people, must, pause };
        let (world, table) = (self.world.clone(), table.snapshot());
        let bot = self.thinking.take(seat);
        self.thinking.task = Some(tokio::spawn(think(world, table, bot, asked)));
    }

    /// Bots rest when nobody cares, and when the server stops: their move is made when the room is opened again.
    fn may_bots_play(&self) -> bool {
        self.is_cared_for() && !self.world.stopping.load(Relaxed)
    }

    /// Whether a bot plays for a person there who must keep silent.
    fn stands_in_silence(&self, seat: Seat) -> bool {
        self.is_silent(seat) && self.stored.seats.get(seat.index()).is_some_and(|row| row.guest.is_some())
    }

    fn bot_at(&self, seat: Seat) -> Option<&str> {
        self.stored.seats.get(seat.index())?.bot.as_deref()
    }

    /// Waits for the bot that thinks; for ever if none does.
    pub(super) async fn thought(&mut self) -> Thought {
        match &mut self.thinking.task {
            Some(task) => match task.await {
                Ok(thought) => thought,
                Err(error) => {
                    tracing::error!(%error, "a bot's task failed");
                    Thought { seat: Seat(0), step: 0, made: None }
                }
            },
            None => std::future::pending().await,
        }
    }

    /// Plays what a bot thought of, unless the world has changed meanwhile.
    pub(super) async fn think_done(&mut self, thought: Thought) {
        self.thinking.task = None;
        self.thinking.trouble = thought.made.is_none();
        let Some((bot, made)) = thought.made else { return };
        let is_now = self.table.as_ref().is_some_and(|table| table.step() == thought.step);
        let is_wanted = self.bot_at(thought.seat).is_some() && self.may_bots_play();
        if !is_now || !is_wanted || self.stored.status != Status::Playing {
            return;
        }
        self.thinking.ready.push(bot);
        match made {
            None => self.thinking.waiting.insert(thought.seat),
            Some(BotMove { action, why }) => {
                let reason = why.map(|why| Reasoned { seat: thought.seat, why });
                match self.play(thought.seat, &action, thought.step, reason, None).await {
                    Ok(_) => drop(self.world.metrics.bot_moves.fetch_add(1, Relaxed)),
                    Err(error) => {
                        tracing::error!(room = %self.id, seat = thought.seat.0, %error, "a bot's move was refused");
                        self.thinking.trouble = true;
                    }
                }
            }
        }
    }
}

async fn think(
    world: Arc<World>,
    table: Box<dyn AnyTable>,
    bot: Option<Box<dyn AnyBot>>,
    asked: Asked,
) -> Thought {
    let Asked { seat, name, people, must, pause } = asked;
    let step = table.step();
    let until = Instant::now() + pause;
    let permit = world.thinkers.acquire().await.expect("the semaphore is never closed");
    let made = tokio::task::spawn_blocking(move || {
        let bot = match bot {
            Some(bot) => bot,
            None => table.bot(&name.parse::<BotName>().ok()?, seat).ok()?,
        };
        let made = bot.decide(&*table, people, must);
        Some((bot, made))
    })
    .await;
    drop(permit);
    if !pause.is_zero() {
        tokio::time::sleep_until(until).await;
    }
    let made = made.unwrap_or_else(|error| {
        tracing::error!(%error, "a bot failed");
        None
    });
    Thought { seat, step, made }
}
