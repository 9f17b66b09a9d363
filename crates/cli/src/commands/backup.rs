//! `crownhead backup`: copies of the games of a server.

use super::serve::node::{default_database, runtime};
use crate::Verdict;
use clap::{Args, Subcommand};
use server::store::{back_up, restore};
use std::io::Write;
use std::path::PathBuf;

/// Copy the database of a server, or put a copy back.
///
/// This is for the default database in a file. PostgreSQL has its own tools for the same.
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
    /// Copy the database to a new file; the server may run meanwhile
    Create(Files),
    /// Put a copy in the place of the database; no server may run. The old database is kept beside it
    Restore(Files),
}

#[derive(Args)]
struct Files {
    /// The copy
    #[arg(value_name = "FILE")]
    copy: PathBuf,

    /// The database [default: crownhead.db in your data folder]
    #[arg(long, value_name = "FILE", env = "CROWNHEAD_DATABASE")]
    database: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let (Task::Create(files) | Task::Restore(files)) = &self.task;
        let database = match &files.database {
            Some(path) => path.clone(),
            None => default_database()?,
        };
        let copy = files.copy.display();
        match &self.task {
            Task::Create(_) => {
                runtime()?.block_on(back_up(&database, &files.copy))?;
                writeln!(out, "{} is copied to {copy}.", database.display())?;
            }
            Task::Restore(_) => {
                runtime()?.block_on(restore(&files.copy, &database))?;
                writeln!(out, "{copy} is now {}.", database.display())?;
            }
        }
        Ok(Verdict::Good)
    }
}
