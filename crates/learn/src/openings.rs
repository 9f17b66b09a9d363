//! The traditional names of openings.

use notation::{Ballot, Deck, WrittenMove};
use rules::{Move, Position, RuleSet};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The name of an opening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpeningName {
    /// The name, the same in every language.
    pub name: &'static str,
    /// After how many plies of a game it was reached.
    pub ply: usize,
}

/// The name of the opening that a game played: the longest named line whose position it reached, in
/// any order of moves. If two names share a position, the order of moves decides.
pub fn opening_name(positions: impl IntoIterator<Item = Position>) -> Option<OpeningName> {
    let positions: Vec<Position> = positions.into_iter().take(MAX_PLIES + 1).collect();
    let of = |(ply, pos): (usize, &Position)| {
        let lines = NAMES.get(pos)?;
        let is_played = |line: &&NamedLine| positions.starts_with(&line.positions);
        let line = lines.iter().find(is_played).or(lines.first())?;
        let name = line.name;
        Some((line.positions.len(), OpeningName { name, ply }))
    };
    let names = positions.iter().enumerate().filter_map(of);
    names
        .max_by_key(|&(length, name)| (length, name.ply))
        .map(|(_, name)| name)
}

/// The name of a position, if it has one.
pub fn position_name(pos: &Position) -> Option<&'static str> {
    NAMES.get(pos)?.first().map(|line| line.name)
}

/// The lines that have names in our own table, with their names.
pub(crate) fn named_lines() -> Vec<(&'static str, Vec<Move>)> {
    CSV.lines().skip(1).filter_map(read_moves).collect()
}

/// How many moves of a game were drawn as a ballot, not chosen: all of a three-move or eleven-man
/// ballot that the game starts with, or none.
pub fn ballot_plies(start: &Position, moves: &[Move]) -> usize {
    let deck = if *start == Position::START {
        Deck::ThreeMoveTable
    } else {
        Deck::ElevenMan
    };
    let is_played = |ballot: &&Ballot| ballot.start() == start && moves.starts_with(ballot.moves());
    deck.iter()
        .find(is_played)
        .map_or(0, |ballot| ballot.moves().len())
}

/// A line with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
struct NamedLine {
    name: &'static str,
    /// From the start to the position that has the name.
    positions: Vec<Position>,
}

const CSV: &str = include_str!("../data/opening_names.csv");

/// Transpositions may take a few moves longer than the named line.
const MAX_PLIES: usize = 24;

/// The lines that lead to each named position.
static NAMES: LazyLock<HashMap<Position, Vec<NamedLine>>> = LazyLock::new(|| {
    let own = CSV
        .lines()
        .skip(1)
        .map(|line| read(line).expect("the tests check every line of the table"));
    let ballots = (0..Deck::ThreeMoveTable.len())
        .filter_map(|number| Deck::ThreeMoveTable.get(number))
        .filter_map(|ballot| {
            let positions = played(ballot.moves().iter().copied());
            ballot.name().map(|name| NamedLine { name, positions })
        });
    let mut names: HashMap<Position, Vec<NamedLine>> = HashMap::new();
    // Our own table comes first: its spelling wins.
    for line in own.chain(ballots) {
        let end = line.positions[line.positions.len() - 1];
        names.entry(end).or_default().push(line);
    }
    names
});

/// Parses a line such as `11-15 22-17 15-19,Dyke`.
fn read(line: &'static str) -> Option<NamedLine> {
    let (name, moves) = read_moves(line)?;
    let positions = played(moves);
    Some(NamedLine { name, positions })
}

fn read_moves(line: &'static str) -> Option<(&'static str, Vec<Move>)> {
    let (moves, name) = line.split_once(',')?;
    let mut pos = Position::START;
    let mut line = Vec::new();
    for word in moves.split(' ') {
        let written: WrittenMove = word.parse().ok()?;
        let mv = written.resolve(&pos, RuleSet::OFFICIAL).ok()?;
        pos = pos.play_unchecked(mv);
        line.push(mv);
    }
    Some((name, line))
}

/// The positions of a line from the start.
fn played(moves: impl IntoIterator<Item = Move>) -> Vec<Position> {
    let mut positions = vec![Position::START];
    for mv in moves {
        positions.push(positions[positions.len() - 1].play_unchecked(mv));
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(moves: &str) -> Option<OpeningName> {
        let mut positions = vec![Position::START];
        for word in moves.split_whitespace() {
            let pos = positions[positions.len() - 1];
            let written: WrittenMove = word.parse().unwrap();
            let mv = written.resolve(&pos, RuleSet::OFFICIAL).unwrap();
            positions.push(pos.play(mv).unwrap());
        }
        opening_name(positions)
    }

    #[test]
    fn every_line_of_the_table_is_an_opening() {
        let lines: Vec<&str> = CSV.lines().collect();
        assert_eq!(lines[0], "moves,name");
        assert_eq!(lines.len(), 45);
        for line in &lines[1..] {
            let named = read(line).unwrap_or_else(|| panic!("{line}"));
            assert!(
                named.positions.len() <= MAX_PLIES && !named.name.is_empty(),
                "{line}"
            );
            let found = opening_name(named.positions.clone());
            assert_eq!(found.map(|found| found.name), Some(named.name), "{line}");
        }
    }

    #[test]
    fn the_moves_of_a_ballot_are_counted() {
        let three = Deck::ThreeMove.get(20).unwrap();
        let mut moves = three.moves().to_vec();
        assert_eq!(ballot_plies(three.start(), &moves[..2]), 0);
        assert_eq!(ballot_plies(three.start(), &moves), 3);
        moves.push(three.position().moves()[0]);
        assert_eq!(ballot_plies(three.start(), &moves), 3);
        let eleven = Deck::ElevenMan.get(99).unwrap();
        assert_eq!(
            ballot_plies(eleven.start(), eleven.moves()),
            eleven.moves().len()
        );
        assert_eq!(ballot_plies(&eleven.position(), &[]), 0);
    }

    #[test]
    fn the_longest_line_names_the_game() {
        #[track_caller]
        fn check(moves: &str, name: Option<&str>, ply: usize) {
            let found = name_of(moves);
            assert_eq!(found.map(|found| found.name), name);
            assert_eq!(found.map_or(0, |found| found.ply), ply);
        }
        check("", None, 0);
        check("11-15", Some("Old Faithful"), 1);
        check(
            "11-15 23-19 8-11 22-17 4-8 17-13",
            Some("Old Fourteenth"),
            5,
        );
        check("11-15 23-19 9-14", Some("Old Faithful"), 1);
        // By another order of moves.
        check("11-15 22-17 8-11 23-19 4-8", Some("Old Fourteenth"), 5);
        // Two names for one position.
        check("11-15 23-19 9-14 22-17 7-11", Some("Whilter"), 5);
        check("11-15 23-19 7-11 22-17 9-14", Some("Glasgow-Whilter"), 5);
        // A ballot.
        check("9-13 22-18 6-9", Some("Dreaded Edinburgh"), 3);
        check("9-13 22-18 11-15", Some("Edinburgh Single"), 3);
    }
}
