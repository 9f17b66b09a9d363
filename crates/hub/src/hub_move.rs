//! Moves in Hub notation.

use rules::{Bitboard, Move, Position, RuleSet, Square};
use std::fmt;
use std::str::FromStr;

/// A move in Hub notation: a step as `11-15`, a capture as its ends followed by the captured
/// squares, `22x8x18x11`.
///
/// This is only syntax. [`HubMove::resolve`] finds the legal move.
///
/// ```
/// # use hub::HubMove;
/// # use rules::{Position, RuleSet};
/// let written: HubMove = "11-15".parse().unwrap();
/// let mv = written.resolve(&Position::START, RuleSet::OFFICIAL).unwrap();
/// assert_eq!(HubMove::from(mv), written);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HubMove {
    from: Square,
    to: Square,
    /// Empty for a step, or for a capture that doesn't name the captured pieces.
    captured: Bitboard,
    is_capture: bool,
}

impl HubMove {
    /// Finds the intended legal move.
    ///
    /// A king can run a circuit in either direction with the same ends and the same captures. The
    /// protocol can't distinguish the two, and they lead to the same position, so this takes the
    /// one that [`Position::moves_under`] lists first. A capture that names only its ends means the
    /// first one with those ends.
    pub fn resolve(self, pos: &Position, rules: RuleSet) -> Result<Move, NoSuchMove> {
        let fits = |mv: &Move| {
            mv.from() == self.from
                && mv.to() == self.to
                && mv.is_capture() == self.is_capture
                && (self.captured.is_empty() || mv.captured() == self.captured)
        };
        let found = pos.moves_under(rules).into_iter().find(fits);
        found.ok_or(NoSuchMove(self))
    }
}

impl From<Move> for HubMove {
    fn from(mv: Move) -> HubMove {
        HubMove {
            from: mv.from(),
            to: mv.to(),
            captured: mv.captured(),
            is_capture: mv.is_capture(),
        }
    }
}

/// The captured squares are in ascending order.
impl fmt::Display for HubMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)?;
        for square in self.captured {
            write!(f, "x{square}")?;
        }
        Ok(())
    }
}

impl FromStr for HubMove {
    type Err = ParseHubMoveError;

    fn from_str(text: &str) -> Result<HubMove, ParseHubMoveError> {
        let unreadable = || ParseHubMoveError(text.to_owned());
        let square = |number: &str| {
            let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
            let number = number.parse().ok().filter(|_| is_number);
            number.and_then(Square::new).ok_or_else(unreadable)
        };
        if let Some((from, to)) = text.split_once('-') {
            return Ok(HubMove {
                from: square(from)?,
                to: square(to)?,
                captured: Bitboard::EMPTY,
                is_capture: false,
            });
        }
        let mut squares = text.split('x').map(square);
        let mut next = || squares.next().ok_or_else(unreadable)?;
        let (from, to) = (next()?, next()?);
        let mut captured = Bitboard::EMPTY;
        for square in squares {
            let bit = square?.bit();
            if captured.intersects(bit) {
                return Err(unreadable());
            }
            captured |= bit;
        }
        Ok(HubMove {
            from,
            to,
            captured,
            is_capture: true,
        })
    }
}

/// A text that isn't a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a move such as 11-15 or 22x15x18")]
pub struct ParseHubMoveError(pub String);

/// A move that isn't legal in its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is not legal")]
pub struct NoSuchMove(pub HubMove);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use testkit::{Dice, position, scattered_position};

    #[test]
    fn moves_name_what_they_take() {
        #[track_caller]
        fn check(fen: &str, text: &str, path: Option<&str>) {
            let written: HubMove = text.parse().unwrap();
            let found = written.resolve(&position(fen), RuleSet::OFFICIAL).ok();
            assert_eq!(found.map(|mv| mv.to_string()).as_deref(), path, "{text}");
        }
        let start = "B:W21-32:B1-12";
        check(start, "11-15", Some("11-15"));
        check(start, "11-18", None);
        check(start, "11x15", None);
        // Two captures with the same ends.
        let fork = "B:W6,7,14,15:B2";
        check(fork, "2x18x6x14", Some("2x9x18"));
        check(fork, "2x18x14x6", Some("2x9x18"));
        check(fork, "2x18x15x7", Some("2x11x18"));
        check(fork, "2x18x6", None);
        // Only the ends, from a program that's sure of itself.
        check("B:W18:B14", "14x23", Some("14x23"));
        check("B:W18:B14", "14-23", None);
    }

    #[test]
    fn a_circuit_is_gone_round_one_way() {
        let pos = position("B:W7,8,15,16:BK3");
        let moves = pos.moves();
        let texts: Vec<String> = moves
            .iter()
            .map(|&mv| HubMove::from(mv).to_string())
            .collect();
        assert_eq!(texts, ["3x3x7x8x15x16", "3x3x7x8x15x16"]);
        let found = HubMove::from(moves[1]).resolve(&pos, RuleSet::OFFICIAL);
        assert_eq!(found, Ok(moves[0]));
        assert_eq!(pos.play_unchecked(moves[0]), pos.play_unchecked(moves[1]));
    }

    #[test]
    fn every_legal_move_is_found_again() {
        let mut dice = Dice::new(3);
        for _ in 0..500 {
            let pos = scattered_position(&mut dice);
            for mv in pos.moves() {
                let written: HubMove = HubMove::from(mv).to_string().parse().unwrap();
                let found = written.resolve(&pos, RuleSet::OFFICIAL).unwrap();
                assert_eq!(pos.play_unchecked(found), pos.play_unchecked(mv));
            }
        }
    }

    #[test]
    fn what_is_not_a_move_is_refused() {
        for text in [
            "",
            "9",
            "9-",
            "9-33",
            "0-4",
            "9-14-18",
            "9x",
            "9x18x14x14",
            "+9-14",
            "a-b",
        ] {
            assert!(text.parse::<HubMove>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn noise_does_not_panic(text in "[0-9x-]{0,12}|.*") {
            if let Ok(written) = text.parse::<HubMove>() {
                prop_assert_eq!(written.to_string().parse(), Ok(written));
            }
        }
    }
}
