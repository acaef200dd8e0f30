//! What the seat to move may do, with what each move would do: the page draws it, bots count with it.

use arrayvec::ArrayVec;
use boardgame::GameRng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::board::PIECES;
use crate::moves::Step;
use crate::{Action, Colour, Side};

/// At most one for each piece.
pub(crate) type Choices = ArrayVec<Choice, { PIECES as usize }>;

/// All but those of the two sides.
pub(crate) type Colours = ArrayVec<Colour, { Colour::ALL.len() - 2 }>;

/// All that a seat may do now: nothing for the one who waits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::Legal)]
pub struct Legal {
    /// In the order of the track.
    #[schema(value_type = Vec<Choice>)]
    pub choices: Choices,
    /// What the own pieces may be painted with, which is no turn (N3): nothing after one's first throw.
    #[schema(value_type = Vec<Colour>)]
    pub colours: Colours,
}

/// One of them, and what it would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::Choice)]
pub struct Choice {
    pub action: Action,
    pub kind: ChoiceKind,
    #[schema(required)]
    pub from: Option<u8>,
    /// Where the piece lands; nothing when it leaves the board.
    #[schema(required)]
    pub to: Option<u8>,
    /// Where the waters send it on to, or where a collision sends one of the two pieces.
    #[schema(required)]
    pub then: Option<u8>,
    /// How much the race lead grows, own squares covered less the opponent's; told only with hints.
    #[schema(required)]
    pub gain: Option<i8>,
    /// Whether an enemy goes to `from`.
    pub swaps: bool,
}

/// What sort of thing a choice does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = senet::ChoiceKind)]
pub enum ChoiceKind {
    Choose,
    Throw,
    /// The free exit from 30 (N22).
    Leave,
    Forward,
    Swap,
    /// Lands on 27 and goes on to 15 (N18).
    Misfortune,
    /// Lands on 27 and stays, because 15 is taken (N18).
    Trapped,
    /// Lands on an own piece (N14).
    Collision,
    Back,
    BackSwap,
    /// Leaves the board by the die (N19, N20).
    Off,
}

impl Choice {
    /// A side for the first player.
    pub(crate) fn choose(side: Side) -> Choice {
        Choice::bare(Action::Choose { side }, ChoiceKind::Choose)
    }

    pub(crate) fn throw() -> Choice {
        Choice::bare(Action::Throw, ChoiceKind::Throw)
    }

    fn bare(action: Action, kind: ChoiceKind) -> Choice {
        Choice { action, kind, from: None, to: None, then: None, gain: None, swaps: false }
    }

    /// A move of a piece. `gain` is given where hints are.
    pub(crate) fn step(step: &Step, gain: Option<i8>) -> Choice {
        let Step { kind, from, swaps, .. } = *step;
        let action = if kind == ChoiceKind::Leave { Action::Leave } else { Action::Move { from } };
        Choice { action, kind, from: Some(from), to: step.landing(), then: step.then(), gain, swaps }
    }
}

impl boardgame::Legal<Action> for Legal {
    fn count(&self) -> usize {
        self.choices.len()
    }

    fn nth(&self, index: usize) -> Option<Action> {
        self.choices.get(index).map(|choice| choice.action)
    }

    fn contains(&self, action: &Action) -> bool {
        match action {
            Action::Paint { colour } => self.colours.contains(colour),
            _ => self.choices.iter().any(|choice| choice.action == *action),
        }
    }

    fn sample_free(&self, rng: &mut GameRng) -> Option<Action> {
        let count = self.colours.len() as u32;
        (count > 0).then(|| Action::Paint { colour: self.colours[rng.below(count) as usize] })
    }
}
