//! Rearranges files of games: filter, merge, dedupe, sort, split.

use super::output::Output;
use super::reading::{Found, GameAt, Reading, each_game, game_at};
use super::selection::Conditions;
use crate::Verdict;
use crate::spoken;
use anyhow::{Context, ensure};
use clap::ValueEnum;
use collection::{Duplicates, Fingerprint, fold, opening};
use notation::pdn::{PdnGame, Writer};
use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes the matching games.
pub(super) fn filter(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    conditions: &Conditions,
    output: &Output,
) -> anyhow::Result<Verdict> {
    output.with(out, files, |writer| {
        each_game(files, reading, |at: GameAt| {
            match conditions.find(&at.game) {
                Some(_) => writer.write(&at.game),
                None => Ok(()),
            }
        })
    })
}

/// Writes the games of all files, one file after another.
pub(super) fn merge(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    output: &Output,
) -> anyhow::Result<Verdict> {
    output.with(out, files, |writer| {
        each_game(files, reading, |at: GameAt| writer.write(&at.game))
    })
}

/// Writes each game once, and names the duplicates on standard error.
pub(super) fn dedupe(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    output: &Output,
) -> anyhow::Result<Verdict> {
    output.with(out, files, |writer| {
        let mut duplicates = Duplicates::default();
        // The file and the number of each game that was written.
        let mut written: Vec<(usize, u64)> = Vec::new();
        let mut dropped = 0_u64;
        let found = each_game(files, reading, |at: GameAt| {
            let first = duplicates.add(Fingerprint::of(&at.game), written.len() as u64);
            let Some(first) = first else {
                written.push((at.file, at.number));
                return writer.write(&at.game);
            };
            dropped += 1;
            let (file, number) = written[first as usize];
            let words = spoken::words();
            let same = words.pdn_duplicate(number, &files[file].display().to_string());
            let told = words.pdn_in_game(at.number, &same);
            writeln!(io::stderr(), "{}: {told}", files[at.file].display())?;
            Ok(())
        })?;
        writeln!(io::stderr(), "{}", spoken::words().pdn_duplicates(dropped))?;
        Ok(found)
    })
}

/// What games are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum SortKey {
    Date,
    Event,
    Black,
    White,
    Result,
    Opening,
    /// The number of moves
    Moves,
}

impl SortKey {
    /// A text whose order is the order of the games. Unknown values come last.
    fn of(self, game: &PdnGame) -> (bool, String) {
        let tags = &game.tags;
        let text = |text: Option<&str>| text.map(fold);
        let key = match self {
            // Question marks come after digits, so an unknown month comes last in its year.
            SortKey::Date => tags.date().map(|date| date.to_string()),
            SortKey::Event => text(tags.event()),
            SortKey::Black => text(tags.black()),
            SortKey::White => text(tags.white()),
            SortKey::Result => Some(game.final_result().text().to_owned()),
            SortKey::Opening => text(opening(game)),
            SortKey::Moves => Some(format!("{:010}", game.moves().count())),
        };
        (key.is_none(), key.unwrap_or_default())
    }
}

/// Writes the games in order. Games with equal keys keep their order.
///
/// Reads the files twice: once for the keys, and once for the games in their new order.
pub(super) fn sort(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    keys: &[SortKey],
    descending: bool,
    output: &Output,
) -> anyhow::Result<Verdict> {
    ensure!(
        files.iter().all(|path| path.as_os_str() != "-"),
        "sorting reads the files twice: name files, not standard input"
    );
    output.with(out, files, |writer| {
        let mut games = Vec::new();
        let found = each_game(files, reading, |at: GameAt| {
            let key: Vec<_> = keys.iter().map(|key| key.of(&at.game)).collect();
            games.push((key, at.file, at.place.offset));
            Ok(())
        })?;
        if descending {
            // Unknown values still come last.
            games.sort_by(|(a, ..), (b, ..)| {
                let parts = a.iter().zip(b);
                parts
                    .map(|((a_unknown, a), (b_unknown, b))| {
                        a_unknown.cmp(b_unknown).then_with(|| b.cmp(a))
                    })
                    .find(|order| order.is_ne())
                    .unwrap_or(std::cmp::Ordering::Equal)
            });
        } else {
            games.sort_by(|(a, ..), (b, ..)| a.cmp(b));
        }
        let mut open: Vec<File> = files.iter().map(File::open).collect::<io::Result<_>>()?;
        for (_, file, offset) in games {
            let record = game_at(&mut open[file], offset, reading)?;
            let named = || format!("{} changed while it was sorted", files[file].display());
            let game = record.and_then(notation::pdn::GameRecord::into_game);
            writer.write(&game.with_context(named)?)?;
        }
        Ok(found)
    })
}

