//! A deliberately inaccurate evaluation, for the weaker levels.

use crate::dice::mix;
use crate::key::Key;
use crate::{Evaluator, Ply};
use rules::Position;

/// Wraps another evaluator and misjudges each position by a different amount.
///
/// The same position is always misjudged the same way, as a person would: what is overrated stays
/// overrated until the seed changes.
#[derive(Clone)]
pub(crate) struct Blur<E> {
    inner: E,
    /// The largest error, in hundredths of a man.
    amplitude: i32,
    seed: u64,
}

impl<E> Blur<E> {
    pub(crate) const fn new(inner: E, amplitude: i32, seed: u64) -> Blur<E> {
        Blur {
            inner,
            amplitude,
            seed,
        }
    }
}

impl<E: Evaluator> Evaluator for Blur<E> {
    fn evaluate(&mut self, pos: &Position, ply: Ply) -> i32 {
        let noise = mix(Key::of(pos).bits() ^ self.seed);
        // The sum of two uniform throws: small errors are likelier than large ones.
        let throw = |bits: u64| (bits & 0xFFFF) as i32 * (self.amplitude + 1) / 0x1_0000;
        let error = throw(noise) + throw(noise >> 16) - self.amplitude;
        // The error belongs to the position, not to the side to move.
        let sign = match pos.turn() {
            rules::Color::Black => 1,
            rules::Color::White => -1,
        };
        self.inner.evaluate(pos, ply) + sign * error
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Handmade, Weights};
    use testkit::{Dice, scattered_position};

    #[test]
    fn errors_are_bounded_repeatable_and_even() {
        let mut dice = Dice::new(4);
        let mut plain = Handmade::new(&Weights::DEFAULT);
        let mut blurred = Blur::new(plain.clone(), 50, 9);
        let mut other = Blur::new(plain.clone(), 50, 10);
        let (mut sum, mut size, mut same) = (0, 0, 0);
        for _ in 0..2_000 {
            let pos = scattered_position(&mut dice);
            let error = blurred.evaluate(&pos, Ply::ROOT) - plain.evaluate(&pos, Ply::ROOT);
            assert!(error.abs() <= 50, "{error}");
            assert_eq!(
                error,
                blurred.evaluate(&pos, Ply::ROOT) - plain.evaluate(&pos, Ply::ROOT)
            );
            same += i32::from(
                error == other.evaluate(&pos, Ply::ROOT) - plain.evaluate(&pos, Ply::ROOT),
            );
            sum += error;
            size += error.abs();
        }
        assert!(sum.abs() < 2_000 * 2 && size > 2_000 * 10 && same < 100);
    }
}
