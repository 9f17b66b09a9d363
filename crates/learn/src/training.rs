//! Training with puzzles: which one comes next, the learner's rating, and failed ones that come
//! back.

use crate::mix::mix;
use crate::{Card, Puzzle, Rating, Theme};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How a person is doing with puzzles. Saved as text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Training {
    /// The person's rating, on the scale of the puzzles.
    pub rating: Rating,
    /// How many were solved in a row.
    pub streak: u32,
    /// The longest streak.
    pub best_streak: u32,
    /// How many were solved in a rush, at best.
    pub best_rush: u32,
    /// The puzzles that were tried, by their IDs.
    cards: BTreeMap<u32, Tried>,
}

/// A puzzle that was tried.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Tried {
    /// It was solved on the first try.
    Solved,
    /// It was failed, and comes up again.
    Repeat(Card),
}

/// The deviation of a puzzle's rating: it was measured with some forty attempts.
const PUZZLE_DEVIATION: f64 = 80.0;
/// How many puzzles a rating takes before it's shown. The first ones move it by hundreds.
const PUZZLES_FOR_RATING: u32 = 5;
/// How far a puzzle may be from the person's rating at first.
const RANGE: f64 = 100.0;

impl Training {
    /// Someone with this rating who hasn't tried any puzzle.
    pub fn at(rating: u32) -> Training {
        Training {
            rating: Rating {
                value: f64::from(rating),
                ..Rating::default()
            },
            ..Training::default()
        }
    }

    /// The puzzle to try next, as its index in the list: a failed one that's due, or else a new one
    /// near the person's rating. `None` if no puzzle has the theme.
    pub fn next(
        &self,
        puzzles: &[Puzzle],
        theme: Option<Theme>,
        day: u32,
        seed: u64,
    ) -> Option<usize> {
        let fits = |puzzle: &Puzzle| theme.is_none_or(|theme| puzzle.themes.contains(theme));
        let places = || (0..puzzles.len()).filter(|&place| fits(&puzzles[place]));
        let due = places().find(|&place| match self.cards.get(&puzzles[place].id()) {
            Some(Tried::Repeat(card)) => card.due() <= day,
            _ => false,
        });
        if due.is_some() {
            return due;
        }
        let fresh = || places().filter(|&place| !self.cards.contains_key(&puzzles[place].id()));
        // New ones first; after all of them, start over.
        let pool: Vec<usize> = match fresh().next() {
            Some(_) => fresh().collect(),
            None => places().collect(),
        };
        // Fitting a rating takes a while, so it's done once for each.
        let pool: Vec<(usize, f64)> = pool
            .into_iter()
            .map(|place| {
                let rating = f64::from(puzzles[place].rating());
                (place, (rating - self.rating.value).abs())
            })
            .collect();
        let distances = pool.iter().map(|&(_, distance)| distance);
        let nearest = distances.min_by(f64::total_cmp)?;
        let near: Vec<usize> = pool
            .into_iter()
            .filter(|&(_, distance)| distance <= nearest + RANGE)
            .map(|(place, _)| place)
            .collect();
        near.get((mix(seed) % near.len() as u64) as usize).copied()
    }

