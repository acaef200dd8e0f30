//! Are analysts right about how sure they are, and do stronger bots lose less by their judgement?

use std::fmt::Write;

use boardgame::{GameRng, Saying, Seed};
use bots::{BotName, Estimate, Eyes, Measure};
use games::{AnyGame, AnyReview};
use serde_json::Value;
use words::{Lang, word};

use crate::numbers::{fixed, percent, whole};
use crate::told::say;

/// The games are those of seeds from this number on: nothing was tuned on them.
const FIRST: u64 = 40_001;
/// So many decisions of a game are looked at, so that no game speaks for all.
const PER_GAME: u32 = 5;
/// So many games go into a weighing, and into what is taken for the truth.
const EFFORT: u32 = 400;
const TRUTH: u32 = 2_000;

/// How often the truth lay within two errors.
#[derive(Debug, Default)]
struct Covered {
    positions: u32,
    best: u32,
    played: u32,
    errors: f64,
}

/// Coverage for these games, or all of them, and what each of their bots loses.
pub(crate) fn section(games: &[&'static dyn AnyGame], positions: u32, lang: Lang) -> String {
    let mut text = format!("## {}\n\n", word(lang, "cli-bench-analysts"));
    let about = Saying::new("cli-bench-analysts-about")
        .with("effort", whole(lang, u64::from(EFFORT)))
        .with("truth", whole(lang, u64::from(TRUTH)))
        .with("seed", FIRST as i64);
    text.push_str(&format!("{}\n\n", say(lang, &about)));
    text.push_str(&head(&["game", "seats", "positions", "best", "played", "error"], lang));
    let games = if games.is_empty() { games::offered() } else { games };
    for (game, seats) in tables(games) {
        text.push_str(&coverage_row(game, seats, positions, lang));
    }
    text.push('\n');
    text.push_str(&head(&["game", "seats", "bot", "decisions", "loss"], lang));
    for (game, seats) in tables(games) {
        for bot in game.info().bots {
            text.push_str(&loss_row(game, seats, bot.name, positions, lang));
        }
    }
    text
}

/// Each game with as few as can play it, and with a fuller table.
fn tables(games: &[&'static dyn AnyGame]) -> impl Iterator<Item = (&'static dyn AnyGame, u8)> {
    games.iter().flat_map(|game| {
        let info = game.info();
        let middle = info.min_seats.midpoint(info.max_seats);
        let fuller = (middle > info.min_seats).then_some(middle);
        [Some(info.min_seats), fuller].into_iter().flatten().map(|seats| (*game, seats))
    })
}

fn head(names: &[&str], lang: Lang) -> String {
    let heads: Vec<String> =
        names.iter().map(|name| word(lang, &format!("cli-bench-analysts-{name}"))).collect();
    format!("| {} |\n|---|{}\n", heads.join(" | "), "---:|".repeat(heads.len() - 1))
}

/// Shows `look` some decisions of games that bots have played, until there were enough.
fn decisions(
    game: &dyn AnyGame,
    seats: u8,
    bot: &str,
    enough: u32,
    mut look: impl FnMut(&mut dyn AnyReview) -> bool,
) {
    let name: BotName = bot.parse().expect("it is a name");
    let lineup = game.lineup(&Value::Null, seats, &[name]).expect("every bot plays with the usual options");
    let mut seen = 0;
    for seed in FIRST.. {
        let (finished, record) = lineup.record(seed, 0);
        let table = game.replay(&record).expect("a simulated game replays");
        let Some(mut review) = table.review(Eyes::Seat, EFFORT) else { return };
        let mut rng = GameRng::new(Seed::of_number(seed), 1);
        let steps = u32::try_from(finished.steps).unwrap_or(u32::MAX).max(1);
        let mut places: Vec<u32> = (0..PER_GAME).map(|_| rng.below(steps)).collect();
        places.sort_unstable();
        let mut at = 0;
        for place in places {
            while at < place && review.skip() {
                at += 1;
            }
            // The next decision from here on.
            while seen < enough {
                let looked = look(review.as_mut());
                let more = review.skip();
                at += 1;
                seen += u32::from(looked);
                if looked || !more {
                    break;
                }
            }
            if seen == enough {
                return;
            }
        }
    }
}

fn coverage(game: &dyn AnyGame, seats: u8, positions: u32) -> Covered {
    let mut covered = Covered::default();
    decisions(game, seats, game.info().usual_bot, positions, |review| {
        let Some(choices) = review.choices() else { return false };
        let mut within = |place: usize| {
            let choice = &choices.moves[place];
            let truth = review.again(&choice.action, TRUTH).expect("the move is there");
            (truth.mean - choice.worth.mean).abs() <= 2.0 * choice.worth.error
        };
        covered.best += u32::from(within(choices.best));
        covered.played += u32::from(within(choices.played));
        covered.errors += choices.played().worth.error;
        covered.positions += 1;
        true
    });
    covered
}

fn coverage_row(game: &dyn AnyGame, seats: u8, positions: u32, lang: Lang) -> String {
    let covered = coverage(game, seats, positions);
    let share = |count: u32| percent(lang, f64::from(count) / f64::from(covered.positions.max(1)));
    let name = word(lang, &format!("{}-name", game.info().id));
    let error = fixed(lang, covered.errors / f64::from(covered.positions.max(1)), 3);
    let (best, played) = (share(covered.best), share(covered.played));
    format!("| {name} | {seats} | {} | {best} | {played} | {error} |\n", covered.positions)
}

/// The mean loss of a bot's decisions, with its standard error; in hundredths where worth is a chance.
fn loss(game: &dyn AnyGame, seats: u8, bot: &str, positions: u32) -> (Vec<f64>, Measure) {
    let (mut losses, mut measure) = (Vec::new(), Measure::Points);
    decisions(game, seats, bot, positions, |review| {
        measure = review.measure();
        let choices = review.choices();
        losses.extend(choices.iter().map(|choices| choices.played().loss.mean));
        choices.is_some()
    });
    (losses, measure)
}

fn loss_row(game: &dyn AnyGame, seats: u8, bot: &str, positions: u32, lang: Lang) -> String {
    let (losses, measure) = loss(game, seats, bot, positions);
    let Estimate { mean, error } = Estimate::over(&losses);
    let amount = match measure {
        Measure::Chance => format!("{} ± {} %", fixed(lang, 100.0 * mean, 2), fixed(lang, 100.0 * error, 2)),
        Measure::Points => format!("{} ± {}", fixed(lang, mean, 3), fixed(lang, error, 3)),
    };
    let mut text = String::new();
    let name = word(lang, &format!("{}-name", game.info().id));
    writeln!(text, "| {name} | {seats} | `{bot}` | {} | {amount} |", losses.len())
        .expect("a string takes all");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The short form of what `docs/analyse.md` tells at length.
    #[test]
    fn the_truth_mostly_lies_within_two_errors() {
        for (game, seats) in tables(games::offered()).filter(|(game, seats)| *seats == game.info().min_seats)
        {
            let covered = coverage(game, seats, 4);
            assert_eq!(covered.positions, 4);
            let within = covered.best + covered.played;
            assert!(within >= 6, "{} with {seats}: {covered:?}", game.info().id);
        }
    }
}
