//! Sets of squares as numbers.

/// `BINOMIAL[k][n]` is the number of ways to choose `k` of `n` squares.
pub(crate) static BINOMIAL: [[u64; 33]; 13] = binomials();

const fn binomials() -> [[u64; 33]; 13] {
    let mut table = [[0; 33]; 13];
    let mut n = 0;
    while n <= 32 {
        table[0][n] = 1;
        let mut k = 1;
        while k <= 12 {
            if n > 0 {
                table[k][n] = table[k - 1][n - 1] + table[k][n - 1];
            }
            k += 1;
        }
        n += 1;
    }
    table
}

/// The number of ways to choose `k` of `n` squares.
#[inline]
pub(crate) fn choose(n: u32, k: u32) -> u64 {
    BINOMIAL[k as usize][n as usize]
}

/// The number of a set among the sets of its size within `among`, in the order of their bits.
///
/// Squares outside `among` do not count: taking the same square away from `among` and from
/// nothing else keeps the order of the sets that are left.
#[inline]
pub(crate) fn rank_within(set: u32, among: u32) -> u64 {
    debug_assert_eq!(set & !among, 0);
    let mut rank = 0;
    let mut rest = set;
    let mut k = 1;
    while rest != 0 {
        let below = (rest & rest.wrapping_neg()) - 1;
        rank += BINOMIAL[k][(among & below).count_ones() as usize];
        rest &= rest - 1;
        k += 1;
    }
    rank
}

/// The set of `k` squares within `among` that has this number.
pub(crate) fn unrank_within(mut rank: u64, k: u32, among: u32) -> u32 {
    let mut set = 0;
    let mut n = among.count_ones();
    let mut pool = among;
    for k in (1..=k).rev() {
        // The highest member is the largest n with C(n, k) <= rank; walk down to it.
        loop {
            n -= 1;
            let top = 1 << (31 - pool.leading_zeros());
            pool &= !top;
            let below = choose(n, k);
            if below <= rank {
                rank -= below;
                set |= top;
                break;
            }
        }
    }
    set
}

/// The next larger number with as many bits, or 0 after the last one below `1 << width`.
#[inline]
pub(crate) fn next_combination(set: u32, width: u32) -> u32 {
    if set == 0 {
        return 0;
    }
    let lowest = u64::from(set & set.wrapping_neg());
    let ripple = u64::from(set) + lowest;
    let next = (((u64::from(set) ^ ripple) / lowest) >> 2) | ripple;
    if next >> width == 0 { next as u32 } else { 0 }
}

/// The subset of `among` whose members are the ones with these places.
#[inline]
pub(crate) fn expand(places: u32, squares: &[u32]) -> u32 {
    let mut rest = places;
    let mut set = 0;
    while rest != 0 {
        set |= squares[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn combinations_come_in_the_order_of_their_ranks() {
        fn check(width: u32, k: u32) {
            let among = ((1u64 << width) - 1) as u32;
            let mut set = (1u32 << k) - 1;
            for rank in 0..choose(width, k) {
                assert_eq!(rank_within(set, among), rank);
                assert_eq!(unrank_within(rank, k, among), set);
                set = next_combination(set, width);
            }
            assert_eq!(set, 0);
        }
        check(6, 3);
        check(32, 2);
        check(32, 1);
        check(5, 5);
        check(5, 0);
    }

    proptest! {
        #[test]
        fn rank_and_unrank_are_inverse(among: u32, pick: u32) {
            let set = among & pick & 0x1111_7777;
            prop_assume!(set.count_ones() <= 12);
            let rank = rank_within(set, among);
            prop_assert!(rank < choose(among.count_ones(), set.count_ones()));
            prop_assert_eq!(unrank_within(rank, set.count_ones(), among), set);
        }

        #[test]
        fn taking_away_a_square_keeps_the_order(among: u32, a: u32, b: u32, gone: u32) {
            let (a, b) = (a & among & !gone & 0xFFF, b & among & !gone & 0xFFF);
            prop_assume!(a.count_ones() == b.count_ones());
            prop_assert_eq!(
                rank_within(a, among).cmp(&rank_within(b, among)),
                rank_within(a, among & !gone).cmp(&rank_within(b, among & !gone))
            );
        }
    }
}
