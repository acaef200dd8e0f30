//! A bot whose game is forgotten: it holds a seat and is shown that seat's part of a table, nothing else.

use std::fmt::{self, Debug};

use boardgame::{Legal, Saying, Seat, Table, Viewer};
use bots::{BadBot, Bot, BotName, Cancel, Company, Decision, Roster, Seen, Why};

use crate::any_table::{AnyTable, StepEvents, TypedEvents};
use crate::wire::{Json, json};

/// A bot that plays one seat of one table.
pub trait AnyBot: Debug + Send + Sync {
    fn seat(&self) -> Seat;

    /// Tells the bot what its seat learned from a step.
    fn notice(&mut self, table: &dyn AnyTable, events: &dyn StepEvents);

    /// What the bot does now, in this company. `must` makes it act: everybody else waits too. Where it is cancelled
    /// nothing comes of it.
    fn decide(&self, table: &dyn AnyTable, company: &Company, must: bool, cancel: &Cancel) -> Answer;
}

/// What comes of asking a bot.
#[derive(Clone, Debug)]
pub enum Answer {
    Act(BotMove),
    /// It would rather wait, and may say something meanwhile.
    Wait {
        say: Option<Saying>,
    },
}

impl Answer {
    /// What it does, if it acts.
    pub fn made(self) -> Option<BotMove> {
        match self {
            Answer::Act(made) => Some(made),
            Answer::Wait { .. } => None,
        }
    }
}

/// What a bot does, and why.
#[derive(Clone, Debug)]
pub struct BotMove {
    pub action: Json,
    pub why: Option<Why>,
}

pub(crate) struct TypedBot<G: Roster> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
}

impl<G: Roster> Debug for TypedBot<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot at seat {}", self.seat)
    }
}

impl<G: Roster> TypedBot<G> {
    pub(crate) fn new(name: &BotName, seat: Seat) -> Result<TypedBot<G>, BadBot> {
        Ok(TypedBot { seat, bot: G::bot(name)? })
    }

    /// A bot that has been told everything that its seat has seen so far.
    pub(crate) fn caught_up(name: &BotName, seat: Seat, table: &Table<G>) -> Result<TypedBot<G>, BadBot> {
        let mut bot = TypedBot::<G>::new(name, seat)?;
        if bot.bot.listens() {
            Table::<G>::replay_with(&table.record(), |table, events: Vec<G::Event>| bot.hear(table, &events))
                .expect("a table's own record replays");
        }
        Ok(bot)
    }

    pub(crate) fn hear(&mut self, table: &Table<G>, events: &[G::Event]) {
        if self.bot.listens() {
            let viewer = Viewer::Seat(self.seat);
            let told: Vec<_> = events.iter().filter_map(|event| G::event_view(event, viewer)).collect();
            self.bot.notice(&told, &Seen::at(table, self.seat));
        }
    }

    /// What it does and why; or what it says while it waits.
    pub(crate) fn choose(
        &self,
        table: &Table<G>,
        company: &Company,
        must: bool,
        cancel: &Cancel,
    ) -> Result<(G::Action, Option<Why>), Option<Saying>> {
        let mut rng = table.private_rng(&format!("bot {}", self.seat));
        let Company { people, alike, fingers } = company;
        let seen = Seen::at(table, self.seat).among(*people).beside(*alike).pointed(fingers);
        let seen = seen.urged(must).until(cancel);
        let say = match self.bot.decide(&seen, &mut rng) {
            _ if cancel.is_cancelled() => return Err(None),
            Decision::Act { action, why } => return Ok((action, why)),
            Decision::Say(say) => Some(say),
            Decision::Wait => None,
        };
        let made = must.then(|| table.legal(self.seat).sample(&mut rng)).flatten();
        made.map(|action| (action, None)).ok_or(say)
    }
}

impl<G: Roster> AnyBot for TypedBot<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn notice(&mut self, table: &dyn AnyTable, events: &dyn StepEvents) {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a bot stays at its own table");
        let events = events.as_any().downcast_ref::<TypedEvents<G>>().expect("and hears its own game");
        self.hear(table, events.events());
    }

    fn decide(&self, table: &dyn AnyTable, company: &Company, must: bool, cancel: &Cancel) -> Answer {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a bot stays at its own table");
        match self.choose(table, company, must, cancel) {
            Ok((action, why)) => Answer::Act(BotMove { action: json(&action), why }),
            Err(say) => Answer::Wait { say },
        }
    }
}
