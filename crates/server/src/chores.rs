//! Tasks that go on beside everything else.

use tokio::task::JoinHandle;

/// Tasks that end with their owner.
pub(crate) struct Chores(Vec<JoinHandle<()>>);

impl Chores {
    pub(crate) fn new(tasks: impl IntoIterator<Item = JoinHandle<()>>) -> Chores {
        Chores(tasks.into_iter().collect())
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
