//! The games of a match on disk: PDN, and next to it what's needed to resume the match.
//!
//! The journal is a text file of JSON lines. The first line has the settings of the match; every
//! other line is a finished game with its number, its result, and the length of the PDN file
//! including it. A game counts once its line is complete, so the two files together always show
//! what was played.

use crate::GameNumber;
use crate::statistics::Points;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What identifies a match: names and values, as people read them.
pub type MatchSettings = BTreeMap<String, String>;

/// The files of a match.
pub struct Journal {
    pdn: File,
    journal: File,
    /// The length of the PDN file.
    bytes: u64,
    played: Vec<(GameNumber, Points)>,
}

#[derive(Serialize, Deserialize)]
struct Header {
    crownhead_match: u32,
    settings: MatchSettings,
}

#[derive(Serialize, Deserialize)]
struct PlayedGame {
    game: GameNumber,
    result: WrittenPoints,
    pdn_bytes: u64,
}

#[derive(Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum WrittenPoints {
    Loss,
    Draw,
    Win,
}

const VERSION: u32 = 1;

impl Journal {
    /// The name of the journal next to a PDN file.
    pub fn path_beside(pdn: &Path) -> PathBuf {
        let mut name = pdn.as_os_str().to_owned();
        name.push(".journal");
        PathBuf::from(name)
    }

    /// Starts a match. Neither file may exist.
    pub fn create(pdn: &Path, settings: &MatchSettings) -> Result<Journal, JournalError> {
        let beside = Journal::path_beside(pdn);
        let create = |path: &Path| {
            let opened = OpenOptions::new().append(true).create_new(true).open(path);
            opened.map_err(|error| JournalError::at(path, error))
        };
        let mut journal = Journal {
            pdn: create(pdn)?,
            journal: create(&beside)?,
            bytes: 0,
            played: Vec::new(),
        };
        let header = Header {
            crownhead_match: VERSION,
            settings: settings.clone(),
        };
        journal
            .write_line(&header)
            .map_err(|error| JournalError::at(&beside, error))?;
        Ok(journal)
    }

    /// Resumes a match. It must be the same one. The text of an unfinished game is truncated.
    pub fn resume(pdn: &Path, settings: &MatchSettings) -> Result<Journal, JournalError> {
        let beside = Journal::path_beside(pdn);
        let open = |path: &Path| {
            let opened = OpenOptions::new().read(true).write(true).open(path);
            opened.map_err(|error| JournalError::at(path, error))
        };
        let (mut pdn_file, mut journal) = (open(pdn)?, open(&beside)?);
        let (header, entries, good) =
            read(&journal).map_err(|error| JournalError::at(&beside, error))?;
        let header = header
            .filter(|header| header.crownhead_match == VERSION)
            .ok_or_else(|| JournalError::NotOurs(beside.clone()))?;
        check_same(&header.settings, settings)?;
        let bytes = entries.last().map_or(0, |entry| entry.pdn_bytes);
        let cut = |file: &mut File, path: &Path, length: u64| {
            let cut = file
                .set_len(length)
                .and_then(|()| file.seek(SeekFrom::End(0)));
            cut.map_err(|error| JournalError::at(path, error))
        };
        let found = pdn_file
            .metadata()
            .map_err(|error| JournalError::at(pdn, error))?;
        if found.len() < bytes {
            return Err(JournalError::Shortened(pdn.to_owned()));
        }
        cut(&mut pdn_file, pdn, bytes)?;
        cut(&mut journal, &beside, good)?;
        Ok(Journal {
            pdn: pdn_file,
            journal,
            bytes,
            played: entries
                .iter()
                .map(|entry| (entry.game, entry.result.into()))
                .collect(),
        })
    }

    /// The games that were already in the journal when it was opened.
    pub fn played(&self) -> &[(GameNumber, Points)] {
        &self.played
    }

    /// Adds a finished game: first its text, then its line.
    pub fn add(&mut self, game: GameNumber, points: Points, pdn: &[u8]) -> io::Result<()> {
        self.pdn.write_all(pdn)?;
        self.pdn.flush()?;
        self.bytes += pdn.len() as u64;
        self.write_line(&PlayedGame {
            game,
            result: points.into(),
            pdn_bytes: self.bytes,
        })
    }

    fn write_line(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        self.journal.write_all(line.as_bytes())?;
        self.journal.flush()
    }
}

/// The lines of a journal up to the first incomplete one, and their length in bytes.
fn read(journal: &File) -> io::Result<(Option<Header>, Vec<PlayedGame>, u64)> {
    let mut source = BufReader::new(journal);
    let (mut header, mut entries, mut good) = (None, Vec::new(), 0);
    let mut line = Vec::new();
    loop {
        line.clear();
        let length = source.read_until(b'\n', &mut line)?;
        if line.last() != Some(&b'\n') {
            break;
        }
        if header.is_none() {
            header = serde_json::from_slice(&line).ok();
            if header.is_none() {
                break;
            }
        } else {
            let Ok(entry) = serde_json::from_slice(&line) else {
                break;
            };
            entries.push(entry);
        }
        good += length as u64;
    }
    Ok((header, entries, good))
}

