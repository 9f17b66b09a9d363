//! The board as a list of squares and pieces: `[[1,"r"],[14,"r"],[8,"W"]]`.

use crate::excerpt;
use rules::{Board, Piece, Square};
use serde::{Deserialize, Serialize};

/// Square numbers with one-letter descriptors, as in JSON.
///
/// `r` and `R` are Black's men and kings (the red pieces), `w` and `W` are White's. This is syntax:
/// [`Board::try_from`] validates the numbers and letters.
///
/// ```
/// # use crownhead_notation::DescriptorList;
/// # use rules::Board;
/// let list = DescriptorList::from_json(r#"[[1,"r"],[8,"W"]]"#).unwrap();
/// let board = Board::try_from(&list).unwrap();
/// assert_eq!(DescriptorList::from(&board), list);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DescriptorList(pub Vec<(i64, String)>);

impl DescriptorList {
    /// Parses the JSON form. Anything other than a list of pairs is an error with line and column.
    pub fn from_json(json: &str) -> serde_json::Result<DescriptorList> {
        serde_json::from_str(json)
    }

    /// The JSON form, without spaces.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers and strings always serialize to JSON")
    }
}

/// Lists the pieces in order of square numbers.
impl From<&Board> for DescriptorList {
    fn from(board: &Board) -> DescriptorList {
        let entry = |(square, piece): (Square, Piece)| {
            (square.number().into(), piece.descriptor().to_string())
        };
        DescriptorList(board.iter().map(entry).collect())
    }
}

/// Puts the listed pieces on an empty board. The order of the list doesn't matter.
impl TryFrom<&DescriptorList> for Board {
    type Error = DescriptorError;

    fn try_from(list: &DescriptorList) -> Result<Board, DescriptorError> {
        let mut board = Board::EMPTY;
        for (place, (number, letter)) in list.0.iter().enumerate() {
            put(&mut board, *number, letter).map_err(|fault| DescriptorError {
                entry: place + 1,
                fault,
            })?;
        }
        Ok(board)
    }
}

fn put(board: &mut Board, number: i64, letter: &str) -> Result<(), DescriptorFault> {
    let square = u8::try_from(number)
        .ok()
        .and_then(Square::new)
        .ok_or(DescriptorFault::NoSuchSquare(number))?;
    let piece = one_letter(letter)
        .and_then(Piece::from_descriptor)
        .ok_or_else(|| DescriptorFault::NoSuchPiece(excerpt(letter)))?;
    match board.put(square, piece) {
        None => Ok(()),
        Some(_) => Err(DescriptorFault::SquareTwice(square)),
    }
}

fn one_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// Why a list doesn't describe a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {entry}: {fault}")]
pub struct DescriptorError {
    /// The entry of the list, counted from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub fault: DescriptorFault,
}

/// What is wrong with one entry of a list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DescriptorFault {
    /// No square has this number.
    #[error("there is no square {0}: squares are numbered from 1 to 32")]
    NoSuchSquare(i64),
    /// The text isn't a descriptor.
    #[error("{0:?} is not a piece: expected one of r R w W")]
    NoSuchPiece(String),
    /// An earlier entry put a piece on this square.
    #[error("square {0} is listed twice: it can hold only one piece")]
    SquareTwice(Square),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fen;

    #[test]
    fn a7_a_board_is_built_from_a_list_and_gives_it_back() {
        #[track_caller]
        fn check(json: &str, fen: &str, written: &str) {
            let list = DescriptorList::from_json(json).unwrap();
            let board = Board::try_from(&list).unwrap();
            assert_eq!(board, fen.parse::<Fen>().unwrap().board);
            assert_eq!(DescriptorList::from(&board).to_json(), written);
        }
        check("[]", "B:W:B", "[]");
        check(
            r#" [ [1,"r"], [14,"r"], [23,"w"], [8,"W"], [5,"R"] ] "#,
            "B:W23,K8:B1,14,K5",
            r#"[[1,"r"],[5,"R"],[8,"W"],[14,"r"],[23,"w"]]"#,
        );
        // A board can hold what no game allows.
        check(r#"[[29,"r"]]"#, "B:W:B29", r#"[[29,"r"]]"#);
    }

    #[test]
    fn a7_a_list_that_is_no_board_names_the_entry_and_the_reason() {
        #[track_caller]
        fn check(json: &str, expected: &str) {
            let list = DescriptorList::from_json(json).unwrap();
            assert_eq!(Board::try_from(&list).unwrap_err().to_string(), expected);
        }
        check(
            r#"[[0,"r"]]"#,
            "entry 1: there is no square 0: squares are numbered from 1 to 32",
        );
        check(
            r#"[[1,"r"],[33,"r"]]"#,
            "entry 2: there is no square 33: squares are numbered from 1 to 32",
        );
        check(
            r#"[[-257,"r"]]"#,
            "entry 1: there is no square -257: squares are numbered from 1 to 32",
        );
        check(
            r#"[[1,"r"],[2,"b"]]"#,
            "entry 2: \"b\" is not a piece: expected one of r R w W",
        );
        for text in ["", "rr", "é"] {
            check(
                &format!(r#"[[1,"{text}"]]"#),
                &format!("entry 1: {text:?} is not a piece: expected one of r R w W"),
            );
        }
        check(
            r#"[[1,"r"],[2,"r"],[1,"w"]]"#,
            "entry 3: square 1 is listed twice: it can hold only one piece",
        );
    }

    #[test]
    fn json_of_another_shape_is_refused() {
        for json in [
            "",
            "{}",
            "[1]",
            "[[1]]",
            r#"[[1,"r",2]]"#,
            r#"[["r",1]]"#,
            r#"[[1.5,"r"]]"#,
        ] {
            assert!(DescriptorList::from_json(json).is_err(), "{json}");
        }
    }
}
