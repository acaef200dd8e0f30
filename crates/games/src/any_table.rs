//! A table whose game is forgotten.

use std::any::Any;
use std::fmt::Debug;

use boardgame::{
    Chance, Deadline, Game, Outcome, Played, Record, Say, Saying, Seat, SeatSet, Seed, Speech, Table, Viewer,
};
use bots::{BadBot, BotName, Roster};
use serde_json::value::RawValue;

use crate::any_bot::{AnyBot, TypedBot};
use crate::any_game::AnyRecord;
use crate::wire::{EventLine, Json, Refusal, ReplayStep, StepLines, json};

/// One game being played.
pub trait AnyTable: Any + Debug + Send + Sync {
    /// How many actions have been played.
    fn step(&self) -> u64;
    fn turn(&self) -> u32;
    fn seats(&self) -> u8;
    fn to_act(&self) -> SeatSet;
    fn outcome(&self) -> Option<Outcome>;
    fn speech(&self, seat: Seat) -> Speech;
    /// How long the table waits now and what is played after that, where there is a clock.
    fn deadline(&self) -> Option<Deadline<Json>>;
    /// Whether this is what is played when time is up, which is nobody's to ask for.
    fn is_due(&self, action: &RawValue) -> bool;
    fn view(&self, viewer: Viewer) -> Json;
    fn legal(&self, seat: Seat) -> Json;
    /// The viewer who sees everything, once the game is over.
    fn open(&self) -> Option<Viewer>;
    /// The seed's SHA-256, for everybody before play.
    fn commitment(&self) -> Option<String>;
    /// The seed itself, once the game is over.
    fn seed(&self) -> Option<Seed>;

    /// Plays one action; on a refusal nothing has changed.
    fn play(&mut self, seat: Seat, action: &RawValue) -> Result<Box<dyn StepEvents>, Refusal>;

    /// What was played last, as it is kept: nothing of what a client sent besides it.
    fn last(&self) -> Option<Played<Json>>;

    /// A copy to think or look through while the game goes on.
    fn snapshot(&self) -> Box<dyn AnyTable>;

    /// What `viewer` learned from the steps after `after`; `None` means from the deal on.
    ///
    /// It is played again from the record, so that a table holds no second copy of its past.
    fn history(&self, viewer: Viewer, after: Option<u64>) -> Vec<StepLines>;

    /// The whole game as `viewer` saw it, once it is over; nothing before.
    fn replay(&self, viewer: Viewer) -> Vec<ReplayStep>;

    /// What was played so far. It holds the seed: it leaves the server only after the end.
    fn record(&self) -> AnyRecord;

    /// The best line that is known for this deal, played to its end on a table of its own: once the game is over, and
    /// where the game can tell.
    fn best_line(&self) -> Option<Box<dyn AnyTable>>;

    /// A bot for `seat`, told of everything from the deal on.
    fn bot(&self, name: &BotName, seat: Seat) -> Result<Box<dyn AnyBot>, BadBot>;

    fn as_any(&self) -> &dyn Any;
}

/// The truth of one step, from which every viewer is told their part.
pub trait StepEvents: Any + Debug + Send + Sync {
    fn lines(&self, viewer: Viewer) -> StepLines;
    fn as_any(&self) -> &dyn Any;
}

pub(crate) struct TypedEvents<G: Game> {
    step: u64,
    turn: u32,
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> Debug for TypedEvents<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the events of step {}", self.step)
    }
}

impl<G: Roster> TypedEvents<G> {
    pub(crate) fn boxed(table: &Table<G>, events: Vec<G::Event>) -> Box<dyn StepEvents> {
        Box::new(TypedEvents::<G> { step: table.step(), turn: table.turn(), events })
    }
}

fn lines<G: Game>(step: u64, turn: u32, events: &[G::Event], viewer: Viewer) -> StepLines {
    let events = events
        .iter()
        .filter_map(|event| G::event_view(event, viewer))
        .map(|event| EventLine { say: event.say(), event: json(&event) })
        .collect();
    StepLines { step, turn, events }
}

