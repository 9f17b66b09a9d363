//! `crownhead backup`: copies of a server's games.

use super::serve::database_lock::DatabaseLock;
use super::serve::node::{address, runtime};
use crate::Status;
use anyhow::bail;
use clap::{Args, Subcommand};
use server::store::{Address, back_up, restore};
use std::io::Write;
use std::path::PathBuf;

/// Back up the database of a server, or restore a backup.
///
/// This is for the default SQLite database. For PostgreSQL, use pg_dump and pg_restore.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead backup create games-2026-11-15.db
  crownhead backup create --database /var/lib/crownhead/crownhead.db /backup/games.db
  crownhead backup restore games-2026-11-15.db")]
pub(crate) struct Backup {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Copy the database to a new file; the server can keep running
    #[command(after_help = "Example:
  crownhead backup create --database /var/lib/crownhead/crownhead.db /backup/games.db")]
    Create(Files),
    #[command(after_help = "Example:
  crownhead backup restore games-2026-11-15.db")]
    /// Replace the database with a copy; stop the server first. The old database is kept next to it
    Restore(Files),
}

#[derive(Args)]
struct Files {
    /// The copy
    #[arg(value_name = "FILE")]
    copy: PathBuf,

    /// The database [default: crownhead.db in your data folder]
    #[arg(
        long,
        value_name = "FILE",
        env = "CROWNHEAD_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl Backup {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let (Task::Create(files) | Task::Restore(files)) = &self.task;
        let database = files.database()?;
        let copy = files.copy.display();
        match &self.task {
            Task::Create(_) => {
                runtime()?.block_on(back_up(&database, &files.copy))?;
                writeln!(out, "Copied {} to {copy}.", database.display())?;
            }
            Task::Restore(_) => {
                // Nobody can start using it during the restore.
                let _lock = DatabaseLock::take(&database)?;
                let kept = runtime()?.block_on(restore(&files.copy, &database))?;
                writeln!(out, "{copy} is now {}.", database.display())?;
                if let Some(kept) = kept {
                    writeln!(out, "The previous database is now {}.", kept.display())?;
                }
            }
        }
        Ok(Status::Good)
    }
}

impl Files {
    /// The database file, or an error if the database isn't a file.
    fn database(&self) -> anyhow::Result<PathBuf> {
        match address(self.database.as_deref())? {
            Address::Sqlite(path) => Ok(path),
            address @ Address::Postgres(_) => bail!(
                "\"{address}\" is a PostgreSQL database, and this is for SQLite files: \
                 pg_dump copies it, and pg_restore puts a copy back"
            ),
        }
    }
}
