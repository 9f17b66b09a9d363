//! Clocks and durations.

use super::Speaker;
use ::room::{Duration, Instant, TimeControl};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Day,
    Hour,
    Minute,
    Second,
}

impl Speaker {
    /// A time control in short form: `3 + 2`, `30 min`, `1 day per move`.
    pub fn clock_short(&self, time: TimeControl) -> String {
        match time {
            TimeControl::Unlimited => self.words.clock_none().to_owned(),
            TimeControl::PerTurn { limit } => self.words.clock_per_turn(&self.span_short(limit)),
            TimeControl::SuddenDeath { base } => self.span_short(base),
            TimeControl::Fischer { base, increment } => {
                let millis = base.as_millis();
                let base = if millis.is_multiple_of(MINUTE) {
                    (millis / MINUTE).to_string()
                } else {
                    self.span_short(base)
                };
                self.code(&format!("{base} + {}", increment.as_millis() / SECOND))
            }
        }
    }

    /// A time control as a phrase: `3 minutes per side, plus 2 seconds per move`.
    pub fn clock_long(&self, time: TimeControl) -> String {
        match time {
            TimeControl::Unlimited => self.words.clock_none().to_owned(),
            TimeControl::PerTurn { limit } => self.words.clock_per_turn(&self.span(limit)),
            TimeControl::SuddenDeath { base } => self.words.clock_sudden_death(&self.span(base)),
            TimeControl::Fischer { base, increment } => {
                let (base, increment) = (self.span(base), self.span(increment));
                self.words.clock_fischer(&base, &increment)
            }
        }
    }

    /// A duration in its two largest units: `1 day 3 hours`, `45 seconds`.
    pub fn span(&self, time: Duration) -> String {
        let told = parts(time).map(|(count, unit)| match unit {
            Unit::Day => self.words.span_days(count),
            Unit::Hour => self.words.span_hours(count),
            Unit::Minute => self.words.span_minutes(count),
            Unit::Second => self.words.span_seconds(count),
        });
        told.collect::<Vec<_>>().join(" ")
    }

    /// The same in short form: `1 d 3 h`, `45 s`. Whole days are written out.
    pub fn span_short(&self, time: Duration) -> String {
        let found: Vec<(u64, Unit)> = parts(time).collect();
        if let [(count, Unit::Day)] = found[..] {
            return self.words.span_days(count);
        }
        let told = found.into_iter().map(|(count, unit)| match unit {
            Unit::Day => self.words.span_short_days(count),
            Unit::Hour => self.words.span_short_hours(count),
            Unit::Minute => self.words.span_short_minutes(count),
            Unit::Second => self.words.span_short_seconds(count),
        });
        told.collect::<Vec<_>>().join(" ")
    }

    /// The time until then: `2 d 3 h`, `14 min`, and with seconds below ten minutes `4:09`.
    pub fn time_left(&self, due: Instant, now: Instant) -> String {
        let left = due.since(now).as_millis();
        if left < 10 * MINUTE {
            let seconds = left.div_ceil(SECOND);
            return self.code(&format!("{}:{:02}", seconds / 60, seconds % 60));
        }
        self.span_short(Duration::from_millis(left / MINUTE * MINUTE))
    }

    /// The time on a clock: `1:05:00`, `4:09`, with tenths below ten seconds `9.4`, and in games
    /// that take days `3 d 4 h` or `23 h 59 min`.
    ///
    /// The last unit is rounded up, so zero means that the time is up.
    pub fn clock_face(&self, left: Duration) -> String {
        let tenths = left.as_millis().div_ceil(100);
        if tenths < 100 {
            return format!("{}.{}", tenths / 10, tenths % 10);
        }
        let seconds = left.as_millis().div_ceil(SECOND);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            // In games that take days, nobody counts the seconds.
            24.. => {
                let days = self.words.span_short_days(hours / 24);
                format!("{days} {}", self.words.span_short_hours(hours % 24))
            }
            12.. => {
                let hours = self.words.span_short_hours(hours);
                format!("{hours} {}", self.words.span_short_minutes(minutes))
            }
            0 => format!("{minutes}:{seconds:02}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}"),
        }
    }
}

/// The two largest nonzero units, or zero seconds.
fn parts(time: Duration) -> impl Iterator<Item = (u64, Unit)> {
    let millis = time.as_millis();
    let all = [
        (millis / DAY, Unit::Day),
        (millis / HOUR % 24, Unit::Hour),
        (millis / MINUTE % 60, Unit::Minute),
        (millis / SECOND % 60, Unit::Second),
    ];
    let first = all.iter().position(|(count, _)| *count > 0).unwrap_or(3);
    all.into_iter()
        .enumerate()
        .skip(first)
        .take(2)
        .filter(move |(place, (count, _))| *count > 0 || *place == first)
        .map(|(_, part)| part)
}
