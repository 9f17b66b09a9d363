//! The index next to a game file.

use super::reading::{Reading, ShowProgress, Sources, for_each_game};
use crate::Status;
use crate::spoken;
use anyhow::{Context, ensure};
use clap::Args;
use collection::{Builder, Index, Stamp};
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
    let mut builder = Builder::new(tempfile::tempfile)?;
    let mut count = 0;
    for_each_game(games, reading, ShowProgress::Always, |record, _| {
        match record.game() {
            Some(game) => builder.add(game, record.place.offset)?,
            None => builder.skip(record.place.offset)?,
        }
        count += 1;
        Ok(())
    })?;
    let path = path_of(games);
    durable::replace(&path, |out| -> anyhow::Result<()> {
        Ok(builder.finish(stamp, out)?)
    })
    .with_context(|| path.display().to_string())?;
    Ok(count)
}

/// The index of a file, if there is one. A stale or damaged one is rebuilt.
pub(super) fn open(games: &Path, reading: Reading) -> anyhow::Result<Option<Index<File>>> {
    let path = path_of(games);
    if !path.exists() {
        return Ok(None);
    }
    let stamp = stamp_of(games).with_context(|| games.display().to_string())?;
    let named = || path.display().to_string();
    let index = Index::open(File::open(&path).with_context(named)?);
    if let Ok(index) = index
        && index.stamp() == stamp
    {
        return Ok(Some(index));
    }
    let told = spoken::words().pdn_index_stale();
    writeln!(io::stderr(), "{}: {told}", named())?;
    build(games, reading)?;
    Ok(Some(Index::open(File::open(&path)?).with_context(named)?))
}

fn is_utf_16(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?.take(2).read_to_end(&mut start)?;
    Ok(matches!(*start, [0xFF, 0xFE] | [0xFE, 0xFF]) || start.contains(&0))
}
