//! Why a bot does something: what the move visibly brings, so that it is true whoever chose it. Where there is nothing to
//! choose there is nothing to say.

use boardgame::{Game, GameRng, Saying, Seat, Seed, Unheard};
use senet::{Action, Choice, ChoiceKind, Legal, Phase, Senet, Side};

use super::features::{ROW_ONE, SAFE, exposed, paired};
use crate::Decision;

/// The answer where there is nothing to weigh: the side to take, the only move.
pub(crate) fn obvious(game: &Senet, legal: &Legal) -> Option<Decision<Action>> {
    match (game.phase(), legal.choices.as_slice()) {
        // The even squares are the better choice (N4).
        (Phase::Choose, _) => {
            Some(Decision::because(Action::Choose { side: Side::Even }, Saying::new("senet-why-even")))
        }
        (_, [only]) => Some(Decision::act(only.action)),
        _ => None,
    }
}

/// A choice of the racer, who says that none brings it further where nothing weightier can be pointed at.
pub(crate) fn racing(game: &Senet, choice: &Choice) -> Decision<Action> {
    Decision::because(choice.action, brings(game, choice).unwrap_or_else(|| Saying::new("senet-why-race")))
}

/// A choice with its reason: what the move brings, or else what it leaves on the board.
pub(crate) fn answer(game: &Senet, choice: &Choice) -> Decision<Action> {
    Decision::because(choice.action, brings(game, choice).unwrap_or_else(|| leaves_behind(game, choice)))
}

fn leaves(choice: &Choice) -> bool {
    matches!(choice.kind, ChoiceKind::Leave | ChoiceKind::Off)
}

/// How many squares the pieces of a side have covered; off the board comes right after 30.
fn covered(game: &Senet, seat: Seat) -> i32 {
    let on_board: i32 = (1..=30).filter(|square| game.pieces(seat) & 1 << square != 0).sum();
    on_board + 31 * i32::from(game.off(seat))
}

/// How many squares a side is ahead of the other.
pub(crate) fn lead(game: &Senet, seat: Seat) -> i32 {
    covered(game, seat) - covered(game, seat.next(2))
}

/// The position after a choice of a piece; no chance comes into it.
fn after(game: &Senet, choice: &Choice) -> Senet {
    let mut after = *game;
    let mut unused = GameRng::new(Seed::new([0; 32]), 0);
    after.apply(game.to_move(), &choice.action, &mut unused, &mut Unheard).expect("a listed action is legal");
    after
}

/// What a move brings, the weightiest first.
fn brings(game: &Senet, choice: &Choice) -> Option<Saying> {
    let seat = game.to_move();
    if choice.kind == ChoiceKind::Throw {
        return Some(Saying::new("senet-why-stays"));
    }
    if leaves(choice) {
        return Some(match game.off(seat) + 1 {
            5 => Saying::new("senet-why-wins"),
            off => Saying::new("senet-why-leaves").with("off", off),
        });
    }
    let (from, to) = (choice.from?, choice.to?);
    if choice.kind == ChoiceKind::Swap {
        let squares = to - from;
        return Some(Saying::new("senet-why-swap").with("other", seat.next(2)).with("squares", squares));
    }
    if choice.kind == ChoiceKind::Misfortune {
        return Some(Saying::new("senet-why-waters"));
    }
    if choice.kind != ChoiceKind::Forward {
        return None;
    }
    let after = after(game, choice);
    let (own, then, enemy) = (game.pieces(seat), after.pieces(seat), after.pieces(seat.next(2)));
    let landed = 1 << to;
    if threes(then) & landed != 0 && threes(then).count_ones() > threes(own).count_ones() {
        return Some(Saying::new("senet-why-wall-of-three"));
    }
    if own & ROW_ONE != 0 && then & ROW_ONE == 0 {
        return Some(Saying::new("senet-why-row-one"));
    }
    if SAFE & landed != 0 {
        return Some(Saying::new("senet-why-house").with_key("house", format!("senet-house-{to}")));
    }
    if paired(then) & landed != 0 && paired(then).count_ones() > paired(own).count_ones() {
        return Some(Saying::new("senet-why-wall"));
    }
    if attacked(from, own, enemy) && exposed(then, enemy) & landed == 0 {
        return Some(Saying::new("senet-why-shelter").with("from", from));
    }
    None
}

/// What there is to see after a move that brings nothing else: a wall that stayed, a piece that can be attacked, and at
/// last how the race stands.
fn leaves_behind(game: &Senet, choice: &Choice) -> Saying {
    let seat = game.to_move();
    let after = after(game, choice);
    let (own, then, enemy) = (game.pieces(seat), after.pieces(seat), after.pieces(seat.next(2)));
    if let (ChoiceKind::Forward, Some(from), Some(to)) = (choice.kind, choice.from, choice.to) {
        let walls = then & then >> 1;
        if paired(own) & 1 << from == 0 && walls & own & own >> 1 != 0 {
            let low = (walls & own & own >> 1).trailing_zeros();
            return Saying::new("senet-why-keeps-wall").with("low", low).with("high", low + 1);
        }
        // The waters take whoever lands on 27, whoever waits there (N18).
        let mut aims = (to + 1..=30)
            .filter(|target| *target != 27)
            .filter(|target| exposed(enemy, then) & 1 << target != 0);
        if let Some(target) = aims.find(|target| attacked(*target, enemy, 1 << to)) {
            let say = Saying::new("senet-why-aims").with("target", target).with("throw", target - to);
            return say.with("other", seat.next(2));
        }
    }
    let lead = lead(&after, seat);
    let key = match lead {
        0 => return Saying::new("senet-why-level"),
        1.. => "senet-why-ahead",
        _ => "senet-why-behind",
    };
    Saying::new(key).with("squares", lead.unsigned_abs())
}

/// The pieces that stand in walls of three or more, which cannot be jumped (N12).
fn threes(side: u32) -> u32 {
    let lowest = side & side >> 1 & side >> 2;
    lowest | lowest << 1 | lowest << 2
}

/// Whether some throw of the other attacks the piece on `square`: not over three in a row (N12), which [`exposed`] does not ask.
fn attacked(square: u8, side: u32, other: u32) -> bool {
    let jumpable = |reach: u8| (1..reach).filter(|step| threes(side) & 1 << (square - step) != 0).count() < 3;
    exposed(side, other) & 1 << square != 0
        && (1..=5.min(square - 1)).any(|reach| other & 1 << (square - reach) != 0 && jumpable(reach))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(squares: &[u8]) -> u32 {
        squares.iter().map(|square| 1 << square).sum()
    }

    #[test]
    fn three_in_a_row_shield_what_stands_behind_them() {
        assert!(attacked(16, set(&[13, 14, 16]), set(&[11])));
        assert!(!attacked(16, set(&[12, 13, 14, 16]), set(&[11])));
        assert!(attacked(16, set(&[11, 12, 13, 16]), set(&[14])));
        assert!(!attacked(16, set(&[13, 16]), set(&[10])));
        assert!(!attacked(15, set(&[15]), set(&[14])));
    }
}
