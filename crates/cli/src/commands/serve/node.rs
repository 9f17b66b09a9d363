//! What `play` and `serve` share: a runtime, a store, and a stop signal.

use super::database_lock::DatabaseLock;
use anyhow::Context;
use etcetera::BaseStrategy;
use server::store::{Address, Store};
use std::fs;
use std::path::PathBuf;

/// The runtime for the server.
pub(crate) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("can't start the server")
}

/// Opens the named database, or the one in the user's data folder.
///
/// A SQLite file comes with its lock, which must be held as long as the store is in use.
pub(crate) async fn open_store(
    database: Option<&str>,
) -> anyhow::Result<(Store, Option<DatabaseLock>)> {
    let address = address(database)?;
    let lock = match &address {
        Address::Sqlite(path) => Some(DatabaseLock::take(path)?),
        Address::Postgres(_) => None,
    };
    Ok((Store::open(&address).await?, lock))
}

/// Parses the address of a database, or returns the one in the user's data folder.
pub(crate) fn address(database: Option<&str>) -> anyhow::Result<Address> {
    match database {
        Some(address) => Ok(address.parse()?),
        None => Ok(Address::Sqlite(default_database()?)),
    }
}

/// The database in the user's data folder, which is created if it's missing.
fn default_database() -> anyhow::Result<PathBuf> {
    let folder = data_folder()?;
    fs::create_dir_all(&folder).with_context(|| format!("can't create {}", folder.display()))?;
    Ok(folder.join("crownhead.db"))
}

/// The program's folder among the user's data. It may not exist yet.
pub(crate) fn data_folder() -> anyhow::Result<PathBuf> {
    let base = etcetera::choose_base_strategy().context("there is no home folder")?;
    Ok(base.data_dir().join("crownhead"))
}

/// Sent by the system when a file would exceed the size limit. Without a handler, it ends the
/// program.
#[cfg(unix)]
const SIGXFSZ: i32 = 25;

/// Completes when the user or the system asks the program to end.
pub(crate) fn stop_signal() -> anyhow::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind| signal(kind).context("can't listen for signals");
        let mut interrupt = listen(SignalKind::interrupt())?;
        let mut terminate = listen(SignalKind::terminate())?;
        // Treat a file that can't grow as an error, like a full disk. Don't end the program.
        let too_large = listen(SignalKind::from_raw(SIGXFSZ))?;
        Ok(async move {
            let _too_large = too_large;
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // If we can't listen for Ctrl-C, it ends the program immediately.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
