//! What `play` and `serve` share: a runtime, a store, and an end.

use anyhow::Context;
use etcetera::BaseStrategy;
use server::store::Store;
use std::fs;
use std::path::PathBuf;

/// The runtime on which the server runs.
pub(crate) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the server")
}

/// Opens the database that is named, or the one in the user's data folder.
pub(crate) async fn open_store(database: Option<&str>) -> anyhow::Result<Store> {
    match database {
        Some(database) => Ok(Store::connect(database).await?),
        None => Ok(Store::sqlite(&default_database()?).await?),
    }
}

/// The database in the user's data folder, which is made where it is missing.
pub(crate) fn default_database() -> anyhow::Result<PathBuf> {
    let base = etcetera::choose_base_strategy().context("there is no home folder")?;
    let folder = base.data_dir().join("crownhead");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder.join("crownhead.db"))
}

/// Ready when the user or the system asks the program to end.
pub(crate) fn stop_signal() -> anyhow::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind| signal(kind).context("cannot listen for signals");
        let mut interrupt = listen(SignalKind::interrupt())?;
        let mut terminate = listen(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Where Ctrl-C cannot be heard, it ends the program at once.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
