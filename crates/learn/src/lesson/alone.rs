//! Goals that a side reaches alone: what can still be reached, and how.

use super::LessonGoal;
use rules::{Color, Move, Position};

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
    (0..=moves).find_map(|length| way_of(goal, start, pos, length))
}

fn way_of(goal: &LessonGoal, start: &Position, pos: &Position, length: usize) -> Option<Vec<Move>> {
    if is_reached(goal, start, pos) {
        return Some(Vec::new());
    }
    let length = length.checked_sub(1)?;
    pos.moves().into_iter().find_map(|mv| {
        let mut rest = way_of(goal, start, &after(pos, mv), length)?;
        rest.insert(0, mv);
        Some(rest)
    })
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
        let take = |pieces| LessonGoal::Take { pieces, moves: 2 };
        check("B:W7,15,32:B2", &take(2), 1, Some(1));
        check("B:W7,15,32:B2", &take(3), 2, None);
        check("B:W12:B22", &LessonGoal::Crown { moves: 2 }, 2, Some(2));
    }
}
