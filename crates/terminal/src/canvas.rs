//! Drawing on a buffer, and what can be clicked there.

use crate::{Command, Look};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Position, Rect};
use ratatui_core::style::Style;
use rules::Coords;

/// Something that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A point of the board, light or dark.
    Board(Coords),
    /// A command.
    Command(Command),
    /// The position after this many moves.
    Made(usize),
    /// A row of a list or a form.
    Row(usize),
}

/// What can be clicked on a screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hits(Vec<(Rect, Target)>);

impl Hits {
    /// What's at this column and row.
    pub fn at(&self, column: u16, row: u16) -> Option<Target> {
        let found = self
            .0
            .iter()
            .rev()
            .find(|(area, _)| area.contains(Position { x: column, y: row }));
        found.map(|(_, target)| *target)
    }

    /// Where a target is: its first column and row.
    pub fn find(&self, target: Target) -> Option<(u16, u16)> {
        let found = self.0.iter().find(|(_, other)| *other == target);
        found.map(|(area, _)| (area.x, area.y))
    }
}

/// A buffer to draw on.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    hits: Hits,
    look: Look,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(buffer: &'a mut Buffer, look: Look) -> Canvas<'a> {
        Canvas {
            buffer,
            hits: Hits::default(),
            look,
        }
    }

    pub(crate) fn into_hits(self) -> Hits {
        self.hits
    }

    pub(crate) const fn look(&self) -> Look {
        self.look
    }

    pub(crate) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Makes an area clickable.
    pub(crate) fn target(&mut self, area: Rect, target: Target) {
        self.hits.0.push((area, target));
    }

    /// Sets one character. It's ignored outside the buffer.
    pub(crate) fn put(&mut self, x: u16, y: u16, c: char, style: Style) {
        if let Some(cell) = self.buffer.cell_mut(Position { x, y }) {
            cell.set_char(c).set_style(style);
        }
    }

    /// Changes the style of an area.
    pub(crate) fn style(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area, style);
    }

    /// Writes a line of text into the first row of an area, and cuts off what doesn't fit. Returns
    /// the number of columns used.
    pub(crate) fn text(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let text = self.look.text(text);
        self.shown(area, &text, style)
    }

    /// Writes a line at the right end of an area. Returns what's left of the area.
    pub(crate) fn right(&mut self, area: Rect, text: &str, style: Style) -> Rect {
        let text = self.look.text(text);
        let width = width(&text).min(area.width);
        let place = Rect {
            x: area.right() - width,
            width,
            ..area
        };
        self.shown(place, &text, style);
        Rect {
            width: area.width.saturating_sub(width + 1),
            ..area
        }
    }

    /// Writes text over several rows, broken between words. Returns the number of rows used.
    pub(crate) fn wrapped(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let text = self.look.text(text);
        let lines = wrap(&text, area.width);
        let mut rows = 0;
        for line in lines.iter().take(area.height.into()) {
            self.shown(crate::below(area, rows), line, style);
            rows += 1;
        }
        rows
    }

    /// Writes a key and what it does, as something to click. Returns the number of columns used, or
    /// `None` if it doesn't fit.
    pub(crate) fn button(
        &mut self,
        area: Rect,
        key: &str,
        label: &str,
        command: Command,
    ) -> Option<u16> {
        let label = self.look.text(label);
        let columns = width(key) + 1 + width(&label);
        if columns > area.width || area.height == 0 {
            return None;
        }
        let area = Rect {
            width: columns,
            height: 1,
            ..area
        };
        let used = self.shown(area, key, self.look.key());
        let rest = Rect {
            x: area.x + used + 1,
            width: area.width - used - 1,
            ..area
        };
        self.shown(rest, &label, self.look.plain());
        self.target(area, Target::Command(command));
        Some(columns)
    }

    fn shown(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        if area.width == 0 || area.height == 0 {
            return 0;
        }
        let (end, _) = self
            .buffer
            .set_stringn(area.x, area.y, text, area.width.into(), style);
        end - area.x
    }
}

/// The number of columns that a text needs.
pub(crate) fn width(text: &str) -> u16 {
    use ratatui_core::text::Span;
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// Breaks text between words, so that each line has at most this many columns. A longer word is
/// cut.
fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && width(&line) + 1 + width(word) > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        #[track_caller]
        fn check(text: &str, columns: u16, expected: &[&str]) {
            assert_eq!(wrap(text, columns), expected);
        }
        check("Your move.", 20, &["Your move."]);
        check(
            "You must jump: 15x22.",
            10,
            &["You must", "jump:", "15x22."],
        );
        check("one\ntwo", 10, &["one", "two"]);
        check("", 10, &[""]);
    }
}
