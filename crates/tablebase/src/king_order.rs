//! The order of squares for kings.
//!
//! A king's square matters most near the rim, where it can be trapped. Neighbors in the index
//! should have the same value, so the squares go from the rim to the center, and within a ring
//! first the even rows, then the odd ones: that parity decides who has the move. Tables packed in
//! this order are a tenth smaller than in order of square numbers.

/// The square index for each position in king order.
const SQUARES: [u8; 32] = squares();

const fn squares() -> [u8; 32] {
    let mut order = [0; 32];
    let mut place = 0;
    let mut ring = 0;
    while ring < 4 {
        let mut parity = 0;
        while parity < 2 {
            let mut square: u8 = 0;
            while square < 32 {
                if ring_of(square) == ring && square / 4 % 2 == parity {
                    order[place] = square;
                    place += 1;
                }
                square += 1;
            }
            parity += 1;
        }
        ring += 1;
    }
    order
}

/// The distance of a square from the rim: 0 to 3.
const fn ring_of(square: u8) -> u8 {
    let row = square / 4;
    let col = square % 4 * 2 + (row + 1) % 2;
    let from_top = if row < 4 { row } else { 7 - row };
    let from_left = if col < 4 { col } else { 7 - col };
    if from_top < from_left {
        from_top
    } else {
        from_left
    }
}

/// For each byte of a set and each value of that byte, its squares in the other order.
type Bytes = [[u32; 256]; 4];

static TO: Bytes = bytes(true);
static FROM: Bytes = bytes(false);

const fn bytes(to_king_order: bool) -> Bytes {
    let mut table = [[0; 256]; 4];
    let mut place = 0;
    while place < 32 {
        let square = SQUARES[place] as usize;
        let (from, to) = if to_king_order {
            (square, place)
        } else {
            (place, square)
        };
        let mut value = 0;
        while value < 256 {
            if value >> (from % 8) & 1 == 1 {
                table[from / 8][value] |= 1 << to;
            }
            value += 1;
        }
        place += 1;
    }
    table
}

#[inline]
fn translate(set: u32, table: &Bytes) -> u32 {
    let [a, b, c, d] = set.to_le_bytes();
    table[0][usize::from(a)]
        | table[1][usize::from(b)]
        | table[2][usize::from(c)]
        | table[3][usize::from(d)]
}

/// Converts a set from squares to positions in king order.
#[inline]
pub(crate) fn to_king_order(set: u32) -> u32 {
    translate(set, &TO)
}

/// Converts a set from positions in king order to squares.
#[inline]
pub(crate) fn from_king_order(places: u32) -> u32 {
    translate(places, &FROM)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_rim_comes_first_and_the_centre_last() {
        let numbers = SQUARES.map(|square| square + 1);
        assert_eq!(
            numbers,
            [
                1, 2, 3, 4, 12, 20, 28, 5, 13, 21, 29, 30, 31, 32, // rim
                9, 17, 25, 26, 27, 6, 7, 8, 16, 24, // second ring
                10, 11, 19, 14, 22, 23, // third ring
                18, 15, // center
            ]
        );
    }

    proptest! {
        #[test]
        fn there_and_back(set: u32) {
            prop_assert_eq!(from_king_order(to_king_order(set)), set);
            prop_assert_eq!(to_king_order(set).count_ones(), set.count_ones());
        }
    }
}
