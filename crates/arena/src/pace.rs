//! Pace: how long a player may think.

use engine::{Clock, Limits};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The limit on a player's thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// This much time per move.
    Time(Duration),
    /// This many nodes per move.
    Nodes(u64),
    /// This depth per move.
    Depth(u32),
    /// A clock for the whole game.
    Clock {
        /// The time at the start.
        base: Duration,
        /// The time added before each move.
        increment: Duration,
    },
}

impl Pace {
    /// The limits for one move. `left` is the remaining time, if there's a clock, without the
    /// increment for this move.
    pub fn limits(self, left: Duration) -> Limits {
        match self {
            Pace::Time(time) => Limits::move_time(time),
            Pace::Nodes(nodes) => Limits::nodes(nodes),
            Pace::Depth(plies) => Limits::depth(plies),
            Pace::Clock { increment, .. } => Limits::clock(Clock {
                remaining: left.saturating_add(increment),
                increment,
                moves_to_go: None,
            }),
        }
    }

    /// The maximum time for a move under these limits, or `None` if time doesn't matter.
    pub fn longest(self, left: Duration) -> Option<Duration> {
        match self {
            Pace::Time(time) => Some(time),
            Pace::Nodes(_) | Pace::Depth(_) => None,
            Pace::Clock { increment, .. } => Some(left.saturating_add(increment)),
        }
    }

    /// The clock time at the start.
    pub const fn base(self) -> Duration {
        match self {
            Pace::Clock { base, .. } => base,
            _ => Duration::ZERO,
        }
    }

    /// Parses a pace such as `nodes=5000`, `depth=8`, `time=0.1` or `clock=60+0.6`. Returns `None`
    /// for any other word.
    pub fn read(name: &str, value: &str) -> Option<Result<Pace, PaceError>> {
        let read = match name {
            "time" => read_seconds(value).map(Pace::Time),
            "nodes" => read_positive(value).map(Pace::Nodes),
            "depth" => read_positive(value).map(Pace::Depth),
            "clock" => read_clock(value),
            _ => return None,
        };
        Some(read.ok_or_else(|| PaceError {
            name: name.to_owned(),
            value: value.to_owned(),
        }))
    }
}

fn read_positive<T: FromStr + PartialOrd + Default>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number| *number > T::default())
}

/// A positive number of seconds.
fn read_seconds(text: &str) -> Option<Duration> {
    let seconds = text.parse().ok()?;
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    (!time.is_zero()).then_some(time)
}

/// `60` or `60+0.6`.
fn read_clock(text: &str) -> Option<Pace> {
    let (base, increment) = match text.split_once('+') {
        Some((base, increment)) => (base, read_seconds(increment)?),
        None => (text, Duration::ZERO),
    };
    Some(Pace::Clock {
        base: read_seconds(base)?,
        increment,
    })
}

/// For people: `0.1 s per move`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Time(time) => write!(f, "{} s per move", time.as_secs_f64()),
            Pace::Nodes(nodes) => write!(f, "{nodes} nodes per move"),
            Pace::Depth(plies) => write!(f, "depth {plies}"),
            Pace::Clock { base, increment } if increment.is_zero() => {
                write!(f, "{} s per game", base.as_secs_f64())
            }
            Pace::Clock { base, increment } => {
                let (base, increment) = (base.as_secs_f64(), increment.as_secs_f64());
                write!(f, "{base} s per game and {increment} s per move")
            }
        }
    }
}

/// An invalid pace.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{name}={value} isn't a pace: expected time=SECONDS, nodes=COUNT, depth=PLIES or clock=SECONDS+INCREMENT"
)]
pub struct PaceError {
    name: String,
    value: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_are_read_from_words() {
        #[track_caller]
        fn check(name: &str, value: &str, expected: &str) {
            let pace = Pace::read(name, value).unwrap().unwrap();
            assert_eq!(pace.to_string(), expected);
        }
        check("time", "0.1", "0.1 s per move");
        check("nodes", "5000", "5000 nodes per move");
        check("depth", "8", "depth 8");
        check("clock", "60", "60 s per game");
        check("clock", "60+0.6", "60 s per game and 0.6 s per move");
        assert_eq!(Pace::read("hash", "8"), None);
        for (name, value) in [
            ("time", "0"),
            ("time", "-1"),
            ("time", "NaN"),
            ("nodes", "0"),
            ("depth", "deep"),
            ("clock", "60+"),
            ("clock", "+1"),
        ] {
            assert!(Pace::read(name, value).unwrap().is_err(), "{name}={value}");
        }
    }

    #[test]
    fn an_increment_comes_before_the_move() {
        let second = Duration::from_secs(1);
        let pace = Pace::Clock {
            base: 10 * second,
            increment: second,
        };
        assert_eq!(pace.base(), 10 * second);
        assert_eq!(pace.longest(3 * second), Some(4 * second));
        let expected = Clock {
            remaining: 4 * second,
            increment: second,
            moves_to_go: None,
        };
        assert_eq!(pace.limits(3 * second), Limits::clock(expected));
    }
}
