//! `crownhead pdn convert`: writes the games in a file in a clean form.

use super::reading::{ReadSummary, Reading, ShowProgress, read_files};
use crate::Status;
use crate::commands::labels;
use crate::commands::own_file::Losing;
use crate::json::write_json_line;
use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use notation::pdn::{PdnGame, Style, Writer};
use std::io::Write;
use std::path::PathBuf;

/// Write all games in a file in a clean form.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead pdn convert old.pdn --output clean.pdn
  crownhead pdn convert games.pdn --letters
  crownhead pdn convert games.pdn --to json | jq .tags.Black")]
pub(super) struct Convert {
    /// The file, PDN or JSON; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    reading: Reading,

    /// What to write
    #[arg(long, value_name = "FORM", value_enum, default_value_t = Form::Pdn)]
    to: Form,

    /// The same as --to json: one object per line, one line per game
    #[arg(long, conflicts_with = "to")]
    json: bool,

    /// Use letters and digits: E3-D4 instead of 23-18
    #[arg(long, conflicts_with = "json")]
    letters: bool,

    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    losing: Losing,
}

/// What to write.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Pdn,
    Json,
}

impl Convert {
    /// Writes the good parts of the file and reports problems on standard error.
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        ensure!(
            !(self.form() == Form::Json && self.letters),
            "--letters is for PDN: JSON has the numbers of the squares"
        );
        let Some(path) = &self.output else {
            return Ok(self.write(out)?.status);
        };
        durable::replace(path, |out| -> anyhow::Result<Status> {
            let found = self.write(out)?;
            self.losing.allow(&self.file, path, found.something_lost)?;
            Ok(found.status)
        })
        .with_context(|| path.display().to_string())
    }

    const fn form(&self) -> Form {
        if self.json { Form::Json } else { self.to }
    }

    fn write(&self, out: &mut impl Write) -> anyhow::Result<ReadSummary> {
        match self.form() {
            Form::Pdn => {
                let style = Style {
                    labels: labels(self.letters),
                };
                let mut writer = Writer::with_style(out, style);
                self.each(|game| Ok(writer.write(game)?))
            }
            Form::Json => self.each(|game| Ok(write_json_line(out, game)?)),
        }
    }

    fn each(
        &self,
        mut write: impl FnMut(&PdnGame) -> anyhow::Result<()>,
    ) -> anyhow::Result<ReadSummary> {
        let files = [self.file.clone()];
        let progress = match self.output {
            Some(_) => ShowProgress::Always,
            None => ShowProgress::IfRedirected,
        };
        read_files(&files, self.reading, true, progress, |at| write(&at.game))
    }
}
