//! When a commit should wait for more writes.
//! A commit of one write costs as many thread switches, disk writes and syncs as a commit of fifty. If writes arrive in quick succession, it's cheaper to wait a moment and commit more of them together. If they're rare, nothing waits.

use tokio::time::{Duration, Instant};

/// How long to wait for more writes. Players don't notice it.
pub(super) const PAUSE: Duration = Duration::from_millis(2);
/// With at least this many writes per second, it's worth waiting.
const BUSY: f64 = 3_000.0;
/// Fewer writes say nothing about their rate.
const LEAST: usize = 4;

/// How fast writes arrive.
pub(super) struct Pace {
    /// When the last writes were taken from the queue.
    since: Instant,
}

impl Pace {
    pub(super) const fn new(now: Instant) -> Pace {
        Pace { since: now }
    }

    /// Whether writes arrive so fast that this many should wait for more.
    pub(super) fn is_busy(&self, writes: usize, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        writes >= LEAST && writes as f64 >= passed * BUSY
    }

    /// All writes until now are being committed.
    pub(super) const fn take(&mut self, now: Instant) {
        self.since = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_crowd_waits() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        let at = |millis| start + Duration::from_millis(millis);
        let mut check = |writes, millis, expected| {
            assert_eq!(pace.is_busy(writes, at(millis)), expected, "{writes}");
            pace.take(at(millis));
        };
        // A single move, and two at the same moment.
        check(1, 0, false);
        check(2, 0, false);
        // A thousand per second, each commit on its own or after the disk was stuck.
        check(1, 1, false);
        check(100, 101, false);
        // Ten thousand per second.
        check(20, 103, true);
        check(20, 105, true);
        check(10, 10_000, false);
    }
}
