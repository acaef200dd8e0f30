//! Results of many games, in whole numbers: adding them up in any order gives the same.

use std::collections::BTreeMap;
use std::time::Duration;

use boardgame::Standing;
use games::{Finished, Thought};

/// A point in the smallest shares that occur: divisible by every number of seats up to sixteen.
pub(crate) const POINT: u64 = 720_720;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) turns: u64,
    pub(crate) steps: u64,
    /// By bot as given; one entry for a game that is played together.
    pub(crate) entries: Vec<Entry>,
    /// How often each seat came first.
    pub(crate) first: Vec<u64>,
    /// How often each score was reached, in games that are played together.
    pub(crate) scores: BTreeMap<u32, u64>,
    /// How many games had a best possible score, and how many of them reached it.
    pub(crate) with_best: u64,
    pub(crate) perfect: u64,
    /// How often each end came, by the key of its words.
    pub(crate) ends: BTreeMap<String, u64>,
    /// What each bot as given spent on its choices.
    pub(crate) thought: Vec<Thought>,
    pub(crate) solved: Solved,
}

/// The best lines that are known for the deals, where they were asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Solved {
    pub(crate) deals: u64,
    pub(crate) score: u64,
    /// How often the bots scored more.
    pub(crate) beaten: u64,
    pub(crate) took: Duration,
}

/// Results of one bot, in shares of a [`POINT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    points: Sum,
    won: Sum,
}

/// What is needed for a mean and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    sum: u128,
    squares: u128,
}

impl Sum {
    fn add(&mut self, value: u64) {
        self.sum += u128::from(value);
        self.squares += u128::from(value) * u128::from(value);
    }

    fn plus(&mut self, other: Sum) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self, games: u64) -> f64 {
        self.sum as f64 / POINT as f64 / games as f64
    }

    /// A single game has none.
    fn stderr(&self, games: u64) -> Option<f64> {
        if games < 2 {
            return None;
        }
        // n·Σx² − (Σx)² is exact in whole numbers, where a difference of rounded numbers would not be.
        let spread = u128::from(games) * self.squares - self.sum * self.sum;
        let variance = spread as f64 / (POINT as f64).powi(2) / (games as f64 * (games - 1) as f64);
        Some((variance / games as f64).sqrt())
    }
}

impl Entry {
    fn add(&mut self, points: u64, won: u64) {
        self.points.add(points);
        self.won.add(won);
    }

    /// The mean result of a game.
    pub(crate) fn mean(&self, games: u64) -> f64 {
        self.points.mean(games)
    }

    /// The standard error of the mean.
    pub(crate) fn stderr(&self, games: u64) -> Option<f64> {
        self.points.stderr(games)
    }

    pub(crate) fn win_rate(&self, games: u64) -> f64 {
        self.won.mean(games)
    }

    /// The standard error of the win rate.
    pub(crate) fn win_stderr(&self, games: u64) -> Option<f64> {
        self.won.stderr(games)
    }
}

impl Tally {
    pub(crate) fn new(bots: usize, seats: u8) -> Tally {
        Tally {
            games: 0,
            turns: 0,
            steps: 0,
            entries: vec![Entry::default(); bots],
            first: vec![0; usize::from(seats)],
            scores: BTreeMap::new(),
            with_best: 0,
            perfect: 0,
            ends: BTreeMap::new(),
            thought: vec![Thought::default(); bots],
            solved: Solved::default(),
        }
    }

    /// Counts a game in which seat *s* was played by bot *(s + shift)* of the list.
    pub(crate) fn count(&mut self, finished: &Finished, shift: usize) {
        self.games += 1;
        self.turns += u64::from(finished.turns);
        self.steps += finished.steps;
        *self.ends.entry(finished.outcome.say.key.to_string()).or_default() += 1;
        let bots = self.thought.len();
        for (index, thought) in finished.thought.iter().enumerate() {
            self.thought[index % bots].add(*thought);
        }
        match &finished.outcome.standing {
            Standing::Ranked { places } => self.count_places(places, shift),
            Standing::Together { won, score, best } => {
                self.entries.truncate(1);
                self.entries[0].add(u64::from(*score) * POINT, if *won == Some(true) { POINT } else { 0 });
                *self.scores.entry(*score).or_default() += 1;
                if let Some(best) = best {
                    self.with_best += 1;
                    self.perfect += u64::from(score >= best);
                }
            }
        }
    }

    /// Counts what could have been reached where `score` was.
    pub(crate) fn solve(&mut self, score: u32, best: u32, took: Duration) {
        self.solved.deals += 1;
        self.solved.score += u64::from(best);
        self.solved.beaten += u64::from(score > best);
        self.solved.took += took;
    }

    /// The first place is worth a point, which those who share it divide; a bot on all seats has the mean of them.
    fn count_places(&mut self, places: &[u8], shift: usize) {
        let winners = places.iter().filter(|place| **place == 1).count().max(1) as u64;
        let bots = self.entries.len();
        let seats_a_bot = (places.len() / bots).max(1) as u64;
        let mut points = vec![(0, 0); bots];
        for (seat, _) in places.iter().enumerate().filter(|(_, place)| **place == 1) {
            self.first[seat] += 1;
            let (sum, won) = &mut points[(seat + shift) % bots];
            *sum += POINT / winners;
            *won += POINT;
        }
        for (entry, (sum, won)) in self.entries.iter_mut().zip(points) {
            entry.add(sum / seats_a_bot, won / seats_a_bot);
        }
    }

