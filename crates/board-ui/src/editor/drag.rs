//! Dragging pieces: from the palette, from square to square, off the board.

use super::{Edit, Editor, Tool};
use rules::{Coords, Piece, Square};

/// What's under the pointer when it's pressed.
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
    /// Handles a press on a tool: it's selected and can be dragged to the board.
    pub fn grab_tool(&mut self, tool: Tool) -> Edit {
        self.held = Some(Held::Tool(tool));
        self.choose_tool(tool);
        Edit::ToolChosen(tool)
    }

    /// Handles a press on a point of the board. A piece there can be dragged.
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

    /// Returns the piece to draw at the pointer, with its square if it comes from the board.
    pub fn dragged(&self) -> Option<(Piece, Option<Square>)> {
        match self.held? {
            Held::Tool(Tool::Place(piece)) => Some((piece, None)),
            Held::Piece(square, piece) => Some((piece, Some(square))),
            Held::Tool(Tool::Erase | Tool::MustBeEmpty) | Held::Nothing(_) => None,
        }
    }

    /// Handles the release of the pointer over this point.
    ///
    /// If it was pressed on the same point, the tool is used. A tool from the palette is used here.
    /// A piece from the board moves here, or is removed if this is off the board.
    pub fn drop_at(&mut self, at: impl Into<Coords>) -> Edit {
        let at = at.into();
        match self.held.take() {
            None => Edit::Unchanged,
            // Dropping a tool back next to the board only selects it.
            Some(Held::Tool(_)) if !at.is_on_board() => Edit::Unchanged,
            Some(Held::Tool(_)) => self.press(at),
            Some(Held::Nothing(from)) if from == at => self.press(at),
            Some(Held::Nothing(_)) => Edit::Unchanged,
            Some(Held::Piece(square, _)) if square.coords() == at => self.press(at),
            Some(Held::Piece(square, _)) if !at.is_on_board() => self.remove(square),
            Some(Held::Piece(square, _)) => self.relocate(square, at),
        }
    }

    /// Cancels a drag, for example when the pointer is lost. Nothing changes.
    pub const fn break_off_drag(&mut self) {
        self.held = None;
    }
}
