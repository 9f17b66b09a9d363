//! The position editor.

mod drag;
mod keyboard;

use notation::{Fen, ParseFenError, SetupText, SetupTextError};
use rules::{
    Bitboard, Board, BoardProblems, Color, Coords, Labels, Piece, PlacementRefusal, Position,
    Problem, Setup, Square,
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
    state: State,
    tool: Tool,
    /// The states before each change, the latest last.
    past: Vec<State>,
    /// The states that were undone, the latest last.
    future: Vec<State>,
    held: Option<Held>,
    focus: Square,
}

/// What can be undone.
#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    setup: Setup,
    /// Squares without a piece that a pattern fixes as empty.
    must_be_empty: Bitboard,
}

/// What a press on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tool {
    /// Places this piece.
    Place(Piece),
    /// Removes a piece or a mark.
    Erase,
    /// Marks a square that must be empty in a pattern, or unmarks it.
    MustBeEmpty,
}

impl Tool {
    /// The tools for a position: the four pieces, and the eraser.
    pub const ALL: [Tool; 5] = [
        Tool::Place(Piece::man(Color::Black)),
        Tool::Place(Piece::king(Color::Black)),
        Tool::Place(Piece::man(Color::White)),
        Tool::Place(Piece::king(Color::White)),
        Tool::Erase,
    ];

    /// The tools for a position or a pattern.
    pub const FOR_PATTERNS: [Tool; 6] = {
        let [black_man, black_king, white_man, white_king, erase] = Tool::ALL;
        [
            black_man,
            black_king,
            white_man,
            white_king,
            erase,
            Tool::MustBeEmpty,
        ]
    };
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
    /// This square is now marked: in a pattern, it must be empty.
    Marked(Square),
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
            state: State {
                setup,
                must_be_empty: Bitboard::EMPTY,
            },
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
        self.state.setup.board()
    }

    /// Returns the side that moves first.
    pub const fn turn(&self) -> Color {
        self.state.setup.turn()
    }

    /// Returns the marked squares: in a pattern, they must be empty.
    pub const fn must_be_empty(&self) -> Bitboard {
        self.state.must_be_empty
    }

    /// Returns the squares that matter in a pattern: those with pieces, and the marked ones.
    pub fn fixed(&self) -> Bitboard {
        self.board().occupied() | self.must_be_empty()
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
        self.state.setup.left(color)
    }

    /// Whether both sides have all their pieces on the board.
    pub fn is_full(&self) -> bool {
        self.state.setup.is_full()
    }

    /// Returns what's wrong with the board. Empty if it can be played.
    pub fn problems(&self) -> Vec<Problem> {
        self.state.setup.problems()
    }

    /// Returns the position if the board can be played, or else everything that's wrong with it.
    pub fn position(&self) -> Result<Position, BoardProblems> {
        self.state.setup.finish()
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
            Tool::MustBeEmpty => self.mark(at),
        }
    }

    /// Marks a square as one that must be empty in a pattern, or unmarks it.
    pub fn mark(&mut self, at: impl Into<Coords>) -> Edit {
        let at = at.into();
        let square = match Square::try_from(at) {
            Ok(square) => square,
            Err(why) => return refused(PlacementRefusal::NotPlayable(why), at),
        };
        if let Some(standing) = self.board().get(square) {
            return refused(PlacementRefusal::Occupied { square, standing }, at);
        }
        let mut next = self.state.clone();
        next.must_be_empty ^= square.bit();
        let is_marked = next.must_be_empty.contains(square);
        match self.change_to(next) {
            Edit::Changed if is_marked => Edit::Marked(square),
            edit => edit,
        }
    }

    /// Marks these squares, as far as they're empty. It's where a draft continues, so there's
    /// nothing to undo.
    pub fn restore_marks(&mut self, squares: Bitboard) {
        self.state.must_be_empty = squares & !self.board().occupied();
    }

    /// Places this piece, no matter which tool is selected.
    pub fn place(&mut self, at: impl Into<Coords>, piece: Piece) -> Edit {
        self.put(self.state.setup.clone(), at.into(), piece)
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

    /// Removes the piece or the mark here, if any. A light square is never an error.
    pub fn remove(&mut self, at: impl Into<Coords>) -> Edit {
        let Ok(square) = Square::try_from(at.into()) else {
            return Edit::Unchanged;
        };
        let mut next = self.state.clone();
        next.must_be_empty &= !square.bit();
        match next.setup.remove(square) {
            Ok(_) => self.change_to(next),
            Err(_) => Edit::Unchanged,
        }
    }

    /// Moves a piece to another square. If that's refused, it stays.
    pub fn relocate(&mut self, from: Square, to: impl Into<Coords>) -> Edit {
        let to = to.into();
        let mut next = self.state.setup.clone();
        let Ok(Some(piece)) = next.remove(from) else {
            return Edit::Unchanged;
        };
        self.put(next, to, piece)
    }

    /// Chooses the side that moves first.
    pub fn choose_turn(&mut self, turn: Color) -> Edit {
        let mut next = self.state.setup.clone();
        next.choose_turn(turn);
        self.change(next)
    }

    /// Removes all pieces and marks.
    pub fn clear(&mut self) -> Edit {
        let mut next = self.state.setup.clone();
        next.clear();
        self.start_over(next)
    }

    /// Sets up the starting position with Black to move.
    pub fn put_up_standard(&mut self) -> Edit {
        self.start_over(Setup::standard())
    }

    /// Applies setup text, all of it or nothing: `A7=B, C1=WK, 14=-`.
    pub fn enter_text(&mut self, text: &str) -> Edit {
        let mut next = self.state.setup.clone();
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
            Ok(fen) => self.start_over(Setup::from_board(fen.board, fen.turn)),
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
        self.future.push(std::mem::replace(&mut self.state, before));
        Edit::Changed
    }

    /// Redoes the last change that was undone.
    pub fn redo(&mut self) -> Edit {
        self.held = None;
        let Some(after) = self.future.pop() else {
            return no(EditRefusal::NothingToRedo);
        };
        self.past.push(std::mem::replace(&mut self.state, after));
        Edit::Changed
    }

    /// Changes the pieces or the side to move. Marks stay where no piece is.
    fn change(&mut self, setup: Setup) -> Edit {
        let must_be_empty = self.must_be_empty() & !setup.board().occupied();
        self.change_to(State {
            setup,
            must_be_empty,
        })
    }

    /// Changes the whole board. No marks stay.
    fn start_over(&mut self, setup: Setup) -> Edit {
        self.change_to(State {
            setup,
            must_be_empty: Bitboard::EMPTY,
        })
    }

    fn change_to(&mut self, next: State) -> Edit {
        if next == self.state {
            return Edit::Unchanged;
        }
        self.past.push(std::mem::replace(&mut self.state, next));
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
