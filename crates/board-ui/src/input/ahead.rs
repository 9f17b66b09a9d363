//! Moves that are entered for the next turn, before the opponent has moved.

use super::{Hand, InputOptions, MoveInput};
use rules::{Color, Coords, Game, Move, Position, Reason, Refusal, Square};

impl MoveInput {
    /// Input for the next turn of this side, while the opponent is to move: one of these moves, which will be
    /// legal after some answers of the opponent and not after others.
    pub fn ahead(game: &Game, player: Color, moves: Vec<Move>) -> MoveInput {
        let position = Position::new_unchecked(*game.position().board(), player);
        let mut input = MoveInput::new(game, Hand::Of(player));
        input.position = position;
        input.moves = moves;
        input.moves.sort_unstable_by_key(|mv| mv.path());
        input.is_ahead = true;
        input.options = InputOptions {
            // A stray press must not promise a move.
            destination_only: false,
            ..InputOptions::default()
        };
        input
    }

    /// Goes on with the next turn, as [`MoveInput::renew`] does with this one.
    pub fn renew_ahead(&mut self, game: &Game, player: Color, moves: Vec<Move>) {
        let (focus, wrong_tries) = (self.focus, self.wrong_tries);
        *self = MoveInput {
            focus,
            wrong_tries,
            ..MoveInput::ahead(game, player, moves)
        };
    }

    /// Whether a move for the next turn is entered here.
    pub const fn is_ahead(&self) -> bool {
        self.is_ahead
    }

    /// Where the piece at this point stands, if it may move.
    pub(super) fn pick(&self, player: Color, at: Coords) -> Result<Square, Refusal> {
        if !self.is_ahead {
            let moves = self.position.pick(self.rules, player, at)?;
            return Ok(moves[0].from());
        }
        let square = Square::try_from(at).map_err(|why| self.refused(why.into()))?;
        match self.position.board().get(square) {
            None => Err(self.refused(Reason::EmptySquare(square))),
            Some(piece) if piece.color != player => {
                Err(self.refused(Reason::OpponentsPiece(square)))
            }
            Some(_) if self.moves.iter().any(|mv| mv.from() == square) => Ok(square),
            Some(_) => Err(self.refused(Reason::PieceBlocked(square))),
        }
    }

    /// The move along these points.
    pub(super) fn attempt(&self, player: Color, path: &[Coords]) -> Result<Move, Refusal> {
        if !self.is_ahead {
            return self.position.attempt(self.rules, player, path);
        }
        let mut squares = Vec::new();
        for &at in path {
            squares.push(Square::try_from(at).map_err(|why| self.refused(why.into()))?);
        }
        let fits = |mv: &&Move| {
            let whole = mv.path();
            let mut rest = whole.iter();
            Some(&mv.from()) == squares.first()
                && Some(&mv.to()) == squares.last()
                && squares.iter().all(|sq| rest.any(|other| other == sq))
        };
        let found: Vec<Move> = self.moves.iter().filter(fits).copied().collect();
        match (&found[..], squares.last()) {
            (&[mv], _) => Ok(mv),
            ([], Some(&last)) => Err(self.refused(Reason::OutOfReach(last))),
            _ => Err(Refusal {
                reason: Reason::Ambiguous,
                possible: found,
            }),
        }
    }

    /// The only move that ends at this point.
    pub(super) fn attempt_destination(&self, player: Color, at: Coords) -> Result<Move, Refusal> {
        self.position.attempt_destination(self.rules, player, at)
    }

    fn refused(&self, reason: Reason) -> Refusal {
        Refusal {
            reason,
            possible: self.moves.clone(),
        }
    }
}
