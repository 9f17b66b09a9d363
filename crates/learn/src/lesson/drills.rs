//! Drills: endings to play out repeatedly against the best defense.

use super::{Course, Lesson, read_course};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// How many times a drill has to be done without a mistake to be mastered.
pub const WINS_TO_MASTER: u32 = 3;

/// The drills that come with the program. A drill is a lesson whose steps are starting positions.
pub fn drills() -> &'static Course {
    static DRILLS: LazyLock<Course> = LazyLock::new(|| {
        let text = include_str!("../../lessons/drills.lessons");
        read_course("drills", text).expect("the tests read every course")
    });
    &DRILLS
}

/// The drill with this name.
pub fn find_drill(name: &str) -> Option<&'static Lesson> {
    drills().lessons.iter().find(|drill| drill.name == name)
}

/// The message with the title of a drill.
pub fn drill_title_id(drill: &Lesson) -> String {
    format!("drill-{}", drill.name)
}

/// What someone has achieved in each drill. Saved as text: `two-kings 2 11`, the wins and the
/// fewest moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrillProgress {
    drills: BTreeMap<String, Achieved>,
}

/// What someone has achieved in a drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Achieved {
    /// How often it was done without a mistake.
    pub wins: u32,
    /// The fewest moves.
    pub fewest: Option<u32>,
}

impl Achieved {
    /// Whether it was done often enough.
    pub const fn is_mastered(&self) -> bool {
        self.wins >= WINS_TO_MASTER
    }
}

impl DrillProgress {
    /// Reads saved text. Lines that make no sense are skipped.
    pub fn read(text: &str) -> DrillProgress {
        let line = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let [name, wins, fewest] = words[..] else {
                return None;
            };
            find_drill(name)?;
            let achieved = Achieved {
                wins: wins.parse().ok()?,
                fewest: Some(fewest.parse().ok()?),
            };
            Some((name.to_owned(), achieved))
        };
        DrillProgress {
            drills: text.lines().filter_map(line).collect(),
        }
    }

    /// The text to save.
    pub fn text(&self) -> String {
        let line = |(name, achieved): (&String, &Achieved)| {
            let fewest = achieved.fewest.unwrap_or(0);
            format!("{name} {} {fewest}\n", achieved.wins)
        };
        self.drills.iter().map(line).collect()
    }

    /// What was achieved in a drill.
    pub fn of(&self, drill: &Lesson) -> Achieved {
        self.drills.get(&drill.name).copied().unwrap_or_default()
    }

    /// A drill was done in this many moves, without a mistake.
    pub fn win(&mut self, drill: &Lesson, moves: u32) {
        let achieved = self.drills.entry(drill.name.clone()).or_default();
        achieved.wins = achieved.wins.saturating_add(1);
        let fewest = achieved.fewest.map_or(moves, |fewest| fewest.min(moves));
        achieved.fewest = Some(fewest);
    }

    /// Merges progress made elsewhere: for each drill, more wins and fewer moves count.
    pub fn join(&mut self, other: &DrillProgress) {
        for (name, theirs) in &other.drills {
            let ours = self.drills.entry(name.clone()).or_default();
            ours.wins = ours.wins.max(theirs.wins);
            ours.fewest = match (ours.fewest, theirs.fewest) {
                (Some(ours), Some(theirs)) => Some(ours.min(theirs)),
                (ours, theirs) => ours.or(theirs),
            };
        }
    }

    /// The starting position for the next try: they take turns.
    pub fn next_step(&self, drill: &Lesson) -> usize {
        self.of(drill).wins as usize % drill.steps.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_master_a_drill() {
        let drill = &drills().lessons[0];
        let mut progress = DrillProgress::default();
        assert_eq!(progress.next_step(drill), 0);
        for moves in [14, 11, 12] {
            assert!(!progress.of(drill).is_mastered());
            progress.win(drill, moves);
        }
        let achieved = progress.of(drill);
        assert!(achieved.is_mastered());
        assert_eq!(achieved.fewest, Some(11));
        assert_eq!(progress.next_step(drill), 1);
        assert_eq!(DrillProgress::read(&progress.text()), progress);
        let damaged = DrillProgress::read("nowhere 1 2\ntwo-kings x 1\ntwo-kings 1\n");
        assert_eq!(damaged, DrillProgress::default());
    }
}
