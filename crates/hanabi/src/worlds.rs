//! The fronts that hidden cards can have: which are possible (H22), and one drawn at random.

use arrayvec::ArrayVec;
use boardgame::GameRng;

use crate::card::{Card, CardSet};

/// The cards of all hands, at most.
pub(crate) const HELD: usize = 25;

/// How many of each front nobody has seen yet.
pub(crate) type Unseen = [u8; Card::KINDS];

/// An assignment of fronts to hidden cards: each has one that its marks allow, and none is given more often than it is unseen.
///
/// A card can be a front exactly if some assignment says so; it is found by moving other cards out of the way.
#[derive(Clone, Debug)]
struct Assignment<'a> {
    allowed: &'a [CardSet],
    /// How many of each front are not given to anyone.
    spare: Unseen,
    given: ArrayVec<Option<Card>, HELD>,
}

impl<'a> Assignment<'a> {
    /// Gives a front to every card; `None` if there is no such world.
    fn new(allowed: &'a [CardSet], unseen: &Unseen) -> Option<Assignment<'a>> {
        let given = allowed.iter().map(|_| None).collect();
        let mut assignment = Assignment { allowed, spare: *unseen, given };
        for (card, fronts) in allowed.iter().enumerate() {
            let mut untried = CardSet::ALL;
            let front = fronts.iter().find(|front| assignment.make_room(*front, &mut untried))?;
            assignment.give(card, front);
        }
        Some(assignment)
    }

    fn give(&mut self, card: usize, front: Card) {
        self.spare[front.index()] -= 1;
        self.given[card] = Some(front);
    }

    /// Makes a copy of `front` spare by moving cards to other fronts, each of them tried once; if it fails, nothing has changed.
    fn make_room(&mut self, front: Card, untried: &mut CardSet) -> bool {
        if self.spare[front.index()] > 0 {
            return true;
        }
        untried.remove(front);
        for card in 0..self.given.len() {
            if self.given[card] != Some(front) {
                continue;
            }
            for other in self.allowed[card].iter() {
                if untried.contains(other) && self.make_room(other, untried) {
                    self.spare[front.index()] += 1;
                    self.give(card, other);
                    return true;
                }
            }
        }
        false
    }

    /// Whether `card` can be `front`; if so, it now is.
    fn can_be(&mut self, card: usize, front: Card) -> bool {
        let before = self.given[card].take().expect("every card was given a front");
        self.spare[before.index()] += 1;
        let found = self.make_room(front, &mut CardSet::ALL.clone());
        self.give(card, if found { front } else { before });
        found
    }
}

/// For each of `cards`, counted among the `allowed`, everything that it can be.
pub(crate) fn possible(
    allowed: &[CardSet],
    unseen: &Unseen,
    cards: std::ops::Range<usize>,
) -> ArrayVec<CardSet, 5> {
    let mut assignment = Assignment::new(allowed, unseen).expect("the true world fits");
    cards.map(|card| allowed[card].iter().filter(|front| assignment.can_be(card, *front)).collect()).collect()
}

/// Draws a front for each hidden card, the worlds that fit being equally likely; what is left over goes to `rest`, in random order.
///
/// Each card draws on its own among the copies it may have, and a world in which two drew the same copy is thrown away.
/// Where that hardly ever succeeds (many hidden hands, few cards left) a world is found by assignment and then mixed by
/// random exchanges, which is close to even.
pub(crate) fn draw(
    allowed: &[CardSet],
    unseen: &Unseen,
    rng: &mut GameRng,
    rest: &mut ArrayVec<Card, { Card::COUNT }>,
) -> ArrayVec<Card, HELD> {
    let mut pool: ArrayVec<Card, { Card::COUNT }> = ArrayVec::new();
    for (index, count) in unseen.iter().enumerate() {
        (0..*count).for_each(|_| pool.push(Card::of_index(index)));
    }
    let drawn = draw_apart(allowed, &pool, rng).unwrap_or_else(|| draw_mixed(allowed, unseen, rng));
    for card in &drawn {
        let place = pool.iter().position(|copy| copy == card).expect("it was drawn from the pool");
        pool.swap_remove(place);
    }
    rng.shuffle(&mut pool);
    rest.extend(pool);
    drawn
}

const TRIES: u32 = 300;

fn draw_apart(allowed: &[CardSet], pool: &[Card], rng: &mut GameRng) -> Option<ArrayVec<Card, HELD>> {
    let copies = |set: &CardSet| -> ArrayVec<u8, { Card::COUNT }> {
        (0..pool.len() as u8).filter(|copy| set.contains(pool[usize::from(*copy)])).collect()
    };
    let choices: ArrayVec<_, HELD> = allowed.iter().map(copies).collect();
    (0..TRIES).find_map(|_| {
        let mut taken = 0u64;
        choices
            .iter()
            .map(|choices| {
                let copy = choices[rng.below(choices.len() as u32) as usize];
                let bit = 1 << copy;
                let free = taken & bit == 0;
                taken |= bit;
                free.then(|| pool[usize::from(copy)])
            })
            .collect()
    })
}

fn draw_mixed(allowed: &[CardSet], unseen: &Unseen, rng: &mut GameRng) -> ArrayVec<Card, HELD> {
    let mut assignment = Assignment::new(allowed, unseen).expect("the true world fits");
    for _ in 0..20 * allowed.len() {
        let card = rng.below(allowed.len() as u32) as usize;
        let fronts = allowed[card];
        let front =
            fronts.iter().nth(rng.below(fronts.len() as u32) as usize).expect("it is below the count");
        if unseen[front.index()] > 0 {
            assignment.can_be(card, front);
        }
    }
    let mut world: ArrayVec<Card, { Card::COUNT }> =
        assignment.given.iter().map(|front| front.expect("every card was given a front")).collect();
    for (index, count) in assignment.spare.iter().enumerate() {
        (0..*count).for_each(|_| world.push(Card::of_index(index)));
    }
    let fits = |place: usize, card: Card| allowed.get(place).is_none_or(|set| set.contains(card));
    for _ in 0..100 * allowed.len() {
        let one = rng.below(allowed.len() as u32) as usize;
        let other = rng.below(world.len() as u32) as usize;
        if fits(one, world[other]) && fits(other, world[one]) {
            world.swap(one, other);
        }
    }
    world[..allowed.len()].iter().copied().collect()
}
