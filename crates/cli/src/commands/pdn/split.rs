//! `crownhead pdn split`: writes games to several files.

use super::reading::{GameAt, ShowProgress, Sources};
use crate::Status;
use crate::arguments::whole;
use crate::spoken;
use anyhow::Context;
use clap::{ArgGroup, Args, ValueEnum};
use collection::{fold, opening};
use notation::pdn::{PdnGame, Writer};
use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Write the games to several files in a folder.
#[derive(Args)]
#[command(group = ArgGroup::new("parts").required(true))]
#[command(after_help = "Examples:
  crownhead pdn split games.pdn --by event --output events
  crownhead pdn split games.pdn --every 1000 --output parts")]
pub(super) struct Split {
    #[command(flatten)]
    sources: Sources,

    /// What to split by: one file for each value
    #[arg(long, value_name = "KEY", value_enum, group = "parts")]
    by: Option<SplitKey>,

    /// Write this many games to each file
    #[arg(long, value_name = "COUNT", group = "parts", value_parser = whole::<u64>(1..))]
    every: Option<u64>,

    /// The folder for the new files, which must not exist there yet
    #[arg(long, short, alias = "into", value_name = "FOLDER")]
    output: PathBuf,
}

/// What decides which file a game goes to.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SplitKey {
    Event,
    Black,
    White,
    Year,
    Opening,
    Result,
}

/// How many files are open at a time.
const MAX_OPEN: usize = 64;

impl Split {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let folder = &self.output;
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let mut parts = Parts {
            folder,
            open: HashMap::new(),
            written: HashMap::new(),
        };
        let mut number = 0;
        let found = self.sources.each_game(ShowProgress::Always, |at: GameAt| {
            let name = match self.by {
                Some(key) => file_name(&value(key, &at.game)),
                None => format!("{:06}", number / self.every.unwrap_or(1) + 1),
            };
            number += 1;
            parts.write(&name, &at.game)
        })?;
        let written = parts.finish()?;
        let words = spoken::words();
        let games = words.count_games(found.games);
        writeln!(out, "{}", words.pdn_split(&games, written))?;
        Ok(found.status)
    }
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
