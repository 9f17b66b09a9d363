//! A position's hash, for tables and for finding repetitions.

use rules::{Color, Position};

/// The hash of a position: its board and the side to move, nothing else.
///
/// A board is three words. Mixing them from scratch costs less than updating a Zobrist hash move by
/// move, and it can't get out of sync.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Key(u64);

impl Key {
    #[inline]
    pub(crate) fn of(pos: &Position) -> Key {
        let board = pos.board();
        let sides = u64::from(board.pieces(Color::Black).bits())
            | u64::from(board.pieces(Color::White).bits()) << 32;
        let rest = u64::from(board.kings().bits()) | u64::from(pos.turn() == Color::White) << 32;
        // Odd multipliers keep every step a bijection; the shifts bring the high bits, which
        // depend on everything, back to the low ones.
        let mut mixed = (sides ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^= mixed >> 32;
        mixed ^= (rest ^ 0x5851_F42D_4C95_7F2D).wrapping_mul(0xA24B_AED4_963E_E407);
        mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0x9FB2_1C65_1E98_DF25);
        Key(mixed ^ (mixed >> 32))
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::RuleSet;
    use std::collections::HashMap;
    use testkit::{Dice, random_game_positions};

    #[test]
    fn different_positions_have_different_keys() {
        let mut dice = Dice::new(1);
        let mut seen = HashMap::new();
        for _ in 0..2_000 {
            for pos in random_game_positions(&mut dice, RuleSet::OFFICIAL, 120) {
                let other = *seen.entry(Key::of(&pos).bits()).or_insert(pos);
                assert_eq!(other, pos);
            }
        }
        assert!(seen.len() > 50_000);
    }

    #[test]
    fn each_bit_of_a_key_is_set_in_half_of_the_positions() {
        let mut dice = Dice::new(2);
        let mut ones = [0u32; 64];
        let mut count = 0;
        for _ in 0..500 {
            for pos in random_game_positions(&mut dice, RuleSet::OFFICIAL, 80) {
                count += 1;
                for (bit, ones) in ones.iter_mut().enumerate() {
                    *ones += (Key::of(&pos).bits() >> bit & 1) as u32;
                }
            }
        }
        for (bit, ones) in ones.into_iter().enumerate() {
            let share = f64::from(ones) / f64::from(count);
            assert!((0.48..0.52).contains(&share), "bit {bit}: {share}");
        }
    }
}
