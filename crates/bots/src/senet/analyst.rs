//! What choices are worth in Senet: played on to the end by the net, with the luck of the die taken out.
//!
//! The net says how much each throw was better than the six are on average. Over all throws that comes to nothing, so that
//! a result without it is as true as one with it, and varies far less.

use boardgame::{Game, GameRng, Imagine, Legal, Saying, Seat, Unheard, Viewer};
use senet::{Action, Event, EventView, Phase, Senet, Side};

use super::net::Learned;
use super::search::{Search, WON};
use crate::Seen;
use crate::analyst::{Analyst, Estimate, Measure, Results, Trials, Weighed, forecast, weigh};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge;

/// How those play who play on: by the net alone, without looking ahead.
const USUAL: Search<Learned> = Search { judge: Learned, depth: 0 };

/// A seat's position; nothing of it is hidden.
struct Position {
    seat: Seat,
    game: Senet,
}

impl Position {
    fn of(seen: &Seen<'_, Senet>, rng: &mut GameRng) -> Position {
        Position { seat: seen.seat(), game: Senet::imagine(&seen.view(), rng) }
    }
}

/// A game that is played on.
struct Course {
    game: Senet,
    /// What the die has given the first seat so far, in parts of [`WON`].
    luck: f64,
}

impl Course {
    fn act(&mut self, action: &Action, rng: &mut GameRng) {
        if *action == Action::Throw && matches!(self.game.phase(), Phase::Throw { .. }) {
            return self.throw(rng);
        }
        self.game.apply(self.game.to_move(), action, rng, &mut Unheard).expect("a listed action is legal");
    }

    fn throw(&mut self, rng: &mut GameRng) {
        let seat = self.game.to_move();
        let thrown: [Senet; 6] = std::array::from_fn(|side| self.game.with_throw(side as u8 + 1));
        let values = thrown.map(|after| {
            let value = f64::from(USUAL.value(&after, 0, rng));
            if after.to_move() == seat { value } else { -value }
        });
        let side = usize::from(rng.die(6)) - 1;
        let luck = values[side] - values.iter().sum::<f64>() / 6.0;
        self.luck += if seat == Seat(0) { luck } else { -luck };
        self.game = thrown[side];
    }

    /// The usual thing to do.
    fn usual(&self, rng: &mut GameRng) -> Action {
        match self.game.phase() {
            Phase::Choose => Action::Choose { side: Side::Even },
            Phase::WhoBegins | Phase::Throw { may_leave: false, .. } => Action::Throw,
            _ => {
                let legal = self.game.legal(self.game.to_move());
                USUAL.best(&self.game, &legal, rng).expect("whoever is to act has a move").action
            }
        }
    }
}

impl Trials for Position {
    type Action = Action;
    type World = Senet;

    // Without luck, results differ by little.
    const UNIT: f64 = 0.1;

    fn place(&self) -> usize {
        self.seat.index()
    }

    fn world(&self, _rng: &mut GameRng) -> Senet {
        self.game
    }

    fn play_out(&self, world: &Senet, action: Option<&Action>, rng: &mut GameRng) -> Results {
        let mut course = Course { game: *world, luck: 0.0 };
        if let Some(action) = action {
            course.act(action, rng);
        }
        loop {
            if let Phase::Over { winner } = course.game.phase() {
                let won = f64::from(u8::from(winner == Seat(0))) - course.luck / (2.0 * f64::from(WON));
                return [won, 1.0 - won].into_iter().collect();
            }
            let action = course.usual(rng);
            course.act(&action, rng);
        }
    }
}

impl Analyst<Senet> for Judge {
    fn measure(&self, _seats: u8) -> Measure {
        Measure::Chance
    }

    fn weigh(
        &self,
        seen: &Seen<'_, Senet>,
        asked: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Weighed<Action> {
        weigh(&Position::of(seen, rng), seen.legal().moves().collect(), asked, games, rng)
    }

    fn forecast(
        &self,
        seen: &Seen<'_, Senet>,
        action: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Vec<Estimate> {
        forecast(&Position::of(seen, rng), action, games, rng)
    }

    fn is_choice(&self, action: &Action) -> bool {
        Senet::is_turn(action)
    }

    fn is_chance(&self, event: &Event) -> bool {
        let told = Senet::event_view(event, Viewer::Spectator);
        matches!(
            told,
            Some(EventView::ThrownToBegin { .. } | EventView::Compared { .. } | EventView::Thrown { .. })
        )
    }

    fn name(&self, seat: Seat, action: &Action) -> Option<Saying> {
        matches!(action, Action::Throw).then(|| Saying::new("senet-choice-throw").with("seat", seat))
    }
}
