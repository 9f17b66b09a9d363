//! Numbers that look random and are always the same.

use engine::Dice;

/// A well-mixed number from another.
pub(crate) const fn mix(number: u64) -> u64 {
    Dice::new(number).bits()
}
