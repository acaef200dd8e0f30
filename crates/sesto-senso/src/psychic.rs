//! The psychics: who they are, what was really theirs, and what they have found of it.

use boardgame::{Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, Kind};

/// A psychic, counted from 0 in the order of the seats; also the combination that belongs to them.
///
/// With two players one seat plays two of them (G27); otherwise each has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(as = sesto_senso::Psychic)]
pub struct Psychic(pub u8);

impl Psychic {
    /// The most psychics there are.
    pub const MOST: usize = 6;

    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Psychic> + ExactSizeIterator + Clone {
        (0..count).map(Psychic)
    }

    /// How many a table of so many seats has (G1, G27).
    pub fn count(seats: u8) -> u8 {
        if seats == 2 { 2 } else { seats - 1 }
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A psychic and the seat that plays them, as events name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Who)]
pub struct Who {
    pub psychic: Psychic,
    pub seat: Seat,
    /// Whether that seat plays two psychics (G27), so that its name alone does not say which is meant.
    pub shared: bool,
}

impl Who {
    /// Names this psychic in a sentence: by whoever sits there or, of two at one seat, by their number.
    pub(crate) fn name_in(self, saying: Saying) -> Saying {
        if self.shared {
            saying.with_key("who", format!("sesto-senso-psychic-{}", self.psychic.0 + 1))
        } else {
            saying.with("who", self.seat)
        }
    }
}

/// Who was in the villa, where, and with what: one card of each kind (G4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Combination([u8; 3]);

impl Combination {
    pub(crate) fn new(numbers: [u8; 3]) -> Combination {
        Combination(numbers)
    }

    pub(crate) fn number(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    pub(crate) fn card(self, kind: Kind) -> Card {
        Card::new(kind, self.number(kind))
    }
}

/// As much of a combination as a viewer knows: the numbers of its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Combination)]
pub struct CombinationView {
    #[schema(required)]
    pub object: Option<u8>,
    #[schema(required)]
    pub place: Option<u8>,
    #[schema(required)]
    pub character: Option<u8>,
}

impl CombinationView {
    pub(crate) fn new(combination: Combination, known: impl Fn(Kind) -> bool) -> CombinationView {
        let number = |kind| known(kind).then(|| combination.number(kind));
        CombinationView {
            object: number(Kind::Object),
            place: number(Kind::Place),
            character: number(Kind::Character),
        }
    }

    pub fn number(&self, kind: Kind) -> Option<u8> {
        match kind {
            Kind::Object => self.object,
            Kind::Place => self.place,
            Kind::Character => self.character,
        }
    }
}
