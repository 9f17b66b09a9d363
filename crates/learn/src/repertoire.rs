//! Openings to train, and how well a person knows them.

use crate::by_the_book::ByTheBook;
use crate::mix::mix;
use crate::openings::named_lines;
use crate::{Card, LessonGoal, Step};
use engine::Book;
use notation::{Deck, WrittenMove};
use rules::{Color, Move, Position, RuleSet};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

/// How many moves a learner finds in one go.
pub const OPENING_MOVES: usize = 5;

/// A side knows an opening once it's remembered for this many days.
const KNOWN_DAYS: f64 = 10.0;
/// The maximum number of half-moves of a kept line.
const MAX_KEPT: usize = 24;

/// An opening to train: a ballot of the official deck, or a line with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its moves from the start of the game.
    pub moves: Vec<Move>,
    /// Its place in the official deck, from 1.
    pub ballot: Option<usize>,
    /// Its traditional name.
    pub name: Option<&'static str>,
}

/// How well a side of an opening is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Mastery {
    /// It was never tried.
    New,
    /// It was tried, and comes up again soon.
    Learning,
    /// It was right again after days.
    Known,
}

/// How well a side of an opening is known today.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpeningState {
    /// It was never tried.
    New,
    /// It was tried, and comes up again soon.
    Learning,
    /// It's time to repeat it.
    Due,
    /// It was right again after days.
    Known,
}

/// How well a person knows the openings. Kept as text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OpeningProgress {
    /// By the key of the opening and the side.
    tried: BTreeMap<(String, Color), Tried>,
}

/// A side of an opening that was tried.
#[derive(Clone, PartialEq, Debug)]
struct Tried {
    card: Card,
    /// The moves after the opening up to the last mistake. Empty if the last try was right.
    missed: Vec<Move>,
}

impl Opening {
    /// Its name in addresses and in stored texts: `9-13.22-18.6-9`.
    pub fn key(&self) -> String {
        written_moves(&self.moves)
    }

    /// The position after its moves.
    pub fn position(&self) -> Position {
        let play = |pos: Position, &mv: &Move| pos.play_unchecked(mv);
        self.moves.iter().fold(Position::START, play)
    }
}

/// The openings to train: the ballots of the official deck in their order, then the lines that have
/// names and aren't ballots.
pub fn openings() -> &'static [Opening] {
    static OPENINGS: LazyLock<Vec<Opening>> = LazyLock::new(|| {
        let mut openings: Vec<Opening> = Deck::ThreeMove
            .iter()
            .zip(1..)
            .map(|(ballot, number)| Opening {
                moves: ballot.moves().to_vec(),
                ballot: Some(number),
                name: ballot.name(),
            })
            .collect();
        for (name, moves) in named_lines() {
            let known = openings.iter_mut().find(|opening| opening.moves == moves);
            match known {
                // Our own table's spelling wins.
                Some(opening) => opening.name = Some(name),
                None => openings.push(Opening {
                    moves,
                    ballot: None,
                    name: Some(name),
                }),
            }
        }
        openings
    });
    &OPENINGS
}

/// The opening with this key.
pub fn find_opening(key: &str) -> Option<&'static Opening> {
    openings().iter().find(|opening| opening.key() == key)
}

/// The openings with these keys, separated by spaces, as [`opening_keys`] writes them. Unknown keys
/// are skipped.
pub fn read_openings(keys: &str) -> Vec<&'static Opening> {
    let mut found: Vec<&'static Opening> = Vec::new();
    for opening in keys.split_whitespace().filter_map(find_opening) {
        if !found.contains(&opening) {
            found.push(opening);
        }
    }
    found
}

/// The keys of these openings, separated by spaces.
pub fn opening_keys(openings: &[&Opening]) -> String {
    let keys: Vec<String> = openings.iter().map(|opening| opening.key()).collect();
    keys.join(" ")
}

/// The openings of the official deck.
pub fn ballots() -> impl Iterator<Item = &'static Opening> {
    openings().iter().filter(|it| it.ballot.is_some())
}

