//! Cards that make twenty, the bonuses they earn, and which of them are redeemed (U10–U14).

use arrayvec::ArrayVec;

use crate::card::{Card, CardSet, FanType};
use crate::faces::Faces;

/// The sum of every combination (U10).
pub const TWENTY: u8 = 20;
/// The most cards that a combination can have.
pub const MOST: usize = 5;

/// All combinations that can be made from a hand: no five cards make more.
pub type Combinations = ArrayVec<CardSet, 8>;

/// Cards that make twenty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    pub cards: CardSet,
    /// The number that the wild card stands for, if there is one (U11).
    pub wild: Option<u8>,
    pub bonuses: Bonuses,
}

/// What earns bonus cards (U12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bonuses {
    /// A number that stands twice, wild cards aside; of two such numbers the lower one.
    pub pair: Option<u8>,
    /// A type that stands three times.
    pub trio: Option<FanType>,
}

/// Why cards are no combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCombination {
    TwoWilds,
    /// The sum, in which a wild card counts with its lowest number.
    NotTwenty(u8),
}

impl Combination {
    pub fn new(cards: CardSet) -> Result<Combination, NoCombination> {
        let wilds = cards.iter().filter(|card| card.is_wild()).count();
        if wilds > 1 {
            return Err(NoCombination::TwoWilds);
        }
        let sum = cards.iter().fold(0u8, |sum, card| sum.saturating_add(card.value()));
        if !makes_twenty(sum, wilds == 1) {
            return Err(NoCombination::NotTwenty(sum));
        }
        let wild = cards.iter().find(|card| card.is_wild());
        let wild = wild.map(|card| card.value() + TWENTY - sum);
        Ok(Combination { cards, wild, bonuses: Bonuses::of(cards.iter()) })
    }

    /// All combinations in up to five cards, in a stable order.
    pub fn all_in(cards: CardSet) -> Combinations {
        let mut found = Combinations::new();
        // The sum of every subset of the first cards. A wild card counts 64 besides its lowest number, so that one look
        // tells sum and number of wild cards.
        let mut sums = [0u16; 1 << MOST];
        let mut subsets = 1;
        for card in cards.iter().take(MOST) {
            let (without, with) = sums.split_at_mut(subsets);
            let weight = u16::from(card.value()) + 64 * u16::from(card.is_wild());
            with.iter_mut().zip(without).for_each(|(with, without)| *with = *without + weight);
            subsets *= 2;
        }
        for (subset, sum) in sums.iter().enumerate() {
            if *sum == 20 || (82..=84).contains(sum) {
                let chosen = cards.iter().enumerate().filter(|(place, _)| subset & (1 << place) != 0);
                found.push(chosen.map(|(_, card)| card).collect());
            }
        }
        found
    }
}

impl Bonuses {
    #[inline]
    pub fn of(cards: impl Iterator<Item = Card>) -> Bonuses {
        let mut bonuses = Bonuses::default();
        let (mut numbers, mut types) = (0u16, [0u8; 3]);
        for card in cards {
            let (value, fan) = (card.value(), card.fan());
            types[fan.index()] += 1;
            if types[fan.index()] == 3 {
                bonuses.trio = Some(fan);
            }
            if !card.is_wild() {
                if numbers & (1 << value) != 0 {
                    bonuses.pair = Some(bonuses.pair.map_or(value, |pair| pair.min(value)));
                }
                numbers |= 1 << value;
            }
        }
        bonuses
    }

    /// How many bonus cards are earned.
    pub fn count(self) -> u8 {
        u8::from(self.pair.is_some()) + u8::from(self.trio.is_some())
    }
}

/// Whether numbers make twenty, where a wild card among them counts with the lowest of its three (U10, U11).
#[inline]
pub fn makes_twenty(sum: u8, wild: bool) -> bool {
    TWENTY.wrapping_sub(sum) <= if wild { 2 } else { 0 }
}

/// The tied cards of which one is redeemed next: those with the most sticks first, and for a bonus those with the
/// fewest (U13).
#[inline]
pub fn tied_among(
    faces: &Faces,
    left: impl Iterator<Item = Card> + Clone,
    first: bool,
) -> impl Iterator<Item = Card> {
    let sticks = left.clone().map(|card| faces.sticks(card));
    let wanted = if first { sticks.max() } else { sticks.min() };
    left.filter(move |card| Some(faces.sticks(*card)) == wanted)
}

/// The choice of redeemed cards in progress (U13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Redeeming {
    /// The cards of the combination that are not redeemed.
    pub(crate) left: CardSet,
    pub(crate) redeemed: CardSet,
    /// How many bonus cards are still to be redeemed.
    pub(crate) bonuses: u8,
}

impl Redeeming {
    /// No combination is on the table.
    pub(crate) const NONE: Redeeming =
        Redeeming { left: CardSet::EMPTY, redeemed: CardSet::EMPTY, bonuses: 0 };

    pub(crate) fn new(combination: &Combination) -> Redeeming {
        Redeeming { left: combination.cards, redeemed: CardSet::EMPTY, bonuses: combination.bonuses.count() }
    }

    /// Whether the card with the most sticks has still to be chosen.
    pub(crate) fn is_first(&self) -> bool {
        self.redeemed.is_empty()
    }

    /// The tied cards of which one is redeemed next; none when all are.
    pub(crate) fn tied(&self, faces: &Faces) -> CardSet {
        if !self.is_first() && self.bonuses == 0 {
            return CardSet::EMPTY;
        }
        tied_among(faces, self.left.iter(), self.is_first()).collect()
    }

    #[must_use]
    pub(crate) fn with(mut self, card: Card) -> Redeeming {
        self.bonuses -= u8::from(!self.is_first());
        self.left.remove(card);
        self.redeemed.insert(card);
        self
    }

    /// Whether it makes a difference in the end which of the tied cards is taken.
    pub(crate) fn matters(&self, faces: &Faces) -> bool {
        let tied = self.tied(faces);
        if tied.is_uniform() {
            return false;
        }
        let all: ArrayVec<Card, MOST> = self.left.or(self.redeemed).iter().collect();
        let mut ends = tied.iter().map(|card| self.with(card).ends(faces, &all));
        let first = ends.next();
        ends.any(|end| Some(end) != first)
    }

    /// The redeemed cards that can come out, as a set of subsets of `all`; like cards count as the same.
    fn ends(&self, faces: &Faces, all: &[Card]) -> u32 {
        let tied = self.tied(faces);
        if tied.is_empty() {
            let mut end = 0u32;
            for card in self.redeemed.iter() {
                let free = |place: &usize| end & (1 << place) == 0 && all[*place].is_like(card);
                let place = (0..all.len()).find(free).expect("redeemed cards are of the combination");
                end |= 1 << place;
            }
            return 1 << end;
        }
        tied.iter().fold(0, |ends, card| ends | self.with(card).ends(faces, all))
    }
}
