//! Probing doesn't allocate.

use crownhead_tablebase::{Slice, Tablebase};
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
