//! Results of many games, in whole numbers: adding them up in any order gives the same.

use std::collections::BTreeMap;

use boardgame::Standing;
use games::Finished;

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
        }
    }

    /// Counts a game in which seat *s* was played by bot *(s + shift)* of the list.
    pub(crate) fn count(&mut self, finished: &Finished, shift: usize) {
        self.games += 1;
        self.turns += u64::from(finished.turns);
        self.steps += finished.steps;
        *self.ends.entry(finished.outcome.say.key.to_string()).or_default() += 1;
        match &finished.outcome.standing {
            Standing::Ranked { places } => self.count_places(places, shift),
            Standing::Together { won, score, best } => {
                self.entries.truncate(1);
                self.entries[0].add(u64::from(*score) * POINT, if *won { POINT } else { 0 });
                *self.scores.entry(*score).or_default() += 1;
                if let Some(best) = best {
                    self.with_best += 1;
                    self.perfect += u64::from(score >= best);
                }
            }
        }
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
        Finished { outcome: Outcome { standing, say: Saying::new("test-over") }, turns: 10, steps: 20 }
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
        for (score, won) in [(25, true), (20, true), (0, false), (25, true)] {
            tally.count(&finished(Standing::Together { won, score, best: Some(25) }), 0);
        }
        assert_eq!(tally.entries.len(), 1);
        assert_eq!(tally.entries[0].mean(4), 17.5);
        assert_eq!(tally.entries[0].win_rate(4), 0.75);
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
