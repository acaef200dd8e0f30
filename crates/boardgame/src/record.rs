//! A game on paper: options, seats, chance and actions. The save file, the replay, the bug report and the database row.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{BadOptions, Chance, Game, Options, Parts, Saying, Seat, Seed};

/// Everything needed to play a game again, exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<O, A> {
    pub game: String,
    /// The version of the rules that its options are written in.
    pub rules: u32,
    pub seats: u8,
    pub options: O,
    /// The SHA-256 that was shown before play: of the seed or, where seats had a part in it, of the server's part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What the seed was made of, where seats had a part in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parts: Option<Parts>,
    #[serde(flatten)]
    pub chance: Chance,
    pub actions: Vec<Played<A>>,
}

/// The record of a game of type `G`.
pub type RecordOf<G> = Record<<G as Game>::Options, <G as Game>::Action>;

impl<O, A> Record<O, A> {
    /// Whether the seed is the one that was promised, as far as the record tells.
    pub fn is_promised(&self) -> bool {
        let promised = |part: &Seed| self.commitment.as_ref().is_none_or(|shown| *shown == part.commitment());
        match (&self.chance, &self.parts) {
            (Chance::Seed(seed), None) => promised(seed),
            (Chance::Seed(seed), Some(parts)) => {
                promised(&parts.server) && parts.broken().is_none() && parts.seed() == *seed
            }
            (Chance::Draws(_), parts) => parts.is_none(),
        }
    }
}

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
    #[error("the seed is not the one that was promised")]
    Commitment,
}
