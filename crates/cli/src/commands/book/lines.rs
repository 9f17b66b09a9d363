//! The search results that a book is built from: one line of text per expanded position.
//!
//! `FEN move=score move=score …`, with scores in hundredths of a man for the side that moves. The
//! first line has the settings of the searches.

use anyhow::{Context, bail, ensure};
use engine::Expansion;
use notation::{Fen, WrittenMove};
use rules::{Move, Position, RuleSet};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

/// A file of search results, open for appending.
pub(super) struct Lines {
    file: File,
}

impl Lines {
    /// Opens or creates the file and adds its contents to the expansion. An unfinished last line is
    /// cut off.
    pub(super) fn open(
        path: &Path,
        settings: &str,
        expansion: &mut Expansion,
    ) -> anyhow::Result<Lines> {
        let first = format!("# {settings}");
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let mut whole = 0u64;
        let mut number = 0u64;
        let mut reader = BufReader::new(&file);
        let mut line = String::new();
        while reader.read_line(&mut line)? > 0 && line.ends_with('\n') {
            number += 1;
            let text = line.trim_end();
            if number == 1 {
                ensure!(
                    text == first,
                    "it was made with different settings: {text:?} instead of {first:?}"
                );
            } else {
                let (pos, scores) = read_line(text).with_context(|| format!("line {number}"))?;
                if !expansion.add(&pos, &scores) {
                    bail!("line {number}: {text:?} doesn't belong here");
                }
            }
            whole += line.len() as u64;
            line.clear();
        }
        file.set_len(whole)?;
        std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
        if whole == 0 {
            writeln!(file, "{first}")?;
        }
        Ok(Lines { file })
    }

    /// Appends the results for some positions.
    pub(super) fn append(&mut self, found: &[(Position, Vec<(Move, i16)>)]) -> std::io::Result<()> {
        let mut text = String::new();
        for (pos, scores) in found {
            text += &Fen::from(pos).to_string();
            for (mv, score) in scores {
                text += &format!(" {mv}={score}");
            }
            text.push('\n');
        }
        self.file.write_all(text.as_bytes())?;
        self.file.flush()
    }
}

fn read_line(text: &str) -> anyhow::Result<(Position, Vec<(Move, i16)>)> {
    let mut words = text.split(' ');
    let fen: Fen = words.next().unwrap_or_default().parse()?;
    let pos = fen.position()?;
    let mut scores = Vec::new();
    for word in words {
        let (mv, score) = word.split_once('=').context("expected move=score")?;
        let parsed: WrittenMove = mv.parse()?;
        let mv = parsed.resolve(&pos, RuleSet::OFFICIAL)?;
        scores.push((mv, score.parse()?));
    }
    Ok((pos, scores))
}
