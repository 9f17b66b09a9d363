//! The line that led to a position, for repetitions and the forty-move rule.

use crate::key::Key;
use rules::{Bitboard, Color, Position, QUIET_PLIES_TO_CLAIM};

/// The positions of the game, followed by those of the line being searched.
pub(super) struct Path {
    steps: Vec<Step>,
}

#[derive(Clone, Copy)]
struct Step {
    key: Key,
    /// Plies since the last capture or move of a man.
    quiet_plies: u32,
}

impl Path {
    /// The path to the last of these positions, which follow each other in a game.
    pub(super) fn new(positions: &[Position]) -> Path {
        let mut path = Path {
            steps: Vec::with_capacity(positions.len() + 256),
        };
        let mut before: Option<&Position> = None;
        for pos in positions {
            let is_quiet = before.is_some_and(|before| is_reversible(before, pos));
            path.push(Key::of(pos), !is_quiet);
            before = Some(pos);
        }
        path
    }

    /// Goes one move farther.
    #[inline]
    pub(super) fn push(&mut self, key: Key, is_irreversible: bool) {
        let quiet_plies = match self.steps.last() {
            Some(last) if !is_irreversible => last.quiet_plies + 1,
            _ => 0,
        };
        self.steps.push(Step { key, quiet_plies });
    }

    /// Takes the last move back.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.steps.pop();
    }

    /// The key of the position at the end.
    #[inline]
    pub(super) fn key(&self) -> Key {
        self.steps.last().map_or_else(Key::default, |step| step.key)
    }

    /// Plies since the last capture or move of a man.
    #[inline]
    pub(super) fn quiet_plies(&self) -> u32 {
        self.steps.last().map_or(0, |step| step.quiet_plies)
    }

    /// Whether a draw could be claimed for lack of progress.
    #[inline]
    pub(super) fn is_without_progress(&self) -> bool {
        self.quiet_plies() >= QUIET_PLIES_TO_CLAIM
    }

    /// Whether the position at the end has been there before.
    ///
    /// Once is enough for a draw: a side that wanted to avoid it could have done so the first time,
    /// and can do no better the second time.
    #[inline]
    pub(super) fn is_repetition(&self) -> bool {
        let Some((last, earlier)) = self.steps.split_last() else {
            return false;
        };
        // Both sides must go and come back: four plies at least, and an even number.
        let quiet = (last.quiet_plies as usize).min(earlier.len());
        quiet >= 4
            && earlier[earlier.len() - quiet..]
                .iter()
                .rev()
                .skip(3)
                .step_by(2)
                .any(|step| step.key == last.key)
    }
}

/// Whether only kings have stepped between two positions of a game: nothing else can be undone.
pub(crate) fn is_reversible(before: &Position, after: &Position) -> bool {
    let men = |pos: &Position, color: Color| -> Bitboard {
        pos.board().pieces(color) & !pos.board().kings()
    };
    Color::BOTH.into_iter().all(|color| {
        men(before, color) == men(after, color)
            && before.board().count(color) == after.board().count(color)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, RuleSet};
    use testkit::{Dice, position};

    #[test]
    fn quiet_plies_and_repetitions_are_those_of_the_game() {
        let mut dice = Dice::new(5);
        let (mut repeated, mut quiet) = (0, 0);
        for start in [
            "B:WK32,K31,17:BK1,K2,12",
            "W:WK14,K15:BK22",
            "B:W21-32:B1-12",
        ] {
            for _ in 0..40 {
                let mut game = Game::from_position(position(start), RuleSet::OFFICIAL);
                for _ in 0..60 {
                    let Some(&mv) = dice.pick(&game.legal_moves()) else {
                        break;
                    };
                    game.play(mv).unwrap();
                    let path = Path::new(game.positions());
                    let counters = game.draw_counters();
                    assert_eq!(path.quiet_plies(), counters.quiet_plies);
                    assert_eq!(path.is_repetition(), counters.occurrences > 1);
                    repeated += u32::from(path.is_repetition());
                    quiet = quiet.max(counters.quiet_plies);
                }
            }
        }
        assert!(repeated > 100 && quiet > 20, "{repeated} {quiet}");
    }

    #[test]
    fn a_move_taken_back_leaves_no_trace() {
        let start = position("B:WK32:BK1");
        let mut path = Path::new(&[start]);
        let (key, quiet) = (path.key(), path.quiet_plies());
        path.push(Key::default(), false);
        assert_eq!(path.quiet_plies(), quiet + 1);
        path.push(Key::default(), true);
        assert_eq!(path.quiet_plies(), 0);
        path.pop();
        path.pop();
        assert_eq!((path.key(), path.quiet_plies()), (key, quiet));
    }
}
