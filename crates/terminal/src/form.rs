//! Moving through the rows of a list or a form.

use crate::Target;
use crate::event::{Key, Pointed};

/// Which of some rows is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cursor(usize);

impl Cursor {
    pub(crate) const fn at(row: usize) -> Cursor {
        Cursor(row)
    }

    /// The chosen row, if there are this many.
    pub(crate) fn row(self, rows: usize) -> usize {
        self.0.min(rows.saturating_sub(1))
    }

    /// Handles a key. Returns whether it moved the cursor.
    pub(crate) fn key(&mut self, key: Key, rows: usize) -> bool {
        const PAGE: usize = 10;
        let row = self.row(rows);
        self.0 = match key {
            Key::Up | Key::Char('k') => row.saturating_sub(1),
            Key::Down | Key::Char('j') | Key::Tab => row + 1,
            Key::PageUp => row.saturating_sub(PAGE),
            Key::PageDown => row + PAGE,
            Key::Home => 0,
            Key::End => usize::MAX,
            _ => return false,
        };
        self.0 = self.row(rows);
        true
    }

    /// Handles the mouse. Returns whether the chosen row was clicked again.
    pub(crate) fn mouse(&mut self, pointed: Pointed, rows: usize) -> bool {
        match pointed {
            Pointed::Down(Some(Target::Row(row))) if row < rows => {
                let was_chosen = self.0 == row;
                self.0 = row;
                return was_chosen;
            }
            Pointed::WheelUp => {
                self.key(Key::Up, rows);
            }
            Pointed::WheelDown => {
                self.key(Key::Down, rows);
            }
            _ => {}
        }
        false
    }
}
