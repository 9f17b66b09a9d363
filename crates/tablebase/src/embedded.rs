//! The built-in tables.
//!
//! Each bundle is a sequence of sections. With the feature `embedded`, the bytes are in the
//! program. Without it, the same bytes come as files: the web app fetches them and passes them to
//! [`Tablebase::add_bytes`](crate::Tablebase::add_bytes).
//! `cargo run --release -p crownhead-tablebase --example bundle` creates them.

use std::io;

use bytes::Bytes;
use rules::Position;

use crate::{Measure, Slice, Storage, file_name};

/// A set of tables that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bundle {
    /// Results and distances of all slices with 2 to 4 pieces.
    TwoToFour,
    /// Results of all slices with 5 pieces, and distances of those without men. With men on the
    /// board, progress is always within reach, and a [`Route`](crate::Route) leads to it.
    Five,
}

impl Bundle {
    /// All bundles, fewest pieces first.
    pub const ALL: [Bundle; 2] = [Bundle::TwoToFour, Bundle::Five];

    /// The name of the file in this crate's `data` folder.
    pub const fn file_name(self) -> &'static str {
        match self {
            Bundle::TwoToFour => "endgames-2-4.cheg",
            Bundle::Five => "endgames-5.cheg",
        }
    }

    /// The maximum number of pieces in its tables.
    pub const fn most_pieces(self) -> u32 {
        match self {
            Bundle::TwoToFour => 4,
            Bundle::Five => 5,
        }
    }

    /// Builds the bundle from a storage that has all its tables.
    pub fn collect(self, storage: &dyn Storage) -> io::Result<Vec<u8>> {
        let (pieces, has_distances): (_, fn(Slice) -> bool) = match self {
            Bundle::TwoToFour => (2..=4, |_| true),
            Bundle::Five => (5..=5, |slice| slice.men() == 0),
        };
        let mut bytes = Vec::new();
        for slice in pieces.flat_map(Slice::with_pieces) {
            bytes.extend_from_slice(&file(storage, slice, Measure::Results)?);
            if has_distances(slice) {
                bytes.extend_from_slice(&file(storage, slice, Measure::Plies)?);
            }
        }
        Ok(bytes)
    }

    /// The bytes of that file.
    #[cfg(feature = "embedded")]
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Bundle::TwoToFour => include_bytes!("../data/endgames-2-4.cheg"),
            Bundle::Five => include_bytes!("../data/endgames-5.cheg"),
        }
    }

    /// The bundles needed to probe a position, fewest pieces first, because captures lead to fewer
    /// pieces. None if the position has more pieces than any bundle.
    pub fn needed_for(pos: &Position) -> &'static [Bundle] {
        match pos.board().occupied().len() {
            ..=4 => &[Bundle::TwoToFour],
            5 => &Bundle::ALL,
            _ => &[],
        }
    }
}

/// The file with one measure of one slice. It's an error if the file doesn't exist.
fn file(storage: &dyn Storage, slice: Slice, measure: Measure) -> io::Result<Bytes> {
    let file = storage.read(&file_name(slice, measure))?;
    file.ok_or_else(|| io::ErrorKind::NotFound.into())
}
