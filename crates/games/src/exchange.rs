//! Records that come from outside: our own, and those in the forms of other programs.

use std::fmt::Debug;

use boardgame::{BadRecord, Saying};
use serde_json::Value;

use crate::any_game::{AnyGame, AnyRecord};
use crate::any_table::AnyTable;
use crate::hanab_live::HanabLive;
use crate::wire::Refusal;

/// Every form that records can be exchanged in.
pub const FORMATS: &[&dyn Format] = &[&HanabLive];

/// How another program writes the games of one of ours.
pub trait Format: Sync + Debug {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// The id of the game.
    fn game(&self) -> &'static str;

    /// Writes a record that replays; the names are by seat.
    fn export(&self, record: &AnyRecord, names: &[String]) -> Result<Exchanged<Value>, Refusal>;

    /// Whether this JSON looks like one of theirs.
    fn is_theirs(&self, json: &Value) -> bool;

    /// Reads what another program wrote, and plays it by our rules.
    fn import(&self, text: &str) -> Result<Imported, Refusal>;
}

/// A game that came from outside.
#[derive(Clone, Debug)]
pub struct Imported {
    pub record: AnyRecord,
    /// Who played, by seat, where that is written; of a record of ours it is not.
    pub names: Vec<String>,
    /// What somebody should know about it.
    pub notes: Vec<Saying>,
}

/// What came out, and what somebody should know about it.
#[derive(Clone, Debug)]
pub struct Exchanged<T> {
    pub result: T,
    pub notes: Vec<Saying>,
}

/// Reads a game that somebody brings, whoever wrote it down: a record of ours, or one in a form that is known.
pub fn read(json: &Value) -> Result<Imported, Refusal> {
    if let Some(format) = FORMATS.iter().find(|format| format.is_theirs(json)) {
        return format.import(&json.to_string());
    }
    let record = serde_json::from_value(json.clone())
        .map_err(|_| Refusal::Unreadable(Saying::new("exchange-no-record")))?;
    Ok(Imported { record, names: Vec::new(), notes: Vec::new() })
}

/// Plays a game that somebody brings again, to its end. What was promised of its seed is not looked at: whoever watches
/// it can.
pub fn replayed(game: &dyn AnyGame, record: &AnyRecord) -> Result<Box<dyn AnyTable>, Refusal> {
    let refused = |say| Err(Refusal::Illegal(say));
    if game.options_since(record.rules, &record.options).is_ok_and(|options| !options.is_brought()) {
        return refused(Saying::new("exchange-not-brought"));
    }
    let bare = AnyRecord { commitment: None, parts: None, ..record.clone() };
    let number = |step: u64| i64::try_from(step).unwrap_or(i64::MAX);
    match game.replay(&bare) {
        Ok(table) if table.outcome().is_some() => Ok(table),
        Ok(_) => refused(Saying::new("exchange-not-over")),
        Err(BadRecord::OtherRules { expected, found }) => {
            refused(Saying::new("exchange-newer-rules").with("found", found).with("expected", expected))
        }
        Err(BadRecord::Illegal { step, .. } | BadRecord::Draws { step }) => {
            refused(Saying::new("exchange-not-ours").with("step", number(step)))
        }
        Err(BadRecord::Options(_) | BadRecord::OtherGame { .. } | BadRecord::Commitment) => {
            refused(Saying::new("exchange-bad-options"))
        }
    }
}

/// The format called `name`.
pub fn format(name: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|format| format.name() == name)
}
