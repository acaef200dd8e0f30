//! What a seat asks for, and why it may be refused.

use boardgame::{Arg, Say, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::Clue;
use crate::hand::{CardId, Hand};

/// One of the three actions of a turn, or putting one's hand in another order, which is no turn (H20).
///
/// Cards are named by their identity, not by their place: an order that changes meanwhile cannot make it another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = hanabi::Action)]
pub enum Action {
    Inform {
        to: Seat,
        clue: Clue,
    },
    Play {
        card: CardId,
    },
    Discard {
        card: CardId,
    },
    Arrange {
        /// All cards of the hand in their new order, from the left.
        #[schema(value_type = Vec<CardId>)]
        cards: Hand,
    },
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn,
    NoToken,
    TokensFull,
    NoSuchSeat,
    OwnHand,
    EmptyHand { seat: Seat },
    NotInHand,
    MayNotArrange,
    OtherCards,
    SameOrder,
}

impl Illegal {
    /// The reason that is said like this, among those that hold whatever card or seat it is about.
    pub(crate) fn of_saying(saying: &Saying) -> Option<Illegal> {
        let seat = match saying.args.get("seat") {
            Some(Arg::Seat { seat }) => Some(*seat),
            _ => None,
        };
        let reasons = [
            Illegal::Over,
            Illegal::NotYourTurn,
            Illegal::NoToken,
            Illegal::TokensFull,
            Illegal::NotInHand,
            Illegal::MayNotArrange,
        ];
        let reasons = reasons.into_iter().chain(seat.map(|seat| Illegal::EmptyHand { seat }));
        reasons.into_iter().find(|illegal| illegal.say() == *saying)
    }
}

impl Say for Illegal {
    fn say(&self) -> Saying {
        match self {
            Illegal::Over => Saying::new("hanabi-illegal-over"),
            Illegal::NotYourTurn => Saying::new("hanabi-illegal-not-your-turn"),
            Illegal::NoToken => Saying::new("hanabi-illegal-no-token"),
            Illegal::TokensFull => Saying::new("hanabi-illegal-tokens-full"),
            Illegal::NoSuchSeat => Saying::new("hanabi-illegal-no-such-seat"),
            Illegal::OwnHand => Saying::new("hanabi-illegal-own-hand"),
            Illegal::EmptyHand { seat } => Saying::new("hanabi-illegal-empty-hand").with("seat", *seat),
            Illegal::NotInHand => Saying::new("hanabi-illegal-not-in-hand"),
            Illegal::MayNotArrange => Saying::new("hanabi-illegal-may-not-arrange"),
            Illegal::OtherCards => Saying::new("hanabi-illegal-other-cards"),
            Illegal::SameOrder => Saying::new("hanabi-illegal-same-order"),
        }
    }
}
