//! How games begin.

use crate::bus::{Bus, LobbyFact, LobbyNews};
use crate::lobby::Lobby;
use crate::store::{AppendError, NewGame, Store};
use crate::{chance, clock};
use protocol::{GameId, Heat, PlayerId, SeekId};
use room::{Room, Terms};
use std::sync::Arc;

/// Begins games and tells their players.
#[derive(Clone)]
pub(crate) struct Starter {
    pub(crate) node: Arc<str>,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) lobby: Lobby,
}

/// A game that two players have agreed on.
pub(crate) struct Agreed {
    pub(crate) black: PlayerId,
    pub(crate) white: PlayerId,
    pub(crate) terms: Terms,
    pub(crate) rated: bool,
    /// The game that it is the rematch of, or the second part of the heat of.
    pub(crate) after: Option<GameId>,
    /// Which part of a heat it is.
    pub(crate) heat: Option<Heat>,
    /// The seeks that it takes; the first is the one that was taken.
    pub(crate) seeks: Vec<SeekId>,
}

/// Why a game does not begin.
#[derive(Debug)]
pub(crate) enum StartError {
    /// The seek is gone, or the rematch has begun already.
    Taken,
    /// The store does not answer.
    Unavailable,
}

impl Starter {
    /// Begins a game. When this returns it is stored, and its players are told.
    pub(crate) async fn start(&self, agreed: Agreed) -> Result<GameId, StartError> {
        let game = self.prepare(agreed)?;
        match self.store.begin_game(game.clone()).await {
            Ok(()) => {}
            Err(AppendError::Conflict) => return Err(StartError::Taken),
            Err(AppendError::NotWritten(error)) => {
                tracing::warn!(%error, "a game could not begin");
                return Err(StartError::Unavailable);
            }
            Err(AppendError::Unknown(error)) => {
                // If it was written after all, its players find it in the list of their games.
                tracing::warn!(%error, "a game may not have begun");
                return Err(StartError::Unavailable);
            }
        }
        self.announce(&game).await;
        Ok(game.id)
    }

    /// A game that begins now, before it is stored.
    pub(crate) fn prepare(&self, agreed: Agreed) -> Result<NewGame, StartError> {
        let (_, opened) = Room::open(agreed.terms, clock::now()).map_err(|error| {
            tracing::error!(%error, "terms that make no game");
            StartError::Unavailable
        })?;
        Ok(NewGame {
            id: GameId::from_random(chance::bytes()),
            black: agreed.black,
            white: agreed.white,
            rated: agreed.rated,
            after: agreed.after,
            heat: agreed.heat,
            opened,
            seeks: agreed.seeks,
        })
    }

    /// Tells the players of a game that was stored, and the lobby that its seeks are gone.
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

    /// Makes news known here and on the other nodes.
    pub(crate) async fn publish(&self, what: LobbyFact) {
        self.lobby.hear(&what);
        let node = self.node.to_string();
        self.bus.tell_lobby(&LobbyNews { node, what }).await;
    }
}
