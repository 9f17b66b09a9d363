//! Recognizes near-duplicates.

use rules::{Color, Move, Position, Square};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A number that near-duplicates share: the pieces that take part, where they stand relative to
/// each other, and how they move.
///
/// The same pattern a few squares away, mirrored, or with colors swapped has the same number. If
/// nothing is captured, every piece takes part.
pub(super) fn pattern(pos: &Position, solution: &[Move]) -> u64 {
    // With Black to move, no matter who was.
    let is_turned = pos.turn() == Color::White;
    let place = |sq: Square| {
        let sq = if is_turned { sq.turned() } else { sq };
        (i32::from(sq.row()), i32::from(sq.col()))
    };
    let is_quiet = solution.iter().all(|mv| !mv.is_capture());
    let takes_part = |sq: Square| {
        let moves = |mv: &Move| mv.from() == sq || mv.captured().contains(sq);
        is_quiet || solution.iter().any(moves)
    };
    let pieces: Vec<((i32, i32), (bool, bool))> = pos
        .board()
        .iter()
        .filter(|&(sq, _)| takes_part(sq))
        .map(|(sq, piece)| (place(sq), (piece.color == pos.turn(), piece.is_king())))
        .collect();
    let path: Vec<(i32, i32)> = solution
        .iter()
        .flat_map(|mv| mv.path())
        .map(place)
        .collect();
    let all = || pieces.iter().map(|(at, _)| at).chain(&path);
    let (top, left) = (
        all().map(|at| at.0).min().unwrap_or(0),
        all().map(|at| at.1).min().unwrap_or(0),
    );
    let right = all().map(|at| at.1).max().unwrap_or(0);
    let number = |column: &dyn Fn(i32) -> i32| {
        let moved = |&(row, col): &(i32, i32)| (row - top, column(col));
        let mut pieces: Vec<_> = pieces.iter().map(|(at, kind)| (moved(at), *kind)).collect();
        pieces.sort_unstable();
        let path: Vec<_> = path.iter().map(moved).collect();
        let mut hasher = DefaultHasher::new();
        (pieces, path).hash(&mut hasher);
        hasher.finish()
    };
    number(&|col| col - left).min(number(&|col| right - col))
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::WrittenMove;
    use rules::RuleSet;
    use testkit::position;

    fn of(fen: &str, moves: &str) -> u64 {
        let start = position(fen);
        let mut pos = start;
        let mut solution = Vec::new();
        for word in moves.split(' ') {
            let written: WrittenMove = word.parse().unwrap();
            let mv = written.resolve(&pos, RuleSet::OFFICIAL).unwrap();
            solution.push(mv);
            pos = pos.play(mv).unwrap();
        }
        pattern(&start, &solution)
    }

    #[test]
    fn shifted_mirrored_and_swapped_puzzles_are_the_same() {
        let one = of("B:W18,32:B14,15,1", "15x22");
        // A bystander elsewhere, two rows down, mirrored, colors swapped.
        assert_eq!(of("B:W18,29:B14,15,2", "15x22"), one);
        assert_eq!(of("B:W26,21:B23,1", "23x30"), of("B:W18,32:B15,1", "15x22"));
        assert_eq!(of("B:W18,32:B14,1", "14x23"), of("B:W18,32:B15,1", "15x22"));
        let turned = position("B:W18,32:B15,1").swapped();
        let back = turned.moves()[0];
        assert_eq!(pattern(&turned, &[back]), of("B:W18,32:B15,1", "15x22"));
        // A king in place of a man is another pattern.
        assert_ne!(
            of("B:WK18,32:B15,1", "15x22"),
            of("B:W18,32:B15,1", "15x22")
        );
        // Without captures, everything counts.
        assert_ne!(of("B:W32:B1,14", "14-18"), of("B:W31:B1,14", "14-18"));
    }
}