fn check_same(before: &MatchSettings, now: &MatchSettings) -> Result<(), JournalError> {
    let names = before.keys().chain(now.keys());
    let differs = |name: &&String| before.get(*name) != now.get(*name);
    match names.into_iter().find(differs) {
        None => Ok(()),
        Some(name) => Err(JournalError::OtherMatch {
            name: name.clone(),
            before: before.get(name).cloned().unwrap_or_default(),
            now: now.get(name).cloned().unwrap_or_default(),
        }),
    }
}

impl From<Points> for WrittenPoints {
    fn from(points: Points) -> WrittenPoints {
        match points {
            Points::Loss => WrittenPoints::Loss,
            Points::Draw => WrittenPoints::Draw,
            Points::Win => WrittenPoints::Win,
        }
    }
}

impl From<WrittenPoints> for Points {
    fn from(points: WrittenPoints) -> Points {
        match points {
            WrittenPoints::Loss => Points::Loss,
            WrittenPoints::Draw => Points::Draw,
            WrittenPoints::Win => Points::Win,
        }
    }
}

/// Why the files of a match can't be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// A file can't be opened, read or written.
    #[error("{}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file isn't a journal, or has another version.
    #[error("{} isn't the journal of a match", .0.display())]
    NotOurs(PathBuf),
    /// It's a different match.
    #[error("this is another match: {name} was {before:?} and is {now:?}")]
    OtherMatch {
        /// The setting that differs.
        name: String,
        /// Its value in the journal.
        before: String,
        /// Its value now.
        now: String,
    },
    /// Games are missing from the PDN file.
    #[error("{} is shorter than its journal says", .0.display())]
    Shortened(PathBuf),
}

impl JournalError {
    fn at(path: &Path, source: io::Error) -> JournalError {
        JournalError::Io {
            path: path.to_owned(),
            source,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn settings(seed: &str) -> MatchSettings {
        let pairs = [("first", "self"), ("seed", seed)];
        pairs
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect()
    }

    /// A match with two finished games, and its files.
    fn two_games() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let pdn = folder.path().join("games.pdn");
        let beside = Journal::path_beside(&pdn);
        let mut journal = Journal::create(&pdn, &settings("1")).unwrap();
        journal.add(1, Points::Win, b"one\n").unwrap();
        journal.add(3, Points::Draw, b"three\n").unwrap();
        (folder, pdn, beside)
    }

    #[test]
    fn a_match_goes_on_where_it_ended() {
        let (_folder, pdn, beside) = two_games();
        let mut journal = Journal::resume(&pdn, &settings("1")).unwrap();
        assert_eq!(journal.played(), [(1, Points::Win), (3, Points::Draw)]);
        journal.add(2, Points::Loss, b"two\n").unwrap();
        assert_eq!(fs::read_to_string(&pdn).unwrap(), "one\nthree\ntwo\n");
        let again = Journal::resume(&pdn, &settings("1")).unwrap();
        assert_eq!(again.played().len(), 3);
        assert_eq!(fs::read_to_string(&beside).unwrap().lines().count(), 4);
    }

    #[test]
    fn what_was_cut_off_is_played_again() {
        let (_folder, pdn, beside) = two_games();
        // The power failed halfway through a game, and another time in the middle of a line.
        let append = |path: &Path, text: &str| {
            let mut file = OpenOptions::new().append(true).open(path).unwrap();
            file.write_all(text.as_bytes()).unwrap();
        };
        append(&pdn, "fo");
        append(&beside, "{\"game\":4,\"result\":\"wi");
        let mut journal = Journal::resume(&pdn, &settings("1")).unwrap();
        assert_eq!(journal.played().len(), 2);
        journal.add(4, Points::Win, b"four\n").unwrap();
        assert_eq!(fs::read_to_string(&pdn).unwrap(), "one\nthree\nfour\n");
        assert_eq!(
            Journal::resume(&pdn, &settings("1"))
                .unwrap()
                .played()
                .len(),
            3
        );
    }

    #[test]
    fn only_the_same_match_goes_on() {
        let (_folder, pdn, beside) = two_games();
        let refused = |settings: &MatchSettings| {
            let error = Journal::resume(&pdn, settings).err().unwrap();
            error.to_string()
        };
        assert_eq!(
            refused(&settings("2")),
            "this is another match: seed was \"1\" and is \"2\""
        );
        assert!(Journal::create(&pdn, &settings("1")).is_err());
        fs::write(&pdn, "one").unwrap();
        assert!(refused(&settings("1")).ends_with("games.pdn is shorter than its journal says"));
        fs::write(&beside, "hello\n").unwrap();
        assert!(refused(&settings("1")).ends_with("isn't the journal of a match"));
    }
}
