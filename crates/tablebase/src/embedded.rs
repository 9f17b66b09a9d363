//! Tables that come with the program.
//!
//! Each bundle is a row of sections. The web app fetches the same bytes as files and hands them to
//! [`Tablebase::add_bytes`](crate::Tablebase::add_bytes). `cargo run --release -p tablebase
//! --example bundle` makes them.

use std::io;

use crate::{Measure, Slice, Storage, file_name};

/// Results and distances of all slices with 2 to 4 pieces.
pub static TWO_TO_FOUR: &[u8] = include_bytes!("../data/endgames-2-4.cheg");

/// Results of all slices with 5 pieces.
pub static FIVE: &[u8] = include_bytes!("../data/endgames-5.cheg");

pub(crate) const BUNDLES: [(&str, &[u8]); 2] = [
    ("endgames-2-4.cheg", TWO_TO_FOUR),
    ("endgames-5.cheg", FIVE),
];

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
