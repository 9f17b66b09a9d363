//! The worker's replies.

use crate::Part;
use rules::{Move, Square};
use serde::{Deserialize, Serialize};

/// A reply from the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Reply {
    /// A part was loaded, or couldn't be.
    Loaded {
        /// The part.
        part: Part,
        /// What went wrong, for people. The engine works without the part.
        problem: Option<String>,
    },
    /// A search found a line.
    Progress(Progress),
    /// The answer to `play`.
    Played(Played),
    /// The answer to `analyse`.
    Analysis(Analysis),
    /// The answer to `hint`; nothing if there is no legal move.
    Hint(Option<Hint>),
    /// The answer to `probe`.
    Endgame(Endgame),
    /// The answer to `prove`.
    Proof(Proof),
    /// The request is done and has no other answer.
    Done,
    /// The request can't be answered.
    Error {
        /// Why, for people.
        message: String,
    },
}

impl Reply {
    /// Whether this is the final reply to its request.
    pub const fn is_last(&self) -> bool {
        !matches!(self, Reply::Loaded { .. } | Reply::Progress(_))
    }
}

/// The progress of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The rank of the line among those requested: 0 is the best.
    pub rank: u16,
    /// The line.
    pub line: Line,
    /// The current statistics.
    pub statistics: Statistics,
}

/// One line of play and its score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The moves from the searched position, at least one.
    #[serde(with = "notation::serde_forms::moves")]
    pub moves: Vec<Move>,
    /// For the side to move in the searched position.
    pub score: Score,
    /// The search depth, in plies.
    pub depth: u32,
}

/// The value of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Score {
    /// An estimate, in hundredths of a man.
    Evaluation(i32),
    /// A database result.
    Database {
        /// Whether the side to move wins; otherwise it loses.
        wins: bool,
    },
    /// The search saw the end of the game.
    Proven {
        /// Whether the side to move wins; otherwise it loses.
        wins: bool,
        /// The number of plies to the end.
        plies: u32,
    },
}

impl From<Score> for engine::Score {
    fn from(score: Score) -> engine::Score {
        match score {
            Score::Evaluation(value) => engine::Score::evaluation(value),
            Score::Database { wins: true } => engine::Score::tablebase_win(0),
            Score::Database { wins: false } => -engine::Score::tablebase_win(0),
            Score::Proven { wins: true, plies } => engine::Score::win_in(plies),
            Score::Proven { wins: false, plies } => engine::Score::loss_in(plies),
        }
    }
}

impl From<Line> for engine::Line {
    fn from(line: Line) -> engine::Line {
        engine::Line::new(line.moves, line.score.into(), line.depth)
    }
}

/// The statistics of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// The iteration in plies: the current one in a progress report, the last completed one in an
    /// answer.
    pub depth: u32,
    /// The longest line searched, in plies.
    pub selective_depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The number of endgame database hits.
    pub database_hits: u64,
    /// The elapsed time, in microseconds.
    pub time_us: u64,
}

impl Statistics {
    /// Nodes per second, or `None` if no time has passed.
    pub fn nodes_per_second(&self) -> Option<u64> {
        let per_second = u128::from(self.nodes) * 1_000_000;
        Some(per_second.checked_div(u128::from(self.time_us))? as u64)
    }
}

/// An opponent's move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The move; nothing if there is no legal one.
    #[serde(with = "notation::serde_forms::optional_mv", rename = "move")]
    pub mv: Option<Move>,
    /// The expected line, starting with the move.
    pub line: Option<Line>,
    /// The statistics.
    pub statistics: Statistics,
}

/// The best moves of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Analysis {
    /// The requested lines, best first; none if there is no legal move.
    pub lines: Vec<Line>,
    /// The statistics.
    pub statistics: Statistics,
}

/// A hint, to reveal in stages: captures, piece, move, line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The number of captures. If there are any, one is mandatory.
    pub captures: u32,
    /// The square of the piece to move.
    #[serde(with = "notation::serde_forms::square")]
    pub piece: Square,
    /// The move to play.
    #[serde(with = "notation::serde_forms::mv", rename = "move")]
    pub mv: Move,
    /// The line that starts with it.
    #[serde(with = "notation::serde_forms::moves")]
    pub line: Vec<Move>,
    /// What the line gains.
    pub gain: Gain,
}

impl From<&engine::Hint> for Hint {
    fn from(hint: &engine::Hint) -> Hint {
        let captures = match hint.stage(0) {
            engine::HintStage::Captures(captures) => u32::try_from(captures).unwrap_or(u32::MAX),
            _ => 0,
        };
        let line = match hint.stage(engine::Hint::STAGES - 1) {
            engine::HintStage::Line { moves, .. } => moves,
            _ => vec![hint.best()],
        };
        Hint {
            captures,
            piece: hint.best().from(),
            mv: hint.best(),
            line,
            gain: hint.gain().into(),
        }
    }
}

/// What a line gains for the side to move at its start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Gain {
    /// The game is won, in this many plies if known.
    WinsGame(Option<u32>),
    /// The game is lost, but the line holds out longest.
    HoldsOut(Option<u32>),
    /// This many more pieces are won than lost.
    WinsPieces(u32),
    /// Equal numbers of pieces are won and lost, and we come out ahead in kings.
    Crowns,
    /// This many more pieces are lost than won.
    LosesPieces(u32),
    /// No material changes hands: the position keeps its value, in hundredths of a man.
    Keeps(i32),
}

impl From<engine::Gain> for Gain {
    fn from(gain: engine::Gain) -> Gain {
        match gain {
            engine::Gain::WinsGame(plies) => Gain::WinsGame(plies),
            engine::Gain::HoldsOut(plies) => Gain::HoldsOut(plies),
            engine::Gain::WinsPieces(more) => Gain::WinsPieces(more),
            engine::Gain::Crowns => Gain::Crowns,
            engine::Gain::LosesPieces(fewer) => Gain::LosesPieces(fewer),
            engine::Gain::Keeps(value) => Gain::Keeps(value),
        }
    }
}

/// The endgame databases' answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Endgame {
    /// The result of the position; nothing if the databases don't have it.
    pub verdict: Option<Verdict>,
    /// Every legal move with its result for the side that makes it, best first. Empty if the
    /// databases don't know them all.
    pub moves: Vec<MoveVerdict>,
    /// Best play by both sides to the end of the game. Empty if the distance isn't known.
    #[serde(with = "notation::serde_forms::moves")]
    pub line: Vec<Move>,
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
    /// What sets it apart from the other moves.
    pub distinction: Option<Distinction>,
}

/// What sets a move apart from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Distinction {
    /// It's the only one that keeps the win or the draw.
    OnlyMove,
    /// It loses, but no other move holds out as long.
    LongestDefense,
}

/// A result with best play by both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Who wins.
    pub result: Wld,
    /// The number of plies to the end of the game, if known.
    pub plies: Option<u8>,
}

/// The proven result of a position, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The result for the side to move with best play, if it's proven.
    pub result: Option<Wld>,
    /// Whether the result comes from the databases. Otherwise, a search proved it.
    pub by_databases: bool,
    /// The best move found, if there's a legal one.
    #[serde(with = "notation::serde_forms::optional_mv", rename = "move")]
    pub best: Option<Move>,
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
