//! Steering a search from outside while it runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A handle to a running search. Copies steer the same search.
///
/// Give one to [`Engine::search`](crate::Engine::search) and keep a copy in the thread that
/// listens to the user. Use a fresh one for each search.
#[derive(Clone, Debug, Default)]
pub struct Control {
    flags: Arc<Flags>,
}

#[derive(Debug, Default)]
struct Flags {
    stop: AtomicBool,
    ponder_hit: AtomicBool,
}

impl Control {
    /// A handle to a search that has not been stopped.
    pub fn new() -> Control {
        Control::default()
    }

    /// Ends the search as soon as it notices, within about a thousand nodes. It still answers with
    /// the best move that it knows.
    pub fn stop(&self) {
        self.flags.stop.store(true, Relaxed);
    }

    /// Whether [`Control::stop`] was called.
    pub fn is_stopped(&self) -> bool {
        self.flags.stop.load(Relaxed)
    }

    /// The opponent has played the expected move: from now on the time limit holds, counted from
    /// here. Only matters for a search whose limits say that it ponders.
    pub fn ponder_hit(&self) {
        self.flags.ponder_hit.store(true, Relaxed);
    }

    /// Whether [`Control::ponder_hit`] was called.
    pub fn is_ponder_hit(&self) -> bool {
        self.flags.ponder_hit.load(Relaxed)
    }
}
