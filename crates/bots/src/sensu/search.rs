//! Searching imagined worlds: every choice is tried in the same worlds, played on for a while, and judged: with others
//! greedily and by how full the fans are, alone by a net that has learned what positions will score.
//!
//! The choices that do worse are dropped by halves, so that the budget goes to those that are hard to tell apart. It is a
//! count of such trials, so that a bot answers the same on a slow machine and on a fast one.

use arrayvec::ArrayVec;
use boardgame::{Game, GameRng, Imagine, Legal, Seat, Unheard};
use sensu::{Action, Card, CardSet, FULL, FanType, Legal as Moves, Sensu, Step, View};

use super::alone::Learned;
use super::fans::Fans;
use super::greedy;
use super::patience;
use super::prospects::{Kinds, best_combination, outlooks};
use crate::Cancel;

/// Tries choices out so many times in all, for so many rounds ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search {
    /// With others, whose turns are played on too.
    pub(crate) iterations: u32,
    /// Alone.
    pub(crate) alone: u32,
    pub(crate) rounds: u32,
}

/// A choice, and how it has done so far.
#[derive(Clone, Copy, Debug)]
struct Tried {
    action: Action,
    total: f64,
}

impl Search {
    /// The best choice that was found; nothing where nobody waits for it.
    pub(crate) fn best(
        &self,
        view: &View,
        moves: &Moves,
        rng: &mut GameRng,
        cancel: &Cancel,
    ) -> Option<Action> {
        let mut tried: Vec<Tried> =
            sensible(view, moves, rng).into_iter().map(|action| Tried { action, total: 0.0 }).collect();
        let alone = view.players.len() == 1;
        let iterations = if alone { self.alone } else { self.iterations };
        let halvings = tried.len().next_power_of_two().trailing_zeros().max(1);
        while tried.len() > 1 {
            let worlds = (iterations / halvings / tried.len() as u32).max(1);
            for _ in 0..worlds {
                if cancel.is_cancelled() {
                    return None;
                }
                let world = Sensu::imagine(view, rng);
                // The same chance for every choice: they differ by what they are, not by luck.
                let chance = rng.clone();
                for choice in &mut tried {
                    choice.total += self.try_out(&world, &choice.action, &mut chance.clone(), alone);
                }
                rng.below(1 << 20);
            }
            tried.sort_by(|one, other| other.total.total_cmp(&one.total));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried.first().map(|choice| choice.action)
    }

    /// What a choice leads to in one world.
    fn try_out(&self, world: &Sensu, action: &Action, rng: &mut GameRng, alone: bool) -> f64 {
        let mut game = world.clone();
        let seat = game.seat();
        game.apply(seat, action, rng, &mut Unheard).expect("a listed action is legal");
        if alone {
            return self.play_alone(game);
        }
        let last = game.turn() + self.rounds * u32::from(game.seats());
        while !game.to_act().is_empty() && game.turn() < last {
            let action = greedy::choose(&game);
            game.apply(game.seat(), &action, rng, &mut Unheard).expect("a greedy player plays by the rules");
        }
        chance_of(&game, seat)
    }

    /// Plays a game alone for some turns as the net likes it, and says what it will score.
    fn play_alone(&self, mut game: Sensu) -> f64 {
        let last = game.turn() + self.rounds;
        while !game.to_act().is_empty() && game.turn() < last {
            let (_, action) = patience::choose(&game, &Learned);
            game = patience::after(&game, &action);
        }
        f64::from(patience::worth(&game, &Learned)) / f64::from(patience::POINT)
    }
}

/// The choices that differ: of cards that do the same, one is enough.
pub(crate) fn choices(view: &View, moves: &Moves) -> Vec<Action> {
    distinct(view, moves.moves())
}

fn distinct(view: &View, moves: impl Iterator<Item = Action>) -> Vec<Action> {
    let mut choices: Vec<Action> = Vec::new();
    for action in moves {
        if choices.iter().all(|other| !is_like(view, other, &action)) {
            choices.push(action);
        }
    }
    choices
}

/// The choices that are worth a try. Chance alone can speak for the others: covering a card while a column is free, taking
/// back what one has thrown away unless the best twenty is made with it, and throwing away a card of the best twenty.
fn sensible(view: &View, moves: &Moves, rng: &GameRng) -> Vec<Action> {
    // What is asked of this world, the seat knows.
    let game = Sensu::imagine(view, &mut rng.clone());
    let (seat, step) = (game.seat(), game.step());
    let fans = Fans::of(&game, seat, game.seats() == 1);
    let makes_best = |cards: CardSet, card: Card| {
        best_combination(&fans, cards).is_some_and(|(_, best)| best.contains(card))
    };
    let (hand, own_top, ends) = (game.cards_of(seat), game.top_of(seat), game.column_ends());
    let covers = |column: Option<u8>| column.map_or(own_top, |column| ends[usize::from(column)]).is_some();
    let any_free = ends.iter().any(Option::is_none);
    let is_sensible = |action: &Action| match *action {
        Action::Put { column } => !any_free || !covers(column),
        Action::Take { card } if step == Step::Turn && own_top == Some(card) => {
            makes_best(hand.or(CardSet::of(card)), card)
        }
        Action::Discard { card } if step == Step::Discard => !makes_best(hand, card),
        _ => true,
    };
    let sensible = distinct(view, moves.moves().filter(is_sensible));
    if sensible.is_empty() { choices(view, moves) } else { sensible }
}

/// Whether two choices come to the same.
pub(crate) fn is_like(view: &View, one: &Action, other: &Action) -> bool {
    is_same(one, other) || are_empty(view, one, other)
}

/// Whether both put a card into an empty column.
fn are_empty(view: &View, one: &Action, other: &Action) -> bool {
    let is_empty = |column: u8| view.columns.get(usize::from(column)).is_some_and(Vec::is_empty);
    match (one, other) {
        (Action::Put { column: Some(one) }, Action::Put { column: Some(other) }) => {
            is_empty(*one) && is_empty(*other)
        }
        _ => false,
    }
}

fn is_same(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Discard { card: one }, Action::Discard { card: other })
        | (Action::Redeem { card: one }, Action::Redeem { card: other })
        | (Action::Place { card: one }, Action::Place { card: other })
        | (Action::Remove { card: one }, Action::Remove { card: other }) => one.is_like(*other),
        (Action::Play { cards: one }, Action::Play { cards: other }) => {
            one.len() == other.len() && one.iter().zip(other.iter()).all(|(one, other)| one.is_like(other))
        }
        _ => false,
    }
}

