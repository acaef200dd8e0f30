//! What is the same in every game of Senet: the die, and where the sides begin.

use boardgame::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Side;
use crate::board::{Board, squares};
use crate::moves::{CROSS, throws_again};

/// Told once, before the first view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::Fixed)]
pub struct Fixed {
    /// What each face of the die is good for, 1 to 6 (N6).
    pub faces: Vec<Face>,
    pub sides: Sides,
}

/// What comes after a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::Face)]
pub enum Face {
    /// A piece moves, and the die is thrown again.
    Again,
    /// A piece moves, and the turn passes.
    Pass,
    /// Nothing moves: the turn passes.
    Nothing,
}

/// The squares on which the pieces of each side begin (N3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::Sides)]
pub struct Sides {
    pub odd: Vec<u8>,
    pub even: Vec<u8>,
}

impl Fixed {
    pub(crate) fn new() -> Fixed {
        let begins = |side| squares(Board::set_up(Seat(0), side).pieces(Seat(0))).collect();
        Fixed {
            faces: (1..=CROSS).map(Face::of).collect(),
            sides: Sides { odd: begins(Side::Odd), even: begins(Side::Even) },
        }
    }
}

impl Face {
    /// What a throw of 1 to 6 is good for.
    pub fn of(throw: u8) -> Face {
        match throw {
            CROSS => Face::Nothing,
            throw if throws_again(throw) => Face::Again,
            _ => Face::Pass,
        }
    }
}
