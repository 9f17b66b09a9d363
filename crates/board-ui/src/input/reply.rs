//! The result of the player's input.

use notation::ParseMoveError;
use rules::{Color, Coords, Ending, Move, Reason, Refusal, Square};

/// The result of the player's input. The new state can be read from the input itself.
#[must_use = "it may be a move to play"]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Nothing to report.
    Nothing,
    /// The focus moved to this square.
    Focused(Square),
    /// The typed text changed.
    Typed,
    /// This piece was selected.
    Selected(Square),
    /// No piece is selected anymore, and jumps were undone.
    Deselected,
    /// The piece has jumped to this square and must continue. The board shows it there.
    Partial(Square),
    /// Several paths lead to this square. The player chooses one by pressing a square on it.
    ChoosePath(Square),
    /// This move waits for confirmation. The board shows it as played.
    Pending(Move),
    /// Play this move. The input waits for the next position.
    Play(Move),
    /// It isn't possible, and nothing changed.
    Refused(WrongTry),
}

/// An attempt that wasn't possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongTry {
    /// Why it wasn't possible.
    pub why: WhyNot,
    /// The point to shake, light or dark.
    pub at: Option<Coords>,
}

/// Why an input wasn't possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// The rules don't allow it.
    Rules(Refusal),
    /// The text isn't a move.
    NotAMove(ParseMoveError),
    /// There's no move to confirm.
    NothingToConfirm,
    /// There's nothing to cancel.
    NothingToCancel,
    /// Another move has to be confirmed or canceled first.
    ConfirmFirst(Move),
}

impl WrongTry {
    /// Returns what could be played instead, if known.
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

/// Returns the point that a reason is about, if any.
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
        // The game is over, it isn't the player's turn, or the reason is about the whole board.
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
