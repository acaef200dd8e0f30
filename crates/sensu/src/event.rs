//! What happened, and what a viewer learns of it.

use boardgame::{Say, Saying, Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, CardSet, FanType};
use crate::outcome::Ending;
use crate::powers::Power;

/// A fact, with everything that chance did. It cannot be serialised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Dealt {
        seat: Seat,
        cards: CardSet,
    },
    Drew {
        seat: Seat,
        card: Card,
        left: u8,
    },
    /// Everything else is the same for everybody.
    Public(Public),
}

/// Why a card is redeemed (U13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sensu::Reason)]
pub enum Reason {
    MostSticks,
    Bonus,
}

/// What everybody at the table and around it sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sensu::PublicEvent)]
pub enum Public {
    /// Who begins, and the cards left in the deck.
    Began {
        seat: Seat,
        deck: u8,
    },
    /// A chosen fan (U26, U28).
    Chose {
        seat: Seat,
        fan: FanType,
    },
    /// A card from a pile into the hand.
    Took {
        seat: Seat,
        card: Card,
        from: Seat,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Played {
        seat: Seat,
        #[schema(value_type = Vec<Card>)]
        cards: CardSet,
        /// The number that the wild card stands for.
        #[schema(required)]
        wild: Option<u8>,
        pair: bool,
        trio: bool,
    },
    Redeemed {
        seat: Seat,
        card: Card,
        reason: Reason,
    },
    /// A card on its fan, which now has so many sticks.
    Placed {
        seat: Seat,
        card: Card,
        sticks: u8,
    },
    /// A redeemed card that does not fit (U17).
    SetAside {
        seat: Seat,
        card: Card,
    },
    Closed {
        seat: Seat,
        fan: FanType,
    },
    /// A power fires, or is lost because it can do nothing (U21).
    Fired {
        seat: Seat,
        power: Power,
        lost: bool,
    },
    /// Harmony: the top of a pile goes into a fan (U23).
    Harmonised {
        seat: Seat,
        card: Card,
        from: Seat,
    },
    /// Courage: a card leaves a fan for its owner's pile (U24).
    Removed {
        by: Seat,
        seat: Seat,
        card: Card,
    },
    /// All piles make a new deck (U9).
    Reshuffled {
        deck: u8,
    },
    /// A closed-fan card of the type just closed is discarded (U28).
    FanDiscarded {
        fan: FanType,
    },
    /// The closed-fan cards are shuffled anew (U30).
    FansReshuffled {
        deck: u8,
    },
    /// Nothing to draw and nothing to play (U5).
    Passed {
        seat: Seat,
    },
    /// Alone: the top card of the deck (U33).
    Turned {
        card: Card,
        left: u8,
    },
    /// Alone: where it went.
    Put {
        card: Card,
        #[schema(required)]
        column: Option<u8>,
    },
    Ended {
        ending: Ending,
    },
}

/// What a viewer learns from an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(as = sensu::EventView)]
pub enum EventView {
    Private(Private),
    Public(Public),
}

/// What its owner sees from the front, and the others from the back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sensu::PrivateEvent)]
pub enum Private {
    Dealt {
        seat: Seat,
        count: u8,
        #[schema(required, value_type = Option<Vec<Card>>)]
        cards: Option<CardSet>,
    },
    Drew {
        seat: Seat,
        #[schema(required)]
        card: Option<Card>,
        /// The cards left in the deck.
        left: u8,
    },
}

impl Event {
    pub(crate) fn view(&self, viewer: Viewer) -> EventView {
        match *self {
            Event::Dealt { seat, cards } => EventView::Private(Private::Dealt {
                seat,
                count: cards.len() as u8,
                cards: viewer.sees(seat).then_some(cards),
            }),
            Event::Drew { seat, card, left } => {
                EventView::Private(Private::Drew { seat, card: viewer.sees(seat).then_some(card), left })
            }
            Event::Public(ref public) => EventView::Public(public.clone()),
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
        match *self {
            Private::Dealt { seat, count, .. } => {
                Saying::new("sensu-event-dealt").with("seat", seat).with("count", count)
            }
            Private::Drew { seat, card: Some(card), left } => about("drew", seat, card).with("left", left),
            Private::Drew { seat, card: None, left } => {
                Saying::new("sensu-event-drew-unseen").with("seat", seat).with("left", left)
            }
        }
    }
}

/// The sentence of something that a seat did with a card.
fn about(event: &str, seat: Seat, card: Card) -> Saying {
    Saying::new(format!("sensu-event-{event}")).with("seat", seat).with_key("card", card.key_in_sentence())
}

impl Say for Public {
    fn say(&self) -> Saying {
        match *self {
            Public::Began { seat, deck } => {
                Saying::new("sensu-event-began").with("seat", seat).with("deck", deck)
            }
            Public::Chose { seat, fan } => {
                Saying::new("sensu-event-chose").with("seat", seat).with_key("fan", fan.key())
            }
            Public::Took { seat, card, from } if from == seat => about("took-own", seat, card),
            Public::Took { seat, card, from } => about("took", seat, card).with("from", from),
            Public::Discarded { seat, card } => about("discarded", seat, card),
            Public::Played { seat, cards, wild, pair, trio } => {
                let joker = cards.iter().find(|card| card.is_wild());
                let key = match (pair, trio, joker) {
                    (false, false, None) => "sensu-event-played",
                    (true, false, None) => "sensu-event-played-pair",
                    (false, true, None) => "sensu-event-played-trio",
                    (true, true, None) => "sensu-event-played-both",
                    (false, false, Some(_)) => "sensu-event-played-wild",
                    (true, false, Some(_)) => "sensu-event-played-pair-wild",
                    (false, true, Some(_)) => "sensu-event-played-trio-wild",
                    (true, true, Some(_)) => "sensu-event-played-both-wild",
                };
                let number = |card: Card| if card.is_wild() { wild } else { Some(card.value()) };
                let mut numbers: Vec<u8> = cards.iter().filter_map(number).collect();
                numbers.sort_unstable();
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                let saying = Saying::new(key).with("seat", seat).with("sum", numbers.join(" + "));
                match joker {
                    Some(joker) => saying.with_key("wild", joker.key_in_sentence()),
                    None => saying,
                }
            }
            Public::Redeemed { seat, card, reason: Reason::MostSticks } => about("redeemed", seat, card),
            Public::Redeemed { seat, card, reason: Reason::Bonus } => about("redeemed-bonus", seat, card),
            Public::Placed { seat, card, sticks } => about("placed", seat, card).with("sticks", sticks),
            Public::SetAside { seat, card } => about("set-aside", seat, card),
            Public::Closed { seat, fan } => {
                Saying::new("sensu-event-closed").with("seat", seat).with_key("fan", fan.key())
            }
            Public::Fired { seat, power, lost } => {
                Saying::new(if lost { "sensu-event-power-lost" } else { "sensu-event-power" })
                    .with("seat", seat)
                    .with_key("power", power.key())
            }
            Public::Harmonised { seat, card, from } if from == seat => about("harmonised-own", seat, card),
            Public::Harmonised { seat, card, from } => about("harmonised", seat, card).with("from", from),
            Public::Removed { by, seat, card } => about("removed", seat, card).with("by", by),
            Public::Reshuffled { deck } => Saying::new("sensu-event-reshuffled").with("deck", deck),
            Public::FanDiscarded { fan } => {
                Saying::new("sensu-event-fan-discarded").with_key("fan", fan.key())
            }
            Public::FansReshuffled { deck } => Saying::new("sensu-event-fans-reshuffled").with("deck", deck),
            Public::Passed { seat } => Saying::new("sensu-event-passed").with("seat", seat),
            Public::Turned { card, left } => {
                Saying::new("sensu-event-turned").with_key("card", card.key_in_sentence()).with("left", left)
            }
            Public::Put { card, column: None } => about("put-discards", Seat(0), card),
            Public::Put { card, column: Some(column) } => {
                about("put-column", Seat(0), card).with("column", column + 1)
            }
            Public::Ended { ending } => ending.say(),
        }
    }
}
