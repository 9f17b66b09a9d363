//! How hard a puzzle is: which levels solve it.

use engine::{Control, Engine, Level, Limits, Opponent};
use rules::{Game, Move, Position, RuleSet};
use std::time::Duration;

/// How many times each level tries a puzzle. The strongest try less often, and each of their
/// attempts counts for several: they hardly vary, and they think long.
pub const ATTEMPTS: u8 = 4;

/// How many times this level really tries.
const fn tries(level: Level) -> u8 {
    match level.number() {
        ..=7 => ATTEMPTS,
        8 | 9 => ATTEMPTS / 2,
        _ => 1,
    }
}

/// How many attempts of each level solved a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Solved {
    /// From the lowest level to the full engine, each at most [`ATTEMPTS`].
    counts: [u8; Level::COUNT as usize],
}

/// The level that a puzzle must be too hard for, and how often it may solve it anyway.
const BEGINNER: Level = match Level::new(2) {
    Some(level) => level,
    None => Level::LOWEST,
};
const EASY: u8 = ATTEMPTS / 4;

/// The nodes that the full engine has.
const FULL_NODES: u64 = 20_000;

impl Solved {
    /// Lets every level try a puzzle. `engine` needs only a small hash table.
    pub fn measure(engine: &mut Engine, pos: &Position, solution: &[Move]) -> Solved {
        let mut solved = Solved::default();
        for level in Level::all() {
            solved.counts[usize::from(level.number() - 1)] = hits(engine, level, pos, solution);
        }
        solved
    }

    /// Whether a beginner finds the first move nearly always.
    pub fn is_obvious(engine: &mut Engine, pos: &Position, first: Move) -> bool {
        hits(engine, BEGINNER, pos, &[first]) >= ATTEMPTS - 1
    }

    /// Whether a beginner misses a puzzle most of the time. This is quick to find out, and most
    /// drafts fail it.
    pub fn is_missed_by_beginners(engine: &mut Engine, pos: &Position, solution: &[Move]) -> bool {
        hits(engine, BEGINNER, pos, solution) <= EASY
    }

    /// From counts. `None` if one is more than [`ATTEMPTS`].
    pub fn from_counts(counts: [u8; Level::COUNT as usize]) -> Option<Solved> {
        counts
            .iter()
            .all(|&count| count <= ATTEMPTS)
            .then_some(Solved { counts })
    }

    /// The counts, the lowest level first.
    pub const fn counts(self) -> [u8; Level::COUNT as usize] {
        self.counts
    }

    /// The share of attempts in which this level solved it.
    pub fn share(self, level: Level) -> f64 {
        f64::from(self.counts[usize::from(level.number() - 1)]) / f64::from(ATTEMPTS)
    }

    /// Whether a beginner misses it and a better player finds it.
    pub fn is_worth_solving(self) -> bool {
        let [_, beginner, _, others @ ..] = self.counts;
        beginner <= EASY && others.iter().any(|&count| count >= ATTEMPTS / 2)
    }

    /// The rating at which these results are the most likely, on the scale of the levels, from 400
    /// to 2900.
    ///
    /// Two made-up attempts keep it finite: one by a player at each end of the scale, with the
    /// expected outcome.
    pub fn rating(self) -> u16 {
        let attempts = || {
            let real = Level::all().zip(self.counts).flat_map(|(level, count)| {
                let (rating, missed) = (level.rating(), ATTEMPTS - count);
                [(rating, count, 1.0), (rating, missed, 0.0)]
            });
            real.chain([(400, 1, 0.0), (2900, 1, 1.0)])
        };
        // The expected number of solved attempts falls with the puzzle's rating. The likeliest
        // rating is where it equals the actual number.
        let surplus = |rating: f64| -> f64 {
            attempts()
                .map(|(player, count, outcome)| {
                    let expected = 1.0 / (1.0 + 10_f64.powf((rating - f64::from(player)) / 400.0));
                    f64::from(count) * (expected - outcome)
                })
                .sum()
        };
        let (mut low, mut high) = (400.0, 2900.0);
        while high - low > 0.1 {
            let middle = (low + high) / 2.0;
            if surplus(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        low.round() as u16
    }
}

/// How many of its attempts a level solves, out of [`ATTEMPTS`].
fn hits(engine: &mut Engine, level: Level, pos: &Position, solution: &[Move]) -> u8 {
    let tries = tries(level);
    let solves = |seed: &u8| {
        let seed = u64::from(*seed);
        attempt(engine, Opponent { level, seed }, pos, solution)
    };
    (0..tries).filter(solves).count() as u8 * (ATTEMPTS / tries)
}

/// Whether a player finds every move of a solution.
pub fn attempt(engine: &mut Engine, player: Opponent, pos: &Position, solution: &[Move]) -> bool {
    let mut game = Game::from_position(*pos, RuleSet::OFFICIAL);
    let limits = if player.level == Level::FULL {
        Limits::nodes(FULL_NODES)
    } else {
        Limits::INFINITE
    };
    solution.iter().enumerate().all(|(ply, &mv)| {
        let is_free = ply % 2 == 0 && game.legal_moves().len() > 1;
        let is_found = !is_free || {
            engine.new_game();
            let (control, clock) = (Control::new(), || Duration::ZERO);
            let found = engine.play_as(player, &game, &limits, &control, &clock, &mut |_| {});
            found.best == Some(mv)
        };
        is_found && game.play(mv).is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(counts: [u8; 10]) -> Solved {
        Solved::from_counts(counts).unwrap()
    }

    #[test]
    fn a_puzzle_is_as_hard_as_those_who_solve_it() {
        let easy = solved([0, 0, 3, 4, 4, 4, 4, 4, 4, 4]);
        let medium = solved([0, 0, 0, 1, 2, 3, 4, 4, 4, 4]);
        let hard = solved([0, 0, 0, 0, 0, 0, 0, 1, 2, 4]);
        let ratings = [easy, medium, hard].map(Solved::rating);
        assert!(ratings.is_sorted_by(|a, b| a + 150 < *b), "{ratings:?}");
        assert!((900..1_200).contains(&ratings[0]), "{ratings:?}");
        assert!((2_200..2_600).contains(&ratings[2]), "{ratings:?}");
        assert_eq!(Solved::from_counts([5; 10]), None);
    }

    #[test]
    fn ratings_stay_on_the_scale() {
        for counts in [[0; 10], [ATTEMPTS; 10]] {
            let rating = solved(counts).rating();
            assert!((400..=2_900).contains(&rating), "{rating}");
        }
    }

    #[test]
    fn worth_solving_means_missed_by_beginners_and_found_by_someone() {
        assert!(solved([0, 1, 0, 0, 2, 0, 0, 0, 0, 0]).is_worth_solving());
        assert!(!solved([0, 2, 0, 0, 2, 4, 4, 4, 4, 4]).is_worth_solving());
        assert!(!solved([0, 0, 0, 1, 1, 1, 1, 1, 1, 0]).is_worth_solving());
    }
}
