//! How values from `rules` look on the wire and in storage.
//!
//! `rules` doesn't use serde, because its memory layout isn't a format. These modules are for
//! `#[serde(with = "…")]`. They validate their input.

use rules::{
    Bitboard, Board, Color, Ending, Move, Outcome, Position, RuleSet, Square, Termination,
};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A side: `"black"` or `"white"`.
pub(crate) mod color {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "Color", rename_all = "snake_case")]
    pub(super) enum Form {
        Black,
        White,
    }

    pub(crate) fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        Form::serialize(color, to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        Form::deserialize(from)
    }
}

/// A move: the numbers of the squares on its path, `[22,15,8]`.
pub(crate) mod mv {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(mv.path().iter().map(|square| square.number()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        let path = squares(from)?;
        Move::from_path(&path)
            .ok_or_else(|| Error::custom("these squares are not the path of a move"))
    }
}

/// Moves: a list of [`mv`].
pub(crate) mod moves {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Form(#[serde(with = "mv")] Move);

    pub(crate) fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().copied().map(Form))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let moves = Vec::<Form>::deserialize(from)?;
        Ok(moves.into_iter().map(|Form(mv)| mv).collect())
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

/// A position: `{"turn":"black","black":[1,2],"white":[31],"kings":[2]}`. The kings' squares are
/// also listed under their sides.
pub(crate) mod position {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Form {
        #[serde(with = "color::Form")]
        turn: Color,
        #[serde(with = "set")]
        black: Bitboard,
        #[serde(with = "set")]
        white: Bitboard,
        #[serde(with = "set")]
        kings: Bitboard,
    }

    pub(crate) fn serialize<S: Serializer>(pos: &Position, to: S) -> Result<S::Ok, S::Error> {
        let form = Form {
            turn: pos.turn(),
            black: pos.board().pieces(Color::Black),
            white: pos.board().pieces(Color::White),
            kings: pos.board().kings(),
        };
        form.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let form = Form::deserialize(from)?;
        let board = Board::from_sets(form.black, form.white, form.kings)
            .ok_or_else(|| Error::custom("two pieces on one square, or a king on an empty one"))?;
        Position::new(board, form.turn).map_err(Error::custom)
    }
}

/// The end of a game: `{"outcome":{"win":"black"},"termination":"resignation"}`.
pub mod ending {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "Ending", deny_unknown_fields)]
    struct Form {
        #[serde(with = "OutcomeForm")]
        outcome: Outcome,
        #[serde(with = "TerminationForm")]
        termination: Termination,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "Outcome", rename_all = "snake_case")]
    enum OutcomeForm {
        Win(#[serde(with = "color::Form")] Color),
        Draw,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "Termination", rename_all = "snake_case")]
    enum TerminationForm {
        CapturedOut,
        Blocked,
        Resignation,
        TimeForfeit,
        Abandonment,
        Agreement,
        ThreefoldRepetition,
        FivefoldRepetition,
        FortyMoves,
        MoveLimit,
    }

    /// Serializes the value.
    pub fn serialize<S: Serializer>(ending: &Ending, to: S) -> Result<S::Ok, S::Error> {
        Form::serialize(ending, to)
    }

    /// Deserializes the value.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ending, D::Error> {
        Form::deserialize(from)
    }
}

/// A set of squares: their numbers, without duplicates.
mod set {
    use super::*;

    pub(super) fn serialize<S: Serializer>(set: &Bitboard, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(set.into_iter().map(Square::number))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bitboard, D::Error> {
        let squares = squares(from)?;
        let set: Bitboard = squares.iter().copied().collect();
        if set.len() as usize == squares.len() {
            Ok(set)
        } else {
            Err(Error::custom("a square is listed twice"))
        }
    }
}

fn squares<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
    let square = |number| {
        Square::new(number)
            .ok_or_else(|| Error::custom(format_args!("there is no square {number}")))
    };
    Vec::<u8>::deserialize(from)?
        .into_iter()
        .map(square)
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::{Action, Command, Name, Proposal, Seat, Sides, Terms};
    use rules::{Color, Position};
    use serde_json::{Value, json};

