//! `crownhead board`: show a position.

use crate::Status;
use crate::arguments::PositionArg;
use crate::json::{EndingJson, PieceJson, PositionJson, pieces, write_json};
use crate::spoken;
use crate::terminal_board::{TerminalBoard, wants_colour};
use clap::Args;
use notation::{Fen, Picture};
use rules::{Bitboard, Color, Ending, Game, Labels, Position, RuleSet};
use serde::Serialize;
use share::SvgBoard;
use std::io::Write;
use words::Players;

/// Show a position as a picture.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead board
  crownhead board 'W:W18,24,K30:B5,11,K27' --flip
  crownhead board --setup 'A7=B C3=WK' --turn white --json
  crownhead board --svg > start.svg")]
pub(crate) struct Board {
    #[command(flatten)]
    position: PositionArg,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,

    /// Print only the squares, in a form that the program can read
    #[arg(long, conflicts_with_all = ["flip", "json"])]
    plain: bool,

    /// Draw SVG instead of text
    #[arg(long, conflicts_with_all = ["plain", "json"])]
    svg: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A position as JSON.
#[derive(Serialize)]
struct BoardAnswer {
    #[serde(flatten)]
    position: PositionJson,
    pieces: Vec<PieceJson>,
    black: Count,
    white: Count,
    /// How the game ended, if the side to move can't move.
    ending: Option<EndingJson>,
}

#[derive(Serialize)]
struct Count {
    men: u8,
    kings: u8,
}

impl Board {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let pos = self.position.position()?;
        if self.json {
            write_json(out, &answer(&pos))?;
        } else if self.plain {
            write!(out, "{}", Picture::plain(pos.board()))?;
        } else if self.svg {
            write!(
                out,
                "{}",
                SvgBoard {
                    board: pos.board(),
                    bottom: self.bottom()
                }
            )?;
        } else {
            let picture = TerminalBoard {
                board: pos.board(),
                bottom: self.bottom(),
                marked: Bitboard::EMPTY,
                colour: wants_colour(),
            };
            write!(out, "{picture}\n{}\n{}\n", summary(&pos), Fen::from(&pos))?;
        }
        Ok(Status::Good)
    }

    fn bottom(&self) -> Color {
        if self.flip {
            Color::Black
        } else {
            Color::White
        }
    }
}

fn answer(pos: &Position) -> BoardAnswer {
    let material = pos.board().material();
    BoardAnswer {
        position: pos.into(),
        pieces: pieces(pos.board()),
        black: Count {
            men: material.bm,
            kings: material.bk,
        },
        white: Count {
            men: material.wm,
            kings: material.wk,
        },
        ending: ending(pos).map(EndingJson::from),
    }
}

/// `Black to move. Black: 12 men. White: 11 men, 1 king.`
fn summary(pos: &Position) -> String {
    let speaker = spoken::speaker(Labels::Numbers);
    let state = match ending(pos) {
        Some(ending) => speaker.ending(ending, &Players::unnamed()),
        None => speaker.words.board_turn(speaker.named(pos.turn())),
    };
    let sides = Color::BOTH.map(|color| speaker.material(pos.board(), color));
    format!("{state} {}", sides.join(" "))
}

fn ending(pos: &Position) -> Option<Ending> {
    Game::from_position(*pos, RuleSet::OFFICIAL).ending()
}
