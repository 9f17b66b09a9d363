//! Starts games.

use crate::bus::{Bus, LobbyFact, LobbyNews};
use crate::lobby::Lobby;
use crate::store::{AppendError, NewGame, Store};
use crate::{chance, clock};
use host::Agreed;
use protocol::GameId;
use std::sync::Arc;

/// Starts games and notifies their players.
#[derive(Clone)]
pub(crate) struct Starter {
    pub(crate) node: Arc<str>,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) lobby: Lobby,
}

/// Why a game can't start.
#[derive(Debug)]
pub(crate) enum StartError {
    /// The seek is gone, or the rematch has already started.
    Taken,
    /// The store doesn't respond.
    Unavailable,
}

impl Starter {
    /// Starts a game. When this returns, it's stored, and its players are notified.
    pub(crate) async fn start(&self, agreed: Agreed) -> Result<GameId, StartError> {
        let id = GameId::from_random(chance::bytes());
        let game = agreed.begin(id, clock::now()).map_err(|error| {
            tracing::error!(%error, "can't open a game on these terms");
            StartError::Unavailable
        })?;
        match self.store.begin_game(game.clone()).await {
            Ok(()) => {}
            Err(AppendError::Conflict) => return Err(StartError::Taken),
            Err(AppendError::NotWritten(error)) => {
                tracing::warn!(%error, "can't start a game");
                return Err(StartError::Unavailable);
            }
            Err(AppendError::Unknown(error)) => {
                // If it was stored after all, its players find it in their game lists.
                tracing::warn!(%error, "a game may not have started");
                return Err(StartError::Unavailable);
            }
        }
        self.announce(&game).await;
        Ok(game.id)
    }

    /// Notifies the players of a stored game, and the lobby that its seeks are gone.
    pub(crate) async fn announce(&self, game: &NewGame) {
        for &seek in &game.seeks {
            self.publish(LobbyFact::Gone(seek)).await;
        }
        self.publish(LobbyFact::Started {
            players: vec![game.black, game.white],
            game: game.id,
            seek: game.seeks.first().copied(),
            after: game.after,
        })
        .await;
    }

    /// Publishes news here and to the other nodes.
    pub(crate) async fn publish(&self, what: LobbyFact) {
        self.lobby.hear(&what);
        let node = self.node.to_string();
        self.bus.tell_lobby(&LobbyNews { node, what }).await;
    }
}
