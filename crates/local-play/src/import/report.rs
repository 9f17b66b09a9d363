//! What came of reading a file.

use super::{MAX_GAME_BYTES, MAX_IMPORT_BYTES};

/// How many problems of a file are listed.
pub(super) const MAX_LISTED: usize = 30;

/// Why a file is not read, or not to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportRefusal {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// It is a picture, a program, anything but text.
    #[error("this is not a text file; games come as PDN or JSON")]
    Binary,
    /// It is too large.
    #[error("the file is larger than {} MB; split it into smaller ones", MAX_IMPORT_BYTES >> 20)]
    TooLarge,
    /// The browser could not read it.
    #[error("the browser could not read the file")]
    Unreadable,
    /// One game in it is too large.
    #[error("one game in it is larger than {} MB; what comes after it was not read", MAX_GAME_BYTES >> 20)]
    GameTooLarge,
}

/// Something that is wrong with a game of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportProblem {
    /// What the reader of PDN or JSON found, with its place: technical English.
    InFile(String),
    /// The game has no end: the file may be cut off.
    NoEnd {
        /// Which game of the file, counted from 1.
        game: u64,
    },
    /// The game was saved by this program, but can't be played on.
    NotResumable {
        /// Which game of the file, counted from 1.
        game: u64,
        /// Why: technical English.
        why: String,
    },
}

/// What came of reading a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportReport {
    /// The name of the file; empty for pasted text.
    pub file: String,
    /// How many games were read.
    pub games: usize,
    /// How many games of the file are kept already and were passed over.
    pub known: usize,
    /// Of how many games that were read something is missing.
    pub damaged: usize,
    /// How many games could not be read at all.
    pub lost: usize,
    /// What was wrong and where: the first problems of the file.
    pub problems: Vec<ImportProblem>,
    /// How many more problems there are.
    pub unlisted: usize,
    /// Why the file was not read, or not to its end.
    pub refusal: Option<ImportRefusal>,
}

impl ImportReport {
    /// About a file that cannot be read at all.
    pub fn refused(file: &str, refusal: ImportRefusal) -> ImportReport {
        ImportReport {
            file: file.to_owned(),
            refusal: Some(refusal),
            ..ImportReport::default()
        }
    }

    /// Whether everything was read and nothing is odd.
    pub fn is_clean(&self) -> bool {
        self.refusal.is_none() && self.lost == 0 && self.problems.is_empty()
    }

    pub(super) fn list(&mut self, problem: ImportProblem) {
        if self.problems.len() < MAX_LISTED {
            self.problems.push(problem);
        } else {
            self.unlisted += 1;
        }
    }
}
