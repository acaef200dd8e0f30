//! Playing alone by a judge: whatever is to be done, it is done that the judge likes best what comes of it.
//!
//! The trainer compiles this file too.

use arrayvec::ArrayVec;
use boardgame::{Game, GameRng, Seat, Seed, Standing, Unheard};
use sensu::{Action, Card, CardSet, Sensu, Step};

/// What a stick is worth.
pub(crate) const POINT: i32 = 1 << 16;

const ME: Seat = Seat(0);

/// What the score will be, as far as a position tells.
pub(crate) trait Judge {
    /// At the beginning of a turn; `draws` where a card is drawn next, whatever can be played.
    fn worth(&self, game: &Sensu, draws: bool) -> i32;
}

/// What to do, and what the judge thinks of it.
pub(crate) fn choose(game: &Sensu, judge: &impl Judge) -> (i32, Action) {
    let mut best: Option<(i32, Action)> = None;
    let mut offer = |worth: i32, action: Action| {
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    };
    let legal = game.legal(ME);
    match game.step() {
        Step::Turn => {
            for cards in legal.plays() {
                let action = Action::Play { cards: *cards };
                offer(worth(&after(game, &action), judge), action);
            }
            if legal.draw {
                offer(judge.worth(game, true), Action::Draw);
            }
        }
        Step::Put { .. } => {
            let ends = game.column_ends();
            let mut empty = false;
            for column in legal.put {
                // One empty column is like another.
                if column.is_some_and(|column| ends[usize::from(column)].is_none())
                    && std::mem::replace(&mut empty, true)
                {
                    continue;
                }
                let action = Action::Put { column };
                offer(worth(&after(game, &action), judge), action);
            }
        }
        Step::Order | Step::Aside => {
            // What lies on top counts, and of the others that those with more sticks come up first.
            let sticks = |card: &Card| (game.faces().sticks(*card), *card);
            for top in legal.discard.iter() {
                let mut below: ArrayVec<Card, 5> = legal.discard.without(CardSet::of(top)).iter().collect();
                below.sort_unstable_by_key(sticks);
                let step = game.step();
                let mut game = game.clone();
                let mut first = None;
                for card in below.into_iter().chain([top]) {
                    if game.step() != step || game.to_act().is_empty() {
                        break;
                    }
                    first = first.or(Some(card));
                    game = after(&game, &Action::Discard { card });
                }
                offer(worth(&game, judge), Action::Discard { card: first.unwrap_or(top) });
            }
        }
        Step::Redeem => {
            for card in legal.redeem.iter() {
                let action = Action::Redeem { card };
                offer(worth(&after(game, &action), judge), action);
            }
        }
        _ => {
            for card in legal.place.iter() {
                let action = Action::Place { card };
                offer(worth(&after(game, &action), judge), action);
            }
        }
    }
    best.expect("whoever is to act has something to do")
}

/// What the judge thinks of a position, in the middle of a turn of the best that can come of it.
pub(crate) fn worth(game: &Sensu, judge: &impl Judge) -> i32 {
    if let Some(outcome) = game.outcome() {
        return match outcome.standing {
            Standing::Together { score, .. } => score as i32 * POINT,
            Standing::Ranked { .. } => 0,
        };
    }
    match game.step() {
        Step::Turn => judge.worth(game, false),
        _ => choose(game, judge).0,
    }
}

/// The position after an action that draws nothing.
pub(crate) fn after(game: &Sensu, action: &Action) -> Sensu {
    // Alone nothing is ever shuffled again: the chance is asked for and not used.
    let mut unused = GameRng::new(Seed::new([0; 32]), 0);
    let mut after = game.clone();
    after.apply(ME, action, &mut unused, &mut Unheard).expect("a listed action is legal");
    after
}
