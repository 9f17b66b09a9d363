//! Chance, from the system.

/// Bytes that nobody can guess.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every system that we run on has a source of chance");
    bytes
}

/// A number below `bound`, which is not zero. Slightly uneven for bounds that are no power of two, by
/// less than one in a million for those up to four thousand.
pub(crate) fn below(bound: usize) -> usize {
    let number = u64::from_le_bytes(bytes());
    let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
    usize::try_from(number % bound).unwrap_or(0)
}
