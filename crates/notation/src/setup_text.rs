//! Pieces placed by text: `A7=B, C1=WK, 14=W`.

use crate::excerpt;
use crate::move_text::read_square;
use rules::{
    Board, Color, Labels, MAX_PIECES, ParseSquareError, Piece, PlacementRefusal, Rank, Setup,
    Square,
};
use std::fmt;
use std::str::FromStr;

/// What to put on which squares, in written order.
///
/// This is syntax: [`SetupText::apply`] tries each placement on a [`Setup`].
///
/// ```
/// # use crownhead_notation::SetupText;
/// # use rules::Setup;
/// let mut setup = Setup::empty();
/// let text: SetupText = "A7=B  C1=WK; 14=w".parse().unwrap();
/// text.apply(&mut setup).unwrap();
/// assert_eq!(setup.board().occupied().len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SetupText(pub Vec<SetupEntry>);

/// One square and its content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetupEntry {
    /// The square.
    pub square: Square,
    /// The piece to place, or `None` to clear the square.
    pub piece: Option<Piece>,
    /// How the square is spelled.
    pub labels: Labels,
}

impl SetupText {
    /// The text that builds this board from an empty one.
    pub fn of(board: &Board, labels: Labels) -> SetupText {
        let entry = |(square, piece)| SetupEntry {
            square,
            piece: Some(piece),
            labels,
        };
        SetupText(board.iter().map(entry).collect())
    }

    /// Applies the entries in order. If one is refused, nothing changes.
    pub fn apply(&self, setup: &mut Setup) -> Result<(), SetupTextError> {
        let mut next = setup.clone();
        for (place, entry) in self.0.iter().enumerate() {
            entry.apply(&mut next).map_err(|refusal| SetupTextError {
                ordinal: place + 1,
                entry: entry.to_string(),
                fault: SetupFault::Refused {
                    refusal,
                    labels: entry.labels,
                },
            })?;
        }
        *setup = next;
        Ok(())
    }
}

impl SetupEntry {
    fn apply(&self, setup: &mut Setup) -> Result<(), PlacementRefusal> {
        match self.piece {
            Some(piece) => setup.place(self.square, piece).map(|_| ()),
            None => setup
                .remove(self.square)
                .map(|_| ())
                .map_err(PlacementRefusal::NotPlayable),
        }
    }
}

/// Parses entries separated by spaces, commas, semicolons or line breaks. An entry is a square
/// (`A7` or `5`), `=`, and one of `B`, `BK`, `W`, `WK`, or `-` to clear the square. Black's pieces
/// are red on the official board, so `R` and `RK` are accepted for `B` and `BK`. Case doesn't
/// matter, and spaces are allowed around `=`.
impl FromStr for SetupText {
    type Err = SetupTextError;

    fn from_str(text: &str) -> Result<SetupText, SetupTextError> {
        let mut entries = Vec::new();
        let mut rest = text.trim_start_matches(ends_entry);
        while !rest.is_empty() {
            let (written, after) = split_entry(rest);
            let entry = read_entry(written).map_err(|fault| SetupTextError {
                ordinal: entries.len() + 1,
                entry: excerpt(written),
                fault,
            })?;
            entries.push(entry);
            rest = after.trim_start_matches(ends_entry);
        }
        Ok(SetupText(entries))
    }
}

