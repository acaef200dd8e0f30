//! Everything that can be seen of a position from outside, and its truth as debug text:
//! two glances that are equal mean that nothing has changed.

use boardgame::{Game, Outcome, Seat, SeatSet};

use crate::bytes::legal_bytes;
use crate::walk::{json, name_of, viewers};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glance {
    views: Vec<(String, String)>,
    legal: Vec<String>,
    to_act: SeatSet,
    outcome: Option<Outcome>,
    turn: u32,
    pub(crate) truth: String,
}

impl Glance {
    pub(crate) fn at<G: Game>(game: &G) -> Glance {
        Glance {
            views: viewers(game.seats())
                .into_iter()
                .map(|viewer| (name_of(viewer), json(&game.view(viewer))))
                .collect(),
            legal: Seat::all(game.seats())
                .map(|seat| legal_bytes(boardgame::Viewer::Seat(seat), |seat| game.offer(seat)))
                .collect(),
            to_act: game.to_act(),
            outcome: game.outcome(),
            turn: game.turn(),
            truth: format!("{game:?}"),
        }
    }

    /// The first thing in which two glances differ, in words.
    pub(crate) fn difference(&self, other: &Glance) -> Option<String> {
        for ((viewer, before), (_, after)) in self.views.iter().zip(&other.views) {
            if before != after {
                return Some(format!("the view of {viewer}: {before} / {after}"));
            }
        }
        for (seat, (before, after)) in self.legal.iter().zip(&other.legal).enumerate() {
            if before != after {
                return Some(format!("what seat {seat} may do: {before} / {after}"));
            }
        }
        if self.to_act != other.to_act {
            return Some(format!("who is to act: {:?} / {:?}", self.to_act, other.to_act));
        }
        if self.outcome != other.outcome {
            return Some(format!("the outcome: {:?} / {:?}", self.outcome, other.outcome));
        }
        if self.turn != other.turn {
            return Some(format!("the turn: {} / {}", self.turn, other.turn));
        }
        (self.truth != other.truth).then(|| format!("the state: {} / {}", self.truth, other.truth))
    }
}
