//! What to build, and what it takes.

use crate::compress::can_be_packed;
use crate::solve::Scratch;
use crate::table::Table;
use crate::{Measure, Slice};

/// One slice to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Job {
    /// The slice.
    pub slice: Slice,
    /// Whether to compute distances too.
    pub measure: Measure,
}

impl Job {
    /// The number of positions.
    pub fn positions(&self) -> u64 {
        self.slice.positions()
    }

    /// The memory needed to build it, in bytes: its own table, the tables it probes, the tables
    /// needed to unpack one of those, and the working memory of each thread.
    pub fn memory(&self, threads: usize) -> u64 {
        let mut slices = self.slice.successors();
        for at in 0..slices.len() {
            slices.extend(slices[at].successors());
        }
        slices.sort_unstable();
        slices.dedup();
        let tables: u64 = slices
            .into_iter()
            .map(|slice| Table::bytes(slice, self.measure))
            .sum();
        let own = Table::bytes(self.slice, self.measure);
        // Packing needs a list of runs, which is smaller than the table.
        let packing = own / 2;
        let scratches = Scratch::bytes(self.slice) * self.threads(threads) as u64;
        tables + own + packing.max(scratches)
    }

    /// How many of these threads it keeps busy.
    pub(crate) fn threads(&self, available: usize) -> usize {
        let useful = match self.slice.men() {
            // All positions are one unit of work.
            0 => 1,
            // A man has four squares in a row, and each row depends on the next.
            1 => 4,
            _ => usize::MAX,
        };
        useful.min(available)
    }

    /// Whether neither can lead to the other by captures or crowning.
    pub(crate) fn is_independent_of(&self, other: Job) -> bool {
        let key = |job: &Job| (job.slice.pieces(), job.slice.men(), job.measure);
        key(self) == key(&other)
    }
}

/// Slices to build, each after its dependencies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    jobs: Vec<Job>,
}

/// A slice with more positions than a packed table can index.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} has too many positions for one table")]
pub struct TooLarge(pub Slice);

impl Plan {
    /// These slices and all their dependencies, with distances up to `pieces_with_plies` pieces.
    pub fn new(slices: &[Slice], pieces_with_plies: u8) -> Result<Plan, TooLarge> {
        let jobs = Slice::closure(slices)
            .into_iter()
            .map(|slice| {
                if !can_be_packed(slice) {
                    return Err(TooLarge(slice));
                }
                let measure = if slice.pieces() <= pieces_with_plies {
                    Measure::Plies
                } else {
                    Measure::Results
                };
                Ok(Job { slice, measure })
            })
            .collect::<Result<_, _>>()?;
        Ok(Plan { jobs })
    }

    /// All slices with 2 to `pieces` pieces.
    pub fn all(pieces: u8, pieces_with_plies: u8) -> Result<Plan, TooLarge> {
        let slices: Vec<Slice> = (2..=pieces).flat_map(Slice::with_pieces).collect();
        Plan::new(&slices, pieces_with_plies)
    }

    /// The slices in build order.
    pub fn jobs(&self) -> &[Job] {
        &self.jobs
    }

    /// The total number of positions in all slices.
    pub fn positions(&self) -> u64 {
        self.jobs.iter().map(Job::positions).sum()
    }

    /// The memory needed by the largest slice, in bytes.
    pub fn memory(&self, threads: usize) -> u64 {
        self.jobs
            .iter()
            .map(|job| job.memory(threads))
            .max()
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_holds_what_its_slices_need() {
        fn check(slice: &str, pieces_with_plies: u8, expected: &[&str]) {
            let plan = Plan::new(&[slice.parse().unwrap()], pieces_with_plies).unwrap();
            let found: Vec<String> = plan
                .jobs()
                .iter()
                .map(|job| format!("{} {}", job.slice, job.measure))
                .collect();
            assert_eq!(found, expected);
        }
        check("m0k1-m0k1", 5, &["m0k1-m0k1 plies"]);
        check(
            "m1k1-m0k1",
            2,
            &[
                "m0k1-m0k1 plies",
                "m0k1-m1k0 plies",
                "m0k2-m0k1 results",
                "m1k1-m0k1 results",
            ],
        );
    }

    #[test]
    fn six_pieces_fit_into_a_gigabyte_and_eight_are_refused() {
        let plan = Plan::all(6, 5).unwrap();
        assert_eq!(plan.jobs().len(), 82);
        assert!(plan.memory(2) < 1 << 30, "{}", plan.memory(2));
        assert!(Plan::new(&Slice::against(4, 3), 5).is_ok());
        assert!(Plan::all(8, 5).is_err());
    }
}
