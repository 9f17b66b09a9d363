//! How the values of `rules` look in a message, for `#[serde(with = "…")]`. What is read is checked.

use rules::{Move, Position, RuleSet, Square};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A square: its number.
pub(crate) mod square {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(square.number())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        let number = u8::deserialize(from)?;
        Square::new(number)
            .ok_or_else(|| Error::custom(format_args!("there is no square {number}")))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct SquareForm(#[serde(with = "square")] Square);

/// A move: the numbers of the squares on its path, `[22,15,8]`.
pub(crate) mod mv {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(mv.path().iter().map(|square| square.number()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
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

/// A move that may be missing: `null`.
pub(crate) mod optional_mv {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(mv: &Option<Move>, to: S) -> Result<S::Ok, S::Error> {
        mv.map(MoveForm).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Move>, D::Error> {
        Ok(Option::<MoveForm>::deserialize(from)?.map(|MoveForm(mv)| mv))
    }
}

/// Moves: a list of [`mv`].
pub(crate) mod moves {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().copied().map(MoveForm))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let moves = Vec::<MoveForm>::deserialize(from)?;
        Ok(moves.into_iter().map(|MoveForm(mv)| mv).collect())
    }
}

/// A position: its FEN.
pub(crate) mod position {
    use super::*;
    use notation::Fen;

    pub(crate) fn serialize<S: Serializer>(pos: &Position, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&Fen::from(pos))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let text = String::deserialize(from)?;
        let fen: Fen = text.parse().map_err(Error::custom)?;
        fen.position().map_err(Error::custom)
    }
}

/// A rule set: `{"kings_safe_from_men":false}`.
pub(crate) mod rule_set {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "RuleSet", deny_unknown_fields)]
    struct Form {
        kings_safe_from_men: bool,
    }

    pub(crate) fn serialize<S: Serializer>(rules: &RuleSet, to: S) -> Result<S::Ok, S::Error> {
        Form::serialize(rules, to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<RuleSet, D::Error> {
        Form::deserialize(from)
    }
}
