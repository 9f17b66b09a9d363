//! Messages in the editor and in review.

use super::Speaker;
use crate::{Side, Tool as NamedTool, Words};
use board_ui::{Edit, EditRefusal, Editor, Tool};
use rules::{Color, MAX_PIECES, NotPlayable, PlacementRefusal, Problem, Rank, Square};
use study::Evaluation;

impl Speaker {
    /// A tool as a message argument.
    pub const fn named_tool(&self, tool: Tool) -> NamedTool {
        let piece = match tool {
            Tool::Place(piece) => piece,
            Tool::Erase => return NamedTool::Erase,
            Tool::MustBeEmpty => return NamedTool::MustBeEmpty,
        };
        match (self.named(piece.color), piece.rank) {
            (Side::Red, Rank::Man) => NamedTool::RedMan,
            (Side::Red, Rank::King) => NamedTool::RedKing,
            (Side::Black, Rank::Man) => NamedTool::BlackMan,
            (Side::Black, Rank::King) => NamedTool::BlackKing,
            (Side::White, Rank::Man) => NamedTool::WhiteMan,
            (Side::White, Rank::King) => NamedTool::WhiteKing,
        }
    }

    /// The name of a tool: `Red king`, `Erase`.
    pub fn tool(&self, tool: Tool) -> &'static str {
        let words = self.words;
        match self.named_tool(tool) {
            NamedTool::RedMan => words.tool_red_man(),
            NamedTool::RedKing => words.tool_red_king(),
            NamedTool::BlackMan => words.tool_black_man(),
            NamedTool::BlackKing => words.tool_black_king(),
            NamedTool::WhiteMan => words.tool_white_man(),
            NamedTool::WhiteKing => words.tool_white_king(),
            NamedTool::Erase => words.tool_erase(),
            NamedTool::MustBeEmpty => words.tool_must_be_empty(),
        }
    }

    /// How many pieces a side can still place: `Red: 3 left`.
    pub fn left(&self, color: Color, left: u32) -> String {
        self.words.editor_left(self.named(color), left)
    }

    /// A square of the editor: `14, must be empty`.
    pub fn set_up_square(&self, editor: &Editor, square: Square) -> String {
        if editor.must_be_empty().contains(square) {
            self.words.square_must_be_empty(&self.name(square))
        } else {
            self.square(square, editor.board().get(square))
        }
    }

    /// What to say after an action in the editor, if anything.
    pub fn edited(&self, editor: &Editor, edit: &Edit) -> Option<String> {
        let left = |color| self.left(color, editor.left(color));
        Some(match edit {
            Edit::Unchanged => return None,
            Edit::Changed if editor.is_full() => self.words.editor_complete().to_owned(),
            Edit::Changed => {
                let (black, white) = (left(Color::Black), left(Color::White));
                self.words.editor_left_both(&black, &white)
            }
            Edit::Crowned(square) => self.words.editor_crowned(&self.name(*square)),
            Edit::ToolChosen(tool) => self.words.editor_tool_chosen(self.named_tool(*tool)),
            Edit::Marked(square) => self.words.square_must_be_empty(&self.name(*square)),
            Edit::Focused(square) => self.set_up_square(editor, *square),
            Edit::Refused { why, .. } => self.edit_refusal(why),
        })
    }

    /// Why something wasn't possible in the editor.
    pub fn edit_refusal(&self, why: &EditRefusal) -> String {
        match why {
            EditRefusal::Placement(why) => self.placement_refusal(why),
            EditRefusal::Text(why) => self.words.editor_bad_text(&self.bad_setup_text(why)),
            EditRefusal::Fen(why) => self.words.editor_bad_fen(&self.bad_fen(why)),
            EditRefusal::NothingToUndo => self.words.editor_nothing_to_undo().to_owned(),
            EditRefusal::NothingToRedo => self.words.editor_nothing_to_redo().to_owned(),
        }
    }

    /// Why a piece wasn't placed.
    pub fn placement_refusal(&self, why: &PlacementRefusal) -> String {
        match *why {
            PlacementRefusal::Occupied { square, standing } => {
                let piece = self.piece(standing);
                self.words.placement_occupied(piece, &self.name(square))
            }
            PlacementRefusal::OutOfPieces(color) => self
                .words
                .placement_out_of_pieces(self.named(color), MAX_PIECES),
            PlacementRefusal::ManOnCrownRow { square, color } => {
                self.problem(Problem::ManOnCrownRow { square, color })
            }
            PlacementRefusal::NotPlayable(NotPlayable::OffBoard(_)) => {
                self.words.placement_off_board().to_owned()
            }
            PlacementRefusal::NotPlayable(NotPlayable::Light(_)) => {
                self.words.placement_light_square().to_owned()
            }
        }
    }

    /// A problem that makes the board unplayable.
    pub fn problem(&self, problem: Problem) -> String {
        match problem {
            Problem::TooManyPieces { color, count } => {
                let side = self.named(color);
                self.words.problem_too_many_pieces(side, count, MAX_PIECES)
            }
            Problem::ManOnCrownRow { square, .. } => {
                self.words.problem_man_on_king_row(&self.name(square))
            }
            Problem::EmptyBoard => self.words.problem_empty_board().to_owned(),
        }
    }

    /// How good a position is: `+1.25` for Black, `-0.40`, `Red wins in 7`, `draw`.
    pub fn evaluation(&self, evaluation: Evaluation) -> String {
        match evaluation {
            Evaluation::Estimate(hundredths) => {
                let sign = match hundredths {
                    0 => "",
                    1.. => "+",
                    _ => "-",
                };
                self.code(&format!("{sign}{}", men(hundredths)))
            }
            Evaluation::Win { winner, plies } => {
                let side = self.named(winner);
                match plies {
                    None => self.words.evaluation_wins(side),
                    Some(0) => self.words.evaluation_won(side),
                    Some(plies) => self.words.evaluation_wins_in(side, plies.div_ceil(2)),
                }
            }
            Evaluation::Draw => self.words.evaluation_draw().to_owned(),
        }
    }

    /// By how much one side is better, in pieces: `1.25`.
    pub fn advantage(&self, hundredths: i32) -> String {
        self.code(&men(hundredths))
    }
}

/// The size of an estimate, without a sign: `1.25`.
fn men(hundredths: i32) -> String {
    let size = hundredths.unsigned_abs();
    format!("{}.{:02}", size / 100, size % 100)
}

impl Words {
    /// The depth and the number of positions of a search: `depth 17 · 1.2M positions`.
    pub fn effort(&self, depth: u32, nodes: u64) -> String {
        let nodes = match nodes {
            0..1_000 => self.number(nodes),
            1_000..1_000_000 => self.nodes_thousands(nodes / 1_000),
            _ => self.nodes_millions(nodes as f64 / 1e6),
        };
        self.review_effort(depth, &nodes)
    }
}