    /// Someone tried a puzzle. The first try counts for the rating. After that, only a failed puzzle
    /// that's due counts: solving a known one again is practice.
    pub fn tried(&mut self, puzzle: &Puzzle, is_solved: bool, day: u32) {
        let opponent = Rating {
            value: f64::from(puzzle.rating()),
            deviation: PUZZLE_DEVIATION,
            ..Rating::default()
        };
        let id = puzzle.id();
        let after = match self.cards.get(&id) {
            None => {
                self.rating = self
                    .rating
                    .played(&opponent, f64::from(u8::from(is_solved)));
                match is_solved {
                    true => Tried::Solved,
                    false => Tried::Repeat(Card::new(false, day)),
                }
            }
            Some(Tried::Solved) if is_solved => return,
            Some(Tried::Solved) => Tried::Repeat(Card::new(false, day)),
            Some(Tried::Repeat(card)) if card.due() > day => return,
            Some(Tried::Repeat(card)) => Tried::Repeat(card.answered(is_solved, day)),
        };
        self.cards.insert(id, after);
        self.streak = if is_solved { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    /// How many more puzzles it takes until the rating means something.
    pub fn until_rated(&self) -> u32 {
        let tried = u32::try_from(self.cards.len()).unwrap_or(u32::MAX);
        PUZZLES_FOR_RATING.saturating_sub(tried)
    }

    /// A rush ended with this many solved.
    pub fn rushed(&mut self, solved: u32) {
        self.best_rush = self.best_rush.max(solved);
    }

    /// Merges training done elsewhere. For each puzzle the latest answer counts, and a failed one
    /// stays failed. The rating that rests on more puzzles counts, and its streak.
    pub fn join(&mut self, other: &Training) {
        // The best-known puzzle comes first; the other criteria make the choice the same on both
        // sides.
        let rank = |it: &Training| {
            let rating = it.rating;
            (
                -rating.deviation,
                rating.value,
                rating.volatility,
                it.streak,
            )
        };
        if rank(other) > rank(self) {
            self.rating = other.rating;
            self.streak = other.streak;
        }
        self.best_streak = self.best_streak.max(other.best_streak);
        self.best_rush = self.best_rush.max(other.best_rush);
        for (&id, &theirs) in &other.cards {
            let ours = self.cards.entry(id).or_insert(theirs);
            *ours = match (*ours, theirs) {
                (Tried::Solved, theirs) => theirs,
                (ours, Tried::Solved) => ours,
                (Tried::Repeat(ours), Tried::Repeat(theirs)) => Tried::Repeat(later(ours, theirs)),
            };
        }
    }

    /// How many failed puzzles are due.
    pub fn due(&self, day: u32) -> usize {
        let is_due = |tried: &&Tried| matches!(tried, Tried::Repeat(card) if card.due() <= day);
        self.cards.values().filter(is_due).count()
    }

    /// The text to save.
    pub fn text(&self) -> String {
        let Rating {
            value,
            deviation,
            volatility,
        } = self.rating;
        let mut text = format!(
            "rating {value:.3} {deviation:.3} {volatility:.6}\nbest {} {} {}\n",
            self.streak, self.best_streak, self.best_rush
        );
        for (id, tried) in &self.cards {
            _ = match tried {
                Tried::Solved => writeln!(text, "solved {id}"),
                Tried::Repeat(card) => {
                    let (stability, difficulty, seen) = card.parts();
                    writeln!(text, "repeat {id} {stability:.3} {difficulty:.3} {seen}")
                }
            };
        }
        text
    }

    /// Reads saved text. Lines that make no sense are skipped.
    pub fn read(text: &str) -> Training {
        let mut training = Training::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            // A line that makes no sense is ignored.
            let _ = training.read_line(&words);
        }
        training
    }

    fn read_line(&mut self, words: &[&str]) -> Option<()> {
        let sane = |text: &str, from: f64, to: f64| {
            let number: f64 = text.parse().ok()?;
            (from..=to).contains(&number).then_some(number)
        };
        match words {
            ["rating", value, deviation, volatility] => {
                self.rating = Rating {
                    value: sane(value, 100.0, 4_000.0)?,
                    deviation: sane(deviation, 1.0, 350.0)?,
                    volatility: sane(volatility, 1e-6, 1.0)?,
                };
            }
            ["best", streak, best_streak, best_rush] => {
                let (streak, best) = (streak.parse().ok()?, best_streak.parse().ok()?);
                self.best_rush = best_rush.parse().ok()?;
                (self.streak, self.best_streak) = (streak, best);
            }
            ["solved", id] => {
                self.cards.insert(id.parse().ok()?, Tried::Solved);
            }
            ["repeat", id, stability, difficulty, seen] => {
                let (stability, difficulty) = (stability.parse().ok()?, difficulty.parse().ok()?);
                let card = Card::from_parts(stability, difficulty, seen.parse().ok()?)?;
                self.cards.insert(id.parse().ok()?, Tried::Repeat(card));
            }
            _ => {}
        }
        Some(())
    }
}

/// The card with the later answer. On the same day, the better known one.
fn later(one: Card, other: Card) -> Card {
    let rank = |card: Card| {
        let (stability, difficulty, seen) = card.parts();
        (seen, stability, difficulty)
    };
    if rank(other) > rank(one) { other } else { one }
}

/// The puzzle of a day, as its index in a list of this many. It's the same everywhere.
pub fn puzzle_of_the_day(day: u32, count: usize) -> Option<usize> {
    (count > 0).then(|| (mix(u64::from(day)) % count as u64) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PuzzleFile;

    fn puzzles() -> Vec<Puzzle> {
        let mut puzzles = PuzzleFile::decode(crate::PUZZLES).unwrap().puzzles;
        puzzles.truncate(400);
        puzzles
    }

    #[test]
    fn the_next_puzzle_is_new_and_near_the_rating() {
        let puzzles = puzzles();
        let mut training = Training::default();
        for seed in 0..20 {
            let place = training.next(&puzzles, None, 1, seed).unwrap();
            let rating = f64::from(puzzles[place].rating());
            assert!((rating - training.rating.value).abs() < 250.0, "{rating}");
            let before = training.rating.value;
            let is_solved = seed % 2 == 0;
            training.tried(&puzzles[place], is_solved, 1);
            assert_eq!(training.rating.value > before, is_solved);
            assert_ne!(training.next(&puzzles, None, 1, seed), Some(place));
        }
        assert_eq!((training.best_streak, training.due(1_000)), (1, 10));
        let theme = Theme::TwoForOne;
        let place = training.next(&puzzles, Some(theme), 1, 5).unwrap();
        assert!(puzzles[place].themes.contains(theme));
        assert_eq!(training.next(&[], None, 1, 5), None);
    }

    #[test]
    fn a_failed_puzzle_comes_back_and_counts_once() {
        let puzzles = puzzles();
        let mut training = Training::default();
        training.tried(&puzzles[7], false, 10);
        assert_eq!(
            (training.streak, training.due(10), training.due(11)),
            (0, 0, 1)
        );
        assert_eq!(training.next(&puzzles, None, 11, 3), Some(7));
        let rating = training.rating;
        training.tried(&puzzles[7], true, 11);
        assert_eq!(training.rating, rating);
        assert_ne!(training.next(&puzzles, None, 11, 3), Some(7));
    }

    /// The puzzle of the day stays the same all day, and can't be farmed.
    #[test]
    fn solving_a_known_puzzle_again_changes_nothing() {
        let puzzles = puzzles();
        let mut training = Training::default();
        training.tried(&puzzles[3], true, 10);
        training.tried(&puzzles[4], true, 10);
        let before = training.clone();
        training.tried(&puzzles[3], true, 10);
        assert_eq!(training, before);
        // A failed one counts again when it's due, not before.
        training.tried(&puzzles[5], false, 10);
        let before = training.clone();
        training.tried(&puzzles[5], true, 10);
        assert_eq!(training, before);
        training.tried(&puzzles[5], true, 11);
        assert_eq!((training.streak, training.best_streak), (1, 2));
    }

    #[test]
    fn the_first_puzzles_dont_make_a_rating() {
        let puzzles = puzzles();
        let mut training = Training::default();
        for (place, left) in [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)] {
            assert_eq!(training.until_rated(), left);
            training.tried(&puzzles[place], place % 2 == 0, 10);
        }
        assert_eq!(Training::read(&training.text()).until_rated(), 0);
    }

    #[test]
    fn training_is_kept() {
        let puzzles = puzzles();
        let mut training = Training::default();
        for (place, puzzle) in puzzles.iter().take(9).enumerate() {
            training.tried(puzzle, place % 3 != 0, place as u32);
        }
        training.rushed(12);
        let kept = Training::read(&training.text());
        assert_eq!(kept.text(), training.text());
        assert_eq!(kept.best_rush, 12);
        assert_eq!(kept.cards.len(), 9);
        assert_eq!(
            Training::read("rating x\nrepeat 1 -3 99 0\nsolved\n\u{0}"),
            Training::default()
        );
    }

    #[test]
    fn every_day_has_its_puzzle() {
        assert_eq!(puzzle_of_the_day(3, 0), None);
        let days: Vec<_> = (0..50)
            .filter_map(|day| puzzle_of_the_day(day, 1_000))
            .collect();
        let mut distinct = days.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert!(distinct.len() > 40);
        assert_eq!(puzzle_of_the_day(3, 1_000), Some(days[3]));
    }
}
