//! Folders of large tables that take no disk space: valid heads, and bodies of zeros that
//! were never written.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use crownhead_tablebase::{Measure, Slice, file_name};
use rules::Material;

const PAGE: u64 = 1 << 14;

/// Writes a table with a body of this many pages for each slice. Returns the total size in bytes.
pub(crate) fn write_folder(folder: &Path, slices: &[Slice], pages: u64) -> io::Result<u64> {
    let zeros = crc32fast::hash(&[0; PAGE as usize]);
    let checksums = zeros.to_le_bytes().repeat(pages as usize);
    let mut total = 0;
    for &slice in slices {
        let Material { bm, bk, wm, wk } = slice.material();
        let mut head = b"CHEG".to_vec();
        head.extend(2_u16.to_le_bytes());
        head.extend([0, 0, bm, bk, wm, wk]);
        head.extend(crc32fast::hash(&checksums).to_le_bytes());
        head.extend((pages * PAGE).to_le_bytes());
        head.extend(crc32fast::hash(&head).to_le_bytes());
        head.extend(&checksums);
        let len = head.len() as u64 + pages * PAGE;
        let mut file = File::create(folder.join(file_name(slice, Measure::Results)))?;
        file.write_all(&head)?;
        file.set_len(len)?;
        total += len;
    }
    Ok(total)
}
