//! What happened, and what a viewer learns of it.

use arrayvec::ArrayVec;
use boardgame::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::action::Motion;
use crate::card::{Card, CardSet, Kind};
use crate::dream::{Dream, DreamSet};
use crate::outcome::End;
use crate::psychic::{CombinationView, Psychic, Who};

/// A fact, with everything that chance did. It cannot be serialised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A psychic's combination was dealt: the ghost alone knows it (G4).
    Dealt { ghost: Seat, who: Who, combination: CombinationView },
    /// The ghost drew dreams into the hand.
    Drew { ghost: Seat, dreams: DreamSet, deck: u8 },
    /// Whose combination is the culprit's: the ghost alone knows it (G19).
    Culprit { ghost: Seat, who: Who },
    /// The common dream was laid or grew, in the order shown, with what each dream is about (G20).
    Dreamed { ghost: Seat, dreams: ArrayVec<(Dream, Option<Kind>), 3> },
    /// Everything else is the same for everybody.
    Public(Public),
}

/// What everybody at the table and around it sees and hears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sesto_senso::PublicEvent)]
pub enum Public {
    /// Who is the ghost (G1).
    Haunted {
        ghost: Seat,
    },
    /// The cards of one kind on the table (G3).
    Laid {
        kind: Kind,
        #[schema(value_type = Vec<u8>)]
        cards: CardSet,
    },
    /// A day began (G15).
    Day {
        day: u8,
    },
    /// The discarded dreams became a new deck (G10).
    Shuffled {
        deck: u8,
    },
    /// The ghost gave dreams (G7).
    Given {
        who: Who,
        kind: Kind,
        #[schema(value_type = Vec<Dream>)]
        dreams: DreamSet,
    },
    /// No dream is left to give: the others guess on what they have (G10).
    Lapsed,
    /// The ghost discarded the hand (G9); so often it may be done again.
    Changed {
        #[schema(value_type = Vec<Dream>)]
        dreams: DreamSet,
        left: u8,
    },
    /// A ball was placed, or moved from another card (G11).
    Placed {
        who: Who,
        card: Card,
        #[schema(required)]
        from: Option<Card>,
    },
    Confirmed {
        who: Who,
    },
    /// The signs of the day begin (G14): these psychics are judged, each by an event of their own that follows.
    Signs {
        day: u8,
        #[schema(value_type = Vec<Psychic>)]
        psychics: ArrayVec<Psychic, { Psychic::MOST }>,
    },
    /// A card was right, and leaves the table; so many are left to find (G14).
    Found {
        who: Who,
        card: Card,
        left: u8,
    },
    /// A card was wrong, and is blocked for this psychic (G13).
    Refused {
        who: Who,
        card: Card,
    },
    /// No ball lay anywhere when time was up: a wrong guess, and no card is blocked (G13).
    Missed {
        who: Who,
    },
    /// The time for dreams, or that for the talk, was over (G26).
    TimeUp {
        dreams: bool,
    },
    /// Time was up and there was no vote: the day passed, and nothing left (G21).
    NoVote {
        day: u8,
    },
    /// It can no longer be won (G17).
    Hopeless {
        day: u8,
    },
    /// All combinations are known: the culprit is among them (G18); so many days are left to find them.
    Revealing {
        day: u8,
        attempts: u8,
    },
    /// A seat's ball was put on a combination (G21).
    Voted {
        seat: Seat,
        on: Who,
        #[schema(required)]
        from: Option<Psychic>,
    },
    VoteConfirmed {
        seat: Seat,
    },
    /// All had confirmed, and no combination had more than half of them (G21).
    NoMajority {
        rounds: u8,
    },
    /// The majority accused a combination (G22).
    Accused {
        day: u8,
        on: Who,
        character: Card,
        right: bool,
    },
    /// A seat declared something that holds only when all do, or took it back (G17, G24).
    Agreed {
        seat: Seat,
        to: Motion,
        yes: bool,
    },
    Ended {
        end: End,
    },
}

/// What a viewer learns from an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(as = sesto_senso::EventView)]
pub enum EventView {
    Private(Private),
    Public(Public),
}

/// What the ghost knows, and the others only in part or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sesto_senso::PrivateEvent)]
pub enum Private {
    /// For the ghost alone.
    Dealt { who: Who, combination: CombinationView },
    /// The others see only how many.
    Drew {
        count: u8,
        #[schema(required, value_type = Option<Vec<Dream>>)]
        dreams: Option<DreamSet>,
        /// The dreams left in the deck.
        deck: u8,
    },
    /// For the ghost alone.
    Culprit { who: Who },
    /// The others see the dreams in their shuffled order, and not what they are about.
    Dreamed {
        #[schema(value_type = Vec<Dream>)]
        dreams: ArrayVec<Dream, 3>,
        /// What each of them is about, where each is about one card.
        #[schema(required, value_type = Option<Vec<Kind>>)]
        about: Option<ArrayVec<Kind, 3>>,
    },
}

impl Event {
    pub(crate) fn view(&self, viewer: Viewer) -> Option<EventView> {
        let private = match self {
            Event::Dealt { ghost, who, combination } => {
                viewer.sees(*ghost).then_some(Private::Dealt { who: *who, combination: *combination })?
            }
            Event::Drew { ghost, dreams, deck } => {
                let seen = viewer.sees(*ghost).then_some(*dreams);
                Private::Drew { count: dreams.len() as u8, dreams: seen, deck: *deck }
            }
            Event::Culprit { ghost, who } => viewer.sees(*ghost).then_some(Private::Culprit { who: *who })?,
            Event::Dreamed { ghost, dreams } => {
                let about: ArrayVec<Kind, 3> = dreams.iter().filter_map(|(_, about)| *about).collect();
                Private::Dreamed {
                    dreams: dreams.iter().map(|(dream, _)| *dream).collect(),
                    about: (viewer.sees(*ghost) && !about.is_empty()).then_some(about),
                }
            }
            Event::Public(public) => return Some(EventView::Public(public.clone())),
        };
        Some(EventView::Private(private))
    }
}

impl From<Public> for Event {
    fn from(public: Public) -> Event {
        Event::Public(public)
    }
}
