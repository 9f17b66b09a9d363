//! The perft table: published and independently confirmed counts.

use crownhead_rules::perft;
use testkit::perft_table;

#[test]
fn every_count_of_the_table_comes_out() {
    let rows = perft_table();
    let positions: std::collections::HashSet<_> = rows.iter().map(|row| row.position).collect();
    assert!(positions.len() > 30, "only {} positions", positions.len());
    for row in rows {
        assert_eq!(
            perft(&row.position, row.depth),
            row.nodes,
            "{} to depth {}",
            row.name,
            row.depth
        );
        // Colors swapped and board rotated: the same game. One ply less saves time.
        if row.nodes < 10_000_000 {
            assert_eq!(
                perft(&row.position.swapped(), row.depth),
                row.nodes,
                "{} turned",
                row.name
            );
        }
    }
}
