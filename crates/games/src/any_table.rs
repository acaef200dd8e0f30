//! A table whose game is forgotten.

use std::any::Any;
use std::fmt::Debug;
use std::mem::discriminant;
use std::ops::RangeInclusive;

use boardgame::{
    Chance, Deadline, Game, Moments, Outcome, Played, Record, Say, Saying, Seat, SeatSet, Seed, Speech,
    Table, Viewer,
};
use bots::{BadBot, BotName, Cancel, Eyes, Riddle, Roster};
use serde_json::value::RawValue;

use crate::any_bot::{AnyBot, TypedBot};
use crate::any_game::AnyRecord;
use crate::any_review::{AnyReview, MoveWorth};
use crate::difference::differences;
use crate::wire::{EventLine, Json, PastStep, Refusal, ReplayStep, StepLines, json};

/// So many moments of the past are told at the most; for what lies before them there are words.
const REMEMBERED: usize = 40;

/// One game being played.
pub trait AnyTable: Any + Debug + Send + Sync {
    /// How many actions have been played.
    fn step(&self) -> u64;
    fn turn(&self) -> u32;
    fn seats(&self) -> u8;
    fn to_act(&self) -> SeatSet;
    fn outcome(&self) -> Option<Outcome>;
    /// What a game that is over counts for whoever played the deal of a day at this seat.
    fn score(&self, seat: Seat) -> Option<u32>;
    fn speech(&self, seat: Seat) -> Speech;
    /// Whether the others may not notice now whatever is done at a seat beside the game.
    fn is_unseen(&self, seat: Seat) -> bool;
    /// Whether people may keep private notes now.
    fn has_notes(&self) -> bool;
    /// How long the table waits now and what is played after that, where there is a clock.
    fn deadline(&self) -> Option<Deadline<Json>>;
    /// Whether this is what is played when time is up, which is nobody's to ask for.
    fn is_due(&self, action: &RawValue) -> bool;
    /// What never changes in this game.
    fn fixed(&self) -> Json;
    /// Whose eyes see the same as this viewer's: in a game without secrets everybody sees what a spectator sees.
    fn eyes(&self, viewer: Viewer) -> Viewer;
    fn view(&self, viewer: Viewer) -> Json;
    fn legal(&self, seat: Seat) -> Json;
    /// Says which seats programs hold from the start: some things are offered against people alone.
    fn seat_programs(&mut self, programs: SeatSet);
    /// The viewer who sees everything, once the game is over.
    fn open(&self) -> Option<Viewer>;
    /// The seed's SHA-256, for everybody before play.
    fn commitment(&self) -> Option<String>;
    /// The seed itself, once the game is over.
    fn seed(&self) -> Option<Seed>;

    /// Plays one action; on a refusal nothing has changed.
    fn play(&mut self, seat: Seat, action: &RawValue) -> Result<Box<dyn StepEvents>, Refusal>;

    /// How often a seat has done the same kind of thing since anybody's last turn, where it is no turn itself: such a thing
    /// can be done again and again.
    fn repeats(&self, seat: Seat, action: &RawValue) -> usize;

    /// What was played last, as it is kept: nothing of what a client sent besides it.
    fn last(&self) -> Option<Played<Json>>;

    /// A copy to think or look through while the game goes on.
    fn snapshot(&self) -> Box<dyn AnyTable>;

    /// What `viewer` learned from the steps after `after`, at most the last `most` of them; `None` means from the deal
    /// on. The last steps are told by their moments: those after `after`, or those since the viewer's own last turn,
    /// with the deal if it has had none.
    ///
    /// It is played again from the record, so that a table holds no second copy of its past.
    fn history(&self, viewer: Viewer, after: Option<u64>, most: u64) -> Vec<PastStep>;

    /// What `viewer` learned from some steps, in words alone.
    fn words(&self, viewer: Viewer, steps: RangeInclusive<u64>) -> Vec<StepLines>;

    /// Some steps of the game as `viewer` saw them, in words and views, once it is over; nothing before.
    fn replay(&self, viewer: Viewer, steps: RangeInclusive<u64>) -> Vec<ReplayStep>;

    /// The moments of some steps of a game that is over, as differences from the views of [`replay`](AnyTable::replay).
    fn moments(&self, viewer: Viewer, steps: RangeInclusive<u64>) -> Vec<StepLines>;

    /// What was played so far. It holds the seed: it leaves the server only after the end.
    fn record(&self) -> AnyRecord;

    /// The best line that is known for this deal, played to its end on a table of its own: once the game is over, and
    /// where the game can tell. Nothing comes of it where it is cancelled.
    fn best_line(&self, cancel: &Cancel) -> Option<Box<dyn AnyTable>>;

    /// What every choice was worth, step by step, by about so many imagined games each: once the game is over, and where
    /// the game can tell.
    fn review(&self, eyes: Eyes, games: u32) -> Option<Box<dyn AnyReview>>;

    /// What each move that `seat` has now is worth, from its view alone, by about so many imagined games.
    fn weigh(&self, seat: Seat, games: u32) -> Option<Vec<MoveWorth>>;

