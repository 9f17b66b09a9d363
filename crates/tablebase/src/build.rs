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
    /// Slices are being solved.
    Solving {
        /// One of them.
        job: Job,
        /// The number of positions that this build has solved, in all slices together.
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
        done: AtomicU64::new(0),
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
    let (found, missing): (Vec<Job>, Vec<Job>) = plan
        .jobs()
        .iter()
        .partition(|&&job| builder.packed.has(job));
    for job in found {
        progress(Progress::Found { job });
    }
    let mut missing = missing.as_slice();
    while !missing.is_empty() {
        if !storage.is_open() {
            return Err(BuildError::Stopped);
        }
        let (together, later) = missing.split_at(first_group(missing, resources));
        builder.build(together)?;
        missing = later;
    }
    Ok(())
}

/// How many of the first jobs are built at the same time: as many as it takes to keep the threads
/// busy, if none depends on another and they fit in memory together.
fn first_group(jobs: &[Job], resources: Resources) -> usize {
    let (mut threads, mut memory) = (0, 0);
    let fitting = jobs.iter().take_while(|job| {
        let is_wanted = threads < resources.threads && job.is_independent_of(jobs[0]);
        threads += job.threads(resources.threads);
        memory += job.memory(resources.threads);
        is_wanted && threads <= resources.threads && memory <= resources.memory
    });
    fitting.count().max(1)
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
    /// The number of positions solved in all slices together.
    done: AtomicU64,
    progress: &'b (dyn Fn(Progress<'_>) + Sync),
}

impl Builder<'_> {
    /// Builds jobs of which none depends on another.
    fn build(&mut self, jobs: &[Job]) -> Result<(), BuildError> {
        self.bench.lay_out(jobs, &self.packed)?;
        let tables = self.solve(jobs)?;
        for (&job, table) in jobs.iter().zip(tables) {
            (self.progress)(Progress::Packing { job });
            let bytes = self.write(job, &table)?;
            self.bench.add(Arc::new(table));
            (self.progress)(Progress::Written { job, bytes });
        }
        Ok(())
    }

    fn solve(&mut self, jobs: &[Job]) -> Result<Vec<Table>, Unsolved> {
        let (storage, done, progress) = (self.storage, &self.done, self.progress);
        let tables = &self.bench.tables;
        let run = &|job: Job, scratches: &mut [Scratch]| {
            solve(job.slice, job.measure, tables, scratches, &|solved| {
                let done = done.fetch_add(solved, Relaxed) + solved;
                progress(Progress::Solving { job, done });
                storage.is_open()
            })
        };
        let mut scratches = self.scratches.as_mut_slice();
        if let &[job] = jobs {
            return Ok(vec![run(job, scratches)?]);
        }
        std::thread::scope(|scope| {
            let mut solvers = Vec::new();
            for &job in jobs {
                let (own, others) = scratches.split_at_mut(job.threads(scratches.len()));
                scratches = others;
                solvers.push(scope.spawn(move || run(job, own)));
            }
            solvers
                .into_iter()
                .map(|solver| solver.join().expect("solver threads don't panic"))
                .collect()
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_that_cannot_keep_all_threads_busy_are_built_together() {
        fn check(threads: usize, gigabytes: u64, expected: &[&str]) {
            let plan = Plan::all(7, 5).unwrap();
            let resources = Resources {
                threads,
                memory: gigabytes << 30,
            };
            let is_wanted = |job: &&Job| job.slice.pieces() == 7 && job.slice.men() < 2;
            let jobs: Vec<Job> = plan.jobs().iter().filter(is_wanted).copied().collect();
            let mut jobs = jobs.as_slice();
            let mut groups = Vec::new();
            while !jobs.is_empty() {
                let (together, later) = jobs.split_at(first_group(jobs, resources));
                let names: Vec<String> = together.iter().map(|job| job.slice.to_string()).collect();
                groups.push(names.join(" "));
                jobs = later;
            }
            assert_eq!(groups, expected);
        }
        let alone = [
            "m0k4-m0k3",
            "m0k5-m0k2",
            "m0k6-m0k1",
            "m1k3-m0k3",
            "m0k4-m1k2",
            "m1k4-m0k2",
            "m0k5-m1k1",
            "m1k5-m0k1",
            "m0k6-m1k0",
        ];
        check(1, 64, &alone);
        // Not all of them fit together.
        check(
            16,
            3,
            &[
                "m0k4-m0k3",
                "m0k5-m0k2 m0k6-m0k1",
                "m1k3-m0k3 m0k4-m1k2 m1k4-m0k2",
                "m0k5-m1k1 m1k5-m0k1 m0k6-m1k0",
            ],
        );
        check(
            16,
            64,
            &[
                "m0k4-m0k3 m0k5-m0k2 m0k6-m0k1",
                "m1k3-m0k3 m0k4-m1k2 m1k4-m0k2 m0k5-m1k1",
                "m1k5-m0k1 m0k6-m1k0",
            ],
        );
    }
}
