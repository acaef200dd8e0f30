//! Random play on one thread: how fast the rules are, alone and through tables and bots.
//!
//! A machine's own speed is measured in the same run, so that figures of two machines can be compared.

use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

use boardgame::{GameRng, Saying, Seed};
use games::AnyGame;
use serde_json::Value;
use sha2::{Digest, Sha256};
use words::{Lang, word};

use super::rate;
use crate::numbers::{fixed, whole};
use crate::told::say;

/// How many throws of a die make one piece of work.
const THROWS: u64 = 10_000;
/// How many bytes are hashed as one piece of work.
const BYTES: usize = 1 << 16;

pub(crate) fn section(budget: Duration, lang: Lang) -> String {
    let throws = rate(budget, |round| {
        let mut rng = GameRng::new(Seed::of_number(round), 0);
        for _ in 0..THROWS {
            black_box(rng.die(6));
        }
        THROWS
    });
    let bytes = vec![0; BYTES];
    let hashed = rate(budget, |_| {
        black_box(Sha256::digest(black_box(&bytes)));
        BYTES as u64
    });
    let mut text = format!("## {}\n\n", word(lang, "cli-bench-random"));
    let yardstick = Saying::new("cli-bench-yardstick")
        .with("throws", fixed(lang, throws / 1e6, 1))
        .with("hashed", whole(lang, (hashed / 1e6) as u64));
    text.push_str(&format!("{}\n\n", say(lang, &yardstick)));
    let heads = ["game", "seats", "rules", "turns", "tables", "steps", "throws"];
    let heads = heads.map(|head| word(lang, &format!("cli-bench-head-{head}")));
    text.push_str(&format!("| {} |\n|---|{}\n", heads.join(" | "), "---:|".repeat(heads.len() - 1)));
    for game in games::ALL {
        let info = game.info();
        for seats in info.min_seats..=info.max_seats {
            text.push_str(&row(*game, seats, budget, throws, lang));
        }
    }
    text
}

fn row(game: &dyn AnyGame, seats: u8, budget: Duration, throws: f64, lang: Lang) -> String {
    let (mut games, mut turns, mut steps) = (0.0, 0, 0);
    let by_rules = rate(budget, |round| {
        let playout = game.playout(seats, Seed::of_number(round));
        games += 1.0;
        turns += u64::from(playout.turns);
        steps += playout.steps;
        1
    });
    let random = "random".parse().expect("it is a name");
    let lineup = game.lineup(&Value::Null, seats, &[random]).expect("every game can be played at random");
    let by_tables = rate(budget, |round| {
        black_box(lineup.play(round, 0));
        1
    });
    let mut text = format!("| {} | {seats} |", word(lang, &format!("{}-name", game.info().id)));
    let figures = [
        whole(lang, by_rules as u64),
        whole(lang, (by_rules * turns as f64 / games) as u64),
        whole(lang, by_tables as u64),
        fixed(lang, steps as f64 / games, 1),
        whole(lang, (throws / by_rules) as u64),
    ];
    for figure in figures {
        write!(text, " {figure} |").expect("a string takes all");
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_row_of_figures() {
        for lang in Lang::ALL {
            let text = section(Duration::ZERO, lang);
            let rows = text.lines().filter(|line| line.starts_with("| ")).count() - 1;
            assert!(rows >= games::ALL.len(), "{text}");
            assert!(
                text.lines().filter(|line| line.starts_with('|')).all(|line| line.matches('|').count() == 8)
            );
        }
    }
}
