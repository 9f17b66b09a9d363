//! Moves as text: `9-14`, `22x15x8`, `E3-D4`.

use crate::excerpt;
use rules::{
    Coords, Labels, MAX_JUMPS, Move, ParseSquareError, Path, Position, Refusal, RuleSet, Square,
};
use std::fmt;
use std::str::FromStr;

/// A move as text: squares and the separators between them.
///
/// This is only syntax. Whether the squares form a move, and which one, depends on the position:
/// see [`WrittenMove::resolve`].
///
/// ```
/// # use crownhead_notation::WrittenMove;
/// # use rules::{Position, RuleSet};
/// let written: WrittenMove = "b6-a5".parse().unwrap();
/// let mv = written.resolve(&Position::START, RuleSet::OFFICIAL).unwrap();
/// assert_eq!(mv.to_string(), "9-13");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WrittenMove {
    // Invariant: at least two squares.
    squares: Path,
    separator: Separator,
}

/// The separator in a written move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Separator {
    /// `-`, meant for a step.
    Dash,
    /// `x`, meant for a capture. Also `X`, `:` and `×`.
    Cross,
}

impl WrittenMove {
    /// The squares in written order. There are at least two.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The separator between the squares; a cross if there is any.
    pub const fn separator(&self) -> Separator {
        self.separator
    }

    /// The move with its squares in this spelling: `B6-A5`.
    pub fn text(&self, labels: Labels) -> String {
        let separator = self.separator.sign();
        let squares = self.squares.iter();
        let squares: Vec<String> = squares.map(|sq| sq.label(labels).to_string()).collect();
        squares.join(separator)
    }

    /// Finds the intended legal move.
    ///
    /// The squares can be the whole path, its two ends, or its ends and some of the squares in
    /// between, as long as only one legal move matches. A text that is the whole path of one legal
    /// move and part of another means the former. The separator doesn't matter, because files use
    /// the wrong one.
    ///
    /// A legal move is found without allocating. Otherwise the refusal says why not, and what could
    /// be played instead.
    pub fn resolve(&self, pos: &Position, rules: RuleSet) -> Result<Move, Refusal> {
        let (from, to) = self.ends();
        let mut fitting = None;
        let mut fit = 0;
        for mv in pos.moves_under(rules) {
            // The ends are cheap to compare and rule out nearly every move.
            if mv.from() != from || mv.to() != to {
                continue;
            }
            let path = mv.path();
            if path == self.squares {
                return Ok(mv);
            }
            if is_subsequence(&self.squares, &path) {
                fitting = Some(mv);
                fit += 1;
            }
        }
        match fitting {
            Some(mv) if fit == 1 => Ok(mv),
            _ => {
                let path: Vec<Coords> = self.squares.iter().map(|sq| sq.coords()).collect();
                pos.attempt(rules, pos.turn(), &path)
            }
        }
    }

    fn ends(&self) -> (Square, Square) {
        match self.squares.as_slice() {
            [from, .., to] => (*from, *to),
            _ => unreachable!("a written move has at least two squares"),
        }
    }
}

/// Whether `part` is `whole` with some of its squares left out.
fn is_subsequence(part: &[Square], whole: &[Square]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|square| rest.any(|other| other == square))
}

/// Accepts squares as numbers or letters, even mixed, with leading zeros and spaces around them,
/// separated by any of `-`, `–`, `x`, `X`, `×`, `:`.
impl FromStr for WrittenMove {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<WrittenMove, ParseMoveError> {
        let mut squares = Path::new();
        let mut separator = Separator::Dash;
        let mut start = 0;
        let ends = text
            .char_indices()
            .filter_map(|(at, c)| Some((at, c.len_utf8(), separator_from(c)?)))
            .chain([(text.len(), 0, Separator::Dash)]);
        for (end, width, next) in ends {
            let part = text[start..end].trim_ascii();
            let place = squares.len() + 1;
            let square = read_square(part).map_err(|why| ParseMoveError::Square { place, why })?;
            squares
                .try_push(square)
                .map_err(|_| ParseMoveError::TooManySquares)?;
            if next == Separator::Cross {
                separator = Separator::Cross;
            }
            start = end + width;
        }
        if squares.len() < 2 {
            return Err(ParseMoveError::OneSquare(squares[0]));
        }
        Ok(WrittenMove { squares, separator })
    }
}

/// The square with this name. An error quotes only the start of a long text.
pub(crate) fn read_square(text: &str) -> Result<Square, ParseSquareError> {
    text.parse().map_err(|why| match why {
        ParseSquareError::Malformed(text) => ParseSquareError::Malformed(excerpt(&text)),
        ParseSquareError::NoSuchNumber(text) => ParseSquareError::NoSuchNumber(excerpt(&text)),
        light @ ParseSquareError::Light(_) => light,
    })
}

