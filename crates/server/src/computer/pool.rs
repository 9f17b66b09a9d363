//! The threads on which the computer thinks. Their number doesn't depend on the number of games.

use crate::metrics::ComputerMetrics;
use engine::{Book, Control, Engine, Limits, Opponent, Options, Score};
use rules::{Game, Move};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// The hash table of each thread, in MiB.
const HASH_MB: usize = 16;
/// The minimum thinking time per move, when many moves are queued.
const SHORTEST: Duration = Duration::from_millis(20);

/// A request for a move.
pub(crate) struct Question {
    pub(crate) game: Game,
    pub(crate) who: Opponent,
    /// The maximum thinking time. It's reduced if others are waiting.
    pub(crate) longest: Duration,
}

/// The answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ComputerMove {
    pub(crate) mv: Option<Move>,
    /// The score from the point of view of the side to move.
    pub(crate) score: Score,
}

/// A pending request. Dropping it cancels it.
pub(crate) struct Thinking {
    control: Control,
    pub(crate) answer: oneshot::Receiver<ComputerMove>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.control.stop();
    }
}

/// The threads, which end when this is dropped.
pub(super) struct Pool {
    queue: Arc<Queue>,
}

struct Queue {
    state: Mutex<State>,
    ready: Condvar,
    metrics: ComputerMetrics,
}

/// The queue, first come, first served. Each game has at most one request in it, so every game gets
/// its turn.
#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    is_closed: bool,
}

struct Job {
    question: Question,
    control: Control,
    asked: Instant,
    reply: oneshot::Sender<ComputerMove>,
}

impl Pool {
    pub(super) fn start(threads: usize) -> Pool {
        let queue = Arc::new(Queue {
            state: Mutex::default(),
            ready: Condvar::new(),
            metrics: ComputerMetrics::default(),
        });
        for number in 1..=threads {
            let queue = Arc::clone(&queue);
            let spawned = std::thread::Builder::new()
                .name(format!("computer {number}"))
                .spawn(move || queue.work());
            if let Err(error) = spawned {
                tracing::error!(%error, "can't start a thread for the computer");
            }
        }
        Pool { queue }
    }

    /// Queues a request. Never waits.
    pub(super) fn ask(&self, question: Question) -> Thinking {
        let (reply, answer) = oneshot::channel();
        let control = Control::new();
        self.queue.lock().jobs.push_back(Job {
            question,
            control: control.clone(),
            asked: Instant::now(),
            reply,
        });
        self.queue.ready.notify_one();
        Thinking { control, answer }
    }

    pub(super) fn waiting(&self) -> usize {
        self.queue.lock().jobs.len()
    }

    pub(super) fn metrics(&self) -> &ComputerMetrics {
        &self.queue.metrics
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut state = self.queue.lock();
        state.is_closed = true;
        state.jobs.clear();
        drop(state);
        self.queue.ready.notify_all();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job and the number of jobs behind it, or `None` once the pool is closed.
    fn next(&self) -> Option<(Job, usize)> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(job) = state.jobs.pop_front() {
                return Some((job, state.jobs.len()));
            }
            state = self
                .ready
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The main loop of a thread.
    fn work(&self) {
        let mut engine = None;
        while let Some((job, waiting)) = self.next() {
            if job.reply.is_closed() {
                continue;
            }
            // A bug only loses this move. The next one gets a new engine.
            let thought = catch_unwind(AssertUnwindSafe(|| {
                let engine = engine.get_or_insert_with(new_engine);
                self.think(engine, job, waiting);
            }));
            if thought.is_err() {
                tracing::error!("the computer panicked: this is a bug");
                engine = None;
            }
        }
    }

    /// Answers one request.
    fn think(&self, engine: &mut Engine, job: Job, waiting: usize) {
        // Its memory of other games comes from other levels.
        engine.new_game();
        let Question { game, who, longest } = job.question;
        let limits = Limits::move_time(share(longest, job.asked.elapsed(), waiting));
        let start = Instant::now();
        let clock = || start.elapsed();
        let found = engine.play_as(who, &game, &limits, &job.control, &clock, &mut |_| {});
        self.metrics
            .note(start.saturating_duration_since(job.asked), start.elapsed());
        // The requester may be gone.
        let _ = job.reply.send(ComputerMove {
            mv: found.best,
            score: found.score,
        });
    }
}

fn new_engine() -> Engine {
    Engine::new(Options {
        hash_mb: HASH_MB,
        threads: 1,
        book: Some(Book::embedded()),
        ..Options::default()
    })
}

/// The thinking time for a job that has waited this long, with this many behind it.
fn share(longest: Duration, waited: Duration, waiting: usize) -> Duration {
    let waiting = u32::try_from(waiting).unwrap_or(u32::MAX);
    let fair = longest / waiting.saturating_add(1);
    let left = longest.saturating_sub(waited);
    fair.min(left).max(SHORTEST.min(longest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_shortens_the_thinking_of_those_in_front() {
        #[track_caller]
        fn check(longest: u64, waited: u64, waiting: usize, expected: u64) {
            let millis = Duration::from_millis;
            assert_eq!(
                share(millis(longest), millis(waited), waiting),
                millis(expected)
            );
        }
        check(500, 0, 0, 500);
        check(500, 0, 4, 100);
        check(500, 450, 0, 50);
        check(500, 5_000, 900, 20);
        check(6, 0, 3, 6);
        check(0, 0, 0, 0);
    }

    #[test]
    fn many_questions_are_answered_in_turn_by_one_thread() {
        let pool = Pool::start(1);
        let who = Opponent {
            level: engine::Level::LOWEST,
            seed: 1,
        };
        let question = || Question {
            game: Game::new(),
            who,
            longest: Duration::from_millis(500),
        };
        let thinking: Vec<_> = (0..20).map(|_| pool.ask(question())).collect();
        // Canceled requests take no time.
        drop(pool.ask(question()));
        for mut one in thinking {
            let found = loop {
                match one.answer.try_recv() {
                    Ok(found) => break found,
                    Err(oneshot::error::TryRecvError::Empty) => std::thread::yield_now(),
                    Err(error) => panic!("{error}"),
                }
            };
            assert!(Game::new().legal_moves().contains(&found.mv.unwrap()));
        }
    }
}
