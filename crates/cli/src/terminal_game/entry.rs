//! What can be typed during a game.

use notation::{ParseMoveError, WrittenMove};
use rules::Square;
use std::path::PathBuf;
use std::str::FromStr;

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    Enter,
    Back,
    Move(WrittenMove),
    Square(Square),
    Moves,
    History,
    Hint,
    TakeBack,
    Draw,
    Accept,
    Decline,
    Claim,
    Resign,
    Flip,
    Letters,
    Numbers,
    Board,
    Fen,
    New,
    Rematch,
    Save(Option<PathBuf>),
    Load(PathBuf),
    Help,
    Quit,
}

/// Why a line couldn't be parsed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum EntryError {
    #[error("{text:?} is neither a move nor a command: {why}")]
    Unknown { text: String, why: ParseMoveError },
    #[error("no file is named")]
    NoFile,
}

impl FromStr for Entry {
    type Err = EntryError;

    fn from_str(line: &str) -> Result<Entry, EntryError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let file = Some(rest.trim())
            .filter(|rest| !rest.is_empty())
            .map(PathBuf::from);
        Ok(match word.to_ascii_lowercase().as_str() {
            "" => Entry::Enter,
            "back" | "b" => Entry::Back,
            "moves" | "m" => Entry::Moves,
            "history" => Entry::History,
            "hint" => Entry::Hint,
            "undo" | "u" => Entry::TakeBack,
            "draw" => Entry::Draw,
            "accept" | "yes" | "y" => Entry::Accept,
            "decline" | "no" | "n" => Entry::Decline,
            "claim" => Entry::Claim,
            "resign" => Entry::Resign,
            "flip" => Entry::Flip,
            "letters" => Entry::Letters,
            "numbers" => Entry::Numbers,
            "board" => Entry::Board,
            "fen" => Entry::Fen,
            "new" => Entry::New,
            "rematch" => Entry::Rematch,
            "save" => Entry::Save(file),
            "load" => Entry::Load(file.ok_or(EntryError::NoFile)?),
            "help" | "h" | "?" => Entry::Help,
            "quit" | "q" | "exit" => Entry::Quit,
            // Squares separated by spaces are a move too: `11 15`.
            _ => match line.parse() {
                Ok(square) => Entry::Square(square),
                Err(_) => Entry::Move(as_move(line).map_err(|why| EntryError::Unknown {
                    text: line.chars().take(40).collect(),
                    why,
                })?),
            },
        })
    }
}

fn as_move(line: &str) -> Result<WrittenMove, ParseMoveError> {
    let squares: Vec<&str> = line.split_whitespace().collect();
    if squares.len() > 1 && squares.iter().all(|word| word.parse::<Square>().is_ok()) {
        return squares.join("-").parse();
    }
    line.parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        #[track_caller]
        fn check(line: &str, expected: &Entry) {
            assert_eq!(line.parse::<Entry>().as_ref(), Ok(expected));
        }
        check("", &Entry::Enter);
        check("  \r", &Entry::Enter);
        check("11-15", &Entry::Move("11-15".parse().unwrap()));
        check(" f6-e5 ", &Entry::Move("F6-E5".parse().unwrap()));
        check("11 15", &Entry::Move("11-15".parse().unwrap()));
        check("22", &Entry::Square(Square::new(22).unwrap()));
        check("D4", &Entry::Square(Square::new(18).unwrap()));
        check("UNDO", &Entry::TakeBack);
        check("save my game.pdn", &Entry::Save(Some("my game.pdn".into())));
        check("save", &Entry::Save(None));
        check("?", &Entry::Help);
    }

    #[test]
    fn other_lines_say_what_is_expected() {
        assert_eq!("load".parse::<Entry>(), Err(EntryError::NoFile));
        let error = "11-99".parse::<Entry>().unwrap_err().to_string();
        assert!(
            error.starts_with("\"11-99\" is neither a move nor a command:"),
            "{error}"
        );
        assert!(error.contains("there is no square 99"), "{error}");
    }
}
