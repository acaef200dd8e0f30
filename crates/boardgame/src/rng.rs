//! The chance of one step of a game.
//!
//! The generator and everything drawn from it are pinned here, so that an update of a dependency cannot change a saved game.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use crate::{Chance, Seed};

/// Chance as a parameter: step *n* of a game draws from stream *n* of ChaCha with twelve rounds, keyed by the seed.
///
/// The stream is made at the first draw, because most steps draw nothing and making it costs more than a move.
#[derive(Clone, Debug)]
pub struct GameRng {
    source: Source,
}

#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "one generator lives in each table and is never moved in a loop"
)]
enum Source {
    Sealed { seed: Seed, stream: u64 },
    Running { seed: Seed, generator: ChaCha12Rng },
    Given { draws: Vec<Vec<u32>>, step: usize, next: usize, exact: bool },
}

impl GameRng {
    /// Stream `stream` of `seed`.
    pub fn new(seed: Seed, stream: u64) -> GameRng {
        GameRng { source: Source::Sealed { seed, stream } }
    }

    /// The chance of step 0 of a game.
    pub fn of(chance: &Chance) -> GameRng {
        match chance {
            Chance::Seed(seed) => GameRng::new(*seed, 0),
            Chance::Draws(draws) => {
                GameRng { source: Source::Given { draws: draws.clone(), step: 0, next: 0, exact: true } }
            }
        }
    }

    /// What it draws from. Of given draws those that were answered, even where they did not fit: with these it is exact.
    pub fn chance(&self) -> Chance {
        match &self.source {
            Source::Sealed { seed, .. } | Source::Running { seed, .. } => Chance::Seed(*seed),
            Source::Given { draws, step, next, .. } => {
                let mut draws = draws.clone();
                if let Some(drawn) = draws.get_mut(*step) {
                    drawn.truncate(*next);
                }
                Chance::Draws(draws)
            }
        }
    }

    /// The seed, where there is one.
    pub(crate) fn seed(&self) -> Option<Seed> {
        match &self.source {
            Source::Sealed { seed, .. } | Source::Running { seed, .. } => Some(*seed),
            Source::Given { .. } => None,
        }
    }

    /// Goes to the beginning of step `step`.
    pub fn turn_to(&mut self, step: u64) {
        match &mut self.source {
            Source::Sealed { stream, .. } => *stream = step,
            Source::Running { seed, .. } => self.source = Source::Sealed { seed: *seed, stream: step },
            Source::Given { draws, step: at, next, exact } => {
                let step = usize::try_from(step).expect("a step fits into memory");
                *exact &= *next == draws.get(*at).map_or(0, Vec::len);
                if let Some(left_over) = draws.get_mut(*at).filter(|_| step != *at) {
                    left_over.truncate(*next);
                }
                *at = step;
                *next = 0;
            }
        }
    }

    /// Whether every draw so far found what it needed: always, except when given draws were missing, left over or too large.
    pub fn is_exact(&self) -> bool {
        match &self.source {
            Source::Given { draws, step, next, exact } => {
                *exact && *next == draws.get(*step).map_or(0, Vec::len)
            }
            Source::Sealed { .. } | Source::Running { .. } => true,
        }
    }

    /// A number below `bound`, all equally likely. Lemire's method: multiply, and throw away the few unfair draws.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing is below zero");
        if let Source::Given { draws, step, next, exact } = &mut self.source {
            if draws.len() <= *step {
                draws.resize(*step + 1, Vec::new());
            }
            let drawn = draws[*step].get(*next).copied().filter(|drawn| *drawn < bound);
            *next += 1;
            // A draw that does not fit is noticed, and answered with ever new numbers: whoever throws
            // again until the dice differ comes to an end all the same.
            return drawn.unwrap_or_else(|| {
                *exact = false;
                let answer = *next as u32 % bound;
                match draws[*step].get_mut(*next - 1) {
                    Some(unfit) => *unfit = answer,
                    None => draws[*step].push(answer),
                }
                answer
            });
        }
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A throw of a die: 1 to `sides`.
    pub fn die(&mut self, sides: u8) -> u8 {
        self.below(u32::from(sides)) as u8 + 1
    }

    /// The throw of a die that is number `nth` of a row: the same for a seed, whatever was done before it.
    pub fn nth_die(&mut self, nth: u32, sides: u8) -> u8 {
        match self.seed() {
            Some(seed) => GameRng::new(seed.derive("row"), u64::from(nth)).die(sides),
            None => self.die(sides),
        }
    }

