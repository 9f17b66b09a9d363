//! The whole tables in memory while a slice is built or verified.

use std::sync::Arc;

use crate::plan::Job;
use crate::table::{Table, Tables};
use crate::unpack::unpack;
use crate::{Measure, Slice, Tablebase};

/// What a build or a verification may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resources {
    /// The number of threads, at least one.
    pub threads: usize,
    /// The memory limit for tables, in bytes.
    pub memory: u64,
}

/// Why the tables that a slice needs couldn't be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WorkbenchError {
    /// A slice doesn't fit in the given memory.
    #[error(
        "{slice} needs {} MiB of memory, but only {} are available",
        needed.div_ceil(1 << 20),
        given >> 20
    )]
    Memory {
        /// The slice.
        slice: Slice,
        /// The bytes it needs.
        needed: u64,
        /// The bytes available.
        given: u64,
    },
    /// A slice that play leads to is missing.
    #[error("the {measure} of {slice} are missing")]
    Missing {
        /// The slice.
        slice: Slice,
        /// The part that's missing.
        measure: Measure,
    },
}

/// Whole tables, unpacked on demand and dropped when memory is short.
pub(crate) struct Workbench {
    pub(crate) tables: Tables,
    pub(crate) resources: Resources,
}

impl Workbench {
    pub(crate) fn new(resources: Resources) -> Workbench {
        Workbench {
            tables: Tables::new(),
            resources,
        }
    }

    /// Whether a job fits in memory at all.
    pub(crate) fn check(&self, job: Job) -> Result<(), WorkbenchError> {
        let needed = job.memory(self.resources.threads);
        if needed <= self.resources.memory {
            return Ok(());
        }
        Err(WorkbenchError::Memory {
            slice: job.slice,
            needed,
            given: self.resources.memory,
        })
    }

    /// Loads the tables that jobs with the same measure probe, and drops others if memory is short.
    pub(crate) fn lay_out(
        &mut self,
        jobs: &[Job],
        packed: &Tablebase,
    ) -> Result<(), WorkbenchError> {
        for &job in jobs {
            self.check(job)?;
        }
        let measure = jobs[0].measure;
        if measure == Measure::Results {
            self.drop_distances();
        }
        let needed: Vec<Slice> = jobs.iter().flat_map(|job| job.slice.successors()).collect();
        self.make_room(jobs, &needed);
        for &slice in &needed {
            self.ensure(slice, measure, packed)?;
        }
        self.make_room(jobs, &needed);
        Ok(())
    }

    /// Adds a table that was just created.
    pub(crate) fn add(&mut self, table: Arc<Table>) {
        self.tables.insert(table);
    }

    /// Unpacks a table and everything its moves lead to, unless already present.
    fn ensure(
        &mut self,
        slice: Slice,
        measure: Measure,
        packed: &Tablebase,
    ) -> Result<(), WorkbenchError> {
        let is_there = self
            .tables
            .table(slice)
            .is_some_and(|table| table.measure() >= measure);
        if is_there {
            return Ok(());
        }
        let table = packed
            .table(slice)
            .filter(|table| table.is_sound(measure))
            .ok_or(WorkbenchError::Missing { slice, measure })?;
        for successor in slice.successors() {
            self.ensure(successor, measure, packed)?;
        }
        let table = unpack(table, measure, &self.tables, self.resources.threads);
        self.add(table);
        Ok(())
    }

    /// Drops tables that jobs don't probe, largest first, until they fit.
    fn make_room(&mut self, jobs: &[Job], needed: &[Slice]) {
        let threads = self.resources.threads;
        let used: u64 = jobs.iter().map(|job| job.memory(threads)).sum();
        let free = self.resources.memory.saturating_sub(used);
        let size_of = |slice: Slice| Table::bytes(slice, jobs[0].measure);
        let mut others: Vec<Slice> = self
            .tables
            .slices()
            .filter(|slice| !needed.contains(slice))
            .collect();
        others.sort_by_key(|&slice| size_of(slice));
        let mut size: u64 = others.iter().map(|&slice| size_of(slice)).sum();
        while size > free
            && let Some(largest) = others.pop()
        {
            size -= size_of(largest);
            self.tables.remove(largest);
        }
    }

    /// If only results are needed, tables without distances are enough, in a quarter of the space.
    fn drop_distances(&mut self) {
        let slices: Vec<Slice> = self.tables.slices().collect();
        for slice in slices {
            if let Some(table) = self.tables.table(slice)
                && table.measure() == Measure::Plies
            {
                let slim = table.without_distances();
                self.add(Arc::new(slim));
            }
        }
    }
}
