//! What happened, in the past tense, with words for the log.

use boardgame::{Say, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::board::other;
use crate::{Colour, Side};

/// A fact of the game. Senet hides nothing, so it is what everybody learns; it has no serde, because facts leave the
/// rules only as views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event(pub(crate) EventView);

/// What everybody learns. Throws are 1 to 6, and 6 is the X.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = senet::EventView)]
pub enum EventView {
    /// Threw for the first turn (N3).
    ThrownToBegin {
        seat: Seat,
        throw: u8,
    },
    /// The throws of seat 0 and seat 1 for the first turn: after a tie they throw again (N2). Where nobody throws, both
    /// throws are told so, whatever they are.
    Compared {
        throws: [u8; 2],
    },
    /// Is the first player.
    Begins {
        seat: Seat,
    },
    Chose {
        seat: Seat,
        side: Side,
    },
    /// Gave the own pieces another colour.
    Painted {
        seat: Seat,
        colour: Colour,
    },
    Thrown {
        seat: Seat,
        throw: u8,
    },
    Moved {
        seat: Seat,
        from: u8,
        to: u8,
    },
    /// The opening throw moved the other side's piece (N4).
    Opened {
        seat: Seat,
        from: u8,
        to: u8,
    },
    /// An attack: the enemy went to `from` (N10).
    Swapped {
        seat: Seat,
        from: u8,
        to: u8,
    },
    SteppedBack {
        seat: Seat,
        from: u8,
        to: u8,
    },
    SwappedBack {
        seat: Seat,
        from: u8,
        to: u8,
    },
    /// Landed on an own piece, and one of the two went back (N14).
    Collided {
        seat: Seat,
        from: u8,
        to: u8,
        back_to: u8,
    },
    /// The piece that has just come to 27 went on to 15 (N18).
    Fell {
        seat: Seat,
        to: u8,
    },
    /// The piece that has just come to 27 stays there, and its owner is blocked (N18).
    Trapped {
        seat: Seat,
    },
    /// A piece on 27, 28 or 29 could not use the throw, and the turn passes.
    Waits {
        seat: Seat,
        square: u8,
    },
    /// The throw that a piece on 28 or 29 needs came after its try of this turn, and the turn passes (N20).
    TooLate {
        seat: Seat,
        square: u8,
    },
    /// Nothing can move, and a wall has to do with it.
    Walled {
        seat: Seat,
        throw: u8,
    },
    /// The turn ends without a move.
    Passed {
        seat: Seat,
    },
    /// Throws again in the same turn.
    Again {
        seat: Seat,
    },
    /// A 4 took the piece on 27 off the board (N19).
    Freed {
        seat: Seat,
    },
    /// Left the board for the afterlife (N20, N22).
    Left {
        seat: Seat,
        from: u8,
    },
    Won {
        seat: Seat,
    },
}

impl Say for EventView {
    fn say(&self) -> Saying {
        match *self {
            EventView::ThrownToBegin { seat, throw } => {
                by("senet-event-thrown-to-begin", seat).with("throw", throw)
            }
            EventView::Compared { throws: [a, b] } => {
                let key = if a == b { "senet-event-compared-tie" } else { "senet-event-compared" };
                Saying::new(key).with("first", Seat(0)).with("a", a).with("second", Seat(1)).with("b", b)
            }
            EventView::Begins { seat } => by("senet-event-begins", seat),
            EventView::Chose { seat, side } => by("senet-event-chose", seat).with_key("side", side.key()),
            EventView::Painted { seat, colour } => {
                by("senet-event-painted", seat).with_key("colour", colour.key())
            }
            EventView::Thrown { seat, throw } => by("senet-event-thrown", seat).with("throw", throw),
            EventView::Moved { seat, from, to } => path("senet-event-moved", seat, from, to),
            EventView::Opened { seat, from, to } => {
                path("senet-event-opened", seat, from, to).with("other", other(seat))
            }
            EventView::Swapped { seat, from, to } => {
                path("senet-event-swapped", seat, from, to).with("other", other(seat))
            }
            EventView::SteppedBack { seat, from, to } => path("senet-event-stepped-back", seat, from, to),
            EventView::SwappedBack { seat, from, to } => {
                path("senet-event-swapped-back", seat, from, to).with("other", other(seat))
            }
            EventView::Collided { seat, from, to, back_to } if back_to == from => {
                path("senet-event-collided-in-vain", seat, from, to)
            }
            EventView::Collided { seat, from, to, back_to } => {
                path("senet-event-collided", seat, from, to).with("back_to", back_to)
            }
            EventView::Fell { seat, to } => by("senet-event-fell", seat).with("to", to),
            EventView::Trapped { seat } => by("senet-event-trapped", seat),
            EventView::Waits { seat, square } => by("senet-event-waits", seat).with("square", square),
            EventView::TooLate { seat, square } => by("senet-event-too-late", seat).with("square", square),
            EventView::Walled { seat, throw } => by("senet-event-walled", seat).with("throw", throw),
            EventView::Passed { seat } => by("senet-event-passed", seat),
            EventView::Again { seat } => by("senet-event-again", seat),
            EventView::Freed { seat } => by("senet-event-freed", seat),
            EventView::Left { seat, from } => by("senet-event-left", seat).with("from", from),
            EventView::Won { seat } => by("senet-event-won", seat),
        }
    }
}

fn by(key: &'static str, seat: Seat) -> Saying {
    Saying::new(key).with("seat", seat)
}

fn path(key: &'static str, seat: Seat, from: u8, to: u8) -> Saying {
    by(key, seat).with("from", from).with("to", to)
}
