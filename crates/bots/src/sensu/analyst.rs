//! What choices are worth in Sensu: tried in imagined worlds and played on greedily to the end.

use boardgame::{Game, GameRng, Imagine, Legal, Saying, Seat, Unheard};
use sensu::{Action, Event, Public, Sensu, View};

use super::greedy;
use super::search::is_like;
use crate::Seen;
use crate::analyst::{Analyst, Estimate, Measure, Results, Trials, Weighed, forecast, results, weigh};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge;

/// A seat's position.
struct Position {
    seat: Seat,
    view: View,
    measure: Measure,
}

impl Position {
    fn of(seen: &Seen<'_, Sensu>) -> Position {
        let mut view = seen.view();
        // What is still to be drawn is nobody's to know, whatever lies open.
        view.deck_cards = None;
        view.closed_cards = None;
        let measure = Judge.measure(view.players.len() as u8);
        Position { seat: seen.seat(), view, measure }
    }
}

impl Trials for Position {
    type Action = Action;
    type World = Sensu;

    const UNIT: f64 = 1.0;

    fn place(&self) -> usize {
        self.seat.index()
    }

    fn world(&self, rng: &mut GameRng) -> Sensu {
        Sensu::imagine(&self.view, rng)
    }

    fn play_out(&self, world: &Sensu, action: Option<&Action>, rng: &mut GameRng) -> Results {
        let mut game = world.clone();
        if let Some(action) = action {
            game.apply(self.seat, action, rng, &mut Unheard).expect("a listed action is legal");
        }
        while !game.to_act().is_empty() {
            let action = greedy::choose(&game);
            game.apply(game.seat(), &action, rng, &mut Unheard).expect("a greedy player plays by the rules");
        }
        let outcome = game.outcome().expect("a game that waits for nobody has an outcome");
        results(&outcome, game.seats(), self.measure)
    }

    fn alike(&self, one: &Action, other: &Action) -> bool {
        is_like(&self.view, one, other)
    }
}

impl Analyst<Sensu> for Judge {
    fn measure(&self, seats: u8) -> Measure {
        if seats == 1 { Measure::Points } else { Measure::Chance }
    }

    fn weigh(
        &self,
        seen: &Seen<'_, Sensu>,
        asked: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Weighed<Action> {
        weigh(&Position::of(seen), seen.legal().moves().collect(), asked, games, rng)
    }

    fn forecast(
        &self,
        seen: &Seen<'_, Sensu>,
        action: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Vec<Estimate> {
        forecast(&Position::of(seen), action, games, rng)
    }

    fn choices(&self, seen: &Seen<'_, Sensu>, _action: &Action) -> Vec<Action> {
        super::search::choices(&seen.view(), &seen.legal())
    }

    fn is_chance(&self, event: &Event) -> bool {
        match event {
            Event::Dealt { .. } | Event::Drew { .. } => true,
            Event::Public(public) => {
                matches!(
                    public,
                    Public::Turned { .. }
                        | Public::Reshuffled { .. }
                        | Public::Chose { .. }
                        | Public::FansReshuffled { .. }
                )
            }
        }
    }

    fn name(&self, seat: Seat, action: &Action) -> Option<Saying> {
        matches!(action, Action::Draw).then(|| Saying::new("sensu-choice-draw").with("seat", seat))
    }
}
