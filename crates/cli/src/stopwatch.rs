//! The program's clock. Libraries receive the time as a parameter; only programs read it.

use std::time::{Duration, Instant};

/// A clock that returns the time since this call.
#[expect(clippy::disallowed_methods, reason = "programs can read the clock")]
pub(crate) fn stopwatch() -> impl Fn() -> Duration + Clone + Send + Sync + 'static {
    let started = Instant::now();
    move || started.elapsed()
}
