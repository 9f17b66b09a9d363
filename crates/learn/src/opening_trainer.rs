//! Training openings: which ones and for which side, one exercise after another, and what counts.

use crate::{
    Mastery, Opening, OpeningProgress, OpeningTask, ballots, find_opening, opening_keys, openings,
    read_openings,
};
use engine::Book;
use rules::{Color, Move};
use std::sync::Arc;

/// In addresses, in place of an opening: those that were picked.
const PICKED: &str = "picked";

/// What to train.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpeningChoice {
    /// The learner's side. `None` for both.
    pub side: Option<Color>,
    /// The openings. With none, all ballots are trained.
    openings: Vec<&'static Opening>,
}

/// How well the ballots are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpeningSummary {
    /// How many ballots Black and White know.
    pub known: [usize; 2],
    /// How many ballots there are.
    pub ballots: usize,
    /// How many sides of openings are due today.
    pub due: usize,
}

/// How an exercise in an opening ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpeningEnd {
    /// All of this many moves were right, without help.
    Clean(u32),
    /// There was a mistake, or a hint.
    Helped,
}

/// Exercises in openings, one after another.
#[derive(Clone, Debug)]
pub struct OpeningTrainer {
    book: Arc<Book>,
    choice: OpeningChoice,
    task: OpeningTask,
    /// Whether the result of this exercise has been noted. The first mistake decides.
    is_counted: bool,
}

/// A side in addresses and in storage. `None` is both.
const fn side_word(side: Option<Color>) -> &'static str {
    match side {
        Some(Color::Black) => "black",
        Some(Color::White) => "white",
        None => "both",
    }
}

fn read_side(word: &str) -> Option<Color> {
    match word {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    }
}

impl OpeningChoice {
    /// Reads a choice from what [`OpeningChoice::side_text`] and [`OpeningChoice::picked_text`]
    /// gave.
    pub fn read(side: &str, picked: &str) -> OpeningChoice {
        OpeningChoice {
            side: read_side(side),
            openings: read_openings(picked),
        }
    }

    /// Reads the parameters of an address, as [`OpeningChoice::parameters`] writes them. `picked`
    /// is what's stored about the openings that were picked.
    pub fn of_address(line: &str, side: &str, picked: &str) -> OpeningChoice {
        OpeningChoice {
            side: read_side(side),
            openings: match line {
                PICKED => read_openings(picked),
                line => find_opening(line).into_iter().collect(),
            },
        }
    }

    /// The side, as text to store.
    pub const fn side_text(&self) -> &'static str {
        side_word(self.side)
    }

    /// The openings that were picked, as text to store.
    pub fn picked_text(&self) -> String {
        opening_keys(&self.openings)
    }

    /// How many openings were picked.
    pub const fn picked(&self) -> usize {
        self.openings.len()
    }

    /// Whether an opening was picked.
    pub fn is_picked(&self, opening: &Opening) -> bool {
        self.openings.contains(&opening)
    }

    /// Picks an opening, or puts it back.
    pub fn toggle(&mut self, opening: &'static Opening) {
        match self.openings.iter().position(|it| *it == opening) {
            Some(place) => drop(self.openings.remove(place)),
            None => self.openings.push(opening),
        }
    }

    /// Puts all openings back.
    pub fn clear(&mut self) {
        self.openings.clear();
    }

    /// The parameters of the address that trains this.
    pub fn parameters(&self) -> String {
        let line = if self.openings.is_empty() {
            String::new()
        } else {
            format!("line={PICKED}&")
        };
        format!("{line}side={}", self.side_text())
    }

    /// The parameters of the address that trains one opening, for the same side.
    pub fn parameters_of(&self, opening: &Opening) -> String {
        format!("line={}&side={}", opening.key(), self.side_text())
    }
}

impl OpeningProgress {
    /// How well the ballots are known, and what's due.
    pub fn summary(&self, day: u32) -> OpeningSummary {
        let known = Color::BOTH.map(|side| {
            let known = ballots().filter(|opening| self.mastery(opening, side) == Mastery::Known);
            known.count()
        });
        let sides = openings()
            .iter()
            .flat_map(|opening| Color::BOTH.map(|side| (opening, side)));
        OpeningSummary {
            known,
            ballots: ballots().count(),
            due: sides
                .filter(|(opening, side)| self.is_due(opening, *side, day))
                .count(),
        }
    }
}

impl OpeningTrainer {
    /// The first exercise of a learner with this progress. `None` if the book knows none.
    pub fn new(
        book: Arc<Book>,
        choice: OpeningChoice,
        progress: &OpeningProgress,
        day: u32,
        seed: u64,
    ) -> Option<OpeningTrainer> {
        let task = OpeningTask::next(progress, &book, &choice.openings, choice.side, day, seed)?;
        Some(OpeningTrainer {
            book,
            choice,
            task,
            is_counted: false,
        })
    }

    /// The exercise.
    pub const fn task(&self) -> &OpeningTask {
        &self.task
    }

    /// Whether every exercise is about the same opening.
    pub const fn is_one_opening(&self) -> bool {
        self.choice.picked() == 1
    }

    /// Goes to the next exercise. Returns `false` if there's none.
    pub fn go_on(&mut self, progress: &OpeningProgress, day: u32, seed: u64) -> bool {
        let OpeningChoice { side, openings } = &self.choice;
        let next = OpeningTask::next(progress, &self.book, openings, *side, day, seed);
        let Some(task) = next else { return false };
        self.task = task;
        self.is_counted = false;
        true
    }

