//! Removes the names of deleted players: from the logs, and from the live games of all nodes.

use crate::bus::LobbyFact;
use crate::live::{Directory, Starter};
use crate::store::{Store, StoreError};
use protocol::PlayerId;

/// What the removal of a name works with.
#[derive(Clone)]
pub(crate) struct Deletions {
    pub(crate) store: Store,
    pub(crate) live: Directory,
    pub(crate) starter: Starter,
}

impl Deletions {
    /// Removes the name of a player whose account was deleted. The name is given if it's known.
    ///
    /// Live games come after the log, because one may be loading it. A node that the news doesn't
    /// reach notices in its next round that the log has changed.
    pub(crate) async fn finish(
        &self,
        player: PlayerId,
        name: Option<String>,
    ) -> Result<(), StoreError> {
        let finished = self.store.finish_deletion(player).await;
        self.live.forget(player, name.as_deref()).await;
        let news = LobbyFact::Deleted { player, name };
        self.starter.publish(news).await;
        finished
    }

    /// Removes names that a node had no time to remove.
    pub(crate) async fn finish_all(&self) {
        let finish = async {
            for player in self.store.deleted_players().await? {
                self.finish(player, None).await?;
            }
            Ok::<(), StoreError>(())
        };
        if let Err(error) = finish.await {
            tracing::warn!(%error, "can't remove the names of deleted players");
        }
    }
}
