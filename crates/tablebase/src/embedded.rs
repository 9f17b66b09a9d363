//! Tables that come with the program.
//!
//! Each bundle is a row of sections. With the feature `embedded` the bytes are in the program;
//! without it, the same bytes come as files: the web app fetches them and hands them to
//! [`Tablebase::add_bytes`](crate::Tablebase::add_bytes). `cargo run --release -p tablebase
//! --example bundle` makes them.

use std::io;

use rules::Position;

use crate::{Measure, Slice, Storage, file_name};

/// A row of tables that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bundle {
    /// Results and distances of all slices with 2 to 4 pieces.
    TwoToFour,
    /// Results of all slices with 5 pieces.
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

/// The files of some slices, one after the other. A file that is not there is an error.
pub fn bundle(
    storage: &dyn Storage,
    slices: &[Slice],
    measures: &[Measure],
) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    for &slice in slices {
        for &measure in measures {
            let file = storage.read(&file_name(slice, measure))?;
            bytes.extend_from_slice(&file.ok_or(io::ErrorKind::NotFound)?);
        }
    }
    Ok(bytes)
}
