//! How much is accepted. What goes beyond is left out and reported.
//!
//! A game may have any number of moves, comments and variations.

/// The longest comment or value of a tag that is read, in bytes.
pub const MAX_TOKEN: usize = 1 << 20;

/// How deep variations may be nested.
///
/// Nobody needs as many. It keeps the functions that go through a tree from running out of stack,
/// and JSON readers from refusing ours: many allow 128 levels, and a variation takes four.
pub const MAX_DEPTH: usize = 24;

/// The most tags that are read for one game.
pub const MAX_TAGS: usize = 256;

/// The longest name of a tag. A reader looks only so far ahead for the value.
pub const MAX_TAG_NAME: usize = 60;

/// The most problems that are listed for one game.
pub const MAX_PROBLEMS: usize = 100;
