//! What a pointer, a key or a screen reader does on a board, and what that means for an input.

use super::{Key, MoveInput, Reply};
use crate::{Orientation, Pen};
use rules::{Coords, Square};

/// What someone does on a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// A button or finger is pressed.
    Down(Coords),
    /// It moves while it's pressed.
    Over(Coords),
    /// It's released.
    Up(Coords),
    /// The pointer is lost.
    Lost,
    /// A square is activated without a pointer, for example by a screen reader.
    Press(Square),
    /// A key that the board handles.
    Key(Key),
    /// A square got the focus.
    Focus(Square),
    /// The right button was pressed on the first point and released on the second.
    Right(Coords, Coords),
}

/// What a gesture does with a pen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// Nothing: it moves the focus.
    NotUsed,
    /// Nothing yet, or something that needs no drawing.
    Nothing,
    /// An arrow, or a ring if both squares are the same.
    Arrow(Square, Square),
    /// The pen is put away.
    PutAway,
}

impl MoveInput {
    /// Enters a gesture.
    pub fn perform(&mut self, gesture: Gesture, orientation: Orientation) -> Reply {
        match gesture {
            Gesture::Down(at) => self.grab(at),
            Gesture::Over(at) => {
                // Only a dragged piece makes a difference.
                if self.dragged().is_some() {
                    self.drag_over(at);
                }
                Reply::Nothing
            }
            Gesture::Up(at) => self.drop_at(at),
            Gesture::Lost => {
                self.break_off_drag();
                Reply::Nothing
            }
            Gesture::Press(square) => self.press(square),
            Gesture::Key(key) => self.key(key, orientation),
            Gesture::Focus(square) => self.focus_on(square),
            // The right button enters no moves.
            Gesture::Right(..) => Reply::Nothing,
        }
    }

    /// Whether a gesture changes nothing: a pointer that moves within a square, or without a piece.
    pub fn ignores(&self, gesture: Gesture) -> bool {
        match gesture {
            Gesture::Over(at) => self.dragged().is_none() || self.dragged_over() == Some(at),
            _ => false,
        }
    }

    /// Whether a gesture drops a dragged piece, so that it's already where it goes.
    pub fn is_dropped_by(&self, gesture: Gesture) -> bool {
        self.dragged().is_some() && matches!(gesture, Gesture::Up(_))
    }
}

impl Pen {
    /// Draws with a gesture. `focus` is the square that has the focus.
    pub fn perform(&mut self, gesture: Gesture, focus: Square) -> Drawn {
        let square = |at: Coords| Square::try_from(at).ok();
        let drawn = match gesture {
            Gesture::Focus(_) => return Drawn::NotUsed,
            Gesture::Key(key) if key.moves_the_focus() => return Drawn::NotUsed,
            Gesture::Key(Key::Escape) if !self.cancel() => return Drawn::PutAway,
            Gesture::Key(Key::Enter | Key::Space) => self.press(focus),
            Gesture::Press(at) => self.press(at),
            Gesture::Down(at) => square(at).and_then(|at| self.down(at)),
            Gesture::Up(at) => square(at).and_then(|at| self.up(at)),
            Gesture::Key(_) | Gesture::Over(_) | Gesture::Lost | Gesture::Right(..) => None,
        };
        match drawn {
            Some((from, to)) => Drawn::Arrow(from, to),
            None => Drawn::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hand;
    use rules::{Position, RuleSet};

    fn input() -> MoveInput {
        MoveInput::for_position(Position::START, RuleSet::OFFICIAL, Hand::WhoeverIsToMove)
    }

    fn square(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    fn at(number: u8) -> Coords {
        square(number).into()
    }

    #[test]
    fn a_drag_plays_a_move_and_is_told_from_a_click() {
        let mut input = input();
        let orientation = Orientation::PRINTED;
        assert!(input.ignores(Gesture::Over(at(15))));
        let _ = input.perform(Gesture::Down(at(11)), orientation);
        assert!(!input.ignores(Gesture::Over(at(15))));
        let _ = input.perform(Gesture::Over(at(15)), orientation);
        assert!(input.ignores(Gesture::Over(at(15))));
        let up = Gesture::Up(at(15));
        assert!(input.is_dropped_by(up) && !input.is_dropped_by(Gesture::Lost));
        let reply = input.perform(up, orientation);
        assert!(matches!(reply, Reply::Play(mv) if mv.to_string() == "11-15"));
    }

    #[test]
    fn presses_play_a_move_and_the_right_button_does_not() {
        let mut input = input();
        let orientation = Orientation::PRINTED;
        let right = Gesture::Right(at(11), at(15));
        assert_eq!(input.perform(right, orientation), Reply::Nothing);
        let _ = input.perform(Gesture::Press(square(11)), orientation);
        let reply = input.perform(Gesture::Press(square(15)), orientation);
        assert!(matches!(reply, Reply::Play(_)));
    }

    #[test]
    fn a_lost_pointer_puts_the_piece_back() {
        let mut input = input();
        let orientation = Orientation::PRINTED;
        let _ = input.perform(Gesture::Down(at(11)), orientation);
        assert_eq!(input.perform(Gesture::Lost, orientation), Reply::Nothing);
        assert_eq!(input.dragged(), None);
    }

    #[test]
    fn a_pen_draws_by_presses_drags_and_keys() {
        let mut pen = Pen::default();
        let focus = square(18);
        assert_eq!(
            pen.perform(Gesture::Press(square(11)), focus),
            Drawn::Nothing
        );
        let arrow = Drawn::Arrow(square(11), focus);
        assert_eq!(pen.perform(Gesture::Key(Key::Enter), focus), arrow);
        assert_eq!(pen.perform(Gesture::Down(at(3)), focus), Drawn::Nothing);
        let arrow = Drawn::Arrow(square(3), square(7));
        assert_eq!(pen.perform(Gesture::Up(at(7)), focus), arrow);
        for gesture in [Gesture::Focus(focus), Gesture::Key(Key::Left)] {
            assert_eq!(pen.perform(gesture, focus), Drawn::NotUsed);
        }
        // Escape first drops what was begun, and then puts the pen away.
        pen.perform(Gesture::Press(focus), focus);
        let escape = Gesture::Key(Key::Escape);
        assert_eq!(pen.perform(escape, focus), Drawn::Nothing);
        assert_eq!(pen.perform(escape, focus), Drawn::PutAway);
    }
}
