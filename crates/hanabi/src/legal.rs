//! What a seat may do now, what that would do, and why it may not do the rest.

use std::borrow::Cow;
use std::fmt;

use boardgame::{GameRng, Say, Saying, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::action::{Action, Illegal};
use crate::card::{Card, Clue};
use crate::hand::{CardId, Hand};
use crate::memory::Marks;

/// The moves of a seat: its plays, then its discards, then its informations by seat, colours before values.
///
/// Every colour and value may be told to everyone who can be informed (H7). What each of them would touch, and why the
/// rest may not be done, is said to people alone: searches ask for moves by the million and read none of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "LegalView", into = "LegalView")]
pub struct Legal {
    /// The cards that may be played.
    pub play: Hand,
    /// The cards that may be discarded.
    pub discard: Hand,
    /// The seats that may be told any colour or value.
    pub inform: SeatSet,
    /// The cards that may be put in another order; empty when that is not allowed (H20).
    pub arrange: Hand,
    told: Option<Box<Told>>,
}

/// What people are told besides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Told {
    refused: Refused,
    /// The hands of the seats that may be informed, as the seat to move sees them.
    mates: [FaceUpHand; SEATS],
}

/// What may not be done now, whatever card or seat it is done with, and why; nothing where something may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refused {
    pub play: Option<Illegal>,
    pub discard: Option<Illegal>,
    pub inform: Option<Illegal>,
    pub arrange: Option<Illegal>,
}

impl Refused {
    pub(crate) fn all(why: Illegal) -> Refused {
        Refused { play: Some(why), discard: Some(why), inform: Some(why), arrange: Some(why) }
    }
}

/// A hand that is seen from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FaceUpHand {
    ids: Hand,
    /// As many as there are `ids`; the rest means nothing.
    fronts: [Card; Hand::MOST],
}

impl FaceUpHand {
    const NONE: FaceUpHand = FaceUpHand { ids: Hand::EMPTY, fronts: [Card::BOX[0]; Hand::MOST] };

    fn touched(&self, clue: Clue) -> Hand {
        let fronts = self.ids.iter().zip(self.fronts);
        fronts.filter(|(_, front)| clue.touches(*front)).map(|(id, _)| *id).collect()
    }
}

impl Default for FaceUpHand {
    fn default() -> FaceUpHand {
        FaceUpHand::NONE
    }
}

const SEATS: usize = 5;
const CLUES: usize = Clue::ALL.len();

impl Legal {
    /// Why the rest may not be done now; nothing where that is not told.
    pub fn refused(&self) -> Refused {
        self.told.as_ref().map(|told| told.refused).unwrap_or_default()
    }

    /// The cards of a seat that may be informed at which this would point; none where that is not told.
    pub fn touched(&self, to: Seat, clue: Clue) -> Hand {
        self.mate(to).map_or(Hand::EMPTY, |hand| hand.touched(clue))
    }

    fn mate(&self, seat: Seat) -> Option<&FaceUpHand> {
        self.told.as_ref()?.mates.get(seat.index())
    }

    /// Says why the rest may not be done.
    pub(crate) fn tell_refused(&mut self, refused: Refused) {
        self.told.get_or_insert_default().refused = refused;
    }

    /// Says what is in the hand of somebody who may be informed.
    pub(crate) fn tell_hand(&mut self, mate: Seat, ids: Hand, front: impl Fn(CardId) -> Card) {
        let hand = &mut self.told.get_or_insert_default().mates[mate.index()];
        hand.ids = ids;
        for (slot, id) in ids.iter().enumerate() {
            hand.fronts[slot] = front(*id);
        }
    }
}

impl boardgame::Legal<Action> for Legal {
    fn count(&self) -> usize {
        self.play.len() + self.discard.len() + self.inform.len() * CLUES
    }

    fn nth(&self, index: usize) -> Option<Action> {
        if let Some(card) = self.play.get(index) {
            return Some(Action::Play { card: *card });
        }
        let index = index - self.play.len();
        if let Some(card) = self.discard.get(index) {
            return Some(Action::Discard { card: *card });
        }
        let index = index - self.discard.len();
        let to = self.inform.iter().nth(index / CLUES)?;
        Some(Action::Inform { to, clue: Clue::ALL[index % CLUES] })
    }

    fn contains(&self, action: &Action) -> bool {
        match action {
            Action::Play { card } => self.play.contains(card),
            Action::Discard { card } => self.discard.contains(card),
            Action::Inform { to, .. } => self.inform.contains(*to),
            Action::Arrange { cards } => self.arrange.is_rearranged_by(cards),
        }
    }

