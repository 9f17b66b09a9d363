//! Writes the games of a file in a clean form.

use super::reading::{Found, Reading, each_game};
use crate::Verdict;
use crate::commands::own_file::Losing;
use anyhow::Context;
use clap::ValueEnum;
use notation::pdn::{PdnGame, Style, Writer};
use rules::Labels;
use std::io::{self, Write};
use std::path::Path;

/// What to write.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    Pdn,
    Json,
}

/// What to convert, and to what.
pub(super) struct Conversion<'a> {
    pub(super) file: &'a Path,
    pub(super) reading: Reading,
    pub(super) to: Form,
    pub(super) labels: Labels,
}

impl Conversion<'_> {
    /// Writes the good parts of the file and reports problems on standard error.
    pub(super) fn write(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        self.write_counting(out).map(|found| found.verdict)
    }

    /// The same, but writes to another file, or to the file itself if nothing would be lost.
    pub(super) fn replace(&self, path: &Path, losing: Losing) -> anyhow::Result<Verdict> {
        durable::replace(path, |out| -> anyhow::Result<Verdict> {
            let found = self.write_counting(out)?;
            losing.allow(self.file, path, found.something_lost)?;
            Ok(found.verdict)
        })
        .with_context(|| path.display().to_string())
    }

    fn write_counting(&self, out: &mut impl Write) -> anyhow::Result<Found> {
        match self.to {
            Form::Pdn => {
                let style = Style {
                    labels: self.labels,
                };
                let mut writer = Writer::with_style(out, style);
                self.each(|game| Ok(writer.write(game)?))
            }
            Form::Json => self.each(|game| {
                serde_json::to_writer(&mut *out, game).map_err(io::Error::from)?;
                Ok(writeln!(out)?)
            }),
        }
    }

    fn each(&self, mut write: impl FnMut(&PdnGame) -> anyhow::Result<()>) -> anyhow::Result<Found> {
        let files = [self.file.to_owned()];
        each_game(&files, self.reading, |at| write(&at.game))
    }
}
