//! Renders values as text: moves, boards, endings, refusals, clocks.

mod board;
mod clock;
mod ending;
mod games;
mod learn;
mod local_game;
mod looks;
mod online;
mod play;
mod problems;
mod refusal;
mod review;
mod room;
mod setup;
mod table;
mod typed;

pub use table::Spoken;

use crate::{Piece as NamedPiece, Side, Words};
use ::room::Sides;
use notation::write_move;
use rules::{Color, Labels, Move, Piece, Position, Rank, RuleSet, Square};

/// The colors of the pieces, which the sides are named after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colors {
    /// The side that moves first is Red.
    RedWhite,
    /// The side that moves first is Black.
    BlackWhite,
}

/// The players, for a sentence about them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players {
    /// Their names. A player without a name is called by the side.
    pub names: Sides<String>,
    /// The reader's side, if the reader plays against someone else.
    pub you: Option<Color>,
}

impl Players {
    /// Two players without names, for a reader who isn't one of them.
    pub fn unnamed() -> Players {
        Players {
            names: Sides::default(),
            you: None,
        }
    }
}

/// Renders values as text, in the reader's language, colors and notation.
///
/// ```
/// # #[cfg(feature = "languages")] {
/// use rules::{Color, Labels, Piece, Square};
/// use words::{Colors, Language, Speaker, Words};
///
/// let words = Box::leak(Box::new(Words::of(Language::ENGLISH)));
/// let speaker = Speaker::new(words, Colors::RedWhite, Labels::Letters);
/// let sq = Square::new(22).unwrap();
/// assert_eq!(speaker.square(sq, Some(Piece::man(Color::Black))), "C3, red man");
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Speaker {
    /// The messages.
    pub words: &'static Words,
    /// The names of the sides.
    pub colors: Colors,
    /// How squares are spelled.
    pub labels: Labels,
    /// Whether moves are written in words: `10 to 19`.
    in_words: bool,
}

impl Speaker {
    /// A speaker with these settings.
    pub const fn new(words: &'static Words, colors: Colors, labels: Labels) -> Speaker {
        Speaker {
            words,
            colors,
            labels,
            in_words: false,
        }
    }

    /// A speaker that tells moves in words, for beginners: `10 to 19` instead of `10x19`.
    pub const fn in_words(self) -> Speaker {
        Speaker {
            in_words: true,
            ..self
        }
    }

    /// The side as a message argument.
    pub const fn named(&self, color: Color) -> Side {
        match (color, self.colors) {
            (Color::Black, Colors::RedWhite) => Side::Red,
            (Color::Black, Colors::BlackWhite) => Side::Black,
            (Color::White, _) => Side::White,
        }
    }

    /// A side: `Red`.
    pub fn side(&self, color: Color) -> &'static str {
        match self.named(color) {
            Side::Red => self.words.side_red(),
            Side::Black => self.words.side_black(),
            Side::White => self.words.side_white(),
        }
    }

    /// A player by name and side, `Ann (Red)`, or by side alone if there is no name.
    pub fn player(&self, color: Color, name: &str) -> String {
        match name.trim() {
            "" => self.side(color).to_owned(),
            name if name == color.name() || name == self.side(color) => self.side(color).to_owned(),
            name => self.words.player_with_side(name, self.named(color)),
        }
    }

    /// A player by name alone, or by side if there is no name.
    fn name_or_side(&self, color: Color, players: &Players) -> String {
        match players.names[color].trim() {
            "" => self.side(color).to_owned(),
            name if name == color.name() => self.side(color).to_owned(),
            name => {
                let mut text = String::new();
                let is_rtl = self.words.language().is_rtl();
                crate::isolate::push_text(&mut text, name, is_rtl);
                text
            }
        }
    }

    const fn piece(&self, piece: Piece) -> NamedPiece {
        match (self.named(piece.color), piece.rank) {
            (Side::Red, Rank::Man) => NamedPiece::RedMan,
            (Side::Red, Rank::King) => NamedPiece::RedKing,
            (Side::Black, Rank::Man) => NamedPiece::BlackMan,
            (Side::Black, Rank::King) => NamedPiece::BlackKing,
            (Side::White, Rank::Man) => NamedPiece::WhiteMan,
            (Side::White, Rank::King) => NamedPiece::WhiteKing,
        }
    }

    /// A square: `18` or `D4`.
    pub fn name(&self, square: Square) -> String {
        square.label(self.labels).to_string()
    }

    /// A legal move in the shortest unambiguous form: `22x15`.
    pub fn mv(&self, before: &Position, rules: RuleSet, mv: Move) -> String {
        write_move(before, rules, mv, self.labels).to_string()
    }

    /// A move in full as a phrase: `22x15x8`, or in words `22 to 15, then 8`.
    pub fn phrase(&self, mv: Move) -> String {
        let path = mv.path();
        let ([from, to, rest @ ..], true) = (&path[..], self.in_words) else {
            return self.code(&mv.text(self.labels).to_string());
        };
        let start = self.words.move_in_words(&self.name(*from), &self.name(*to));
        rest.iter().fold(start, |phrase, to| {
            self.words.move_then(&phrase, &self.name(*to))
        })
    }

    /// Moves to choose from, each in full: `22x15, 22x17 or 24x15`.
    fn moves(&self, moves: &[Move]) -> String {
        let parts = moves.iter().map(|mv| self.phrase(*mv)).collect();
        self.join(parts, |first, last| self.words.list_or(first, last))
    }

    /// Squares to choose from: `9 or 11`. Duplicates are dropped.
    fn squares_or(&self, squares: impl IntoIterator<Item = Square>) -> String {
        let mut named: Vec<Square> = Vec::new();
        for square in squares {
            if !named.contains(&square) {
                named.push(square);
            }
        }
        self.or(named.into_iter().map(|square| self.name(square)))
    }

    /// `a`, `a or b`, `a, b or c`.
    fn or(&self, parts: impl IntoIterator<Item = String>) -> String {
        self.list(parts, |first, last| self.words.list_or(first, last))
    }

    /// `a`, `a and b`, `a, b and c`.
    fn and(&self, parts: impl IntoIterator<Item = String>) -> String {
        self.list(parts, |first, last| self.words.list_and(first, last))
    }

    fn list(
        &self,
        parts: impl IntoIterator<Item = String>,
        join: impl Fn(&str, &str) -> String,
    ) -> String {
        self.join(
            parts.into_iter().map(|part| self.code(&part)).collect(),
            join,
        )
    }

    fn join(&self, parts: Vec<String>, join: impl Fn(&str, &str) -> String) -> String {
        match parts.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, others)) => join(&others.join(self.words.list_comma()), last),
        }
    }

    /// Left-to-right text, for use in a phrase.
    fn code(&self, code: &str) -> String {
        let mut text = String::new();
        crate::isolate::push_code(&mut text, code, self.words.language().is_rtl());
        text
    }
}

#[cfg(test)]
#[cfg(feature = "languages")]
mod tests;
