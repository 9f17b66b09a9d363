//! Waiting for events in another process.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// Polls until there is a result.
///
/// This is for what another process does without telling anyone: a file that grows, a port that
/// opens. If you can wait for a message or for a process to exit, do that instead.
///
/// # Panics
///
/// If there's still nothing after two minutes; the message says what was expected.
#[track_caller]
#[expect(
    clippy::disallowed_methods,
    reason = "other processes don't run on a virtual clock"
)]
pub fn eventually<T>(awaited: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(
            start.elapsed() < PATIENCE,
            "not within {PATIENCE:?}: {awaited}"
        );
        sleep(LOOK_EVERY);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_later_is_found() {
        let mut looks = 0;
        let found = eventually("the third look", || {
            looks += 1;
            (looks == 3).then_some("there")
        });
        assert_eq!((found, looks), ("there", 3));
    }
}
