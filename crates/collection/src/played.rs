//! The games of a file, in memory.

use crate::{Continuations, Positions};
use notation::pdn::{GameResult, PdnGame};
use rules::Position;

/// What was played in the games of a file, and how they ended.
///
/// ```
/// # use collection::PlayedGames;
/// # use notation::pdn::Reader;
/// # use rules::Position;
/// let mut games = PlayedGames::default();
/// for record in Reader::new("1. 11-15 1-0 1. 9-14 0-1".as_bytes()) {
///     games.add(record.unwrap().game().unwrap());
/// }
/// assert_eq!(games.len(), 2);
/// assert_eq!(games.continuations(Position::START).moves().len(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct PlayedGames {
    positions: Positions,
    results: Vec<GameResult>,
}

impl PlayedGames {
    /// Adds a game.
    pub fn add(&mut self, game: &PdnGame) {
        self.positions.add(game);
        self.results.push(game.final_result());
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    /// What was played in a position, and how it went.
    pub fn continuations(&self, pos: Position) -> Continuations {
        let mut played = Continuations::new(pos);
        played.add_all(&self.positions, |place| self.results.get(place).copied());
        played
    }
}
