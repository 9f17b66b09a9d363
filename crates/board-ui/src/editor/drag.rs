//! Dragging pieces: from the palette, from square to square, off the board.

use super::{Edit, Editor, Tool};
use rules::{Coords, Piece, Square};

/// What the pointer has gone down on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Held {
    /// A tool of the palette.
    Tool(Tool),
    /// A piece on the board.
    Piece(Square, Piece),
    /// A point of the board without a piece.
    Nothing(Coords),
}

impl Editor {
    /// The pointer goes down on a tool: it is chosen, and can be dragged to the board.
    pub fn grab_tool(&mut self, tool: Tool) -> Edit {
        self.held = Some(Held::Tool(tool));
        self.choose_tool(tool);
        Edit::ToolChosen(tool)
    }

    /// The pointer goes down on a point of the board. A piece can be dragged from here.
    pub fn grab(&mut self, at: impl Into<Coords>) {
        let at = at.into();
        let piece = Square::try_from(at)
            .ok()
            .and_then(|square| Some((square, self.board().get(square)?)));
        self.held = Some(match piece {
            Some((square, piece)) => Held::Piece(square, piece),
            None => Held::Nothing(at),
        });
    }

    /// The piece in the hand, to be drawn at the pointer: from the palette or from a square.
    pub fn dragged(&self) -> Option<(Piece, Option<Square>)> {
        match self.held? {
            Held::Tool(Tool::Place(piece)) => Some((piece, None)),
            Held::Piece(square, piece) => Some((piece, Some(square))),
            Held::Tool(Tool::Erase) | Held::Nothing(_) => None,
        }
    }

    /// The pointer is let go over this point.
    ///
    /// Where it went down, this is a press with the tool. A tool from the palette is used here; a
    /// piece from the board goes here, or away if this is off the board.
    pub fn drop_at(&mut self, at: impl Into<Coords>) -> Edit {
        let at = at.into();
        match self.held.take() {
            None => Edit::Unchanged,
            // Dropping a tool where it came from, beside the board, only chooses it.
            Some(Held::Tool(_)) if !at.is_on_board() => Edit::Unchanged,
            Some(Held::Tool(_)) => self.press(at),
            Some(Held::Nothing(from)) if from == at => self.press(at),
            Some(Held::Nothing(_)) => Edit::Unchanged,
            Some(Held::Piece(square, _)) if square.coords() == at => self.press(at),
            Some(Held::Piece(square, _)) if !at.is_on_board() => self.remove(square),
            Some(Held::Piece(square, _)) => self.relocate(square, at),
        }
    }

    /// The drag is broken off, as when the pointer is lost. Nothing changes.
    pub const fn break_off_drag(&mut self) {
        self.held = None;
    }
}
