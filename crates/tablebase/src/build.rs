//! Building tables: solve, pack and write, one slice after another.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::compress::{plies_section, results_section};
use crate::pack::Input;
use crate::packed::PackedTable;
use crate::plan::{Job, Plan};
use crate::section::Section;
use crate::solve::{Scratch, TooFar, Unsolved, solve};
use crate::storage::{Storage, WritableStorage, file_name};
use crate::table::Table;
use crate::workbench::{Resources, Workbench, WorkbenchError};
use crate::{Measure, Refused, Slice, Tablebase};

/// Progress reports of a build.
#[derive(Debug)]
pub enum Progress<'p> {
    /// The files of this slice already existed.
    Found {
        /// The slice.
        job: Job,
    },
    /// A file exists but is invalid; its slice is rebuilt.
    Refused(&'p Refused),
    /// This slice is being solved.
    Solving {
        /// The slice.
        job: Job,
        /// The number of solved positions.
        done: u64,
    },
    /// This slice is being packed.
    Packing {
        /// The slice.
        job: Job,
    },
    /// The files of this slice were written.
    Written {
        /// The slice.
        job: Job,
        /// Their total size in bytes.
        bytes: u64,
    },
}

/// Why a build ended early. Slices that were already written are kept.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// The tables that a slice needs couldn't be loaded.
    #[error(transparent)]
    Workbench(#[from] WorkbenchError),
    /// A distance is too long.
    #[error(transparent)]
    TooFar(TooFar),
    /// The storage was closed.
    #[error("the build was stopped")]
    Stopped,
    /// A file couldn't be written.
    #[error("can't write {name}")]
    Unwritable {
        /// The name of the file.
        name: String,
        /// Why.
        #[source]
        source: std::io::Error,
    },
}

/// Builds all slices of a plan that aren't in the storage yet.
///
/// Files are written atomically, slice by slice, so an interrupted build resumes where it stopped.
/// `progress` is called from all threads.
pub fn build(
    plan: &Plan,
    storage: &dyn WritableStorage,
    resources: Resources,
    progress: &(dyn Fn(Progress<'_>) + Sync),
) -> Result<(), BuildError> {
    let mut builder = Builder {
        storage,
        packed: Tablebase::empty(),
        bench: Workbench::new(resources),
        scratches: (0..resources.threads.max(1))
            .map(|_| Scratch::new())
            .collect(),
        progress,
    };
    for &job in plan.jobs() {
        builder.bench.check(job)?;
    }
    for &job in plan.jobs() {
        let (table, refused) = stored(job, storage);
        for refused in &refused {
            progress(Progress::Refused(refused));
        }
        table
            .into_iter()
            .for_each(|table| builder.packed.replace(table));
    }
    for &job in plan.jobs() {
        if builder.packed.has(job) {
            progress(Progress::Found { job });
        } else if storage.is_open() {
            builder.build(job)?;
        } else {
            return Err(BuildError::Stopped);
        }
    }
    Ok(())
}

impl From<Unsolved> for BuildError {
    fn from(unsolved: Unsolved) -> BuildError {
        match unsolved {
            Unsolved::TooFar(too_far) => BuildError::TooFar(too_far),
            Unsolved::Stopped => BuildError::Stopped,
        }
    }
}

/// The slices of a plan whose files are missing or invalid.
pub fn pending(plan: &Plan, storage: &dyn Storage) -> Vec<Job> {
    let is_missing = |job: &Job| stored(*job, storage).0.is_none();
    plan.jobs().iter().copied().filter(is_missing).collect()
}

/// What a storage has for a job, if all of it is there and sound, and what's wrong with its files.
fn stored(job: Job, storage: &dyn Storage) -> (Option<PackedTable>, Vec<Refused>) {
    let mut found = Tablebase::empty();
    let mut refused = found.load_slice(storage, job.slice);
    let table = found.into_tables().pop().filter(|table| {
        let is_sound = table.is_sound(job.measure);
        refused.extend(table.damage());
        is_sound
    });
    (table, refused)
}

struct Builder<'b> {
    storage: &'b dyn WritableStorage,
    /// The tables already written.
    packed: Tablebase,
    bench: Workbench,
    scratches: Vec<Scratch>,
    progress: &'b (dyn Fn(Progress<'_>) + Sync),
}

impl Builder<'_> {
    fn build(&mut self, job: Job) -> Result<(), BuildError> {
        self.bench.lay_out(job, &self.packed)?;
        let done = AtomicU64::new(0);
        let (storage, progress) = (self.storage, self.progress);
        let table = solve(
            job.slice,
            job.measure,
            &self.bench.tables,
            &mut self.scratches,
            &|solved| {
                let done = done.fetch_add(solved, Relaxed) + solved;
                progress(Progress::Solving { job, done });
                storage.is_open()
            },
        )?;
        progress(Progress::Packing { job });
        let bytes = self.write(job, &table)?;
        self.bench.add(Arc::new(table));
        progress(Progress::Written { job, bytes });
        Ok(())
    }

    /// Packs and writes a table, and keeps the packed form. Returns its size in bytes.
    fn write(&mut self, job: Job, table: &Table) -> Result<u64, BuildError> {
        let threads = self.bench.resources.threads;
        let results = results_section(table, threads);
        let mut bytes = results.len();
        self.write_file(job.slice, Measure::Results, &results)?;
        let mut packed = PackedTable::new(fresh(results)).expect("the section has results");
        if job.measure == Measure::Plies {
            let plies = plies_section(table, &packed, threads);
            bytes += plies.len();
            self.write_file(job.slice, Measure::Plies, &plies)?;
            packed.add(fresh(plies));
        }
        self.packed.replace(packed);
        Ok(bytes as u64)
    }

    fn write_file(&self, slice: Slice, measure: Measure, bytes: &[u8]) -> Result<(), BuildError> {
        let name = file_name(slice, measure);
        self.storage
            .write(&name, bytes)
            .map_err(|source| BuildError::Unwritable { name, source })
    }
}

/// A section that was just created.
fn fresh(bytes: Vec<u8>) -> Section {
    Section::read(&mut Input::from(bytes)).expect("a section that was just created is valid")
}
