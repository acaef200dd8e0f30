//! Bots at the table: asked one at a time, on a thread of their own, with a copy of the table.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use ::bots::{BotName, Cancel, Company, Finger};
use boardgame::{Saying, Seat, SeatSet};
use games::{Answer, AnyBot, AnyTable, BotMove, StepEvents};
use room::{By, Millis, Pointer, Status};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::room::Room;
use super::wire;
use crate::app::App;
use crate::think::{Asker, Class};

/// How long a bot waits after something went wrong, so that trouble does not become a busy loop.
const RETRY_AFTER: Duration = Duration::from_secs(5);

/// A finger that has rested so long shows nothing any more; pages take theirs away by then.
const FINGER_RESTS: Duration = Duration::from_secs(12);

/// The bots of a room and what is under way.
pub(super) struct Bots {
    /// Bots that have heard everything so far, by seat; others are told everything when they are asked.
    ready: Vec<Box<dyn AnyBot>>,
    task: Option<JoinHandle<Thought>>,
    /// When the one that thinks was asked.
    asked: Instant,
    /// Who would rather wait at this step.
    waiting: SeatSet,
    /// Whether the last of them failed.
    failed: bool,
    /// What people point at, and since when.
    fingers: Vec<(Finger, Instant)>,
    /// What each said last while it waited: the same is not said twice in a row.
    said: Vec<(Seat, Saying)>,
    /// When a person or a bot last did something that the others may want to think about.
    last_activity: Instant,
    /// The turn in which people have had their time.
    hurried: Option<u32>,
}

impl Default for Bots {
    fn default() -> Bots {
        Bots {
            ready: Vec::new(),
            task: None,
            asked: Instant::now(),
            waiting: SeatSet::EMPTY,
            failed: false,
            fingers: Vec::new(),
            said: Vec::new(),
            last_activity: Instant::now(),
            hurried: None,
        }
    }
}

impl fmt::Debug for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bots", self.ready.len())
    }
}

/// Who is asked, and under which circumstances.
#[derive(Debug)]
struct Asked {
    seat: Seat,
    name: String,
    company: Company,
    must: bool,
    pause: Duration,
    asker: Asker,
}

/// What came of asking a bot.
#[derive(Debug)]
pub(super) enum Thought {
    /// It acts at a step, or would rather wait.
    Decided {
        bot: Box<dyn AnyBot>,
        step: u64,
        answer: Answer,
    },
    Failed,
}

impl Bots {
    pub(super) fn are_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Whether this node has asked those who are waited for.
    pub(super) fn are_asked(&self) -> bool {
        self.task.is_some() || !self.waiting.is_empty()
    }

    pub(super) fn notice(&mut self, table: &dyn AnyTable, events: &dyn StepEvents) {
        self.waiting = SeatSet::EMPTY;
        self.interrupt();
        self.last_activity = Instant::now();
        for bot in &mut self.ready {
            bot.notice(table, events);
        }
    }

    /// A person has done something: bots that wait think again, and people have their time anew.
    pub(super) fn people_acted(&mut self) {
        self.waiting = SeatSet::EMPTY;
        self.last_activity = Instant::now();
        self.hurried = None;
    }

    /// A person points, or no more; a finger that moves about on one thing is still the same finger.
    pub(super) fn person_points(&mut self, pointer: &Pointer) {
        let Pointer { seat, key, .. } = pointer;
        let before = self.fingers.iter().position(|(finger, _)| finger.seat == *seat);
        let before = before.map(|index| self.fingers.swap_remove(index).0.key);
        if let Some(key) = key {
            self.fingers.push((Finger { seat: *seat, key: key.clone() }, Instant::now()));
        }
        if key.is_some() && before != *key {
            self.people_acted();
        }
    }

    /// What people point at now.
    fn fingers(&self) -> Vec<Finger> {
        let rests = |since: &Instant| since.elapsed() < FINGER_RESTS;
        self.fingers.iter().filter(|(_, since)| rests(since)).map(|(finger, _)| finger.clone()).collect()
    }

