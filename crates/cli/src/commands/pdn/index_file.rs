//! The index next to a game file.

use super::reading::{GameAt, Reading, ShowProgress, Sources, for_each_game, game_at};
use crate::Status;
use crate::spoken;
use anyhow::{Context, ensure};
use clap::Args;
use collection::{Builder, Index, Stamp};
use indicatif::ProgressBar;
use notation::pdn::Place;
use rules::Position;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// Write an index next to each file, to speed up searches for positions.
#[derive(Args)]
#[command(after_help = "Example:
  crownhead pdn index games.pdn")]
pub(super) struct BuildIndex {
    #[command(flatten)]
    sources: Sources,
}

impl BuildIndex {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        for file in &self.sources.files {
            let games = build(file, self.sources.reading)?;
            let words = spoken::words();
            let told = words.pdn_indexed(&words.count_games(games));
            writeln!(out, "{}: {told}", file.display())?;
        }
        Ok(Status::Good)
    }
}

/// `games.pdn.index` for `games.pdn`.
fn path_of(games: &Path) -> PathBuf {
    let mut name = games.as_os_str().to_owned();
    name.push(".index");
    PathBuf::from(name)
}

fn stamp_of(games: &Path) -> anyhow::Result<Stamp> {
    let data = fs::metadata(games)?;
    let since = data.modified()?.duration_since(UNIX_EPOCH)?;
    Ok(Stamp {
        length: data.len(),
        modified: since.as_nanos() as u64,
    })
}

/// Builds the index of a file. Returns the number of games.
fn build(games: &Path, reading: Reading) -> anyhow::Result<u64> {
    let named = || games.display().to_string();
    ensure!(
        games.as_os_str() != "-",
        "an index needs a file, not standard input"
    );
    ensure!(
        !is_utf_16(games).with_context(named)?,
        "{}: this is UTF-16: use `pdn convert` first",
        named()
    );
    // Taken first: if the file changes in the meantime, the index is stale.
    let stamp = stamp_of(games).with_context(named)?;
    let mut count = 0;
    let path = path_of(games);
    // Games are read only if their index has a place to be.
    durable::replace(&path, |out| -> anyhow::Result<()> {
        let mut builder = Builder::new(tempfile::tempfile)?;
        for_each_game(games, reading, ShowProgress::Always, |record, _| {
            match record.game() {
                Some(game) => builder.add(game, record.place.offset)?,
                None => builder.skip(record.place.offset)?,
            }
            count += 1;
            Ok(())
        })?;
        Ok(builder.finish(stamp, out)?)
    })
    .with_context(|| path.display().to_string())?;
    Ok(count)
}

/// The index of a file, if there is one. A stale or damaged one is rebuilt; if that fails, as in a
/// folder that can't be written, there is none.
pub(super) fn open(games: &Path, reading: Reading) -> anyhow::Result<Option<Index<File>>> {
    let path = path_of(games);
    if !path.exists() {
        return Ok(None);
    }
    let stamp = stamp_of(games).with_context(|| games.display().to_string())?;
    let fresh = || -> anyhow::Result<Index<File>> {
        let index = Index::open(File::open(&path)?)?;
        ensure!(index.stamp() == stamp, "the index is stale");
        Ok(index)
    };
    if let Ok(index) = fresh() {
        return Ok(Some(index));
    }
    let words = spoken::words();
    let tell = |told: &str| writeln!(io::stderr(), "{}: {told}", path.display());
    tell(words.pdn_index_stale())?;
    if let Ok(index) = build(games, reading).and_then(|_| fresh()) {
        return Ok(Some(index));
    }
    tell(words.pdn_index_not_rebuilt())?;
    Ok(None)
}

/// The games of an indexed file that have a position, or may have it.
pub(super) struct IndexedGames {
    index: Index<File>,
    file: File,
    games: Vec<u32>,
    reading: Reading,
}

impl IndexedGames {
    /// Looks a position up, and the one with colors reversed if that's requested. `None` if the file
    /// has no index.
    pub(super) fn find(
        path: &Path,
        reading: Reading,
        pos: &Position,
        reversed: bool,
    ) -> anyhow::Result<Option<IndexedGames>> {
        let Some(mut index) = open(path, reading)? else {
            return Ok(None);
        };
        let mut games = index.games_with(pos)?;
        if reversed {
            games.extend(index.games_with(&pos.swapped())?);
            games.sort_unstable();
            games.dedup();
        }
        let file = File::open(path).with_context(|| path.display().to_string())?;
        Ok(Some(IndexedGames {
            index,
            file,
            games,
            reading,
        }))
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.games.len()
    }

    /// How many games the file has.
    pub(super) const fn total(&self) -> u64 {
        self.index.games()
    }

    /// Reads the games in the order of the file. `file` is the index of the file in the list.
    pub(super) fn each(
        mut self,
        file: usize,
        mut visit: impl FnMut(GameAt) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let bar = ProgressBar::hidden();
        for game in self.games {
            let Some(offset) = self.index.offset(game)? else {
                continue;
            };
            let Some(record) = game_at(&mut self.file, offset, self.reading)? else {
                continue;
            };
            let place = Place {
                offset,
                ..record.place
            };
            let Some(read) = record.into_game() else {
                continue;
            };
            visit(GameAt {
                file,
                number: u64::from(game) + 1,
                place,
                game: read,
                bar: bar.clone(),
            })?;
        }
        Ok(())
    }
}

fn is_utf_16(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?.take(2).read_to_end(&mut start)?;
    Ok(matches!(*start, [0xFF, 0xFE] | [0xFE, 0xFF]) || start.contains(&0))
}