impl Separator {
    const fn sign(self) -> &'static str {
        match self {
            Separator::Dash => "-",
            Separator::Cross => "x",
        }
    }
}

const fn separator_from(c: char) -> Option<Separator> {
    match c {
        '-' | '–' => Some(Separator::Dash),
        'x' | 'X' | '×' | ':' => Some(Separator::Cross),
        _ => None,
    }
}

/// The squares as numbers: `9-14`, `22x15x8`.
impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_squares(f, &self.squares, self.separator, Labels::Numbers)
    }
}

/// The whole path of a move.
impl From<Move> for WrittenMove {
    fn from(mv: Move) -> WrittenMove {
        WrittenMove {
            squares: mv.path(),
            separator: separator_of(mv),
        }
    }
}

const fn separator_of(mv: Move) -> Separator {
    if mv.is_capture() {
        Separator::Cross
    } else {
        Separator::Dash
    }
}

fn write_squares(
    f: &mut fmt::Formatter<'_>,
    squares: &[Square],
    separator: Separator,
    labels: Labels,
) -> fmt::Result {
    for (place, square) in squares.iter().enumerate() {
        if place > 0 {
            f.write_str(separator.sign())?;
        }
        write!(f, "{}", square.label(labels))?;
    }
    Ok(())
}

/// Writes a legal move in the shortest form that's unambiguous in this position.
///
/// That's the first and last squares, or the whole path if another legal move shares both.
/// [`WrittenMove::resolve`] reads it back.
///
/// ```
/// # use crownhead_notation::{Fen, write_move};
/// # use rules::{Labels, RuleSet};
/// let pos = "B:W6,7,14,15:B2".parse::<Fen>().unwrap().position().unwrap();
/// let mut written: Vec<_> = pos
///     .moves()
///     .iter()
///     .map(|&mv| write_move(&pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string())
///     .collect();
/// written.sort();
/// assert_eq!(written, ["2x11x18", "2x9x18"]);
/// ```
pub fn write_move(pos: &Position, rules: RuleSet, mv: Move, labels: Labels) -> MoveInContext {
    // Steps never share both ends.
    let shares_ends = mv.is_capture()
        && pos
            .moves_under(rules)
            .iter()
            .any(|other| *other != mv && other.from() == mv.from() && other.to() == mv.to());
    MoveInContext {
        mv,
        labels,
        in_full: shares_ends,
    }
}

/// A move that knows how much of its path to write; created by [`write_move`].
#[derive(Clone, Copy, Debug)]
pub struct MoveInContext {
    mv: Move,
    labels: Labels,
    in_full: bool,
}

impl fmt::Display for MoveInContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.in_full {
            self.mv.text(self.labels).fmt(f)
        } else {
            let ends = [self.mv.from(), self.mv.to()];
            write_squares(f, &ends, separator_of(self.mv), self.labels)
        }
    }
}

