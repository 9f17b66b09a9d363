//! The bus in a build without NATS, which never connects.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::{mpsc, watch};

/// This build can't connect to a NATS server.
#[derive(Debug, thiserror::Error)]
#[error("this build has no NATS: install the full build with `cargo xtask install`")]
pub struct ConnectError(());

/// A connection that never exists.
#[derive(Clone)]
pub(super) enum Nats {}

impl Nats {
    pub(super) async fn connect(_url: &str) -> Result<Nats, ConnectError> {
        Err(ConnectError(()))
    }

    pub(super) fn connections(&self) -> watch::Receiver<u64> {
        match *self {}
    }

    pub(super) fn is_up(&self) -> bool {
        match *self {}
    }

    pub(super) fn publish(&self, _subject: &str, _news: &impl Serialize) {
        match *self {}
    }

    pub(super) async fn subscribe<T: DeserializeOwned + Send + 'static>(
        &self,
        _subject: &str,
    ) -> Option<mpsc::Receiver<T>> {
        match *self {}
    }
}
