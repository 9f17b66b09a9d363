//! What the worker answers.

use crate::Part;
use rules::{Move, Square};
use serde::{Deserialize, Serialize};

/// What the worker answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Reply {
    /// A part has arrived, or cannot be had.
    Loaded {
        /// The part.
        part: Part,
        /// What went wrong, for people. The engine does without the part.
        problem: Option<String>,
    },
    /// A search has found a line.
    Progress(Progress),
    /// The answer to `play`.
    Played(Played),
    /// The answer to `analyse`.
    Analysis(Analysis),
    /// The answer to `hint`; nothing where there is no legal move.
    Hint(Option<Hint>),
    /// The answer to `probe`.
    Endgame(Endgame),
    /// The request is done and has no other answer.
    Done,
    /// The request cannot be answered.
    Error {
        /// Why, for people.
        message: String,
    },
}

impl Reply {
    /// Whether no other reply to the same request follows.
    pub const fn is_last(&self) -> bool {
        !matches!(self, Reply::Loaded { .. } | Reply::Progress(_))
    }
}

/// How far a search has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The place of the line among those asked for: 0 is the best.
    pub rank: u16,
    /// The line.
    pub line: Line,
    /// The numbers so far.
    pub statistics: Statistics,
}

/// One line of play and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The moves from the searched position on, at least one.
    #[serde(with = "notation::serde_forms::moves")]
    pub moves: Vec<Move>,
    /// For the side to move in the searched position.
    pub score: Score,
    /// How deep it was searched, in plies.
    pub depth: u32,
}

/// What a position is worth for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Score {
    /// A guess, in hundredths of a man.
    Evaluation(i32),
    /// A database knows it.
    Database {
        /// Whether the side to move wins; it loses if not.
        wins: bool,
    },
    /// The search has seen the end of the game.
    Proven {
        /// Whether the side to move wins; it loses if not.
        wins: bool,
        /// How many plies it takes.
        plies: u32,
    },
}

/// The numbers of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// The last iteration that was begun, in plies.
    pub depth: u32,
    /// The longest line that was looked at, in plies.
    pub selective_depth: u32,
    /// The positions that were looked at.
    pub nodes: u64,
    /// How many answers came from the endgame databases.
    pub database_hits: u64,
    /// How long it took so far, in microseconds.
    pub time_us: u64,
}

impl Statistics {
    /// Nodes per second; `None` where no time has passed.
    pub fn nodes_per_second(&self) -> Option<u64> {
        let per_second = u128::from(self.nodes) * 1_000_000;
        Some(per_second.checked_div(u128::from(self.time_us))? as u64)
    }
}

/// The move of an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The move; nothing where there is no legal one.
    #[serde(with = "notation::serde_forms::optional_mv", rename = "move")]
    pub mv: Option<Move>,
    /// What it expects, with the move as the first.
    pub line: Option<Line>,
    /// How long such a player would have thought, in milliseconds. A page that has the move
    /// earlier waits for the rest, so that it feels natural.
    pub pause_ms: u32,
    /// The numbers.
    pub statistics: Statistics,
}

/// The best moves of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Analysis {
    /// The lines that were asked for, the best first; none where there is no legal move.
    pub lines: Vec<Line>,
    /// The numbers.
    pub statistics: Statistics,
}

/// A hint, to be told in stages: captures, piece, move, line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// How many captures there are. If there are any, one must be taken.
    pub captures: u32,
    /// Where the piece to move stands.
    #[serde(with = "notation::serde_forms::square")]
    pub piece: Square,
    /// The move to play.
    #[serde(with = "notation::serde_forms::mv", rename = "move")]
    pub mv: Move,
    /// The line that it starts.
    #[serde(with = "notation::serde_forms::moves")]
    pub line: Vec<Move>,
    /// What the line brings.
    pub gain: Gain,
}

/// What a line brings to the side to move at its start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Gain {
    /// The game is won, after so many plies where that is known.
    WinsGame(Option<u32>),
    /// It is lost, but the line holds out longest.
    HoldsOut(Option<u32>),
    /// So many more pieces are won than lost.
    WinsPieces(u32),
    /// As many are won as lost, and a man more of ours is crowned than of theirs.
    Crowns,
    /// So many pieces are lost, fewer than otherwise.
    LosesPieces(u32),
    /// Nothing changes hands: the position stays as good as it is, in hundredths of a man.
    Keeps(i32),
}

/// What the endgame databases say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Endgame {
    /// The result of the position; nothing where the databases do not have it.
    pub verdict: Option<Verdict>,
    /// Every legal move with its result for the side that makes it, the best first. None where
    /// the databases do not know them all.
    pub moves: Vec<MoveVerdict>,
}

/// A move and what it leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveVerdict {
    /// The move.
    #[serde(with = "notation::serde_forms::mv", rename = "move")]
    pub mv: Move,
    /// Its result, for the side that makes it.
    pub verdict: Verdict,
}

/// A result with best play on both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Who wins.
    pub result: Wld,
    /// How many plies the game goes on, where that is known.
    pub plies: Option<u8>,
}

/// A result for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wld {
    /// It wins.
    Win,
    /// It loses.
    Loss,
    /// Neither side can force a win.
    Draw,
}