/// How games are divided into files.
#[derive(Clone, Copy)]
pub(super) enum Division {
    By(SplitKey),
    /// Files of this many games.
    Every(u64),
}

/// What decides which file a game goes to.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum SplitKey {
    Event,
    Black,
    White,
    Year,
    Opening,
    Result,
}

/// How many files are open at a time.
const MAX_OPEN: usize = 64;

/// Writes the games to several files in a folder.
pub(super) fn split(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    division: Division,
    folder: &Path,
) -> anyhow::Result<Verdict> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut parts = Parts {
        folder,
        open: HashMap::new(),
        written: HashMap::new(),
    };
    let mut number = 0;
    let found: Found = each_game(files, reading, |at: GameAt| {
        let name = match division {
            Division::Every(count) => format!("{:06}", number / count + 1),
            Division::By(key) => file_name(&value(key, &at.game)),
        };
        number += 1;
        parts.write(&name, &at.game)
    })?;
    let written = parts.finish()?;
    let words = spoken::words();
    let games = words.count_games(found.games);
    writeln!(out, "{}", words.pdn_split(&games, written))?;
    Ok(found.verdict)
}

fn value(key: SplitKey, game: &PdnGame) -> String {
    let tags = &game.tags;
    let text = match key {
        SplitKey::Event => tags.event().map(str::to_owned),
        SplitKey::Black => tags.black().map(str::to_owned),
        SplitKey::White => tags.white().map(str::to_owned),
        SplitKey::Year => tags
            .date()
            .and_then(|date| date.year)
            .map(|year| format!("{year:04}")),
        SplitKey::Opening => opening(game).map(str::to_owned),
        SplitKey::Result => Some(
            match game.outcome() {
                Some(rules::Outcome::Win(rules::Color::Black)) => "black",
                Some(rules::Outcome::Win(rules::Color::White)) => "white",
                Some(rules::Outcome::Draw) => "draw",
                None => "unknown",
            }
            .to_owned(),
        ),
    };
    text.unwrap_or_default()
}

/// A file name for a text: letters and digits, with dashes between them.
fn file_name(text: &str) -> String {
    const MAX_CHARS: usize = 60;
    let folded = fold(text);
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let name: String = words.join("-").chars().take(MAX_CHARS).collect();
    if name.is_empty() {
        "unknown".to_owned()
    } else {
        name
    }
}

/// Files that are written at the same time.
struct Parts<'a> {
    folder: &'a Path,
    open: HashMap<String, Writer<BufWriter<File>>>,
    /// The files that have at least one game.
    written: HashMap<String, ()>,
}

impl Parts<'_> {
    fn write(&mut self, name: &str, game: &PdnGame) -> anyhow::Result<()> {
        if !self.open.contains_key(name) {
            if self.open.len() >= MAX_OPEN {
                self.close()?;
            }
            let file = self.open_file(name)?;
            self.open.insert(name.to_owned(), file);
        }
        let writer = self.open.get_mut(name).expect("it was just opened");
        Ok(writer.write(game)?)
    }

    fn open_file(&mut self, name: &str) -> anyhow::Result<Writer<BufWriter<File>>> {
        let path = self.folder.join(format!("{name}.pdn"));
        let is_new = self.written.insert(name.to_owned(), ()).is_none();
        let mut options = OpenOptions::new();
        if is_new {
            options.write(true).create_new(true);
        } else {
            options.append(true);
        }
        let file = options
            .open(&path)
            .with_context(|| path.display().to_string())?;
        let mut file = BufWriter::new(file);
        if !is_new {
            file.write_all(b"\n")?;
        }
        Ok(Writer::new(file))
    }

    fn close(&mut self) -> anyhow::Result<()> {
        for (_, writer) in self.open.drain() {
            writer.into_inner().flush()?;
        }
        Ok(())
    }

    /// Returns the number of files.
    fn finish(mut self) -> anyhow::Result<usize> {
        self.close()?;
        Ok(self.written.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_plain() {
        for (text, name) in [
            ("Lantern Street Open", "lantern-street-open"),
            ("Muñoz, José", "munoz-jose"),
            ("../../etc/passwd", "etc-passwd"),
            ("", "unknown"),
            ("???", "unknown"),
        ] {
            assert_eq!(file_name(text), name);
        }
        assert_eq!(file_name(&"x".repeat(500)).len(), 60);
    }
}