    /// Those who played until now play no more, or what they knew is no longer so.
    pub(super) fn forget(&mut self) {
        self.waiting = SeatSet::EMPTY;
        self.ready.clear();
        self.fingers.clear();
        self.said.clear();
        self.interrupt();
    }

    /// Ends what is thought about: the table is another now.
    fn interrupt(&mut self) {
        if let Some(task) = self.task.take() {
            task.abort();
        }
    }

    fn take(&mut self, seat: Seat) -> Option<Box<dyn AnyBot>> {
        let index = self.ready.iter().position(|bot| bot.seat() == seat)?;
        Some(self.ready.swap_remove(index))
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.interrupt();
    }
}

impl Room {
    /// Asks a bot, if the game waits for one and the room is open.
    pub(super) fn wake_bots(&mut self) {
        // Whoever waited for another node's bot waits no more where the table waits for somebody else by now.
        self.nodes.think_at = None;
        if self.bots.are_busy() || self.core.room.status != Status::Playing || !self.may_bots_play() {
            return;
        }
        let Some(table) = &self.core.table else { return };
        let turn = table.turn();
        let waits_for = table.to_act();
        let bots: SeatSet = waits_for.iter().filter(|seat| self.bot_at(*seat).is_some()).collect();
        let fresh = bots.iter().find(|seat| !self.bots.waiting.contains(*seat));
        let (seat, must) = match (fresh, bots.first()) {
            (Some(seat), _) => (seat, self.bots.hurried == Some(turn) && bots == waits_for),
            // All wait for each other, and people have had their time: the first is made to act.
            (None, Some(first)) if bots == waits_for && Instant::now() >= self.patience_ends() => {
                self.bots.hurried = Some(turn);
                (first, true)
            }
            _ => return,
        };
        let step = table.step();
        if !self.is_ours_to_think(step) {
            return;
        }
        let Some(table) = &self.core.table else { return };
        let name = self.bot_at(seat).expect("only bots are asked").to_owned();
        // Bots decide as fast as they can: what they did waits on each device until it has been shown. Only whoever
        // stands in where a person stays unseen takes a person's time, so that nobody can tell them apart.
        let pause = match (self.bots.failed, self.core.stands_in_unseen(seat)) {
            (true, _) => RETRY_AFTER,
            (false, true) => self.app.config.bot_pause,
            (false, false) => Duration::ZERO,
        };
        let people = Seat::all(table.seats()).filter(|seat| self.bot_at(*seat).is_none()).collect();
        let same =
            |other: &Seat| self.bot_at(*other) == Some(name.as_str()) && !self.core.stands_in_unseen(*other);
        let alike = Seat::all(table.seats()).filter(same).collect();
        let company = Company { people, alike, fingers: self.bots.fingers() };
        let asked = Asked { seat, name, company, must, pause, asker: self.asker };
        let (app, table) = (self.app.clone(), table.snapshot());
        app.metrics.bot_thoughts.inc();
        let bot = self.bots.take(seat);
        self.bots.asked = Instant::now();
        self.bots.task = Some(tokio::spawn(think(app, table, bot, asked)));
    }

    /// Until when bots that would rather wait do so, where the game waits for nobody else.
    fn patience_ends(&self) -> Instant {
        let base = Millis::try_from(self.app.config.bot_patience.as_millis()).unwrap_or(Millis::MAX);
        let wait = self.core.bots_wait(base, self.app.now());
        self.bots.last_activity + Duration::from_millis(u64::try_from(wait).unwrap_or(0))
    }

    /// When the room must wake up because the bots' patience is over.
    pub(super) fn hurries_at(&self) -> Option<Instant> {
        let table = self.core.table.as_ref().filter(|_| self.core.room.status == Status::Playing)?;
        let waits_for = table.to_act();
        let idle = !waits_for.is_empty() && waits_for.iter().all(|seat| self.bots.waiting.contains(seat));
        let ours = !self.bots.are_busy() && self.may_bots_play() && self.nodes.think_at.is_none();
        (idle && ours).then(|| self.patience_ends())
    }

