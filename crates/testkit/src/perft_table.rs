//! The perft counts kept as data in `fixtures/perft.csv`.

use crate::position;
use rules::Position;

/// One line of the table.
#[derive(Clone, Debug)]
pub struct PerftRow {
    /// What the position tests.
    pub name: String,
    /// The position.
    pub position: Position,
    /// The number of plies.
    pub depth: u32,
    /// The number of lines of play.
    pub nodes: u64,
}

/// Every row, in file order.
pub fn perft_table() -> Vec<PerftRow> {
    let table = include_str!("../fixtures/perft.csv");
    let lines = table
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.skip(1).map(row).collect()
}

/// Parses `name,"fen",depth,nodes`.
fn row(line: &str) -> PerftRow {
    let mut parts = line.split('"');
    let mut part = || parts.next().unwrap_or_else(|| panic!("perft.csv: {line}"));
    let (name, fen, counts) = (part(), part(), part());
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("perft.csv: {line}"));
    let (depth, nodes) = counts
        .trim_start_matches(',')
        .split_once(',')
        .unwrap_or_else(|| panic!("perft.csv: {line}"));
    PerftRow {
        name: name.trim_end_matches(',').to_owned(),
        position: position(fen),
        depth: number(depth) as u32,
        nodes: number(nodes),
    }
}
