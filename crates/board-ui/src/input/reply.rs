//! What comes of something that a player does.

use notation::ParseMoveError;
use rules::{Color, Coords, Ending, Move, Reason, Refusal, Square};

/// What came of something that the player did. The new state can be read from the input itself.
#[must_use = "a move that is ready is in here"]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Nothing to tell.
    Nothing,
    /// The focus went to this square.
    Focused(Square),
    /// The typed text has changed.
    Typed,
    /// This piece is chosen.
    Selected(Square),
    /// No piece is chosen any more; jumps that had been made are undone.
    Deselected,
    /// The piece has jumped to this square and must go on. The board shows it there.
    Partial(Square),
    /// More than one way leads to this square: choose by a square on the way.
    ChoosePath(Square),
    /// This move waits for confirmation. The board shows it as made.
    Pending(Move),
    /// This move is to be played. The input waits for the next position.
    Play(Move),
    /// It was not possible, and nothing has changed.
    Refused(WrongTry),
}

/// An attempt that was not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongTry {
    /// Why it was not possible.
    pub why: WhyNot,
    /// The point of the board that it was about, light or dark: the one to shake.
    pub at: Option<Coords>,
}

/// Why something was not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// The rules do not allow it.
    Rules(Refusal),
    /// The typed text is not a move.
    NotAMove(ParseMoveError),
    /// There is no move to confirm.
    NothingToConfirm,
    /// There is nothing to cancel.
    NothingToCancel,
    /// A move waits to be confirmed or cancelled first.
    ConfirmFirst(Move),
}

impl WrongTry {
    /// What could be played instead, where that is known.
    pub fn possible(&self) -> &[Move] {
        match &self.why {
            WhyNot::Rules(refusal) => &refusal.possible,
            _ => &[],
        }
    }

    pub(super) fn rules(refusal: Refusal) -> WrongTry {
        let at = place_of(refusal.reason);
        WrongTry {
            why: WhyNot::Rules(refusal),
            at,
        }
    }

    pub(super) fn rules_at(refusal: Refusal, at: Coords) -> WrongTry {
        WrongTry {
            why: WhyNot::Rules(refusal),
            at: Some(at),
        }
    }

    pub(super) const fn because(why: WhyNot) -> WrongTry {
        WrongTry { why, at: None }
    }
}

impl From<WrongTry> for Reply {
    fn from(wrong: WrongTry) -> Reply {
        Reply::Refused(wrong)
    }
}

/// The point that a reason is about, if it is about one.
fn place_of(reason: Reason) -> Option<Coords> {
    match reason {
        Reason::OffBoard(at) | Reason::LightSquare(at) => Some(at),
        Reason::NotDiagonal { to, .. } => Some(to),
        Reason::EmptySquare(square)
        | Reason::OpponentsPiece(square)
        | Reason::PieceBlocked(square)
        | Reason::SameSquare(square)
        | Reason::Occupied(square)
        | Reason::OutOfReach(square) => Some(square.coords()),
        Reason::TooFar(hop) | Reason::Backwards(hop) => Some(hop.to.coords()),
        Reason::NothingToJump { over, .. }
        | Reason::OwnPieceJumped { over, .. }
        | Reason::KingSafeFromMen { over, .. } => Some(over.coords()),
        Reason::MustContinue { at }
        | Reason::CrowningEndsMove { at }
        | Reason::MoveComplete { at } => Some(at.coords()),
        // The game is over, it is not the player's turn, or the whole board is meant.
        _ => None,
    }
}

pub(super) const fn game_over(ending: Ending) -> Refusal {
    Refusal {
        reason: Reason::GameOver(ending),
        possible: Vec::new(),
    }
}

pub(super) const fn not_your_turn(turn: Color) -> Refusal {
    Refusal {
        reason: Reason::NotYourTurn { turn },
        possible: Vec::new(),
    }
}
