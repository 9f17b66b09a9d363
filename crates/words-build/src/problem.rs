//! Problems in files of messages.

use std::fmt;
use std::path::{Path, PathBuf};

/// A problem that prevents the messages from being built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file.
    pub file: PathBuf,
    /// The message, if the problem is about one.
    pub id: Option<String>,
    /// What is wrong.
    pub what: String,
}

impl Problem {
    pub(crate) fn file(file: &Path, what: impl Into<String>) -> Problem {
        Problem {
            file: file.to_owned(),
            id: None,
            what: what.into(),
        }
    }

    pub(crate) fn message(file: &Path, id: &str, what: impl Into<String>) -> Problem {
        Problem {
            id: Some(id.to_owned()),
            ..Problem::file(file, what)
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file.display())?;
        if let Some(id) = &self.id {
            write!(f, "{id}: ")?;
        }
        f.write_str(&self.what)
    }
}
