//! Input limits. Anything beyond them is dropped and reported.
//!
//! A game can have any number of moves, comments and variations.

/// The maximum length of a tag value, in bytes. A comment can have any length.
pub const MAX_TAG_VALUE: usize = 1 << 20;

/// The maximum nesting depth of variations.
///
/// Nobody needs more. The limit keeps recursive functions from overflowing the stack, and JSON
/// parsers from refusing our output: many allow 128 levels, and a variation takes four.
pub const MAX_DEPTH: usize = 24;

/// The maximum number of tags per game.
pub const MAX_TAGS: usize = 256;

/// The maximum length of a tag name. The reader looks only this far ahead for the value.
pub const MAX_TAG_NAME: usize = 60;

/// The maximum number of problems listed per game.
pub const MAX_PROBLEMS: usize = 100;
