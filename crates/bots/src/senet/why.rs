//! Why a bot does something: what the move visibly brings, so that it is true whoever chose it.

use boardgame::{Game, GameRng, Saying, Seed, Unheard};
use senet::{Action, Choice, ChoiceKind, Legal, Phase, Senet, Side};

use super::features::{ROW_ONE, SAFE, exposed, paired};
use crate::Decision;

/// The answer where there is nothing to weigh: the side to take, and the only move, of which there is nothing to say unless
/// a piece leaves.
pub(crate) fn obvious(game: &Senet, legal: &Legal) -> Option<Decision<Action>> {
    match (game.phase(), legal.choices.as_slice()) {
        // The even squares are the better choice (N4).
        (Phase::Choose, _) => {
            Some(Decision::advised(Action::Choose { side: Side::Even }, Saying::new("senet-why-even")))
        }
        (_, [only]) if leaves(only) => {
            Some(Decision::advised(only.action, leaving(game.off(game.to_move()))))
        }
        (_, [only]) => Some(Decision::act(only.action)),
        _ => None,
    }
}

/// A choice with its reason, which is `otherwise` when the move brings nothing that can be pointed at.
pub(crate) fn answer(game: &Senet, choice: &Choice, otherwise: impl FnOnce() -> Saying) -> Decision<Action> {
    Decision::advised(choice.action, brings(game, choice).unwrap_or_else(otherwise))
}

/// A piece leaves, where so many have before.
fn leaving(off: u8) -> Saying {
    match off + 1 {
        5 => Saying::new("senet-why-wins"),
        off => Saying::new("senet-why-leaves").with("off", off),
    }
}

fn leaves(choice: &Choice) -> bool {
    matches!(choice.kind, ChoiceKind::Leave | ChoiceKind::Off)
}

/// What a move brings, the weightiest first.
fn brings(game: &Senet, choice: &Choice) -> Option<Saying> {
    let seat = game.to_move();
    if choice.kind == ChoiceKind::Throw {
        return Some(Saying::new("senet-why-stays"));
    }
    if leaves(choice) {
        return Some(leaving(game.off(seat)));
    }
    let (from, to) = (choice.from?, choice.to?);
    if choice.kind == ChoiceKind::Swap {
        let squares = to - from;
        return Some(Saying::new("senet-why-swap").with("other", seat.next(2)).with("squares", squares));
    }
    if choice.kind != ChoiceKind::Forward {
        return None;
    }
    let mut after = *game;
    let mut unused = GameRng::new(Seed::new([0; 32]), 0);
    after.apply(seat, &choice.action, &mut unused, &mut Unheard).expect("a listed action is legal");
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
