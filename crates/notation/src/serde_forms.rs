//! Serde forms of positions, moves, squares and rules, for `#[serde(with = "…")]`.
//!
//! The types in `rules` don't implement serde, because a memory layout isn't a format. These
//! modules write numbers and text, and validate what they read.
//!
//! ```
//! use crownhead_notation::rules::{Move, Position};
//!
//! #[derive(serde::Serialize, serde::Deserialize)]
//! struct Puzzle {
//!     #[serde(with = "crownhead_notation::serde_forms::position")]
//!     start: Position,
//!     #[serde(with = "crownhead_notation::serde_forms::moves")]
//!     solution: Vec<Move>,
//! }
//!
//! let json = r#"{"start":"B:W18,26:B14","solution":[[14,23,30]]}"#;
//! let puzzle: Puzzle = serde_json::from_str(json)?;
//! assert!(puzzle.start.play(puzzle.solution[0]).is_ok());
//! assert_eq!(serde_json::to_string(&puzzle)?, json);
//! # Ok::<(), serde_json::Error>(())
//! ```

use rules::{Move, Position, RuleSet, Square};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A square: its number.
pub mod square {
    use super::*;

    /// Serializes the value.
    pub fn serialize<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(square.number())
    }

    /// Deserializes and validates the value.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        let number = u8::deserialize(from)?;
        Square::new(number)
            .ok_or_else(|| Error::custom(format_args!("there is no square {number}")))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct SquareForm(#[serde(with = "square")] Square);

/// A move: the numbers of the squares on its path, `[22,15,8]`.
pub mod mv {
    use super::*;

    /// Serializes the value.
    pub fn serialize<S: Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(mv.path().iter().map(|square| square.number()))
    }

    /// Deserializes and validates the value.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        let path: Vec<Square> = Vec::<SquareForm>::deserialize(from)?
            .into_iter()
            .map(|SquareForm(square)| square)
            .collect();
        Move::from_path(&path)
            .ok_or_else(|| Error::custom("these squares are not the path of a move"))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct MoveForm(#[serde(with = "mv")] Move);

/// An optional move: `null` if missing.
pub mod optional_mv {
    use super::*;

    /// Serializes the value.
    pub fn serialize<S: Serializer>(mv: &Option<Move>, to: S) -> Result<S::Ok, S::Error> {
        mv.map(MoveForm).serialize(to)
    }

    /// Deserializes and validates the value.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Move>, D::Error> {
        Ok(Option::<MoveForm>::deserialize(from)?.map(|MoveForm(mv)| mv))
    }
}

/// Moves: a list of [`mv`].
pub mod moves {
    use super::*;

    /// Serializes the value.
    pub fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().copied().map(MoveForm))
    }

    /// Deserializes and validates the value.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let moves = Vec::<MoveForm>::deserialize(from)?;
        Ok(moves.into_iter().map(|MoveForm(mv)| mv).collect())
    }
}

/// A position: its FEN.
pub mod position {
    use super::*;
    use crate::{Fen, read_fen};

    /// Serializes the value.
    pub fn serialize<S: Serializer>(pos: &Position, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&Fen::from(pos))
    }

    /// Deserializes and validates the value.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        read_fen(&String::deserialize(from)?).map_err(Error::custom)
    }
}

/// A rule set: `{"kings_safe_from_men":false}`.
pub mod rule_set {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "RuleSet", deny_unknown_fields)]
    struct Form {
        kings_safe_from_men: bool,
    }

    /// Serializes the value.
    pub fn serialize<S: Serializer>(rules: &RuleSet, to: S) -> Result<S::Ok, S::Error> {
        Form::serialize(rules, to)
    }

    /// Deserializes and validates the value.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<RuleSet, D::Error> {
        Form::deserialize(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, Debug)]
    struct All {
        #[serde(with = "square")]
        square: Square,
        #[serde(with = "optional_mv")]
        mv: Option<Move>,
        #[serde(with = "position")]
        start: Position,
        #[serde(with = "rule_set")]
        rules: RuleSet,
    }

    const JSON: &str = r#"{"square":18,"mv":[22,15,8],"start":"B:W18,26:B14","rules":{"kings_safe_from_men":true}}"#;

    #[test]
    fn what_is_written_is_read_again() {
        let all: All = serde_json::from_str(JSON).unwrap();
        assert_eq!(serde_json::to_string(&all).unwrap(), JSON);
    }

    #[test]
    fn what_is_unsound_is_not_read() {
        #[track_caller]
        fn check(sound: &str, unsound: &str, expected: &str) {
            let json = JSON.replace(sound, unsound);
            assert_ne!(json, JSON);
            let error = serde_json::from_str::<All>(&json).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        }
        check(":18", ":33", "there is no square 33");
        check(
            "[22,15,8]",
            "[22,16]",
            "these squares are not the path of a move",
        );
        check("W18,26:", "W18,18:", "column 7: square 18 is listed twice");
        check("W18,26:B14", "W:B", "the board is empty");
        check("kings_safe", "queens_safe", "unknown field");
    }
}
