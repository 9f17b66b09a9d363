//! Where games go: to standard output or into a file.

use super::reading::{ReadSummary, ShowProgress};
use crate::Status;
use crate::commands::own_file::Losing;
use crate::json::write_json_line;
use anyhow::Context;
use clap::Args;
use notation::pdn::{PdnGame, Writer};
use std::io::Write;
use std::path::PathBuf;

/// Where games go.
#[derive(Args)]
pub(super) struct Output {
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    losing: Losing,
    /// Write JSON, one game per line
    #[arg(long)]
    json: bool,
}

/// Writes games in the format that was asked for.
pub(super) enum GameWriter<'a> {
    Pdn(Writer<&'a mut dyn Write>),
    Json(&'a mut dyn Write),
}

impl GameWriter<'_> {
    pub(super) fn write(&mut self, game: &PdnGame) -> anyhow::Result<()> {
        match self {
            GameWriter::Pdn(writer) => Ok(writer.write(game)?),
            GameWriter::Json(out) => Ok(write_json_line(out, game)?),
        }
    }
}

impl Output {
    /// When there's a progress bar.
    pub(super) const fn progress(&self) -> ShowProgress {
        match self.output {
            Some(_) => ShowProgress::Always,
            None => ShowProgress::IfRedirected,
        }
    }

    /// Refuses to replace a source with some of its games.
    pub(super) fn refuse_sources(&self, sources: &[PathBuf]) -> anyhow::Result<()> {
        let Some(path) = &self.output else {
            return Ok(());
        };
        let mut sources = sources.iter();
        sources.try_for_each(|source| self.losing.allow_selection(source, path))
    }

    fn writer<'a>(&self, out: &'a mut dyn Write) -> GameWriter<'a> {
        if self.json {
            GameWriter::Json(out)
        } else {
            GameWriter::Pdn(Writer::new(out))
        }
    }

    /// Calls `work` with a writer. A file is replaced only if everything went well and nothing of
    /// the sources would be lost.
    pub(super) fn with(
        &self,
        out: &mut impl Write,
        sources: &[PathBuf],
        work: impl FnOnce(&mut GameWriter<'_>) -> anyhow::Result<ReadSummary>,
    ) -> anyhow::Result<Status> {
        let Some(path) = &self.output else {
            return Ok(work(&mut self.writer(out))?.status);
        };
        durable::replace(path, |file| -> anyhow::Result<Status> {
            let found = work(&mut self.writer(file))?;
            for source in sources {
                self.losing.allow(source, path, found.something_lost)?;
            }
            Ok(found.status)
        })
        .with_context(|| path.display().to_string())
    }
}
