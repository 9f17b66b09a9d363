//! A time limit that costs next to nothing unless it's reached.

use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;
use tokio::time::{Instant, Sleep, sleep_until};

/// A timer for one wait after another. Each would otherwise set a timer and cancel it, which costs
/// more than most messages do. This one stays set, and is set again only when it goes off.
pub(crate) struct Patience(Pin<Box<Sleep>>);

impl Patience {
    pub(crate) fn new() -> Patience {
        Patience(Box::pin(sleep_until(Instant::now())))
    }

    /// Waits for this, but not longer than the limit. Returns `None` if it takes longer.
    pub(crate) async fn wait<T>(
        &mut self,
        limit: Duration,
        work: impl Future<Output = T>,
    ) -> Option<T> {
        let end = Instant::now() + limit;
        if self.0.deadline() > end {
            self.0.as_mut().reset(end);
        }
        let mut work = pin!(work);
        poll_fn(|context| {
            if let Poll::Ready(done) = work.as_mut().poll(context) {
                return Poll::Ready(Some(done));
            }
            while self.0.as_mut().poll(context).is_ready() {
                if Instant::now() >= end {
                    return Poll::Ready(None);
                }
                self.0.as_mut().reset(end);
            }
            Poll::Pending
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::{pending, ready};

    #[tokio::test]
    async fn each_wait_has_its_own_limit() {
        let mut patience = Patience::new();
        let (long, short) = (Duration::from_secs(600), Duration::from_millis(2));
        for _ in 0..2 {
            assert_eq!(patience.wait(long, ready(1)).await, Some(1));
            // The timer is set for the long limit now, and mustn't wait for it.
            assert_eq!(patience.wait(short, pending::<()>()).await, None);
            // It has already fired, which mustn't shorten the long limit.
            let late = tokio::time::sleep(short * 2);
            assert_eq!(patience.wait(long, late).await, Some(()));
        }
    }
}
