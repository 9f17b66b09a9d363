//! Round pieces out of square characters.

/// A quarter of a character that's filled, as a bit: upper left, upper right, lower left, lower
/// right.
const QUARTERS: [char; 16] = [
    ' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█',
];

/// The character at this place of a disc that fills a field of this many columns and rows, up to a
/// small gap on the left and right.
pub(crate) fn disc(width: u16, height: u16, column: u16, row: u16) -> char {
    let is_inside = |x: u16, y: u16| {
        // In quarters of a character, measured from the center of the field. Twice the distance, so
        // that the centers of quarters are whole numbers.
        let across = i64::from(2 * x + 1) - i64::from(2 * width);
        let down = i64::from(2 * y + 1) - i64::from(2 * height);
        let (wide, high) = (i64::from(2 * width) - 1, i64::from(2 * height));
        across.pow(2) * high.pow(2) + down.pow(2) * wide.pow(2) <= wide.pow(2) * high.pow(2)
    };
    let mut quarters = 0;
    for (bit, (x, y)) in [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().enumerate() {
        if is_inside(2 * column + x, 2 * row + y) {
            quarters |= 1 << bit;
        }
    }
    QUARTERS[quarters]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(height: u16, expected: &[&str]) {
        let width = 2 * height;
        let rows: Vec<String> = (0..height)
            .map(|row| {
                (0..width)
                    .map(|column| disc(width, height, column, row))
                    .collect()
            })
            .collect();
        assert_eq!(rows, expected);
    }

    #[test]
    fn discs_are_round_in_every_size() {
        check(2, &["▗██▖", "▝██▘"]);
        check(3, &["▗▟██▙▖", "▐████▌", "▝▜██▛▘"]);
    }
}