/// Why a text isn't a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// One of the parts isn't a square.
    #[error("part {place} of the move: {why}")]
    Square {
        /// Which part it is, counted from 1.
        place: usize,
        /// What is wrong with it. The message includes it, so it isn't also the source.
        why: ParseSquareError,
    },
    /// There is only one square.
    #[error("expected - or x and another square after {0}")]
    OneSquare(Square),
    /// There are more squares than any move can touch.
    #[error("too many squares: no move touches more than {}", MAX_JUMPS + 1)]
    TooManySquares,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fen;
    use rules::Reason;

    fn position(fen: &str) -> Position {
        fen.parse::<Fen>().unwrap().position().unwrap()
    }

    #[test]
    fn moves_are_read_in_many_spellings() {
        #[track_caller]
        fn check(text: &str, written: &str) {
            let mv: WrittenMove = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(mv.to_string(), written);
            assert_eq!(written.parse(), Ok(mv));
        }
        check("9-14", "9-14");
        check("09-14", "9-14");
        check("22x15x8", "22x15x8");
        check("22X15", "22x15");
        check("22:15", "22x15");
        check("22×15", "22x15");
        check("9–14", "9-14");
        check("E3-D4", "23-18");
        check("e3xc5", "23x14");
        check("E3x14", "23x14");
        check(" 22 x 15 x 8 ", "22x15x8");
        check("22-15x8", "22x15x8");
        // Syntax ignores geometry.
        check("1-32", "1-32");
        check("9-9", "9-9");
        check("1-2-3-4-5-6-7-8-9-10", "1-2-3-4-5-6-7-8-9-10");
    }

    #[test]
    fn what_is_not_a_move_says_which_part_and_why() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            assert_eq!(
                text.parse::<WrittenMove>().unwrap_err().to_string(),
                expected
            );
        }
        let not_a_square =
            "is not a square: expected a number from 1 to 32 or a letter and a digit like D4";
        check("", &format!("part 1 of the move: \"\" {not_a_square}"));
        check("9-", &format!("part 2 of the move: \"\" {not_a_square}"));
        check("-9", &format!("part 1 of the move: \"\" {not_a_square}"));
        check("9--14", &format!("part 2 of the move: \"\" {not_a_square}"));
        check(
            "9-14!",
            &format!("part 2 of the move: \"14!\" {not_a_square}"),
        );
        check(
            "9 14",
            &format!("part 1 of the move: \"9 14\" {not_a_square}"),
        );
        check("9-é", &format!("part 2 of the move: \"é\" {not_a_square}"));
        check("9", "expected - or x and another square after 9");
        check(
            "9-33",
            "part 2 of the move: there is no square 33: squares are numbered from 1 to 32",
        );
        check(
            "E3-E4",
            "part 2 of the move: E4 is a light square: only dark squares are used",
        );
        check(
            "1-2-3-4-5-6-7-8-9-10-11",
            "too many squares: no move touches more than 10",
        );
    }

    #[test]
    fn a_written_move_finds_the_legal_one() {
        #[track_caller]
        fn check(fen: &str, text: &str, expected: &str) {
            let written: WrittenMove = text.parse().unwrap();
            let mv = written.resolve(&position(fen), RuleSet::OFFICIAL);
            assert_eq!(mv.map(|mv| mv.to_string()), Ok(expected.to_owned()));
        }
        let start = "B:W21-32:B1-12";
        check(start, "9-14", "9-14");
        // The wrong separator is forgiven.
        check(start, "9x14", "9-14");
        check("B:W18:B14", "14-23", "14x23");
        // Two ends, the whole path, and everything in between.
        let triple = "W:W29:B25,18,11";
        check(triple, "29x8", "29x22x15x8");
        check(triple, "29x22x15x8", "29x22x15x8");
        check(triple, "29x15x8", "29x22x15x8");
        check(triple, "29x22x8", "29x22x15x8");
        // One landing distinguishes two paths with the same ends.
        check("B:W6,7,14,15:B2", "2x9x18", "2x9x18");
        check("B:W6,7,14,15:B2", "2-11-18", "2x11x18");
    }

    #[test]
    fn the_whole_path_of_one_move_is_not_taken_for_a_part_of_another() {
        // From 18, the king goes directly to 25, or first around a circuit in either direction.
        let pos = position("B:W14,15,16,22,23,24:BK9");
        let mut written: Vec<String> = pos
            .moves()
            .iter()
            .map(|&mv| write_move(&pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string())
            .collect();
        written.sort();
        assert_eq!(
            written,
            ["9x18x11x20x27x18x25", "9x18x25", "9x18x27x20x11x18x25"]
        );
        for text in written {
            let mv = text.parse::<WrittenMove>().unwrap();
            let mv = mv.resolve(&pos, RuleSet::OFFICIAL).unwrap();
            assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn a_legal_move_is_written_with_its_ends_or_in_full() {
        #[track_caller]
        fn check(fen: &str, path: &str, numbers: &str, letters: &str) {
            let pos = position(fen);
            let mv: WrittenMove = path.parse().unwrap();
            let mv = mv.resolve(&pos, RuleSet::OFFICIAL).unwrap();
            let text = |labels| write_move(&pos, RuleSet::OFFICIAL, mv, labels).to_string();
            assert_eq!(text(Labels::Numbers), numbers);
            assert_eq!(text(Labels::Letters), letters);
        }
        check("B:W21-32:B1-12", "9-14", "9-14", "B6-C5");
        check("W:W29:B25,18,11", "29x22x15x8", "29x8", "A1xG7");
        check("B:W6,7,14,15:B2", "2x9x18", "2x9x18", "D8xB6xD4");
        check("B:W6,7,14,15:B2", "2x11x18", "2x11x18", "D8xF6xD4");
    }

    #[test]
    fn a_move_that_is_not_legal_is_refused_with_the_reason() {
        #[track_caller]
        fn check(fen: &str, text: &str, reason: Reason, possible: &[&str]) {
            let written: WrittenMove = text.parse().unwrap();
            let refusal = written
                .resolve(&position(fen), RuleSet::OFFICIAL)
                .unwrap_err();
            assert_eq!(refusal.reason, reason);
            let listed: Vec<_> = refusal.possible.iter().map(Move::to_string).collect();
            assert_eq!(listed, possible);
        }
        let sq = |number| Square::new(number).unwrap();
        let start = "B:W21-32:B1-12";
        check(start, "9-9", Reason::SameSquare(sq(9)), &["9-13", "9-14"]);
        check("B:W18:B14,1", "1-5", Reason::MustCapture, &["14x23"]);
        check(
            "B:W6,7,14,15:B2",
            "2x18",
            Reason::Ambiguous,
            &["2x9x18", "2x11x18"],
        );
    }
}
