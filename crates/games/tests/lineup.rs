//! Who plays which seat in a simulation: one bot for all, one a seat moving round, or one a part.

use bots::BotName;
use games::{BadLineup, Finished, find};
use serde_json::json;

fn names(list: &[&str]) -> Vec<BotName> {
    list.iter().map(|name| name.parse().expect("a bot's name")).collect()
}

fn play(game: &str, seats: u8, bots: &[&str], shift: usize) -> Vec<(u64, String)> {
    let lineup = find(game).expect("a game").lineup(&json!({}), seats, &names(bots)).expect("a line-up");
    let told = |finished: Finished| (finished.steps, finished.outcome.say.key.into_owned());
    (1..=8).map(|seed| told(lineup.play(seed, shift))).collect()
}

#[test]
fn bots_named_by_part_stay_at_their_part() {
    let dreamt = play("sesto-senso", 5, &["reader", "reader:noise=1"], 0);
    assert_eq!(play("sesto-senso", 5, &["reader", "reader:noise=1"], 1), dreamt);
    // The ghost's mind comes first, wherever the ghost sits: one that sends dreams at random is read by nobody.
    let ends = |bots: &[&str]| {
        let games = play("sesto-senso", 5, bots, 0);
        games.into_iter().filter(|(_, end)| end == "sesto-senso-outcome-unmasked").count()
    };
    let (read, random) = (ends(&["reader", "reader"]), ends(&["random", "reader"]));
    assert!(read >= 7 && random <= 1, "{read} {random}");
    assert_eq!(play("sesto-senso", 2, &["reader", "reader"], 1), play("sesto-senso", 2, &["reader"], 0));
}

#[test]
fn without_parts_bots_move_round() {
    assert_ne!(play("senet", 2, &["easy", "random"], 0), play("senet", 2, &["easy", "random"], 1));
}

#[test]
fn there_are_as_many_bots_as_seats_or_parts() {
    let wrong = |game: &str, seats, bots: &[&str]| {
        find(game).expect("a game").lineup(&json!({}), seats, &names(bots)).map(|_| ())
    };
    assert!(matches!(wrong("sesto-senso", 5, &["reader"; 3]), Err(BadLineup::Count { seats: 5, bots: 3 })));
    assert!(matches!(wrong("hanabi", 3, &["random"; 2]), Err(BadLineup::Count { seats: 3, bots: 2 })));
    assert!(wrong("sesto-senso", 5, &["reader"; 5]).is_ok());
}

#[test]
fn the_usual_bot_of_every_game_can_be_invited() {
    for game in games::ALL {
        let info = game.info();
        let usual = info.bots.iter().find(|bot| bot.name == info.usual_bot);
        assert!(usual.is_some_and(|bot| bot.at_table), "{}", info.id);
    }
}
