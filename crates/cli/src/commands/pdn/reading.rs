//! Reading games from files, with progress and problems.

use super::check::tell;
use crate::Status;
use crate::arguments::SideArg;
use crate::progress::progress_bar;
use crate::spoken;
use anyhow::Context;
use clap::Args;
use indicatif::ProgressBar;
use notation::pdn::{AnyReader, GameRecord, PdnGame, Place, ProblemKind, ReadOptions, Variant};
use rules::Labels;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The files of games that a command reads.
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
        let variant = record
            .problems
            .iter()
            .find_map(|problem| match problem.kind {
                ProblemKind::OtherGame { variant } => Some(variant),
                _ => None,
            });
        if let Some(variant) = variant {
            *self.0.entry(variant).or_default() += 1;
        }
        variant.is_some()
    }

    /// Prints one line per variant: `43 games of international draughts skipped`.
    pub(super) fn tell(&self, out: &mut impl Write, path: &Path) -> io::Result<()> {
        for (variant, &count) in &self.0 {
            let speaker = spoken::speaker(Labels::Numbers);
            let games = speaker.words.count_games(count);
            let told = speaker.words.pdn_skipped(&games, speaker.variant(*variant));
            writeln!(out, "{}: {told}", path.display())?;
        }
        Ok(())
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
    /// Reads every game of every file. Problems go to standard error.
    pub(super) fn each_game(
        &self,
        visit: impl FnMut(GameAt) -> anyhow::Result<()>,
    ) -> anyhow::Result<ReadSummary> {
        read_files(&self.files, self.reading, true, visit)
    }

    /// Reads every game of every file, for commands that must not lose anything. `pdn check` names
    /// the problems.
    pub(super) fn each_game_quietly(
        &self,
        visit: impl FnMut(GameAt) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        read_files(&self.files, self.reading, false, visit).map(|_| ())
    }
}

/// Reads every game of some files. `tells` says whether problems go to standard error.
pub(super) fn read_files(
    files: &[PathBuf],
    reading: Reading,
    tells: bool,
    mut visit: impl FnMut(GameAt) -> anyhow::Result<()>,
) -> anyhow::Result<ReadSummary> {
    let mut found = ReadSummary {
        status: Status::Good,
        something_lost: false,
        games: 0,
    };
    for (file, path) in files.iter().enumerate() {
        let mut skipped = Skipped::default();
        for_each_game(path, reading, |record| {
            found.something_lost |= record.has_errors();
            if skipped.add(&record) {
                return Ok(());
            }
            for problem in record.problems.iter().filter(|_| tells) {
                found.status = Status::ProblemsFound;
                tell(&mut io::stderr(), path, problem)?;
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
            })
        })?;
        if tells {
            skipped.tell(&mut io::stderr(), path)?;
        }
    }
    Ok(found)
}

/// Calls `visit` with every game of a PDN or JSON file; `-` is standard input.
pub(super) fn for_each_game(
    path: &Path,
    reading: Reading,
    mut visit: impl FnMut(GameRecord) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let named = || path.display().to_string();
    let (source, bar) = open(path).with_context(named)?;
    let result = AnyReader::with_options(source, reading.options())
        .with_context(named)?
        .try_for_each(|record| visit(record.with_context(named)?));
    bar.finish_and_clear();
    result
}

/// Opens a file, with a progress bar unless the output is on the same screen.
fn open(path: &Path) -> io::Result<(Box<dyn BufRead>, ProgressBar)> {
    use std::io::IsTerminal;
    if path.as_os_str() == "-" {
        return Ok((Box::new(io::stdin().lock()), ProgressBar::hidden()));
    }
    let file = File::open(path)?;
    let bar = if io::stdout().is_terminal() {
        ProgressBar::hidden()
    } else {
        let length = file.metadata().map_or(0, |data| data.len());
        progress_bar(length, "{wide_bar} {bytes}/{total_bytes} {eta}")
    };
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
