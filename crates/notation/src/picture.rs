//! The board as a character picture.

use rules::{Board, Color, Coords, Piece, Square};
use std::fmt;
use std::str::FromStr;

/// A board drawn with characters: `r R w W` for the pieces, `.` for an empty dark square and blanks
/// for the light ones. It can be parsed back.
///
/// ```
/// # use crownhead_notation::Picture;
/// # use rules::Board;
/// let start = Picture::plain(&Board::START);
/// assert_eq!(
///     start.to_string(),
///     "
///   r   r   r   r
/// r   r   r   r
///   r   r   r   r
/// .   .   .   .
///   .   .   .   .
/// w   w   w   w
///   w   w   w   w
/// w   w   w   w
/// "[1..]
/// );
/// assert_eq!(start.to_string().parse(), Ok(start));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Picture {
    /// The pieces.
    pub board: Board,
    /// How they are drawn.
    pub layout: PictureLayout,
}

/// What is drawn around a board, and its orientation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PictureLayout {
    /// The squares alone, with White at the bottom. Without labels, the orientation isn't visible,
    /// so there's only this one.
    Plain,
    /// With column letters, row digits, and the numbers of the squares in each row.
    Labelled {
        /// The side at the bottom. Only the view changes, never the board.
        bottom: Color,
    },
}

impl Picture {
    /// The squares alone, with White at the bottom.
    pub const fn plain(board: &Board) -> Picture {
        Picture {
            board: *board,
            layout: PictureLayout::Plain,
        }
    }

    /// The squares with labels around them, from the point of view of the side at the bottom.
    pub const fn labelled(board: &Board, bottom: Color) -> Picture {
        Picture {
            board: *board,
            layout: PictureLayout::Labelled { bottom },
        }
    }
}

const ROWS: usize = 8;
/// From the first column to the last, with a gap between columns.
const WIDTH: usize = 15;
const LETTERS: &str = "A B C D E F G H";
const LETTERS_TURNED: &str = "H G F E D C B A";
const MARGIN: &str = "    ";

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.layout {
            PictureLayout::Plain => writeln!(f, "{}", self.board),
            PictureLayout::Labelled { bottom } => {
                writeln!(f, "{MARGIN}{}", letters(bottom))?;
                for row in 0..ROWS {
                    let squares = self.row(bottom, row);
                    let label = row_label(bottom, row);
                    let (first, last) = numbers_in_row(bottom, row);
                    writeln!(f, "  {label} {squares}  {label}   {first}-{last}")?;
                }
                writeln!(f, "{MARGIN}{}", letters(bottom))
            }
        }
    }
}

impl Picture {
    /// One row of squares, counted from the top of the picture.
    fn row(&self, bottom: Color, row: usize) -> String {
        let mut drawn = String::with_capacity(WIDTH);
        for place in 0..WIDTH {
            drawn.push(match square_at(bottom, row, place) {
                Some(square) => self.board.get(square).map_or('.', Piece::descriptor),
                None => ' ',
            });
        }
        drawn
    }
}

/// The dark square at this position in a row of the picture, or `None` for light squares and gaps.
fn square_at(bottom: Color, row: usize, place: usize) -> Option<Square> {
    if place % 2 == 1 {
        return None;
    }
    let seen = Coords::new(row as i32, (place / 2) as i32);
    let at = match bottom {
        Color::White => seen,
        Color::Black => seen.turned(),
    };
    Square::try_from(at).ok()
}

const fn letters(bottom: Color) -> &'static str {
    match bottom {
        Color::White => LETTERS,
        Color::Black => LETTERS_TURNED,
    }
}

const fn row_label(bottom: Color, row: usize) -> usize {
    match bottom {
        Color::White => ROWS - row,
        Color::Black => row + 1,
    }
}

/// The numbers of the leftmost and rightmost dark squares in a row.
const fn numbers_in_row(bottom: Color, row: usize) -> (usize, usize) {
    let (first, last) = (4 * row + 1, 4 * row + 4);
    match bottom {
        Color::White => (first, last),
        Color::Black => (33 - first, 33 - last),
    }
}

