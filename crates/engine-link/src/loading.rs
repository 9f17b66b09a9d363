//! What the engine has loaded.

use crate::Part;

/// What the engine in the worker has loaded, and what it's missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loading {
    /// The parts that have loaded or failed.
    settled: Vec<Part>,
    problem: Option<String>,
}

impl Loading {
    /// Notes that a part has loaded, or why it couldn't be.
    pub fn note(&mut self, part: Part, problem: Option<String>) {
        if !self.settled.contains(&part) {
            self.settled.push(part);
        }
        // Without its book the computer plays just as well, but with less variety.
        if problem.is_some() && part != Part::Book {
            self.problem = problem;
        }
    }

    /// Whether no part is still loading. A long search would keep a part from being used.
    pub fn is_settled(&self) -> bool {
        self.settled.len() >= Part::ALL.len()
    }

    /// What makes the engine play below its full strength, for people.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Whether the engine has everything.
    pub fn is_complete(&self) -> bool {
        self.is_settled() && self.problem.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_is_settled_when_no_part_is_loading() {
        let mut loading = Loading::default();
        for part in Part::ALL {
            assert!(!loading.is_settled());
            loading.note(part, None);
            // After a crash, the parts are loaded again.
            loading.note(part, None);
        }
        assert!(loading.is_settled() && loading.is_complete());
    }

    #[test]
    fn a_missing_part_is_a_problem_unless_it_is_the_book() {
        for part in Part::ALL {
            let mut loading = Loading::default();
            for other in Part::ALL {
                loading.note(other, (part == other).then(|| "not found".to_owned()));
            }
            assert!(loading.is_settled());
            let expected = (part != Part::Book).then_some("not found");
            assert_eq!(loading.problem(), expected, "{part:?}");
            assert_eq!(loading.is_complete(), expected.is_none());
        }
    }
}
