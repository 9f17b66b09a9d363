//! A learner in a lesson: which step is on the board, and what's next.

use super::{Lesson, LessonProgress, Step, courses, find_lesson, lesson_after};

/// The number of the course that explains the move.
const COURSE_ABOUT_THE_MOVE: usize = 2;

/// A learner in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonVisit {
    lesson: &'static Lesson,
    place: usize,
    progress: LessonProgress,
}

/// What a learner has finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finished {
    /// A step that isn't the last.
    Step,
    /// A lesson.
    Lesson,
    /// The last lesson about the rules.
    Rules,
}

impl LessonVisit {
    /// Continues a lesson.
    pub fn new(lesson: &'static Lesson, progress: LessonProgress) -> LessonVisit {
        LessonVisit {
            lesson,
            place: progress.next_step(lesson),
            progress,
        }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The step on the board.
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.place]
    }

    /// Its place in the lesson, from 0.
    pub const fn place(&self) -> usize {
        self.place
    }

    /// How many steps are done.
    pub fn done(&self) -> usize {
        self.progress.done(self.lesson)
    }

    /// Whether every step is done, now or earlier.
    pub fn is_complete(&self) -> bool {
        self.progress.is_complete(self.lesson)
    }

    /// Whether the step on the board is the last.
    pub fn is_last(&self) -> bool {
        self.place + 1 == self.lesson.steps.len()
    }

    /// Whether this is the last lesson about the rules.
    pub fn ends_the_rules(&self) -> bool {
        courses()[0].lessons.last() == Some(self.lesson)
    }

    /// Whether the lesson comes before the one that explains who has the move.
    pub fn is_before_the_move(&self) -> bool {
        find_lesson(&self.lesson.name).is_some_and(|(course, _)| course < COURSE_ABOUT_THE_MOVE)
    }

    /// Whether this is a lesson of the first course, whose learners don't know notation.
    pub fn is_for_beginners(&self) -> bool {
        courses()[0].lessons.contains(self.lesson)
    }

    /// Whether to say which side the learner plays in this step.
    pub fn names_side(&self) -> bool {
        self.lesson.names_side(self.place)
    }

    /// The lesson after this one.
    pub fn lesson_after(&self) -> Option<&'static Lesson> {
        lesson_after(&self.lesson.name)
    }

    /// Another device or tab has changed the progress.
    pub fn renew(&mut self, kept: LessonProgress) {
        self.progress = kept;
    }

    /// The step on the board is done. `kept` is the progress as it's stored now: another tab may
    /// have gone further. Returns what's finished, and the text to store.
    pub fn finish(&mut self, kept: LessonProgress) -> (Finished, String) {
        self.progress = kept;
        self.progress.finish(self.lesson, self.place);
        let finished = match self.is_last() {
            true if self.ends_the_rules() => Finished::Rules,
            true => Finished::Lesson,
            false => Finished::Step,
        };
        (finished, self.progress.text())
    }

    /// Goes to the next step. `None` if there's none.
    pub fn go_on(&mut self) -> Option<&'static Step> {
        if self.is_last() {
            return None;
        }
        self.place += 1;
        Some(self.step())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_finished_step_by_step_and_continued_where_it_was_left() {
        let lesson = &courses()[1].lessons[0];
        let mut visit = LessonVisit::new(lesson, LessonProgress::default());
        assert_eq!(visit.step(), &lesson.steps[0]);
        let (finished, text) = visit.finish(LessonProgress::default());
        assert_eq!((finished, visit.done()), (Finished::Step, 1));
        let later = LessonVisit::new(lesson, LessonProgress::read(&text));
        assert_eq!(later.place(), 1);
        while visit.go_on().is_some() {}
        assert!(visit.is_last());
        // Another tab did one step of another lesson.
        let mut elsewhere = LessonProgress::default();
        elsewhere.finish(&courses()[0].lessons[0], 0);
        let (finished, text) = visit.finish(elsewhere);
        assert_eq!(finished, Finished::Lesson);
        let kept = LessonProgress::read(&text);
        assert!(kept.is_complete(lesson));
        assert_eq!(kept.done(&courses()[0].lessons[0]), 1);
    }

    #[test]
    fn the_last_lesson_of_the_first_course_ends_the_rules() {
        let lesson = courses()[0].lessons.last().unwrap();
        let mut visit = LessonVisit::new(lesson, LessonProgress::default());
        while visit.go_on().is_some() {}
        let (finished, _) = visit.finish(LessonProgress::default());
        assert_eq!(finished, Finished::Rules);
        assert!(visit.is_before_the_move() && visit.is_for_beginners());
        assert_eq!(visit.lesson_after(), Some(&courses()[1].lessons[0]));
        let later = LessonVisit::new(&courses()[2].lessons[0], LessonProgress::default());
        assert!(!later.is_before_the_move() && !later.is_for_beginners());
    }
}
