//! Every sentence of this crate, in one place: a translation replaces this module.
//!
//! Sentences that come with a refusal of the rules are `rules`' own; where they name a side, they
//! are said here with the names that the player knows.

mod board;
mod play;
mod result;
mod setup;

use notation::write_move;
use room::Sides;
use rules::{Color, Labels, Move, Piece, Position, Rank, RuleSet, Square};

/// Speaks to the player: how squares are spelled, and what the two sides are called.
///
/// ```
/// # use board_ui::Voice;
/// # use rules::{Color, Labels, Piece, Square};
/// let voice = Voice::new(Labels::Numbers);
/// let sq = Square::new(22).unwrap();
/// assert_eq!(voice.square(sq, Some(Piece::man(Color::White))), "22, white man");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// How squares are spelled.
    pub labels: Labels,
    /// What the sides are called, after the look of their pieces: `Red` and `White`.
    pub colors: Sides<String>,
}

impl Voice {
    /// Speaks of Black and White.
    pub fn new(labels: Labels) -> Voice {
        Voice::with_colors(labels, Color::Black.name(), Color::White.name())
    }

    /// Speaks of the sides by these names.
    pub fn with_colors(labels: Labels, black: &str, white: &str) -> Voice {
        Voice {
            labels,
            colors: Sides {
                black: black.to_owned(),
                white: white.to_owned(),
            },
        }
    }

    /// A side: `Red`.
    pub fn side(&self, color: Color) -> &str {
        &self.colors[color]
    }

    /// A player by name and side, `Ann (Red)`, or by the side alone where the name says no more.
    pub fn player(&self, color: Color, name: &str) -> String {
        let side = self.side(color);
        match name.trim() {
            "" => side.to_owned(),
            name if name.eq_ignore_ascii_case(side) || name == color.name() => side.to_owned(),
            name => format!("{name} ({side})"),
        }
    }

    /// A piece: `white king`.
    pub fn piece(&self, piece: Piece) -> String {
        let rank = match piece.rank {
            Rank::Man => "man",
            Rank::King => "king",
        };
        format!("{} {rank}", self.side(piece.color).to_lowercase())
    }

    /// A square: `18` or `D4`.
    pub fn name(&self, square: Square) -> String {
        square.label(self.labels).to_string()
    }

    /// A legal move as short as it is unmistakable: `22x15`.
    pub fn mv(&self, before: &Position, rules: RuleSet, mv: Move) -> String {
        write_move(before, rules, mv, self.labels).to_string()
    }

    /// Moves to choose from, each in full: `22x15, 22x17 or 24x15`.
    fn moves(&self, moves: &[Move]) -> String {
        join(
            moves.iter().map(|mv| mv.text(self.labels).to_string()),
            "or",
        )
    }

    /// Squares: `9 and 11`.
    fn squares(&self, squares: impl IntoIterator<Item = Square>, word: &str) -> String {
        join(squares.into_iter().map(|square| self.name(square)), word)
    }
}

/// `a`, `a or b`, `a, b or c`.
fn join(parts: impl IntoIterator<Item = String>, word: &str) -> String {
    let parts: Vec<String> = parts.into_iter().collect();
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {word} {last}", others.join(", ")),
    }
}

/// A number with its noun: `1 piece`, `2 pieces`.
fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The text with a capital at its beginning.
fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(chars).collect()
    })
}

#[cfg(test)]
mod tests;
