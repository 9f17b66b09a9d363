//! Positions in a text.

/// A position in a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Place {
    /// The line, counted from 1.
    pub line: u64,
    /// The column, counted from 1 in characters.
    pub column: u32,
    /// The number of bytes before it.
    pub offset: u64,
}

impl Place {
    /// The start of a text.
    pub const START: Place = Place {
        line: 1,
        column: 1,
        offset: 0,
    };
}