/// An exercise that was chosen for a learner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningTask {
    /// The opening.
    pub opening: &'static Opening,
    /// The learner's side.
    pub side: Color,
    /// The exercise.
    pub exercise: OpeningExercise,
}

impl OpeningTask {
    /// The next exercise for a learner with this progress: in one of these openings, or of all
    /// ballots if there are none, for one side or both. `None` if the book knows none of them.
    pub fn next(
        progress: &OpeningProgress,
        book: &Arc<Book>,
        only: &[&'static Opening],
        side: Option<Color>,
        day: u32,
        seed: u64,
    ) -> Option<OpeningTask> {
        let sides = side.map_or(Color::BOTH.to_vec(), |side| vec![side]);
        let pool: Vec<&'static Opening> = match only {
            [] => ballots().collect(),
            some => some.to_vec(),
        };
        let (opening, side) = progress.next(pool, &sides, day, seed)?;
        let task = |side: Color| {
            let missed = progress.missed(opening, side);
            let exercise = OpeningExercise::new(opening, side, book, missed, seed)?;
            Some(OpeningTask {
                opening,
                side,
                exercise,
            })
        };
        let other = side.opponent();
        // The book may know only one side of a rare opening.
        task(side).or_else(|| sides.contains(&other).then(|| task(other))?)
    }
}

/// An exercise in an opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningExercise {
    /// The moves from the start of the game to the exercise: those of the opening, and the
    /// opponent's answer if it's their turn.
    pub lead: Vec<Move>,
    /// The exercise.
    pub step: Step,
}

impl OpeningExercise {
    /// An exercise for a side of an opening, along the line where the learner last went wrong.
    /// `None` if the book doesn't know the position.
    pub fn new(
        opening: &Opening,
        side: Color,
        book: &Arc<Book>,
        missed: &[Move],
        seed: u64,
    ) -> Option<OpeningExercise> {
        let mut lead = opening.moves.clone();
        let mut pos = opening.position();
        let mut goal = ByTheBook {
            book: Arc::clone(book),
            moves: OPENING_MOVES,
            seed,
            along: missed.to_vec(),
        };
        if pos.turn() != side {
            let mv = goal.reply(&pos, &pos)?;
            let is_along = missed.first() == Some(&mv);
            goal.along = if is_along {
                missed[1..].to_vec()
            } else {
                Vec::new()
            };
            lead.push(mv);
            pos = pos.play(mv).ok()?;
        }
        goal.best(&pos)?;
        Some(OpeningExercise {
            lead,
            step: Step {
                name: opening.key(),
                pos,
                goal: LessonGoal::ByTheBook(goal),
                par: None,
                samples: Vec::new(),
            },
        })
    }

    /// The moves after those of the opening, up to this place of the exercise.
    pub fn moves_since(&self, opening: &Opening, played: &[Move]) -> Vec<Move> {
        let lead = &self.lead[opening.moves.len().min(self.lead.len())..];
        lead.iter().chain(played).copied().collect()
    }
}

impl OpeningProgress {
    /// How well a side of an opening is known.
    pub fn mastery(&self, opening: &Opening, side: Color) -> Mastery {
        match self.tried(opening, side) {
            None => Mastery::New,
            Some(tried) if tried.missed.is_empty() && tried.card.parts().0 >= KNOWN_DAYS => {
                Mastery::Known
            }
            Some(_) => Mastery::Learning,
        }
    }

    /// Whether it's time to repeat a side of an opening.
    pub fn is_due(&self, opening: &Opening, side: Color, day: u32) -> bool {
        self.tried(opening, side)
            .is_some_and(|tried| tried.card.due() <= day)
    }

    /// How well a side of an opening is known today.
    pub fn state(&self, opening: &Opening, side: Color, day: u32) -> OpeningState {
        match self.mastery(opening, side) {
            Mastery::New => OpeningState::New,
            _ if self.is_due(opening, side, day) => OpeningState::Due,
            Mastery::Learning => OpeningState::Learning,
            Mastery::Known => OpeningState::Known,
        }
    }

    /// The moves after the opening up to the last mistake. Empty if the last try was right.
    pub fn missed(&self, opening: &Opening, side: Color) -> &[Move] {
        self.tried(opening, side).map_or(&[], |tried| &tried.missed)
    }