    pub(crate) fn plus(mut self, other: Tally) -> Tally {
        // A tally of no games does not know yet whether the game is played together.
        if self.games == 0 {
            return other;
        }
        self.games += other.games;
        self.turns += other.turns;
        self.steps += other.steps;
        self.with_best += other.with_best;
        self.perfect += other.perfect;
        for (mine, theirs) in self.entries.iter_mut().zip(&other.entries) {
            mine.points.plus(theirs.points);
            mine.won.plus(theirs.won);
        }
        for (mine, theirs) in self.first.iter_mut().zip(&other.first) {
            *mine += theirs;
        }
        for (mine, theirs) in self.thought.iter_mut().zip(&other.thought) {
            mine.add(*theirs);
        }
        self.solved.deals += other.solved.deals;
        self.solved.score += other.solved.score;
        self.solved.beaten += other.solved.beaten;
        self.solved.took += other.solved.took;
        for (score, count) in other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        for (end, count) in other.ends {
            *self.ends.entry(end).or_default() += count;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use boardgame::{Outcome, Saying};

    use super::*;

    fn finished(standing: Standing) -> Finished {
        let thought = [3, 5].map(|ms| {
            let took = Duration::from_millis(ms);
            Thought { choices: 2, total: 2 * took, longest: took }
        });
        let outcome = Outcome { standing, say: Saying::new("test-over") };
        Finished { outcome, turns: 10, steps: 20, thought: thought.to_vec() }
    }

    fn ranked(places: &[u8]) -> Finished {
        finished(Standing::Ranked { places: places.to_vec() })
    }

    #[test]
    fn results_follow_the_bot_from_seat_to_seat() {
        let mut tally = Tally::new(2, 2);
        tally.count(&ranked(&[1, 2]), 0);
        tally.count(&ranked(&[2, 1]), 1);
        assert_eq!(tally.entries[0].mean(2), 1.0);
        assert_eq!(tally.entries[1].win_rate(2), 0.0);
        assert_eq!(tally.first, [1, 1]);
    }

    #[test]
    fn time_is_counted_by_bot_and_a_bot_on_all_seats_has_all_of_it() {
        let count = |bots: usize| {
            let mut tally = Tally::new(bots, 2);
            tally.count(&ranked(&[1, 2]), 0);
            tally.count(&ranked(&[1, 2]), 0);
            tally
                .thought
                .iter()
                .map(|bot| (bot.choices, bot.total.as_millis(), bot.longest.as_millis()))
                .collect()
        };
        let (each, one): (Vec<_>, Vec<_>) = (count(2), count(1));
        assert_eq!(each, [(4, 12, 3), (4, 20, 5)]);
        assert_eq!(one, [(8, 32, 5)]);
    }

    #[test]
    fn best_lines_are_compared_deal_by_deal() {
        let mut tally = Tally::new(1, 1);
        tally.solve(30, 35, Duration::from_millis(4));
        tally.solve(36, 35, Duration::from_millis(2));
        let solved = Solved { deals: 2, score: 70, beaten: 1, took: Duration::from_millis(6) };
        assert_eq!(tally.solved, solved);
    }

    #[test]
    fn a_shared_first_place_divides_the_point() {
        let mut tally = Tally::new(3, 3);
        tally.count(&ranked(&[1, 1, 3]), 0);
        assert_eq!(tally.entries[0].mean(1), 0.5);
        assert_eq!(tally.entries[0].win_rate(1), 1.0);
        assert_eq!(tally.entries[2].mean(1), 0.0);
    }

    #[test]
    fn one_bot_on_all_seats_has_their_mean() {
        let mut tally = Tally::new(1, 4);
        tally.count(&ranked(&[1, 2, 2, 2]), 0);
        tally.count(&ranked(&[2, 2, 1, 2]), 0);
        assert_eq!(tally.entries[0].mean(2), 0.25);
        assert_eq!(tally.entries[0].stderr(2), Some(0.0));
    }

    #[test]
    fn games_played_together_have_one_entry_and_scores() {
        let mut tally = Tally::new(2, 2);
        for (score, won) in [(25, Some(true)), (20, None), (0, Some(false)), (25, Some(true))] {
            tally.count(&finished(Standing::Together { won, score, best: Some(25) }), 0);
        }
        assert_eq!(tally.entries.len(), 1);
        assert_eq!(tally.entries[0].mean(4), 17.5);
        assert_eq!(tally.entries[0].win_rate(4), 0.5, "what lies in between is not won");
        assert_eq!((tally.perfect, tally.with_best), (2, 4));
        assert_eq!(tally.scores, BTreeMap::from([(0, 1), (20, 1), (25, 2)]));
        // The deviation of 25, 20, 0, 25 is √(425/3), so the error of the mean is half of it.
        let expected = (425.0_f64 / 3.0).sqrt() / 2.0;
        assert!((tally.entries[0].stderr(4).unwrap() - expected).abs() < 1e-12);
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let mut parts = [Tally::new(2, 2), Tally::new(2, 2), Tally::new(2, 2)];
        parts[0].count(&ranked(&[1, 2]), 0);
        parts[2].count(&ranked(&[1, 1]), 1);
        let [a, b, c] = parts;
        assert_eq!(a.clone().plus(b.clone()).plus(c.clone()), c.plus(b.plus(a)));
    }
}
