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
const FIRST: i64 = 4;

/// What a move brought in the imagined worlds, counted from what the usual one brought in the same world.
#[derive(Clone, Copy, Debug)]
struct Trial {
    action: Move,
    worlds: i64,
    sum: i64,
    squares: i64,
}

impl Trial {
    fn new(action: Move) -> Trial {
        Trial { action, worlds: 0, sum: 0, squares: 0 }
    }

    fn note(&mut self, gain: i64) {
        self.worlds += 1;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// Whether the mean is further from nothing than the root of `doubt` times its standard error, in whole numbers.
    /// One point more of difference is counted against it, so that a single world is no proof.
    fn is_clear(&self, doubt: i64) -> bool {
        let Trial { worlds, sum, squares, .. } = *self;
        worlds * sum * sum > doubt * (worlds * (squares + 1) - sum * sum)
    }

    fn is_worse(&self) -> bool {
        const DOUBT: i64 = 2;
        self.worlds >= FIRST && self.sum < 0 && self.is_clear(DOUBT)
    }

    fn is_better(&self, doubt: i64) -> bool {
        self.sum > 0 && self.is_clear(doubt)
    }
}

/// What to do: the usual move, or whatever does clearly better in a number of worlds.
pub(crate) fn choose_ahead(
    mind: &Mind,
    me: u8,
    manner: &impl Manner,
    worlds: Option<u32>,
    rng: &mut GameRng,
    cancel: &Cancel,
) -> Move {
    let reach = manner.reach(mind);
    let worlds = worlds.unwrap_or(reach.worlds);
    if worlds == 0 || mind.board.deck > reach.deck {
        return manner.choose(mind, me);
    }
    let candidates = manner.candidates(mind, me);
    let usual = candidates[0];
    let mut trials: Vec<Trial> = candidates[1..].iter().copied().map(Trial::new).collect();
    let own = Own::new(mind, me);
    let mut dice = Dice::new(rng);
    // A move that is given up leaves its worlds to the others.
    let mut left = worlds * candidates.len() as u32;
    while left > 0 && !trials.is_empty() {
        // Where nobody waits for it, nobody reads what comes of it.
        if cancel.is_cancelled() {
            break;
        }
        let Some((world, pool)) = imagine(mind, me, &own, &mut dice) else { break };
        let deal = Dice::from(&mut dice);
        let score = |action: Move| {
            let (mut world, mut pool, mut dice) = (world, pool, deal);
            act(&mut world, action, &mut pool, &mut dice, manner);
            i64::from(finish(world, pool, &mut dice, manner))
        };
        let common = score(usual);
        trials.iter_mut().for_each(|trial| trial.note(score(trial.action) - common));
        left = left.saturating_sub(1 + trials.len() as u32);
        if trials.iter().all(|trial| trial.worlds == FIRST && trial.squares == 0) {
            break;
        }
        trials.retain(|trial| !trial.is_worse());
    }
    // Of equals the earlier one.
    let better = trials.iter().rev().filter(|trial| trial.is_better(reach.doubt));
    better.max_by_key(|trial| trial.sum).map_or(usual, |trial| trial.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(gains: &[i64]) -> Trial {
        let mut trial = Trial::new(Move::Play(0));
        gains.iter().for_each(|gain| trial.note(*gain));
        trial
    }

    #[test]
    fn the_usual_move_is_left_only_for_what_is_clearly_better() {
        assert!(trial(&[1, -1, 1, 0]).is_better(0));
        assert!(!trial(&[1, -1, 1, 0]).is_better(1));
        assert!(trial(&[1, 1, 1, 0]).is_better(1));
        assert!(!trial(&[1, 1, 1, 0]).is_better(10));
        assert!(!trial(&[0, 0, 0, 0]).is_better(0));
        assert!(!trial(&[1, 0, 0, 0, 0, 0, 0, 0]).is_better(1), "one world of eight");
    }

    #[test]
    fn a_move_is_given_up_once_it_is_clearly_worse() {
        assert!(trial(&[-1, -1, -1, 0]).is_worse());
        assert!(!trial(&[-1, -1, -1]).is_worse(), "too few worlds");
        assert!(!trial(&[1, -1, -1, 0]).is_worse());
        assert!(!trial(&[1, 1, 1, 0]).is_worse());
    }
}
