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

#[cfg(test)]
mod tests {
    use boardgame::Seed;

    use super::*;

    fn rng(number: u64) -> GameRng {
        GameRng::new(Seed::of_number(number), 0)
    }

    /// Every way to give the hidden cards fronts, copies told apart.
    fn worlds(allowed: &[CardSet], unseen: &Unseen) -> Vec<Vec<Card>> {
        let Some((first, rest)) = allowed.split_first() else { return vec![Vec::new()] };
        let mut found = Vec::new();
        for front in first.iter() {
            let mut left = *unseen;
            for _ in 0..std::mem::take(&mut left[front.index()]) {
                let mut left = left;
                left[front.index()] = unseen[front.index()] - 1;
                let others = worlds(rest, &left);
                found.extend(others.into_iter().map(|other| [vec![front], other].concat()));
            }
        }
        found
    }

    /// A few hidden cards and a few fronts, of which at least one world exists.
    fn puzzle(rng: &mut GameRng) -> (Vec<CardSet>, Unseen) {
        loop {
            let mut unseen = [0; Card::KINDS];
            (0..3 + rng.below(4)).for_each(|_| unseen[rng.below(5) as usize] += 1);
            let set = |rng: &mut GameRng| {
                (0..1 + rng.below(3)).map(|_| Card::of_index(rng.below(5) as usize)).collect()
            };
            let allowed: Vec<CardSet> = (0..1 + rng.below(4)).map(|_| set(rng)).collect();
            if !worlds(&allowed, &unseen).is_empty() {
                return (allowed, unseen);
            }
        }
    }

    #[test]
    fn possible_fronts_are_exactly_those_of_some_world() {
        let mut rng = rng(1);
        for _ in 0..500 {
            let (allowed, unseen) = puzzle(&mut rng);
            let worlds = worlds(&allowed, &unseen);
            let expected: Vec<CardSet> =
                (0..allowed.len()).map(|card| worlds.iter().map(|world| world[card]).collect()).collect();
            assert_eq!(possible(&allowed, &unseen, 0..allowed.len())[..], expected, "{allowed:?} {unseen:?}");
        }
    }

    #[test]
    fn a_drawn_world_fits_and_nothing_is_lost() {
        let mut rng = rng(2);
        for _ in 0..500 {
            let (allowed, unseen) = puzzle(&mut rng);
            let mut rest = ArrayVec::new();
            let drawn = draw(&allowed, &unseen, &mut rng, &mut rest);
            assert!(drawn.iter().zip(&allowed).all(|(card, set)| set.contains(*card)));
            let mut found = [0; Card::KINDS];
            drawn.iter().chain(&rest).for_each(|card| found[card.index()] += 1);
            assert_eq!(found, unseen);
        }
    }

    /// How far from even the worlds of a puzzle are drawn: 0 is even, 1 is always the same one.
    fn unevenness(mut draw: impl FnMut() -> ArrayVec<Card, HELD>, worlds: &[Vec<Card>]) -> f64 {
        const DRAWS: usize = 4_000;
        let mut kinds: Vec<&Vec<Card>> = worlds.iter().collect();
        kinds.sort();
        kinds.dedup();
        let mut counts = vec![0usize; kinds.len()];
        for _ in 0..DRAWS {
            let drawn = draw().to_vec();
            counts[kinds.binary_search(&&drawn).expect("it is one of the worlds")] += 1;
        }
        let share = |kind: &Vec<Card>| {
            worlds.iter().filter(|world| *world == kind).count() as f64 / worlds.len() as f64
        };
        let differences =
            kinds.iter().zip(&counts).map(|(kind, count)| (share(kind) - *count as f64 / DRAWS as f64).abs());
        differences.sum::<f64>() / 2.0
    }

    #[test]
    fn worlds_are_drawn_evenly() {
        let mut rng = rng(3);
        for _ in 0..8 {
            let (allowed, unseen) = puzzle(&mut rng);
            let worlds = worlds(&allowed, &unseen);
            let mut draws = self::rng(4);
            let apart = unevenness(|| draw(&allowed, &unseen, &mut draws, &mut ArrayVec::new()), &worlds);
            assert!(apart < 0.05, "{apart} for {allowed:?} {unseen:?}");
            let mixed = unevenness(|| draw_mixed(&allowed, &unseen, &mut draws), &worlds);
            assert!(mixed < 0.05, "{mixed} for {allowed:?} {unseen:?}");
        }
    }

    /// The hardest case: all hands of five players hidden, no deck, and every card has one front left.
    #[test]
    fn a_world_is_found_even_where_there_is_only_one() {
        let fronts: Vec<Card> = Card::BOX.into_iter().filter(|card| card.value.number() < 3).collect();
        let mut unseen = [0; Card::KINDS];
        fronts.iter().for_each(|card| unseen[card.index()] += 1);
        let allowed: Vec<CardSet> = fronts.iter().map(|card| std::iter::once(*card).collect()).collect();
        let mut rest = ArrayVec::new();
        assert_eq!(draw(&allowed, &unseen, &mut rng(5), &mut rest)[..], fronts[..]);
        assert!(rest.is_empty());
    }
}
