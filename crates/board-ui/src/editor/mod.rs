//! The position editor.

mod drag;
mod keyboard;

use notation::{Fen, ParseFenError, SetupText, SetupTextError};
use rules::{
    Board, BoardProblems, Color, Coords, Labels, Piece, PlacementRefusal, Position, Problem, Setup,
    Square,
};

use drag::Held;

/// A position editor: a board, the selected tool, and the undo history.
///
/// ```
/// # use board_ui::{Edit, Editor, Tool};
/// # use rules::{Color, Piece, Square};
/// let mut editor = Editor::empty();
/// editor.choose_tool(Tool::Place(Piece::king(Color::White)));
/// let sq = Square::new(18).unwrap();
/// assert_eq!(editor.press(sq), Edit::Changed);
/// assert_eq!(editor.fen(), "B:WK18:B");
/// assert!(matches!(editor.press(sq), Edit::Refused { .. }));
/// assert_eq!(editor.undo(), Edit::Changed);
/// assert!(editor.position().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Editor {
    setup: Setup,
    tool: Tool,
    /// The states before each change, the latest last.
    past: Vec<Setup>,
    /// The states that were undone, the latest last.
    future: Vec<Setup>,
    held: Option<Held>,
    focus: Square,
}

/// What a press on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tool {
    /// Places this piece.
    Place(Piece),
    /// Removes a piece.
    Erase,
}

impl Tool {
    /// All tools: the four pieces, and the eraser.
    pub const ALL: [Tool; 5] = [
        Tool::Place(Piece::man(Color::Black)),
        Tool::Place(Piece::king(Color::Black)),
        Tool::Place(Piece::man(Color::White)),
        Tool::Place(Piece::king(Color::White)),
        Tool::Erase,
    ];
}

/// The result of an edit.
#[must_use = "it may be a refusal"]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Nothing changed, and nothing is wrong.
    Unchanged,
    /// The board or the side to move changed.
    Changed,
    /// A man was put on its king row, so it's a king there.
    Crowned(Square),
    /// Another tool was selected.
    ToolChosen(Tool),
    /// The focus moved to this square.
    Focused(Square),
    /// The edit isn't possible, and nothing changed.
    Refused {
        /// Why.
        why: EditRefusal,
        /// The point to shake.
        at: Option<Coords>,
    },
}

/// Why an edit isn't possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditRefusal {
    /// The piece can't be placed there.
    Placement(PlacementRefusal),
    /// The setup text has a mistake.
    Text(SetupTextError),
    /// The text isn't valid FEN.
    Fen(ParseFenError),
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
}

impl Editor {
    /// Starts with an empty board and a black man as the tool.
    pub const fn empty() -> Editor {
        Editor::of(Setup::empty())
    }

    /// Starts with the starting position.
    pub const fn standard() -> Editor {
        Editor::of(Setup::standard())
    }

    /// Starts with any board.
    pub const fn of(setup: Setup) -> Editor {
        Editor {
            setup,
            tool: Tool::ALL[0],
            past: Vec::new(),
            future: Vec::new(),
            held: None,
            focus: match Square::new(1) {
                Some(first) => first,
                None => unreachable!(),
            },
        }
    }

    /// Returns the current board.
    pub const fn board(&self) -> &Board {
        self.setup.board()
    }

    /// Returns the side that moves first.
    pub const fn turn(&self) -> Color {
        self.setup.turn()
    }

    /// Returns the selected tool.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// Returns the square with the keyboard focus.
    pub const fn focus(&self) -> Square {
        self.focus
    }

    /// Returns how many pieces this side may still place.
    pub const fn left(&self, color: Color) -> u32 {
        self.setup.left(color)
    }

    /// Whether both sides have all their pieces on the board.
    pub fn is_full(&self) -> bool {
        self.setup.is_full()
    }

    /// Returns what's wrong with the board. Empty if it can be played.
    pub fn problems(&self) -> Vec<Problem> {
        self.setup.problems()
    }

    /// Returns the position if the board can be played, or else everything that's wrong with it.
    pub fn position(&self) -> Result<Position, BoardProblems> {
        self.setup.finish()
    }

    /// Returns the board as FEN.
    pub fn fen(&self) -> String {
        let fen = Fen {
            board: *self.board(),
            turn: self.turn(),
        };
        fen.to_string()
    }

    /// Returns the board as setup text, for example `A7=B C1=WK`.
    pub fn text(&self, labels: Labels) -> String {
        SetupText::of(self.board(), labels).to_string()
    }

