//! Reproducible pseudorandom numbers.

use engine::Dice;

/// Returns a pseudorandom number that depends only on this one.
pub(crate) const fn mix(number: u64) -> u64 {
    Dice::new(number).bits()
}
