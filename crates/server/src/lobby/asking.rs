//! What the bus may not have told: seeks and games that other nodes have opened.
//!
//! The bus may be away, and its silence looks like quiet. So a node that has others beside it also asks the
//! store, for all of its clients together.

use super::Lobby;
use crate::bus::LobbyFact;
use crate::clock;
use crate::store::Store;
use protocol::SeekId;
use room::Instant;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often the store is asked.
const ROUND: Duration = Duration::from_millis(1_500);
/// Games are looked for that began up to this long ago: the clocks of nodes differ, and a commit takes its
/// time.
const OVERLAP: room::Duration = room::Duration::from_secs(10);
/// For how long it is remembered what was told: longer than [`OVERLAP`], and than a seek stays open unseen.
const MEMORY: Duration = Duration::from_secs(120);

/// Asks the store again and again for seeks and games of other nodes.
pub(crate) async fn ask_store(store: Store, lobby: Lobby) {
    let mut round = tokio::time::interval(ROUND);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let start = clock::now();
    let mut open = HashSet::new();
    loop {
        round.tick().await;
        let now = clock::now();
        if let Some(then) = tokio::time::Instant::now().checked_sub(MEMORY) {
            lobby.forget(then);
        }
        open = ask_for_seeks(&store, &lobby, now, open).await;
        if lobby.connections() == 0 {
            continue;
        }
        match store.games_since(now.before(OVERLAP).max(start)).await {
            Ok(games) => games.iter().for_each(|game| lobby.hear(game)),
            Err(error) => tracing::debug!(%error, "new games cannot be read"),
        }
    }
}

/// Tells those who watch of seeks that have come and gone. Returns those that are open now.
async fn ask_for_seeks(
    store: &Store,
    lobby: &Lobby,
    now: Instant,
    known: HashSet<SeekId>,
) -> HashSet<SeekId> {
    if !lobby.is_watched() {
        return HashSet::new();
    }
    let Ok(seeks) = store.lobby(now).await else {
        return known;
    };
    let open: HashSet<SeekId> = seeks.iter().map(|open| open.seek.id).collect();
    for gone in known.difference(&open) {
        lobby.hear(&LobbyFact::Gone(*gone));
    }
    for open in seeks {
        lobby.hear(&LobbyFact::Opened(open.seek));
    }
    open
}
