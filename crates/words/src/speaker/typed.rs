//! What's wrong with typed squares, moves and positions.

use super::Speaker;
use notation::{FenError, FenFault, FenPart, ParseFenError, ParseMoveError};
use notation::{SetupFault, SetupTextError};
use rules::{BoardProblems, Color, MAX_JUMPS, ParseSquareError};

impl Speaker {
    /// Why a text isn't a square.
    pub fn bad_square(&self, why: &ParseSquareError) -> String {
        match why {
            ParseSquareError::Malformed(text) => self.words.square_malformed(text),
            ParseSquareError::NoSuchNumber(number) => self.words.square_missing(number),
            ParseSquareError::Light(square) => self.words.square_light(square),
        }
    }

    /// Why a text isn't a move.
    pub fn bad_move(&self, why: &ParseMoveError) -> String {
        match why {
            ParseMoveError::Square { why, .. } => self.bad_square(why),
            ParseMoveError::OneSquare(square) => self.words.move_one_square(&self.name(*square)),
            ParseMoveError::TooManySquares => self.words.move_too_many_squares(MAX_JUMPS + 1),
            // The library may add new reasons.
            _ => self.words.refusal_not_legal().to_owned(),
        }
    }

    /// Why a text isn't a playable position.
    pub fn bad_position(&self, why: &FenError) -> String {
        match why {
            FenError::Syntax(why) => self.bad_fen(why),
            FenError::Board(problems) => self.board_problems(problems),
        }
    }

    /// Everything that makes a board unplayable.
    pub fn board_problems(&self, problems: &BoardProblems) -> String {
        let problems: Vec<String> = problems.list().iter().map(|&it| self.problem(it)).collect();
        problems.join(" ")
    }

    /// Why a text isn't a FEN.
    pub fn bad_fen(&self, why: &ParseFenError) -> String {
        let words = self.words;
        let what = match why.fault {
            FenFault::NoSuchSquare(number) => words.square_missing(&number.to_string()),
            FenFault::SquareTwice(square) => words.fen_square_twice(&square.to_string()),
            FenFault::SideTwice(color) => words.fen_side_twice(letter(color)),
            FenFault::Backwards { first, last } => words.fen_backwards(&format!("{first}-{last}")),
            FenFault::Expected { expected, .. } => match expected {
                FenPart::Turn => words.fen_turn().to_owned(),
                FenPart::Colon => words.fen_colon().to_owned(),
                FenPart::Side => words.fen_side().to_owned(),
                FenPart::SideOf(color) => words.fen_side_of(letter(color)),
                FenPart::CommaOrSide(color) => words.fen_comma_or_side(letter(color)),
                FenPart::Square => words.fen_square().to_owned(),
                FenPart::Counter => words.fen_counter().to_owned(),
                FenPart::Number => words.fen_number().to_owned(),
                _ => words.fen_end().to_owned(),
            },
            // The library may add new faults.
            _ => words.fen_end().to_owned(),
        };
        words.fen_at(why.at + 1, &what)
    }

    /// Why a list of pieces can't be placed. These messages belong to the editor.
    pub fn bad_setup_text(&self, why: &SetupTextError) -> String {
        let words = self.words;
        let what = match &why.fault {
            SetupFault::NoEquals => words.setup_no_equals().to_owned(),
            SetupFault::Square(why) => self.bad_square(why),
            SetupFault::NotAPiece(text) => words.setup_not_a_piece(text),
            SetupFault::Refused { refusal, .. } => self.placement_refusal(refusal),
            // The library may add new faults.
            _ => words.setup_no_equals().to_owned(),
        };
        words.setup_entry(why.ordinal, &why.entry, &what)
    }
}

/// The letter of a side in a FEN.
const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}
