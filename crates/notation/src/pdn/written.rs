//! A written game: grammar without rules.

use super::problem::{MoveNumber, Problem, ProblemKind, Severity};
use super::tree::Line;
use super::{GameResult, MAX_PROBLEMS, Place};
use crate::WrittenMove;

/// A written game. No move has been tried on a board yet.
#[derive(Debug)]
pub(super) struct WrittenGame {
    /// Its number in the file, from 1.
    pub(super) number: u64,
    /// Where it starts.
    pub(super) place: Place,
    pub(super) tags: Vec<WrittenTag>,
    /// The values that another format has as fields where PDN has tags.
    pub(super) fields: Vec<WrittenTag>,
    pub(super) line: Line<PlacedMove>,
    /// The result at its end, where `1-0` means that Black won.
    pub(super) terminator: Option<GameResult>,
    /// Whether there's more than text that means nothing.
    pub(super) is_game: bool,
    /// The highest number that was written as a square, even though the board has fewer squares.
    pub(super) square_beyond: Option<u32>,
    pub(super) flaws: Flaws,
}

/// One tag, with a valid and unique name.
#[derive(Debug)]
pub(super) struct WrittenTag {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) place: Place,
}

/// A move with its number and position in the text.
#[derive(Clone, Debug)]
pub(super) struct PlacedMove {
    pub(super) written: WrittenMove,
    /// Whether the squares are in letters.
    pub(super) letters: bool,
    /// The number in front of it.
    pub(super) number: Option<u32>,
    pub(super) place: Place,
}

/// A problem that isn't assigned to a game yet.
#[derive(Debug)]
pub(super) struct Flaw {
    pub(super) at: FlawAt,
    pub(super) place: Place,
    pub(super) kind: ProblemKind,
}

/// The move that a flaw is about.
#[derive(Clone, Copy, Debug)]
pub(super) enum FlawAt {
    /// It is about the game.
    Game,
    /// The move after this many plies.
    Ply(u32),
    /// This move.
    Move(MoveNumber),
}

/// The flaws of a game: a list of limited length that keeps counting.
#[derive(Debug, Default)]
pub(super) struct Flaws {
    listed: Vec<Flaw>,
    unlisted: usize,
    /// The severity of the worst flaw that isn't listed.
    worst: Option<Severity>,
}

impl Flaws {
    pub(super) fn push(&mut self, at: FlawAt, place: Place, kind: ProblemKind) {
        if self.listed.len() < MAX_PROBLEMS {
            self.listed.push(Flaw { at, place, kind });
        } else {
            self.unlisted += 1;
            self.worst = self.worst.max(Some(kind.severity()));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }

    /// The problems of this game in text order, followed by the number of unlisted ones.
    pub(super) fn into_problems(self, game: u64, place: Place, first: MoveNumber) -> Vec<Problem> {
        let problem = |flaw: Flaw| Problem {
            game,
            mv: match flaw.at {
                FlawAt::Game => None,
                FlawAt::Ply(ply) => Some(first.after(ply)),
                FlawAt::Move(mv) => Some(mv),
            },
            place: flaw.place,
            kind: flaw.kind,
        };
        let mut problems: Vec<Problem> = self.listed.into_iter().map(problem).collect();
        problems.sort_by_key(|problem| problem.place.offset);
        if let Some(worst) = self.worst {
            let count = self.unlisted;
            problems.push(Problem {
                game,
                mv: None,
                place,
                kind: ProblemKind::More { count, worst },
            });
        }
        problems
    }
}

impl WrittenGame {
    pub(super) fn new(number: u64, place: Place) -> WrittenGame {
        WrittenGame {
            number,
            place,
            tags: Vec::new(),
            fields: Vec::new(),
            line: Line::default(),
            terminator: None,
            is_game: false,
            square_beyond: None,
            flaws: Flaws::default(),
        }
    }

    pub(super) fn tag(&self, name: &str) -> Option<&WrittenTag> {
        let mut all = self.fields.iter().chain(&self.tags);
        all.find(|tag| tag.name == name)
    }
}
