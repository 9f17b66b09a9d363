//! How many pieces each side has, and how many it has captured.

use room::Sides;
use rules::{Board, Color, Game, Move, Position, Rank};

/// The number of men and kings of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PieceCount {
    /// Men.
    pub men: u32,
    /// Kings.
    pub kings: u32,
}

impl PieceCount {
    /// Counts the pieces of one side on a board.
    pub fn on(board: &Board, color: Color) -> PieceCount {
        let all = board.pieces(color);
        PieceCount {
            men: (all & !board.kings()).len(),
            kings: (all & board.kings()).len(),
        }
    }

    /// Returns the number of men and kings together.
    pub const fn total(self) -> u32 {
        self.men + self.kings
    }
}

/// Counts the pieces that each side has captured: `taken[Color::Black]` were White's. `positions`
/// is the start position and the position after each move.
pub fn taken(positions: &[Position], moves: &[Move]) -> Sides<PieceCount> {
    let mut taken = Sides::<PieceCount>::default();
    for (pos, mv) in positions.iter().zip(moves) {
        for square in mv.captured() {
            let Some(piece) = pos.board().get(square) else {
                continue;
            };
            let by = &mut taken[pos.turn()];
            match piece.rank {
                Rank::Man => by.men += 1,
                Rank::King => by.kings += 1,
            }
        }
    }
    taken
}

/// Counts the pieces that each side has captured in this game.
pub fn taken_in(game: &Game) -> Sides<PieceCount> {
    taken(game.positions(), game.moves())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::RuleSet;
    use testkit::position;

    #[test]
    fn what_was_taken_is_counted_as_it_was_when_it_was_taken() {
        let mut game = Game::from_position(position("W:W22,31:B18,K11,20"), RuleSet::OFFICIAL);
        for path in [vec![22, 15, 8], vec![20, 24]] {
            let mv = game.attempt(game.turn(), &testkit::path(&path)).unwrap();
            game.play(mv).unwrap();
        }
        let taken = taken_in(&game);
        assert_eq!(taken.white, PieceCount { men: 1, kings: 1 });
        assert_eq!(taken.black, PieceCount::default());
        let left = PieceCount::on(game.position().board(), Color::Black);
        assert_eq!((left.total(), left.men), (1, 1));
    }
}
