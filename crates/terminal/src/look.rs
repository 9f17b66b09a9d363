//! What the terminal can show, and the styles made from it.

use ratatui_core::style::{Color, Modifier, Style};
use table::Tone;

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Whether it shows colors.
    pub color: bool,
    /// Whether it shows more than ASCII.
    pub unicode: bool,
}

/// 256-color codes that look alike in every terminal. The first sixteen depend on the user's theme.
const fn code(number: u8) -> Color {
    Color::Indexed(number)
}

impl Look {
    /// Text in the terminal's own colors.
    pub(crate) const fn plain(self) -> Style {
        Style::new()
    }

    /// Text that matters.
    pub(crate) const fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Text that's only there for completeness.
    pub(crate) const fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The chosen row of a list, or the side to move.
    pub(crate) const fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A key that can be pressed.
    pub(crate) const fn key(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.color {
            style.fg(code(179))
        } else {
            style
        }
    }

    /// A message in this tone.
    pub(crate) const fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => self.plain(),
            Tone::Bad if self.color => self.plain().fg(code(203)),
            Tone::Good if self.color => self.plain().fg(code(71)),
            Tone::Bad | Tone::Good => self.strong(),
        }
    }

    /// The colors of the board.
    pub(crate) const fn light_square(self) -> Style {
        if self.color {
            Style::new().bg(code(187))
        } else {
            Style::new()
        }
    }

    /// A character instead of one that the terminal can't show. Invisible characters vanish.
    pub(crate) fn shown(self, c: char) -> Option<&'static str> {
        match c {
            // They order mixed text, which terminals do themselves or not at all.
            '\u{61c}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' => Some(""),
            _ if self.unicode || c.is_ascii() => None,
            '…' => Some("..."),
            '–' | '—' | '\u{2212}' => Some("-"),
            '“' | '”' | '„' | '«' | '»' => Some("\""),
            '’' | '‘' => Some("'"),
            '·' | '•' => Some("|"),
            '×' => Some("x"),
            '±' => Some("+-"),
            '\u{a0}' | '\u{202f}' => Some(" "),
            _ => Some("?"),
        }
    }

    /// A text in characters that the terminal can show.
    pub(crate) fn text(self, text: &str) -> String {
        let mut shown = String::with_capacity(text.len());
        for c in text.chars() {
            match self.shown(c) {
                Some(instead) => shown.push_str(instead),
                None if c.is_control() => shown.push(' '),
                None => shown.push(c),
            }
        }
        shown
    }

    /// One of two signs.
    pub(crate) const fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.unicode { unicode } else { ascii }
    }
}

/// The background of a dark square, by its most important mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    Plain,
    LastMove,
    MustJump,
    Hint,
    Goal,
    Selected,
    Wrong,
}

impl Ground {
    pub(crate) const fn color(self) -> Color {
        match self {
            Ground::Plain => code(22),
            Ground::LastMove => code(29),
            Ground::MustJump => code(58),
            Ground::Hint => code(25),
            Ground::Goal => code(65),
            Ground::Selected => code(136),
            Ground::Wrong => code(53),
        }
    }
}

/// The colors of pieces.
pub(crate) const RED: Color = code(160);
pub(crate) const RED_INK: Color = code(224);
pub(crate) const WHITE: Color = code(255);
pub(crate) const WHITE_INK: Color = code(242);
pub(crate) const GOLD: Color = code(226);
pub(crate) const BRONZE: Color = code(130);
/// The numbers of empty squares.
pub(crate) const FAINT_INK: Color = code(71);
/// The cursor.
pub(crate) const CURSOR: Color = code(226);
