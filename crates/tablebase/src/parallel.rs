//! Runs the same work on many ranges, on several threads.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Calls `work` with the ranges that make up `0..len`, and returns the results in order.
///
/// With one thread, no thread is started, so it works on platforms without threads.
pub(crate) fn map_ranges<R: Send>(
    len: u64,
    threads: usize,
    work: impl Fn(Range<u64>) -> R + Sync,
) -> Vec<R> {
    const PORTION: u64 = 1 << 16;
    let portion_at = |start: u64| start..len.min(start + PORTION);
    if threads <= 1 || len <= PORTION {
        return (0..len)
            .step_by(PORTION as usize)
            .map(|start| work(portion_at(start)))
            .collect();
    }
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let run = || {
        loop {
            let start = next.fetch_add(PORTION, Relaxed);
            if start >= len {
                return;
            }
            let result = work(portion_at(start));
            done.lock()
                .expect("no thread panics while it holds the lock")
                .push((start, result));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
    let mut done = done
        .into_inner()
        .expect("no thread panics while it holds the lock");
    done.sort_by_key(|&(start, _)| start);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_cover_everything_in_order() {
        fn check(len: u64, threads: usize) {
            let ranges = map_ranges(len, threads, |range| range);
            let mut at = 0;
            for range in ranges {
                assert_eq!(range.start, at);
                at = range.end;
            }
            assert_eq!(at, len);
        }
        check(0, 1);
        check(1, 3);
        check(1_000_000, 1);
        check(1_000_000, 3);
    }
}
