//! The result of importing a file.

use super::{MAX_GAME_BYTES, MAX_IMPORT_BYTES};
use notation::pdn::{Problem, Variant};
use saves::BadSave;
use std::collections::BTreeMap;

/// The number of problems that are listed per file.
pub(super) const MAX_LISTED: usize = 30;

/// Why a file wasn't read, or not to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportRefusal {
    /// The file is empty.
    #[error("the file is empty")]
    Empty,
    /// The file isn't text: a picture, a program, or other binary data.
    #[error("this is not a text file; import games as PDN or JSON")]
    Binary,
    /// The file is too large.
    #[error("the file is larger than {} MB; split it into smaller files", MAX_IMPORT_BYTES >> 20)]
    TooLarge,
    /// The browser couldn't read it.
    #[error("the browser couldn't read the file")]
    Unreadable,
    /// The browser's storage is full or turned off.
    #[error("the browser's storage is full or turned off")]
    NotStored,
    /// The user canceled it.
    #[error("it was canceled")]
    Canceled,
    /// One game in the file is too large.
    #[error("one game in it is larger than {} MB; the rest wasn't read", MAX_GAME_BYTES >> 20)]
    GameTooLarge,
}

/// A problem with one game in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportProblem {
    /// A problem found by the PDN or JSON reader.
    InFile(Box<Problem>),
    /// The game has no result, so the file may be cut off.
    NoEnd {
        /// Which game in the file, counted from 1.
        game: u64,
    },
    /// The game is too large. Its start was imported, and the rest was skipped.
    TooLarge {
        /// Which game in the file, counted from 1.
        game: u64,
    },
    /// The game was saved by this program, but can't be played on.
    NotResumable {
        /// Which game in the file, counted from 1.
        game: u64,
        /// The reason.
        why: BadSave,
    },
}

/// The result of importing a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportReport {
    /// The name of the file. Empty for pasted text.
    pub file: String,
    /// How many games were imported.
    pub games: usize,
    /// How many games were skipped because they're already saved.
    pub known: usize,
    /// How many of the imported games are incomplete.
    pub damaged: usize,
    /// How many games couldn't be read at all.
    pub lost: usize,
    /// How many games of other variants were skipped.
    pub skipped: BTreeMap<Variant, u64>,
    /// The first problems, with their locations.
    pub problems: Vec<ImportProblem>,
    /// How many more problems were found.
    pub unlisted: usize,
    /// Why the file wasn't read, or not to its end.
    pub refusal: Option<ImportRefusal>,
}

impl ImportReport {
    /// Returns the report for a file that can't be read at all.
    pub fn refused(file: &str, refusal: ImportRefusal) -> ImportReport {
        ImportReport {
            file: file.to_owned(),
            refusal: Some(refusal),
            ..ImportReport::default()
        }
    }

    /// Whether everything was read without problems.
    pub fn is_clean(&self) -> bool {
        self.refusal.is_none()
            && self.lost == 0
            && self.skipped.is_empty()
            && self.problems.is_empty()
    }

    /// Whether there were any games in the file, even if none could be used.
    pub fn has_games(&self) -> bool {
        self.games + self.known + self.lost > 0 || !self.skipped.is_empty()
    }

    pub(super) fn list(&mut self, problem: ImportProblem) {
        if self.problems.len() < MAX_LISTED {
            self.problems.push(problem);
        } else {
            self.unlisted += 1;
        }
    }
}
