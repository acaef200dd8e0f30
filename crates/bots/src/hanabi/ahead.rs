//! Looking ahead: in worlds that agree with what a seat knows, the usual moves are played to the end after each candidate.
//!
//! Whatever a seat does, the others understand it in the same manner, so any seat may depart from the usual move
//! where another does better.

use boardgame::GameRng;

use super::kinds::{Copies, Kinds};
use super::mind::{Eyes, Manner, Mind, Said};
use super::moves::{Move, Own};
use crate::Cancel;

/// A quick generator for imagined worlds, begun by the step's own chance: xorshift with a multiplication.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(rng: &mut GameRng) -> Dice {
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
pub(super) fn imagine(mind: &Mind, me: u8, own: &Own, dice: &mut Dice) -> Option<(Mind, Copies)> {
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
pub(super) fn act(mind: &mut Mind, action: Move, pool: &mut Copies, dice: &mut Dice, manner: &impl Manner) {
    let by = mind.board.to_act;
    match action {
        Move::Inform(to, clue) => {
            let kinds = Kinds::of_clue(clue);
            let hand = mind.board.hand(to);
            let touched = hand.iter().copied().filter(|id| kinds.has(mind.board.front(*id))).collect();
            mind.learn(&Said { by, to, clue, touched }, Eyes::All, manner);
            mind.board.imagine_inform();
        }
        Move::Play(id) | Move::Discard(id) => {
            mind.board.imagine_lay(id, matches!(action, Move::Play(_)), || {
                let kind = draw(*pool, Kinds::ALL, dice).expect("the deck holds what is left of the pool");
                pool.take(kind);
                kind
            });
        }
    }
    mind.settle();
}

/// Plays an imagined game to its end, and gives its score.
pub(super) fn finish(mut mind: Mind, mut pool: Copies, dice: &mut Dice, manner: &impl Manner) -> u32 {
    while !mind.board.over {
        let action = manner.choose(&mind, mind.board.to_act);
        act(&mut mind, action, &mut pool, dice, manner);
    }
    u32::from(mind.board.score())
}

/// As long as all candidates do equally well, no more worlds than these are looked at.
const FIRST: u32 = 4;

/// What to do: the usual move and, late in the game, whatever does best in a number of worlds.
pub(crate) fn choose_ahead(
    mind: &Mind,
    me: u8,
    manner: &impl Manner,
    worlds: Option<u32>,
    rng: &mut GameRng,
    cancel: &Cancel,
) -> Move {
    let reach = manner.reach(mind.board.seats);
    let worlds = worlds.unwrap_or(reach.worlds);
    if worlds == 0 || mind.board.deck > reach.deck {
        return manner.choose(mind, me);
    }
    let candidates = manner.candidates(mind, me);
    if candidates.len() == 1 {
        return candidates[0];
    }
    let own = Own::new(mind, me);
    let mut dice = Dice::new(rng);
    let mut sums = [0u32; 8];
    let sums = &mut sums[..candidates.len()];
    for count in 0..worlds {
        // Where nobody waits for it, nobody reads what comes of it.
        if cancel.is_cancelled() {
            break;
        }
        if count == FIRST && sums.iter().all(|sum| *sum == sums[0]) {
            break;
        }
        let Some((world, pool)) = imagine(mind, me, &own, &mut dice) else { break };
        let deal = Dice::from(&mut dice);
        for (sum, action) in sums.iter_mut().zip(candidates.iter()) {
            let (mut world, mut pool, mut dice) = (world, pool, deal);
            act(&mut world, *action, &mut pool, &mut dice, manner);
            *sum += finish(world, pool, &mut dice, manner);
        }
    }
    // Of equals the earlier one, so that the usual move is kept unless another does better.
    let best = (0..candidates.len()).rev().max_by_key(|index| sums[*index]).unwrap_or(0);
    candidates[best]
}
