//! What is said in the set-up editor and in review.

use super::{Voice, capitalized};
use crate::{Edit, EditRefusal, Editor, Evaluation, Tool};
use rules::{Color, MAX_PIECES, Piece, PlacementRefusal, Problem};

impl Voice {
    /// The name of a tool: `Red king`, `Erase`.
    pub fn tool(&self, tool: Tool) -> String {
        match tool {
            Tool::Place(piece) => capitalized(&self.piece(piece)),
            Tool::Erase => "Erase".to_owned(),
        }
    }

    /// How many pieces a side may still place: `Red: 3 left.`
    pub fn left(&self, color: Color, left: u32) -> String {
        match left {
            0 => format!("{}: all {MAX_PIECES} placed.", self.side(color)),
            _ => format!("{}: {left} left.", self.side(color)),
        }
    }

    /// What to tell after something was done in the editor, if there is something.
    pub fn edited(&self, editor: &Editor, edit: &Edit) -> Option<String> {
        Some(match edit {
            Edit::Unchanged => return None,
            Edit::Changed if editor.is_full() => {
                "Both sides have all their pieces: the position is complete.".to_owned()
            }
            Edit::Changed => format!(
                "{} {}",
                self.left(Color::Black, editor.left(Color::Black)),
                self.left(Color::White, editor.left(Color::White))
            ),
            Edit::ToolChosen(tool) => format!("{} chosen.", self.tool(*tool)),
            Edit::Focused(square) => self.square(*square, editor.board().get(*square)),
            Edit::Refused { why, .. } => self.edit_refusal(why),
        })
    }

    /// Why something was not possible in the editor.
    pub fn edit_refusal(&self, why: &EditRefusal) -> String {
        match why {
            EditRefusal::Placement(why) => self.placement_refusal(why),
            EditRefusal::Text(why) => sentence(&why.to_string()),
            EditRefusal::Fen(why) => format!("This is not a position in FEN: {why}."),
            EditRefusal::NothingToUndo => "There is nothing to undo.".to_owned(),
            EditRefusal::NothingToRedo => "There is nothing to redo.".to_owned(),
        }
    }

    /// Why a piece was not placed.
    pub fn placement_refusal(&self, why: &PlacementRefusal) -> String {
        match *why {
            PlacementRefusal::Occupied { square, standing } => format!(
                "Can't place here: a {} is on {} already.",
                self.piece(standing),
                self.name(square)
            ),
            PlacementRefusal::OutOfPieces(color) => format!(
                "Out of pieces: {} has all {MAX_PIECES} on the board.",
                self.side(color)
            ),
            PlacementRefusal::ManOnCrownRow { square, color } => {
                self.problem(Problem::ManOnCrownRow { square, color })
            }
            PlacementRefusal::NotPlayable(_) => why.sentence(self.labels),
        }
    }

    /// Something that keeps the board from being played.
    pub fn problem(&self, problem: Problem) -> String {
        match problem {
            Problem::TooManyPieces { color, count } => format!(
                "{} has {count} pieces: a side has at most {MAX_PIECES}.",
                self.side(color)
            ),
            Problem::ManOnCrownRow { square, color } => format!(
                "A {} on {} would have been crowned: make it a king.",
                self.piece(Piece::man(color)),
                self.name(square)
            ),
            Problem::EmptyBoard => problem.sentence(self.labels),
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
                let size = hundredths.unsigned_abs();
                format!("{sign}{}.{:02}", size / 100, size % 100)
            }
            Evaluation::Win { winner, plies } => match plies {
                None => format!("{} wins", self.side(winner)),
                Some(0) => format!("{} has won", self.side(winner)),
                Some(plies) => format!("{} wins in {}", self.side(winner), plies.div_ceil(2)),
            },
            Evaluation::Draw => "draw".to_owned(),
        }
    }
}

/// An error message as a sentence of its own, ended once.
fn sentence(message: &str) -> String {
    let text = capitalized(message);
    if text.ends_with(['.', '!', '?']) {
        text
    } else {
        format!("{text}.")
    }
}
