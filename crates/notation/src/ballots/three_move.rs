//! The federation's table of three-move openings.
//!
//! Of the 302 three-move sequences, which reach 216 positions, the table keeps 174. Each has a
//! number; some have names.

use super::{Ballot, BallotClass};
use crate::WrittenMove;
use rules::{Move, Position, RuleSet};
use std::sync::LazyLock;

const CSV: &str = include_str!("../../data/three_move_ballots.csv");

/// The full table in order of the federation's numbers.
pub(super) static TABLE: LazyLock<Vec<Ballot>> = LazyLock::new(|| {
    CSV.lines()
        .skip(1)
        .map(|line| read(line).expect("the tests check every line of the table"))
        .collect()
});

/// Parses a line such as `5,9-13 22-18 6-9,crossboard,Dreaded Edinburgh`.
fn read(line: &'static str) -> Option<Ballot> {
    let mut fields = line.splitn(4, ',');
    let number = fields.next()?.parse().ok()?;
    let moves = read_moves(fields.next()?)?;
    let class = fields.next()?;
    let class = BallotClass::ALL.into_iter().find(|c| c.name() == class)?;
    let name = fields.next().filter(|name| !name.is_empty());
    Some(Ballot {
        number,
        name,
        class,
        start: Position::START,
        moves,
        same_as: None,
    })
}

/// Parses moves that are legal one after another from the start.
fn read_moves(text: &str) -> Option<Vec<Move>> {
    let mut pos = Position::START;
    let mut moves = Vec::new();
    for word in text.split(' ') {
        let written: WrittenMove = word.parse().ok()?;
        let mv = written.resolve(&pos, RuleSet::OFFICIAL).ok()?;
        moves.push(mv);
        pos = pos.play_unchecked(mv);
    }
    Some(moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_line_of_the_table_is_a_ballot() {
        let lines: Vec<_> = CSV.lines().collect();
        assert_eq!(lines[0], "number,moves,class,name");
        for line in &lines[1..] {
            let ballot = read(line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!(ballot.moves().len(), 3, "{line}");
            let name = ballot.name().unwrap_or("");
            let (number, class) = (ballot.number(), ballot.class().name());
            assert_eq!(format!("{number},{ballot},{class},{name}"), *line);
        }
    }

    #[test]
    fn the_table_is_a_choice_among_216_positions() {
        let mut positions = vec![Position::START];
        for _ in 0..3 {
            positions = positions
                .iter()
                .flat_map(|pos| pos.moves().into_iter().map(|mv| pos.play_unchecked(mv)))
                .collect();
        }
        assert_eq!(positions.len(), 302);
        let reachable: HashSet<Position> = positions.into_iter().collect();
        assert_eq!(reachable.len(), 216);
        assert!(
            TABLE
                .iter()
                .all(|ballot| reachable.contains(&ballot.position()))
        );
    }

    #[test]
    fn well_known_openings_have_their_numbers_and_names() {
        #[track_caller]
        fn check(number: usize, moves: &str, name: Option<&str>, class: BallotClass) {
            let ballot = &TABLE[number - 1];
            assert_eq!(ballot.to_string(), moves);
            assert_eq!((ballot.name(), ballot.class()), (name, class));
        }
        use BallotClass::{Barred, Crossboard, Mailplay};
        check(1, "9-13 21-17 5-9", None, Crossboard);
        check(46, "9-14 23-18 14x23", Some("Double Cross"), Crossboard);
        check(48, "9-14 23-19 10-15", Some("Rattlesnake"), Barred);
        check(62, "10-14 22-17 11-16", Some("Gemini I"), Mailplay);
        check(68, "10-14 22-18 12-16", Some("White Doctor"), Crossboard);
    }
}