    /// Whether there is something to undo.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Selects a tool.
    pub const fn choose_tool(&mut self, tool: Tool) {
        self.tool = tool;
    }

    /// Uses the tool on this point of the board.
    pub fn press(&mut self, at: impl Into<Coords>) -> Edit {
        let at = at.into();
        match self.tool {
            Tool::Place(piece) => self.place(at, piece),
            Tool::Erase => self.remove(at),
        }
    }

    /// Places this piece, no matter which tool is selected.
    pub fn place(&mut self, at: impl Into<Coords>, piece: Piece) -> Edit {
        self.put(self.setup.clone(), at.into(), piece)
    }

    /// Puts a piece on a board. A man becomes a king on its king row.
    fn put(&mut self, mut next: Setup, at: Coords, piece: Piece) -> Edit {
        match next.place(at, piece) {
            Ok(_) => self.change(next),
            Err(PlacementRefusal::ManOnCrownRow { square, color }) => {
                match next.place(at, Piece::king(color)) {
                    Ok(_) => match self.change(next) {
                        Edit::Changed => Edit::Crowned(square),
                        edit => edit,
                    },
                    Err(why) => refused(why, at),
                }
            }
            Err(why) => refused(why, at),
        }
    }

    /// Removes the piece here, if any. A light square is never an error.
    pub fn remove(&mut self, at: impl Into<Coords>) -> Edit {
        let mut next = self.setup.clone();
        match next.remove(at) {
            Ok(_) => self.change(next),
            Err(_) => Edit::Unchanged,
        }
    }

    /// Moves a piece to another square. If that's refused, it stays.
    pub fn relocate(&mut self, from: Square, to: impl Into<Coords>) -> Edit {
        let to = to.into();
        let mut next = self.setup.clone();
        let Ok(Some(piece)) = next.remove(from) else {
            return Edit::Unchanged;
        };
        self.put(next, to, piece)
    }

    /// Chooses the side that moves first.
    pub fn choose_turn(&mut self, turn: Color) -> Edit {
        let mut next = self.setup.clone();
        next.choose_turn(turn);
        self.change(next)
    }

    /// Removes all pieces.
    pub fn clear(&mut self) -> Edit {
        let mut next = self.setup.clone();
        next.clear();
        self.change(next)
    }

    /// Sets up the starting position with Black to move.
    pub fn put_up_standard(&mut self) -> Edit {
        self.change(Setup::standard())
    }

    /// Applies setup text, all of it or nothing: `A7=B, C1=WK, 14=-`.
    pub fn enter_text(&mut self, text: &str) -> Edit {
        let mut next = self.setup.clone();
        let done = text
            .parse::<SetupText>()
            .and_then(|entries| entries.apply(&mut next));
        match done {
            Ok(()) => self.change(next),
            Err(why) => Edit::Refused {
                why: EditRefusal::Text(why),
                at: None,
            },
        }
    }

    /// Sets up the board from FEN text, even if it can't be played. Then [`Editor::problems`] lists
    /// what's wrong.
    pub fn paste_fen(&mut self, text: &str) -> Edit {
        match text.trim().parse::<Fen>() {
            Ok(fen) => self.change(Setup::from_board(fen.board, fen.turn)),
            Err(why) => Edit::Refused {
                why: EditRefusal::Fen(why),
                at: None,
            },
        }
    }

    /// Undoes the last change.
    pub fn undo(&mut self) -> Edit {
        self.held = None;
        let Some(before) = self.past.pop() else {
            return no(EditRefusal::NothingToUndo);
        };
        self.future.push(std::mem::replace(&mut self.setup, before));
        Edit::Changed
    }

    /// Redoes the last change that was undone.
    pub fn redo(&mut self) -> Edit {
        self.held = None;
        let Some(after) = self.future.pop() else {
            return no(EditRefusal::NothingToRedo);
        };
        self.past.push(std::mem::replace(&mut self.setup, after));
        Edit::Changed
    }

    fn change(&mut self, next: Setup) -> Edit {
        if next == self.setup {
            return Edit::Unchanged;
        }
        self.past.push(std::mem::replace(&mut self.setup, next));
        self.future.clear();
        Edit::Changed
    }
}

const fn no(why: EditRefusal) -> Edit {
    Edit::Refused { why, at: None }
}

const fn refused(why: PlacementRefusal, at: Coords) -> Edit {
    Edit::Refused {
        why: EditRefusal::Placement(why),
        at: Some(at),
    }
}

#[cfg(test)]
mod tests;
