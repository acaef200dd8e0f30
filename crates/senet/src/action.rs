//! What a seat asks for, and why it may be refused.

use boardgame::{Say, Saying};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Colour;

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = senet::Action)]
pub enum Action {
    /// Gives the own pieces another colour, which is no turn (N3).
    Paint { colour: Colour },
    /// The first player takes a side (N3).
    Choose { side: Side },
    /// For the first turn too (N3).
    Throw,
    /// The free exit from 30, before throwing (N22).
    Leave,
    /// Moves the piece on this square; where it goes follows from the throw.
    Move { from: u8 },
}

/// The squares on which a side begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::Side)]
pub enum Side {
    /// 1, 3, 5, 7 and 9.
    Odd,
    /// 2, 4, 6, 8 and 10.
    Even,
}

impl Side {
    /// The message with its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Side::Odd => "senet-side-odd",
            Side::Even => "senet-side-even",
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    NotYourTurn,
    Over,
    /// It is not known yet who begins (N3).
    ThrowToBegin,
    ChooseFirst,
    AlreadyChosen,
    ThrowFirst,
    MoveFirst {
        throw: u8,
    },
    LeaveOnlyBeforeThrow,
    NothingOnRa,
    /// Own pieces in row 1 forbid to leave (N20, N22).
    RowOne,
    /// A piece waits on 27, so that nothing else moves (N19).
    Blocked,
    NoSuchSquare,
    EmptySquare,
    NotYours,
    /// The opening throw moves the piece on 10 (N4).
    OpeningPiece,
    /// An enemy with a neighbour stands on the square of arrival (N11).
    Wall {
        square: u8,
    },
    /// Three enemies in a row stand there or in between (N12).
    WallOfThree,
    /// An enemy stands there in a protecting house (N11).
    Protected {
        square: u8,
    },
    OwnPiece {
        square: u8,
    },
    /// A piece on 28 or 29 waits for the one throw that moves it (N20).
    ExactExit {
        square: u8,
        needed: u8,
    },
    /// A piece on 28 or 29 has had its try in this turn (N20).
    Tried {
        square: u8,
    },
    /// 26 with a 5 where pieces leave from 30 only (N20).
    TooFar {
        square: u8,
        throw: u8,
    },
    /// A piece on 30 never moves by the die (N22).
    RestsOnRa,
    /// Somebody's pieces have this colour already (N3).
    ColourTaken {
        colour: Colour,
    },
    /// Whoever has thrown the die in play keeps the colour (N3).
    ColourKept,
    /// Stepping back would leave the track (N15).
    TrackStart {
        throw: u8,
    },
}

impl Say for Illegal {
    fn say(&self) -> Saying {
        match *self {
            Illegal::NotYourTurn => Saying::new("senet-illegal-not-your-turn"),
            Illegal::Over => Saying::new("senet-illegal-over"),
            Illegal::ThrowToBegin => Saying::new("senet-illegal-throw-to-begin"),
            Illegal::ChooseFirst => Saying::new("senet-illegal-choose-first"),
            Illegal::AlreadyChosen => Saying::new("senet-illegal-already-chosen"),
            Illegal::ThrowFirst => Saying::new("senet-illegal-throw-first"),
            Illegal::MoveFirst { throw } => Saying::new("senet-illegal-move-first").with("throw", throw),
            Illegal::LeaveOnlyBeforeThrow => Saying::new("senet-illegal-leave-only-before-throw"),
            Illegal::NothingOnRa => Saying::new("senet-illegal-nothing-on-ra"),
            Illegal::RowOne => Saying::new("senet-illegal-row-one"),
            Illegal::Blocked => Saying::new("senet-illegal-blocked"),
            Illegal::NoSuchSquare => Saying::new("senet-illegal-no-such-square"),
            Illegal::EmptySquare => Saying::new("senet-illegal-empty-square"),
            Illegal::NotYours => Saying::new("senet-illegal-not-yours"),
            Illegal::OpeningPiece => Saying::new("senet-illegal-opening-piece"),
            Illegal::Wall { square } => Saying::new("senet-illegal-wall").with("square", square),
            Illegal::WallOfThree => Saying::new("senet-illegal-wall-of-three"),
            Illegal::Protected { square } => Saying::new("senet-illegal-protected")
                .with("square", square)
                .with_key("house", format!("senet-house-{square}")),
            Illegal::OwnPiece { square } => Saying::new("senet-illegal-own-piece").with("square", square),
            Illegal::ExactExit { square, needed } => {
                Saying::new("senet-illegal-exact-exit").with("square", square).with("needed", needed)
            }
            Illegal::Tried { square } => Saying::new("senet-illegal-tried").with("square", square),
            Illegal::TooFar { square, throw } => {
                Saying::new("senet-illegal-too-far").with("square", square).with("throw", throw)
            }
            Illegal::RestsOnRa => Saying::new("senet-illegal-rests-on-ra"),
            Illegal::ColourTaken { colour } => {
                Saying::new("senet-illegal-colour-taken").with_key("colour", colour.key())
            }
            Illegal::ColourKept => Saying::new("senet-illegal-colour-kept"),
            Illegal::TrackStart { throw } => Saying::new("senet-illegal-track-start").with("throw", throw),
        }
    }
}
