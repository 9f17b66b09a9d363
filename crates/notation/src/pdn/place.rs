//! Where something is in a text.

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Place {
    /// The line, counted from 1.
    pub line: u64,
    /// The column, counted from 1 in characters.
    pub column: u32,
    /// How many bytes come before.
    pub offset: u64,
}

impl Place {
    /// The beginning of a text.
    pub const START: Place = Place {
        line: 1,
        column: 1,
        offset: 0,
    };
}
