//! Calendar days.

use room::Instant;
use std::fmt;
use std::str::FromStr;

const MILLIS_OF_DAY: i64 = 86_400_000;
const LAST_YEAR: i64 = 9_999;

/// A day in the Gregorian calendar, in UTC: `2026-11-15`.
///
/// Invariant: the day exists, and its year is from 1970 to 9999.
///
/// ```
/// # use protocol::Day;
/// let day: Day = "2024-02-29".parse().unwrap();
/// assert_eq!(Day::of(day.begin()), Some(day));
/// assert!("2023-02-29".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Day {
    year: i64,
    month: i64,
    day: i64,
}

/// The text isn't a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a day is written as 2026-11-15, from 1970 on")]
pub struct BadDay;

impl Day {
    /// The day that contains this time, or `None` before 1970 or after 9999.
    pub fn of(time: Instant) -> Option<Day> {
        let days = time.as_millis().div_euclid(MILLIS_OF_DAY);
        // A year has at most 366 days, so this starts at the right year or earlier.
        let mut year = 1970 + days.max(0) / 366;
        while year <= LAST_YEAR && days_before(year + 1) <= days {
            year += 1;
        }
        if days < 0 || year > LAST_YEAR {
            return None;
        }
        let mut rest = days - days_before(year);
        let mut month = 1;
        while rest >= days_of_month(year, month) {
            rest -= days_of_month(year, month);
            month += 1;
        }
        let day = rest + 1;
        Some(Day { year, month, day })
    }

    /// The start of the day.
    pub fn begin(self) -> Instant {
        let months = (1..self.month).map(|month| days_of_month(self.year, month));
        let days = days_before(self.year) + months.sum::<i64>() + self.day - 1;
        Instant::from_millis(days * MILLIS_OF_DAY)
    }

    /// The end of the day, which is the start of the next.
    pub fn end(self) -> Instant {
        Instant::from_millis(self.begin().as_millis() + MILLIS_OF_DAY)
    }

    /// The year, the month and the day of the month. Months and days count from 1.
    pub const fn parts(self) -> (i64, i64, i64) {
        (self.year, self.month, self.day)
    }
}

const fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// How many days there are from the start of 1970 to the start of a year.
fn days_before(year: i64) -> i64 {
    let leap_days = |year: i64| year / 4 - year / 100 + year / 400;
    365 * (year - 1970) + leap_days(year - 1) - leap_days(1969)
}

const fn days_of_month(year: i64, month: i64) -> i64 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Day, BadDay> {
        let part = |from: usize, to: usize| -> Result<i64, BadDay> {
            let digits = text.get(from..to).ok_or(BadDay)?;
            if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(BadDay);
            }
            digits.parse().map_err(|_| BadDay)
        };
        let is_dash = |at: usize| text.as_bytes().get(at) == Some(&b'-');
        let (year, month, day) = (part(0, 4)?, part(5, 7)?, part(8, 10)?);
        let exists = year >= 1970
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        if text.len() == 10 && is_dash(4) && is_dash(7) && exists {
            Ok(Day { year, month, day })
        } else {
            Err(BadDay)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_begin_where_they_should() {
        #[track_caller]
        fn check(text: &str, seconds: i64) {
            let day: Day = text.parse().unwrap();
            assert_eq!(day.to_string(), text);
            assert_eq!(day.begin().as_millis(), seconds * 1_000);
            assert_eq!(Day::of(day.begin()), Some(day));
            let last = Instant::from_millis(day.end().as_millis() - 1);
            assert_eq!(Day::of(last), Some(day));
        }
        check("1970-01-01", 0);
        check("1970-12-31", 31_449_600);
        check("2000-02-29", 951_782_400);
        check("2000-03-01", 951_868_800);
        check("2023-11-14", 1_699_920_000);
        check("2100-03-01", 4_107_542_400);
        check("9999-12-31", 253_402_214_400);
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let mut day: Day = "1970-01-01".parse().unwrap();
        for _ in 0..60_000 {
            let next = Day::of(day.end()).unwrap();
            assert!(next > day);
            assert_eq!(next.begin(), day.end());
            day = next;
        }
        assert_eq!(Day::of(Instant::from_millis(-1)), None);
        assert_eq!(Day::of(Instant::from_millis(i64::MAX)), None);
        assert_eq!(Day::of(Instant::from_millis(i64::MIN)), None);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        let texts = [
            "",
            "2026",
            "2026-1-15",
            "2026-13-01",
            "2026-00-01",
            "2026-04-31",
            "2100-02-29",
            "1969-12-31",
            "2026-11-15T00",
            "+026-11-15",
            "2026/11/15",
            "2026-11-1é",
            "é026-11-15",
        ];
        for text in texts {
            assert_eq!(text.parse::<Day>(), Err(BadDay), "{text}");
        }
    }
}
