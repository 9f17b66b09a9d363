//! Working on many things at the same time.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// Works on items, several at a time, and passes the results to `take` in the order of the items,
/// so that the outcome doesn't depend on the number of jobs.
///
/// Each job has its own worker. A job that gets `None` from `work` ends. If `take` fails, all jobs
/// end. In both cases, later results are missing.
pub(crate) fn in_order<T, W, R: Send, E>(
    jobs: usize,
    items: impl Iterator<Item = T> + Send,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, T) -> Option<R> + Sync,
    mut take: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let (sender, results) = mpsc::channel::<(usize, R)>();
    let items = Mutex::new(items.enumerate());
    let is_over = AtomicBool::new(false);
    let run = |sender: mpsc::Sender<(usize, R)>| {
        let mut worker = worker();
        while !is_over.load(Relaxed) {
            let next = items.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((place, item)) = next else { break };
            let Some(result) = work(&mut worker, item) else {
                break;
            };
            if sender.send((place, result)).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let sender = sender.clone();
            scope.spawn(|| run(sender));
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (place, result) in results {
            waiting.insert(place, result);
            while let Some(result) = waiting.remove(&next) {
                next += 1;
                if let Err(error) = take(result) {
                    is_over.store(true, Relaxed);
                    return Err(error);
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_with_any_number_of_jobs() {
        for jobs in [1, 3, 8] {
            let mut taken = Vec::new();
            let done: Result<(), ()> = in_order(
                jobs,
                0..200_u64,
                || 0,
                |done: &mut u64, item| {
                    *done += 1;
                    Some(item * item)
                },
                |result| {
                    taken.push(result);
                    Ok(())
                },
            );
            assert_eq!(done, Ok(()));
            assert!(taken.iter().copied().eq((0..200).map(|item| item * item)));
        }
    }

    #[test]
    fn work_ends_early_when_it_is_interrupted_or_fails() {
        let mut taken = 0;
        let count = |_| {
            taken += 1;
            Ok::<(), ()>(())
        };
        let until_ten = |(): &mut (), item: u32| (item < 10).then_some(item);
        assert_eq!(in_order(2, 0.., || (), until_ten, count), Ok(()));
        assert_eq!(taken, 10);

        let mut taken = 0;
        let failed = in_order(
            2,
            0..,
            || (),
            |(), item: u64| Some(item),
            |_| {
                taken += 1;
                if taken < 5 { Ok(()) } else { Err("full") }
            },
        );
        assert_eq!((failed, taken), (Err("full"), 5));
    }
}
