//! The options of a game whose types are forgotten: read once, and good from then on.

use std::fmt;
use std::sync::Arc;

use boardgame::{Chance, Moments, Saying, Seed, Table};
use bots::Roster;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::any_game::Dealt;
use crate::any_table::TypedEvents;
use crate::wire::Refusal;

/// What can be asked of the options of any game.
trait AnyOptions: Send + Sync {
    fn explain(&self, seats: u8, most: u8) -> Vec<Option<Saying>>;
    fn is_brought(&self) -> bool;
    fn deal(&self, seats: u8, chance: &Chance) -> Result<Dealt, Refusal>;
}

/// Options that their game has read, so that whoever has them need not ask whether they can be read.
#[derive(Clone)]
pub struct Options {
    /// As they are stored and sent.
    json: Arc<Value>,
    read: Arc<dyn AnyOptions>,
    hints: bool,
}

impl Options {
    pub(crate) fn of<G: Roster>(options: G::Options) -> Options {
        let json = serde_json::to_value(&options).expect("options are plain data");
        let is = |chosen: &Value, value: &str| match chosen {
            Value::String(chosen) => chosen == value,
            Value::Bool(chosen) => *chosen == (value == "true"),
            _ => false,
        };
        let asked = |(option, value)| json.get(option).is_none_or(|chosen| is(chosen, value));
        let hints = G::PLAYBILL.hints.is_none_or(asked);
        Options { json: Arc::new(json), read: Arc::new(Typed::<G>(options)), hints }
    }

    pub fn json(&self) -> &Value {
        &self.json
    }

    /// What each of them means with this many seats, in the order of the playbill; nothing where it means nothing, with
    /// so many seats nor with as many as there may still be.
    pub fn explain(&self, seats: u8, most: u8) -> Vec<Option<Saying>> {
        self.read.explain(seats, most)
    }

    /// Whether what they name of a host's own is here.
    pub fn is_brought(&self) -> bool {
        self.read.is_brought()
    }

    /// Whether people may ask for hints where the game is played with them.
    pub fn have_hints(&self) -> bool {
        self.hints
    }

    /// Sets a new game up; the events are those of step 0.
    pub fn deal(&self, seats: u8, seed: Seed) -> Result<Dealt, Refusal> {
        self.read.deal(seats, &Chance::Seed(seed))
    }

    /// The same from any chance: tests give draws.
    pub fn deal_by(&self, seats: u8, chance: &Chance) -> Result<Dealt, Refusal> {
        self.read.deal(seats, chance)
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json.fmt(f)
    }
}

impl PartialEq for Options {
    fn eq(&self, other: &Options) -> bool {
        self.json == other.json
    }
}

impl Eq for Options {}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

struct Typed<G: Roster>(G::Options);

impl<G: Roster> AnyOptions for Typed<G> {
    fn explain(&self, seats: u8, most: u8) -> Vec<Option<Saying>> {
        let counts = |name| [seats, most].iter().any(|seats| G::counts(name, *seats));
        let counts = G::PLAYBILL.options.iter().map(|option| counts(option.name));
        G::explain(&self.0, seats)
            .into_iter()
            .zip(counts)
            .map(|(saying, counts)| counts.then_some(saying))
            .collect()
    }

    fn is_brought(&self) -> bool {
        G::is_brought(&self.0)
    }

    fn deal(&self, seats: u8, chance: &Chance) -> Result<Dealt, Refusal> {
        let mut moments = Moments::default();
        let table = Table::<G>::with_chance(self.0.clone(), seats, chance, &mut moments)
            .map_err(|bad| Refusal::Illegal(bad.0))?;
        let events = Box::new(TypedEvents::of(&table, moments));
        Ok(Dealt { table: Box::new(table), events })
    }
}