    /// Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(u32::try_from(last + 1).expect("a deck fits into 32 bits"));
            items.swap(last, other as usize);
        }
    }

    /// The draws by which [`shuffle`](GameRng::shuffle) turns `0, 1, 2, …` into `order`: how an imported deal becomes a record.
    pub fn draws_of_shuffle(order: &[u32]) -> Vec<u32> {
        let mut items: Vec<u32> = (0..order.len() as u32).collect();
        let mut draws = Vec::with_capacity(order.len().saturating_sub(1));
        for last in (1..order.len()).rev() {
            let other = items[..=last]
                .iter()
                .position(|item| *item == order[last])
                .expect("the order is a permutation");
            draws.push(other as u32);
            items.swap(last, other);
        }
        draws
    }

    fn next_u32(&mut self) -> u32 {
        match &mut self.source {
            Source::Running { generator, .. } => generator.next_u32(),
            Source::Sealed { seed, stream } => {
                let mut generator = ChaCha12Rng::from_seed(*seed.bytes());
                generator.set_stream(*stream);
                let drawn = generator.next_u32();
                self.source = Source::Running { seed: *seed, generator };
                drawn
            }
            Source::Given { .. } => unreachable!("given draws are read by `below`"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(stream: u64, bound: u32) -> [u32; 8] {
        let mut rng = GameRng::new(Seed::of_number(1), stream);
        std::array::from_fn(|_| rng.below(bound))
    }

    #[test]
    fn first_values_are_pinned() {
        assert_eq!(
            Seed::of_number(1).to_hex(),
            "3493ce49081c26e500864ecf1055473e7eb0b6247b07afc9e8613ab096e80019"
        );
        assert_eq!(draws(0, 1000), [900, 957, 362, 786, 543, 393, 904, 816]);
        assert_eq!(draws(1, 1000), [768, 228, 874, 62, 753, 272, 939, 795]);
        assert_eq!(
            draws(1, u32::MAX),
            [3302763115, 980396734, 3756251324, 269186131, 3235216031, 1169430518, 4037206753, 3416874961]
        );
        let mut rng = GameRng::new(Seed::of_number(1), 7);
        assert_eq!([(); 10].map(|()| rng.die(6)), [6, 2, 2, 4, 5, 4, 1, 1, 4, 2]);
        let mut deck: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut deck);
        assert_eq!(deck, [9, 7, 11, 10, 0, 8, 6, 1, 5, 4, 3, 2]);
    }

    #[test]
    fn returning_to_a_step_repeats_it() {
        let mut rng = GameRng::new(Seed::of_number(2), 0);
        rng.turn_to(5);
        let first = rng.below(1 << 30);
        rng.turn_to(6);
        assert_ne!(rng.below(1 << 30), first);
        rng.turn_to(5);
        assert_eq!(rng.below(1 << 30), first);
    }

    #[test]
    fn a_row_of_throws_is_the_same_at_whatever_step_it_is_thrown() {
        let row = |step: fn(u32) -> u64| {
            let mut rng = GameRng::new(Seed::of_number(4), 0);
            [0, 1, 2, 3, 4, 5, 6, 7].map(|nth| {
                rng.turn_to(step(nth));
                rng.nth_die(nth, 6)
            })
        };
        assert_eq!(row(u64::from), row(|nth| 3 * u64::from(nth) + 1));
        let mut given = GameRng::of(&Chance::Draws(vec![vec![4]]));
        assert_eq!((given.nth_die(9, 6), given.is_exact()), (5, true));
    }

    #[test]
    fn below_is_fair_where_the_bound_does_not_divide() {
        let mut rng = GameRng::new(Seed::of_number(3), 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..=10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_shuffle_can_be_given_as_draws() {
        let order = [3, 0, 4, 1, 2];
        let draws = GameRng::draws_of_shuffle(&order);
        let mut rng = GameRng::of(&Chance::Draws(vec![draws]));
        let mut items = [0, 1, 2, 3, 4];
        rng.shuffle(&mut items);
        assert_eq!(items, order);
        assert!(rng.is_exact());
    }

    #[test]
    fn throwing_again_ends_even_when_the_given_draws_are_spent() {
        let mut rng = GameRng::of(&Chance::Draws(vec![]));
        while rng.die(6) == rng.die(6) {}
        assert!(!rng.is_exact());
    }

    #[test]
    fn what_was_answered_can_be_given_and_is_exact() {
        let given = vec![vec![9, 1, 2, 7], vec![], vec![5]];
        let play = |rng: &mut GameRng| {
            let deal = [rng.below(6), rng.below(6), rng.below(2)];
            rng.turn_to(1);
            let refused = rng.below(3);
            rng.turn_to(1);
            let first = [rng.below(3), rng.below(3)];
            rng.turn_to(4);
            (deal, refused, first, rng.die(6))
        };
        let mut rng = GameRng::of(&Chance::Draws(given));
        let drawn = play(&mut rng);
        assert!(!rng.is_exact());
        let mut again = GameRng::of(&rng.chance());
        assert_eq!(play(&mut again), drawn);
        let Chance::Draws(draws) = rng.chance() else { panic!("they were given") };
        assert_eq!(draws.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2, 1, 0, 1]);
        assert_eq!(rng.chance(), again.chance());
    }

    #[test]
    fn given_draws_that_do_not_fit_are_noticed() {
        for given in [vec![vec![9]], vec![vec![]], vec![vec![1, 1]]] {
            let mut rng = GameRng::of(&Chance::Draws(given));
            rng.below(3);
            assert!(!rng.is_exact());
        }
    }
}
