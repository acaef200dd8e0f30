//! What travels to people and bots: the options, what is asked for, what may be asked for, what is told and seen.

use boardgame::{OptionKind, OptionSpec, Say, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// 1 to 12 (T1).
pub type Card = u8;

/// What the host chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = tiny::Options)]
pub struct Options {
    /// How many cards everybody holds (T1).
    pub hand: Hand,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = tiny::Hand)]
pub enum Hand {
    Two,
    #[default]
    Three,
}

/// The playbill's options.
pub(crate) const SPECS: &[OptionSpec] =
    &[OptionSpec { name: "hand", kind: OptionKind::Choice { choices: &["two", "three"] }, advanced: false }];

impl Options {
    pub(crate) fn cards(self) -> u8 {
        match self.hand {
            Hand::Two => 2,
            Hand::Three => 3,
        }
    }
}

impl boardgame::Options for Options {
    /// There has been one version of these rules only.
    fn meant_by(self, _rules: u32) -> Options {
        self
    }
}

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schema(as = tiny::Action)]
pub enum Action {
    /// Lays a card of the own hand open (T2).
    Lay { card: Card },
}

/// The cards that a seat may lay now, or why it may not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = tiny::Legal)]
pub struct Legal {
    pub play: Vec<Choice>,
    /// What whoever tries all the same is told.
    #[schema(required)]
    pub refused: Option<Saying>,
}

/// A card, and what laying it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = tiny::Choice)]
pub struct Choice {
    pub card: Card,
    /// Whether it is the highest of the round so far.
    pub leads: bool,
}

impl boardgame::Legal<Action> for Legal {
    fn count(&self) -> usize {
        self.play.len()
    }

    fn nth(&self, index: usize) -> Option<Action> {
        self.play.get(index).map(|choice| Action::Lay { card: choice.card })
    }

    fn contains(&self, action: &Action) -> bool {
        let Action::Lay { card } = action;
        self.play.iter().any(|choice| choice.card == *card)
    }
}

/// Why a card may not be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn(Seat),
    NotInHand,
}

impl Say for Illegal {
    fn say(&self) -> Saying {
        match self {
            Illegal::Over => Saying::new("tiny-illegal-over"),
            Illegal::NotYourTurn(seat) => Saying::new("tiny-illegal-not-your-turn").with("name", *seat),
            Illegal::NotInHand => Saying::new("tiny-illegal-not-in-hand"),
        }
    }
}

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = tiny::EventView)]
pub enum EventView {
    /// The hands, as far as the viewer may see them.
    Dealt {
        hands: Vec<Vec<Option<Card>>>,
    },
    Laid {
        seat: Seat,
        card: Card,
    },
    /// The round goes to a seat (T3).
    Took {
        seat: Seat,
    },
}

impl Say for EventView {
    fn say(&self) -> Saying {
        match self {
            EventView::Dealt { .. } => Saying::new("tiny-event-dealt"),
            EventView::Laid { seat, card } => {
                Saying::new("tiny-event-laid").with("seat", *seat).with("card", *card)
            }
            EventView::Took { seat } => Saying::new("tiny-event-took").with("seat", *seat),
        }
    }
}

/// What a viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = tiny::View)]
pub struct View {
    pub options: Options,
    /// Which round it is, from 1.
    pub round: u32,
    /// Whose turn it is; nobody's while a round is being taken, and once it is over.
    #[schema(required)]
    pub to_move: Option<Seat>,
    /// Who began the round: whoever took the one before.
    pub leader: Seat,
    /// The cards in every hand; one that the viewer may not see is null.
    pub hands: Vec<Vec<Option<Card>>>,
    /// What everybody has laid in this round.
    pub laid: Vec<Option<Card>>,
    /// The cards of earlier rounds, the oldest first.
    pub gone: Vec<Card>,
    /// How many rounds everybody has taken.
    pub taken: Vec<u8>,
    /// The cards that nobody holds, for those who see everything.
    #[schema(required)]
    pub aside: Option<Vec<Card>>,
}
