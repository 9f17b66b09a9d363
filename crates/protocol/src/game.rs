//! A game on the wire.

use crate::{GameId, Side};
use room::{Event, Instant};
use serde::{Deserialize, Serialize};

/// The log of a game, or the end of it.
///
/// [`room::Room::replay`] turns the complete log into the state of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameLog {
    /// The game.
    pub game: GameId,
    /// The client's side; absent for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether the result counts for the players' ratings.
    pub rated: bool,
    /// The previous game, if this one is a rematch or the second game of a heat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<GameId>,
    /// Which game of a heat it is, if it's part of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heat: Option<Heat>,
    /// The server's time.
    pub now: Instant,
    /// The events, starting with the one requested.
    pub events: Vec<Event>,
    /// Who is connected.
    pub presence: Presence,
}

/// A game of a heat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heat {
    /// The first game. When it ends, the second starts automatically.
    First,
    /// The second game, with colors swapped.
    Second,
}

/// Who is connected to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Presence {
    /// Whether Black is connected.
    pub black: bool,
    /// Whether White is connected.
    pub white: bool,
    /// The number of spectators.
    pub watchers: u32,
}
