//! Builds tables in the background, for the app on the user's own machine.

use protocol::EndgameBuild;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use tablebase::{
    BuildError, Bytes, Folder, Job, Measure, Plan, Progress, Resources, Storage, WritableStorage,
    build, file_name, pending,
};

/// The memory for tables, in bytes. More would only be a little faster.
const MEMORY: u64 = 1 << 30;

/// A build of all tables with up to some number of pieces, which can be started and canceled.
/// Finished tables stay, so a canceled build continues where it stopped.
pub(crate) struct Construction(Arc<Site>);

struct Site {
    folder: Folder,
    pieces: u8,
    state: Mutex<State>,
    is_canceled: AtomicBool,
    /// The positions of the solved slices, including earlier ones.
    done: AtomicU64,
}

/// What the background thread is doing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum State {
    Idle,
    Building,
    /// It failed with this error.
    Failed(String),
}

impl Construction {
    pub(crate) fn new(folder: Folder, pieces: u8) -> Construction {
        Construction(Arc::new(Site {
            folder,
            pieces,
            state: Mutex::new(State::Idle),
            is_canceled: AtomicBool::new(false),
            done: AtomicU64::new(0),
        }))
    }

    /// Starts or continues the build, unless it's running.
    pub(crate) fn start(&self) {
        let mut state = self.0.state();
        self.0.is_canceled.store(false, Relaxed);
        if *state == State::Building {
            return;
        }
        *state = State::Building;
        drop(state);
        self.0.done.store(0, Relaxed);
        let site = Arc::clone(&self.0);
        let name = "endgame tables".to_owned();
        let started = thread::Builder::new().name(name).spawn(move || site.run());
        if let Err(error) = started {
            *self.0.state() = State::Failed(error.to_string());
        }
    }

    /// Ends the build soon.
    pub(crate) fn cancel(&self) {
        self.0.is_canceled.store(true, Relaxed);
    }

    pub(crate) fn state(&self) -> EndgameBuild {
        let site = &self.0;
        let state = site.state().clone();
        let is_canceled = site.is_canceled.load(Relaxed);
        let is_running = state == State::Building && !is_canceled;
        let plan = site.plan();
        EndgameBuild {
            pieces: site.pieces,
            is_running,
            done: match is_running {
                true => site.done.load(Relaxed),
                false => site.finished(&plan),
            },
            positions: plan.positions(),
            problem: match state {
                State::Failed(problem) => Some(problem),
                State::Idle | State::Building => None,
            },
        }
    }
}

impl Site {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics with the lock")
    }

    fn plan(&self) -> Plan {
        Plan::all(self.pieces, 0).expect("tables with so few pieces aren't too large")
    }

    /// The positions of the slices whose files are there.
    fn finished(&self, plan: &Plan) -> u64 {
        let is_there = |job: &&Job| {
            let name = file_name(job.slice, Measure::Results);
            self.folder.path().join(name).is_file()
        };
        plan.jobs()
            .iter()
            .filter(is_there)
            .map(Job::positions)
            .sum()
    }

    fn run(&self) {
        loop {
            let end = match self.build() {
                Ok(()) => State::Idle,
                Err(_) if self.is_canceled.load(Relaxed) => State::Idle,
                Err(error) => {
                    let error = &error as &dyn std::error::Error;
                    tracing::error!(error, "endgame tables can't be built");
                    let cause = error
                        .source()
                        .map_or(String::new(), |cause| format!(": {cause}"));
                    State::Failed(format!("{error}{cause}"))
                }
            };
            let mut state = self.state();
            // It may have been started again just after it was canceled.
            let is_wanted_again = end == State::Idle && !self.is_canceled.load(Relaxed);
            if is_wanted_again && !pending(&self.plan(), &self.folder).is_empty() {
                continue;
            }
            *state = end;
            return;
        }
    }

    fn build(&self) -> Result<(), BuildError> {
        let plan = self.plan();
        let left: u64 = pending(&plan, &self.folder)
            .iter()
            .map(Job::positions)
            .sum();
        let before = plan.positions() - left;
        self.done.store(before, Relaxed);
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let resources = Resources {
            // The game continues meanwhile.
            threads: threads.saturating_sub(1).max(1),
            memory: MEMORY,
        };
        let storage = UntilCanceled(self);
        build(&plan, &storage, resources, &|progress| match progress {
            Progress::Solving { done, .. } => {
                self.done.store(before + done, Relaxed);
            }
            Progress::Refused(refused) => {
                tracing::warn!(%refused, "rebuilding an endgame table");
            }
            Progress::Found { .. } | Progress::Packing { .. } | Progress::Written { .. } => {}
        })
    }
}

/// The folder, until the build is canceled.
struct UntilCanceled<'s>(&'s Site);

impl Storage for UntilCanceled<'_> {
    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        self.0.folder.read(name)
    }
}

impl WritableStorage for UntilCanceled<'_> {
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.0.folder.write(name, bytes)
    }

    fn is_open(&self) -> bool {
        !self.0.is_canceled.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Waits until nothing is being built.
    fn until_idle(construction: &Construction) {
        while *construction.0.state() == State::Building {
            thread::yield_now();
        }
    }

    #[test]
    fn a_build_can_be_canceled_and_continued() {
        let folder = tempfile::tempdir().unwrap();
        let construction = Construction::new(Folder::new(folder.path()), 3);
        let state = construction.state();
        assert!(!state.is_running && state.done == 0);
        construction.start();
        construction.cancel();
        assert!(!construction.state().is_running);
        until_idle(&construction);
        assert_eq!(construction.state().problem, None);
        construction.start();
        until_idle(&construction);
        let state = construction.state();
        assert!(!state.is_running);
        assert_eq!(state.done, state.positions);
        assert!(pending(&construction.0.plan(), &construction.0.folder).is_empty());
        // There's nothing left to do.
        construction.start();
        until_idle(&construction);
        assert_eq!(construction.state().done, state.positions);
    }

    #[test]
    fn a_folder_that_is_none_is_a_problem() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        let construction = Construction::new(Folder::new(file), 2);
        construction.start();
        until_idle(&construction);
        let problem = construction.state().problem.unwrap();
        assert!(
            problem.starts_with("can't write m0k1-m0k1.wld: "),
            "{problem}"
        );
    }
}
