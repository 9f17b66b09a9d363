//! Game results in PDN.

use rules::{Color, Outcome};
use std::fmt;

/// The result of a game in a file.
///
/// `1-0` means that the first mover, Black, won. Some sources mean White; set that in the options
/// of a [`Reader`](super::Reader).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0` or `0-1`.
    Win(Color),
    /// `1/2-1/2`.
    Draw,
    /// `0-0`: both sides lose.
    BothLose,
    /// `*`: unfinished or unknown.
    #[default]
    Unknown,
}

impl GameResult {
    /// Parses a result, where `1-0` means that `one_zero` won.
    ///
    /// Accepts the spellings of old files too: `1/2`, `½-½`, and the international scale `2-0`,
    /// `1-1`, `0-2`. Returns `None` for anything else.
    pub fn read(text: &str, one_zero: Color) -> Option<GameResult> {
        let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        Some(match compact.replace('–', "-").as_str() {
            "1-0" | "2-0" => GameResult::Win(one_zero),
            "0-1" | "0-2" => GameResult::Win(one_zero.opponent()),
            "1/2-1/2" | "1/2" | "½-½" | "½" | "1-1" => GameResult::Draw,
            "0-0" => GameResult::BothLose,
            "*" => GameResult::Unknown,
            _ => return None,
        })
    }

    /// The result in PDN 3.0 notation.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Win(Color::Black) => "1-0",
            GameResult::Win(Color::White) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::Unknown => "*",
        }
    }

    /// Who won, or that it was a draw. `None` if unknown or if nobody scored.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            GameResult::Win(color) => Some(Outcome::Win(color)),
            GameResult::Draw => Some(Outcome::Draw),
            GameResult::BothLose | GameResult::Unknown => None,
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        match outcome {
            Outcome::Win(color) => GameResult::Win(color),
            Outcome::Draw => GameResult::Draw,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_every_spelling_and_written_in_one() {
        #[track_caller]
        fn check(text: &str, written: Option<&str>) {
            let result = GameResult::read(text, Color::Black);
            assert_eq!(result.map(GameResult::text), written, "{text}");
        }
        for text in ["1-0", "0-1", "1/2-1/2", "0-0", "*"] {
            check(text, Some(text));
        }
        for text in ["1/2", "½-½", "½", "1-1", "1/2 - 1/2", "1/2–1/2"] {
            check(text, Some("1/2-1/2"));
        }
        check("2-0", Some("1-0"));
        check("0-2", Some("0-1"));
        check(" 1 - 0 ", Some("1-0"));
        for text in ["", "1", "1-18", "2-2", "Drawn"] {
            check(text, None);
        }
    }

    #[test]
    fn one_zero_is_the_first_mover_unless_told_otherwise() {
        let black = GameResult::Win(Color::Black);
        assert_eq!(GameResult::read("1-0", Color::Black), Some(black));
        assert_eq!(GameResult::read("0-1", Color::White), Some(black));
        assert_eq!(black.outcome(), Some(Outcome::Win(Color::Black)));
        assert_eq!(GameResult::from(Outcome::Win(Color::Black)), black);
    }
}
