//! What is to be guessed by pictures, from games that bots play for nothing else.

use std::collections::BTreeMap;

use boardgame::Seed;
use bots::Riddle;

use crate::any_game::AnyGame;
use crate::lineup::Lineup;

/// `each` riddles of every kind that the game is read by, the first that come up in the games of these seeds; fewer where
/// the seeds run out. Kinds take turns, so that whoever tires has read as much of each.
pub fn riddles(
    game: &dyn AnyGame,
    lineup: &dyn Lineup,
    each: usize,
    seeds: impl IntoIterator<Item = u64>,
) -> Vec<Riddle> {
    let mut found: BTreeMap<String, Vec<Riddle>> =
        game.read().iter().map(|kind| ((*kind).to_owned(), Vec::new())).collect();
    let mut seeds = seeds.into_iter();
    while found.values().any(|riddles| riddles.len() < each) {
        let Some(seed) = seeds.next() else { break };
        let (_, record) = lineup.record(seed, 0);
        let table = game.replay(&record).expect("what was just played is by the rules");
        for riddle in table.riddles() {
            found.entry(riddle.kind.clone()).or_default().push(riddle);
        }
    }
    let turn = |place: usize| game.read().iter().map(move |kind| (*kind, place));
    (0..each).flat_map(turn).filter_map(|(kind, place)| found[kind].get(place).cloned()).collect()
}

/// The riddles of a day: one of every kind, from games of the usual bots that this seed decides, at a full table, where
/// there is most to choose from. Nothing where the game is not read.
pub fn riddles_of(game: &dyn AnyGame, seed: Seed) -> Vec<Riddle> {
    let info = game.info();
    if game.read().is_empty() {
        return Vec::new();
    }
    let usual = info.usual_bot.parse().expect("the registry names its bots");
    let lineup = game
        .lineup(&info.default_options, info.max_seats, &[usual])
        .expect("the usual bots play by the usual options");
    let seeds = (0..).map(|number: u32| {
        let derived = seed.derive(&format!("riddles {number}"));
        u64::from_le_bytes(*derived.bytes().first_chunk().expect("a seed is longer"))
    });
    riddles(game, &*lineup, 1, seeds)
}