    /// A try was wrong, after these moves of the exercise. Returns whether `kept`, which is the
    /// progress as it's stored now, has changed.
    pub fn missed(&mut self, played: &[Move], kept: &mut OpeningProgress, day: u32) -> bool {
        if std::mem::replace(&mut self.is_counted, true) {
            return false;
        }
        let OpeningTask {
            opening,
            side,
            exercise,
        } = &self.task;
        let missed = exercise.moves_since(opening, played);
        kept.answered(opening, *side, Some(&missed), day);
        true
    }

    /// The exercise is done, after these moves, `made` of them by the learner. Returns how it ended,
    /// and whether `kept` has changed.
    pub fn finished(
        &mut self,
        played: &[Move],
        made: u32,
        is_helped: bool,
        kept: &mut OpeningProgress,
        day: u32,
    ) -> (OpeningEnd, bool) {
        if self.is_counted || is_helped {
            let has_changed = self.missed(played, kept, day);
            return (OpeningEnd::Helped, has_changed);
        }
        self.is_counted = true;
        kept.answered(self.task.opening, self.task.side, None, day);
        (OpeningEnd::Clean(made), true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OpeningState;

    const DAY: u32 = 100;

    fn trainer(choice: OpeningChoice, progress: &OpeningProgress) -> OpeningTrainer {
        let book = Book::embedded();
        OpeningTrainer::new(book, choice, progress, DAY, 7).unwrap()
    }

    #[test]
    fn picked_openings_and_the_side_come_back_from_storage_and_from_the_address() {
        let mut choice = OpeningChoice::read("white", "");
        assert_eq!((choice.side, choice.picked()), (Some(Color::White), 0));
        assert_eq!(choice.parameters(), "side=white");
        let (one, other) = (&openings()[3], &openings()[8]);
        for opening in [one, other, one, one] {
            choice.toggle(opening);
        }
        assert!(choice.is_picked(one) && choice.is_picked(other));
        let kept = choice.picked_text();
        assert_eq!(OpeningChoice::read(choice.side_text(), &kept), choice);
        assert_eq!(choice.parameters(), "line=picked&side=white");
        assert_eq!(OpeningChoice::of_address("picked", "white", &kept), choice);
        choice.toggle(one);
        assert_eq!(choice.picked_text(), other.key());
        choice.clear();
        assert_eq!(choice, OpeningChoice::read("white", "nothing of this"));

        let alone = OpeningChoice::of_address(&one.key(), "both", &kept);
        assert_eq!((alone.picked(), alone.side), (1, None));
        assert_eq!(
            alone.parameters_of(one),
            format!("line={}&side=both", one.key())
        );
        assert_eq!(
            OpeningChoice::of_address("nowhere", "", &kept),
            OpeningChoice::default()
        );
    }

    #[test]
    fn the_first_mistake_decides() {
        let mut kept = OpeningProgress::default();
        let mut trainer = trainer(OpeningChoice::default(), &kept);
        let (opening, side) = (trainer.task().opening, trainer.task().side);
        let wrong = trainer.task().exercise.step.pos.moves()[0];
        assert!(trainer.missed(&[wrong], &mut kept, DAY));
        let missed = trainer.task().exercise.moves_since(opening, &[wrong]);
        assert_eq!(kept.missed(opening, side), missed);
        assert!(!trainer.missed(&[], &mut kept, DAY));
        let end = trainer.finished(&[], 5, false, &mut kept, DAY);
        assert_eq!(end, (OpeningEnd::Helped, false));
        assert_eq!(kept.missed(opening, side), missed);
    }

    #[test]
    fn a_hint_counts_as_a_mistake_and_a_clean_exercise_counts_once() {
        let mut kept = OpeningProgress::default();
        let mut trainer = trainer(OpeningChoice::default(), &kept);
        let first = trainer.task().clone();
        let end = trainer.finished(&[], 5, true, &mut kept, DAY);
        assert_eq!(end, (OpeningEnd::Helped, true));

        assert!(trainer.go_on(&kept, DAY, 8));
        let second = trainer.task().clone();
        assert_ne!(second.opening, first.opening);
        let end = trainer.finished(&[], 5, false, &mut kept, DAY);
        assert_eq!(end, (OpeningEnd::Clean(5), true));
        assert_eq!(kept.missed(second.opening, second.side), []);
        assert_eq!(
            kept.state(second.opening, second.side, DAY),
            OpeningState::Learning
        );
        // The exercise was counted.
        assert!(!trainer.missed(&[], &mut kept, DAY));
    }

    #[test]
    fn a_trainer_stays_with_what_was_chosen() {
        let opening = ballots().next().unwrap();
        let choice = OpeningChoice::of_address(&opening.key(), "black", "");
        let kept = OpeningProgress::default();
        let mut trainer = trainer(choice, &kept);
        assert!(trainer.is_one_opening());
        for seed in 0..4 {
            assert_eq!(trainer.task().opening, opening);
            assert_eq!(trainer.task().side, Color::Black);
            assert!(trainer.go_on(&kept, DAY, seed));
        }
    }

    #[test]
    fn the_summary_counts_sides() {
        let mut progress = OpeningProgress::default();
        let opening = ballots().next().unwrap();
        let nothing = OpeningSummary {
            known: [0, 0],
            ballots: ballots().count(),
            due: 0,
        };
        assert_eq!(progress.summary(DAY), nothing);
        progress.answered(opening, Color::White, Some(&[]), DAY);
        assert_eq!(progress.summary(DAY + 400).due, 1);
        // Answers over many days make it known.
        let mut day = DAY;
        while progress.mastery(opening, Color::White) != Mastery::Known {
            day += 30;
            assert!(day < DAY + 3_000);
            progress.answered(opening, Color::White, None, day);
        }
        assert_eq!(progress.summary(day).known, [0, 1]);
    }
}
