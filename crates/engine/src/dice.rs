//! Reproducible randomness.

/// A small random number generator (SplitMix64). The caller supplies the seed, and so decides
/// whether a game can be reproduced move by move.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 random bits.
    pub(crate) const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number from 0 up to but not including 1.
    pub(crate) fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Makes every output bit depend on every input bit.
pub(crate) const fn mix(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}
