//! The page's requests.

use crate::GameSoFar;
use serde::{Deserialize, Serialize};

/// A request from the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Fetch these parts. [`Reply::Loaded`](crate::Reply::Loaded) reports each when it's loaded or
    /// has failed; [`Reply::Done`](crate::Reply::Done) comes after the last. The other requests
    /// don't wait for them, except that no search starts while the network is loading.
    Load {
        /// The parts.
        parts: Vec<Part>,
    },
    /// Forget the earlier games.
    NewGame,
    /// Use this much memory for the hash table. If it's a change, the engine forgets what it knows.
    Memory {
        /// In mebibytes.
        hash_mb: u16,
    },
    /// Choose a move as an opponent of some level.
    Play {
        /// The game.
        game: GameSoFar,
        /// Who chooses.
        opponent: Opponent,
        /// The limits, in addition to those of the level.
        limits: Limits,
    },
    /// Find the best moves.
    Analyse {
        /// The game.
        game: GameSoFar,
        /// When to stop, and how many lines to report.
        limits: Limits,
    },
    /// Find a hint, to reveal in stages.
    Hint {
        /// The game.
        game: GameSoFar,
        /// When to stop.
        limits: Limits,
    },
    /// Probe the endgame databases for every move. Large tables come from the server block by block,
    /// so the answer can take a few seconds.
    Probe {
        /// The game.
        game: GameSoFar,
    },
    /// Ask the server again which large endgame tables it has.
    RefreshTables,
    /// Prove the result of the game's position under the official rules.
    Prove {
        /// The game.
        game: GameSoFar,
        /// When to stop.
        limits: Limits,
    },
    /// Play from this book instead of the built-in one.
    OwnBook {
        /// The book file in hexadecimal, or nothing to return to the built-in book.
        book: Option<String>,
    },
}

/// A part that's optional for the engine, loaded while the page is already running.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The evaluation network. Without it, the handcrafted evaluation is used.
    Network,
    /// The endgame databases.
    Endgames,
    /// The opening book.
    Book,
}

impl Part {
    /// All parts, most useful first.
    pub const ALL: [Part; 3] = [Part::Network, Part::Endgames, Part::Book];
}

/// A player of some level in one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// From 1, the weakest, to 10.
    pub level: u8,
    /// Varies its games: a new one for each game, constant throughout the game.
    pub seed: u64,
}

/// When a search stops. All limits apply together; without any, it runs until stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// The last iteration, in plies.
    pub depth: Option<u32>,
    /// The approximate number of positions to search.
    pub nodes: Option<u64>,
    /// The time, in milliseconds.
    pub time_ms: Option<u64>,
    /// The clock of the player to move. Can't be combined with `time_ms`.
    pub clock: Option<Clock>,
    /// The number of lines to report, best first.
    pub lines: u16,
}

impl Limits {
    /// This much time.
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
    /// The remaining time, in milliseconds.
    pub remaining_ms: u64,
    /// The time added with each move, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}
