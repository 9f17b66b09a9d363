//! Building a position by hand.

use crate::{Board, Color, Coords, NotPlayable, Piece, Position, Rank, Square};
use alloc::vec::Vec;
use core::fmt;

/// The maximum number of pieces per side.
pub const MAX_PIECES: u32 = 12;

/// A position during setup.
///
/// Problems that can be detected immediately are refused with the reason. [`Setup::problems`] lists
/// those that only the whole board shows. Only a board without problems becomes a [`Position`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    board: Board,
    turn: Color,
}

impl Setup {
    /// An empty board with Black to move.
    pub const fn empty() -> Setup {
        Setup {
            board: Board::EMPTY,
            turn: Color::Black,
        }
    }

    /// The standard position with Black to move.
    pub const fn standard() -> Setup {
        Setup {
            board: Board::START,
            turn: Color::Black,
        }
    }

    /// Continues from any board, valid or not; anything wrong with it is among the problems.
    pub const fn from_board(board: Board, turn: Color) -> Setup {
        Setup { board, turn }
    }

    /// The pieces on the board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side that will move first.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Chooses the side that will move first.
    pub const fn choose_turn(&mut self, turn: Color) {
        self.turn = turn;
    }

    /// How many more pieces this side can place.
    pub const fn left(&self, color: Color) -> u32 {
        MAX_PIECES.saturating_sub(self.board.count(color))
    }

    /// Places a piece on an empty dark square. A refusal changes nothing.
    pub fn place(
        &mut self,
        at: impl Into<Coords>,
        piece: Piece,
    ) -> Result<Square, PlacementRefusal> {
        let square = Square::try_from(at.into()).map_err(PlacementRefusal::NotPlayable)?;
        if let Some(standing) = self.board.get(square) {
            return Err(PlacementRefusal::Occupied { square, standing });
        }
        if self.left(piece.color) == 0 {
            return Err(PlacementRefusal::OutOfPieces(piece.color));
        }
        if is_uncrowned(square, piece) {
            return Err(PlacementRefusal::ManOnCrownRow {
                square,
                color: piece.color,
            });
        }
        self.board.put(square, piece);
        Ok(square)
    }

    /// Removes a piece from the board. Does nothing on an empty square.
    pub fn remove(&mut self, at: impl Into<Coords>) -> Result<Option<Piece>, NotPlayable> {
        Ok(self.board.remove(Square::try_from(at.into())?))
    }

    /// Removes every piece. The side to move doesn't change.
    pub fn clear(&mut self) {
        self.board.clear();
    }

    /// Whether both sides have placed all their pieces, which completes the setup.
    pub fn is_full(&self) -> bool {
        Color::BOTH.into_iter().all(|color| self.left(color) == 0)
    }

    /// Everything that's wrong with the board; empty if it's playable.
    pub fn problems(&self) -> Vec<Problem> {
        problems_of(&self.board)
    }

    /// Completes the setup.
    ///
    /// A board with pieces of only one side is accepted; its game is already over.
    pub fn finish(&self) -> Result<Position, BoardProblems> {
        Position::new(self.board, self.turn)
    }
}

/// Why a piece wasn't placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacementRefusal {
    /// A light square, or no square at all.
    NotPlayable(NotPlayable),
    /// The square is already occupied.
    Occupied {
        /// The square.
        square: Square,
        /// The piece on it.
        standing: Piece,
    },
    /// All twelve of the side's pieces are on the board.
    OutOfPieces(Color),
    /// The man would be on a square where it would have been crowned.
    ManOnCrownRow {
        /// The square.
        square: Square,
        /// The side of the man.
        color: Color,
    },
}

/// With square numbers, for developers.
impl fmt::Display for PlacementRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PlacementRefusal::NotPlayable(NotPlayable::OffBoard(_)) => {
                f.write_str("that's off the board")
            }
            PlacementRefusal::NotPlayable(NotPlayable::Light(_)) => {
                f.write_str("pieces stand on dark squares only")
            }
            PlacementRefusal::Occupied { square, standing } => {
                write!(f, "there's already a {standing} on {square}")
            }
            PlacementRefusal::OutOfPieces(color) => {
                write!(f, "{color} has all {MAX_PIECES} pieces on the board")
            }
            PlacementRefusal::ManOnCrownRow { square, color } => {
                Problem::ManOnCrownRow { square, color }.fmt(f)
            }
        }
    }
}

impl core::error::Error for PlacementRefusal {}

/// Something that makes a board unplayable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Problem {
    /// There are no pieces at all.
    EmptyBoard,
    /// A side has more than twelve pieces.
    TooManyPieces {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
    },
    /// A man is on a square where it would have been crowned.
    ManOnCrownRow {
        /// The square.
        square: Square,
        /// The side of the man.
        color: Color,
    },
}

/// With square numbers, for developers.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Problem::EmptyBoard => f.write_str("the board is empty"),
            Problem::TooManyPieces { color, count } => {
                write!(f, "{color} has {count} pieces, more than {MAX_PIECES}")
            }
            Problem::ManOnCrownRow { square, color } => {
                write!(
                    f,
                    "a {} on {square} would have been crowned",
                    Piece::man(color)
                )
            }
        }
    }
}

/// Everything that makes a board unplayable: at least one problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardProblems(Vec<Problem>);

impl BoardProblems {
    /// The problems, in order of their squares.
    pub fn list(&self) -> &[Problem] {
        &self.0
    }
}

/// The problems, one after another.
impl fmt::Display for BoardProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, problem) in self.0.iter().enumerate() {
            let semicolon = if place > 0 { "; " } else { "" };
            write!(f, "{semicolon}{problem}")?;
        }
        Ok(())
    }
}

impl core::error::Error for BoardProblems {}

/// Whether this board is playable.
pub(crate) fn check_board(board: &Board) -> Result<(), BoardProblems> {
    let problems = problems_of(board);
    if problems.is_empty() {
        Ok(())
    } else {
        Err(BoardProblems(problems))
    }
}

fn is_uncrowned(square: Square, piece: Piece) -> bool {
    piece.rank == Rank::Man && piece.color.crown_row().contains(square)
}

/// Everything that makes this board unplayable.
fn problems_of(board: &Board) -> Vec<Problem> {
    let mut problems = Vec::new();
    if board.occupied().is_empty() {
        problems.push(Problem::EmptyBoard);
    }
    for color in Color::BOTH {
        let count = board.count(color);
        if count > MAX_PIECES {
            problems.push(Problem::TooManyPieces { color, count });
        }
    }
    let uncrowned = board
        .iter()
        .filter(|&(square, piece)| is_uncrowned(square, piece));
    problems.extend(uncrowned.map(|(square, piece)| Problem::ManOnCrownRow {
        square,
        color: piece.color,
    }));
    problems
}