fn ends_entry(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

/// Splits off the first entry of a text that starts with one. Spaces around `=` don't end it.
fn split_entry(text: &str) -> (&str, &str) {
    let word_end = |from: usize| {
        text[from..]
            .find(ends_entry)
            .map_or(text.len(), |at| from + at)
    };
    let after_spaces = |from: usize| text.len() - text[from..].trim_start().len();
    let mut end = word_end(0);
    if text[after_spaces(end)..].starts_with('=') {
        end = word_end(after_spaces(end));
    }
    if text[..end].ends_with('=') {
        end = word_end(after_spaces(end));
    }
    text.split_at(end)
}

fn read_entry(text: &str) -> Result<SetupEntry, SetupFault> {
    let (square, piece) = text
        .split_once('=')
        .map(|(square, piece)| (square.trim(), piece.trim()))
        .ok_or(SetupFault::NoEquals)?;
    let is_number = square.starts_with(|c: char| c.is_ascii_digit());
    Ok(SetupEntry {
        square: read_square(square)?,
        piece: read_piece(piece)?,
        labels: if is_number {
            Labels::Numbers
        } else {
            Labels::Letters
        },
    })
}

fn read_piece(text: &str) -> Result<Option<Piece>, SetupFault> {
    Ok(Some(match text.to_ascii_uppercase().as_str() {
        "B" | "R" => Piece::man(Color::Black),
        "BK" | "RK" => Piece::king(Color::Black),
        "W" => Piece::man(Color::White),
        "WK" => Piece::king(Color::White),
        "-" => return Ok(None),
        _ => return Err(SetupFault::NotAPiece(excerpt(text))),
    }))
}

/// The entry in canonical form: `A7=BK`, `5=-`.
impl fmt::Display for SetupEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = match self.piece.map(|piece| (piece.color, piece.rank)) {
            Some((Color::Black, Rank::Man)) => "B",
            Some((Color::Black, Rank::King)) => "BK",
            Some((Color::White, Rank::Man)) => "W",
            Some((Color::White, Rank::King)) => "WK",
            None => "-",
        };
        write!(f, "{}={piece}", self.square.label(self.labels))
    }
}

/// The entries, separated by spaces.
impl fmt::Display for SetupText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, entry) in self.0.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            write!(f, "{space}{entry}")?;
        }
        Ok(())
    }
}

/// Which entry of a setup text failed, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {ordinal}, {entry:?}: {fault}")]
pub struct SetupTextError {
    /// The number of the entry, counted from 1.
    pub ordinal: usize,
    /// The text of the entry.
    pub entry: String,
    /// What is wrong with it. The message includes it, so it isn't also the source.
    pub fault: SetupFault,
}

/// What is wrong with one entry of a setup text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// There's no `=` between a square and a piece.
    #[error("expected a square, = and a piece, like A7=B")]
    NoEquals,
    /// The text before `=` isn't a square.
    #[error(transparent)]
    Square(#[from] ParseSquareError),
    /// The text after `=` isn't a piece.
    #[error("expected B, BK, W, WK or - after the =, found {0:?}")]
    NotAPiece(String),
    /// The board doesn't accept the piece.
    #[error("{}", refused(refusal, *labels))]
    Refused {
        /// Why not.
        refusal: PlacementRefusal,
        /// How the entry spells its square.
        labels: Labels,
    },
}

