//! The rush: as many puzzles as possible in three minutes. The third mistake ends it.

use crate::mix::mix;
use crate::{Attempt, Next, Puzzle};
use rules::Move;

/// How long a rush takes, in milliseconds.
pub const RUSH_MILLIS: u32 = 180_000;
/// The mistake that ends it.
pub const RUSH_MISTAKES: u32 = 3;
/// How many puzzles a rush has. Nobody reaches the end.
pub const RUSH_PUZZLES: usize = 80;
/// The shortest time for a move, in milliseconds. No person is faster.
pub const MIN_MOVE_MILLIS: u32 = 200;

/// The rating of the first puzzle, how much it grows with each one, and where it stops.
const FIRST_RATING: usize = 700;
const RATING_STEP: usize = 60;
const LAST_RATING: usize = 2_200;
/// How far a puzzle's rating may be from the intended one.
const RANGE: usize = 100;

/// Puzzles sorted by rating, to draw rushes from.
#[derive(Clone, Debug)]
pub struct RushPool {
    /// The ratings, lowest first, with the place of the puzzle in the list.
    rated: Vec<(usize, usize)>,
}

/// The answer to a puzzle of a rush.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RushAnswer {
    /// The solver's moves. If the last one isn't right, the puzzle is missed.
    pub moves: Vec<Move>,
    /// When the last move was made, in milliseconds since the start of the rush.
    pub millis: u32,
}

/// The result of a rush.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RushScore {
    /// How many puzzles were solved.
    pub solved: u32,
    /// How many were missed.
    pub missed: u32,
}

/// Why the answers can't be those of a rush.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRush {
    /// There are more answers than puzzles, or answers after the last mistake.
    #[error("there are answers after the end")]
    AfterTheEnd,
    /// An answer came after the time was up.
    #[error("an answer is late")]
    TooLate,
    /// The moves came faster than a person can make them, or the times aren't in order.
    #[error("an answer came faster than a person can move")]
    TooFast,
    /// A move is illegal, or comes after the puzzle was solved or missed.
    #[error("an answer has a move that can't be played")]
    BadMove,
    /// The moves neither solve a puzzle nor miss it.
    #[error("an answer stops before the puzzle is solved")]
    Unfinished,
}

impl RushPool {
    /// Sorts puzzles by rating. Fitting the ratings takes a while.
    pub fn new(puzzles: &[Puzzle]) -> RushPool {
        let rated = puzzles.iter().enumerate();
        let mut rated: Vec<(usize, usize)> = rated
            .map(|(place, puzzle)| (usize::from(puzzle.rating()), place))
            .collect();
        rated.sort_unstable();
        RushPool { rated }
    }

    /// The puzzles of a rush, as places in the list. They get harder, and none appears twice. The
    /// same seed gives the same puzzles.
    pub fn draw(&self, seed: u64) -> Vec<usize> {
        let mut free = self.rated.clone();
        let count = RUSH_PUZZLES.min(free.len());
        let numbers = (0..count).map(|number| {
            let wanted = (FIRST_RATING + RATING_STEP * number).min(LAST_RATING);
            let first = free.partition_point(|(rating, _)| rating + RANGE < wanted);
            let end = free.partition_point(|(rating, _)| *rating <= wanted + RANGE);
            // If there's none near enough, take the next harder one, or the hardest.
            let first = first.min(free.len() - 1);
            let width = end.saturating_sub(first).max(1) as u64;
            let chance = mix(seed ^ mix(number as u64)) % width;
            free.remove(first + chance as usize).1
        });
        numbers.collect()
    }
}

/// Replays a rush with these puzzles, in order, and counts.
pub fn judge_rush(puzzles: &[&Puzzle], answers: &[RushAnswer]) -> Result<RushScore, BadRush> {
    let mut score = RushScore::default();
    let mut before = 0;
    for (place, answer) in answers.iter().enumerate() {
        let puzzle = puzzles.get(place).ok_or(BadRush::AfterTheEnd)?;
        if score.missed >= RUSH_MISTAKES {
            return Err(BadRush::AfterTheEnd);
        }
        if answer.millis > RUSH_MILLIS {
            return Err(BadRush::TooLate);
        }
        let moves = u32::try_from(answer.moves.len()).unwrap_or(u32::MAX);
        if answer.millis < moves.saturating_mul(MIN_MOVE_MILLIS).saturating_add(before) {
            return Err(BadRush::TooFast);
        }
        before = answer.millis;
        if is_solved(puzzle, &answer.moves)? {
            score.solved += 1;
        } else {
            score.missed += 1;
        }
    }
    Ok(score)
}

