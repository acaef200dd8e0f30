//! What somebody is to guess by pictures alone.

use serde::{Deserialize, Serialize};

/// Pictures that are to bring one of some others to mind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Riddle {
    /// What is to be guessed: one of [`Roster::READ`](crate::Roster::READ).
    pub kind: String,
    /// The pictures that suggest it, by their names: `dream-07`.
    pub clues: Vec<String>,
    /// Those it may be.
    pub choices: Vec<String>,
    /// The place of the right one among them.
    pub right: usize,
    /// How likely whoever chose the clues held it that a reader would take them for the right one.
    pub percent: u8,
}
