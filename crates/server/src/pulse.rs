//! Detects whether this node reaches the store, and outages of all nodes.
//!
//! Every node writes a heartbeat to the store each second. If there was none for a while, nobody
//! could serve any game, and the time doesn't count.

use crate::clock;
use crate::store::{Outage, Store, StoreError};
use room::{Instant, MAX_TIME};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// How often a node writes a heartbeat.
pub(crate) const BEAT: Duration = Duration::from_secs(1);
/// How long all nodes have to be silent for an outage.
const LATE: room::Duration = room::Duration::from_millis(3_000);
/// How long after the last heartbeat a node stops deciding until it reaches the store again. Less
/// than [`LATE`], so that nothing is decided after an outage before the outage is known.
const FRESH: room::Duration = room::Duration::from_millis(2_800);
/// How long after the last heartbeat a node sends its clients to other nodes, if there are any.
const CUT_OFF: room::Duration = room::Duration::from_millis(5_000);
/// When news that the bus should have delivered starts to count as late.
pub(crate) const LATE_NEWS: room::Duration = room::Duration::from_millis(2_000);
/// How long a request waits for an unreachable store before it's refused.
const SHORT_WAIT: Duration = Duration::from_secs(1);
/// The time limit for a heartbeat.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The heartbeat of this node.
#[derive(Clone)]
pub(crate) struct Pulse {
    store: Store,
    state: Arc<State>,
}

struct State {
    /// When the store was last reached, in milliseconds.
    reached: AtomicI64,
    /// When the last outage ended, in milliseconds.
    newest: AtomicI64,
    /// All outages that may still matter, oldest first.
    outages: Mutex<Vec<Outage>>,
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
                reached: AtomicI64::new(i64::MIN),
                newest: AtomicI64::new(i64::MIN),
                outages: Mutex::default(),
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
        self.silence() > CUT_OFF
    }

    /// Waits briefly until the store can be reached. Returns whether it can.
    pub(crate) async fn ensure(&self) -> bool {
        timeout(SHORT_WAIT, self.answered()).await.is_ok()
    }

    async fn answered(&self) {
        while self.silence() > FRESH {
            let answered = self.state.answered.notified();
            // The store may have responded before we started to listen.
            if self.silence() > FRESH {
                answered.await;
            }
        }
    }

    /// The outages that ended after this, oldest first.
    pub(crate) fn outages_after(&self, at: Instant) -> Vec<Outage> {
        if self.state.newest.load(Ordering::Acquire) <= at.as_millis() {
            return Vec::new();
        }
        let outages = self.lock();
        outages
            .iter()
            .filter(|outage| outage.until > at)
            .copied()
            .collect()
    }

    /// The number of known outages.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// The time since the store was last reached.
    fn silence(&self) -> room::Duration {
        let reached = Instant::from_millis(self.state.reached.load(Ordering::Acquire));
        clock::now().since(reached)
    }

    async fn beat_after(&self, least: room::Duration) {
        let known = Instant::from_millis(self.state.newest.load(Ordering::Acquire));
        let now = clock::now();
        let error = match timeout(PATIENCE, self.store.beat(now, known, least)).await {
            Ok(Ok(outages)) => {
                for outage in outages {
                    let lost = outage.until.since(outage.since).as_millis();
                    tracing::warn!(ms = lost, "no node could reach the store for a while");
                    self.remember(outage);
                    let until = outage.until.as_millis();
                    self.state.newest.store(until, Ordering::Release);
                }
                self.state.reached.store(now.as_millis(), Ordering::Release);
                self.state.answered.notify_waiters();
                return;
            }
            Ok(Err(StoreError::Unavailable(error))) => error.to_string(),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "no response".to_owned(),
        };
        tracing::warn!(error, "cannot reach the store");
        self.store.write_health().fail(error);
    }

    /// Keeps an outage as long as a game may need it.
    fn remember(&self, outage: Outage) {
        let mut outages = self.lock();
        outages.retain(|other| outage.until.since(other.until) < MAX_TIME);
        outages.push(outage);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Outage>> {
        let outages = &self.state.outages;
        outages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