    /// What readers would have made of it, in the game's own form: once it is over, and where the game is read.
    fn readings(&self) -> Option<Json>;

    /// What was to be guessed by pictures, once it is over: where the game is read.
    fn riddles(&self) -> Vec<Riddle>;

    /// A bot for `seat`, told of everything from the deal on.
    fn bot(&self, name: &BotName, seat: Seat) -> Result<Box<dyn AnyBot>, BadBot>;

    fn as_any(&self) -> &dyn Any;
}

/// The truth of one step, from which every viewer is told their part.
pub trait StepEvents: Any + Debug + Send + Sync {
    /// What `viewer` is told, in words.
    fn lines(&self, viewer: Viewer) -> StepLines;
    /// The same with how the table stood after each event, as differences from `view`, which is the step's.
    fn moments(&self, viewer: Viewer, view: &RawValue) -> StepLines;
    fn as_any(&self) -> &dyn Any;
}

pub(crate) struct TypedEvents<G: Game> {
    step: u64,
    turn: u32,
    played: Option<Played<G::Action>>,
    moments: Moments<G>,
    fading: Vec<bool>,
}

impl<G: Game> Debug for TypedEvents<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the events of step {}", self.step)
    }
}

impl<G: Game> TypedEvents<G> {
    /// What the last step of this table told.
    pub(crate) fn of(table: &Table<G>, moments: Moments<G>) -> TypedEvents<G> {
        let fading = moments.events().iter().map(|event| table.fades(event)).collect();
        TypedEvents {
            step: table.step(),
            turn: table.turn(),
            played: table.actions().last().cloned(),
            moments,
            fading,
        }
    }

    pub(crate) fn events(&self) -> &[G::Event] {
        self.moments.events()
    }

    fn told(&self, viewer: Viewer, view: Option<&RawValue>) -> StepLines {
        let moments = self.moments.of(viewer);
        let events: Vec<EventLine> = moments
            .into_iter()
            .map(|moment| EventLine {
                say: moment.event.say(),
                event: json(&moment.event),
                differs: match (view, moment.position) {
                    (Some(view), Some(between)) => differences(view, &json(&between.view(viewer))),
                    _ => Vec::new(),
                },
                fades: self.fading[moment.index],
            })
            .collect();
        StepLines {
            step: self.step,
            turn: self.turn,
            by: self.played.as_ref().map(|played| played.seat).filter(|_| !events.is_empty()),
            // What comes of it besides is followed as a turn is: the signs that the last confirmation brings.
            // Only what the viewer is told counts: what is hidden from it must not show here either.
            at_once: events.len() == 1
                && self.played.as_ref().is_some_and(|played| !G::is_turn(&played.action)),
            events,
        }
    }
}

impl<G: Game> StepEvents for TypedEvents<G> {
    fn lines(&self, viewer: Viewer) -> StepLines {
        self.told(viewer, None)
    }