fn is_solved(puzzle: &Puzzle, moves: &[Move]) -> Result<bool, BadRush> {
    let mut attempt = Attempt::new(puzzle.exact_step());
    for (place, &mv) in moves.iter().enumerate() {
        if !attempt.position().moves().contains(&mv) {
            return Err(BadRush::BadMove);
        }
        let is_solved = match attempt.play(mv) {
            Next::GoOn { .. } | Next::Ask(_) => continue,
            Next::Done => true,
            Next::Wrong(_) => false,
        };
        let is_last = place + 1 == moves.len();
        return is_last.then_some(is_solved).ok_or(BadRush::BadMove);
    }
    Err(BadRush::Unfinished)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PuzzleFile;
    use std::collections::BTreeSet;

    fn puzzles() -> Vec<Puzzle> {
        PuzzleFile::decode(crate::PUZZLES).unwrap().puzzles
    }

    #[test]
    fn a_rush_gets_harder_and_repeats_nothing() {
        let puzzles = puzzles();
        let pool = RushPool::new(&puzzles);
        let drawn = pool.draw(7);
        assert_eq!(drawn, pool.draw(7));
        assert_ne!(drawn, pool.draw(8));
        assert_eq!(drawn.len(), RUSH_PUZZLES);
        assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), RUSH_PUZZLES);
        for (number, &place) in drawn.iter().enumerate().take(20) {
            let wanted = FIRST_RATING + RATING_STEP * number;
            let rating = usize::from(puzzles[place].rating());
            assert!(rating.abs_diff(wanted) <= RANGE, "{number}: {rating}");
        }
        assert_eq!(RushPool::new(&puzzles[..3]).draw(1).len(), 3);
        assert_eq!(RushPool::new(&[]).draw(1), [0; 0]);
    }

    /// The solver's moves of a puzzle.
    fn solution(puzzle: &Puzzle) -> Vec<Move> {
        puzzle.solution.iter().copied().step_by(2).collect()
    }

    fn wrong(puzzle: &Puzzle) -> Vec<Move> {
        let moves = puzzle.pos.moves();
        let other = moves.into_iter().find(|mv| *mv != puzzle.solution[0]);
        vec![other.unwrap()]
    }

    #[test]
    fn a_rush_is_replayed() {
        let puzzles = puzzles();
        let list: Vec<&Puzzle> = puzzles.iter().take(6).collect();
        let answer = |place: usize, is_right: bool, millis: u32| RushAnswer {
            moves: if is_right {
                solution(list[place])
            } else {
                wrong(list[place])
            },
            millis,
        };
        let check = |answers: &[RushAnswer], expected: Result<(u32, u32), BadRush>| {
            let found = judge_rush(&list, answers);
            assert_eq!(found.map(|score| (score.solved, score.missed)), expected);
        };
        check(&[], Ok((0, 0)));
        let good = [
            answer(0, true, 5_000),
            answer(1, false, 9_000),
            answer(2, true, 180_000),
        ];
        check(&good, Ok((2, 1)));
        check(&[answer(0, true, 180_001)], Err(BadRush::TooLate));
        check(&[answer(0, true, 100)], Err(BadRush::TooFast));
        let back = [answer(0, true, 9_000), answer(1, true, 8_000)];
        check(&back, Err(BadRush::TooFast));
        let after: Vec<RushAnswer> = (0..4)
            .map(|place| answer(place, false, 1_000 * (place as u32 + 1)))
            .collect();
        check(&after[..3], Ok((0, 3)));
        check(&after, Err(BadRush::AfterTheEnd));
        let more: Vec<RushAnswer> = (0..7)
            .map(|place| answer(place.min(5), true, 10_000 * (place as u32 + 1)))
            .collect();
        check(&more[..6], Ok((6, 0)));
        check(&more, Err(BadRush::AfterTheEnd));
        // The solution of another puzzle, too many moves, and none.
        let mut moves = solution(list[0]);
        moves.push(moves[0]);
        let odd = RushAnswer {
            moves,
            millis: 5_000,
        };
        check(&[odd], Err(BadRush::BadMove));
        let none = RushAnswer {
            moves: Vec::new(),
            millis: 5_000,
        };
        check(&[none], Err(BadRush::Unfinished));
    }
}
