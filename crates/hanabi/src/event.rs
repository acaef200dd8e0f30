//! What happened, and what a viewer learns of it.

use arrayvec::ArrayVec;
use boardgame::{Arg, Say, Saying, Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, Clue, Colour};
use crate::hand::{CardId, Hand};
use crate::options::is_false;
use crate::outcome::End;

/// A fact, with everything that chance did. It cannot be serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A hand from left to right; those of four and five players have no fifth card.
    Dealt {
        seat: Seat,
        cards: [Option<FaceUp>; Hand::MOST],
    },
    Drew {
        seat: Seat,
        card: FaceUp,
        left: u8,
    },
    /// Everything else is the same for everybody.
    Public(Public),
}

/// A card whose front is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::FaceUp)]
pub struct FaceUp {
    pub id: CardId,
    pub card: Card,
}

/// A card as a viewer sees it: from the front, or from the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Seen)]
pub struct Seen {
    pub id: CardId,
    #[schema(required)]
    pub card: Option<Card>,
}

/// What everybody at the table and around it sees and hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = hanabi::PublicEvent)]
pub enum Public {
    Began {
        seat: Seat,
    },
    Informed {
        by: Seat,
        to: Seat,
        clue: Clue,
        /// The hand at that moment, from the left.
        #[schema(value_type = Vec<CardId>)]
        hand: Hand,
        /// The cards pointed at, all at once; none is an information too (H7).
        #[schema(value_type = Vec<CardId>)]
        touched: Hand,
        /// The tokens left in the lid.
        tokens: u8,
    },
    Played {
        by: Seat,
        id: CardId,
        card: Card,
        /// Its place in the hand, counted from 0 at the left.
        slot: u8,
        /// Whether it joined its series.
        fits: bool,
    },
    Discarded {
        by: Seat,
        id: CardId,
        card: Card,
        slot: u8,
    },
    /// A series was completed (H11).
    Completed {
        by: Seat,
        colour: Colour,
    },
    /// A token went back to the lid.
    TokenBack {
        tokens: u8,
    },
    /// An error card was turned (H10).
    Erred {
        by: Seat,
        errors: u8,
    },
    /// The last copy of a card that a series could have used is gone: the series stops at `reach` (H23).
    Lost {
        card: Card,
        reach: u8,
    },
    /// The deck is empty: so many turns are left (H15).
    LastRound {
        by: Seat,
        turns: u8,
    },
    /// Gran Finale: the deck is empty, and the game goes on (H18).
    DeckEmpty {
        by: Seat,
    },
    Arranged {
        seat: Seat,
        /// The new order, from the left.
        #[schema(value_type = Vec<CardId>)]
        cards: Hand,
    },
    /// A seat that can do nothing has no turn (H19).
    PassedOver {
        seat: Seat,
    },
    Ended {
        end: End,
        points: u8,
        score: u8,
        gran_finale: bool,
        /// Whether it was neither a victory nor a defeat (H16).
        #[serde(default, skip_serializing_if = "is_false")]
        in_between: bool,
    },
}

/// What a viewer learns from an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(as = hanabi::EventView)]
pub enum EventView {
    Private(Private),
    Public(Public),
}

/// What is seen from the front by some, and from the back by others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = hanabi::PrivateEvent)]
pub enum Private {
    Dealt {
        seat: Seat,
        #[schema(value_type = Vec<Seen>)]
        cards: ArrayVec<Seen, 5>,
    },
    Drew {
        seat: Seat,
        id: CardId,
        #[schema(required)]
        card: Option<Card>,
        /// The cards left in the deck.
        left: u8,
    },
}

/// Whether `viewer` sees the fronts of this hand: the teammates do, its owner and spectators do not (H4).
pub(crate) fn sees_fronts(viewer: Viewer, owner: Seat) -> bool {
    match viewer {
        Viewer::Seat(seat) => seat != owner,
        Viewer::Spectator => false,
        Viewer::Open(_) => true,
    }
}

