//! A game as it is sent.

use crate::{GameId, Side};
use room::{Event, Instant};
use serde::{Deserialize, Serialize};

/// The log of a game, or its end.
///
/// [`room::Room::replay`] of all events gives the state of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameLog {
    /// The game.
    pub game: GameId,
    /// The side that the client plays; nothing for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether the result counts for the players' ratings.
    pub rated: bool,
    /// The game before it, if it is a rematch or the second of a heat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<GameId>,
    /// Which part of a heat it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heat: Option<Heat>,
    /// The server's time.
    pub now: Instant,
    /// The events from the first that was asked for.
    pub events: Vec<Event>,
    /// Who is there.
    pub presence: Presence,
}

/// A part of a heat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heat {
    /// When it ends, the second begins by itself.
    First,
    /// The one with colours changed.
    Second,
}

/// Who is at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Presence {
    /// Whether Black is there.
    pub black: bool,
    /// Whether White is there.
    pub white: bool,
    /// How many others watch.
    pub watchers: u32,
}
