//! Everything that a learner has done, to be the same on each device.

use crate::{DrillProgress, LessonProgress, OpeningProgress, Training};

/// What a learner has done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// Lessons.
    pub lessons: LessonProgress,
    /// Drills.
    pub drills: DrillProgress,
    /// Openings.
    pub openings: OpeningProgress,
    /// Puzzles.
    pub puzzles: Training,
}

impl Progress {
    /// Reads the kept texts of lessons, drills, openings and puzzles. Invalid lines are skipped.
    pub fn read([lessons, drills, openings, puzzles]: [&str; 4]) -> Progress {
        Progress {
            lessons: LessonProgress::read(lessons),
            drills: DrillProgress::read(drills),
            openings: OpeningProgress::read(openings),
            puzzles: Training::read(puzzles),
        }
    }

    /// The texts to keep, in the order of [`Progress::read`].
    pub fn texts(&self) -> [String; 4] {
        [
            self.lessons.text(),
            self.drills.text(),
            self.openings.text(),
            self.puzzles.text(),
        ]
    }

    /// Merges progress made elsewhere. Nothing gets lost, the order doesn't matter, and merging
    /// again changes nothing.
    pub fn join(&mut self, other: &Progress) {
        self.lessons.join(&other.lessons);
        self.drills.join(&other.drills);
        self.openings.join(&other.openings);
        self.puzzles.join(&other.puzzles);
    }
}

/// An exchange of a device's progress with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgressExchange {
    /// The texts on this device when it started.
    before: [String; 4],
    /// Whether this device has the progress of this account, or of none.
    is_own: bool,
}

impl ProgressExchange {
    /// Starts an exchange with an account. `owner` is the account whose progress this device has.
    /// Another account's progress stays separate.
    pub fn new(texts: [String; 4], account: &str, owner: Option<&str>) -> ProgressExchange {
        ProgressExchange {
            before: texts,
            is_own: owner.is_none_or(|owner| owner == account),
        }
    }

    /// The texts to send.
    pub fn sent(&self) -> [String; 4] {
        match self.is_own {
            true => self.before.clone(),
            false => <[String; 4]>::default(),
        }
    }

    /// The account has answered with these texts, and `now` are the ones on this device. Returns
    /// the texts to keep, and whether they're news.
    pub fn heard(&self, found: [&str; 4], now: [&str; 4]) -> ([String; 4], bool) {
        let mut merged = Progress::read(found);
        if self.is_own {
            // Something may have been done in the meantime.
            merged.join(&Progress::read(now));
        }
        let merged = merged.texts();
        let is_news = merged != self.before;
        (merged, is_news)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PuzzleFile, courses, drills, openings};
    use rules::Color;

    /// Progress of a learner who did some things, varied by a number.
    fn some(number: u32) -> Progress {
        let mut progress = Progress::default();
        let place = number as usize;
        let lesson = &courses()[place % 4].lessons[0];
        progress.lessons.finish(lesson, place % 3);
        let drill = &drills().lessons[place % 5];
        for moves in 0..number % 4 {
            progress.drills.win(drill, 10 + moves + number % 7);
        }
        let opening = &openings()[place % 9];
        let is_right = number.is_multiple_of(2);
        let mistake = (!is_right).then(|| opening.position().moves().to_vec());
        let mistake = mistake.map(|moves| moves[..1].to_vec());
        let side = Color::BOTH[place % 2];
        progress
            .openings
            .answered(opening, side, mistake.as_deref(), 100 + number);
        let puzzles = PuzzleFile::decode(crate::PUZZLES).unwrap().puzzles;
        for (offset, puzzle) in puzzles[place % 5..][..6].iter().enumerate() {
            let is_solved = !(offset as u32 + number).is_multiple_of(3);
            progress.puzzles.tried(puzzle, is_solved, 50 + number % 4);
        }
        progress.puzzles.rushed(number % 8);
        // As it's stored: numbers are rounded.
        read_again(&progress)
    }

    fn read_again(progress: &Progress) -> Progress {
        let texts = progress.texts();
        Progress::read([&texts[0], &texts[1], &texts[2], &texts[3]])
    }

    #[test]
    fn merging_loses_nothing_in_any_order() {
        let all: Vec<Progress> = (0..9).map(some).collect();
        for a in &all {
            assert_eq!(&read_again(a), a);
            for b in &all {
                let mut ab = a.clone();
                ab.join(b);
                let mut ba = b.clone();
                ba.join(a);
                assert_eq!(ab, ba);
                let mut again = ab.clone();
                again.join(a);
                again.join(b);
                assert_eq!(again, ab);
                for c in &all {
                    let mut left = ab.clone();
                    left.join(c);
                    let mut bc = b.clone();
                    bc.join(c);
                    let mut right = a.clone();
                    right.join(&bc);
                    assert_eq!(left, right);
                }
            }
        }
    }

    fn strs(texts: &[String; 4]) -> [&str; 4] {
        [&texts[0], &texts[1], &texts[2], &texts[3]]
    }

    #[test]
    fn an_exchange_keeps_both_sides_and_what_was_done_in_the_meantime() {
        let (here, there, later) = (some(1), some(2), some(3));
        let exchange = ProgressExchange::new(here.texts(), "ann", Some("ann"));
        assert_eq!(exchange.sent(), here.texts());
        let mut account = here.clone();
        account.join(&there);
        let (kept, is_news) = exchange.heard(strs(&account.texts()), strs(&later.texts()));
        let mut all = account.clone();
        all.join(&later);
        assert_eq!((kept, is_news), (all.texts(), true));
        let (kept, is_news) = exchange.heard(strs(&here.texts()), strs(&here.texts()));
        assert_eq!((kept, is_news), (here.texts(), false));
    }

    #[test]
    fn the_progress_of_another_account_is_neither_sent_nor_merged() {
        let (here, there) = (some(1), some(2));
        let exchange = ProgressExchange::new(here.texts(), "ann", Some("bob"));
        assert_eq!(exchange.sent(), <[String; 4]>::default());
        let (kept, is_news) = exchange.heard(strs(&there.texts()), strs(&here.texts()));
        assert_eq!((kept, is_news), (there.texts(), true));
        // Before the first login, the progress belongs to nobody.
        let exchange = ProgressExchange::new(here.texts(), "ann", None);
        assert_eq!(exchange.sent(), here.texts());
    }
}
