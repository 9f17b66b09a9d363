//! `crownhead moves`: list the legal moves.

use super::labels;
use crate::Status;
use crate::arguments::PositionArg;
use crate::json::{EndingJson, PositionJson, write_json};
use crate::spoken;
use clap::Args;
use notation::{write_fen, write_move};
use rules::{Game, Move, Position, RuleSet, Square};
use serde::Serialize;
use std::io::Write;
use words::Players;

/// List the legal moves of a position, one per line.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead moves
  crownhead moves --letters
  crownhead moves 'B:W6,7,14,15:B2' --json")]
pub(crate) struct Moves {
    #[command(flatten)]
    position: PositionArg,

    /// Use letters and digits: E3-D4 instead of 23-18
    #[arg(long)]
    letters: bool,

    /// House rule: men can't capture kings
    #[arg(long)]
    kings_safe_from_men: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct MovesAnswer {
    #[serde(flatten)]
    position: PositionJson,
    /// Whether the side to move must capture.
    must_capture: bool,
    moves: Vec<MoveAnswer>,
    /// How the game ended, if it's over.
    ending: Option<EndingJson>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    text: String,
    from: u8,
    to: u8,
    path: Vec<u8>,
    captured: Vec<u8>,
    /// The position after the move.
    fen: String,
}

impl Moves {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let pos = self.position.position()?;
        let rules = RuleSet {
            kings_safe_from_men: self.kings_safe_from_men,
        };
        let labels = labels(self.letters);
        let game = Game::from_position(pos, rules);
        let ending = game.ending();
        let mut moves = game.legal_moves();
        moves.sort_unstable_by_key(|mv| mv.path());
        let text = |mv: Move| write_move(&pos, rules, mv, labels).to_string();
        if self.json {
            let answer = MovesAnswer {
                position: PositionJson::from(&pos),
                must_capture: moves.first().is_some_and(|mv| mv.is_capture()),
                moves: moves.iter().map(|&mv| answer(&pos, mv, text(mv))).collect(),
                ending: ending.map(EndingJson::from),
            };
            write_json(out, &answer)?;
        } else if let Some(ending) = ending {
            let told = spoken::speaker(labels).ending(ending, &Players::unnamed());
            writeln!(out, "{told}")?;
        } else {
            for mv in moves {
                writeln!(out, "{}", text(mv))?;
            }
        }
        Ok(Status::Good)
    }
}

fn answer(pos: &Position, mv: Move, text: String) -> MoveAnswer {
    MoveAnswer {
        text,
        from: mv.from().number(),
        to: mv.to().number(),
        path: mv.path().into_iter().map(Square::number).collect(),
        captured: mv.captured().into_iter().map(Square::number).collect(),
        fen: write_fen(&pos.play_unchecked(mv)),
    }
}