    fn terms() -> Terms {
        let seat = |name| Seat::human(Name::new(name).unwrap());
        Terms::local(Sides {
            black: seat("Ann"),
            white: seat("Ben"),
        })
    }

    /// The error message, without the location that serde_json adds.
    fn error_of<T: serde::de::DeserializeOwned>(json: Value) -> Option<String> {
        let error = serde_json::from_value::<T>(json).err()?;
        Some(error.to_string())
    }

    #[test]
    fn positions_are_read_back_and_checked() {
        #[track_caller]
        fn check(start: Value, expected: Option<&str>) {
            let mut json = serde_json::to_value(terms()).unwrap();
            json["start"] = start;
            assert_eq!(error_of::<Terms>(json).as_deref(), expected);
        }
        let start = serde_json::to_value(terms()).unwrap()["start"].clone();
        assert_eq!(
            start["black"],
            json!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        );
        assert_eq!(terms().start, Position::START);
        check(start, None);
        let position = |black: Value, white: Value, kings: Value| json!({"turn": "white", "black": black, "white": white, "kings": kings});
        check(position(json!([1, 2]), json!([31]), json!([2])), None);
        check(
            position(json!([1, 33]), json!([31]), json!([])),
            Some("there is no square 33"),
        );
        check(
            position(json!([1, 1]), json!([31]), json!([])),
            Some("a square is listed twice"),
        );
        check(
            position(json!([1]), json!([1]), json!([])),
            Some("two pieces on one square, or a king on an empty one"),
        );
        check(
            position(json!([1]), json!([31]), json!([5])),
            Some("two pieces on one square, or a king on an empty one"),
        );
        check(
            position(json!([]), json!([]), json!([])),
            Some("the board is empty"),
        );
        check(
            position(json!([30]), json!([]), json!([])),
            Some("a black man on 30 would have been crowned"),
        );
        check(
            json!({"turn": "red", "black": [1], "white": [], "kings": []}),
            Some("unknown variant `red`, expected `black` or `white`"),
        );
    }

    #[test]
    fn actions_are_read_back_and_checked() {
        #[track_caller]
        fn check(json: Value, expected: Result<Action, &str>) {
            let read = serde_json::from_value::<Action>(json.clone());
            match expected {
                Ok(action) => {
                    assert_eq!(read.unwrap(), action);
                    assert_eq!(serde_json::to_value(action).unwrap(), json);
                }
                Err(message) => assert_eq!(read.unwrap_err().to_string(), message),
            }
        }
        check(json!("claim_draw"), Ok(Action::ClaimDraw));
        check(
            json!({"propose": {"take_back": {"plies": 2}}}),
            Ok(Action::Propose(Proposal::TakeBack { plies: 2 })),
        );
        let not_a_path = "these squares are not the path of a move";
        check(json!({"move": []}), Err(not_a_path));
        check(json!({"move": [9]}), Err(not_a_path));
        check(json!({"move": [9, 10]}), Err(not_a_path));
        check(json!({"move": [9, 18, 9]}), Err(not_a_path));
        check(json!({"move": [0, 5]}), Err("there is no square 0"));
        check(
            json!({"move": [9, 300]}),
            Err("invalid value: integer `300`, expected u8"),
        );
        check(
            json!({"propose": {"take_back": {"plies": -1}}}),
            Err("invalid value: integer `-1`, expected u16"),
        );
    }

    #[test]
    fn a_command_is_short_without_lag() {
        let command = Command::player(Color::White, Action::Resign);
        let json = json!({"player": {"by": "white", "action": "resign"}});
        assert_eq!(serde_json::to_value(command).unwrap(), json);
        assert_eq!(serde_json::from_value::<Command>(json).unwrap(), command);
        let unknown = json!({"player": {"by": "white", "action": "resign", "lagg": 5}});
        assert!(error_of::<Command>(unknown).is_some());
    }
}
