//! How long a command works, and on how much at the same time.

use crate::stopwatch::stopwatch;
use clap::Args;
use clap::builder::TypedValueParser;
use engine::Control;
use std::ops::Bound::Included;
use std::ops::RangeBounds;
use std::path::PathBuf;
use std::time::Duration;

/// How many things to work on at the same time. The results don't depend on it.
#[derive(Args)]
pub(crate) struct Jobs {
    /// How many to work on at the same time [default: one per core]
    #[arg(long, short, alias = "threads", value_name = "COUNT", value_parser = whole::<u16>(1..=1024))]
    jobs: Option<u16>,
}

impl Jobs {
    pub(crate) fn count(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.jobs.map_or_else(cores, usize::from)
    }
}

/// A long run that writes a file, and that the same command continues.
#[derive(Args)]
pub(crate) struct RunArgs {
    /// The file to write, or to continue
    #[arg(long, short, alias = "out", value_name = "FILE")]
    pub(crate) output: PathBuf,

    /// Start nothing new after this many minutes
    #[arg(long, alias = "minutes", value_name = "MINUTES", value_parser = minutes)]
    stop_after: Option<Duration>,

    #[command(flatten)]
    pub(crate) jobs: Jobs,
}

impl RunArgs {
    /// Starts the clock. The result says whether the run is over: interrupted, or out of time.
    pub(crate) fn is_over(&self, interrupt: &Control) -> impl Fn() -> bool + Sync {
        let elapsed = stopwatch();
        let limit = self.stop_after;
        let interrupt = interrupt.clone();
        move || interrupt.is_stopped() || limit.is_some_and(|limit| elapsed() >= limit)
    }
}

/// Reads a whole number in a range.
pub(crate) fn whole<T: TryFrom<u64> + Clone + Send + Sync + 'static>(
    range: impl RangeBounds<u64> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| match (range.start_bound(), range.end_bound()) {
            (Included(least), Included(most)) => {
                format!("expected a whole number from {least} to {most}")
            }
            (Included(least), _) => format!("expected a whole number, {least} or more"),
            _ => "expected a whole number".to_owned(),
        })
    }
}

/// Reads a number of men, such as `0.8`.
pub(crate) fn men(text: &str) -> Result<f64, &'static str> {
    let men = text.parse().ok().filter(|men: &f64| men.is_finite());
    men.ok_or("expected a number of men, such as 0.8")
}

/// A time in seconds, such as `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, &'static str> {
    more_than_zero(text, 1.0).ok_or("expected a number of seconds, more than 0")
}

/// A time in minutes, such as `7.5`.
pub(crate) fn minutes(text: &str) -> Result<Duration, &'static str> {
    more_than_zero(text, 60.0).ok_or("expected a number of minutes, more than 0")
}

fn more_than_zero(text: &str, unit: f64) -> Option<Duration> {
    let number: f64 = text.parse().ok()?;
    let time = Duration::try_from_secs_f64(number * unit).ok()?;
    (!time.is_zero()).then_some(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_numbers_above_zero() {
        fn check(text: &str, expected: Option<f64>) {
            let found = seconds(text).ok().map(|time| time.as_secs_f64());
            assert_eq!(found, expected, "{text}");
        }
        check("0.5", Some(0.5));
        check("3", Some(3.0));
        for wrong in ["", "0", "-1", "nan", "inf", "1e30", "3s"] {
            check(wrong, None);
        }
        assert_eq!(minutes("7.5"), Ok(Duration::from_secs(450)));
    }
}
