//! What a table says about a position.

use std::fmt;

/// Who wins with best play on both sides, from the side to move.
///
/// Draw claims are not part of it: a table looks at the board alone, so a win that takes more than
/// forty quiet moves of each side is still a win here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wld {
    /// The side to move wins.
    Win,
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
}

impl Wld {
    /// The result for the other side.
    #[must_use]
    pub const fn reversed(self) -> Wld {
        match self {
            Wld::Win => Wld::Loss,
            Wld::Loss => Wld::Win,
            Wld::Draw => Wld::Draw,
        }
    }
}

impl fmt::Display for Wld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Wld::Win => "win",
            Wld::Loss => "loss",
            Wld::Draw => "draw",
        })
    }
}

/// The result with its distance in plies, from the side to move.
///
/// The winner takes the shortest way, the loser the longest. A side that cannot move has lost in
/// 0 plies, so losses are even and wins are odd.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The side to move makes the last move after this many plies.
    Win(u8),
    /// The side to move has no move left after this many plies.
    Loss(u8),
    /// Neither side can force a win.
    Draw,
}

impl Value {
    /// The result without the distance.
    pub const fn wld(self) -> Wld {
        match self {
            Value::Win(_) => Wld::Win,
            Value::Loss(_) => Wld::Loss,
            Value::Draw => Wld::Draw,
        }
    }

    /// The distance in plies; a draw has none.
    pub const fn plies(self) -> Option<u8> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// How good this is for the side to move: a quick win first, a quick loss last.
    pub fn rank(self) -> i32 {
        match self {
            Value::Win(plies) => 1000 - i32::from(plies),
            Value::Draw => 0,
            Value::Loss(plies) => i32::from(plies) - 1000,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(plies) => write!(f, "win in {plies}"),
            Value::Loss(plies) => write!(f, "loss in {plies}"),
            Value::Draw => f.write_str("draw"),
        }
    }
}

/// A value as one byte: 0 for a draw, else the distance plus one.
///
/// The parity tells wins from losses. Where only the result is known, [`Code::LOSS`] and
/// [`Code::WIN`] stand for all distances.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Code(pub(crate) u8);

impl Code {
    pub(crate) const DRAW: Code = Code(0);
    pub(crate) const LOSS: Code = Code(1);
    pub(crate) const WIN: Code = Code(2);
    /// The longest distance that a byte can hold beside the marks of the solver, plus one.
    pub(crate) const MAX: Code = Code(252);

    pub(crate) const fn is_win(self) -> bool {
        self.0 != 0 && self.0 & 1 == 0
    }

    pub(crate) const fn is_loss(self) -> bool {
        self.0 & 1 == 1
    }

    /// The same result without its distance.
    pub(crate) const fn without_distance(self) -> Code {
        match self.0 {
            0 => Code::DRAW,
            code => Code(2 - (code & 1)),
        }
    }

    pub(crate) const fn wld(self) -> Wld {
        match self.without_distance() {
            Code::DRAW => Wld::Draw,
            Code::LOSS => Wld::Loss,
            _ => Wld::Win,
        }
    }

    pub(crate) const fn value(self) -> Value {
        match self.0 {
            0 => Value::Draw,
            code if code & 1 == 1 => Value::Loss(code - 1),
            code => Value::Win(code - 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_values_agree() {
        fn check(code: u8, value: Value) {
            assert_eq!(Code(code).value(), value);
            assert_eq!(Code(code).wld(), value.wld());
            assert_eq!(Code(code).without_distance().wld(), value.wld());
            assert_eq!(Code(code).is_win(), value.wld() == Wld::Win);
            assert_eq!(Code(code).is_loss(), value.wld() == Wld::Loss);
        }
        check(0, Value::Draw);
        check(1, Value::Loss(0));
        check(2, Value::Win(1));
        check(19, Value::Loss(18));
        check(252, Value::Win(251));
    }

    #[test]
    fn values_rank_from_quick_win_to_quick_loss() {
        let order = [
            Value::Win(1),
            Value::Win(251),
            Value::Draw,
            Value::Loss(250),
            Value::Loss(0),
        ];
        assert!(order.is_sorted_by_key(|value| -value.rank()));
    }
}
