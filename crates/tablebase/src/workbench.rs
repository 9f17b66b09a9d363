//! The whole tables that are in memory while a slice is built or checked.

use std::sync::Arc;

use crate::plan::Job;
use crate::table::{Table, Tables};
use crate::unpack::unpack;
use crate::{Measure, Slice, Tablebase};

/// What a build or a check may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resources {
    /// How many threads work at once, at least one.
    pub threads: usize,
    /// How many bytes of memory the tables may take.
    pub memory: u64,
}

/// Why the tables that a slice needs could not be laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WorkbenchError {
    /// A slice does not fit into the memory given.
    #[error(
        "{slice} needs {} MiB of memory, and only {} are given",
        needed.div_ceil(1 << 20),
        given >> 20
    )]
    Memory {
        /// The slice.
        slice: Slice,
        /// The bytes that it needs.
        needed: u64,
        /// The bytes that are given.
        given: u64,
    },
    /// A slice that play leads to is missing.
    #[error("the {measure} of {slice} are missing")]
    Missing {
        /// The slice.
        slice: Slice,
        /// What is missing of it.
        measure: Measure,
    },
}

/// Whole tables, unpacked when they are needed and dropped when memory is short.
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

    /// Whether a job fits into the memory at all.
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

    /// Lays out the tables that a job looks into, and drops others if memory is short.
    pub(crate) fn lay_out(&mut self, job: Job, packed: &Tablebase) -> Result<(), WorkbenchError> {
        self.check(job)?;
        if job.measure == Measure::Results {
            self.drop_distances();
        }
        let needed = job.slice.successors();
        self.make_room(job, &needed);
        for &slice in &needed {
            self.ensure(slice, job.measure, packed)?;
        }
        self.make_room(job, &needed);
        Ok(())
    }

    /// Adds a table that has just been made.
    pub(crate) fn add(&mut self, table: Arc<Table>) {
        self.tables.insert(table);
    }

    /// Unpacks a table, unless it is there, and before it all that its moves lead to.
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
            .filter(|table| table.measure() >= measure)
            .ok_or(WorkbenchError::Missing { slice, measure })?;
        for successor in slice.successors() {
            self.ensure(successor, measure, packed)?;
        }
        let table = unpack(table, measure, &self.tables, self.resources.threads);
        self.add(table);
        Ok(())
    }

    /// Drops tables that a job does not look into, the largest first, until it fits.
    fn make_room(&mut self, job: Job, needed: &[Slice]) {
        let free = self.resources.memory - job.memory(self.resources.threads);
        let size_of = |slice: Slice| Table::bytes(slice, job.measure);
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

    /// Where only results are asked for, tables without distances do, in a quarter of the space.
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
