//! Picking two squares: where an arrow begins and where it ends.

use rules::Square;

/// Draws arrows and rings without a right button: by two presses, or by dragging from one square to
/// another. The same square twice is a ring.
///
/// ```
/// # use board_ui::Pen;
/// # use rules::Square;
/// let (from, to) = (Square::new(11).unwrap(), Square::new(15).unwrap());
/// let mut pen = Pen::default();
/// assert_eq!(pen.press(from), None);
/// assert_eq!(pen.press(to), Some((from, to)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pen {
    first: Option<Square>,
    /// Whether the pointer is still down on the first square.
    is_held: bool,
}

impl Pen {
    /// Returns the first square, while the second one is missing.
    pub const fn first(self) -> Option<Square> {
        self.first
    }

    /// A square is picked, without a pointer. Returns what's drawn.
    pub fn press(&mut self, at: Square) -> Option<(Square, Square)> {
        self.is_held = false;
        match self.first.take() {
            Some(first) => Some((first, at)),
            None => {
                self.first = Some(at);
                None
            }
        }
    }

    /// The pointer is pressed on a square.
    pub fn down(&mut self, at: Square) -> Option<(Square, Square)> {
        let drawn = self.press(at);
        self.is_held = drawn.is_none();
        drawn
    }

    /// The pointer is released on a square. Without a drag, nothing happens.
    pub fn up(&mut self, at: Square) -> Option<(Square, Square)> {
        let was_held = std::mem::take(&mut self.is_held);
        let first = self.first.filter(|first| was_held && *first != at)?;
        self.first = None;
        Some((first, at))
    }

    /// Drops the first square. Returns whether there was one.
    pub fn cancel(&mut self) -> bool {
        std::mem::take(self).first.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    #[test]
    fn two_presses_draw() {
        let mut pen = Pen::default();
        assert_eq!(pen.press(square(11)), None);
        assert_eq!(pen.first(), Some(square(11)));
        assert_eq!(pen.press(square(11)), Some((square(11), square(11))));
        assert_eq!(pen, Pen::default());
        pen.press(square(3));
        assert!(pen.cancel());
        assert!(!pen.cancel());
    }

    #[test]
    fn a_tap_picks_and_a_drag_draws() {
        let mut pen = Pen::default();
        for at in [11, 15] {
            let drawn = pen.down(square(at));
            assert_eq!(drawn, (at == 15).then_some((square(11), square(15))));
            assert_eq!(pen.up(square(at)), None);
        }
        assert_eq!(pen.down(square(8)), None);
        assert_eq!(pen.up(square(12)), Some((square(8), square(12))));
        // The first square was picked before, so this drag only names the second.
        pen.press(square(1));
        assert_eq!(pen.down(square(6)), Some((square(1), square(6))));
        assert_eq!(pen.up(square(9)), None);
        assert_eq!(pen, Pen::default());
    }
}
