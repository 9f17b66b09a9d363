//! Counts all lines of play, to check and benchmark the move generator.

use crate::movegen::{BlackSide, Scene, Side, WhiteSide};
use crate::{Board, Color, Position, RuleSet};

/// The number of lines with `depth` plies from this position under the official rules.
///
/// Captures along different paths count separately. A line that ends early, because the side to
/// move has lost, isn't counted at greater depths. There's no hash table, and the last ply is
/// counted in bulk.
pub fn perft(pos: &Position, depth: u32) -> u64 {
    match (pos.turn(), depth) {
        (_, 0) => 1,
        (Color::Black, _) => count::<BlackSide>(pos.board(), depth),
        (Color::White, _) => count::<WhiteSide>(pos.board(), depth),
    }
}

fn count<S: Side>(board: &Board, depth: u32) -> u64 {
    let scene = Scene::<S>::new(board, RuleSet::OFFICIAL);
    if depth == 1 {
        return scene.count_moves().into();
    }
    let mut lines = 0;
    scene
        .for_each_move(|found| lines += count::<S::Opponent>(&board.after::<S>(&found), depth - 1));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_position_to_depth_nine() {
        let expected = [
            1, 7, 49, 302, 1469, 7361, 36768, 179_740, 845_931, 3_963_680,
        ];
        for (depth, lines) in (0..).zip(expected) {
            assert_eq!(perft(&Position::START, depth), lines, "depth {depth}");
        }
    }
}
