//! What a step of a game costs on the wire, whoever looks at it.

use boardgame::{GameRng, Seat, SeatSet, Seed, Viewer};
use games::{AnyGame, AnyTable, Dealt, StepEvents};
use serde_json::json;

/// The largest step that a viewer may be sent.
const MOST: usize = 64_000;
/// What a step cost in the first edition, which told no table in between: mean bytes by the fewest and by the most
/// players.
const FIRST: [(&str, [usize; 2]); 4] =
    [("senet", [924, 924]), ("hanabi", [3802, 4997]), ("sensu", [2934, 4160]), ("sesto-senso", [2429, 4439])];
/// So many tenths of it may a step cost now.
const TENTHS: usize = 22;
/// The moments of the past that somebody who comes is told.
const REMEMBERED: usize = 40;
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

/// A game at random: after every step, what it looks like.
fn watch(game: &dyn AnyGame, seats: u8, number: u64, mut look: impl FnMut(&dyn AnyTable, &dyn StepEvents)) {
    let Ok(Dealt { mut table, mut events }) = game.deal(&json!({}), seats, Seed::of_number(number)) else {
        panic!("the usual options can be played by any number");
    };
    let mut rng = GameRng::new(Seed::of_number(number), u64::MAX);
    loop {
        look(&*table, &*events);
        let to_act: SeatSet = table.to_act();
        let Some(seat) = to_act.iter().nth(rng.below(to_act.len().max(1) as u32) as usize) else {
            return;
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
                watch(*game, seats, number, |table, events| {
                    for seat in Seat::all(seats).map(Some).chain([None]) {
                        let sent = bytes(table, events, seat);
                        assert!(sent <= MOST, "{}, {seats} seats, seed {number}: {sent} bytes", info.id);
                    }
                });
            }
        }
    }
}

#[test]
fn the_mean_step_costs_little_more_than_without_moments() {
    for (id, first) in FIRST {
        let game = games::find(id).expect("the first edition's games are here");
        let info = game.info();
        for (seats, first) in [info.min_seats, info.max_seats].into_iter().zip(first) {
            let (mut sent, mut steps) = (0, 0);
            for number in 0..5 {
                watch(game, seats, number, |table, events| {
                    sent += Seat::all(seats).map(|seat| bytes(table, events, Some(seat))).sum::<usize>();
                    steps += usize::from(seats);
                });
            }
            let mean = sent / steps;
            assert!(mean * 10 <= first * TENTHS, "{id}, {seats} seats: {mean} bytes, once {first}");
        }
    }
}

#[test]
fn who_comes_is_told_the_last_moments_and_words_for_the_rest() {
    for game in games::ALL {
        let info = game.info();
        let seats = info.max_seats;
        let mut most = 0;
        watch(*game, seats, 1, |table, _| {
            // Now and then: the past is played again each time.
            if table.step() % 20 != 5 {
                return;
            }
            for seat in Seat::all(seats) {
                let past = table.history(Viewer::Seat(seat), Some(0), u64::MAX);
                let told = past.iter().filter(|step| step.view.is_some());
                let moments: usize = told.map(|step| step.lines.events.len()).sum();
                assert!(moments <= REMEMBERED, "{}: {moments} moments", info.id);
                let mut rest =
                    past.iter().filter(|step| step.view.is_none()).flat_map(|step| &step.lines.events);
                assert!(rest.all(|line| line.differs.is_empty()), "{}: words alone", info.id);
                most = most.max(moments);
            }
        });
        assert!(most > 0, "{}: something is told by its moments", info.id);
    }
}
