//! Indexes finished games by their positions.
//!
//! A game has about sixty positions, whose rows are scattered all over the table. Written in the
//! commit that ends a game, they would slow down every move in that commit. So they're written soon
//! afterward, a few games at a time, with long pauses for the writer in between.

use crate::store::Store;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// How many games are indexed per commit.
const BATCH: u16 = 4;
/// How long to wait if there's nothing to do or the store fails.
const ROUND: Duration = Duration::from_secs(2);
/// The time limit for indexing a batch.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many times longer to rest than to work. Indexing takes at most a tenth of the writer's time.
const REST: u32 = 9;

/// Indexes games while the node runs, starting with those that ended before.
pub(crate) async fn index_games(store: Store) {
    loop {
        let start = Instant::now();
        match timeout(PATIENCE, store.index_games(BATCH)).await {
            Ok(Ok(0)) => sleep(ROUND).await,
            Ok(Ok(_)) => sleep(start.elapsed() * REST).await,
            Ok(Err(error)) => {
                tracing::warn!(%error, "can't index games");
                sleep(ROUND).await;
            }
            // The transaction is rolled back with its connection.
            Err(_) => tracing::warn!("indexing games takes too long"),
        }
    }
}