    fn moments(&self, viewer: Viewer, view: &RawValue) -> StepLines {
        self.told(viewer, Some(view))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What is said once leaves no words behind, and with them goes how the table stood then; when all is over, it may be
/// read as often as anything else.
fn remember(lines: &mut StepLines, over: bool) {
    if over {
        lines.events.iter_mut().for_each(|line| line.fades = false);
    } else {
        lines.events.retain(|line| !line.fades);
    }
}

/// The first step after a seat's own last turn, the deal if it has had none; nothing for those without a seat.
fn first_since_turn<G: Game>(actions: &[Played<G::Action>], viewer: Viewer) -> Option<u64> {
    let Viewer::Seat(seat) = viewer else { return None };
    let own = |played: &Played<G::Action>| played.seat == seat && G::is_turn(&played.action);
    Some(actions.iter().rposition(own).map_or(0, |index| index as u64 + 2))
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

    fn score(&self, seat: Seat) -> Option<u32> {
        Table::score(self, seat)
    }

    fn speech(&self, seat: Seat) -> Speech {
        self.speech(seat)
    }

    fn is_unseen(&self, seat: Seat) -> bool {
        self.is_unseen(seat)
    }

    fn has_notes(&self) -> bool {
        self.has_notes()
    }

    fn deadline(&self) -> Option<Deadline<Json>> {
        let Deadline { wait, seconds, seat, action } = Table::deadline(self)?;
        Some(Deadline { wait, seconds, seat, action: json(&action) })
    }

    fn is_due(&self, action: &RawValue) -> bool {
        let Some(due) = Table::deadline(self) else { return false };
        serde_json::from_str(action.get()).is_ok_and(|asked: G::Action| asked == due.action)
    }

    fn fixed(&self) -> Json {
        json(&self.fixed())
    }

    fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(_) if !G::PLAYBILL.secrets => Viewer::Spectator,
            viewer => viewer,
        }
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.view(viewer))
    }

    fn legal(&self, seat: Seat) -> Json {
        json(&self.offer(seat))
    }

    fn seat_programs(&mut self, programs: SeatSet) {
        self.seat_programs(programs);
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
        let action: G::Action = serde_json::from_str(action.get()).map_err(|error| {
            Refusal::Unreadable(Saying::new("error-bad-action").with("detail", error.to_string()))
        })?;
        let mut moments = Moments::default();
        Table::play(self, seat, &action, &mut moments).map_err(|illegal| Refusal::Illegal(illegal.say()))?;
        Ok(Box::new(TypedEvents::of(self, moments)))
    }

    fn repeats(&self, seat: Seat, action: &RawValue) -> usize {
        let Ok(asked) = serde_json::from_str::<G::Action>(action.get()) else { return 0 };
        if G::is_turn(&asked) {
            return 0;
        }
        let is_same = |action: &G::Action| discriminant(action) == discriminant(&asked);
        let since = self.actions().iter().rev().take_while(|played| !G::is_turn(&played.action));
        since.filter(|played| played.seat == seat && is_same(&played.action)).count()
    }

    fn last(&self) -> Option<Played<Json>> {
        self.actions().last().map(|played| Played { seat: played.seat, action: json(&played.action) })
    }

    fn snapshot(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn history(&self, viewer: Viewer, after: Option<u64>, most: u64) -> Vec<PastStep> {
        let (over, last) = (self.open().is_some(), self.step());
        let first = after.map(|after| after + 1).or_else(|| first_since_turn::<G>(self.actions(), viewer));
        let mut steps = Vec::new();
        Table::<G>::replay_with(&Table::record(self), |table, moments: Moments<G>| {
            if after.is_some_and(|after| table.step() <= after) || table.step().saturating_add(most) <= last {
                return;
            }
            let told = TypedEvents::of(table, moments);
            let view =
                first.is_some_and(|first| table.step() >= first).then(|| AnyTable::view(table, viewer));
            let mut lines = told.told(viewer, view.as_deref());
            remember(&mut lines, over);
            steps.push(PastStep { lines, view });
        })
        .expect("a table's own record replays");
        let mut told = 0;
        for step in steps.iter_mut().rev() {
            told += step.lines.events.len();
            if told > REMEMBERED {
                step.view = None;
                step.lines.events.iter_mut().for_each(|line| line.differs.clear());
            }
        }
        steps
    }

    fn words(&self, viewer: Viewer, steps: RangeInclusive<u64>) -> Vec<StepLines> {
        let (mut told, over) = (Vec::new(), self.open().is_some());
        Table::<G>::replay_with(&Table::record(self), |table, moments: Moments<G>| {
            if steps.contains(&table.step()) {
                let mut lines = TypedEvents::of(table, moments).lines(viewer);
                remember(&mut lines, over);
                told.push(lines);
            }
        })
        .expect("a table's own record replays");
        told
    }

    fn replay(&self, viewer: Viewer, steps: RangeInclusive<u64>) -> Vec<ReplayStep> {
        let mut told = Vec::new();
        if self.open().is_none() {
            return told;
        }
        Table::<G>::replay_with(&Table::record(self), |table, moments: Moments<G>| {
            if !steps.contains(&table.step()) {
                return;
            }
            let last = table.actions().last().filter(|_| viewer.is_open());
            let mut lines = TypedEvents::of(table, moments).lines(viewer);
            remember(&mut lines, true);
            told.push(ReplayStep {
                lines,
                view: AnyTable::view(table, viewer),
                action: last.map(|played| json(&played.action)),
            });
        })
        .expect("a table's own record replays");
        told
    }

    fn moments(&self, viewer: Viewer, steps: RangeInclusive<u64>) -> Vec<StepLines> {
        let mut told = Vec::new();
        if self.open().is_none() {
            return told;
        }
        Table::<G>::replay_with(&Table::record(self), |table, moments: Moments<G>| {
            if steps.contains(&table.step()) {
                let view = AnyTable::view(table, viewer);
                let mut lines = TypedEvents::of(table, moments).moments(viewer, &view);
                remember(&mut lines, true);
                told.push(lines);
            }
        })
        .expect("a table's own record replays");
        told
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
            parts: record.parts,
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

    fn best_line(&self, cancel: &Cancel) -> Option<Box<dyn AnyTable>> {
        self.open()?;
        let mut record = Table::record(self);
        record.actions = G::best_line(&record, cancel)?;
        let best = Table::<G>::replay(&record).expect("a best line is played by the rules");
        best.open().map(|_| Box::new(best) as Box<dyn AnyTable>)
    }

    fn review(&self, eyes: Eyes, games: u32) -> Option<Box<dyn AnyReview>> {
        crate::any_review::review(self, eyes, games)
    }

    fn weigh(&self, seat: Seat, games: u32) -> Option<Vec<MoveWorth>> {
        crate::any_review::weigh(self, seat, games)
    }

    fn readings(&self) -> Option<Json> {
        self.open()?;
        Some(json(&G::readings(&Table::record(self))?))
    }

    fn riddles(&self) -> Vec<Riddle> {
        self.open().map_or(Vec::new(), |_| G::riddles(&Table::record(self)))
    }

    fn bot(&self, name: &BotName, seat: Seat) -> Result<Box<dyn AnyBot>, BadBot> {
        Ok(Box::new(TypedBot::<G>::caught_up(name, seat, self)?))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
