//! Premoves: moves entered before the opponent has moved.

use super::{Hand, InputOptions, MoveInput};
use rules::{Color, Coords, Game, Move, Position, Reason, Refusal, Square};

impl MoveInput {
    /// Returns an input for a premove of this side, while the opponent is to move. `moves` are the
    /// possible premoves, each legal after some replies of the opponent.
    pub fn ahead(game: &Game, player: Color, moves: Vec<Move>) -> MoveInput {
        let position = Position::new_unchecked(*game.position().board(), player);
        let mut input = MoveInput::new(game, Hand::Of(player));
        input.position = position;
        input.moves = moves;
        Move::sort_by_path(&mut input.moves);
        input.is_ahead = true;
        input.options = InputOptions {
            // A stray click must not commit to a premove.
            destination_only: false,
            ..InputOptions::default()
        };
        input
    }

    /// Continues with the next premove. Keeps the focus, like [`MoveInput::renew`].
    pub fn renew_ahead(&mut self, game: &Game, player: Color, moves: Vec<Move>) {
        let (focus, wrong_tries) = (self.focus, self.wrong_tries);
        *self = MoveInput {
            focus,
            wrong_tries,
            ..MoveInput::ahead(game, player, moves)
        };
    }

    /// Whether a premove is entered here.
    pub const fn is_ahead(&self) -> bool {
        self.is_ahead
    }

    /// Returns the square at this point, if its piece can move.
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

    /// Returns the move along these points.
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

    /// Returns the only move that ends at this point.
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
