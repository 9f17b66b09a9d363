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
    /// The server's time.
    pub now: Instant,
    /// The events from the first that was asked for.
    pub events: Vec<Event>,
    /// Who is there.
    pub presence: Presence,
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