    fn sample_free(&self, rng: &mut GameRng) -> Option<Action> {
        let mut ids: Vec<CardId> = self.arrange.to_vec();
        if ids.len() < 2 {
            return None;
        }
        rng.shuffle(&mut ids);
        if ids == *self.arrange {
            ids.rotate_left(1);
        }
        Some(Action::Arrange { cards: ids.into_iter().collect() })
    }
}

/// Moves as they travel, with what each of them would do.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Legal)]
pub struct LegalView {
    /// The cards that may be played.
    #[schema(value_type = Vec<CardId>)]
    play: Hand,
    /// The cards that may be discarded.
    #[schema(value_type = Vec<CardId>)]
    discard: Hand,
    /// The seats that may be told any colour or value.
    inform: Vec<Inform>,
    /// The cards that may be put in another order; empty when that is not allowed (H20).
    #[schema(value_type = Vec<CardId>)]
    arrange: Hand,
    /// Why the rest may not be done now.
    refused: RefusedView,
}

impl PartialSchema for Legal {
    fn schema() -> RefOr<Schema> {
        LegalView::schema()
    }
}

impl ToSchema for Legal {
    fn name() -> Cow<'static, str> {
        LegalView::name()
    }

    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        LegalView::schemas(all);
    }
}

/// Somebody who may be informed, and at what each information would point.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Inform)]
pub struct Inform {
    to: Seat,
    /// Their hand, from the left.
    #[schema(value_type = Vec<CardId>)]
    hand: Hand,
    /// The colours, then the values.
    clues: Vec<ClueTouches>,
}

/// An information, and the cards at which it would point; none is an information too (H7).
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::ClueTouches)]
pub struct ClueTouches {
    clue: Clue,
    #[schema(value_type = Vec<CardId>)]
    touches: Hand,
}

/// What may not be done now, whatever card or seat it is done with, and why; nothing where something may.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Refused)]
pub struct RefusedView {
    #[schema(required)]
    play: Option<Saying>,
    #[schema(required)]
    discard: Option<Saying>,
    #[schema(required)]
    inform: Option<Saying>,
    #[schema(required)]
    arrange: Option<Saying>,
}

impl From<Legal> for LegalView {
    fn from(legal: Legal) -> LegalView {
        let clues =
            |to| Clue::ALL.map(|clue| ClueTouches { clue, touches: legal.touched(to, clue) }).to_vec();
        let hand = |to: Seat| legal.mate(to).map_or(Hand::EMPTY, |hand| hand.ids);
        let inform = |to: Seat| Inform { to, hand: hand(to), clues: clues(to) };
        let say = |why: Option<Illegal>| why.map(|why| why.say());
        let Refused { play, discard, inform: informing, arrange } = legal.refused();
        LegalView {
            play: legal.play,
            discard: legal.discard,
            inform: legal.inform.iter().map(inform).collect(),
            arrange: legal.arrange,
            refused: RefusedView {
                play: say(play),
                discard: say(discard),
                inform: say(informing),
                arrange: say(arrange),
            },
        }
    }
}

/// Moves that no position has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLegal {
    NoSuchSeat,
    NoSuchReason,
    NoSuchCard,
}

impl fmt::Display for BadLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadLegal::NoSuchSeat => "there is no such seat",
            BadLegal::NoSuchReason => "nothing is refused with these words",
            BadLegal::NoSuchCard => "each card is touched by one colour and by one value",
        })
    }
}

impl TryFrom<LegalView> for Legal {
    type Error = BadLegal;

    fn try_from(view: LegalView) -> Result<Legal, BadLegal> {
        let read = |why: Option<Saying>| {
            why.map(|why| Illegal::of_saying(&why).ok_or(BadLegal::NoSuchReason)).transpose()
        };
        let mut legal =
            Legal { play: view.play, discard: view.discard, arrange: view.arrange, ..Legal::default() };
        let refused = Refused {
            play: read(view.refused.play)?,
            discard: read(view.refused.discard)?,
            inform: read(view.refused.inform)?,
            arrange: read(view.refused.arrange)?,
        };
        if refused != Refused::default() {
            legal.tell_refused(refused);
        }
        for Inform { to, hand, clues } in view.inform {
            if to.index() >= SEATS {
                return Err(BadLegal::NoSuchSeat);
            }
            let marks = |id: CardId| {
                let mut marks = Marks::NONE;
                let touching = clues.iter().filter(|clue| clue.touches.contains(&id));
                touching.for_each(|touching| marks.note(touching.clue, true));
                Some(Card::new(marks.colour()?, marks.value()?))
            };
            if hand.iter().any(|id| marks(*id).is_none()) {
                return Err(BadLegal::NoSuchCard);
            }
            legal.inform.insert(to);
            if !hand.is_empty() {
                legal.tell_hand(to, hand, |id| marks(id).expect("each card was looked at"));
            }
        }
        Ok(legal)
    }
}
