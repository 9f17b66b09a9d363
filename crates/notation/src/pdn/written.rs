//! A game as it is written: grammar without rules.

use super::problem::ProblemKind;
use super::tree::Line;
use super::{GameResult, Place};
use crate::WrittenMove;

/// A game as it is written. No move has been tried on a board yet.
#[derive(Debug)]
pub(super) struct WrittenGame {
    /// Its number in the file, from 1.
    pub(super) number: u64,
    /// Where it begins.
    pub(super) place: Place,
    pub(super) tags: Vec<WrittenTag>,
    pub(super) line: Line<PlacedMove>,
    /// What stands at its end, where `1-0` means that Black has won.
    pub(super) terminator: Option<GameResult>,
    pub(super) flaws: Vec<Flaw>,
}

/// One tag. The name is a tag name, and each comes once.
#[derive(Debug)]
pub(super) struct WrittenTag {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) place: Place,
}

/// A move with its number and place.
#[derive(Clone, Debug)]
pub(super) struct PlacedMove {
    pub(super) written: WrittenMove,
    /// Whether the squares are given by letters.
    pub(super) letters: bool,
    /// The number in front of it.
    pub(super) number: Option<u32>,
    pub(super) place: Place,
}

/// A problem that has not been given its game yet.
#[derive(Debug)]
pub(super) struct Flaw {
    /// How many plies come before, where it is about a move.
    pub(super) ply: Option<u32>,
    pub(super) place: Place,
    pub(super) kind: ProblemKind,
}

impl WrittenGame {
    pub(super) fn new(number: u64, place: Place) -> WrittenGame {
        WrittenGame {
            number,
            place,
            tags: Vec::new(),
            line: Line::default(),
            terminator: None,
            flaws: Vec::new(),
        }
    }

    pub(super) fn tag(&self, name: &str) -> Option<&WrittenTag> {
        self.tags.iter().find(|tag| tag.name == name)
    }
}
