//! Putting a position together by hand.

use crate::{Board, Color, Coords, Labels, NotPlayable, Piece, Position, Rank, Square};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// The most pieces a side can have.
pub const MAX_PIECES: u32 = 12;

/// A position while it is being set up.
///
/// What can be refused at once is refused at once, with the reason. What only the whole board can
/// show is listed by [`Setup::problems`]. Only a board without problems becomes a [`Position`].
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

    /// Goes on from any board, sound or not: what is wrong with it is among the problems.
    pub const fn from_board(board: Board, turn: Color) -> Setup {
        Setup { board, turn }
    }

    /// The pieces placed so far.
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

    /// How many more pieces this side may place.
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

    /// Takes a piece off the board. Nothing happens on an empty square.
    pub fn remove(&mut self, at: impl Into<Coords>) -> Result<Option<Piece>, NotPlayable> {
        Ok(self.board.remove(Square::try_from(at.into())?))
    }

    /// Takes every piece off; the side to move stays as chosen.
    pub fn clear(&mut self) {
        self.board.clear();
    }

    /// Whether both sides have placed all their pieces, so that the set-up is complete by itself.
    pub fn is_full(&self) -> bool {
        Color::BOTH.into_iter().all(|color| self.left(color) == 0)
    }

    /// Everything that is wrong with the board as it stands; empty when it can be played.
    pub fn problems(&self) -> Vec<Problem> {
        problems_of(&self.board)
    }

    /// Declares the set-up complete.
    ///
    /// A board with pieces of one side only is accepted: such a game is over at once.
    pub fn finish(&self) -> Result<Position, BoardProblems> {
        Position::new(self.board, self.turn)
    }
}

/// Why a piece was not placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacementRefusal {
    /// A light square, or none at all.
    NotPlayable(NotPlayable),
    /// Something stands there already.
    Occupied {
        /// The square.
        square: Square,
        /// What stands on it.
        standing: Piece,
    },
    /// The side has all its twelve pieces on the board.
    OutOfPieces(Color),
    /// The man would stand where it would have been crowned.
    ManOnCrownRow {
        /// The square.
        square: Square,
        /// The side of the man.
        color: Color,
    },
}

impl PlacementRefusal {
    /// The refusal as a sentence for people.
    pub fn sentence(&self, labels: Labels) -> String {
        match *self {
            PlacementRefusal::NotPlayable(NotPlayable::OffBoard(_)) => {
                "Can't place here: this is off the board.".to_owned()
            }
            PlacementRefusal::NotPlayable(NotPlayable::Light(_)) => {
                "Can't place here: pieces stand on the dark squares only.".to_owned()
            }
            PlacementRefusal::Occupied { square, standing } => {
                format!(
                    "Can't place here: a {standing} is on {} already.",
                    square.label(labels)
                )
            }
            PlacementRefusal::OutOfPieces(color) => {
                format!("Out of pieces: {color} has all {MAX_PIECES} on the board.")
            }
            PlacementRefusal::ManOnCrownRow { square, color } => {
                Problem::ManOnCrownRow { square, color }.sentence(labels)
            }
        }
    }
}

impl fmt::Display for PlacementRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Labels::Numbers))
    }
}

impl core::error::Error for PlacementRefusal {}

/// Something that keeps a board from being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Problem {
    /// There is no piece at all.
    EmptyBoard,
    /// A side has more than twelve pieces.
    TooManyPieces {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
    },
    /// A man stands where it would have been crowned.
    ManOnCrownRow {
        /// The square.
        square: Square,
        /// The side of the man.
        color: Color,
    },
}

impl Problem {
    /// The problem as a sentence for people.
    pub fn sentence(&self, labels: Labels) -> String {
        match *self {
            Problem::EmptyBoard => "The board is empty: place at least one piece.".to_owned(),
            Problem::TooManyPieces { color, count } => {
                format!("{color} has {count} pieces: a side has at most {MAX_PIECES}.")
            }
            Problem::ManOnCrownRow { square, color } => format!(
                "A {} on {} would have been crowned: make it a king.",
                Piece::man(color),
                square.label(labels)
            ),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Labels::Numbers))
    }
}

/// Everything that keeps a board from being played: at least one problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardProblems(Vec<Problem>);

impl BoardProblems {
    /// The problems, in the order of their squares.
    pub fn list(&self) -> &[Problem] {
        &self.0
    }
}

/// The problems as sentences for people, one after the other.
impl fmt::Display for BoardProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, problem) in self.0.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            write!(f, "{space}{problem}")?;
        }
        Ok(())
    }
}

impl core::error::Error for BoardProblems {}

/// Whether this board can be played.
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

/// Everything that keeps this board from being played.
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
