//! What a learner has done.

use super::{Course, Lesson, courses, find_lesson};
use std::collections::BTreeMap;

/// How far a learner has come in each lesson. Saved as text: `jumping 3`, one lesson per line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonProgress {
    /// The number of steps done, by the name of the lesson.
    steps: BTreeMap<String, usize>,
}

impl LessonProgress {
    /// Reads saved text. Lines that make no sense, or are about lessons that are gone, are skipped.
    pub fn read(text: &str) -> LessonProgress {
        let line = |line: &str| {
            let (name, steps) = line.split_once(' ')?;
            let (_, lesson) = find_lesson(name)?;
            let steps = steps.parse::<usize>().ok()?.min(lesson.steps.len());
            Some((name.to_owned(), steps))
        };
        LessonProgress {
            steps: text.lines().filter_map(line).collect(),
        }
    }

    /// The text to save.
    pub fn text(&self) -> String {
        let line = |(name, steps): (&String, &usize)| format!("{name} {steps}\n");
        self.steps.iter().map(line).collect()
    }

    /// How many steps of a lesson are done.
    pub fn done(&self, lesson: &Lesson) -> usize {
        self.steps.get(&lesson.name).copied().unwrap_or(0)
    }

    /// Whether all steps of a lesson are done.
    pub fn is_complete(&self, lesson: &Lesson) -> bool {
        self.done(lesson) >= lesson.steps.len()
    }

    /// The step to continue with: the first that isn't done, or the first of all in a lesson that is
    /// complete.
    pub fn next_step(&self, lesson: &Lesson) -> usize {
        match self.done(lesson) {
            done if done < lesson.steps.len() => done,
            _ => 0,
        }
    }

    /// A step is done. Steps before it count as done, too.
    pub fn finish(&mut self, lesson: &Lesson, step: usize) {
        let done = self.steps.entry(lesson.name.clone()).or_default();
        *done = (*done).max(step + 1).min(lesson.steps.len());
    }

    /// The lesson to continue with: one that was left in the middle, or the first that isn't
    /// complete. `None` if all are.
    pub fn next_lesson(&self) -> Option<&'static Lesson> {
        let lessons = || courses().iter().flat_map(|course| &course.lessons);
        self.next_of(lessons(), lessons())
    }

    /// The lesson to continue with in a course that's begun. `None` before that, and at the end.
    pub fn next_lesson_in<'a>(&self, course: &'a Course) -> Option<&'a Lesson> {
        let is_begun = course.lessons.iter().any(|lesson| self.done(lesson) > 0);
        is_begun
            .then(|| self.next_of(course.lessons.iter(), course.lessons.iter()))
            .flatten()
    }

    fn next_of<'a>(
        &self,
        mut lessons: impl Iterator<Item = &'a Lesson>,
        mut again: impl Iterator<Item = &'a Lesson>,
    ) -> Option<&'a Lesson> {
        let begun = lessons.find(|lesson| self.done(lesson) > 0 && !self.is_complete(lesson));
        begun.or_else(|| again.find(|lesson| !self.is_complete(lesson)))
    }

    /// Merges progress made elsewhere: for each lesson, the one that's further along counts.
    pub fn join(&mut self, other: &LessonProgress) {
        for (name, &steps) in &other.steps {
            let done = self.steps.entry(name.clone()).or_default();
            *done = (*done).max(steps);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_kept_and_only_grows() {
        let lesson = &courses()[0].lessons[0];
        let mut progress = LessonProgress::default();
        assert_eq!(progress.next_lesson(), Some(lesson));
        assert_eq!((progress.done(lesson), progress.next_step(lesson)), (0, 0));
        progress.finish(lesson, 0);
        assert_eq!((progress.done(lesson), progress.next_step(lesson)), (1, 1));
        let kept = LessonProgress::read(&progress.text());
        assert_eq!(kept, progress);
        progress.finish(lesson, lesson.steps.len() - 1);
        progress.finish(lesson, 0);
        assert!(progress.is_complete(lesson));
        assert_eq!(progress.next_step(lesson), 0);
        assert_ne!(progress.next_lesson(), Some(lesson));
        let mut joined = kept;
        joined.join(&progress);
        assert_eq!(joined, progress);
    }

    #[test]
    fn a_lesson_left_in_the_middle_comes_first() {
        let later = &courses()[1].lessons[1];
        let mut progress = LessonProgress::default();
        progress.finish(later, 0);
        assert_eq!(progress.next_lesson(), Some(later));
        for lesson in courses().iter().flat_map(|course| &course.lessons) {
            progress.finish(lesson, lesson.steps.len());
        }
        assert_eq!(progress.next_lesson(), None);
    }

    #[test]
    fn a_course_goes_on_until_its_last_lesson_is_done() {
        let [first, second] = [&courses()[0], &courses()[1]];
        let mut progress = LessonProgress::default();
        assert_eq!(progress.next_lesson_in(first), None);
        progress.finish(&first.lessons[0], 0);
        assert_eq!(progress.next_lesson_in(first), Some(&first.lessons[0]));
        assert_eq!(progress.next_lesson_in(second), None);
        progress.finish(&first.lessons[0], 99);
        assert_eq!(progress.next_lesson_in(first), Some(&first.lessons[1]));
        for lesson in &first.lessons {
            progress.finish(lesson, 99);
        }
        assert_eq!(progress.next_lesson_in(first), None);
    }

    #[test]
    fn damaged_text_is_read_as_far_as_it_makes_sense() {
        let name = &courses()[0].lessons[0].name;
        let progress = LessonProgress::read(&format!("{name} 99\nnowhere 3\n{name}\n\u{0} x\n"));
        assert!(progress.is_complete(&courses()[0].lessons[0]));
        assert_eq!(progress.text().lines().count(), 1);
    }
}
