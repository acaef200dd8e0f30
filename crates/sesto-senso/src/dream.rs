//! The eighty-four dreams (G2), and sets of them.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A dream, by its number from 0 to 83.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Dream(u8);

impl Dream {
    /// How many dreams there are.
    pub const COUNT: usize = 84;

    pub fn new(number: u8) -> Option<Dream> {
        (usize::from(number) < Dream::COUNT).then_some(Dream(number))
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// Its name in the catalogue, of the present edition; there they are counted from 1.
    pub fn key(self) -> String {
        format!("sesto-dream-{:02}", self.0 + 1)
    }
}

impl fmt::Debug for Dream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that no dream has, or the same one twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadDream;

impl fmt::Display for BadDream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("dreams are numbered from 0 to 83, and each is there once")
    }
}

impl TryFrom<u8> for Dream {
    type Error = BadDream;

    fn try_from(number: u8) -> Result<Dream, BadDream> {
        Dream::new(number).ok_or(BadDream)
    }
}

impl From<Dream> for u8 {
    fn from(dream: Dream) -> u8 {
        dream.0
    }
}

impl PartialSchema for Dream {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(83)).into()
    }
}

impl ToSchema for Dream {
    fn name() -> Cow<'static, str> {
        "sesto_senso.Dream".into()
    }
}

/// A set of dreams: a hand, a gift, the discards.
///
/// It has no order, so that nothing of how a gift was put together can travel with it (G20); it is sent by number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Dream>", into = "Vec<Dream>")]
pub struct DreamSet(u128);

impl DreamSet {
    pub const EMPTY: DreamSet = DreamSet(0);
    pub const ALL: DreamSet = DreamSet((1 << Dream::COUNT) - 1);

    pub fn of(dream: Dream) -> DreamSet {
        DreamSet(1 << dream.0)
    }

    pub fn insert(&mut self, dream: Dream) {
        self.0 |= 1 << dream.0;
    }

    pub fn contains(self, dream: Dream) -> bool {
        self.0 & (1 << dream.0) != 0
    }

    #[must_use]
    pub fn and(self, other: DreamSet) -> DreamSet {
        DreamSet(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: DreamSet) -> DreamSet {
        DreamSet(self.0 & !other.0)
    }

    pub fn is_subset(self, other: DreamSet) -> bool {
        self.without(other).is_empty()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The dreams, the lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Dream> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(Dream(number as u8))
        })
    }

    /// The dream at this place of [`iter`](DreamSet::iter).
    pub fn nth(self, index: usize) -> Option<Dream> {
        self.iter().nth(index)
    }
}

impl fmt::Debug for DreamSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Dream> for DreamSet {
    fn from_iter<I: IntoIterator<Item = Dream>>(dreams: I) -> DreamSet {
        let mut set = DreamSet::EMPTY;
        dreams.into_iter().for_each(|dream| set.insert(dream));
        set
    }
}

impl TryFrom<Vec<Dream>> for DreamSet {
    type Error = BadDream;

    fn try_from(dreams: Vec<Dream>) -> Result<DreamSet, BadDream> {
        let count = dreams.len();
        let set: DreamSet = dreams.into_iter().collect();
        if set.len() == count { Ok(set) } else { Err(BadDream) }
    }
}

impl From<DreamSet> for Vec<Dream> {
    fn from(set: DreamSet) -> Vec<Dream> {
        set.iter().collect()
    }
}
