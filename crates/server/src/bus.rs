//! News between nodes.
//!
//! The store is authoritative. The bus only spreads the news faster. News may be lost, duplicated
//! or reordered without harm: a node that sees a gap reads the store.

#[cfg(feature = "cluster")]
mod nats;
#[cfg(not(feature = "cluster"))]
#[path = "bus/without_nats.rs"]
mod nats;

pub use nats::ConnectError;

use crate::store::Pass;
use host::GameFact;
use nats::Nats;
use protocol::{GameId, PlayerId, Seek, SeekId};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};

/// The connection to the other nodes.
#[derive(Clone)]
pub enum Bus {
    /// There are no other nodes.
    Alone,
    /// Over a NATS server.
    Nats(NatsBus),
}

/// A bus over a NATS server.
#[derive(Clone)]
pub struct NatsBus(Nats);

/// News about one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct GameNews {
    /// The sender.
    pub(crate) node: String,
    pub(crate) what: GameFact,
}

/// News about the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LobbyNews {
    /// The sender.
    pub(crate) node: String,
    pub(crate) what: LobbyFact,
}

/// What happened in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LobbyFact {
    /// A seek was opened.
    Opened(Seek),
    /// A seek was closed.
    Gone(SeekId),
    /// A game has started for these players.
    Started {
        players: Vec<PlayerId>,
        game: GameId,
        seek: Option<SeekId>,
        after: Option<GameId>,
    },
    /// These passes of a player were revoked.
    Revoked { player: PlayerId, passes: Vec<Pass> },
    /// A player's account was deleted, who had this name if it's known.
    Deleted {
        player: PlayerId,
        name: Option<String>,
    },
    /// A pass of a player was replaced.
    Renewed {
        player: PlayerId,
        old: Pass,
        new: Pass,
    },
}

impl Bus {
    /// Connects to the NATS server at this URL.
    pub async fn connect(url: &str) -> Result<Bus, ConnectError> {
        Ok(Bus::Nats(NatsBus(Nats::connect(url).await?)))
    }

    /// Whether there may be other nodes.
    pub(crate) const fn has_others(&self) -> bool {
        matches!(self, Bus::Nats(_))
    }

    /// Whether the bus is connected, as far as we know.
    pub(crate) fn is_up(&self) -> bool {
        match self {
            Bus::Alone => true,
            Bus::Nats(NatsBus(nats)) => nats.is_up(),
        }
    }

    /// Publishes news about a game.
    pub(crate) async fn tell_game(&self, game: GameId, news: &GameNews) {
        if let Bus::Nats(NatsBus(nats)) = self {
            nats.publish(&format!("game.{game}"), news);
        }
    }

    /// Publishes news about the lobby.
    pub(crate) async fn tell_lobby(&self, news: &LobbyNews) {
        if let Bus::Nats(NatsBus(nats)) = self {
            nats.publish("lobby", news);
        }
    }

    /// Changes whenever the bus reconnects, because news may have been lost.
    pub(crate) fn returns(&self) -> Option<watch::Receiver<u64>> {
        match self {
            Bus::Alone => None,
            Bus::Nats(NatsBus(nats)) => Some(nats.connections()),
        }
    }

    /// Subscribes to a game until the receiver is dropped.
    pub(crate) async fn follow_game(&self, game: GameId) -> Option<mpsc::Receiver<GameNews>> {
        match self {
            Bus::Alone => None,
            Bus::Nats(NatsBus(nats)) => nats.subscribe(&format!("game.{game}")).await,
        }
    }

    /// Subscribes to the lobby until the receiver is dropped.
    pub(crate) async fn follow_lobby(&self) -> Option<mpsc::Receiver<LobbyNews>> {
        match self {
            Bus::Alone => None,
            Bus::Nats(NatsBus(nats)) => nats.subscribe("lobby").await,
        }
    }
}
