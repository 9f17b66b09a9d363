//! What a table says about a position.

use rules::{Color, Outcome};
use std::fmt;

/// The result with best play by both sides, from the side to move's point of view.
///
/// It ignores draw claims: a table only sees the board, so a win that takes more than forty quiet
/// moves by each side is still a win here.
///
/// A better result is greater.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Wld {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
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

    /// Who wins, if this is the result for `turn`.
    pub const fn outcome(self, turn: Color) -> Outcome {
        match self {
            Wld::Win => Outcome::Win(turn),
            Wld::Loss => Outcome::Win(turn.opponent()),
            Wld::Draw => Outcome::Draw,
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

/// The result with its distance, from the side to move's point of view.
///
/// The winner takes the shortest path, the loser the longest. A side that can't move has lost in 0
/// plies, so losses are even and wins are odd.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// Who wins.
    pub result: Wld,
    /// The number of plies to the end of the game. Draws have none, and neither do some tables.
    pub plies: Option<u8>,
}

impl Verdict {
    /// How good this is for the side to move: quick wins first, then wins of unknown length,
    /// draws, losses of unknown length, slow losses, quick losses.
    pub fn rank(self) -> i32 {
        match (self.result, self.plies) {
            (Wld::Win, Some(plies)) => 1000 - i32::from(plies),
            (Wld::Win, None) => 500,
            (Wld::Draw, _) => 0,
            (Wld::Loss, None) => -500,
            (Wld::Loss, Some(plies)) => i32::from(plies) - 1000,
        }
    }

    /// The verdict one ply earlier, for the side that moved.
    #[must_use]
    pub fn one_ply_earlier(self) -> Verdict {
        Verdict {
            result: self.result.reversed(),
            plies: self.plies.and_then(|plies| plies.checked_add(1)),
        }
    }
}

/// `win in 13`, `loss`, `draw`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies {
            Some(plies) => f.pad(&format!("{} in {plies}", self.result)),
            None => self.result.fmt(f),
        }
    }
}

/// A value as one byte: 0 for a draw, otherwise the distance plus one.
///
/// The parity distinguishes wins from losses. If only the result is known, [`Code::LOSS`] and
/// [`Code::WIN`] stand for all distances.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Code(pub(crate) u8);

impl Code {
    pub(crate) const DRAW: Code = Code(0);
    pub(crate) const LOSS: Code = Code(1);
    pub(crate) const WIN: Code = Code(2);
    /// The longest distance that a byte can hold next to the solver's marks, plus one.
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_tell_wins_from_losses() {
        fn check(code: u8, result: Wld) {
            let code = Code(code);
            assert_eq!(code.wld(), result);
            assert_eq!(code.without_distance().wld(), result);
            assert_eq!(code.is_win(), result == Wld::Win);
            assert_eq!(code.is_loss(), result == Wld::Loss);
        }
        check(0, Wld::Draw);
        check(1, Wld::Loss);
        check(2, Wld::Win);
        check(19, Wld::Loss);
        check(252, Wld::Win);
    }

    #[test]
    fn verdicts_rank_from_quick_win_to_quick_loss() {
        let order = [
            (Wld::Win, Some(1), "win in 1"),
            (Wld::Win, Some(251), "win in 251"),
            (Wld::Win, None, "win"),
            (Wld::Draw, None, "draw"),
            (Wld::Loss, None, "loss"),
            (Wld::Loss, Some(250), "loss in 250"),
            (Wld::Loss, Some(0), "loss in 0"),
        ];
        let verdict = |&(result, plies, _): &(Wld, Option<u8>, &str)| Verdict { result, plies };
        assert!(order.is_sorted_by_key(|item| -verdict(item).rank()));
        for item in &order {
            assert_eq!(verdict(item).to_string(), item.2);
        }
    }
}
