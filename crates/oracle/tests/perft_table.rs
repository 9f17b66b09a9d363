//! The perft table is data: these tests read it, and recount the small entries.

use oracle::OracleBoard;
use std::collections::HashSet;

const TABLE: &str = include_str!("../../testkit/fixtures/perft.csv");

/// Rows above this count are left to the fast rules, so the test only takes a moment.
const RECOUNT_UP_TO: u64 = 100_000;

struct Row {
    name: &'static str,
    fen: &'static str,
    depth: u32,
    nodes: u64,
}

fn rows() -> Vec<Row> {
    let mut lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.next(), Some("name,fen,depth,nodes"));
    lines.map(read_row).collect()
}

fn read_row(line: &'static str) -> Row {
    let parts: Vec<&str> = line.split('"').collect();
    let [name, fen, numbers] = parts[..] else {
        panic!("one quoted field expected: {line}");
    };
    let numbers: Vec<&str> = numbers.split(',').collect();
    let ["", depth, nodes] = numbers[..] else {
        panic!("depth and nodes expected: {line}");
    };
    Row {
        name: name.strip_suffix(',').expect(line),
        fen,
        depth: depth.parse().expect(line),
        nodes: nodes.parse().expect(line),
    }
}

#[test]
fn the_table_is_well_formed() {
    let rows = rows();
    let mut names = HashSet::new();
    let mut fens = HashSet::new();
    for (index, row) in rows.iter().enumerate() {
        let board: OracleBoard = row.fen.parse().expect(row.fen);
        assert_eq!(board.to_string(), row.fen, "{}", row.name);
        if row.depth == 1 {
            assert!(names.insert(row.name), "{} is used twice", row.name);
            assert!(fens.insert(row.fen), "{} is listed twice", row.fen);
            let twin = board.turned().to_string();
            assert!(
                row.fen == twin || !fens.contains(twin.as_str()),
                "{} is a twin",
                row.name
            );
        } else {
            let above = &rows[index - 1];
            assert_eq!((above.name, above.fen), (row.name, row.fen));
            assert_eq!(above.depth + 1, row.depth, "a gap in {}", row.name);
            assert_ne!(above.nodes, 0, "{} was over", row.name);
        }
    }
    assert_eq!(rows[0].fen, OracleBoard::start().to_string());
    assert!(names.len() > 40, "{} positions only", names.len());
}

#[test]
fn the_oracle_counts_what_the_table_says() {
    let mut recounted = 0;
    for row in rows() {
        if row.nodes > RECOUNT_UP_TO {
            continue;
        }
        let board: OracleBoard = row.fen.parse().expect(row.fen);
        let name = row.name;
        assert_eq!(board.perft(row.depth), row.nodes, "{name} {}", row.depth);
        let turned = board.turned();
        assert_eq!(turned.perft(row.depth), row.nodes, "turned {name}");
        recounted += 1;
    }
    assert!(recounted > 400, "{recounted} rows only");
}