    /// What a bot says while it waits is heard by everybody, once, and kept nowhere.
    fn remark(&mut self, seat: Seat, say: Saying) {
        let last = self.bots.said.iter().position(|(who, _)| *who == seat);
        let last = last.map(|index| self.bots.said.swap_remove(index).1);
        if last.as_ref() != Some(&say) {
            let remark = wire::Remark { seat, say: say.clone() };
            self.streams.tell_all("remark", &remark);
            self.show_elsewhere(None, "remark", &remark);
        }
        self.bots.said.push((seat, say));
    }

    /// Bots rest when nobody cares, and when the server stops: their move is made when the room is opened again.
    fn may_bots_play(&self) -> bool {
        self.core.is_cared_for() && !self.app.stopping.load(Relaxed)
    }

    /// The bot that plays a seat: its own, one that stands in, or one for the turn of somebody who has had their time.
    fn bot_at(&self, seat: Seat) -> Option<&str> {
        let bot = self.core.room.sitter(seat).ok()?.bot();
        bot.or_else(|| self.core.is_late(seat, self.app.now()).then(|| self.core.game.usual_bot()))
    }

    /// Waits for the bot that thinks; for ever if none does.
    pub(super) async fn thought(&mut self) -> Thought {
        match &mut self.bots.task {
            Some(task) => task.await.unwrap_or_else(|error| {
                tracing::error!(%error, "a bot's task failed");
                Thought::Failed
            }),
            None => std::future::pending().await,
        }
    }

    /// Plays what a bot decided, unless the table has changed meanwhile.
    pub(super) async fn bot_decided(&mut self, thought: Thought) {
        self.bots.task = None;
        let Thought::Decided { bot, step, answer } = thought else {
            self.bots.failed = true;
            return;
        };
        self.bots.failed = false;
        let seat = bot.seat();
        let is_wanted = self.bot_at(seat).is_some() && self.may_bots_play();
        if self.core.step() != Some(step) || !is_wanted || self.core.room.status != Status::Playing {
            return;
        }
        self.bots.ready.push(bot);
        match answer {
            // A bot that was shown something while thinking thinks again.
            Answer::Wait { .. } if self.bots.asked < self.bots.last_activity => {}
            Answer::Wait { say } => {
                self.bots.waiting.insert(seat);
                if let Some(say) = say {
                    self.remark(seat, say);
                }
            }
            Answer::Act(BotMove { action, why }) => match self.play(seat, &action, By::Bot { why }).await {
                Ok(Some(_)) => drop(self.app.metrics.bot_moves.inc()),
                // Another node let it think too, and was faster.
                Ok(None) => {}
                Err(error) => {
                    tracing::error!(room = %self.core.room.id, seat = seat.0, %error, "a bot's move was refused");
                    self.bots.failed = true;
                }
            },
        }
    }
}

async fn think(
    app: Arc<App>,
    table: Box<dyn AnyTable>,
    bot: Option<Box<dyn AnyBot>>,
    asked: Asked,
) -> Thought {
    let Asked { seat, name, company, must, pause, asker } = asked;
    let until = Instant::now() + pause;
    let decide = move |cancel: &Cancel| {
        let bot = match bot {
            Some(bot) => bot,
            None => table.bot(&name.parse::<BotName>().ok()?, seat).ok()?,
        };
        let answer = bot.decide(&*table, &company, must, cancel);
        Some(Thought::Decided { bot, step: table.step(), answer })
    };
    let thought = app.thinking.run(Class::Move, asker, decide).await;
    if !pause.is_zero() {
        tokio::time::sleep_until(until).await;
    }
    thought.flatten().unwrap_or(Thought::Failed)
}
