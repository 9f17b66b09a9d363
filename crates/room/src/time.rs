//! Instants and durations in milliseconds.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A point in time, in milliseconds since an epoch. The host picks the epoch and keeps it for the
/// lifetime of the log. It may be negative.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Instant(i64);

/// A length of time in milliseconds. Never negative.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Duration(u64);

impl Instant {
    /// The instant this many milliseconds after the epoch.
    pub const fn from_millis(millis: i64) -> Instant {
        Instant(millis)
    }

    /// Milliseconds since the epoch.
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// The time since an earlier instant, or zero if it isn't earlier.
    pub fn since(self, earlier: Instant) -> Duration {
        if self < earlier {
            Duration::ZERO
        } else {
            Duration(self.0.abs_diff(earlier.0))
        }
    }

    /// The instant this much earlier. Saturates.
    pub const fn before(self, duration: Duration) -> Instant {
        Instant(self.0.saturating_sub_unsigned(duration.0))
    }

    /// The instant this much later. Saturates.
    pub const fn after(self, duration: Duration) -> Instant {
        Instant(self.0.saturating_add_unsigned(duration.0))
    }
}

impl Duration {
    /// No time.
    pub const ZERO: Duration = Duration(0);

    /// This many milliseconds.
    pub const fn from_millis(millis: u64) -> Duration {
        Duration(millis)
    }

    /// This many seconds. Saturates.
    pub const fn from_secs(seconds: u64) -> Duration {
        Duration(seconds.saturating_mul(1000))
    }

    /// The number of milliseconds.
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// Whether it's zero.
    pub const fn is_zero(&self) -> bool {
        self.0 == 0
    }

    /// The sum. Saturates.
    pub const fn plus(self, other: Duration) -> Duration {
        Duration(self.0.saturating_add(other.0))
    }

    /// The difference, or `None` if it would be negative.
    pub fn checked_minus(self, other: Duration) -> Option<Duration> {
        self.0.checked_sub(other.0).map(Duration)
    }

    /// The difference, or zero if it would be negative.
    pub const fn minus(self, other: Duration) -> Duration {
        Duration(self.0.saturating_sub(other.0))
    }
}

impl From<Duration> for std::time::Duration {
    fn from(duration: Duration) -> std::time::Duration {
        std::time::Duration::from_millis(duration.0)
    }
}

/// Rounds down to whole milliseconds. Saturates.
impl From<std::time::Duration> for Duration {
    fn from(duration: std::time::Duration) -> Duration {
        Duration(duration.as_millis().try_into().unwrap_or(u64::MAX))
    }
}

/// Hours, minutes and seconds with as many decimals as needed: `0:05:00`, `1:00:02.25`.
impl fmt::Display for Duration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        if millis == 0 {
            return Ok(());
        }
        let decimals = format!("{millis:03}");
        write!(f, ".{}", decimals.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_saturates_and_never_runs_backwards() {
        #[track_caller]
        fn check(earlier: i64, later: i64, expected: u64) {
            let (earlier, later) = (Instant(earlier), Instant(later));
            assert_eq!(later.since(earlier), Duration(expected));
        }
        check(0, 5, 5);
        check(5, 0, 0);
        check(-7, -2, 5);
        check(i64::MIN, i64::MAX, u64::MAX);
        assert_eq!(Instant(i64::MAX - 1).after(Duration(9)), Instant(i64::MAX));
        assert_eq!(
            Instant(i64::MIN).after(Duration(u64::MAX)),
            Instant(i64::MAX)
        );
        assert_eq!(Duration(2).minus(Duration(3)), Duration::ZERO);
        assert_eq!(Duration(2).plus(Duration(u64::MAX)), Duration(u64::MAX));
    }

    #[test]
    fn a_duration_reads_like_a_clock() {
        #[track_caller]
        fn check(millis: u64, expected: &str) {
            assert_eq!(Duration(millis).to_string(), expected);
        }
        check(0, "0:00:00");
        check(300_000, "0:05:00");
        check(3_602_250, "1:00:02.25");
        check(1, "0:00:00.001");
        check(100 * 3_600_000 + 59_999, "100:00:59.999");
    }
}
