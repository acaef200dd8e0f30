//! Looking ahead: in worlds that agree with what a seat knows, the protocol is played to the end after each candidate.
//!
//! Whatever a seat does, the others understand it by the same protocol, so any seat may depart from the usual move
//! where another does better.

use boardgame::{GameRng, Seat};
use hanabi::Card;

use super::mind::{Eyes, Mind};
use super::policy::{Move, Own, candidates, choose};
use crate::hanabi::kinds::{Copies, Kinds};

/// A quick generator for imagined worlds, begun by the step's own chance: xorshift with a multiplication.
#[derive(Clone, Copy, Debug)]
struct Dice(u64);

impl Dice {
    fn new(rng: &mut GameRng) -> Dice {
        let (high, low) = (rng.below(u32::MAX), rng.below(u32::MAX));
        Dice((u64::from(high) << 32 | u64::from(low)) | 1)
    }

    /// Another one that goes its own way.
    fn from(dice: &mut Dice) -> Dice {
        Dice((u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))) | 1)
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let drawn = (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) * u64::from(bound);
        (drawn >> 32) as u32
    }
}

/// The front of one of the copies of a set, all copies equally likely.
fn draw(copies: Copies, kinds: Kinds, dice: &mut Dice) -> Option<u8> {
    let kinds = kinds & copies.some();
    let mut place = match copies.count(kinds) {
        0 => return None,
        count => dice.below(count),
    };
    kinds.iter().find(|kind| {
        let here = copies.of(*kind);
        let found = place < here;
        place = place.saturating_sub(here);
        found
    })
}

/// A world that agrees with what `me` knows: a front for each of one's own cards, and what is left for the deck.
fn imagine(mind: &Mind, me: u8, own: &Own, dice: &mut Dice) -> Option<(Mind, Copies)> {
    const TRIES: u32 = 40;
    'tries: for _ in 0..TRIES {
        let mut world = *mind;
        let mut pool = own.unseen;
        for (id, may) in mind.board.hand(me).iter().zip(own.may) {
            // Each draws among all copies it may be; one that was taken before makes the world impossible.
            let kind = draw(own.unseen, may, dice)?;
            if dice.below(own.unseen.of(kind)) >= pool.of(kind) {
                continue 'tries;
            }
            pool.take(kind);
            world.board.fronts[usize::from(*id)] = kind;
        }
        return Some((world, pool));
    }
    None
}

/// Does one thing in an imagined game.
fn act(mind: &mut Mind, action: Move, pool: &mut Copies, dice: &mut Dice) {
    let by = mind.board.to_act;
    match action {
        Move::Inform(to, clue) => {
            mind.learn(Seat(by), Seat(to), clue, Eyes::All, |board, id| {
                Kinds::of_clue(clue).has(board.front(id))
            });
            mind.board.imagine_inform();
        }
        Move::Play(id) | Move::Discard(id) => {
            let drawn = Card::COUNT as u8 - mind.board.deck;
            mind.board.imagine_lay(id, matches!(action, Move::Play(_)), || {
                let kind = draw(*pool, Kinds::ALL, dice).expect("the deck holds what is left of the pool");
                pool.take(kind);
                kind
            });
            if usize::from(drawn) < Card::COUNT {
                mind.may[usize::from(drawn)] = Kinds::ALL;
            }
        }
    }
    mind.settle();
}

/// Plays an imagined game to its end, and gives its score.
fn finish(mut mind: Mind, mut pool: Copies, dice: &mut Dice) -> u32 {
    while !mind.board.over {
        let action = choose(&mind, mind.board.to_act);
        act(&mut mind, action, &mut pool, dice);
    }
    u32::from(mind.board.score())
}

/// How far it pays to look ahead.
#[derive(Clone, Copy, Debug)]
struct Reach {
    /// From so few cards in the deck on.
    deck: u8,
    /// In so many worlds.
    worlds: u32,
}

impl Reach {
    /// Two players know so little of their cards that more worlds have to be looked at, and earlier.
    fn of(seats: u8) -> Reach {
        match seats {
            2 => Reach { deck: 10, worlds: 24 },
            _ => Reach { deck: 6, worlds: 6 },
        }
    }
}

/// As long as all candidates do equally well, no more worlds than these are looked at.
const FIRST: u32 = 4;

/// What to do: the protocol's own move and, late in the game, whatever does best in a number of worlds.
pub(crate) fn choose_ahead(mind: &Mind, me: u8, worlds: Option<u32>, rng: &mut GameRng) -> Move {
    let reach = Reach::of(mind.board.seats);
    let worlds = worlds.unwrap_or(reach.worlds);
    if worlds == 0 || mind.board.deck > reach.deck {
        return choose(mind, me);
    }
    let candidates = candidates(mind, me);
    if candidates.len() == 1 {
        return candidates[0];
    }
    let own = Own::new(mind, me);
    let mut dice = Dice::new(rng);
    let mut sums = [0u32; 8];
    let sums = &mut sums[..candidates.len()];
    for count in 0..worlds {
        if count == FIRST && sums.iter().all(|sum| *sum == sums[0]) {
            break;
        }
        let Some((world, pool)) = imagine(mind, me, &own, &mut dice) else { break };
        let deal = Dice::from(&mut dice);
        for (sum, action) in sums.iter_mut().zip(candidates.iter()) {
            let (mut world, mut pool, mut dice) = (world, pool, deal);
            act(&mut world, *action, &mut pool, &mut dice);
            *sum += finish(world, pool, &mut dice);
        }
    }
    // Of equals the earlier one, so that the protocol's own move is kept unless another does better.
    let best = (0..candidates.len()).rev().max_by_key(|index| sums[*index]).unwrap_or(0);
    candidates[best]
}
