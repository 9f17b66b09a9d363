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

/// The number of a set among the sets of its size within `among`, ordered by their bits.
///
/// Squares outside `among` don't count. Removing a square from `among` keeps the order of the
/// remaining sets.
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

/// The set of `k` squares within `among` with this number.
pub(crate) fn unrank_within(mut rank: u64, k: u32, among: u32) -> u32 {
    let mut set = 0;
    let mut n = among.count_ones();
    let mut pool = among;
    for k in (1..=k).rev() {
        // The highest member is the largest n with C(n, k) <= rank; search downward for it.
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

/// The sets of `k` squares within `among`, in order of their numbers.
pub(crate) struct Combinations {
    /// The squares of `among`, each as a set.
    squares: [u32; 32],
    width: u32,
    /// The next set, as positions in `squares`.
    places: u64,
}

impl Combinations {
    pub(crate) fn new(k: u32, among: u32) -> Combinations {
        let mut sets = Combinations::starting_at(0, among);
        sets.places = (1 << k) - 1;
        sets
    }

    /// The sets from this one on.
    pub(crate) fn starting_at(first: u32, among: u32) -> Combinations {
        debug_assert_eq!(first & !among, 0);
        let mut squares = [0; 32];
        let width = among.count_ones();
        let mut places = 0;
        let mut rest = among;
        for (place, square) in squares[..width as usize].iter_mut().enumerate() {
            *square = rest & rest.wrapping_neg();
            places |= u64::from(first & *square != 0) << place;
            rest &= rest - 1;
        }
        Combinations {
            squares,
            width,
            places,
        }
    }
}

impl Iterator for Combinations {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.places >> self.width != 0 {
            return None;
        }
        let mut set = 0;
        let mut rest = self.places as u32;
        while rest != 0 {
            set |= self.squares[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        self.places = if self.places == 0 {
            // The empty set is the only one of its size.
            1 << self.width
        } else {
            // The next larger number with the same number of bits.
            let lowest = self.places & self.places.wrapping_neg();
            let ripple = self.places + lowest;
            (((self.places ^ ripple) >> 2) >> lowest.trailing_zeros()) | ripple
        };
        Some(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn combinations_come_in_the_order_of_their_ranks() {
        fn check(among: u32, k: u32) {
            let mut sets = Combinations::new(k, among);
            for rank in 0..choose(among.count_ones(), k) {
                let set = sets.next().unwrap();
                assert_eq!(rank_within(set, among), rank);
                assert_eq!(unrank_within(rank, k, among), set);
            }
            assert_eq!(sets.next(), None);
            let middle = choose(among.count_ones(), k) / 2;
            let mut rest = Combinations::starting_at(unrank_within(middle, k, among), among);
            assert!(rest.all(|set| rank_within(set, among) >= middle));
            let rest = Combinations::starting_at(unrank_within(middle, k, among), among).count();
            assert_eq!(middle + rest as u64, choose(among.count_ones(), k));
        }
        check(0b111111, 3);
        check(0x0F3F_0001, 4);
        check(u32::MAX, 2);
        check(u32::MAX, 1);
        check(u32::MAX, 0);
        check(0b11111, 5);
        check(0b11111, 0);
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