impl<G: Game> StepEvents for TypedEvents<G> {
    fn lines(&self, viewer: Viewer) -> StepLines {
        lines::<G>(self.step, self.turn, &self.events, viewer)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Roster> AnyTable for Table<G> {
    fn step(&self) -> u64 {
        self.step()
    }

    fn turn(&self) -> u32 {
        self.turn()
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn speech(&self, seat: Seat) -> Speech {
        self.speech(seat)
    }

    fn deadline(&self) -> Option<Deadline<Json>> {
        let Deadline { wait, seconds, seat, action } = Table::deadline(self)?;
        Some(Deadline { wait, seconds, seat, action: json(&action) })
    }

    fn is_due(&self, action: &RawValue) -> bool {
        let asked = serde_json::from_str::<G::Action>(action.get()).ok();
        Table::deadline(self).is_some_and(|due| asked == Some(due.action))
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.view(viewer))
    }

    fn legal(&self, seat: Seat) -> Json {
        json(&self.legal(seat))
    }

    fn open(&self) -> Option<Viewer> {
        self.open()
    }

    fn commitment(&self) -> Option<String> {
        self.commitment()
    }

    fn seed(&self) -> Option<Seed> {
        match self.record().chance {
            Chance::Seed(seed) if self.open().is_some() => Some(seed),
            Chance::Seed(_) | Chance::Draws(_) => None,
        }
    }

    fn play(&mut self, seat: Seat, action: &RawValue) -> Result<Box<dyn StepEvents>, Refusal> {
        let action: G::Action = serde_json::from_str(action.get())
            .map_err(|error| Refusal(Saying::new("error-bad-action").with("detail", error.to_string())))?;
        let mut events = Vec::new();
        Table::play(self, seat, &action, &mut events).map_err(|illegal| Refusal(illegal.say()))?;
        Ok(TypedEvents::<G>::boxed(self, events))
    }

    fn last(&self) -> Option<Played<Json>> {
        self.actions().last().map(|played| Played { seat: played.seat, action: json(&played.action) })
    }

    fn snapshot(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn history(&self, viewer: Viewer, after: Option<u64>) -> Vec<StepLines> {
        let over = self.open().is_some();
        let mut steps = Vec::new();
        Table::<G>::replay_with(&Table::record(self), |table, events| {
            if after.is_none_or(|after| table.step() > after) {
                let told: Vec<G::Event> =
                    events.iter().filter(|event| over || !table.fades(event)).cloned().collect();
                steps.push(lines::<G>(table.step(), table.turn(), &told, viewer));
            }
        })
        .expect("a table's own record replays");
        steps
    }

    fn replay(&self, viewer: Viewer) -> Vec<ReplayStep> {
        let mut steps = Vec::new();
        if self.open().is_none() {
            return steps;
        }
        Table::<G>::replay_with(&Table::record(self), |table, events| {
            let last = table.actions().last();
            steps.push(ReplayStep {
                lines: lines::<G>(table.step(), table.turn(), events, viewer),
                view: json(&table.view(viewer)),
                seat: last.map(|played| played.seat),
                action: last.filter(|_| viewer.is_open()).map(|played| json(&played.action)),
            });
        })
        .expect("a table's own record replays");
        steps
    }

    fn record(&self) -> AnyRecord {
        let record = Table::record(self);
        let value = |result: serde_json::Result<_>| result.expect("a game's types are plain data");
        Record {
            game: record.game,
            rules: record.rules,
            seats: record.seats,
            options: value(serde_json::to_value(&record.options)),
            commitment: record.commitment,
            chance: record.chance,
            actions: record
                .actions
                .iter()
                .map(|played| Played {
                    seat: played.seat,
                    action: value(serde_json::to_value(&played.action)),
                })
                .collect(),
        }
    }

    fn best_line(&self) -> Option<Box<dyn AnyTable>> {
        self.open()?;
        let mut record = Table::record(self);
        record.actions = G::best_line(&record)?;
        let best = Table::<G>::replay(&record).expect("a best line is played by the rules");
        best.open().map(|_| Box::new(best) as Box<dyn AnyTable>)
    }

    fn bot(&self, name: &BotName, seat: Seat) -> Result<Box<dyn AnyBot>, BadBot> {
        Ok(Box::new(TypedBot::<G>::caught_up(name, seat, self)?))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
