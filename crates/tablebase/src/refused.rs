//! Skipped files.

use crate::Slice;
use crate::section::Fault;

/// A file that was refused, and why.
#[derive(Debug, thiserror::Error)]
#[error("{name} is left out: {reason}")]
pub struct Refused {
    /// The name of the file, or of the bytes.
    pub name: String,
    /// What is wrong with it.
    #[source]
    pub reason: RefusedReason,
}

/// Why a file was refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RefusedReason {
    /// It couldn't be read.
    #[error("it can't be read: {0}")]
    Unreadable(#[from] std::io::Error),
    /// It isn't a valid table.
    #[error(transparent)]
    Unsound(#[from] Fault),
    /// It's a table, but for a different slice or measure than its name says.
    #[error("it contains {found}")]
    Misnamed {
        /// The name it should have.
        found: String,
    },
    /// It has distances for a slice whose results are missing.
    #[error("it has distances, but the results of {0} are missing")]
    WithoutResults(Slice),
}
