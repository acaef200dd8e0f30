//! A game on paper: options, seats, chance and actions. The save file, the replay, the bug report and the database row.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{BadOptions, Chance, Game, Options, Saying, Seat};

/// Everything needed to play a game again, exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<O, A> {
    pub game: String,
    /// The version of the rules that its options are written in.
    pub rules: u32,
    pub seats: u8,
    pub options: O,
    /// The SHA-256 of the seed that was shown before play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    #[serde(flatten)]
    pub chance: Chance,
    pub actions: Vec<Played<A>>,
}

/// The record of a game of type `G`.
pub type RecordOf<G> = Record<<G as Game>::Options, <G as Game>::Action>;

/// One step: who asked for what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played<A> {
    pub seat: Seat,
    pub action: A,
}

/// Reads the options of a record or a room of version `rules`, filling in what later versions have changed.
pub fn read_options<'de, G: Game, D: Deserializer<'de>>(
    rules: u32,
    json: D,
) -> Result<G::Options, BadRecord> {
    if !(1..=G::RULES).contains(&rules) {
        return Err(BadRecord::OtherRules { expected: G::RULES, found: rules });
    }
    G::Options::of_version(rules, json).map_err(|error| {
        BadRecord::Options(BadOptions(Saying::new("error-bad-options").with("detail", error.to_string())))
    })
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    #[error("it is a record of {found}, not of {expected}")]
    OtherGame { expected: &'static str, found: String },
    #[error("it was played by rules version {found}, and this program knows them up to version {expected}")]
    OtherRules { expected: u32, found: u32 },
    #[error(transparent)]
    Options(#[from] BadOptions),
    #[error("step {step}: seat {seat} may not do that ({code})")]
    Illegal { step: u64, seat: Seat, code: String },
    #[error("step {step}: the given draws do not fit")]
    Draws { step: u64 },
    #[error("the seed does not match the commitment")]
    Commitment,
}