/// The chance of a seat to win, between 0 and 1.
fn chance_of(game: &Sensu, seat: Seat) -> f64 {
    if let Some(outcome) = game.outcome() {
        let winners = outcome.standing.winners(game.seats());
        return if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    let strength = |seat: Seat| {
        let distance = distance(game, seat);
        // Falls by half every few sticks; no function that machines compute differently.
        1.0 / (1.0 + distance * distance * distance)
    };
    let all: f64 = Seat::all(game.seats()).map(strength).sum();
    strength(seat) / all
}

/// How far a seat is from winning, in sticks: those that its fans lack, and what its hand promises.
fn distance(game: &Sensu, seat: Seat) -> f64 {
    let lacking = lacking(FanType::ALL.map(|fan| game.sticks_in(seat, fan)), game.chosen_by(seat));
    let fans = Fans::of(game, seat, false);
    let cards: ArrayVec<Card, 6> = game.cards_of(seat).iter().collect();
    let outlook =
        *outlooks(&fans, &cards, &Kinds::of(CardSet::EMPTY)).last().expect("the last drops nothing");
    let promise = f64::from(outlook.now.min(80)) / 20.0;
    (lacking - promise).max(0.5)
}

/// How many sticks the two fans lack that have still to be closed: the fullest; or the chosen one, and after it
/// either of the others (U28).
fn lacking(sticks: [u8; 3], chosen: Option<FanType>) -> f64 {
    let full = f64::from(FULL);
    let Some(chosen) = chosen else {
        let mut sticks = sticks;
        sticks.sort_unstable();
        let [least, middle, most] = sticks.map(f64::from);
        return 2.0 * full - most - middle - least * 0.15;
    };
    let own = f64::from(sticks[chosen.index()]);
    if sticks.contains(&FULL) {
        return full - own;
    }
    let others = f64::from(sticks.iter().sum::<u8>()) - own;
    2.0 * full - own - others / 2.0
}

/// Whether there is nothing to think about.
pub(crate) fn only(view: &View, moves: &Moves, rng: &GameRng) -> Option<Action> {
    match sensible(view, moves, rng).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_two_fans_may_be_closed_without_a_chosen_one() {
        assert_eq!(lacking([9, 9, 0], None), lacking([0, 9, 9], None));
        assert!(lacking([9, 5, 0], None) > lacking([9, 9, 0], None));
    }

    #[test]
    fn the_chosen_fan_comes_first_and_either_of_the_others_after_it() {
        let chosen = Some(FanType::ALL[1]);
        assert!(lacking([9, 3, 3], chosen) > lacking([3, 9, 3], chosen));
        assert_eq!(lacking([9, 4, 3], chosen), lacking([3, 4, 9], chosen));
        assert_eq!(lacking([FULL, 4, 0], chosen), 6.0);
    }
}
