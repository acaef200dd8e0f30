//! Records in the forms of other programs.

use std::fmt::Debug;

use boardgame::Saying;
use serde_json::Value;

use crate::any_game::AnyRecord;
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

    /// Reads what another program wrote, and plays it by our rules.
    fn import(&self, text: &str) -> Result<Exchanged<AnyRecord>, Refusal>;
}

/// What came out, and what somebody should know about it.
#[derive(Clone, Debug)]
pub struct Exchanged<T> {
    pub result: T,
    pub notes: Vec<Saying>,
}

/// The format called `name`.
pub fn format(name: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|format| format.name() == name)
}