/// Parses what [`Picture`] draws, in either layout. The whole picture may be indented, blank lines
/// may surround it, and trailing blanks don't matter.
impl FromStr for Picture {
    type Err = ParsePictureError;

    fn from_str(text: &str) -> Result<Picture, ParsePictureError> {
        let lines: Vec<TextLine> = text
            .lines()
            .enumerate()
            .map(|(at, line)| TextLine::new(at + 1, line))
            .skip_while(TextLine::is_blank)
            .collect();
        let filled = lines.len() - lines.iter().rev().take_while(|l| l.is_blank()).count();
        let lines = &lines[..filled];
        let bottom = lines
            .first()
            .and_then(|line| match line.trimmed().as_str() {
                LETTERS => Some(Color::White),
                LETTERS_TURNED => Some(Color::Black),
                _ => None,
            });
        match bottom {
            Some(bottom) => read_labelled(lines, bottom),
            None => read_plain(lines),
        }
    }
}

fn read_plain(lines: &[TextLine]) -> Result<Picture, ParsePictureError> {
    let rows = eight(lines, 0)?;
    // Every other row starts with a dark square, so the least indented row shows where the board
    // is.
    let left = rows.iter().map(TextLine::indent).min().unwrap_or(0);
    let mut board = Board::EMPTY;
    for (row, line) in rows.iter().enumerate() {
        read_squares(&mut board, line, Color::White, row, left)?;
        line.require_blank(left + WIDTH)?;
    }
    Ok(Picture::plain(&board))
}

/// Parses lines that start with the letters from the point of view of the side at the bottom.
fn read_labelled(lines: &[TextLine], bottom: Color) -> Result<Picture, ParsePictureError> {
    let left = lines[0].indent();
    let (rows, footer) = match lines[1..].split_last() {
        Some((last, rows)) if last.trimmed() == letters(bottom) => (rows, Some(last)),
        _ => (&lines[1..], None),
    };
    let rows = eight(rows, lines[0].number)?;
    if footer.is_none_or(|footer| footer.indent() != left) {
        let line = footer.map_or(rows[ROWS - 1].number + 1, |footer| footer.number);
        let expected = letters(bottom).to_owned();
        let fault = PictureFault::Label { expected };
        return Err(ParsePictureError::new(line, left + 1, fault));
    }
    let mut board = Board::EMPTY;
    for (row, line) in rows.iter().enumerate() {
        let label = row_label(bottom, row);
        line.require_label(0..left, &label.to_string())?;
        read_squares(&mut board, line, bottom, row, left)?;
        let (first, last) = numbers_in_row(bottom, row);
        let beside = format!("{label}   {first}-{last}");
        line.require_label(left + WIDTH..usize::MAX, &beside)?;
    }
    Ok(Picture::labelled(&board, bottom))
}

/// The rows, if there are eight. They follow the line with the number `above`.
fn eight(rows: &[TextLine], above: usize) -> Result<&[TextLine], ParsePictureError> {
    if rows.len() == ROWS {
        return Ok(rows);
    }
    // The first extra row, or the line where one is missing.
    let line = match (rows.get(ROWS), rows.last()) {
        (Some(extra), _) => extra.number,
        (None, Some(last)) => last.number + 1,
        (None, None) => above + 1,
    };
    let fault = PictureFault::Rows(rows.len());
    Err(ParsePictureError::new(line, 1, fault))
}

/// Parses one row of squares that starts at column `left`, counted from 0.
fn read_squares(
    board: &mut Board,
    line: &TextLine,
    bottom: Color,
    row: usize,
    left: usize,
) -> Result<(), ParsePictureError> {
    for place in 0..WIDTH {
        let column = left + place;
        let found = line.chars.get(column).copied();
        match (square_at(bottom, row, place), found) {
            (Some(_), Some('.')) | (None, None | Some(' ')) => {}
            (Some(square), found) => match found.and_then(Piece::from_descriptor) {
                Some(piece) => {
                    board.put(square, piece);
                }
                None => {
                    let fault = PictureFault::NotAPiece { square, found };
                    return Err(line.fault(column, fault));
                }
            },
            (None, Some(found)) => {
                return Err(line.fault(column, PictureFault::NotBlank { found }));
            }
        }
    }
    Ok(())
}

