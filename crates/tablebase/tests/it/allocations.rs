//! Probing doesn't allocate, and opening hardly does.

use crate::sparse;
use crownhead_tablebase::{Folder, Slice, Tablebase};
use testkit::Dice;

#[test]
fn a_probe_allocates_nothing() {
    let tablebase = Tablebase::embedded();
    let mut dice = Dice::new(1);
    let positions: Vec<_> = (2..=5)
        .flat_map(Slice::with_pieces)
        .flat_map(|slice| [slice; 50])
        .map(|slice| slice.position(dice.bits(), dice.bits()))
        .collect();
    // The first probe of a table opens it.
    for pos in &positions {
        tablebase.probe(pos);
    }
    let allocations = allocation_counter::measure(|| {
        for pos in &positions {
            assert!(tablebase.probe_wld(pos).is_none() || tablebase.probe_result(pos).is_some());
            assert!(tablebase.probe(pos).is_some());
        }
    });
    assert_eq!(allocations.count_total, 0);
}

/// Eight gigabytes that take no disk space.
#[test]
fn many_gigabytes_open_at_once_in_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let slices = Slice::with_pieces(7);
    let total = sparse::write_folder(folder.path(), &slices, 10_000).unwrap();
    assert!(total > 8_000_000_000);
    let mut tablebase = Tablebase::empty();
    let allocations = allocation_counter::measure(|| {
        let refused = tablebase.load(&Folder::new(folder.path()), 7);
        assert!(refused.is_empty(), "{refused:?}");
    });
    assert_eq!(tablebase.slices().count(), slices.len());
    assert_eq!(tablebase.bytes(), total);
    // A checksum and a state for each page of 16 kB.
    assert!(allocations.bytes_max < total / 3_000, "{allocations:?}");
}
