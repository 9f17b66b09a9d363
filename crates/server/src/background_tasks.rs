//! Background tasks.

use tokio::task::JoinHandle;

/// Background tasks that are aborted with their owner.
pub(crate) struct BackgroundTasks(Vec<JoinHandle<()>>);

impl BackgroundTasks {
    pub(crate) fn new(tasks: impl IntoIterator<Item = JoinHandle<()>>) -> BackgroundTasks {
        BackgroundTasks(tasks.into_iter().collect())
    }

    /// Whether a task has ended. That only happens if it panics.
    pub(crate) fn is_one_dead(&self) -> bool {
        self.0.iter().any(JoinHandle::is_finished)
    }

    pub(crate) fn end(&self) {
        for task in &self.0 {
            task.abort();
        }
    }
}

impl Drop for BackgroundTasks {
    fn drop(&mut self) {
        self.end();
    }
}
