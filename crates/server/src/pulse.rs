//! Whether this node reaches the store, and what was lost while no node did.
//!
//! Every node leaves a sign of life in the store each second. Where none has for a while, nobody could
//! serve a game, and the time does not count in any of them.

use crate::clock;
use crate::store::{Outage, Store, StoreError};
use room::{Instant, MAX_TIME};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// How often a node leaves a sign of life.
pub(crate) const BEAT: Duration = Duration::from_secs(1);
/// From how long on a silence of all nodes is an outage.
const LATE: room::Duration = room::Duration::from_millis(3_000);
/// After how long nothing is decided any more before the store was reached again. Less than
/// [`LATE`]: so nothing is decided after an outage before the outage is known.
const FRESH: room::Duration = room::Duration::from_millis(2_800);
/// After how long a node that has others beside it sends its clients to them.
const CUT_OFF: room::Duration = room::Duration::from_millis(5_000);
/// From how long on news that the bus should have brought is late.
pub(crate) const LATE_NEWS: room::Duration = room::Duration::from_millis(2_000);
/// How long a wish waits for a store that is out of reach before it is refused.
const SHORT_WAIT: Duration = Duration::from_secs(1);
/// How long the store may take for a sign of life.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The signs of life of this node.
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
    /// All outages that may still matter, the first one first.
    outages: Mutex<Vec<Outage>>,
    /// Tells those who wait that the store is within reach.
    answered: Notify,
}

impl Pulse {
    /// Begins with a first sign. A node that is alone knows that nobody was there before it.
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

    /// Leaves a sign of life, if the store can be reached.
    pub(crate) async fn beat(&self) {
        self.beat_after(LATE).await;
    }

    /// Whether the store was out of reach for so long that clients are better off with another node.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.silence() > CUT_OFF
    }

    /// Waits a little until the store is within reach; whether it is.
    pub(crate) async fn ensure(&self) -> bool {
        timeout(SHORT_WAIT, self.answered()).await.is_ok()
    }

    async fn answered(&self) {
        while self.silence() > FRESH {
            let answered = self.state.answered.notified();
            // It may have answered before we began to listen.
            if self.silence() > FRESH {
                answered.await;
            }
        }
    }

    /// The outages that ended after this, the first one first.
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

    /// How many outages are known.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// How long the store has been out of reach.
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
            Err(_) => "no answer".to_owned(),
        };
        tracing::warn!(error, "the store is out of reach");
        self.store.write_health().fail(error);
    }

    /// Keeps an outage as long as a game may be waiting for it.
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
