//! A game in a message to the engine.

use rules::{Game, Move, Position, Refusal, RuleSet};
use serde::{Deserialize, Serialize};

/// A position and its history, which matters for repetitions and for the forty-move rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSoFar {
    /// The starting position.
    #[serde(with = "notation::serde_forms::position")]
    pub start: Position,
    /// The moves since. [`GameSoFar::game`] checks whether they're legal.
    #[serde(with = "notation::serde_forms::moves", default)]
    pub moves: Vec<Move>,
    /// The rules of the game.
    #[serde(with = "notation::serde_forms::rule_set", default)]
    pub rules: RuleSet,
}

/// The start of a game under the official rules.
impl Default for GameSoFar {
    fn default() -> GameSoFar {
        GameSoFar::from(&Game::new())
    }
}

impl From<&Game> for GameSoFar {
    fn from(game: &Game) -> GameSoFar {
        GameSoFar {
            start: *game.start(),
            moves: game.moves().to_vec(),
            rules: game.rules(),
        }
    }
}

impl GameSoFar {
    /// Plays the moves.
    pub fn game(&self) -> Result<Game, BrokenGame> {
        let mut game = Game::from_position(self.start, self.rules);
        for (ply, &mv) in self.moves.iter().enumerate() {
            let broken = |refusal| BrokenGame { ply, mv, refusal };
            game.play(mv).map_err(broken)?;
        }
        Ok(game)
    }
}

/// A game with an unplayable move.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("move {mv} at ply {ply} can't be played")]
pub struct BrokenGame {
    /// The index of the move, counted from 0.
    pub ply: usize,
    /// The move.
    pub mv: Move,
    /// Why it can't be played.
    #[source]
    pub refusal: Refusal,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_arrives_as_it_was_sent() {
        let mut game = Game::new();
        for _ in 0..20 {
            let mv = game.legal_moves()[0];
            game.play(mv).unwrap();
        }
        let arrived = GameSoFar::from(&game).game().unwrap();
        assert_eq!(arrived.positions(), game.positions());
        assert_eq!(arrived.moves(), game.moves());
    }

    #[test]
    fn a_move_that_is_not_legal_is_named() {
        let first = Game::new().legal_moves()[0];
        let sent = GameSoFar {
            moves: vec![first, first],
            ..GameSoFar::default()
        };
        let broken = sent.game().unwrap_err();
        assert_eq!((broken.ply, broken.mv), (1, first));
        let text = broken.to_string();
        assert_eq!(text, format!("move {first} at ply 1 can't be played"));
    }
}