    /// An exercise ended: without a mistake, or with one after these moves since the opening.
    pub fn answered(&mut self, opening: &Opening, side: Color, mistake: Option<&[Move]>, day: u32) {
        let is_right = mistake.is_none();
        let before = self.tried(opening, side).map(|tried| tried.card);
        let card = match before {
            Some(card) => card.answered(is_right, day),
            None => Card::new(is_right, day),
        };
        let mut missed = mistake.unwrap_or_default().to_vec();
        missed.truncate(MAX_KEPT);
        let tried = Tried { card, missed };
        self.tried.insert((opening.key(), side), tried);
    }

    /// What to train next among some openings and sides: what has been due the longest, or else
    /// something new, or else what comes up soonest. `None` if there's nothing to choose from.
    pub fn next<'a>(
        &self,
        openings: impl IntoIterator<Item = &'a Opening>,
        sides: &[Color],
        day: u32,
        seed: u64,
    ) -> Option<(&'a Opening, Color)> {
        let all: Vec<(&Opening, Color)> = openings
            .into_iter()
            .flat_map(|opening| sides.iter().map(move |&side| (opening, side)))
            .collect();
        let due = |&(opening, side): &(&Opening, Color)| {
            self.tried(opening, side).map(|tried| tried.card.due())
        };
        let soonest = all.iter().filter_map(|it| Some((due(it)?, *it)));
        let soonest = soonest.min_by_key(|(due, _)| *due);
        let new: Vec<_> = all.iter().filter(|it| due(it).is_none()).collect();
        match soonest {
            Some((due, it)) if due <= day || new.is_empty() => Some(it),
            _ => {
                let place = mix(seed).checked_rem(new.len() as u64)?;
                Some(*new[place as usize])
            }
        }
    }

    /// Merges progress made elsewhere: for each side of an opening, the latest answer counts.
    pub fn join(&mut self, other: &OpeningProgress) {
        for (key, theirs) in &other.tried {
            let is_newer = self.tried.get(key).is_none_or(|ours| {
                let rank = |tried: &Tried| {
                    let (stability, difficulty, seen) = tried.card.parts();
                    // On the same day, the better known one; then anything that's the same on both
                    // sides.
                    (seen, stability, difficulty)
                };
                rank(theirs) > rank(ours)
            });
            if is_newer {
                self.tried.insert(key.clone(), theirs.clone());
            }
        }
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for ((key, side), Tried { card, missed }) in &self.tried {
            let (stability, difficulty, seen) = card.parts();
            let side = side_word(*side);
            let missed = written_moves(missed);
            let line = format!("{key} {side} {stability:.3} {difficulty:.3} {seen} {missed}");
            // Writing to a string can't fail.
            _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }

    /// Reads a kept text. Lines that make no sense, or are about openings that are gone, are
    /// skipped.
    pub fn read(text: &str) -> OpeningProgress {
        let line = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let (words, missed) = match words[..] {
                [ref words @ .., missed] if words.len() == 5 => (words, missed),
                ref words => (words, ""),
            };
            let [key, side, stability, difficulty, seen] = words[..] else {
                return None;
            };
            let opening = find_opening(key)?;
            let side = Color::BOTH.into_iter().find(|it| side_word(*it) == side)?;
            let (stability, difficulty) = (stability.parse().ok()?, difficulty.parse().ok()?);
            let card = Card::from_parts(stability, difficulty, seen.parse().ok()?)?;
            let missed = read_line(opening.position(), missed)?;
            Some(((key.to_owned(), side), Tried { card, missed }))
        };
        OpeningProgress {
            tried: text.lines().filter_map(line).collect(),
        }
    }

    fn tried(&self, opening: &Opening, side: Color) -> Option<&Tried> {
        self.tried.get(&(opening.key(), side))
    }
}

