//! Goals that a side reaches alone: what can still be reached, and how.

use super::LessonGoal;
use rules::{Color, Move, Position};
use std::collections::{HashSet, VecDeque};

/// The position after a move, with the same side to move again.
pub(super) fn after(pos: &Position, mv: Move) -> Position {
    Position::new_unchecked(*pos.play_unchecked(mv).board(), pos.turn())
}

/// Whether a goal is reached, from where the step started.
pub(super) fn is_reached(goal: &LessonGoal, start: &Position, pos: &Position) -> bool {
    let (us, before, now) = (start.turn(), start.board(), pos.board());
    match *goal {
        LessonGoal::Reach { square, .. } => now.pieces(us).contains(square),
        LessonGoal::Take { pieces, .. } => {
            let count = |board: &rules::Board| board.count(us.opponent());
            count(before) - count(now) >= pieces
        }
        LessonGoal::Crown { .. } => {
            let kings = |board: &rules::Board, us: Color| (board.kings() & board.pieces(us)).len();
            kings(now, us) > kings(before, us)
        }
        LessonGoal::Block { .. } => {
            let them = us.opponent();
            let has_pieces = !now.pieces(them).is_empty();
            has_pieces && Position::new_unchecked(*now, them).moves().is_empty()
        }
        _ => false,
    }
}

/// The shortest way to a goal in at most this many moves. Empty if the goal is already reached.
pub(super) fn way(
    goal: &LessonGoal,
    start: &Position,
    pos: &Position,
    moves: usize,
) -> Option<Vec<Move>> {
    let mut seen = HashSet::from([*pos]);
    let mut open = VecDeque::from([(*pos, Vec::new())]);
    while let Some((at, way)) = open.pop_front() {
        if is_reached(goal, start, &at) {
            return Some(way);
        }
        if way.len() == moves {
            continue;
        }
        for mv in at.moves() {
            let next = after(&at, mv);
            if seen.insert(next) {
                let way = way.iter().copied().chain([mv]).collect();
                open.push_back((next, way));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Square;
    use testkit::position;

    #[test]
    fn a_goal_is_in_reach_as_long_as_the_moves_last() {
        #[track_caller]
        fn check(fen: &str, goal: &LessonGoal, moves: usize, expected: Option<usize>) {
            let pos = position(fen);
            let found = way(goal, &pos, &pos, moves).map(|way| way.len());
            assert_eq!(found, expected, "{fen}");
        }
        let reach = |number| LessonGoal::Reach {
            square: Square::new(number).unwrap(),
            moves: 9,
        };
        check("B:W29:B2", &reach(18), 4, Some(4));
        check("B:W29:B2", &reach(18), 3, None);
        check("B:W29:B2", &reach(2), 0, Some(0));
        // A man can't go back, a king can.
        check("B:W29:B18", &reach(15), 3, None);
        check("B:W29:BK18", &reach(15), 3, Some(1));
        // There's no limit, and going around in circles ends.
        check("B:W21:BK32", &reach(1), usize::MAX, Some(7));
        check("B:W32:BK1", &reach(32), usize::MAX, None);
        let take = |pieces| LessonGoal::Take { pieces, moves: 2 };
        check("B:W7,15,32:B2", &take(2), 1, Some(1));
        check("B:W7,15,32:B2", &take(3), 2, None);
        check("B:W12:B22", &LessonGoal::Crown { moves: 2 }, 2, Some(2));
        let block = LessonGoal::Block { moves: 1 };
        check("B:W21:B13,14", &block, 1, Some(1));
        // To take the last piece is not to block it.
        check("B:W18:B15", &block, 1, None);
    }
}
