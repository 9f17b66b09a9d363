//! Positions with known answers: how many does an engine solve?

use notation::{Fen, WrittenMove};
use rules::{Game, Move, Position, RuleSet};
use std::fmt;
use std::str::FromStr;

/// A position and the moves that solve it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The task.
    pub kind: ProblemKind,
    /// The position.
    pub pos: Position,
    /// The moves that solve it, at least one.
    pub answers: Vec<Move>,
}

/// The task in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ProblemKind {
    /// Win an ending where every other move gives up the win.
    Win,
    /// Hold a draw where every other move loses.
    Draw,
    /// Give something up to get more back.
    Shot,
}

impl ProblemKind {
    /// Every kind.
    pub const ALL: [ProblemKind; 3] = [ProblemKind::Win, ProblemKind::Draw, ProblemKind::Shot];

    /// The keyword in files.
    pub const fn word(self) -> &'static str {
        match self {
            ProblemKind::Win => "win",
            ProblemKind::Draw => "draw",
            ProblemKind::Shot => "shot",
        }
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for ProblemKind {
    type Err = ProblemError;

    fn from_str(word: &str) -> Result<ProblemKind, ProblemError> {
        let kind = ProblemKind::ALL.into_iter().find(|it| it.word() == word);
        kind.ok_or(ProblemError::Kind)
    }
}

/// The built-in suite. `crownhead suite build` creates such files.
pub const SUITE: &str = include_str!("../data/suite.txt");

impl Problem {
    /// Whether this move solves it.
    pub fn is_solved_by(&self, mv: Move) -> bool {
        self.answers.contains(&mv)
    }

    /// The game that starts and ends with its position.
    pub fn game(&self) -> Game {
        Game::from_position(self.pos, RuleSet::OFFICIAL)
    }
}

/// One line: kind, FEN and comma-separated answers.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.kind, Fen::from(&self.pos))?;
        for (place, answer) in self.answers.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma}{answer}")?;
        }
        Ok(())
    }
}

impl FromStr for Problem {
    type Err = ProblemError;

    fn from_str(line: &str) -> Result<Problem, ProblemError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [kind, fen, answers] = words[..] else {
            return Err(ProblemError::Words);
        };
        let fen: Fen = fen.parse().map_err(|_| ProblemError::Position)?;
        let pos = fen.position().map_err(|_| ProblemError::Position)?;
        let answer = |text: &str| {
            let written: WrittenMove = text.parse().ok()?;
            written.resolve(&pos, RuleSet::OFFICIAL).ok()
        };
        let answers: Option<Vec<Move>> = answers.split(',').map(answer).collect();
        Ok(Problem {
            kind: kind.parse()?,
            pos,
            answers: answers.ok_or(ProblemError::Answer)?,
        })
    }
}

/// Parses problems, one per line. Skips empty lines and those that start with `#`.
pub fn problems(text: &str) -> Result<Vec<Problem>, LineError<ProblemError>> {
    parse_lines(text)
}

/// Parses a text line by line. Skips empty lines and those that start with `#`.
pub(crate) fn parse_lines<T: FromStr>(text: &str) -> Result<Vec<T>, LineError<T::Err>> {
    text.lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(text, line)| {
            let read = text.parse();
            read.map_err(|source| LineError { line, source })
        })
        .collect()
}

/// Why a text can't be parsed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("couldn't read line {line}")]
pub struct LineError<E> {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    #[source]
    pub source: E,
}

/// Why a line isn't a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProblemError {
    /// There are too many or too few words.
    #[error("expected a kind, a FEN and moves")]
    Words,
    /// The kind is unknown.
    #[error("the kind is win, draw or shot")]
    Kind,
    /// The FEN is invalid.
    #[error("the position can't be parsed")]
    Position,
    /// A move isn't legal.
    #[error("an answer is not a legal move")]
    Answer,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_suite_has_enough_of_everything_and_nothing_twice() {
        let all = problems(SUITE).unwrap();
        assert!(all.len() >= 100, "{}", all.len());
        for kind in ProblemKind::ALL {
            let count = all.iter().filter(|it| it.kind == kind).count();
            assert!(count >= 30, "{kind}: {count}");
        }
        let positions: HashSet<Position> = all.iter().map(|problem| problem.pos).collect();
        assert_eq!(positions.len(), all.len());
        for problem in &all {
            assert!(problem.answers.len() < problem.pos.moves().len());
            assert_eq!(problem.to_string().parse().as_ref(), Ok(problem));
        }
    }

    #[test]
    fn what_is_no_problem_is_named() {
        #[track_caller]
        fn check(text: &str, line: usize, source: ProblemError) {
            assert_eq!(problems(text), Err(LineError { line, source }));
        }
        check("# a\n\nwin B:W18:B14", 3, ProblemError::Words);
        check("luck B:W18:B14 14x23", 1, ProblemError::Kind);
        check("win B:W18 14x23", 1, ProblemError::Position);
        check("win B:W18:B14 14-17", 1, ProblemError::Answer);
        assert_eq!(problems("win B:W18:B14 14x23").unwrap().len(), 1);
    }
}
