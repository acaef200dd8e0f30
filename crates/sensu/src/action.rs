//! What a seat asks for, and why it may be refused.

use boardgame::{Say, Saying};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, CardSet};
use crate::view::Step;

/// One step of a turn. Cards are named by what they are: no two of them are the same card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sensu::Action)]
pub enum Action {
    /// The top card of the deck (U6, U22, U33).
    Draw,
    /// A card of a discard pile: into the hand (U6, U22), or with Harmony into a fan (U23).
    Take { card: Card },
    /// Cards that make twenty (U10).
    Play {
        #[schema(value_type = Vec<Card>)]
        cards: CardSet,
    },
    /// The sixth card (U7), or the next of the cards that go on one's own pile (U15, U17).
    Discard { card: Card },
    /// One of tied cards of the combination (U13).
    Redeem { card: Card },
    /// The redeemed card to place next (U16).
    Place { card: Card },
    /// Courage: the card that leaves the opponent's fan (U24).
    Remove { card: Card },
    /// Alone: where the drawn card goes, one of four columns or, without one, the discards (U33).
    Put {
        #[schema(required)]
        column: Option<u8>,
    },
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn,
    /// It waits for something else, which comes first.
    First {
        step: Step,
    },
    DeckEmpty,
    NotOnTop,
    NotInHand,
    /// Alone: it is neither the end of a column nor the top of the discards.
    Covered,
    TwoWilds,
    NotTwenty {
        sum: u8,
    },
    /// The same where the table counts for nobody (U37).
    NoTwenty,
    NotAmongThese,
    DoesNotFit,
    NoSuchColumn,
}

impl Say for Illegal {
    fn say(&self) -> Saying {
        Saying::new(match self {
            Illegal::Over => "sensu-illegal-over",
            Illegal::NotYourTurn => "sensu-illegal-not-your-turn",
            Illegal::First { step } => {
                return Saying::new(format!("sensu-illegal-first-{}", step.name()));
            }
            Illegal::DeckEmpty => "sensu-illegal-deck-empty",
            Illegal::NotOnTop => "sensu-illegal-not-on-top",
            Illegal::NotInHand => "sensu-illegal-not-in-hand",
            Illegal::Covered => "sensu-illegal-covered",
            Illegal::TwoWilds => "sensu-illegal-two-wilds",
            Illegal::NoTwenty => "sensu-illegal-no-twenty",
            Illegal::NotTwenty { sum } => return Saying::new("sensu-illegal-not-twenty").with("sum", *sum),
            Illegal::NotAmongThese => "sensu-illegal-not-among-these",
            Illegal::DoesNotFit => "sensu-illegal-does-not-fit",
            Illegal::NoSuchColumn => "sensu-illegal-no-such-column",
        })
    }
}
