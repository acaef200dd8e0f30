//! Tables of every game, from the deal to the end of a game that random bots have played.

use std::sync::OnceLock;

use boardgame::{Seat, Seed};
use bots::{Cancel, Company};
use games::{AnyGame, AnyTable, Json};
use serde_json::json;

/// Positions of each game.
const PLACES: u64 = 12;

/// By game, in the order of the registry.
pub fn positions() -> &'static [Vec<Box<dyn AnyTable>>] {
    static POSITIONS: OnceLock<Vec<Vec<Box<dyn AnyTable>>>> = OnceLock::new();
    POSITIONS.get_or_init(|| games::ALL.iter().map(|game| of(*game)).collect())
}

/// A game with its beginning, its end, and as much in between as there is place for.
fn of(game: &dyn AnyGame) -> Vec<Box<dyn AnyTable>> {
    let seats = game.info().min_seats.max(2);
    let mut table = game.deal(&json!({}), seats, Seed::of_number(1)).expect("the usual options").table;
    let mut all = vec![table.snapshot()];
    while let Some((seat, action)) = legal(&*table) {
        table.play(seat, &action).expect("what a bot does is legal");
        all.push(table.snapshot());
    }
    let last = all.len() as u64 - 1;
    let mut kept: Vec<u64> = (0..PLACES).map(|place| place * last / (PLACES - 1)).collect();
    kept.dedup();
    let mut number = 0..;
    all.retain(|_| number.next().is_some_and(|number| kept.contains(&number)));
    all
}

/// Something legal, where the game is not over.
pub fn legal(table: &dyn AnyTable) -> Option<(Seat, Json)> {
    let seat = table.to_act().first()?;
    let bot = table.bot(&"random".parse().expect("a name"), seat).expect("every game has random bots");
    let made = bot.decide(table, &Company::default(), true, Cancel::NEVER).made();
    Some((seat, made.expect("who is to act has a move").action))
}
