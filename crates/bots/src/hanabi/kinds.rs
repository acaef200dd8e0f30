//! Sets of card fronts and how many copies of each are about: what every partner thinks with.

use std::ops::{BitAnd, BitAndAssign, BitOr, Not};

use hanabi::{Card, CardSet, Clue};

/// A set of fronts, by [`Card::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u32);

impl Kinds {
    pub(crate) const NONE: Kinds = Kinds(0);
    pub(crate) const ALL: Kinds = Kinds((1 << Card::KINDS) - 1);

    pub(crate) const fn one(kind: u8) -> Kinds {
        Kinds(1 << kind)
    }

    /// The fronts of which `clue` is said.
    pub(crate) fn of_clue(clue: Clue) -> Kinds {
        match clue {
            Clue::Colour(colour) => Kinds::of_colour(colour.index() as u8),
            Clue::Value(value) => Kinds::of_value(value.number()),
        }
    }

    pub(crate) const fn of_colour(colour: u8) -> Kinds {
        Kinds(0b11111 << (colour * 5))
    }

    /// The five fronts of a value from 1 to 5.
    pub(crate) const fn of_value(value: u8) -> Kinds {
        Kinds(0b1_00001_00001_00001_00001 << (value - 1))
    }

    pub(crate) const fn has(self, kind: u8) -> bool {
        self.0 & (1 << kind) != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn is_within(self, other: Kinds) -> bool {
        self.0 & !other.0 == 0
    }

    pub(crate) const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The front, if there is only one.
    pub(crate) const fn only(self) -> Option<u8> {
        if self.0 != 0 && self.0 & (self.0 - 1) == 0 { Some(self.0.trailing_zeros() as u8) } else { None }
    }

    /// By colour, then by value.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(kind)
        })
    }
}

impl From<CardSet> for Kinds {
    fn from(set: CardSet) -> Kinds {
        set.iter().fold(Kinds::NONE, |kinds, card| kinds | Kinds::one(card.index() as u8))
    }
}

impl BitAnd for Kinds {
    type Output = Kinds;

    fn bitand(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }
}

impl BitAndAssign for Kinds {
    fn bitand_assign(&mut self, other: Kinds) {
        self.0 &= other.0;
    }
}

impl BitOr for Kinds {
    type Output = Kinds;

    fn bitor(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }
}

/// All fronts that are not in the set.
impl Not for Kinds {
    type Output = Kinds;

    fn not(self) -> Kinds {
        Kinds(!self.0 & Kinds::ALL.0)
    }
}

/// How many copies of each front, from 0 to 3, in two planes of bits: adding up a set is counting bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Copies {
    ones: u32,
    twos: u32,
}

impl Copies {
    pub(crate) const NONE: Copies = Copies { ones: 0, twos: 0 };
    /// All fifty cards: three of each 1, two of each 2, 3 and 4, one of each 5.
    pub(crate) const BOX: Copies = Copies {
        ones: Kinds::of_value(1).0 | Kinds::of_value(5).0,
        twos: Kinds::of_value(1).0 | Kinds::of_value(2).0 | Kinds::of_value(3).0 | Kinds::of_value(4).0,
    };

    pub(crate) const fn of(self, kind: u8) -> u32 {
        ((self.ones >> kind) & 1) + 2 * ((self.twos >> kind) & 1)
    }

    /// How many cards have a front of the set.
    pub(crate) const fn count(self, kinds: Kinds) -> u32 {
        (self.ones & kinds.0).count_ones() + 2 * (self.twos & kinds.0).count_ones()
    }

    /// The fronts that have a copy at all.
    pub(crate) const fn some(self) -> Kinds {
        Kinds(self.ones | self.twos)
    }

    /// The fronts that have exactly one copy.
    pub(crate) const fn single(self) -> Kinds {
        Kinds(self.ones & !self.twos)
    }

    /// One copy less; where there is none it stays so.
    pub(crate) fn take(&mut self, kind: u8) {
        let bit = 1 << kind;
        if self.ones & bit != 0 {
            self.ones &= !bit;
        } else if self.twos & bit != 0 {
            self.twos &= !bit;
            self.ones |= bit;
        }
    }

    /// One copy more, three at most.
    pub(crate) fn add(&mut self, kind: u8) {
        let bit = 1 << kind;
        if self.ones & bit == 0 {
            self.ones |= bit;
        } else if self.twos & bit == 0 {
            self.ones &= !bit;
            self.twos |= bit;
        }
    }

    /// The fronts that have no more copies here than in `other`.
    pub(crate) const fn at_most(self, other: Copies) -> Kinds {
        let (a1, a2, b1, b2) = (self.ones, self.twos, other.ones, other.twos);
        let less = !a2 & b2;
        let same = !(a2 ^ b2);
        Kinds((less | (same & (!a1 | b1))) & Kinds::ALL.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_count_like_numbers() {
        let mut copies = Copies::BOX;
        assert_eq!(copies.count(Kinds::ALL), 50);
        for card in Card::BOX {
            let kind = card.index() as u8;
            let before = copies.of(kind);
            copies.take(kind);
            assert_eq!(copies.of(kind), before - 1);
            copies.add(kind);
            assert_eq!(copies.of(kind), before);
            copies.take(kind);
        }
        assert_eq!(copies, Copies::NONE);
        copies.take(3);
        assert_eq!(copies, Copies::NONE);
    }

    #[test]
    fn copies_are_compared_front_by_front() {
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
            let of = |count| {
                let mut copies = Copies::NONE;
                (0..count).for_each(|_| copies.add(7));
                copies
            };
            assert_eq!(of(one).at_most(of(other)).has(7), one <= other, "{one} and {other}");
        }
    }

    #[test]
    fn sets_know_their_clues() {
        for clue in Clue::ALL {
            assert_eq!(Kinds::of_clue(clue), CardSet::of_clue(clue).into());
        }
        assert_eq!(Kinds::one(7).only(), Some(7));
        assert_eq!(Kinds::of_value(2).only(), None);
        assert_eq!(Kinds::NONE.only(), None);
        assert_eq!(Kinds::of_value(2).iter().collect::<Vec<_>>(), [1, 6, 11, 16, 21]);
    }
}
