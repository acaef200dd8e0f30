//! What games say to the outside, as JSON.

use boardgame::{Saying, Seat};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::difference::Difference;

/// JSON that is already text.
pub type Json = Box<RawValue>;

/// Puts a game's value into JSON.
pub(crate) fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("a game's types have string keys and finite numbers")
}

/// Why something was refused: the key of the saying is the stable code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// What was sent is nothing of this game, whatever its position.
    #[error("it cannot be read: {}", .0.key)]
    Unreadable(Saying),
    /// The rules say no.
    #[error("the game says no: {}", .0.key)]
    Illegal(Saying),
}

impl Refusal {
    pub fn saying(self) -> Saying {
        match self {
            Refusal::Unreadable(saying) | Refusal::Illegal(saying) => saying,
        }
    }
}

/// One thing that happened, as a viewer learned it: for the board, and in words for the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EventLine {
    #[schema(value_type = Value)]
    pub event: Json,
    pub say: Saying,
    /// How the table stood after it, where that differs from the step's view: empty for the last event, and where only
    /// words are told.
    pub differs: Vec<Difference>,
    /// Whether it is announced once: while the game lasts it stands in no log, and is not repeated.
    pub fades: bool,
}

/// What a viewer learned from one step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StepLines {
    pub step: u64,
    /// The turn this step belongs to, as people count.
    pub turn: u32,
    /// Who acted; nobody at the deal, and where the viewer is told nothing.
    #[schema(required)]
    pub by: Option<Seat>,
    /// No turn (a hand put in order, a ball moved): it is shown at once, beside what still waits to be shown.
    pub at_once: bool,
    pub events: Vec<EventLine>,
}

/// A step of a game in progress that is over for a viewer.
#[derive(Clone, Debug)]
pub struct PastStep {
    pub lines: StepLines,
    /// The view after it, where its moments are told; nothing where only words are.
    pub view: Option<Json>,
}

/// One step of a finished game, as a viewer saw it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReplayStep {
    #[serde(flatten)]
    pub lines: StepLines,
    #[schema(value_type = Value)]
    pub view: Json,
    /// What was asked for: told only when everything is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Value>)]
    pub action: Option<Json>,
}
