//! Random play against the known figures of these rules: a ruling misread shows here before anyone plays it.

use boardgame::{Game, GameRng, Legal, Options as _, Seed};
use senet::{Action, EventView, Options, Phase, Senet, Side};

use crate::drawing::seen;

const GAMES: u32 = 4_000;

/// What was counted over all games.
#[derive(Default)]
struct Tally {
    turns: u32,
    first_wins: u32,
    attacks: u32,
    falls: u32,
    collisions: u32,
    backward: u32,
    decisions: u32,
    choices: u32,
}

impl Tally {
    /// A game of random moves in which the first player takes the even squares and free exits are always used.
    fn play(&mut self, rng: &mut GameRng) {
        let mut log = Vec::new();
        // The figures are known of the first version of the rules.
        let options = Options::default().meant_by(1);
        let mut game = Senet::new(&options, 2, rng, &mut log).expect("the options are good");
        let first = game.to_move();
        game.apply(first, &Action::Choose { side: Side::Even }, rng, &mut log)
            .expect("the choice comes first");
        loop {
            let legal = game.legal(game.to_move());
            if matches!(game.phase(), Phase::Move { .. }) {
                self.decisions += 1;
                self.choices += legal.count() as u32;
            }
            let leave = legal.contains(&Action::Leave).then_some(Action::Leave);
            let Some(action) = leave.or_else(|| legal.sample(rng)) else { break };
            game.apply(game.to_move(), &action, rng, &mut log).expect("it is listed");
        }
        self.turns += game.turn();
        self.first_wins += u32::from(game.phase() == Phase::Over { winner: first });
        for event in seen(&log) {
            match event {
                EventView::Swapped { .. } => self.attacks += 1,
                EventView::Fell { .. } | EventView::Trapped { .. } => self.falls += 1,
                EventView::Collided { .. } => self.collisions += 1,
                EventView::SteppedBack { .. } | EventView::SwappedBack { .. } => self.backward += 1,
                _ => {}
            }
        }
    }
}

#[test]
fn random_play_gives_the_known_figures() {
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let mut tally = Tally::default();
    for _ in 0..GAMES {
        tally.play(&mut rng);
    }
    let games = f64::from(GAMES);
    for (what, count, of, least, most) in [
        ("turns", tally.turns, games, 77.3, 79.5),
        ("wins of the first player", tally.first_wins, games, 0.50, 0.56),
        ("attacks", tally.attacks, games, 12.4, 13.1),
        ("falls", tally.falls, games, 4.4, 4.8),
        ("collisions", tally.collisions, games, 1.2, 1.42),
        ("backward moves", tally.backward, games, 1.35, 1.6),
        ("choices a throw", tally.choices, f64::from(tally.decisions), 2.6, 2.75),
    ] {
        let mean = f64::from(count) / of;
        assert!((least..=most).contains(&mean), "{what}: {mean:.3} is not within {least} and {most}");
    }
}