/// The refusal as part of a message. Shown to people, it's a separate sentence.
fn refused(refusal: &PlacementRefusal, labels: Labels) -> String {
    match *refusal {
        PlacementRefusal::NotPlayable(_) => "pieces go on dark squares only".to_owned(),
        PlacementRefusal::Occupied { square, standing } => {
            format!("a {standing} is already on {}", square.label(labels))
        }
        PlacementRefusal::OutOfPieces(color) => {
            format!("{color} has all {MAX_PIECES} pieces on the board")
        }
        PlacementRefusal::ManOnCrownRow { square, color } => format!(
            "a {} on {} would have been crowned: make it a king",
            Piece::man(color),
            square.label(labels)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fen;

    #[test]
    fn c2_entries_are_read_in_many_spellings() {
        #[track_caller]
        fn check(text: &str, written: &str) {
            let entries: SetupText = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(entries.to_string(), written);
            assert_eq!(written.parse(), Ok(entries));
        }
        check("A7=B", "A7=B");
        check("A7=BK", "A7=BK");
        check("A1=W", "A1=W");
        check("A1=WK", "A1=WK");
        check("a7=bk", "A7=BK");
        check("A7=R 6=r b8=RK 2=rk", "A7=B 6=B B8=BK 2=BK");
        check("5=B", "5=B");
        check("05=wk", "5=WK");
        check("A7=-", "A7=-");
        // S0 writes the standard form with spaces.
        check("A7 = B", "A7=B");
        check("A7= B  c1 =wk", "A7=B C1=WK");
        check(
            "A7=B C1=W,14=WK;15=B\n16=W\r\n\t17=B",
            "A7=B C1=W 14=WK 15=B 16=W 17=B",
        );
        check(" , ;A7=B;; ,\n", "A7=B");
        check("", "");
        check(" \n", "");
    }

    #[test]
    fn c6_a_spelling_error_names_the_entry_and_what_was_expected() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            assert_eq!(text.parse::<SetupText>().unwrap_err().to_string(), expected);
        }
        let form = "expected a square, = and a piece, like A7=B";
        let pieces = "expected B, BK, W, WK or - after the =";
        check("A7", &format!("entry 1, \"A7\": {form}"));
        check("A7=B C1 D2=W", &format!("entry 2, \"C1\": {form}"));
        check("A7=X", &format!("entry 1, \"A7=X\": {pieces}, found \"X\""));
        check("A7=", &format!("entry 1, \"A7=\": {pieces}, found \"\""));
        check(
            "A7=, C1=W",
            &format!("entry 1, \"A7=\": {pieces}, found \"\""),
        );
        check(
            "A7=B=W",
            &format!("entry 1, \"A7=B=W\": {pieces}, found \"B=W\""),
        );
        check(
            "A7=KR",
            &format!("entry 1, \"A7=KR\": {pieces}, found \"KR\""),
        );
        check(
            "A7=KB",
            &format!("entry 1, \"A7=KB\": {pieces}, found \"KB\""),
        );
        check(
            "A7=B, I9=W",
            "entry 2, \"I9=W\": \"I9\" is not a square: \
             expected a number from 1 to 32 or a letter and a digit like D4",
        );
        check(
            "33=W",
            "entry 1, \"33=W\": there is no square 33: squares are numbered from 1 to 32",
        );
        check(
            "A8=B",
            "entry 1, \"A8=B\": A8 is a light square: only dark squares are used",
        );
        check(
            "=B",
            "entry 1, \"=B\": \"\" is not a square: \
             expected a number from 1 to 32 or a letter and a digit like D4",
        );
    }

    #[test]
    fn c2_entries_are_carried_out_in_order() {
        #[track_caller]
        fn check(fen: &str, text: &str, expected: &str) {
            let before: Fen = fen.parse().unwrap();
            let mut setup = Setup::from_board(before.board, before.turn);
            let text: SetupText = text.parse().unwrap();
            assert_eq!(text.apply(&mut setup), Ok(()));
            let after = Fen {
                board: *setup.board(),
                turn: setup.turn(),
            };
            assert_eq!(after.to_string(), expected);
        }
        check("B:W:B", "A7=B C1=WK 14=W", "B:W14,K30:B5");
        check("W:W14:B5", "", "W:W14:B5");
        check("B:W14:B5", "14=- C1=W", "B:W30:B5");
        check("B:W14:B5", "14=- 14=BK", "B:W:B5,K14");
        check("B:W14:B5", "15=-", "B:W14:B5");
    }

    #[test]
    fn c6_a_refused_entry_changes_nothing() {
        #[track_caller]
        fn check(fen: &str, text: &str, expected: &str) {
            let before: Fen = fen.parse().unwrap();
            let mut setup = Setup::from_board(before.board, before.turn);
            let untouched = setup.clone();
            let text: SetupText = text.parse().unwrap();
            assert_eq!(text.apply(&mut setup).unwrap_err().to_string(), expected);
            assert_eq!(setup, untouched);
        }
        check(
            "B:W:B5",
            "C1=W A7=W",
            "entry 2, \"A7=W\": a black man is already on A7",
        );
        check(
            "B:W:B5",
            "C1=W 5=W",
            "entry 2, \"5=W\": a black man is already on 5",
        );
        check(
            "B:W:B",
            "14=B 14=B",
            "entry 2, \"14=B\": a black man is already on 14",
        );
        check(
            "B:W:B1-12",
            "14=w 15=B 16=w",
            "entry 2, \"15=B\": Black has all 12 pieces on the board",
        );
        check(
            "B:W:B5",
            "a1=b",
            "entry 1, \"A1=B\": a black man on A1 would have been crowned: make it a king",
        );
    }
}
