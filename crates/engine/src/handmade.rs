//! The handmade evaluation: what players know, as numbers.
//!
//! It's the baseline that a trained evaluation is measured against. Every term is computed for one
//! side, with the board turned so that the side moves down like Black, and the two halves are
//! subtracted. So both colors are treated alike by construction.

mod features;
mod weights;

pub use weights::Weights;

use crate::{Evaluator, Ply};
use features::Half;
use rules::{Bitboard, Color, Position};
use weights::Pair;

/// Evaluates positions by material, squares, structure and mobility.
#[derive(Clone)]
pub struct Handmade {
    weights: Weights,
    /// The sums of the square weights for each byte of a bitboard, so that a side's men take four
    /// lookups.
    men: Box<ByteSums>,
    kings: Box<ByteSums>,
}

type ByteSums = [[Pair; 256]; 4];

impl Handmade {
    /// An evaluation with these weights.
    pub fn new(weights: &Weights) -> Handmade {
        Handmade {
            men: byte_sums(weights.man, &weights.man_squares),
            kings: byte_sums(weights.king, &weights.king_squares),
            weights: weights.clone(),
        }
    }

    /// The value of a position for Black, in hundredths of a man.
    fn for_black(&self, pos: &Position) -> i32 {
        let board = pos.board();
        let black = Half::new(board, Color::Black);
        let white = Half::new(board, Color::White);
        let pieces = (black.count() + white.count()) as i32;

        let sides = self.half(&black) - self.half(&white);
        let mut value = sides.at(pieces);

        // A side that is ahead wants fewer pieces on the board.
        let lead = black.worth() - white.worth();
        value += self.weights.trade * lead / (black.worth() + white.worth()).max(1);

        // With equal piece counts, the opposition decides many endings.
        if black.count() == white.count() {
            let has_it = has_the_move(pos, pos.turn()) == (pos.turn() == Color::Black);
            let sign = if has_it { 1 } else { -1 };
            value += sign * self.weights.the_move.at(pieces);
        }

        // With few pieces and a lead, drive the weaker side to bring the win closer.
        if pieces <= FEW_PIECES && lead != 0 {
            value += if lead > 0 {
                self.chase(&black, &white)
            } else {
                -self.chase(&white, &black)
            };
        }
        value
    }

    /// The terms of one side.
    fn half(&self, half: &Half) -> Pair {
        let weights = &self.weights;
        let mut value = sum(&self.men, half.men) + sum(&self.kings, half.kings);
        if !half.enemy_men.is_empty() {
            value += weights.back_row[half.back_row_pattern()];
        }
        value += weights.supported_man * half.supported_men();
        value += weights.dog_hole * half.is_in_dog_hole();
        if !half.kings.is_empty() {
            let safe = half.safe_squares();
            value += weights.king_mobility * half.king_mobility(safe);
            value += weights.trapped_king * half.trapped_kings(safe);
        }
        if half.is_near_crowning() {
            for (place, men) in half.runaway_men().into_iter().enumerate() {
                value += weights.runaway_man[place] * men;
            }
        }
        value
    }

    /// The bonus for the stronger side's kings being near the weaker side's pieces, less the
    /// shelter that the weaker side's kings have in the double corners.
    fn chase(&self, strong: &Half, weak: &Half) -> i32 {
        let distance = strong.distance_to(weak);
        let sheltered = weak.sheltered_kings();
        -self.weights.chase_distance * distance - self.weights.shelter * sheltered
    }
}

/// The maximum number of pieces on the board for a lead to be worth a chase.
const FEW_PIECES: i32 = 8;

impl Evaluator for Handmade {
    fn evaluate(&mut self, pos: &Position, _ply: Ply) -> i32 {
        let for_black = self.for_black(pos);
        self.weights.turn
            + match pos.turn() {
                Color::Black => for_black,
                Color::White => -for_black,
            }
    }
}

/// Whether this side has the move, also called the opposition. Both sides must have the same number
/// of pieces.
///
/// Count the pieces of both sides in the columns that start on its back row. The side has the move
/// if the number is odd on its own turn, or even on the opponent's turn.
fn has_the_move(pos: &Position, color: Color) -> bool {
    // Black's columns start on squares 1–4. They are the even rows, counted from 0 at the top.
    let system = match color {
        Color::Black => Bitboard::from_bits(0x0F0F_0F0F),
        Color::White => Bitboard::from_bits(0xF0F0_F0F0),
    };
    let is_odd = (pos.board().occupied() & system).len() % 2 == 1;
    is_odd == (pos.turn() == color)
}

fn byte_sums(piece: Pair, squares: &[Pair; 32]) -> Box<ByteSums> {
    let mut sums = Box::new([[Pair::default(); 256]; 4]);
    for (byte, sums) in sums.iter_mut().enumerate() {
        for (bits, sum) in sums.iter_mut().enumerate() {
            for bit in (0..8).filter(|bit| bits >> bit & 1 == 1) {
                *sum += piece + squares[byte * 8 + bit];
            }
        }
    }
    sums
}

#[inline]
fn sum(sums: &ByteSums, set: Bitboard) -> Pair {
    let [a, b, c, d] = set.bits().to_le_bytes().map(usize::from);
    sums[0][a] + sums[1][b] + sums[2][c] + sums[3][d]
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use testkit::{Dice, position, scattered_position};

    fn evaluate(pos: &Position) -> i32 {
        Handmade::new(&Weights::DEFAULT).evaluate(pos, Ply::ROOT)
    }

    #[test]
    fn the_side_with_more_is_better_off() {
        #[track_caller]
        fn check(fen: &str, at_least: i32) {
            let value = evaluate(&position(fen));
            assert!(value >= at_least, "{fen}: {value}");
        }
        check("B:W21-31:B1-12", 60);
        check("W:W21-32:B1-11", 60);
        check("B:W21,22,23:BK14,K15,K6", 80);
        check("W:WK18,K19:BK1", 60);
    }

    #[test]
    fn a_lead_grows_as_pieces_go() {
        let many = evaluate(&position("B:W21-31:B1-12"));
        let few = evaluate(&position("B:W30,31:B1,2,3"));
        assert!(few > many, "{few} {many}");
    }

    #[test]
    fn the_move_is_told_as_in_the_books() {
        #[track_caller]
        fn check(fen: &str, expected: bool) {
            let pos = position(fen);
            assert_eq!(has_the_move(&pos, pos.turn()), expected, "{fen}");
        }
        // One king each, two rows apart on the same column: the side that isn't to play has the
        // move.
        check("B:W21-32:B1-12", false);
        check("W:WK18:BK10", false);
        check("W:WK18:BK6", true);
    }

    proptest! {
        #[test]
        fn both_colours_are_judged_alike(seed in any::<u64>()) {
            let pos = scattered_position(&mut Dice::new(seed));
            prop_assert_eq!(evaluate(&pos), evaluate(&pos.swapped()));
        }
    }
}
