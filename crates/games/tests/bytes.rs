//! What a step of a game costs on the wire, whoever looks at it.

use boardgame::{GameRng, Seat, SeatSet, Seed, Viewer};
use games::{AnyGame, AnyTable, Dealt, StepEvents};
use serde_json::{Value, json};

/// The largest step that a viewer may be sent.
const MOST: usize = 64_000;
/// What stands around it: who is to act, who may speak, how it ended.
const FRAME: usize = 400;

/// The bytes of a step for one viewer: its moments, its view, and what may be done then.
fn bytes(table: &dyn AnyTable, events: &dyn StepEvents, seat: Option<Seat>) -> usize {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let view = table.view(viewer);
    let lines = serde_json::to_string(&events.moments(viewer, &view)).expect("lines are plain data");
    let legal = seat.map_or(0, |seat| table.legal(seat).get().len());
    let fixed = if table.step() == 0 { table.fixed().get().len() } else { 0 };
    FRAME + lines.len() + view.get().len() + legal + fixed
}

/// The largest step of a game at random, over all who look.
fn largest(game: &dyn AnyGame, options: &Value, seats: u8, number: u64) -> Option<usize> {
    let Dealt { mut table, mut events } = game.deal(options, seats, Seed::of_number(number)).ok()?;
    let mut rng = GameRng::new(Seed::of_number(number), u64::MAX);
    let mut largest = 0;
    loop {
        let viewers = Seat::all(seats).map(Some).chain([None]);
        largest = viewers.map(|seat| bytes(&*table, &*events, seat)).chain([largest]).max().unwrap_or(0);
        let to_act: SeatSet = table.to_act();
        let Some(seat) = to_act.iter().nth(rng.below(to_act.len().max(1) as u32) as usize) else {
            return Some(largest);
        };
        let action = game.sample(&table.legal(seat), &mut rng).expect("whoever is to act has a move");
        events = table.play(seat, &action).expect("a listed move is legal");
    }
}

#[test]
fn no_step_is_larger_than_a_slow_line_can_bear() {
    for game in games::ALL {
        let info = game.info();
        for seats in info.min_seats..=info.max_seats {
            for number in 0..3 {
                let usual = largest(*game, &json!({}), seats, number);
                let usual = usual.expect("the usual options can be played by any number");
                assert!(usual <= MOST, "{}, {seats} seats, seed {number}: {usual} bytes", info.id);
            }
        }
    }
}