impl Event {
    pub(crate) fn view(&self, viewer: Viewer) -> EventView {
        match *self {
            Event::Dealt { seat, cards } => {
                let seen =
                    |face: FaceUp| Seen { id: face.id, card: sees_fronts(viewer, seat).then_some(face.card) };
                EventView::Private(Private::Dealt {
                    seat,
                    cards: cards.into_iter().flatten().map(seen).collect(),
                })
            }
            Event::Drew { seat, card: FaceUp { id, card }, left } => {
                let card = sees_fronts(viewer, seat).then_some(card);
                EventView::Private(Private::Drew { seat, id, card, left })
            }
            Event::Public(public) => EventView::Public(public),
        }
    }
}

impl From<Public> for Event {
    fn from(public: Public) -> Event {
        Event::Public(public)
    }
}

impl Say for EventView {
    fn say(&self) -> Saying {
        match self {
            EventView::Private(private) => private.say(),
            EventView::Public(public) => public.say(),
        }
    }
}

impl Say for Private {
    fn say(&self) -> Saying {
        match self {
            Private::Dealt { seat, cards } => {
                Saying::new("hanabi-event-dealt").with("seat", *seat).with("cards", cards.len() as u8)
            }
            Private::Drew { seat, card: Some(card), left, .. } => Saying::new("hanabi-event-drew")
                .with("seat", *seat)
                .with("left", *left)
                .with_key("card", card.key_in_sentence()),
            Private::Drew { seat, card: None, left, .. } => {
                Saying::new("hanabi-event-drew-unseen").with("seat", *seat).with("left", *left)
            }
        }
    }
}

impl Say for Public {
    fn say(&self) -> Saying {
        match *self {
            Public::Began { seat } => Saying::new("hanabi-event-began").with("seat", seat),
            Public::Informed { by, to, clue, hand, touched, .. } => {
                say_informed(clue, hand, touched).with("by", by).with("to", to)
            }
            Public::Played { by, card, slot, fits, .. } => {
                Saying::new(if fits { "hanabi-event-played" } else { "hanabi-event-misplayed" })
                    .with("seat", by)
                    .with("place", slot + 1)
                    .with_key("card", card.key_in_sentence())
            }
            Public::Discarded { by, card, slot, .. } => Saying::new("hanabi-event-discarded")
                .with("seat", by)
                .with("place", slot + 1)
                .with_key("card", card.key_in_sentence()),
            Public::Completed { by, colour } => Saying::new("hanabi-event-completed")
                .with("seat", by)
                .with_key("colour", format!("hanabi-series-{}", colour.name())),
            Public::TokenBack { tokens } => Saying::new("hanabi-event-token-back").with("tokens", tokens),
            Public::Erred { by, errors } => {
                Saying::new("hanabi-event-erred").with("seat", by).with("errors", errors)
            }
            Public::Lost { card, reach } => Saying::new("hanabi-event-lost")
                .with_key("card", card.key_in_sentence())
                .with_key("colour", format!("hanabi-series-{}", card.colour.name()))
                .with("reach", reach),
            Public::LastRound { by, turns } => {
                Saying::new("hanabi-event-last-round").with("seat", by).with("turns", turns)
            }
            Public::DeckEmpty { by } => Saying::new("hanabi-event-deck-empty").with("seat", by),
            Public::Arranged { seat, .. } => Saying::new("hanabi-event-arranged").with("seat", seat),
            Public::PassedOver { seat } => Saying::new("hanabi-event-passed-over").with("seat", seat),
            Public::Ended { end, points, gran_finale, in_between, .. } => {
                end.say(points, (!in_between).then_some(!end.is_defeat()), gran_finale)
            }
        }
    }
}

/// The sentence of an information: how many cards, of what, and where in the hand.
fn say_informed(clue: Clue, hand: Hand, touched: Hand) -> Saying {
    let places: Vec<String> =
        touched.iter().filter_map(|id| hand.slot(*id)).map(|slot| (slot + 1).to_string()).collect();
    let count = touched.len() as u8;
    let saying = match clue {
        Clue::Colour(colour) => {
            Saying::new("hanabi-event-informed-colour").with("colour", Arg::Text(colour.name().to_owned()))
        }
        Clue::Value(value) => Saying::new("hanabi-event-informed-value").with("value", value.number()),
    };
    saying.with("count", count).with("places", places.join(", "))
}
