//! What a seat asks for, and why it may be refused.

use boardgame::{Say, Saying};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, Kind};
use crate::dream::{Dream, DreamSet};
use crate::psychic::Psychic;

/// The ghost gives, changes the hand and lays the common dream; the psychics place their balls, confirm and vote.
///
/// A card is named with its kind, so that a tap which arrives after the signs cannot become another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sesto_senso::Action)]
pub enum Action {
    /// The ghost gives a psychic one or more dreams (G7).
    Give {
        psychic: Psychic,
        #[schema(value_type = Vec<Dream>)]
        dreams: DreamSet,
    },
    /// The ghost discards the whole hand and draws anew (G9).
    Change,
    /// The ghost lays the common dream, one dream for each card of the culprit's combination (G20).
    Common {
        character: Dream,
        place: Dream,
        object: Dream,
    },
    /// The ghost adds one dream to the common dream (G23).
    Add {
        dream: Dream,
    },
    /// A psychic puts the ball on a card, or moves it there (G11).
    Place {
        psychic: Psychic,
        card: Card,
    },
    Confirm {
        psychic: Psychic,
    },
    /// A seat puts its ball on a combination, or moves it there (G21).
    Vote {
        combination: Psychic,
    },
    ConfirmVote,
    /// The clock's: the time for this wait is over (G26).
    TimeUp {
        wait: u32,
    },
    /// A psychic's seat declares something that holds only when all of them do, or takes it back.
    Agree {
        to: Motion,
        yes: bool,
    },
}

/// What the psychics can only decide together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Motion)]
pub enum Motion {
    /// The ghost helped otherwise than by dreams (G24).
    Slip,
    /// It can no longer be won, so it may as well stop (G17).
    Stop,
}

impl Motion {
    pub const ALL: [Motion; 2] = [Motion::Slip, Motion::Stop];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Motion::Slip => "slip",
            Motion::Stop => "stop",
        }
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    /// Only the ghost gives dreams.
    NotTheGhost,
    /// The ghost neither places balls nor votes (G24).
    GhostIsSilent,
    NoSuchPsychic,
    NotYourPsychic,
    /// This belongs to the reconstruction.
    EventsAreClear,
    /// This belongs to the revelation.
    EventsUnclear,
    NotSearching,
    AlreadyGiven,
    /// The time for today's dreams is over (G26).
    TooLate,
    /// Only the clock says so, and not yet (G26).
    TimeIsLeft,
    EmptyGift,
    NotInHand,
    /// So many would leave others without a dream (G10).
    TooManyDreams {
        most: u8,
    },
    NoChangeLeft,
    TooLateToChange,
    AlreadyDreamed,
    /// The common dream is made in another way at this table (G20, G23).
    OtherFinal,
    /// The three dreams of the common dream must differ.
    SameDream,
    WrongKind {
        kind: Kind,
    },
    NotOnTable,
    AlreadyRefused,
    BallIsThere,
    NoBall,
    AlreadyConfirmed,
    NoDreamYet,
    NoSuchCombination,
    StillWinnable,
    AlreadySaid,
    /// A ghost that is a program gives nothing away (G24).
    GhostIsProgram,
}

impl Illegal {
    fn name(self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NotTheGhost => "not-the-ghost",
            Illegal::GhostIsSilent => "ghost-is-silent",
            Illegal::NoSuchPsychic => "no-such-psychic",
            Illegal::NotYourPsychic => "not-your-psychic",
            Illegal::EventsAreClear => "events-are-clear",
            Illegal::EventsUnclear => "events-unclear",
            Illegal::NotSearching => "not-searching",
            Illegal::AlreadyGiven => "already-given",
            Illegal::TooLate => "too-late",
            Illegal::TimeIsLeft => "time-is-left",
            Illegal::EmptyGift => "empty-gift",
            Illegal::NotInHand => "not-in-hand",
            Illegal::TooManyDreams { .. } => "too-many-dreams",
            Illegal::NoChangeLeft => "no-change-left",
            Illegal::TooLateToChange => "too-late-to-change",
            Illegal::AlreadyDreamed => "already-dreamed",
            Illegal::OtherFinal => "other-final",
            Illegal::SameDream => "same-dream",
            Illegal::WrongKind { .. } => "wrong-kind",
            Illegal::NotOnTable => "not-on-table",
            Illegal::AlreadyRefused => "already-refused",
            Illegal::BallIsThere => "ball-is-there",
            Illegal::NoBall => "no-ball",
            Illegal::AlreadyConfirmed => "already-confirmed",
            Illegal::NoDreamYet => "no-dream-yet",
            Illegal::NoSuchCombination => "no-such-combination",
            Illegal::StillWinnable => "still-winnable",
            Illegal::GhostIsProgram => "ghost-is-program",
            Illegal::AlreadySaid => "already-said",
        }
    }
}

impl Say for Illegal {
    fn say(&self) -> Saying {
        let saying = Saying::new(format!("sesto-senso-illegal-{}", self.name()));
        match self {
            Illegal::TooManyDreams { most } => saying.with("most", *most),
            Illegal::WrongKind { kind } => saying.with("kind", kind.name().to_owned()),
            _ => saying,
        }
    }
}
