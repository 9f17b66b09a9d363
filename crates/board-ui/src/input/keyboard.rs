//! Keyboard input: moving the focus over the dark squares, and typing.

use super::{Focus, MoveInput, Reply, Stage, WhyNot, WrongTry};
use crate::Orientation;
use rules::{Color, Square};

/// A key that the board handles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// One row up on the screen.
    Up,
    /// One row down.
    Down,
    /// One dark square to the left.
    Left,
    /// One dark square to the right.
    Right,
    /// To the left end of the row.
    Home,
    /// To the right end of the row.
    End,
    /// To the top row.
    PageUp,
    /// To the bottom row.
    PageDown,
    /// Plays the typed move, confirms a pending move, or presses the focused square.
    Enter,
    /// Presses the focused square, or plays the typed move.
    Space,
    /// Cancels the last thing entered, like [`MoveInput::cancel`].
    Escape,
    /// Goes back one step: a typed character, a pending move, a jump, or the selection.
    Backspace,
    /// A character of a move.
    Char(char),
}

impl Key {
    /// Whether it only moves the focus over the squares.
    pub const fn moves_the_focus(self) -> bool {
        matches!(
            self,
            Key::Up
                | Key::Down
                | Key::Left
                | Key::Right
                | Key::Home
                | Key::End
                | Key::PageUp
                | Key::PageDown
        )
    }

    /// Returns the key with this browser name, for example `ArrowUp`, `Enter` or `7`. `None` for
    /// keys that the board doesn't handle. Don't pass keys pressed with Ctrl, Alt or Meta.
    pub fn from_name(name: &str) -> Option<Key> {
        Some(match name {
            "ArrowUp" => Key::Up,
            "ArrowDown" => Key::Down,
            "ArrowLeft" => Key::Left,
            "ArrowRight" => Key::Right,
            "Home" => Key::Home,
            "End" => Key::End,
            "PageUp" => Key::PageUp,
            "PageDown" => Key::PageDown,
            "Enter" => Key::Enter,
            " " => Key::Space,
            "Escape" => Key::Escape,
            "Backspace" => Key::Backspace,
            _ => {
                let mut chars = name.chars();
                match (chars.next(), chars.next()) {
                    (Some(c), None) if c.is_ascii_alphanumeric() || "-–×:".contains(c) => {
                        Key::Char(c)
                    }
                    _ => return None,
                }
            }
        })
    }

    /// Returns where a key moves the focus, on eight rows of four dark squares.
    pub fn moved(self, from: Square, orientation: Orientation) -> Square {
        // On a turned board, the square shown in the place of `from` is the turned one.
        let turn = |square: Square| match orientation.bottom {
            Color::White => square,
            Color::Black => square.turned(),
        };
        let shown = turn(from).index();
        let (row, place) = (shown / 4, shown % 4);
        let (row, place) = match self {
            Key::Up => (row.saturating_sub(1), place),
            Key::Down => ((row + 1).min(7), place),
            Key::Left => (row, place.saturating_sub(1)),
            Key::Right => (row, (place + 1).min(3)),
            Key::Home => (row, 0),
            Key::End => (row, 3),
            Key::PageUp => (0, place),
            Key::PageDown => (7, place),
            _ => (row, place),
        };
        Square::from_index(row * 4 + place).map_or(from, turn)
    }
}

impl MoveInput {
    /// Handles a key while the board has the focus. `orientation` says where up and left are.
    pub fn key(&mut self, key: Key, orientation: Orientation) -> Reply {
        let reply = match key {
            Key::Enter => self.enter(),
            Key::Space if self.typed.is_empty() => self.press_focus(),
            Key::Space => self.enter(),
            Key::Escape => match self.cancelled() {
                // Pressing Escape with nothing to cancel isn't worth an error.
                Reply::Refused(WrongTry {
                    why: WhyNot::NothingToCancel,
                    ..
                }) => Reply::Nothing,
                reply => reply,
            },
            Key::Backspace => match self.typed.pop() {
                Some(_) => Reply::Typed,
                None => self.step_back(),
            },
            Key::Char(c) => self.type_char(c),
            _ => self.focused(key.moved(self.focus.square, orientation)),
        };
        self.noted(reply)
    }

    /// Moves the focus to this square, for example by Tab or a screen reader.
    pub fn focus_on(&mut self, square: Square) -> Reply {
        let reply = self.focused(square);
        self.noted(reply)
    }

    const fn focused(&mut self, square: Square) -> Reply {
        self.focus = Focus {
            square,
            is_shown: true,
        };
        Reply::Focused(square)
    }

    fn enter(&mut self) -> Reply {
        if !self.typed.is_empty() {
            let typed = self.typed.clone();
            return self.entered(&typed);
        }
        if let Stage::Pending(_) = self.stage {
            return self.confirm();
        }
        if self.focus.is_shown || !self.options.confirm {
            return self.press_focus();
        }
        WrongTry::because(WhyNot::NothingToConfirm).into()
    }

    fn press_focus(&mut self) -> Reply {
        if self.focus.is_shown {
            self.pressed(self.focus.square.coords())
        } else {
            self.focused(self.focus.square)
        }
    }
}
