//! Polls the store for seeks and games of other nodes.
//!
//! The bus may be down, which looks the same as having no news. So if there are other nodes, a node
//! also polls the store, once for all of its clients.

use super::Lobby;
use crate::bus::LobbyFact;
use crate::clock;
use crate::store::Store;
use protocol::SeekId;
use room::Instant;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often the store is polled.
const ROUND: Duration = Duration::from_millis(1_500);
/// How far back to look for new games. The nodes' clocks differ, and commits take time.
const OVERLAP: room::Duration = room::Duration::from_secs(10);
/// How long announcements are remembered. Longer than [`OVERLAP`], and longer than a seek stays
/// open without renewal.
const MEMORY: Duration = Duration::from_secs(120);

/// Keeps polling the store for seeks and games of other nodes.
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
            Err(error) => tracing::debug!(%error, "cannot read new games"),
        }
    }
}

/// Announces opened and closed seeks to the clients that watch the lobby. Returns the open ones.
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
