//! The clock of the program: libraries are told the time, programs read it.

use std::time::{Duration, Instant};

/// A clock that tells the time since this call.
#[expect(clippy::disallowed_methods, reason = "a program may read the clock")]
pub(crate) fn stopwatch() -> impl Fn() -> Duration + Clone + Send + Sync + 'static {
    let started = Instant::now();
    move || started.elapsed()
}
