//! What `--json` prints. The same thing has the same shape in every command; `docs/schemas`
//! describes all of them.
//!
//! A command about one thing prints one object. A command about many prints one per line, so that
//! long lists can be read while they are written.

use engine::{Score, ScoreKind, Wld};
use notation::pdn::{GameResult, MoveNumber};
use notation::write_fen;
use room::ending_form;
use rules::{Board, Color, Ending, Position, Square};
use serde::Serialize;
use std::io::{self, Write};

/// Writes a value with indentation, and a line break at the end.
pub(crate) fn write_json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)
}

/// Writes a value on one line.
pub(crate) fn write_json_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

/// The name of a side.
pub(crate) const fn side_word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A position: `{"fen":"B:W18:B14","turn":"black"}`, with more next to it.
#[derive(Serialize)]
pub(crate) struct PositionJson {
    pub(crate) fen: String,
    /// The side to move.
    turn: &'static str,
}

impl From<&Position> for PositionJson {
    fn from(pos: &Position) -> PositionJson {
        PositionJson {
            fen: write_fen(pos),
            turn: side_word(pos.turn()),
        }
    }
}

/// A piece on a square.
#[derive(Serialize)]
pub(crate) struct PieceJson {
    square: u8,
    side: &'static str,
    king: bool,
}

/// The pieces on a board, by square.
pub(crate) fn pieces(board: &Board) -> Vec<PieceJson> {
    let piece = |(square, piece): (Square, rules::Piece)| PieceJson {
        square: square.number(),
        side: side_word(piece.color),
        king: piece.is_king(),
    };
    board.iter().map(piece).collect()
}

/// What a position or a move is worth for the side to move: `{"men":0.25}` by an evaluation,
/// `{"outcome":"win","plies":7}` if it's certain. The number of plies may be unknown.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ScoreJson {
    Evaluation {
        men: f64,
    },
    Certain {
        outcome: &'static str,
        plies: Option<u32>,
    },
}

impl ScoreJson {
    /// An evaluation in hundredths of a man.
    pub(crate) fn evaluation(hundredths: i32) -> ScoreJson {
        ScoreJson::Evaluation {
            men: f64::from(hundredths) / 100.0,
        }
    }

    fn certain(wins: bool, plies: Option<u32>) -> ScoreJson {
        let outcome = if wins { "win" } else { "loss" };
        ScoreJson::Certain { outcome, plies }
    }
}

impl From<Score> for ScoreJson {
    fn from(score: Score) -> ScoreJson {
        match score.kind() {
            ScoreKind::Evaluation(value) => ScoreJson::evaluation(value),
            ScoreKind::Tablebase { wins } => ScoreJson::certain(wins, None),
            ScoreKind::Proven { wins, plies } => ScoreJson::certain(wins, Some(plies)),
        }
    }
}

impl From<tablebase::Verdict> for ScoreJson {
    fn from(verdict: tablebase::Verdict) -> ScoreJson {
        ScoreJson::Certain {
            outcome: match verdict.result {
                Wld::Win => "win",
                Wld::Draw => "draw",
                Wld::Loss => "loss",
            },
            plies: verdict.plies.map(u32::from),
        }
    }
}

/// How a game ended: `{"result":"0-1","termination":"blocked"}`.
#[derive(Serialize)]
pub(crate) struct EndingJson {
    /// The result as in PDN.
    result: &'static str,
    termination: serde_json::Value,
}

impl From<Ending> for EndingJson {
    fn from(ending: Ending) -> EndingJson {
        let mut form = ending_form::serialize(&ending, serde_json::value::Serializer)
            .expect("an ending has a JSON form");
        EndingJson {
            result: GameResult::from(ending.outcome).text(),
            termination: form["termination"].take(),
        }
    }
}

/// The number of a move: `{"number":12,"side":"white"}`.
#[derive(Serialize)]
pub(crate) struct MoveNumberJson {
    number: u32,
    side: &'static str,
}

impl From<MoveNumber> for MoveNumberJson {
    fn from(at: MoveNumber) -> MoveNumberJson {
        MoveNumberJson {
            number: at.number,
            side: side_word(at.turn),
        }
    }
}

/// Games won, drawn and lost, for the player or side that they're about.
#[derive(Serialize)]
pub(crate) struct CountsJson {
    pub(crate) game_count: u64,
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
    /// The share of points, from 0 to 1.
    pub(crate) share: Option<f64>,
}
