//! Reading games from files, with progress and problems.

use super::check::tell;
use crate::Status;
use crate::arguments::SideArg;
use crate::progress::progress_bar;
use crate::spoken;
use anyhow::Context;
use clap::Args;
use indicatif::ProgressBar;
use notation::pdn::{AnyReader, GameRecord, PdnGame, Place, ReadOptions, Variant};
use rules::Labels;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The game files that a command reads.
#[derive(Args)]
pub(super) struct Sources {
    /// The files, PDN or JSON; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(super) reading: Reading,
}

/// What the reader should know about the files.
#[derive(Args, Clone, Copy)]
pub(super) struct Reading {
    /// Who won when a file says 1-0; in PDN that's Black, who moves first
    #[arg(long, value_enum, value_name = "SIDE", default_value_t = SideArg::Black)]
    one_zero: SideArg,
}

impl Reading {
    pub(super) fn options(self) -> ReadOptions {
        ReadOptions {
            one_zero: self.one_zero.into(),
        }
    }
}

/// Games of other variants, which are skipped, by variant.
#[derive(Default)]
pub(super) struct Skipped(pub(super) BTreeMap<Variant, u64>);

impl Skipped {
    /// Counts a game of another variant. Returns whether it is one.
    pub(super) fn add(&mut self, record: &GameRecord) -> bool {
        let variant = record.other_variant();
        if let Some(variant) = variant {
            *self.0.entry(variant).or_default() += 1;
        }
        variant.is_some()
    }

    /// Prints one line per variant: `43 games of international draughts skipped`.
    pub(super) fn tell(&self, out: &mut impl Write, path: &Path) -> io::Result<()> {
        for (variant, &count) in &self.0 {
            let told = spoken::speaker(Labels::Numbers).skipped(*variant, count);
            writeln!(out, "{}: {told}", path.display())?;
        }
        Ok(())
    }
}

/// When there's a progress bar while a file is read, if standard error is a terminal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ShowProgress {
    Always,
    /// Unless results are printed on the same terminal.
    IfRedirected,
    Never,
}

impl ShowProgress {
    /// A bar of this length.
    pub(super) fn bar(self, length: u64, template: &str) -> ProgressBar {
        let is_shown = match self {
            ShowProgress::Always => true,
            ShowProgress::IfRedirected => !io::stdout().is_terminal(),
            ShowProgress::Never => false,
        };
        match is_shown {
            true => progress_bar(length, template),
            false => ProgressBar::hidden(),
        }
    }
}

/// A game and where it is.
pub(super) struct GameAt {
    /// The index of its file.
    pub(super) file: usize,
    /// Its number in the file, from 1.
    pub(super) number: u64,
    /// Where it starts.
    pub(super) place: Place,
    pub(super) game: PdnGame,
    /// The progress of reading.
    pub(super) bar: ProgressBar,
}

/// What was wrong with the files that were read.
pub(super) struct ReadSummary {
    pub(super) status: Status,
    /// Whether something couldn't be read.
    pub(super) something_lost: bool,
    /// The number of games.
    pub(super) games: u64,
}

impl Sources {
    /// Reads every game in every file. Problems go to standard error.
    pub(super) fn each_game(
        &self,
        progress: ShowProgress,
        visit: impl FnMut(GameAt) -> anyhow::Result<()>,
    ) -> anyhow::Result<ReadSummary> {
        read_files(&self.files, self.reading, true, progress, visit)
    }

    /// Reads every game in every file, for commands that must not lose anything. `pdn check` names
    /// the problems.
    pub(super) fn each_game_quietly(
        &self,
        progress: ShowProgress,
        visit: impl FnMut(GameAt) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        read_files(&self.files, self.reading, false, progress, visit).map(|_| ())
    }
}

/// Reads every game of some files. `tells` says whether problems go to standard error.
pub(super) fn read_files(
    files: &[PathBuf],
    reading: Reading,
    tells: bool,
    progress: ShowProgress,
    mut visit: impl FnMut(GameAt) -> anyhow::Result<()>,
) -> anyhow::Result<ReadSummary> {
    let mut found = ReadSummary {
        status: Status::Good,
        something_lost: false,
        games: 0,
    };
    for (file, path) in files.iter().enumerate() {
        let mut skipped = Skipped::default();
        for_each_game(path, reading, progress, |record, bar| {
            found.something_lost |= record.has_errors();
            if skipped.add(&record) {
                return Ok(());
            }
            for problem in record.problems.iter().filter(|_| tells) {
                found.status = Status::ProblemsFound;
                bar.suspend(|| tell(&mut io::stderr(), path, problem))?;
            }
            let (number, place) = (record.number, record.place);
            let Some(game) = record.into_game() else {
                return Ok(());
            };
            found.games += 1;
            visit(GameAt {
                file,
                number,
                place,
                game,
                bar: bar.clone(),
            })
        })?;
        if tells {
            skipped.tell(&mut io::stderr(), path)?;
        }
    }
    Ok(found)
}

/// What `visit` returns once it has seen enough games. Reading then ends without an error.
#[derive(Debug, thiserror::Error)]
#[error("enough games")]
pub(super) struct Enough;

impl Enough {
    /// Whether reading went well, up to where it was enough.
    pub(super) fn is_fine(result: anyhow::Result<()>) -> anyhow::Result<()> {
        match result {
            Err(error) if error.is::<Enough>() => Ok(()),
            result => result,
        }
    }
}

/// Calls `visit` with every game in a PDN or JSON file, and with the progress; `-` is standard input.
pub(super) fn for_each_game(
    path: &Path,
    reading: Reading,
    progress: ShowProgress,
    mut visit: impl FnMut(GameRecord, &ProgressBar) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let named = || path.display().to_string();
    let (source, bar) = open(path, progress).with_context(named)?;
    let result = AnyReader::with_options(source, reading.options())
        .with_context(named)?
        .try_for_each(|record| visit(record.with_context(named)?, &bar));
    bar.finish_and_clear();
    Enough::is_fine(result)
}

/// Opens a file, with a progress bar.
fn open(path: &Path, progress: ShowProgress) -> io::Result<(Box<dyn BufRead>, ProgressBar)> {
    if path.as_os_str() == "-" {
        return Ok((Box::new(io::stdin().lock()), ProgressBar::hidden()));
    }
    let file = File::open(path)?;
    let length = file.metadata().map_or(0, |data| data.len());
    // A pipe has no length.
    let template = match length {
        0 => "{spinner} {bytes}",
        _ => "{wide_bar} {bytes}/{total_bytes} {eta}",
    };
    let bar = progress.bar(length, template);
    let source = BufReader::with_capacity(1 << 17, bar.wrap_read(file));
    Ok((Box::new(source), bar))
}

/// Reads the game that starts at this offset of a file.
pub(super) fn game_at(
    file: &mut File,
    offset: u64,
    reading: Reading,
) -> anyhow::Result<Option<GameRecord>> {
    file.seek(SeekFrom::Start(offset))?;
    let source = BufReader::new(file);
    let record = AnyReader::with_options(source, reading.options())?.next();
    Ok(record.transpose()?)
}
