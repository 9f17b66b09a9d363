//! A learner in a drill: whether the try is without a mistake, and how it compares with the best.

use super::{Achieved, DrillProgress, Lesson, Step};

/// A try at a drill.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillTry {
    drill: &'static Lesson,
    progress: DrillProgress,
    /// A try with a mistake doesn't count, and neither does one with a hint that named the move.
    is_clean: bool,
    /// How many moves the shortest win takes, as far as that's known.
    par: Option<u32>,
    /// Whether the tables don't cover the position, so the engine defends without them.
    is_beyond_tables: bool,
}

/// How a try ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrillEnd {
    /// Without a mistake, in this many moves.
    Done(u32),
    /// Without a mistake, and there's no shorter way.
    Shortest(u32),
    /// Without a mistake, but there's a shorter way.
    Longer {
        /// The learner's moves.
        moves: u32,
        /// How many it takes.
        par: u32,
    },
    /// With a mistake or a hint. It doesn't count.
    NotClean,
}

impl DrillTry {
    /// The first try of a learner with this progress.
    pub fn new(drill: &'static Lesson, progress: DrillProgress) -> DrillTry {
        DrillTry {
            drill,
            progress,
            is_clean: true,
            par: None,
            is_beyond_tables: false,
        }
    }

    /// The starting position for the next try.
    pub fn next_step(&self) -> &'static Step {
        &self.drill.steps[self.progress.next_step(self.drill)]
    }

    /// What the learner has achieved.
    pub fn achieved(&self) -> Achieved {
        self.progress.of(self.drill)
    }

    /// How many moves the shortest win takes, as far as that's known.
    pub const fn par(&self) -> Option<u32> {
        self.par
    }

    /// Whether the tables don't cover the position.
    pub const fn is_beyond_tables(&self) -> bool {
        self.is_beyond_tables
    }

    /// Another device or tab has changed the progress.
    pub fn renew(&mut self, kept: DrillProgress) {
        self.progress = kept;
    }

    /// A position was set up, so the try starts over. The caller looks it up in the tables.
    pub fn begin(&mut self) {
        self.is_clean = true;
        self.par = None;
        self.is_beyond_tables = false;
    }

    /// The tables have answered about the position of a step: how many moves the shortest win
    /// takes. `None` if they don't cover it.
    pub fn looked_up(&mut self, step: &Step, found: Option<Option<u32>>) {
        // With more pieces than the tables have distances for, the file says it.
        self.par = found.flatten().or(step.par);
        self.is_beyond_tables = found.is_none();
    }

    /// There was a mistake, or a hint that named the move.
    pub const fn spoil(&mut self) {
        self.is_clean = false;
    }

    /// The goal is reached in this many moves. `kept` is the progress as it's stored now. Returns
    /// how it ended, with the text to store if it counts.
    pub fn finish(&mut self, moves: u32, kept: DrillProgress) -> (DrillEnd, Option<String>) {
        if !self.is_clean {
            return (DrillEnd::NotClean, None);
        }
        self.progress = kept;
        self.progress.win(self.drill, moves);
        let end = match self.par {
            Some(par) if par < moves => DrillEnd::Longer { moves, par },
            Some(_) => DrillEnd::Shortest(moves),
            None => DrillEnd::Done(moves),
        };
        (end, Some(self.progress.text()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drills;

    fn a_try() -> DrillTry {
        DrillTry::new(&drills().lessons[0], DrillProgress::default())
    }

    #[test]
    fn a_clean_try_counts_and_is_compared_with_the_shortest_way() {
        let check = |found: Option<Option<u32>>, moves: u32, expected: DrillEnd| {
            let mut drill = a_try();
            let step = Step {
                par: None,
                ..drill.next_step().clone()
            };
            drill.begin();
            drill.looked_up(&step, found);
            assert_eq!(drill.is_beyond_tables(), found.is_none());
            let (end, text) = drill.finish(moves, DrillProgress::default());
            assert_eq!(end, expected);
            let kept = DrillProgress::read(&text.unwrap());
            assert_eq!(kept.of(&drills().lessons[0]), drill.achieved());
            assert_eq!(drill.achieved().fewest, Some(moves));
        };
        check(Some(Some(9)), 9, DrillEnd::Shortest(9));
        check(Some(Some(9)), 8, DrillEnd::Shortest(8));
        check(Some(Some(9)), 12, DrillEnd::Longer { moves: 12, par: 9 });
        check(Some(None), 12, DrillEnd::Done(12));
        check(None, 12, DrillEnd::Done(12));
    }

    #[test]
    fn a_try_with_help_does_not_count_until_it_starts_over() {
        let mut drill = a_try();
        drill.spoil();
        assert_eq!(
            drill.finish(9, DrillProgress::default()),
            (DrillEnd::NotClean, None)
        );
        assert_eq!(drill.achieved(), Achieved::default());
        drill.begin();
        // Another tab has won three times.
        let mut kept = DrillProgress::default();
        for _ in 0..3 {
            kept.win(&drills().lessons[0], 7);
        }
        assert_eq!(drill.finish(9, kept).0, DrillEnd::Done(9));
        assert_eq!(
            (drill.achieved().wins, drill.achieved().fewest),
            (4, Some(7))
        );
    }

    #[test]
    fn the_file_knows_the_shortest_way_where_the_tables_do_not() {
        let mut drill = a_try();
        let step = Step {
            par: Some(30),
            ..drill.next_step().clone()
        };
        drill.looked_up(&step, None);
        assert_eq!((drill.par(), drill.is_beyond_tables()), (Some(30), true));
        drill.looked_up(&step, Some(Some(28)));
        assert_eq!((drill.par(), drill.is_beyond_tables()), (Some(28), false));
    }
}
