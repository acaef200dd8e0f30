//! The deals of the days: a game whose playbill has one is dealt once a day, the same for everybody on this server.
//!
//! The seed of a day is an HMAC-SHA256 of game and date under a secret that the store keeps, so that nobody knows it
//! beforehand and the server cannot choose it. Its SHA-256 is shown while the day lasts, the seed itself when it is over.

use std::fmt;
use std::str::FromStr;

use boardgame::Seed;
use hmac::{Hmac, Mac};
use room::{DAY, Millis};
use sha2::Sha256;
use time::Date;
use time::error::ComponentRange;
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;

use crate::app::App;
use crate::error::Error;
use crate::random;

/// The Julian day of 1 January 1970.
const FIRST: i32 = 2_440_588;
const FORMAT: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");

/// A day of UTC, counted since 1970; written as a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Day(pub(crate) i64);

impl Day {
    pub(crate) fn at(time: Millis) -> Day {
        Day(time.div_euclid(DAY))
    }

    /// The midnight that ends it.
    pub(crate) fn ends(self) -> Millis {
        (self.0 + 1) * DAY
    }

    fn date(self) -> Result<Date, ComponentRange> {
        Date::from_julian_day(i32::try_from(self.0).map_or(i32::MAX, |day| FIRST.saturating_add(day)))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = self.date().map_err(|_| fmt::Error)?.format(FORMAT).map_err(|_| fmt::Error)?;
        f.write_str(&date)
    }
}

impl FromStr for Day {
    type Err = Error;

    /// Only dates since 1970, as they are written.
    fn from_str(text: &str) -> Result<Day, Error> {
        let day = Date::parse(text, FORMAT).map(|date| date.to_julian_day() - FIRST);
        match day {
            Ok(day) if day >= 0 => Ok(Day(i64::from(day))),
            _ => Err(Error::NoSense("date")),
        }
    }
}

/// A day that is counted since 1970, as a date.
pub fn date(day: i64) -> String {
    Day(day).to_string()
}

impl App {
    /// The day that it is.
    pub(crate) fn today(&self) -> Day {
        Day::at(self.now())
    }

    /// The seed of a game's deal of a day. It must not leave the server before the day is over.
    pub(crate) async fn daily_seed(&self, game: &str, day: Day) -> Result<Seed, Error> {
        if let Some(chosen) = self.config.chance.chosen() {
            return Ok(chosen);
        }
        let fresh = *random::seed().bytes();
        let secret = self.daily_secret.get_or_try_init(|| self.store.secret("daily", fresh)).await?;
        let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key may have any length");
        mac.update(format!("ludoteca daily {game} {day}").as_bytes());
        Ok(Seed::new(mac.finalize().into_bytes().into()))
    }
}

/// Days in a row: up to today or yesterday, and the most there ever were. `days` ascend.
pub(crate) fn streaks(days: impl Iterator<Item = Day>, today: Day) -> (u32, u32) {
    let (mut run, mut longest, mut last) = (0, 0, None);
    for day in days {
        run = if last == Some(Day(day.0 - 1)) { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(day);
    }
    let goes_on = last.is_some_and(|last| last.0 >= today.0 - 1);
    (if goes_on { run } else { 0 }, longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        for (day, date) in [(0, "1970-01-01"), (19_782, "2024-02-29"), (20_773, "2026-11-16")] {
            assert_eq!(Day(day).to_string(), date);
            assert_eq!(date.parse::<Day>().unwrap(), Day(day));
        }
        for day in (0..60_000).step_by(13) {
            assert_eq!(Day(day).to_string().parse::<Day>().unwrap(), Day(day));
        }
        for bad in ["", "2026", "2026-2-3", "2026-02-30", "2026-13-01", "1969-12-31", "2026-11-16 ", "-1-1-1"]
        {
            assert!(bad.parse::<Day>().is_err(), "{bad}");
        }
        assert_eq!(Day::at(DAY - 1), Day(0));
        assert_eq!(Day::at(Day(7).ends()), Day(8));
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_missed() {
        let streak = |days: &[i64], today| streaks(days.iter().map(|day| Day(*day)), Day(today));
        assert_eq!(streak(&[], 9), (0, 0));
        assert_eq!(streak(&[7, 8, 9], 9), (3, 3));
        assert_eq!(streak(&[7, 8], 9), (2, 2), "today may still be played");
        assert_eq!(streak(&[6, 7], 9), (0, 2));
        assert_eq!(streak(&[1, 2, 3, 5, 6], 6), (2, 3));
    }
}
