//! Why the rules don't allow a move.

use super::{Players, Speaker};
use rules::{Move, Reason, Refusal, Square};

/// The maximum number of moves to list as alternatives.
const MOVES_WORTH_NAMING: usize = 4;

impl Speaker {
    /// A refusal by the rules, with the alternatives if they're short enough.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let words = self.words;
        let at = |square: Square| self.name(square);
        let possible = || self.moves(&refusal.possible);
        let must_capture = refusal.possible.iter().any(|mv| mv.is_capture());
        let rule = match refusal.reason {
            Reason::GameOver(ending) => {
                let ending = self.ending(ending, &Players::unnamed());
                return words.refusal_game_over(&ending);
            }
            Reason::NotYourTurn { turn } => return words.refusal_not_your_turn(self.named(turn)),
            Reason::OffBoard(_) => return words.refusal_off_board().to_owned(),
            // Beginners choose a piece that may not move, and then its destination.
            Reason::EmptySquare(_) if must_capture => return words.must_jump(&possible()),
            Reason::EmptySquare(square) => return words.refusal_empty_square(&at(square)),
            Reason::OpponentsPiece(square) => return words.refusal_opponents_piece(&at(square)),
            Reason::PieceBlocked(square) => return words.refusal_piece_blocked(&at(square)),
            Reason::MustCapture => return words.must_jump(&possible()),
            Reason::MustContinue { at: square } => {
                return words.refusal_must_continue(&at(square), &possible());
            }
            Reason::CrowningEndsMove { at: square } => {
                return words.refusal_crowning_ends_move(&at(square));
            }
            Reason::MoveComplete { at: square } => return words.refusal_move_complete(&at(square)),
            Reason::Ambiguous => return words.refusal_ambiguous(&possible()),
            Reason::OutOfReach(square) => return words.refusal_out_of_reach(&at(square)),
            Reason::LightSquare(_) => words.refusal_light_square().to_owned(),
            Reason::SameSquare(square) => words.refusal_same_square(&at(square)),
            Reason::NotDiagonal { .. } => words.refusal_not_diagonal().to_owned(),
            Reason::TooFar(_) => words.refusal_too_far().to_owned(),
            Reason::Backwards(_) => words.refusal_backwards().to_owned(),
            Reason::Occupied(square) => words.refusal_occupied(&at(square)),
            Reason::NothingToJump { over, .. } if !must_capture => {
                words.refusal_one_square(&at(over))
            }
            Reason::NothingToJump { over, .. } => words.refusal_nothing_to_jump(&at(over)),
            Reason::OwnPieceJumped { over, .. } => words.refusal_own_piece_jumped(&at(over)),
            Reason::KingSafeFromMen { over, .. } => words.refusal_king_safe(&at(over)),
            // The library may add new reasons.
            _ => words.refusal_not_legal().to_owned(),
        };
        self.with_alternatives(rule, &refusal.possible)
    }

    /// A broken rule, with the moves that could be played instead if they're short enough.
    pub(crate) fn with_alternatives(&self, rule: String, possible: &[Move]) -> String {
        match possible.len() {
            0 => rule,
            _ if possible.iter().any(|mv| mv.is_capture()) => {
                let moves = self.moves(possible);
                self.words.refusal_with_captures(&rule, &moves)
            }
            1..=MOVES_WORTH_NAMING => {
                let moves = self.moves(possible);
                self.words.refusal_with_moves(&rule, &moves)
            }
            _ => rule,
        }
    }
}
