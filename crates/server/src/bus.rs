//! What nodes tell each other.
//!
//! The store decides; the bus only makes it known sooner. News may be lost, come twice or out of order,
//! and nothing breaks: whoever sees a gap reads the store.

#[cfg(feature = "cluster")]
mod nats;
#[cfg(not(feature = "cluster"))]
#[path = "bus/without_nats.rs"]
mod nats;

pub use nats::ConnectError;

use crate::store::Pass;
use nats::Nats;
use protocol::{GameId, PlayerId, Seek, SeekId, ServerMessage};
use room::Event;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};

/// The way to the other nodes.
#[derive(Clone)]
pub enum Bus {
    /// There are none.
    Alone,
    /// Over a NATS server.
    Nats(NatsBus),
}

/// Other nodes over a NATS server.
#[derive(Clone)]
pub struct NatsBus(Nats);

/// News about one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct GameNews {
    /// The node that tells it.
    pub(crate) node: String,
    pub(crate) what: GameFact,
}

/// What can be new about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GameFact {
    /// An event was stored.
    Event(Event),
    /// These are at the game on that node.
    Here(protocol::Presence),
    /// Somebody said something, and everybody may hear it.
    Said(ServerMessage),
    /// The players went on to this game.
    Next(GameId),
}

/// News about the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LobbyNews {
    /// The node that tells it.
    pub(crate) node: String,
    pub(crate) what: LobbyFact,
}

/// What can be new in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LobbyFact {
    /// A seek was opened.
    Opened(Seek),
    /// A seek is gone.
    Gone(SeekId),
    /// A game has begun for these players.
    Started {
        players: Vec<PlayerId>,
        game: GameId,
        seek: Option<SeekId>,
        after: Option<GameId>,
    },
    /// These passes of a player are no longer good.
    Revoked { player: PlayerId, passes: Vec<Pass> },
    /// A pass of a player has been replaced by another.
    Renewed {
        player: PlayerId,
        old: Pass,
        new: Pass,
    },
}

impl Bus {
    /// Connects to the NATS server at this address.
    pub async fn connect(url: &str) -> Result<Bus, ConnectError> {
        Ok(Bus::Nats(NatsBus(Nats::connect(url).await?)))
    }

    /// Whether there are other nodes to hear from.
    pub(crate) const fn has_others(&self) -> bool {
        matches!(self, Bus::Nats(_))
    }

    /// Whether news from other nodes can be expected, as far as this is known.
    pub(crate) fn is_up(&self) -> bool {
        match self {
            Bus::Alone => true,
            Bus::Nats(NatsBus(nats)) => nats.is_up(),
        }
    }

    /// Tells the other nodes something about a game.
    pub(crate) async fn tell_game(&self, game: GameId, news: &GameNews) {
        if let Bus::Nats(NatsBus(nats)) = self {
            nats.publish(&format!("game.{game}"), news);
        }
    }

    /// Tells the other nodes something about the lobby.
    pub(crate) async fn tell_lobby(&self, news: &LobbyNews) {
        if let Bus::Nats(NatsBus(nats)) = self {
            nats.publish("lobby", news);
        }
    }

    /// Changes each time that the bus is back after it was away, and news may have been lost.
    pub(crate) fn returns(&self) -> Option<watch::Receiver<u64>> {
        match self {
            Bus::Alone => None,
            Bus::Nats(NatsBus(nats)) => Some(nats.connections()),
        }
    }

    /// Hears about a game for as long as the receiver is kept.
    pub(crate) async fn follow_game(&self, game: GameId) -> Option<mpsc::Receiver<GameNews>> {
        match self {
            Bus::Alone => None,
            Bus::Nats(NatsBus(nats)) => nats.subscribe(&format!("game.{game}")).await,
        }
    }

    /// Hears about the lobby for as long as the receiver is kept.
    pub(crate) async fn follow_lobby(&self) -> Option<mpsc::Receiver<LobbyNews>> {
        match self {
            Bus::Alone => None,
            Bus::Nats(NatsBus(nats)) => nats.subscribe("lobby").await,
        }
    }
}