const fn side_word(side: Color) -> &'static str {
    match side {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// Moves in an address: `9-13.22-18.6-9`.
pub fn written_moves(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    words.join(".")
}

/// Reads [`written_moves`] from a position. `None` if one can't be played.
pub fn read_moves(start: Position, text: &str) -> Option<Vec<Move>> {
    let mut pos = start;
    let words = text.split('.').filter(|word| !word.is_empty());
    let read = |word: &str| {
        let written: WrittenMove = word.parse().ok()?;
        let mv = written.resolve(&pos, RuleSet::OFFICIAL).ok()?;
        pos = pos.play_unchecked(mv);
        Some(mv)
    };
    words.map(read).collect()
}

fn read_line(start: Position, text: &str) -> Option<Vec<Move>> {
    let words: Vec<&str> = text.split('.').take(MAX_KEPT).collect();
    read_moves(start, &words.join("."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Attempt, Next};

    #[test]
    fn all_ballots_and_names_can_be_trained() {
        let openings = openings();
        assert_eq!(
            openings.iter().filter(|it| it.ballot.is_some()).count(),
            156
        );
        assert!(
            openings[..156]
                .iter()
                .zip(1..)
                .all(|(it, number)| it.ballot == Some(number))
        );
        let mut keys: Vec<String> = openings.iter().map(Opening::key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), openings.len());
        assert_eq!(
            find_opening("9-13.22-18.6-9").unwrap().name,
            Some("Dreaded Edinburgh")
        );
        assert_eq!(find_opening("nowhere"), None);
        let book = Book::embedded();
        for opening in openings {
            for side in Color::BOTH {
                let exercise = OpeningExercise::new(opening, side, &book, &[], 7);
                let is_ballot = opening.ballot.is_some();
                assert!(
                    exercise.is_some() || !is_ballot,
                    "{} {side:?}",
                    opening.key()
                );
                let Some(exercise) = exercise else { continue };
                assert_eq!(exercise.step.pos.turn(), side);
                assert!(exercise.lead.starts_with(&opening.moves));
            }
        }
    }

    #[test]
    fn the_book_leads_through_an_exercise() {
        let book = Book::embedded();
        for (seed, opening) in openings().iter().enumerate().take(40) {
            let Some(exercise) =
                OpeningExercise::new(opening, Color::White, &book, &[], seed as u64)
            else {
                panic!("{}", opening.key());
            };
            let mut attempt = Attempt::new(exercise.step);
            let mut made = 0;
            loop {
                let mv = attempt.known_hint().expect("the book goes on");
                made += 1;
                match attempt.play(mv) {
                    Next::Done => break,
                    Next::GoOn { reply: Some(_) } => {}
                    other => panic!("{other:?}"),
                }
            }
            assert!((1..=OPENING_MOVES).contains(&made));
            assert_eq!(attempt.made(), made);
        }
    }

    #[test]
    fn an_exercise_goes_where_the_learner_went_wrong() {
        let book = Book::embedded();
        let opening = &openings()[20];
        let first = OpeningExercise::new(opening, Color::White, &book, &[], 1).unwrap();
        let mut attempt = Attempt::new(first.step.clone());
        let mv = attempt.known_hint().unwrap();
        attempt.play(mv);
        let missed = first.moves_since(opening, attempt.line());
        assert_eq!(missed.len(), 2);
        for seed in 0..20 {
            let again = OpeningExercise::new(opening, Color::White, &book, &missed, seed).unwrap();
            let mut attempt = Attempt::new(again.step);
            attempt.play(mv);
            assert_eq!(attempt.line(), missed);
        }
        // The other side: the first move of the line is the opponent's.
        let reply = opening.position().moves()[0];
        let black =
            OpeningExercise::new(opening, Color::Black, &book, &[reply], 3).unwrap_or_else(|| {
                // The book may not know what to do after it.
                OpeningExercise::new(opening, Color::Black, &book, &[], 3).unwrap()
            });
        assert_eq!(black.step.pos.turn(), Color::Black);
    }

    #[test]
    fn a_task_is_chosen_by_progress_opening_and_side() {
        let book = Book::embedded();
        let mut progress = OpeningProgress::default();
        let first = &openings()[3];
        let white = Some(Color::White);
        let task = OpeningTask::next(&progress, &book, &[first], white, 10, 1).unwrap();
        assert_eq!((task.opening, task.side), (first, Color::White));
        assert_eq!(task.exercise.step.pos.turn(), Color::White);
        assert_eq!(progress.state(first, Color::White, 10), OpeningState::New);
        // What's due comes first among all ballots.
        let reply = first.position().moves()[0];
        progress.answered(first, Color::White, Some(&[reply]), 10);
        let state = |day| progress.state(first, Color::White, day);
        assert_eq!(
            (state(10), state(11)),
            (OpeningState::Learning, OpeningState::Due)
        );
        for seed in 0..5 {
            let task = OpeningTask::next(&progress, &book, &[], None, 11, seed).unwrap();
            assert_eq!((task.opening, task.side), (first, Color::White));
        }
        // Before that, something new does.
        let task = OpeningTask::next(&progress, &book, &[], white, 10, 7).unwrap();
        assert!(task.opening.ballot.is_some() && task.opening != first);
        // Or something among those that were picked.
        let picked = [&openings()[20], &openings()[160]];
        for seed in 0..5 {
            let task = OpeningTask::next(&progress, &book, &picked, white, 11, seed).unwrap();
            assert!(picked.contains(&task.opening));
        }
        let keys = opening_keys(&picked);
        assert_eq!(read_openings(&format!("{keys} nowhere {keys}")), picked);
        // A book without moves has no exercise.
        let empty = Arc::new(Book::default());
        let none = OpeningTask::next(&progress, &empty, &[first], None, 10, 1);
        assert_eq!(none, None);
    }

    #[test]
    fn openings_come_up_again() {
        let [first, second] = [&openings()[3], &openings()[4]];
        let mut progress = OpeningProgress::default();
        let side = Color::Black;
        assert_eq!(progress.mastery(first, side), Mastery::New);
        let reply = first.position().moves()[0];
        progress.answered(first, side, Some(&[reply]), 10);
        assert_eq!(progress.mastery(first, side), Mastery::Learning);
        assert_eq!(progress.missed(first, side), [reply]);
        assert!(!progress.is_due(first, side, 10) && progress.is_due(first, side, 11));
        // Openings that are due come first, then new ones.
        let all = [first, second];
        assert_eq!(progress.next(all, &[side], 11, 0), Some((first, side)));
        assert_eq!(progress.next(all, &[side], 10, 0), Some((second, side)));
        assert_eq!(progress.next([], &[side], 10, 0), None);
        progress.answered(second, side, None, 10);
        assert_eq!(progress.next(all, &[side], 10, 0), Some((first, side)));
        for day in [11, 13, 20, 40, 90] {
            progress.answered(first, side, None, day);
        }
        assert_eq!(progress.mastery(first, side), Mastery::Known);
        assert_eq!(progress.missed(first, side), []);
        assert_eq!(progress.mastery(first, Color::White), Mastery::New);
    }

    #[test]
    fn progress_is_kept_and_merged() {
        let mut here = OpeningProgress::default();
        let reply = openings()[3].position().moves()[0];
        here.answered(&openings()[3], Color::Black, Some(&[reply]), 10);
        here.answered(&openings()[9], Color::White, None, 12);
        let kept = OpeningProgress::read(&here.text());
        assert_eq!(kept.text(), here.text());
        assert_eq!(kept.missed(&openings()[3], Color::Black), [reply]);
        let mut there = OpeningProgress::default();
        there.answered(&openings()[3], Color::Black, None, 20);
        there.answered(&openings()[5], Color::Black, None, 1);
        let mut joined = here.clone();
        joined.join(&there);
        assert_eq!(joined.text().lines().count(), 3);
        assert_eq!(joined.missed(&openings()[3], Color::Black), []);
        // The order doesn't matter, and merging again changes nothing.
        let mut other = there;
        other.join(&here);
        assert_eq!(other, joined);
        joined.join(&here);
        assert_eq!(other, joined);
        let damaged = "nowhere black 1 5 1\n9-13.22-18.6-9 red 1 5 1\n\
            9-13.22-18.6-9 black x 5 1\n9-13.22-18.6-9 black 1 5 1 1-32\n\u{0}";
        assert_eq!(OpeningProgress::read(damaged), OpeningProgress::default());
    }
}
