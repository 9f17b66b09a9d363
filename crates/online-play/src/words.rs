//! Terms and times in words. They call the sides Black and White.

use protocol::{Opening, SeekTerms, Speed, Wish};
use room::{Duration, TimeControl};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A clock in few signs: `3 + 2`, `30 min`, `1 day a move`.
///
/// ```
/// # use online_play::clock_short;
/// # use room::{Duration, TimeControl};
/// let (base, increment) = (Duration::from_secs(180), Duration::from_secs(2));
/// assert_eq!(clock_short(TimeControl::Fischer { base, increment }), "3 + 2");
/// ```
pub fn clock_short(time: TimeControl) -> String {
    match time {
        TimeControl::Unlimited => "No clock".to_owned(),
        TimeControl::PerTurn { limit } => format!("{} a move", span_short(limit)),
        TimeControl::SuddenDeath { base } => span_short(base),
        TimeControl::Fischer { base, increment } => {
            let millis = base.as_millis();
            let base = if millis.is_multiple_of(MINUTE) {
                (millis / MINUTE).to_string()
            } else {
                span_short(base)
            };
            format!("{base} + {}", increment.as_millis() / SECOND)
        }
    }
}

/// A clock in a phrase: `3 minutes for each side, and 2 seconds more for every move`.
pub fn clock_long(time: TimeControl) -> String {
    match time {
        TimeControl::Unlimited => "no clock".to_owned(),
        TimeControl::PerTurn { limit } => format!("{} for each move", span(limit)),
        TimeControl::SuddenDeath { base } => format!("{} for each side", span(base)),
        TimeControl::Fischer { base, increment } => format!(
            "{} for each side, and {} more for every move",
            span(base),
            span(increment)
        ),
    }
}

/// What is special about a game, besides its clock and the sides: `blitz`, `rated`, and so on.
pub fn facts(terms: &SeekTerms) -> Vec<&'static str> {
    let speed = Speed::of(terms.time).map(Speed::word);
    let rated = if terms.rated { "rated" } else { "casual" };
    let opening = match terms.opening {
        Opening::Free => None,
        Opening::ThreeMove => Some("three-move ballot"),
        Opening::ElevenMan => Some("eleven-man ballot"),
    };
    let heat = terms.heat.then_some("two games");
    let facts = [speed, Some(rated), opening, heat];
    facts.into_iter().flatten().collect()
}

/// The sides, for whoever made the offer.
pub const fn sides_for_owner(owner: Wish) -> &'static str {
    match owner {
        Wish::Any => "The sides are drawn by lot.",
        Wish::Black => "You play Black and begin.",
        Wish::White => "You play White.",
    }
}

/// The sides, for whoever takes the offer.
pub const fn sides_for_taker(owner: Wish) -> &'static str {
    sides_for_owner(match owner {
        Wish::Any => Wish::Any,
        Wish::Black => Wish::White,
        Wish::White => Wish::Black,
    })
}

/// How the game begins, in a sentence.
pub const fn opening_sentence(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => "The opening is free.",
        Opening::ThreeMove => "The first three moves are drawn by lot.",
        Opening::ElevenMan => {
            "One man of each side is taken off and one move of each is made, all drawn by lot."
        }
    }
}

/// A length of time in its two largest units: `1 day 3 hours`, `45 seconds`.
fn span(time: Duration) -> String {
    parts(time)
        .map(|(count, unit)| match count {
            1 => format!("1 {}", unit.name()),
            _ => format!("{count} {}s", unit.name()),
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// The same for tight places: `1 d 3 h`, `45 s`. A single unit of days is written out.
fn span_short(time: Duration) -> String {
    let found: Vec<(u64, Unit)> = parts(time).collect();
    match found[..] {
        [(1, Unit::Day)] => "1 day".to_owned(),
        [(count, Unit::Day)] => format!("{count} days"),
        _ => found
            .iter()
            .map(|(count, unit)| format!("{count} {}", unit.sign()))
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// How long there is until then: `2 d 3 h`, `14 min`, and with seconds below ten minutes `4:09`.
pub fn time_left(due: room::Instant, now: room::Instant) -> String {
    let left = due.since(now).as_millis();
    if left < 10 * MINUTE {
        let seconds = left.div_ceil(SECOND);
        return format!("{}:{:02}", seconds / 60, seconds % 60);
    }
    let whole_minutes = left / MINUTE * MINUTE;
    span_short(Duration::from_millis(whole_minutes))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Day,
    Hour,
    Minute,
    Second,
}

impl Unit {
    const fn name(self) -> &'static str {
        match self {
            Unit::Day => "day",
            Unit::Hour => "hour",
            Unit::Minute => "minute",
            Unit::Second => "second",
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Unit::Day => "d",
            Unit::Hour => "h",
            Unit::Minute => "min",
            Unit::Second => "s",
        }
    }
}

/// The two largest units that are not zero; no time is no second.
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

#[cfg(test)]
mod tests {
    use super::*;
    use room::Instant;

    const fn fischer(base: u64, increment: u64) -> TimeControl {
        TimeControl::Fischer {
            base: Duration::from_secs(base),
            increment: Duration::from_secs(increment),
        }
    }

    const fn turn(limit: u64) -> TimeControl {
        TimeControl::PerTurn {
            limit: Duration::from_secs(limit),
        }
    }

    #[test]
    fn clocks_are_told_in_short_and_at_length() {
        #[track_caller]
        fn check(time: TimeControl, short: &str, long: &str) {
            assert_eq!(
                (clock_short(time).as_str(), clock_long(time).as_str()),
                (short, long)
            );
        }
        check(
            fischer(180, 2),
            "3 + 2",
            "3 minutes for each side, and 2 seconds more for every move",
        );
        check(
            fischer(45, 1),
            "45 s + 1",
            "45 seconds for each side, and 1 second more for every move",
        );
        let sudden = TimeControl::SuddenDeath {
            base: Duration::from_secs(1800),
        };
        check(sudden, "30 min", "30 minutes for each side");
        check(turn(86_400), "1 day a move", "1 day for each move");
        check(turn(3 * 86_400), "3 days a move", "3 days for each move");
        check(turn(30), "30 s a move", "30 seconds for each move");
        check(TimeControl::Unlimited, "No clock", "no clock");
    }

    #[test]
    fn what_is_special_is_told() {
        #[track_caller]
        fn check(terms: SeekTerms, expected: &[&str]) {
            assert_eq!(facts(&terms), expected);
        }
        let plain = SeekTerms {
            time: TimeControl::Unlimited,
            rated: false,
            side: Wish::Any,
            opening: Opening::Free,
            heat: false,
        };
        check(plain, &["casual"]);
        let all = SeekTerms {
            time: fischer(180, 2),
            rated: true,
            opening: Opening::ThreeMove,
            heat: true,
            ..plain
        };
        check(all, &["blitz", "rated", "three-move ballot", "two games"]);
    }

    #[test]
    fn what_is_left_is_told_as_exactly_as_it_matters() {
        #[track_caller]
        fn check(millis: i64, expected: &str) {
            let now = Instant::from_millis(1_000_000);
            let due = Instant::from_millis(1_000_000 + millis);
            assert_eq!(time_left(due, now), expected);
        }
        check(-5, "0:00");
        check(61_001, "1:02");
        check(599_999, "10:00");
        check(14 * 60_000 + 59_000, "14 min");
        check(3_600_000, "1 h");
        check(51 * 3_600_000 + 60_000, "2 d 3 h");
        check(48 * 3_600_000, "2 days");
    }
}
