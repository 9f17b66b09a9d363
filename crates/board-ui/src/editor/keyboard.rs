//! Keyboard control of the editor.

use super::{Edit, Editor, Tool};
use crate::{Key, Orientation};
use rules::Square;

impl Editor {
    /// Handles a key while the board has the focus. The arrows move the focus, Enter and Space use
    /// the tool, Backspace removes a piece or a mark, and the digits 1 to 6 select the tools in
    /// order.
    pub fn key(&mut self, key: Key, orientation: Orientation) -> Edit {
        match key {
            Key::Enter | Key::Space => self.press(self.focus),
            Key::Backspace => self.remove(self.focus),
            Key::Escape => {
                self.break_off_drag();
                Edit::Unchanged
            }
            Key::Char(c) => {
                let tool = c
                    .to_digit(10)
                    .and_then(|digit| Tool::FOR_PATTERNS.get((digit as usize).checked_sub(1)?));
                match tool {
                    Some(&tool) => {
                        self.choose_tool(tool);
                        Edit::ToolChosen(tool)
                    }
                    None => Edit::Unchanged,
                }
            }
            _ => self.focus_on(key.moved(self.focus, orientation)),
        }
    }

    /// Moves the focus to this square.
    pub const fn focus_on(&mut self, square: Square) -> Edit {
        self.focus = square;
        Edit::Focused(square)
    }
}
