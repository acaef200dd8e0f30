//! What games say to the outside, as JSON.

use boardgame::{Saying, Seat};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// JSON that is already text.
pub type Json = Box<RawValue>;

/// Puts a game's value into JSON.
pub(crate) fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("a game's types have string keys and finite numbers")
}

/// Why something was refused: the key of the saying is the stable code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused: {}", .0.key)]
pub struct Refusal(pub Saying);

/// One thing that happened, as a viewer learned it: for the board, and in words for the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EventLine {
    #[schema(value_type = Object)]
    pub event: Json,
    pub say: Saying,
}

/// What a viewer learned from one step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StepLines {
    pub step: u64,
    /// The turn this step belongs to, as people count.
    pub turn: u32,
    pub events: Vec<EventLine>,
}

/// One step of a finished game, as a viewer saw it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReplayStep {
    #[serde(flatten)]
    pub lines: StepLines,
    #[schema(value_type = Object)]
    pub view: Json,
    /// Who acted; none for the deal.
    pub seat: Option<Seat>,
    /// What was asked for: told only when everything is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub action: Option<Json>,
}
