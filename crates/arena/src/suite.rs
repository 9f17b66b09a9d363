//! Positions with known answers: how many does an engine find?

use notation::{Fen, WrittenMove};
use rules::{Game, Move, Position, RuleSet};
use std::fmt;
use std::str::FromStr;

/// A position and the moves that solve it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What there is to do.
    pub kind: ProblemKind,
    /// The position.
    pub pos: Position,
    /// The moves that do it, at least one.
    pub answers: Vec<Move>,
}

/// What there is to do in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ProblemKind {
    /// To win an ending in which all other moves let the win go.
    Win,
    /// To hold a draw where all other moves lose.
    Draw,
    /// To give something up and get more back.
    Shot,
}

impl ProblemKind {
    /// Every kind.
    pub const ALL: [ProblemKind; 3] = [ProblemKind::Win, ProblemKind::Draw, ProblemKind::Shot];

    /// The word for it in files.
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

/// The suite that comes with the program. `crownhead suite build` makes such files.
pub const SUITE: &str = include_str!("../data/suite.txt");

impl Problem {
    /// Whether this move solves it.
    pub fn is_solved_by(&self, mv: Move) -> bool {
        self.answers.contains(&mv)
    }

    /// The game that consists of its position.
    pub fn game(&self) -> Game {
        Game::from_position(self.pos, RuleSet::OFFICIAL)
    }
}

/// One line: kind, FEN and the answers with commas between them.
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

/// The problems of a text, one a line. Empty lines and those that begin with `#` are passed over.
pub fn problems(text: &str) -> Result<Vec<Problem>, SuiteError> {
    text.lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(text, line)| {
            let read = text.parse();
            read.map_err(|source| SuiteError { line, source })
        })
        .collect()
}

/// Why a text holds no suite.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line} is no problem")]
pub struct SuiteError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    #[source]
    pub source: ProblemError,
}

/// Why a line is no problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProblemError {
    /// There are too many words, or too few.
    #[error("expected a kind, a FEN and moves")]
    Words,
    /// The kind is not known.
    #[error("the kind is win, draw or shot")]
    Kind,
    /// The FEN is none.
    #[error("the position cannot be read")]
    Position,
    /// A move is not legal.
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
            assert_eq!(problems(text), Err(SuiteError { line, source }));
        }
        check("# a\n\nwin B:W18:B14", 3, ProblemError::Words);
        check("luck B:W18:B14 14x23", 1, ProblemError::Kind);
        check("win B:W18 14x23", 1, ProblemError::Position);
        check("win B:W18:B14 14-17", 1, ProblemError::Answer);
        assert_eq!(problems("win B:W18:B14 14x23").unwrap().len(), 1);
    }
}
