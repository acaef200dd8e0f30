//! Every game has an analyst, by whose judgement a strong bot loses less than one that plays at random.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

use boardgame::Seed;
use bots::{BotName, Estimate, Eyes};
use games::AnyGame;
use serde_json::Value;

/// The losses of some decisions of a bot's games, until there are enough.
fn losses(game: &dyn AnyGame, bot: &str, enough: impl Fn(&[f64]) -> bool) -> Vec<f64> {
    let seats = game.info().min_seats;
    let name: BotName = bot.parse().unwrap();
    let lineup = game.lineup(&Value::Null, seats, &[name]).unwrap();
    let mut losses = Vec::new();
    for seed in 50_001.. {
        let (_, record) = lineup.record(seed, 0);
        let table = game.replay(&record).unwrap();
        let mut review = table.review(Eyes::Seat, 100).expect("every game has an analyst");
        let mut looked = 0;
        loop {
            if looked < 8
                && let Some(choices) = review.choices()
            {
                assert!(choices.moves.len() > 1 && choices.best < choices.moves.len());
                assert!(choices.moves.iter().all(|one| one.worth.mean.is_finite() && one.worth.error > 0.0));
                assert!(choices.best().say.is_some() && choices.played().say.is_some());
                losses.push(choices.played().loss.mean);
                looked += 1;
            }
            if enough(&losses) {
                return losses;
            }
            // Every eleventh step, so that no stretch of a game speaks for all of it.
            if !(0..11).all(|_| review.skip()) {
                break;
            }
        }
    }
    unreachable!("there are seeds enough")
}

#[test]
fn strong_bots_lose_less_than_random_ones() {
    for game in games::offered() {
        let strong = game.info().usual_bot;
        // Where the die decides much, a choice loses little, and many tell what it is.
        let is_known = |losses: &[f64]| {
            let Estimate { mean, error } = Estimate::over(losses);
            losses.len() >= 40 && mean > 4.0 * error
        };
        let random = losses(*game, "random", is_known);
        let strong = losses(*game, strong, |losses| losses.len() == random.len());
        let [random, strong] = [random, strong].map(|losses| Estimate::over(&losses));
        assert!(strong.mean < random.mean / 2.0, "{}: {strong:?} and {random:?}", game.info().id);
    }
}

#[test]
fn a_seat_is_told_what_its_moves_are_worth_and_asked_again_the_same() {
    for game in games::offered() {
        let seats = game.info().min_seats.max(2);
        let table = game.deal(&Value::Null, seats, Seed::of_number(7)).unwrap().table;
        let seat = table.to_act().first().unwrap();
        let weigh = || serde_json::to_string(&table.weigh(seat, 20).unwrap()).unwrap();
        assert_eq!(weigh(), weigh());
        assert!(table.review(Eyes::Seat, 10).is_none(), "it is not over");
    }
}
