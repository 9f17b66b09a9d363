//! Endgame databases: perfect play with few pieces.

mod combination;
mod index;
mod slice;
mod value;

pub use index::{one_sided_count, position_count};
pub use slice::{MAX_SLICE_PIECES, ParseSliceError, Slice};
pub use value::{Value, Wld};
