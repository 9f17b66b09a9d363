//! The tag `GameType`: which game it is, and how its squares are named.

use rules::Color;

/// What the tag `GameType` says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GameType {
    /// American checkers.
    Ours {
        /// From whose left the letters of the squares are counted, if the tag says so.
        letters_from: Option<Color>,
    },
    /// Another game, another board, or White moves first.
    Other,
    /// Unclear.
    Unknown,
}

impl GameType {
    /// Parses `21`, or the long form `21,B,8,8,A3,0`: the game, who moves first, the number of
    /// columns and rows, how squares are named, and whether the light squares are used. Trailing
    /// parts may be missing.
    ///
    /// Squares are named by letters (`A`) or numbers (`N`). The digit gives the corner of the first
    /// square, from the first mover's point of view: bottom left (0), bottom right (1), top left
    /// (2) or top right (3).
    pub(super) fn read(text: &str) -> GameType {
        let text = text.trim();
        if matches!(text, "" | "?") {
            return GameType::Ours { letters_from: None };
        }
        let mut fields = text.split(',').map(str::trim);
        match fields.next().map(str::parse::<u32>) {
            Some(Ok(21)) => {}
            Some(Ok(_)) => return GameType::Other,
            _ => return GameType::Unknown,
        }
        for expected in ["B", "8", "8"] {
            match fields.next() {
                None | Some("") => {}
                Some(field) if field.eq_ignore_ascii_case(expected) => {}
                Some(field) => {
                    let is_known = match expected {
                        "B" => field.eq_ignore_ascii_case("W"),
                        _ => field.parse::<u32>().is_ok(),
                    };
                    return if is_known {
                        GameType::Other
                    } else {
                        GameType::Unknown
                    };
                }
            }
        }
        let letters_from = match fields.next().map(str::to_ascii_uppercase).as_deref() {
            // Square 1 is at the right of Black, who moves first.
            None | Some("" | "N" | "N1" | "A") => None,
            Some("A0") => Some(Color::Black),
            Some("A3") => Some(Color::White),
            Some(_) => return GameType::Unknown,
        };
        match (fields.next(), fields.next()) {
            (None | Some("" | "0"), None) => GameType::Ours { letters_from },
            (Some("1"), None) => GameType::Other,
            _ => GameType::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_game_and_the_names_of_its_squares_are_told_apart() {
        #[track_caller]
        fn check(text: &str, expected: GameType) {
            assert_eq!(GameType::read(text), expected, "{text}");
        }
        let ours = |letters_from| GameType::Ours { letters_from };
        for text in ["", "?", "21", " 21 ", "21,B", "21,b,8,8,N1,0", "21,B,8,8,A"] {
            check(text, ours(None));
        }
        check("21,B,8,8,A0,0", ours(Some(Color::Black)));
        check("21, B, 8, 8, a0", ours(Some(Color::Black)));
        check("21,B,8,8,A3,0", ours(Some(Color::White)));
        for text in [
            "20",
            "20,W,10,10,N2,0",
            "21,W,8,8,N1,0",
            "21,B,10,10,N1,0",
            "21,B,8,8,N1,1",
        ] {
            check(text, GameType::Other);
        }
        for text in [
            "checkers",
            "21,X",
            "21,B,eight",
            "21,B,8,8,N2,0",
            "21,B,8,8,A1",
            "21,B,8,8,A3,2",
            "21,B,8,8,A3,0,7",
        ] {
            check(text, GameType::Unknown);
        }
    }
}