/// One line of a text, without trailing blanks.
struct TextLine {
    /// Counted from 1.
    number: usize,
    chars: Vec<char>,
}

impl TextLine {
    fn new(number: usize, text: &str) -> TextLine {
        TextLine {
            number,
            chars: text.trim_end().chars().collect(),
        }
    }

    fn is_blank(&self) -> bool {
        self.chars.is_empty()
    }

    fn indent(&self) -> usize {
        self.chars.iter().take_while(|c| **c == ' ').count()
    }

    fn trimmed(&self) -> String {
        self.chars[self.indent()..].iter().collect()
    }

    fn require_blank(&self, from: usize) -> Result<(), ParsePictureError> {
        let rest = self.chars.iter().enumerate().skip(from);
        match rest.into_iter().find(|(_, c)| **c != ' ') {
            None => Ok(()),
            Some((column, &found)) => Err(self.fault(column, PictureFault::NotBlank { found })),
        }
    }

    /// Requires this label or blanks between these columns.
    fn require_label(
        &self,
        columns: std::ops::Range<usize>,
        label: &str,
    ) -> Result<(), ParsePictureError> {
        let end = columns.end.min(self.chars.len());
        let start = columns.start.min(end);
        let found: String = self.chars[start..end].iter().collect();
        let found = found.trim_start();
        if found.trim_end() == label || found.is_empty() {
            return Ok(());
        }
        let column = end - found.chars().count();
        let expected = label.to_owned();
        Err(self.fault(column, PictureFault::Label { expected }))
    }

    /// A fault in this line, at a column counted from 0.
    fn fault(&self, column: usize, fault: PictureFault) -> ParsePictureError {
        ParsePictureError::new(self.number, column + 1, fault)
    }
}

/// Why a text isn't a picture of a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct ParsePictureError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What is wrong there.
    pub fault: PictureFault,
}

impl ParsePictureError {
    const fn new(line: usize, column: usize, fault: PictureFault) -> ParsePictureError {
        ParsePictureError {
            line,
            column,
            fault,
        }
    }
}

/// What is wrong at one place in a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PictureFault {
    /// A board has eight rows, but this many were found.
    Rows(usize),
    /// There's neither a piece nor a dot on a dark square.
    NotAPiece {
        /// The square.
        square: Square,
        /// What was found; nothing at the end of the line.
        found: Option<char>,
    },
    /// Something is on a light square, between two squares, or outside the board.
    NotBlank {
        /// What was found.
        found: char,
    },
    /// The labels don't match this row or column.
    Label {
        /// What was expected.
        expected: String,
    },
}

