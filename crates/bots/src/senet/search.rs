//! Searching the chances: every throw counts a sixth, and whoever moves takes the best.
//!
//! The depth is a count of throws, so that a bot answers the same on a slow machine and on a fast one.
//! The trainer compiles this file too.

use boardgame::{Game, GameRng, Unheard};
use senet::{Action, Choice, ChoiceKind, Legal, Phase, Senet};

/// What a won game is worth; a lost one is worth as much less than nothing.
pub(crate) const WON: i32 = 1 << 22;

/// What a position is worth without looking further.
pub(crate) trait Judge {
    /// For the side that is about to throw: between `-WON` and `WON`.
    fn worth(&self, game: &Senet) -> i32;
}

/// Looks `depth` throws ahead and trusts the judge after that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search<J> {
    pub(crate) judge: J,
    pub(crate) depth: u32,
}

impl<J: Judge> Search<J> {
    /// The best choice, of equals the one from the lowest square; leaving comes before staying.
    ///
    /// `rng` is what the rules ask for; nothing is drawn from it, because a search makes all throws itself.
    pub(crate) fn best(&self, game: &Senet, legal: &Legal, rng: &mut GameRng) -> Option<Choice> {
        let mut best: Option<((i32, bool), Choice)> = None;
        for choice in &legal.choices {
            let rank = (self.worth_of(game, &choice.action, rng), choice.kind == ChoiceKind::Leave);
            if best.is_none_or(|(highest, _)| rank > highest) {
                best = Some((rank, *choice));
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// What a legal action is worth to the side that does it.
    pub(crate) fn worth_of(&self, game: &Senet, action: &Action, rng: &mut GameRng) -> i32 {
        match action {
            Action::Throw => self.throwing(game, self.depth, rng),
            _ => self.after(game, action, self.depth, rng),
        }
    }

    /// What the position is worth to the side to move.
    pub(crate) fn value(&self, game: &Senet, depth: u32, rng: &mut GameRng) -> i32 {
        match game.phase() {
            Phase::Over { .. } => WON,
            Phase::WhoBegins | Phase::Choose => 0,
            Phase::Throw { may_leave, .. } => {
                let staying = self.throwing(game, depth, rng);
                if may_leave { staying.max(self.after(game, &Action::Leave, depth, rng)) } else { staying }
            }
            Phase::Move { .. } => {
                let legal = game.legal(game.to_move());
                let values = legal.choices.iter().map(|choice| self.after(game, &choice.action, depth, rng));
                values.max().expect("the turn passes where nothing moves")
            }
        }
    }

    /// What throwing now is worth.
    pub(crate) fn throwing(&self, game: &Senet, depth: u32, rng: &mut GameRng) -> i32 {
        let seat = game.to_move();
        if depth == 0 {
            return self.judge.worth(game);
        }
        let mut sum = 0;
        for throw in 1..=6 {
            let thrown = game.with_throw(throw);
            let value = self.value(&thrown, depth - 1, rng);
            sum += if thrown.to_move() == seat { value } else { -value };
        }
        sum / 6
    }

    /// What a choice is worth to the side that makes it.
    fn after(&self, game: &Senet, action: &Action, depth: u32, rng: &mut GameRng) -> i32 {
        let seat = game.to_move();
        let mut after = *game;
        after.apply(seat, action, rng, &mut Unheard).expect("a listed action is legal");
        let value = self.value(&after, depth, rng);
        if after.to_move() == seat { value } else { -value }
    }
}
