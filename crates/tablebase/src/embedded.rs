//! Tables that come with the program.
//!
//! Each bundle is a row of sections. With the feature `embedded` the bytes are in the program;
//! without it, the same bytes come as files: the web app fetches them and hands them to
//! [`Tablebase::add_bytes`](crate::Tablebase::add_bytes). `cargo run --release -p crownhead-tablebase
//! --example bundle` makes them.

use std::borrow::Cow;
use std::io;

use rules::Position;

use crate::{Measure, Slice, Storage, file_name};

/// A row of tables that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bundle {
    /// Results and distances of all slices with 2 to 4 pieces.
    TwoToFour,
    /// Results of all slices with 5 pieces, and distances of those without a man. With men on the
    /// board there is always progress in sight, and a [`Route`](crate::Route) leads to it.
    Five,
}

impl Bundle {
    /// All bundles, those with the fewest pieces first.
    pub const ALL: [Bundle; 2] = [Bundle::TwoToFour, Bundle::Five];

    /// The name of the file in the folder `data` of this crate.
    pub const fn file_name(self) -> &'static str {
        match self {
            Bundle::TwoToFour => "endgames-2-4.cheg",
            Bundle::Five => "endgames-5.cheg",
        }
    }

    /// The most pieces of any of its tables.
    pub const fn most_pieces(self) -> u32 {
        match self {
            Bundle::TwoToFour => 4,
            Bundle::Five => 5,
        }
    }

    /// The bundle, from a storage that has all its tables.
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

    /// The bundles that a position needs to be answered, those with the fewest pieces first: captures
    /// lead to fewer pieces. None for a position with more pieces than any bundle has.
    pub fn needed_for(pos: &Position) -> &'static [Bundle] {
        match pos.board().occupied().len() {
            ..=4 => &[Bundle::TwoToFour],
            5 => &Bundle::ALL,
            _ => &[],
        }
    }
}

/// The file with one measure of one slice. If it is not there, that is an error.
fn file(storage: &dyn Storage, slice: Slice, measure: Measure) -> io::Result<Cow<'static, [u8]>> {
    let file = storage.read(&file_name(slice, measure))?;
    file.ok_or_else(|| io::ErrorKind::NotFound.into())
}
