//! Controls a running search from the outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A handle to a running search. Clones control the same search.
///
/// Pass one to [`Engine::search`](crate::Engine::search) and keep a clone in the thread that
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
    /// A handle to a search that hasn't been stopped.
    pub fn new() -> Control {
        Control::default()
    }

    /// Stops the search, within about a thousand nodes. It still returns the best move it knows.
    pub fn stop(&self) {
        self.flags.stop.store(true, Relaxed);
    }

    /// Whether [`Control::stop`] was called.
    pub fn is_stopped(&self) -> bool {
        self.flags.stop.load(Relaxed)
    }

    /// Reports that the opponent played the expected move. The time limit applies from now on. Only
    /// matters for a search whose limits have `ponder` set.
    pub fn ponder_hit(&self) {
        self.flags.ponder_hit.store(true, Relaxed);
    }

    /// Whether [`Control::ponder_hit`] was called.
    pub fn is_ponder_hit(&self) -> bool {
        self.flags.ponder_hit.load(Relaxed)
    }
}
