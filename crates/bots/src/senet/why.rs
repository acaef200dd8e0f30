//! Why a bot does something: what the move visibly brings, so that it is true whoever chose it.

use boardgame::{Game, GameRng, Saying, Seed, Unheard};
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
        (Phase::Throw { .. }, [only]) => Some(Decision::act(only.action)),
        (_, [only]) => Some(answer(game, only, Saying::new("senet-why-only"))),
        _ => None,
    }
}

/// A choice with its reason, which is `otherwise` when the move brings nothing that can be pointed at.
pub(crate) fn answer(game: &Senet, choice: &Choice, otherwise: Saying) -> Decision<Action> {
    let forced = otherwise.key == "senet-why-only" && !leaves(choice);
    let say = if forced { otherwise } else { brings(game, choice).unwrap_or(otherwise) };
    Decision::because(choice.action, say)
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
    if exposed(own, enemy) & 1 << from != 0 && exposed(then, enemy) & landed == 0 {
        return Some(Saying::new("senet-why-shelter").with("from", from));
    }
    None
}

/// The pieces that stand in walls of three or more, which cannot be jumped (N12).
fn threes(side: u32) -> u32 {
    let lowest = side & side >> 1 & side >> 2;
    lowest | lowest << 1 | lowest << 2
}
