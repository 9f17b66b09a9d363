//! Time limits in the protocol.

use crate::ProtocolLine;
use engine::{Clock, Limits, TimeLimit};
use std::time::Duration;

/// The limits in a `level` line, or `None` if it has no known argument.
pub(crate) fn read_level(line: &ProtocolLine) -> Result<Option<Limits>, LevelError> {
    let mut limits = Limits {
        depth: number(line, "depth")?,
        nodes: number(line, "nodes")?,
        ..Limits::INFINITE
    };
    let increment = seconds(line, "inc")?.unwrap_or(0.0);
    if let Some(time) = seconds(line, "time")? {
        // The increment is added before the move. A clock may be negative by less than that.
        limits.time = TimeLimit::Clock(Clock {
            remaining: duration("time", time + increment)?,
            increment: duration("inc", increment)?,
            moves_to_go: number(line, "moves")?,
        });
    }
    if let Some(time) = seconds(line, "move-time")? {
        limits.time = TimeLimit::Move(duration("move-time", time)?);
    }
    let says_something = limits != Limits::INFINITE || line.get("infinite").is_some();
    Ok(says_something.then_some(limits))
}

/// The `level` line for these limits. It doesn't cover lines and pondering.
pub(crate) fn write_level(limits: &Limits) -> ProtocolLine {
    let line = ProtocolLine::new("level")
        .with_some("depth", limits.depth)
        .with_some("nodes", limits.nodes);
    let line = match limits.time {
        TimeLimit::None => line,
        TimeLimit::Move(time) => line.with("move-time", time.as_secs_f64()),
        TimeLimit::Clock(clock) => {
            let increment = clock.increment.as_secs_f64();
            let line = line
                .with_some("moves", clock.moves_to_go)
                .with("time", clock.remaining.as_secs_f64() - increment);
            if clock.increment.is_zero() {
                line
            } else {
                line.with("inc", increment)
            }
        }
    };
    if line.arguments().is_empty() {
        line.with_flag("infinite")
    } else {
        line
    }
}

fn number<T: std::str::FromStr>(
    line: &ProtocolLine,
    name: &'static str,
) -> Result<Option<T>, LevelError> {
    let read = |value: &str| {
        value
            .parse()
            .map_err(|_| LevelError::new(name, value, "a whole number"))
    };
    line.get(name).map(read).transpose()
}

fn seconds(line: &ProtocolLine, name: &'static str) -> Result<Option<f64>, LevelError> {
    let read = |value: &str| {
        let seconds = value.parse().ok().filter(|number: &f64| number.is_finite());
        seconds.ok_or_else(|| LevelError::new(name, value, "a number of seconds"))
    };
    line.get(name).map(read).transpose()
}

/// Negative time counts as zero.
fn duration(name: &'static str, seconds: f64) -> Result<Duration, LevelError> {
    Duration::try_from_secs_f64(seconds.max(0.0))
        .map_err(|_| LevelError::new(name, &seconds.to_string(), "a number of seconds"))
}

/// An invalid value in a `level` line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{name} is {expected}, not {value:?}")]
pub struct LevelError {
    name: &'static str,
    value: String,
    expected: &'static str,
}

impl LevelError {
    fn new(name: &'static str, value: &str, expected: &'static str) -> LevelError {
        LevelError {
            name,
            value: value.to_owned(),
            expected,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Result<Option<Limits>, LevelError> {
        read_level(&text.parse().unwrap())
    }

    #[test]
    fn levels_are_limits() {
        #[track_caller]
        fn check(text: &str, limits: Limits) {
            assert_eq!(read(text), Ok(Some(limits)));
            assert_eq!(write_level(&limits).to_string(), text);
        }
        let seconds = Duration::from_secs_f64;
        check("level depth=12", Limits::depth(12));
        check("level nodes=5000", Limits::nodes(5000));
        check("level move-time=0.1", Limits::move_time(seconds(0.1)));
        check("level infinite", Limits::INFINITE);
        let clock = |remaining, increment, moves_to_go| Clock {
            remaining: seconds(remaining),
            increment: seconds(increment),
            moves_to_go,
        };
        check("level time=60", Limits::clock(clock(60.0, 0.0, None)));
        check(
            "level moves=9 time=291.587",
            Limits::clock(clock(291.587, 0.0, Some(9))),
        );
        // The engine's clock already includes the increment for this move.
        check(
            "level time=59.5 inc=0.5",
            Limits::clock(clock(60.0, 0.5, None)),
        );
    }

    #[test]
    fn odd_levels_are_read_too() {
        let flagged = Clock {
            remaining: Duration::from_millis(200),
            increment: Duration::from_millis(500),
            moves_to_go: None,
        };
        assert_eq!(
            read("level time=-0.3 inc=0.5"),
            Ok(Some(Limits::clock(flagged)))
        );
        let none = Limits::move_time(Duration::ZERO);
        assert_eq!(read("level move-time=-1"), Ok(Some(none)));
        let both = Limits {
            nodes: Some(100),
            ..Limits::depth(3)
        };
        assert_eq!(read("level depth=3 nodes=100 mood=good"), Ok(Some(both)));
        for text in ["level", "level handicap=2"] {
            assert_eq!(read(text), Ok(None), "{text}");
        }
    }

    #[test]
    fn bad_values_are_named() {
        #[track_caller]
        fn check(text: &str, message: &str) {
            assert_eq!(read(text).unwrap_err().to_string(), message);
        }
        check("level depth=deep", "depth is a whole number, not \"deep\"");
        check("level nodes=-1", "nodes is a whole number, not \"-1\"");
        check("level time=NaN", "time is a number of seconds, not \"NaN\"");
        let huge = 1e300.to_string();
        check(
            &format!("level move-time={huge}"),
            &format!("move-time is a number of seconds, not \"{huge}\""),
        );
    }

    proptest! {
        #[test]
        fn every_level_reads_back(
            depth in any::<Option<u32>>(),
            nodes in any::<Option<u64>>(),
            ms in 0..10_000_000u64,
            inc in 0..100_000u64,
            moves in any::<Option<u32>>(),
            kind in 0..3,
        ) {
            let time = match kind {
                0 => TimeLimit::None,
                1 => TimeLimit::Move(Duration::from_millis(ms)),
                _ => TimeLimit::Clock(Clock {
                    remaining: Duration::from_millis(ms),
                    increment: Duration::from_millis(inc),
                    moves_to_go: moves,
                }),
            };
            let limits = Limits { depth, nodes, time, ..Limits::INFINITE };
            prop_assert_eq!(read_level(&write_level(&limits)), Ok(Some(limits)));
        }
    }
}
