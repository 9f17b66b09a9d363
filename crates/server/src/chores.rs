//! Tasks that go on beside everything else.

use tokio::task::JoinHandle;

/// Tasks that end with their owner.
pub(crate) struct Chores(Vec<JoinHandle<()>>);

impl Chores {
    pub(crate) fn new(tasks: impl IntoIterator<Item = JoinHandle<()>>) -> Chores {
        Chores(tasks.into_iter().collect())
    }

    /// Whether one of them has ended, which none does on its own unless it panics.
    pub(crate) fn is_one_dead(&self) -> bool {
        self.0.iter().any(JoinHandle::is_finished)
    }

    pub(crate) fn end(&self) {
        for task in &self.0 {
            task.abort();
        }
    }
}

impl Drop for Chores {
    fn drop(&mut self) {
        self.end();
    }
}
