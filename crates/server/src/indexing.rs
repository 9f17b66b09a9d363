//! Makes games that are over findable by their positions.
//!
//! A game has some sixty positions, and their rows lie all over the table: written in the commit that
//! ends a game, they would make every move that waits for the same commit slower. So they are written
//! soon afterwards, a few games at a time, and the writer gets long pauses in between.

use crate::store::Store;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// How many games are looked through for one commit.
const BATCH: u16 = 4;
/// How long to wait when there is nothing to do, or when the store does not answer.
const ROUND: Duration = Duration::from_secs(2);
/// How long a commit may take, with all that comes before it.
const PATIENCE: Duration = Duration::from_secs(30);
/// After some work, this many times as long is rested: a fifth of the writer's time at most.
const REST: u32 = 4;

/// Looks through games as long as the node runs; first through those that ended earlier.
pub(crate) async fn index_games(store: Store) {
    loop {
        let start = Instant::now();
        match timeout(PATIENCE, store.index_games(BATCH)).await {
            Ok(Ok(0)) => sleep(ROUND).await,
            Ok(Ok(_)) => sleep(start.elapsed() * REST).await,
            Ok(Err(error)) => {
                tracing::warn!(%error, "games cannot be looked through");
                sleep(ROUND).await;
            }
            // What was begun is undone with its connection.
            Err(_) => tracing::warn!("looking through games takes too long"),
        }
    }
}