impl fmt::Display for PictureFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureFault::Rows(rows) => write!(f, "expected 8 rows of squares, found {rows}"),
            PictureFault::NotAPiece { square, found } => {
                write!(f, "expected one of r R w W . on square {square}, found ")?;
                match found {
                    Some(found) => write!(f, "{found:?}"),
                    None => f.write_str("the end of the line"),
                }
            }
            PictureFault::NotBlank { found } => {
                write!(
                    f,
                    "expected a blank, found {found:?}: pieces go on dark squares only"
                )
            }
            PictureFault::Label { expected } => write!(f, "expected the label {expected:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fen;

    fn board(fen: &str) -> Board {
        fen.parse::<Fen>().unwrap().board
    }

    #[track_caller]
    fn check_both_ways(picture: Picture, drawn: &str) {
        assert_eq!(picture.to_string(), drawn);
        assert_eq!(drawn.parse(), Ok(picture));
    }

    #[test]
    fn a7_a_plain_picture_is_drawn_and_read_back() {
        let few = board("B:W23,K8:B1,14");
        check_both_ways(
            Picture::plain(&few),
            &[
                "  r   .   .   .",
                ".   .   .   W",
                "  .   .   .   .",
                ".   r   .   .",
                "  .   .   .   .",
                ".   .   w   .",
                "  .   .   .   .",
                ".   .   .   .",
                "",
            ]
            .join("\n"),
        );
    }

    const WHITE_BELOW: &str = "    A B C D E F G H
  8   r   .   .   .  8   1-4
  7 .   .   .   W    7   5-8
  6   .   .   .   .  6   9-12
  5 .   r   .   .    5   13-16
  4   .   .   .   .  4   17-20
  3 .   .   w   .    3   21-24
  2   .   .   .   .  2   25-28
  1 .   .   .   .    1   29-32
    A B C D E F G H
";

    #[test]
    fn a10_labels_tell_the_two_views_apart() {
        let few = board("B:W23,K8:B1,14");
        check_both_ways(Picture::labelled(&few, Color::White), WHITE_BELOW);
        check_both_ways(
            Picture::labelled(&few, Color::Black),
            "    H G F E D C B A
  1   .   .   .   .  1   32-29
  2 .   .   .   .    2   28-25
  3   .   w   .   .  3   24-21
  4 .   .   .   .    4   20-17
  5   .   .   r   .  5   16-13
  6 .   .   .   .    6   12-9
  7   W   .   .   .  7   8-5
  8 .   .   .   r    8   4-1
    H G F E D C B A
",
        );
    }

    #[test]
    fn what_editors_do_to_a_picture_does_not_matter() {
        let picture = Picture::plain(&Board::START);
        let drawn = picture.to_string();
        #[track_caller]
        fn check(text: &str, expected: Picture) {
            assert_eq!(text.parse(), Ok(expected), "{text}");
        }
        check(&format!("\n\n{drawn}\n \n"), picture);
        check(drawn.trim_end(), picture);
        check(&drawn.replace('\n', "   \r\n"), picture);
        check(
            &drawn
                .replace("\n", "\n      ")
                .replacen("  r", "        r", 1),
            picture,
        );
        let labelled = Picture::labelled(&board("B:W23,K8:B1,14"), Color::White);
        check(
            &format!("\n   {}", WHITE_BELOW.replace('\n', "\n   ")),
            labelled,
        );
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        #[track_caller]
        fn check(from: &str, to: &str, expected: &str) {
            let drawn = WHITE_BELOW.replacen(from, to, 1);
            assert_eq!(drawn.parse::<Picture>().unwrap_err().to_string(), expected);
        }
        check(
            "W",
            "Q",
            "line 3, column 17: expected one of r R w W . on square 8, found 'Q'",
        );
        check(
            "7 . ",
            "7 .w",
            "line 3, column 6: expected a blank, found 'w': pieces go on dark squares only",
        );
        check(
            "  7 .",
            "  9 .",
            "line 3, column 3: expected the label \"7\"",
        );
        check(
            "9-12",
            "9-13",
            "line 4, column 22: expected the label \"6   9-12\"",
        );
        check(
            "  8   r   .   .   .  8   1-4\n",
            "",
            "line 9, column 1: expected 8 rows of squares, found 7",
        );
        check(
            "29-32\n    A B",
            "29-32\n     A B",
            "line 10, column 5: expected the label \"A B C D E F G H\"",
        );
        check(
            "29-32\n    A B C D E F G H\n",
            "29-32\n",
            "line 10, column 5: expected the label \"A B C D E F G H\"",
        );

        #[track_caller]
        fn check_plain(text: &str, expected: &str) {
            assert_eq!(text.parse::<Picture>().unwrap_err().to_string(), expected);
        }
        check_plain("", "line 1, column 1: expected 8 rows of squares, found 0");
        check_plain(
            "\n\n",
            "line 1, column 1: expected 8 rows of squares, found 0",
        );
        check_plain(
            "A B C D E F G H",
            "line 2, column 1: expected 8 rows of squares, found 0",
        );
        check_plain(
            "  r\nw",
            "line 3, column 1: expected 8 rows of squares, found 2",
        );
        let start = Picture::plain(&Board::START).to_string();
        check_plain(
            &start.replacen("  r   r   r   r", "  r   r   r", 1),
            "line 1, column 15: expected one of r R w W . on square 4, found the end of the line",
        );
        check_plain(
            &start.replacen("r\nr", "r é\nr", 1),
            "line 1, column 17: expected a blank, found 'é': pieces go on dark squares only",
        );
        check_plain(
            &format!("{start}.   .   .   .\n"),
            "line 9, column 1: expected 8 rows of squares, found 9",
        );
    }
}
