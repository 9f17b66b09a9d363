//! The words of PDN.

use super::{Nag, Place, Strength};
use crate::{ParseMoveError, WrittenMove};

/// One word of PDN.
///
/// The text of a comment, a tag or a stray word stays with the lexer until its next token.
#[derive(Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// Where it begins.
    pub(super) place: Place,
    /// Whether it begins right where the token before it ends.
    pub(super) glued: bool,
    /// Whether nothing but white space stands before it on its line.
    pub(super) first_on_line: bool,
    /// Whether there is at least one line between it and the token before it.
    pub(super) set_apart: bool,
}

#[derive(PartialEq, Debug)]
pub(super) enum TokenKind {
    /// `[Event "…"]`. The lexer has the name and the value.
    Tag(TagForm),
    /// `12.`, `12...`; old files leave out the dots.
    MoveNumber { number: u32, dots: u32 },
    /// `9-14`. The lexer has the text.
    Move {
        written: Result<WrittenMove, ParseMoveError>,
        letters: bool,
    },
    /// `!`, `(?)`.
    Strength(Strength),
    /// `$3`. `None` for a number that is too large; the lexer has the text.
    Nag(Option<Nag>),
    /// `{…}`, or from `;` to the end of the line. The lexer has the text.
    Comment { closed: bool },
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `/FEN "…"/`. The lexer has the text between the slashes.
    SetUp { closed: bool },
    /// `1-0` and its like. The lexer has the text.
    Result { scale: Scale },
    /// `*`, which ends a game or says that a move is forced.
    Star,
    /// Dots without a number.
    Dots,
    /// `}` without a comment.
    StrayBrace,
    /// Anything else. The lexer has the beginning of the text.
    Stray,
    /// The end of the text.
    End,
}

/// How well a tag is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TagForm {
    /// As it should be.
    Sound,
    /// With a quotation mark or bracket missing or too many.
    Broken,
    /// Without quotation marks, so that it is a tag only among tags.
    Unquoted,
}

/// How a result counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scale {
    /// A win counts one.
    Ours,
    /// A win counts two, as in international draughts.
    International,
}

/// What comes next in the text, seen from afar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ahead {
    Tag,
    /// `1.`
    FirstNumber,
    /// A digit or letter of a move or a number.
    Word,
    Close,
    End,
    Other,
}
