//! What a simulation tells: one JSON object, or a table for people.

use std::collections::BTreeMap;
use std::fmt::Write;

use boardgame::Saying;
use serde::Serialize;
use serde_json::Value;
use words::{Lang, word};

use super::Plan;
use super::tally::Tally;
use crate::numbers::{fixed, percent, whole};
use crate::told::say;

#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    seats: u8,
    bots: Vec<String>,
    options: Value,
    games: u64,
    seed: u64,
    mean: Vec<f64>,
    stderr: Vec<Option<f64>>,
    win_rate: Vec<f64>,
    win_rate_stderr: Vec<Option<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    perfect: Option<f64>,
    turns_mean: f64,
    steps_mean: f64,
    seconds: f64,
    games_per_second: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    win_rate_by_seat: Vec<f64>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    scores: BTreeMap<u32, u64>,
    ends: BTreeMap<String, u64>,
    choices: Vec<u64>,
    choice_us: Vec<f64>,
    longest_choice_us: Vec<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<Best>,
}

/// What the best lines that are known would have scored.
#[derive(Debug, Serialize)]
struct Best {
    mean: f64,
    /// How often a bot scored more.
    beaten: u64,
    /// How long it took to find one.
    ms: f64,
}

impl Report {
    pub(crate) fn new(plan: &Plan, tally: &Tally, seconds: f64) -> Report {
        let games = tally.games;
        let share = |count: u64| count as f64 / games as f64;
        let together = !tally.scores.is_empty();
        Report {
            game: plan.game,
            seats: plan.seats,
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            options: plan.options.clone(),
            games,
            seed: plan.seed,
            mean: tally.entries.iter().map(|entry| entry.mean(games)).collect(),
            stderr: tally.entries.iter().map(|entry| entry.stderr(games)).collect(),
            win_rate: tally.entries.iter().map(|entry| entry.win_rate(games)).collect(),
            win_rate_stderr: tally.entries.iter().map(|entry| entry.win_stderr(games)).collect(),
            perfect: (tally.with_best > 0).then(|| share(tally.perfect)),
            turns_mean: share(tally.turns),
            steps_mean: share(tally.steps),
            seconds,
            games_per_second: games as f64 / seconds,
            win_rate_by_seat: tally.first.iter().filter(|_| !together).map(|count| share(*count)).collect(),
            scores: tally.scores.clone(),
            ends: tally.ends.clone(),
            choices: tally.thought.iter().map(|bot| bot.choices).collect(),
            choice_us: tally
                .thought
                .iter()
                .map(|bot| bot.total.as_secs_f64() * 1e6 / bot.choices.max(1) as f64)
                .collect(),
            longest_choice_us: tally.thought.iter().map(|bot| bot.longest.as_secs_f64() * 1e6).collect(),
            best: (tally.solved.deals > 0).then(|| Best {
                mean: share(tally.solved.score),
                beaten: tally.solved.beaten,
                ms: tally.solved.took.as_secs_f64() * 1e3 / tally.solved.deals as f64,
            }),
        }
    }

    /// The same for people.
    pub(crate) fn table(&self, lang: Lang) -> String {
        let mut text = String::new();
        let mut line = |line: String| writeln!(text, "{line}").expect("a string takes all");
        let title = Saying::new("cli-simulate-title")
            .with("game", word(lang, &format!("{}-name", self.game)))
            .with("seats", self.seats)
            .with("games", whole(lang, self.games))
            .with("first", whole(lang, self.seed))
            .with("last", whole(lang, self.seed + self.games - 1));
        line(say(lang, &title));
        line(say(lang, &Saying::new("cli-simulate-with").with("options", self.options.to_string())));
        line(String::new());
        for row in aligned(&self.rows(lang)) {
            line(row);
        }
        line(String::new());
        if let Some(perfect) = self.perfect {
            line(say(lang, &Saying::new("cli-simulate-perfect").with("share", percent(lang, perfect))));
        }
        if !self.win_rate_by_seat.is_empty() {
            let shares: Vec<String> =
                self.win_rate_by_seat.iter().map(|share| percent(lang, *share)).collect();
            line(say(lang, &Saying::new("cli-simulate-by-seat").with("shares", shares.join(" · "))));
        }
        for (key, counts) in [
            ("cli-simulate-scores", self.scores.iter().map(|(score, n)| (score.to_string(), *n)).collect()),
            ("cli-simulate-ends", self.ends.iter().map(|(end, n)| (end.clone(), *n)).collect::<Vec<_>>()),
        ] {
            let counts: Vec<String> =
                counts.iter().map(|(what, count)| format!("{what}: {}", whole(lang, *count))).collect();
            if !counts.is_empty() {
                line(say(lang, &Saying::new(key).with("counts", counts.join(" · "))));
            }
        }
        if let Some(best) = &self.best {
            let saying = Saying::new("cli-simulate-best-lines")
                .with("mean", fixed(lang, best.mean, 2))
                .with("ms", fixed(lang, best.ms, 0))
                .with("beaten", whole(lang, best.beaten));
            line(say(lang, &saying));
        }
        for (index, bot) in self.bots.iter().enumerate().filter(|(index, _)| self.choices[*index] > 0) {
            let saying = Saying::new("cli-simulate-choices")
                .with("bot", bot.clone())
                .with("choices", whole(lang, self.choices[index]))
                .with("mean", fixed(lang, self.choice_us[index], 1))
                .with("longest", fixed(lang, self.longest_choice_us[index] / 1e3, 2));
            line(say(lang, &saying));
        }
        let length = Saying::new("cli-simulate-length")
            .with("turns", fixed(lang, self.turns_mean, 1))
            .with("steps", fixed(lang, self.steps_mean, 1));
        line(say(lang, &length));
        let speed = Saying::new("cli-simulate-speed")
            .with("seconds", fixed(lang, self.seconds, 2))
            .with("speed", fixed(lang, self.games_per_second, 0));
        line(say(lang, &speed));
        text
    }

    fn rows(&self, lang: Lang) -> Vec<[String; 5]> {
        let heads = ["bot", "mean", "error", "wins", "error"];
        let mut rows = vec![heads.map(|head| word(lang, &format!("cli-simulate-head-{head}")))];
        let together = self.bots.join(", ");
        for (index, (mean, rate)) in self.mean.iter().zip(&self.win_rate).enumerate() {
            let name = if self.mean.len() == self.bots.len() { &self.bots[index] } else { &together };
            let error = |error: Option<f64>, write: &dyn Fn(f64) -> String| {
                error.map_or("–".to_owned(), |error| format!("± {}", write(error)))
            };
            rows.push([
                name.clone(),
                fixed(lang, *mean, 4),
                error(self.stderr[index], &|error| fixed(lang, error, 4)),
                percent(lang, *rate),
                error(self.win_rate_stderr[index], &|error| percent(lang, error)),
            ]);
        }
        rows
    }
}

/// The first column to the left, the others to the right.
fn aligned<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let widths: [usize; N] = std::array::from_fn(|column| {
        rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    });
    rows.iter()
        .map(|row| {
            let cells: Vec<String> = (0..N)
                .map(|column| match column {
                    0 => format!("{:<width$}", row[column], width = widths[column]),
                    _ => format!("{:>width$}", row[column], width = widths[column]),
                })
                .collect();
            cells.join("  ").trim_end().to_owned()
        })
        .collect()
}
