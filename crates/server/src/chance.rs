//! Randomness from the operating system.

/// Cryptographically secure random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every supported system has a random source");
    bytes
}

/// A random number below `bound`, or 0 if `bound` is 0. The bias is negligible.
pub(crate) fn below(bound: usize) -> usize {
    let number = u64::from_le_bytes(bytes());
    let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
    usize::try_from(number % bound).unwrap_or(0)
}
