//! What a page asks.

use crate::GameSoFar;
use serde::{Deserialize, Serialize};

/// What a page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Fetch these parts. Each is told of by [`Reply::Loaded`](crate::Reply::Loaded) when it is there or
    /// cannot be had; [`Reply::Done`](crate::Reply::Done) comes after the last. The other requests do
    /// not wait for them, except that nothing is searched while the network is on its way.
    Load {
        /// The parts.
        parts: Vec<Part>,
    },
    /// Forget what was seen in the games before.
    NewGame,
    /// Choose a move as an opponent of some level.
    Play {
        /// The game.
        game: GameSoFar,
        /// Who chooses.
        opponent: Opponent,
        /// What bounds it, besides what the level does anyway.
        limits: Limits,
    },
    /// Look for the best moves.
    Analyse {
        /// The game.
        game: GameSoFar,
        /// When to end, and how many lines to tell.
        limits: Limits,
    },
    /// Find a hint, to be told in stages.
    Hint {
        /// The game.
        game: GameSoFar,
        /// When to end.
        limits: Limits,
    },
    /// Ask the endgame databases about every move.
    Probe {
        /// The game.
        game: GameSoFar,
    },
}

/// What the engine can do without, and loads while the page is already there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The network that judges positions. Without it the hand-made evaluation does.
    Network,
    /// The endgame databases.
    Endgames,
    /// The opening book.
    Book,
}

impl Part {
    /// All parts, the most useful first.
    pub const ALL: [Part; 3] = [Part::Network, Part::Endgames, Part::Book];
}

/// A player of some level on some evening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// From 1, the weakest, to 10.
    pub level: u8,
    /// What makes its games differ: a fresh one for each game, the same through the game.
    pub seed: u64,
}

/// When a search ends. All bounds hold together; without any it ends when it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// The last iteration, in plies.
    pub depth: Option<u32>,
    /// About how many positions are looked at.
    pub nodes: Option<u64>,
    /// How long it takes, in milliseconds.
    pub time_ms: Option<u64>,
    /// The clock of the player to move. Not together with `time_ms`.
    pub clock: Option<Clock>,
    /// How many lines are wanted, from the best on.
    pub lines: u16,
}

impl Limits {
    /// This long.
    pub const fn time(milliseconds: u64) -> Limits {
        Limits {
            time_ms: Some(milliseconds),
            ..Limits::NONE
        }
    }

    /// No limit, one line.
    pub const NONE: Limits = Limits {
        depth: None,
        nodes: None,
        time_ms: None,
        clock: None,
        lines: 1,
    };
}

/// No limit, one line.
impl Default for Limits {
    fn default() -> Limits {
        Limits::NONE
    }
}

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What is left on it, in milliseconds.
    pub remaining_ms: u64,
    /// What is added with each move, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}
