//! Detects whether this node reaches the store, and outages of all nodes.
//!
//! Every node writes a heartbeat to the store each second. If there was none for a while, nobody
//! could serve any game, and the time doesn't count.

use crate::clock;
use crate::store::{Store, StoreError};
use host::{Heartbeat, LATE, Outage, SHORT_WAIT};
use room::Instant;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// The time limit for a heartbeat.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The heartbeat of this node.
#[derive(Clone)]
pub(crate) struct Pulse {
    store: Store,
    state: Arc<State>,
}

struct State {
    heartbeat: Mutex<Heartbeat>,
    /// Wakes those waiting for the store.
    answered: Notify,
}

impl Pulse {
    /// Starts with a first heartbeat. A node without others knows that nobody was running before
    /// it.
    pub(crate) async fn start(store: Store, is_alone: bool) -> Pulse {
        let pulse = Pulse {
            store,
            state: Arc::new(State {
                heartbeat: Mutex::default(),
                answered: Notify::new(),
            }),
        };
        let least = if is_alone { room::Duration::ZERO } else { LATE };
        pulse.beat_after(least).await;
        pulse
    }

    /// Writes a heartbeat, if the store can be reached.
    pub(crate) async fn beat(&self) {
        self.beat_after(LATE).await;
    }

    /// Whether the store has been unreachable for so long that clients are better off with another
    /// node.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.lock().is_cut_off(clock::now())
    }

    /// Waits briefly until the store can be reached. Returns whether it can.
    pub(crate) async fn ensure(&self) -> bool {
        self.is_fresh() || timeout(SHORT_WAIT, self.answered()).await.is_ok()
    }

    async fn answered(&self) {
        while !self.is_fresh() {
            let answered = self.state.answered.notified();
            // The store may have responded before we started to listen.
            if !self.is_fresh() {
                answered.await;
            }
        }
    }

    fn is_fresh(&self) -> bool {
        self.lock().is_fresh(clock::now())
    }

    /// The outages that ended after this, oldest first.
    pub(crate) fn outages_after(&self, at: Instant) -> Vec<Outage> {
        self.lock().outages_after(at)
    }

    /// The number of known outages.
    pub(crate) fn count(&self) -> usize {
        self.lock().count()
    }

    async fn beat_after(&self, least: room::Duration) {
        let known = self.lock().known();
        let now = clock::now();
        let error = match timeout(PATIENCE, self.store.beat(now, known, least)).await {
            Ok(Ok(outages)) => {
                for outage in &outages {
                    let lost = outage.until.since(outage.since).as_millis();
                    tracing::warn!(ms = lost, "no node could reach the store for a while");
                }
                self.lock().beat(now, &outages);
                self.state.answered.notify_waiters();
                return;
            }
            Ok(Err(StoreError::Unavailable(error))) => error.to_string(),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "no response".to_owned(),
        };
        tracing::warn!(error, "can't reach the store");
        self.store.write_health().fail(error);
    }

    fn lock(&self) -> MutexGuard<'_, Heartbeat> {
        let heartbeat = &self.state.heartbeat;
        heartbeat.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
