//! The tokens of PDN.

use super::{Nag, Place, Strength};
use crate::{ParseMoveError, WrittenMove};

/// One token of PDN.
///
/// The lexer keeps the text of a comment, a tag or a stray word until its next token.
#[derive(Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// Where it starts.
    pub(super) place: Place,
    /// Whether it directly follows the previous token.
    pub(super) glued: bool,
    /// Whether only white space precedes it on its line.
    pub(super) first_on_line: bool,
    /// Whether there's at least one blank line between it and the previous token.
    pub(super) set_apart: bool,
    /// How many commas are between it and the previous token.
    pub(super) commas: usize,
}

impl Token {
    /// Whether it looks like the number of the first move of a game.
    pub(super) const fn begins_game(&self) -> bool {
        matches!(self.kind, TokenKind::MoveNumber { number: 1, dots: 1 }) && self.first_on_line
    }

    /// Whether it can only be part of a line of moves.
    pub(super) const fn is_plain(&self) -> bool {
        !matches!(
            self.kind,
            TokenKind::Tag(_)
                | TokenKind::Comment { .. }
                | TokenKind::Star
                | TokenKind::Result { .. }
                | TokenKind::End
        )
    }
}

#[derive(PartialEq, Debug)]
pub(super) enum TokenKind {
    /// `[Event "…"]`. The lexer has the name and the value.
    Tag(TagForm),
    /// `12.`, `12...`; old files omit the dots, so it can be any number. The lexer has the text.
    MoveNumber { number: u32, dots: u32 },
    /// `9-14`. The lexer has the text.
    Move {
        written: Result<WrittenMove, ParseMoveError>,
        letters: bool,
    },
    /// `!`, `(?)`.
    Strength(Strength),
    /// `$3`. `None` if the number is too large; the lexer has the text.
    Nag(Option<Nag>),
    /// `{…}`, or from `;` to the end of the line. The lexer has the text.
    Comment { closed: bool },
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `/FEN "…"/`. The lexer has the text between the slashes.
    SetUp { closed: bool },
    /// `1-0` and the like. The lexer has the text.
    Result { scale: Scale },
    /// `*`, which ends a game or marks a move as forced.
    Star,
    /// Dots without a number.
    Dots,
    /// `}` without a comment.
    StrayBrace,
    /// Anything else. The lexer has the start of the text.
    Stray,
    /// The end of the text.
    End,
}

/// How well formed a tag is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TagForm {
    /// Well formed.
    Sound,
    /// With a missing or extra quotation mark or bracket.
    Broken,
    /// Without quotation marks, so it's a tag only among tags.
    Unquoted,
}

/// The scale of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scale {
    /// A win is one point.
    Ours,
    /// A win is two points, as in international draughts.
    International,
}

/// What comes next in the text, roughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ahead {
    Tag,
    /// `1.`
    FirstNumber,
    /// A digit or letter of a move or number.
    Word,
    Close,
    /// A comment, a variation, or dots after a number.
    Aside,
    End,
    Other,
}
