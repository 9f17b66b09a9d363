//! A try: a move in a position, and what an engine found before and after it.

use crate::{Case, Curve, Reason, explain, judge};
use engine::{Line, Score};
use rules::{Move, Position, RuleSet};
use tablebase::Tablebase;

/// A move that someone tried, with what an engine found.
#[derive(Clone, Copy, Debug)]
pub struct Try<'a> {
    /// The position.
    pub pos: &'a Position,
    /// The move.
    pub mv: Move,
    /// The best lines in the position.
    pub before: &'a [Line],
    /// The best line after the move. None if the opponent can't move.
    pub after: &'a [Line],
}

/// The most that an equal move may lose, in hundredths of a man.
const EQUAL: i32 = 40;

impl Try<'_> {
    /// What the move is worth, for the side that made it.
    pub fn score(&self) -> Score {
        match self.after.first() {
            Some(line) => -line.score,
            None => Score::win_in(1),
        }
    }

    /// What the best move is worth. The try itself may turn out to be better than the search
    /// thought.
    pub fn best_score(&self) -> Score {
        let best = self.before.first().map(|line| line.score);
        best.map_or(self.score(), |best| best.max(self.score()))
    }

    /// The move, and best play after it.
    pub fn line(&self) -> Vec<Move> {
        let rest = self.after.first().into_iter().flat_map(|line| &line.moves);
        [self.mv].into_iter().chain(rest.copied()).collect()
    }

    /// Whether it's about as good as the best move: it loses less than a mistake.
    pub fn is_as_good(&self) -> bool {
        let pieces = self.pos.board().occupied().len();
        let points = |score| Curve::CAREFUL.points(score, pieces);
        points(self.best_score()) - points(self.score()) < judge::MISTAKE
    }

    /// Whether nothing is lost at all, or next to nothing: for puzzles, whose other moves are clearly
    /// worse.
    pub fn is_equal(&self) -> bool {
        let (best, score) = (self.best_score(), self.score());
        if best.is_win() {
            score.is_win()
        } else {
            best.value() - score.value() < EQUAL
        }
    }

    /// Why it isn't as good, the most telling reason first, as far as that can be shown without
    /// naming the better move.
    pub fn reasons(&self) -> Vec<Reason> {
        let better = self.before.iter().find(|line| line.moves[0] != self.mv);
        let Some(better) = better else {
            return Vec::new();
        };
        let mut reasons = explain(&Case {
            pos: self.pos,
            rules: RuleSet::OFFICIAL,
            played: &self.line(),
            played_score: self.score(),
            best: &better.moves,
            best_score: better.score,
            second_score: None,
            tables: &Tablebase::empty(),
        });
        reasons.retain(|reason| {
            !matches!(
                reason,
                Reason::Prefers { .. } | Reason::OnlyMove { .. } | Reason::MissesShot { .. }
            )
        });
        reasons
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::position;

    fn line(pos: &Position, moves: &[usize], value: i32) -> Line {
        let mut at = *pos;
        let moves = moves.iter().map(|&place| {
            let mv = at.moves()[place];
            at = at.play_unchecked(mv);
            mv
        });
        Line::new(moves.collect(), Score::evaluation(value), 9)
    }

    #[test]
    fn a_try_is_as_good_if_it_loses_little() {
        let pos = position("B:W19,20,21,30:B1,9,10,11");
        let best = line(&pos, &[0, 0], 0);
        #[track_caller]
        fn check(pos: &Position, best: &Line, place: usize, value: i32, expected: bool) {
            let mv = pos.moves()[place];
            let after = pos.play_unchecked(mv);
            let tried = Try {
                pos,
                mv,
                before: std::slice::from_ref(best),
                after: &[line(&after, &[0], -value)],
            };
            assert_eq!(tried.is_as_good(), expected, "{value}");
            assert_eq!(tried.line()[0], mv);
        }
        check(&pos, &best, 1, -10, true);
        check(&pos, &best, 1, 200, true);
        check(&pos, &best, 1, -90, false);
    }

    #[test]
    fn a_move_that_ends_the_game_is_right() {
        let pos = position("B:W18:B14");
        let tried = Try {
            pos: &pos,
            mv: pos.moves()[0],
            before: &[],
            after: &[],
        };
        assert!(tried.is_as_good() && tried.score().is_win());
        assert_eq!(tried.reasons(), []);
    }
}
