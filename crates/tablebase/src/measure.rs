//! The kinds of tables.

use std::fmt;

/// What a table stores about each position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Measure {
    /// Win, loss or draw.
    Results,
    /// Win, loss or draw, and the distance in plies.
    Plies,
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Measure::Results => "results",
            Measure::Plies => "plies",
        })
    }
}
