//! Wakes a game when something is due.

use std::pin::Pin;
use tokio::time::{Instant, Sleep, sleep_until};

/// A timer that's rarely set. With each move, what's due is due later, so the timer stays as it is,
/// rings too early at some point, and is set again then.
#[derive(Default)]
pub(super) struct Alarm(Option<Pin<Box<Sleep>>>);

impl Alarm {
    /// Waits until this moment. Waits forever for `None`.
    pub(super) async fn reached(&mut self, at: Option<Instant>) {
        let Some(at) = at else {
            return std::future::pending().await;
        };
        let sleep = self.0.get_or_insert_with(|| Box::pin(sleep_until(at)));
        loop {
            let set_to = sleep.deadline();
            if set_to > at || (set_to < at && sleep.is_elapsed()) {
                sleep.as_mut().reset(at);
            }
            sleep.as_mut().await;
            if sleep.deadline() >= at {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use tokio::time::Duration;

    #[tokio::test]
    async fn it_rings_when_it_should_however_often_that_changes() {
        let start = Instant::now();
        let at = |millis| Some(start + Duration::from_millis(millis));
        let mut alarm = Alarm::default();
        assert!(alarm.reached(None).now_or_never().is_none());
        // What's due is due sooner, and what was due before is due now.
        assert!(alarm.reached(at(3_600_000)).now_or_never().is_none());
        alarm.reached(at(1)).await;
        alarm.reached(at(0)).await;
        assert!(alarm.reached(at(3_600_000)).now_or_never().is_none());
        // It's set to an earlier moment, and doesn't ring before the later one.
        let set_to = Instant::now();
        let later = |millis| Some(set_to + Duration::from_millis(millis));
        for due in [10, 20, 15] {
            let _ = alarm.reached(later(due)).now_or_never();
        }
        alarm.reached(later(30)).await;
        assert!(Instant::now() >= later(30).unwrap());
    }
}
